import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s start with the hands. Put down whatever they’re holding, breathe out, and then {then}. You don’t have to feel ready. Do the first movement, and see whether the rest comes easier.',
    twin: 'Let’s start with the hands. Put down whatever they’re holding, and pick up one thing that belongs to the goal {title}. Do something small with it, slowly, and then let’s see about the next move.',
    byKind: {
      stop: 'Let’s give your hands a job before the goal {title} gets hard. Pick a cup, a cloth, or a bunch of keys, and keep it near you. When it starts, hold that until it’s quieter.',
      recover:
        'Hands first, and gently. Put a cushion where you need it and a glass where you can reach it. That’s our share of the goal {title} before anything else. Then sit back and breathe out.',
    },
  },
  {
    text: 'Check your shoulders before we start: down a little, breath out, jaw loose. Then {then}, at a speed that keeps them down. If they come up, pause for a breath and go on slower.',
    twin: 'Check your shoulders before we start on the goal {title}: down a little, breath out, jaw loose. Do the first small thing at a speed that keeps them down. If they come up, pause.',
  },
  {
    text: 'Feet flat, one breath out, hands free: that’s how we begin. {when}, take those few seconds first, and then {then}. If you forget them, stop in the middle and take them then.',
    twin: 'Feet flat, one breath out, hands free: that’s how we begin on the goal {title}. Try it once now. After that, do the first small thing without hurrying, and breathe out when it’s done.',
    byKind: {
      relate:
        'Feet flat, one breath out, ears open: that’s how we begin on the goal {title}. In the next talk, let the other person finish. Think about your answer only after that.',
      stop: 'Feet flat, one long breath out, hands around something cold. Let’s practice that once now for the goal {title}, while it’s easy. When it gets hard, do the same thing in the same sequence.',
    },
  },
  {
    text: 'Let’s get into position before you think about it. Go to the place, sit or stand as you would, and put your hands where they start. Then {then}. If that’s as far as you get, log it.',
    twin: 'Let’s get into position before you think about it. Go where the goal {title} happens, and sit or stand as you would. Put your hands where they start. Then do one small thing from there.',
    byKind: {
      stop: 'Let’s get you out of the chair when the goal {title} gets hard. Stand up, go through the doorway, and touch something cold. Come back when it’s quieter. Try the way once now.',
      learn:
        'Before we look anything up: back straight, book shut, pen in hand. Write down what you still know for the goal {title}. The gaps are our list for today, and one of them is enough.',
    },
  },
  {
    text: 'Rest your eyes before we begin. Look at something far away until it’s sharp. Then come back and {then}. Take the same break when it’s done, and don’t count it as lost time.',
    twin: 'Rest your eyes before we begin on the goal {title}. Look at something far away until it’s sharp. Then do the first small thing, and take the same break halfway through.',
    byKind: {
      stop: 'Let’s use your eyes for the goal {title}. When it gets hard, look at something far away until it’s sharp, then at something near. Go back and forth until it’s quieter.',
    },
  },
  {
    text: 'Let’s do this without hurry: {then}. Notice whether your hands want to be faster than you are. If they do, stop for a breath, and finish it at your own speed.',
    twin: 'Let’s do the first small thing for the goal {title} at half speed. Notice where it’s awkward: at the start, in the middle, or at the end. Next time, slow down only there.',
    byKind: {
      save: 'Let’s go slowly with the goal {title} today. Lay one paper flat on the table, and keep a finger on the line. Read the sum out loud, write it down, and stop.',
      reflect:
        'Let’s go slowly with the goal {title} today. Sit with your hands open, and let one breath go all the way out before the next. If there’s time for only that, we log that.',
      stop: 'Let’s go slowly when the goal {title} gets hard. Do everything at half speed: stand up, turn around, go to the next room. When you get there, check whether it’s quieter.',
      recover:
        'Let’s go slowly with the goal {title} today. Sit first, shoulders down, one long breath out. Then pick the easiest thing on your list, and stop before it gets hard.',
    },
  },
  {
    text: 'Drink something, open a window if there is one, and go to the place where you’ll do it. Then {then}. Let’s not stop for anything else until it’s done, or until you’ve had enough.',
    twin: 'Water and air first, then the goal {title}. Drink something, open a window if there is one, and go to your place. Then we take the first small part, with nothing to get up for.',
    byKind: {
      stop: 'Let’s get ready for the hard hour of the goal {title}. Put out a glass of water, and pick a window and a chair somewhere else. When it starts, use them one after the other.',
    },
  },
  {
    text: 'You don’t have to be wide awake for this. Let’s do it slowly: {then}, with one breath before it and one after it. If it doesn’t work out, note what was in the way.',
    twin: 'You don’t have to be wide awake for the goal {title}. Let’s do one small thing slowly, with a breath between one movement and the next. If you have to stop early, note how far you got.',
    byKind: {
      stop: 'You don’t have to feel strong for the goal {title}. Let’s agree on one thing: when it starts, you stand up and go to another room. Come back when it’s quieter.',
    },
  },
]
