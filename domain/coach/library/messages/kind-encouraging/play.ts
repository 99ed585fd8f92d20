import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Try it a little differently today, only because you can: {then}, and hum while you do it. Any tune will do, a bad one too. When it is done, you may stop humming, or go on to the end of the tune.',
    twin: 'Give the goal {title} a piece of music today, one that you know by heart. Do the first small thing while you hum it. When the tune is over, you may stop, or begin it from the top.',
    byKind: {
      stop: 'Give the hard minute a piece of music today. When the goal {title} gets difficult, hum something you know by heart, slowly and as badly as you like. Everything else can wait until the tune is over.',
      reflect:
        'Try another seat today. For the goal {title}, sit in the other chair, or turn yours toward the window. You can find out whether anything sounds different from there, and you do not have to write it down.',
    },
  },
  {
    text: 'Do today’s part as if a child were watching who asks about everything. {when}, {then}, and explain each movement in a whisper. You may notice something that you usually do without looking. That is enough for today.',
    twin: 'Do one small thing for the goal {title} today as if a child were watching who asks about everything. Explain each movement in a whisper. You will notice what you usually do without looking.',
    byKind: {
      stop: 'Explain today’s hard minute to a plant or a patient cat, in a whisper. Say when it comes, and what you will do then. For the goal {title}, that is a rehearsal, and you may laugh about it.',
    },
  },
  {
    text: 'Use the wrong hand today wherever it does no harm. When it is time to {then}, let the other one begin. It will be slow and a little silly, and that is fine. You can change hands whenever you like.',
    twin: 'Use the wrong hand today wherever it does no harm. Let it open the door, hold the pen, or lay things ready for the goal {title}. It will be slow and a little silly, and you may laugh.',
    byKind: {
      stop: 'Turn one habit around today, only to see what happens. For the goal {title}, sit on the other side of the table at the hard hour. It may feel silly, and you can go back to your own chair afterward.',
      recover:
        'Let chance pick the music today. For the goal {title}, switch on whatever is playing, and do only the easiest thing you had in mind. If the music is dreadful, you may stop and sit down earlier.',
    },
  },
  {
    text: 'Give today’s small part a silly name, as one names a boat or a cat. Then say the name out loud and {then}. It is hard to be strict with something that has a silly name, so keep it short.',
    twin: 'Give the goal {title} a nickname for today, as one names a boat or a cat. Then you can say that you are only going to look after it for a moment. It is hard to be strict with something that has a name.',
    byKind: {
      stop: 'Give the urge a silly name today, as one names a cat. When it comes, greet it by that name and go to another room. For the goal {title}, it is hard to be afraid of something with a cat’s name.',
    },
  },
  {
    text: 'Pretend for a minute that today does not count, and do your part only to see how it goes: {then}. Nobody gives you a grade for it. You can be serious about it tomorrow, if you like that better.',
    twin: 'Pretend for a minute that nobody is keeping a log. Do one small thing for the goal {title} only to see how it goes. Leave out one thing that you always do. You can do it as usual tomorrow.',
    byKind: {
      stop: 'Imagine that a visitor from far away has today’s hard minute instead of you. What would they do with it, in this room, with these things? For the goal {title}, try only that, once, and see how it goes.',
      recover:
        'Pretend for a minute that you are the nurse and somebody else has the goal {title}. What would you tell them to leave out today, in a friendly voice? Say it out loud once, and then do as you were told.',
    },
  },
  {
    text: 'Give today’s part a song of its own. {when}, {then}, and have the song in your head. When it is done, you can sing the song to its end, or only hum the last line.',
    twin: 'See what fits into the length of one song today. Put it on and do something small for the goal {title}. With the last note, put everything down, even in the middle. It is pleasant to be stopped by a song.',
    byKind: {
      stop: 'Pick one song today that belongs to the goal {title} and to nothing else. When it gets hard, listen to it until the last note, with your eyes closed if you can. After that, you can decide.',
    },
  },
  {
    text: 'Draw a small box on paper for today, no bigger than a stamp. After you {then}, you may fill it in any way you like, with a tree or a cup. The drawing is allowed to be bad.',
    twin: 'Draw a small box on paper for the goal {title}, no bigger than a stamp. After one small thing for it, you may fill the box with a tree or a cup or a cross. The drawing is allowed to be bad.',
  },
  {
    text: 'Let a coin have a say today. Heads, you smile before you {then}; tails, you smile after it. You only have to toss it once, and you may laugh at whatever the coin says.',
    twin: 'Let a coin have a say today. For the goal {title}, heads means the place where you always do it, and tails means another one. You can laugh at the coin, and the thing you do there may be small.',
    byKind: {
      stop: 'Let a coin have a say today. When the goal {title} gets hard, toss it. Heads, you go to the window; tails, you wash your hands in warm water. Either is enough, and looking for the coin helps as well.',
      recover:
        'Let a coin have a say today. Heads, the goal {title} gets its small share early; tails, it gets it after a rest. Either is fine, and the coin can take the blame if somebody asks.',
    },
  },
]
