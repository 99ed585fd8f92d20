import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s do one bit properly today and the rest at shift speed. The bit is the beginning: {then}. Take the time it needs, look at it once when it’s done, and don’t touch it after that.',
    twin: 'Let’s do one bit of the goal {title} properly today and the rest at shift speed. You pick the bit. Take the time it needs, look at it once when it’s done, and don’t touch it after that.',
    byKind: {
      stop: 'Let’s look at how it builds up. The next time the goal {title} gets hard, note what came right before it. A place, a person, an hour: one word will do. We can change what we can name.',
      relate:
        'Let’s do one bit of the talking properly today. For the goal {title}, ask something you don’t know the answer to. Take a slow breath before you reply. The rest can go at normal speed.',
      save: 'Let’s get one figure right today. For the goal {title}, take a single paper and find the sum and the date. Write both where you’ll see them. Correct beats complete, so we stop at one.',
      finish:
        'Let’s make one corner of the goal {title} good enough to hand over. Not the best corner, just the nearest one. Close its gap, check it once with fresh eyes, and leave the others rough.',
      learn:
        'Let’s test before we read. For the goal {title}, write down the last piece from memory. Then open the page and mark what’s off. The marks tell us what to practice, so they’re worth having.',
      reflect:
        'Let’s keep it short and keep it quiet. For the goal {title}, take one line or one breath and stay a little longer than usual. Nobody checks what came of it. Then close it.',
    },
  },
  {
    text: 'Slow down one movement today and leave the others alone. Which one? The first: {then}. We’re looking for the place where it gets sloppy. Find it, name it, and that’s the craft part done for this shift.',
    twin: 'Slow down one movement in the goal {title} today and leave the others alone. We’re looking for the place where it gets sloppy. Find it, name it, and that’s the craft part done for this shift.',
    byKind: {
      stop: 'Slow down the part right before {urge} today. What moves first, a hand, a foot, or the voice? We only want to know what follows what. Once we have it, there’s one link we can swap.',
      recover:
        'Slow down and check the setup today, that’s all. What does the goal {title} lack: a better seat, help within reach, a question for the next appointment? Let’s fix whichever one is missing.',
    },
  },
  {
    text: 'What would make this easier for the next shift, which is you tomorrow? {when}, {then}, and leave it so that we can pick it up with one hand. A marked place or a labeled pile will do.',
    twin: 'What would make the goal {title} easier for the next shift, which is you tomorrow? Do a small bit, and leave it so that we can pick it up with one hand. A marked place or a labeled pile will do.',
    byKind: {
      stop: 'What would make the goal {title} easier for the next shift, which is you tomorrow? Let’s write one line after today’s hard minute: what helped, what didn’t. Plain words, no marks out of anything.',
    },
  },
  {
    text: 'The trick today is leaving things out. The plan stays: {then}. Skip one extra you usually add, a check or a tab. We want to see whether anyone misses it.',
    twin: 'The trick today is leaving things out. Do a bit of the goal {title} without one extra you usually add, a check or a tidy-up. Let’s see whether anyone misses it.',
    byKind: {
      relate:
        'The trick today is leaving things out. In one talk for the goal {title}, skip the advice and the story of your own. Let’s see how far the other person gets when the line stays open.',
    },
  },
  {
    text: 'Good tools first. Before you {then}, fix one thing you’ll be using: charge it, wipe it, sharpen it, or find it. Let’s not do more than one. The job starts better with a thing that works.',
    twin: 'Good tools first. Fix one thing that the goal {title} needs: charge it, wipe it, sharpen it, or find it. Let’s not do more than one. The job starts better with a thing that works.',
    byKind: {
      stop: 'Good tools first. Let’s pick the thing you’ll do instead when the goal {title} gets hard, and make it better. A nicer cup, a longer song, a fuller glass. It should be good company.',
      relate:
        'Good tools first, and here it’s the question. For the goal {title}, let’s find one that can’t be answered with a yes. Write it down, try how it sounds, and keep it in your pocket until there’s a quiet moment.',
    },
  },
  {
    text: 'Let’s get the first minute clean. {when}, no detours: {then}, with nothing else open, on, or in your hands. After that minute you can be as messy as the day requires.',
    twin: 'Let’s get the first minute of the goal {title} clean. Nothing else open, on, or in your hands, only that. After the minute you can be as messy as the day requires.',
    byKind: {
      stop: 'Let’s get one minute of the goal {title} clean. When it starts to pull, no bargaining and no planning for later, just feet, floor, and breath. After the minute you can think about it as much as you like.',
    },
  },
  {
    text: 'Say it out loud while you do it, in plain words: {then}. It’s how crews check each other, and here we’re short of a crew. If the words and the hands disagree, stop and sort out which one’s right.',
    twin: 'Say it while you do it. Take one small bit of the goal {title} and call it out, the way crews do. If the words and the hands disagree, let’s stop and sort out which one’s right.',
    byKind: {
      stop: 'Say it when you notice it. The moment the goal {title} gets hard, call it out in plain words: here it is. Let’s have it out loud, since what’s spoken is easier to wait for.',
      recover:
        'Say it the way you’d tell the person treating you. One plain sentence on how the goal {title} is going, with one thing that was hard. Let’s get it on paper, so it doesn’t have to be remembered.',
    },
  },
  {
    text: 'Stop one line early today. After you {then}, and while it’s still going fine, write what comes next and put it down. We start faster tomorrow from a line that’s half open.',
    twin: 'Stop one line early today. Do a bit of the goal {title} and stop while it’s still going fine. Write what comes next. We start faster tomorrow from a line that’s half open.',
    byKind: {
      stop: 'Stop the argument one line early today. When the goal {title} gets hard, you don’t owe it an answer. Let’s say only: not this minute. Then do something with water, a glass, a tap, a kettle.',
    },
  },
]
