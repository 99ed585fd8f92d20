import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s race the kettle today. Switch it on, {then}, and see whether you’re done before it boils. Whoever wins, it goes on the log. Then have something hot to drink.',
    twin: 'Let’s race the kettle with a piece of the goal {title}. Switch it on and work until it boils. When it clicks, stop, wherever you are. We log whatever you’ve got.',
    byKind: {
      stop: 'Let’s use the kettle for the goal {title}. When it gets hard, switch the kettle on and stand beside it until it clicks. You don’t have to do anything else. Then let’s see what’s next.',
      recover:
        'Let’s leave the goal {title} to the kettle for a moment. Switch it on, sit down, and stay seated until it clicks. That’s a pause with a signal at the end. Then have something warm.',
    },
  },
  {
    text: 'Let’s have a reporter today. {when}, {then}, and describe it out loud as if it were on the radio. Speak slowly enough to keep up with your hands. Sign off when it’s done.',
    twin: 'Let’s have a reporter for the goal {title} today. Do one small piece and describe it out loud, as if it were on the radio. Speak slowly enough to keep up with your hands.',
    byKind: {
      stop: 'Let’s have a reporter for the goal {title} today. When it gets hard, describe it out loud as if it were on the radio. Say where you feel it and how strong it is. Sign off when it’s quieter.',
    },
  },
  {
    text: 'Let’s leave the ending to chance. Write a few small endings on slips: a song, a look out of the window, a call. {when}, {then}, and then draw a slip and do what it says.',
    twin: 'Let’s leave the ending to chance. Write a few small endings on slips: a song, a look out of the window, a call. Do one small thing for the goal {title}, then draw a slip.',
    byKind: {
      stop: 'Let’s leave it to chance today. Write a few small things on slips: a song, a look out of the window, a call. When the goal {title} gets hard, draw one and do it.',
    },
  },
  {
    text: 'Don’t look at the clock while you {then}. Let’s guess afterward how long it took, out loud, and only then check. Put the guess in today’s note, next to the real number.',
    twin: 'Don’t look at the clock while you do one small thing for the goal {title}. Let’s guess afterward how long it took, and only then check. Put both in today’s note.',
    byKind: {
      stop: 'When the goal {title} gets hard today, guess out loud how long it will last. Then look at the clock until it’s over. Let’s put both in the note, your guess and the real number.',
    },
  },
  {
    text: 'Let’s swap one small thing today: the cup, the shoes, or the way you take. Otherwise it stays the same: {then}. If it’s worse, we change it back tomorrow. If it’s better, it stays.',
    twin: 'Swap seats today. Take a chair you never use for the goal {title}, and do a small part from there. If it’s worse, go back tomorrow. If it’s better, let’s keep it.',
    byKind: {
      stop: 'Swap seats today. If there’s a chair where the goal {title} usually gets hard, let’s put a bag on it. Sit somewhere else, as far away as the room allows.',
      recover:
        'Swap seats today. For the goal {title}, let’s put a chair and a cushion by another window. Sit there for your rest, and go back tomorrow if it’s worse.',
    },
  },
  {
    text: 'How would a very slow, very bad worker do this? Let’s do it their way today, clumsily, on purpose: {then}. Nobody has to see it, and it goes on the log like any other.',
    twin: 'How would a very slow, very bad worker begin on the goal {title}? Let’s do the first small part their way, once, on purpose. Nobody has to see it, and it still goes on the log.',
    byKind: {
      stop: 'Let’s imagine a salesman who talks against the goal {title}. Let him say what the old habit costs, out loud and honestly. Then tell him no, thanks, and leave the room.',
      recover:
        'What would a cat do about the goal {title}? It would find the warm spot, do very little, and take its time. Let’s copy that for a few minutes, and then log it.',
    },
  },
  {
    text: 'Let’s have some music for it. Pick a song that doesn’t suit it at all, put it on, and {then} while it plays. When the song’s over, you may stop.',
    twin: 'Let’s have some music for the goal {title}. Pick a song that doesn’t suit it at all, and do one small thing while it plays. When the song’s over, you may stop.',
    byKind: {
      stop: 'Let’s pick a song for the goal {title}, one that has nothing to do with the hard hour. When it gets hard, play the song to the end. After that, see whether it’s easier.',
      recover:
        'Let’s pick a slow song for the goal {title}, one that you can lie down to. Put it on, lie down, and listen to the end. What comes next, we see after that.',
    },
  },
  {
    text: 'Time for a headline about you in tomorrow’s paper. It has to mention this: {then}. Let’s make it a bit grander than it deserves, and read it out loud. Then go and make it true.',
    twin: 'Time for a headline about you and the goal {title}. Let’s make it a bit grander than it deserves, and read it out loud. Then do the smallest thing that makes it true.',
    byKind: {
      stop: 'Time for a headline on how you got through the hard minute of the goal {title}. Let’s make it a bit grander than it deserves. Then get one thing ready that it mentions.',
    },
  },
]
