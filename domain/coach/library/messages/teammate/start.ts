import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'First move of the shift: {then}. That’s your own line, so we don’t need a better one. Get as far as that and call it started. If there’s more in you afterward, we’ll use it.',
    twin: 'First move on the goal {title}: whatever lies nearest to your hand. Let’s not look for a better one. Pick it up, do the first bit, and call it started. If there’s more in you afterward, we’ll use it.',
    byKind: {
      stop: 'First move on the goal {title}: change one thing in the room where it gets hard. That’s a job we can do while nothing is pulling at you. Turn it, move it, or take it out, and call the shift started.',
    },
  },
  {
    text: 'We’re after one thing today, not the whole list. {when}, {then}. Everything behind that can stay in the box. Once the first thing is done, let’s look up and see what kind of day it is.',
    twin: 'We’re after one thing today on the goal {title}, not the whole list. Pick the one that takes the least setting up. Everything behind it can stay in the box. Once it’s done, let’s look up.',
    byKind: {
      stop: 'We’re after one thing today on the goal {title}: the first hard minute. You leave the room, and we let the minute pass on its own. What comes after it can be sorted out when it comes.',
    },
  },
  {
    text: 'The big version is to {act}. The short version is the first move, and that’s the one on today’s sheet. Let’s do it before anybody checks whether the mood is right. The mood can catch up.',
    twin: 'The goal {title} has a big version and a short version. Today’s sheet has the short one: first move, then stop. Let’s do it before anybody checks whether the mood is right. The mood can catch up.',
    byKind: {
      stop: 'The big version of the goal {title} covers a lot of days. Ours today is the short version: one urge, one minute by the clock, feet on the floor. Let’s leave the rest of it off the sheet.',
      recover:
        'The goal {title} has a big version, and it isn’t on today’s sheet. Ours is the short one: the easiest part of what you were told to do, then a seat. Let’s keep it that size.',
    },
  },
  {
    text: 'Let’s split it. Your part comes first: {then}. The list takes care of what comes after, so nobody has to hold it in their head. Start there, and we’ll see the next line when it’s its turn.',
    twin: 'Let’s split the goal {title}: you do the first small part, and a list takes the rest. Write the rest down, so nobody has to hold it. Then do your part, and we leave the list alone.',
    byKind: {
      stop: 'Let’s split the goal {title}: you take the next hard minute, and the list takes all the others. Write down when that minute usually comes. Nobody has to think about the rest before it’s their turn.',
    },
  },
  {
    text: 'No ceremony needed. {when}, {then}, and that counts as having begun. We can argue later about whether it was a good start. A start on the log beats a good one that nobody made.',
    twin: 'No ceremony needed for the goal {title}. Pick something you can begin from where you are sitting, and begin it. We can argue later about whether it was a good start. A plain start on the log will do.',
    byKind: {
      stop: 'No ceremony needed for the goal {title}. Stand up now, go where it usually gets hard, and put a glass or a pen there. Then we’ve got something to reach for when it starts.',
    },
  },
  {
    text: 'Here’s how we get going without much talk: {then}. Say it, stand up, do it. The doubts can keep the chair warm. They’ll still be there afterward, and we won’t need them.',
    twin: 'Here’s how we get going on the goal {title} without much talk. Name the first thing, stand up, do the first thing. The doubts can keep the chair. We won’t be needing them today.',
  },
  {
    text: 'What’s the part of this that takes under a minute? You wrote the start of it yourself: {then}. Let’s do exactly that much. If the minute turns into more, fine, and if not, we’re still on the board.',
    twin: 'What’s the part of the goal {title} that takes under a minute? Take the answer you thought of first, and let’s do exactly that much. If it turns into more, fine. If not, we’re still on the board.',
  },
  {
    text: 'The plan already says who goes first, and it’s you: {then}. Let’s put a start on it now, while the page is open. Close this, do the first movement, and the shift has started.',
    twin: 'Somebody has to go first on the goal {title}, and here that’s you. Let’s keep it light: one thing picked up, opened, dialed, or put in place. Close this page, do it, and the shift has started.',
    byKind: {
      stop: 'Something has to give first on the goal {title}, and it needn’t be you. Let’s change the place where it gets hard: one chair, one drawer, one jacket pocket. Close this page, change it, and the shift has started.',
    },
  },
]
