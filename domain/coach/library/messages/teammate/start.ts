import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'First move today: {then}. You wrote that yourself, so we don’t need a better one. Get that far, then tick it. If there’s time left, you can go on. If there isn’t, that was enough.',
    twin: 'First move on the goal {title}: the easiest thing you can think of. Let’s not look for a better one. Do the first small part of it, then tick it. If there’s time left, you can go on.',
    byKind: {
      stop: 'First move on the goal {title}: change one thing in the room where it usually gets hard. Turn a chair, move a cup, open a window. Let’s do that now, while it’s easy, and leave the rest.',
    },
  },
  {
    text: 'We do one thing today, not the whole list. {when}, {then}. Put the list away until that’s done. Then look at the time you have left, and see whether there’s a next thing.',
    twin: 'We do one thing today on the goal {title}, not the whole list. Pick whatever takes the least preparation. Put the list away until it’s done, and then see whether there’s time for a next one.',
    byKind: {
      stop: 'We look after one thing today on the goal {title}: the first hard minute. When it starts, leave the room and let the minute pass. What you do after it, you can decide then.',
    },
  },
  {
    text: 'The big version is to {act}. The short version is the first few minutes of it, and that’s our job today. Start before you check whether you feel like it, and stop when the minutes are over.',
    twin: 'The goal {title} has a big version and a short version. Today we do the short one: a few minutes, then stop. Start before you check whether you feel like it.',
    byKind: {
      stop: 'The goal {title} covers a lot of days. Today we do the short version. When the urge comes, wait one minute by the clock, with both feet on the floor. After that, we look again.',
      recover:
        'The goal {title} has a big version, and it isn’t for today. We do the short one: the easiest part of what you were told to do. Then let’s rest and call it done.',
    },
  },
  {
    text: 'Let’s split it. Your part comes first: {then}. The list keeps what comes after, so you don’t have to remember it. Do your part, tick it, and read the next line only then.',
    twin: 'Let’s split the goal {title}: you do the first small part, and a list keeps the rest. Write the rest down now, so you don’t have to remember it. Then do your part and put the list away.',
    byKind: {
      stop: 'Let’s split the goal {title}: you take the next hard minute, and a list takes the later ones. Write down when that minute usually comes and what you’ll do in it. Leave the others alone today.',
    },
  },
  {
    text: 'No preparation needed. {when}, {then}, and that counts as a start. We don’t ask how it felt or how long it took. It goes on the log like any other day.',
    twin: 'No preparation needed for the goal {title}. Pick something you can begin right where you are, and begin it. It doesn’t have to be a good start. We put it on the log as it is.',
    byKind: {
      stop: 'No preparation needed for the goal {title}. Go to the place where it usually gets hard, and put a glass of water there. Then we’ve got something to reach for when it starts.',
    },
  },
  {
    text: 'Let’s begin without much talk: {then}. Do it at the first chance, without getting ready for long. If you still have doubts, you can think them over when that’s behind you.',
    twin: 'Let’s begin on the goal {title} without much talk. Name the first thing to do, stand up, and do it. If you still have doubts afterward, think them over then, with the first part done.',
    byKind: {
      recover:
        'Let’s begin slowly: {then}. Check first how you feel, and do only as much as is easy. If you have doubts, we leave it for today and ask at your next appointment.',
    },
  },
  {
    text: 'What comes first today? You wrote it yourself: {then}. Let’s go that far and check in. If you want to stop there, stop. It’s on the log either way.',
    twin: 'What part of the goal {title} takes less than a minute? Take the first answer that comes to you. Let’s do that much and check in. If you want to stop there, stop.',
  },
  {
    text: 'The plan says what you do first: {then}. If its moment is now, let’s do it now. If it comes later, that’s the first thing we do then, and nothing goes before it.',
    twin: 'Something has to come first on the goal {title}. Let’s choose it now: one thing to pick up, to open, to say, or to put in place. Close this page, do it, and check in.',
    byKind: {
      stop: 'Something can change on the goal {title} before it gets hard. Let’s choose it now: one chair, one drawer, or one pocket to empty. Close this page, do it, and check in.',
    },
  },
]
