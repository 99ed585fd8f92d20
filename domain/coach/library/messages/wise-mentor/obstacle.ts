import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know your own difficulty: {obstacle}. You have also decided what to do all the same: {then}. Read both once, one after the other. Then leave the first alone, and keep to the second today.',
    twin: 'What usually comes first on a day when the goal {title} gets no time? Decide what you notice of it first, a movement or a thought. Choose one thing that you will do today as soon as you notice it.',
    byKind: {
      recover:
        'You know your own difficulty: {obstacle}. Let it decide how much you do today. If it is there, leave the rest of the plan. If it is not, {then}, slowly, and stop early.',
    },
  },
  {
    text: 'You have named what stands in the way: {obstacle}. You have also decided on an answer, at a quieter hour: {then}. When it comes today, choose that answer, and leave all others aside.',
    twin: 'What stands in the way of the goal {title} usually depends on something: an hour, a room, a thing within reach. Choose one of these, and leave it out of today. The others may stay.',
    byKind: {
      recover:
        'You have named what stands in the way: {obstacle}. It may be a sensible warning. Decide what would make today safer, a seat nearby or less to do, and choose that first.',
    },
  },
  {
    text: 'About the difficult part, you wrote this: {obstacle}. You need not argue with it today. {when}, {then}, and leave the difficulty where it is until that is done.',
    twin: 'What will most likely interrupt the goal {title} today? Write it down plainly. Decide what should lie within reach of your hand when it comes, and put it there before you go on.',
    byKind: {
      recover:
        'About the difficult part, you wrote this: {obstacle}. You need not go against it. {when}, decide whether it is a day for your plan or for rest. Either will do.',
    },
  },
  {
    text: 'You wrote {obstacle}. If that is so today, your own plan is the answer: {then}. Decide on it once, say it to yourself in plain words, and leave every other idea for tomorrow.',
    twin: 'Suppose that the goal {title} goes wrong today in its usual place. Decide now what you could still do in the minute after it: something short, with what is at hand. Leave that ready, and wait.',
    byKind: {
      recover:
        'You wrote {obstacle}. If that is so today, choose less, or leave it out. Write the day and the place in a line, and keep the line for your next appointment.',
    },
  },
  {
    text: 'You know what makes it difficult: {obstacle}. It may be difficult today too, and your part stays the same: {then}. Decide to do that much, and leave aside how well it goes.',
    twin: 'Before the difficulty comes, there is an ordinary moment in which nothing pulls at you yet. Find that moment in your day. Choose it for one small move toward the goal {title}, and leave the rest for afterward.',
    byKind: {
      recover:
        'You know what makes it difficult: {obstacle}. On a day with it, rest is the sensible decision. On a day without it, this is enough: {then}. Decide which day it is before you begin.',
    },
  },
  {
    text: 'This is what you wrote about the hard part: {obstacle}. Notice the moment in which it begins. Choose then what you have planned: {then}. You need not decide it once more.',
    twin: 'Does the goal {title} need more distance today from what disturbs it, or a smaller amount to do? Decide which. Arrange one thing to suit your decision, a closed door or an earlier hour, and leave the rest.',
    byKind: {
      recover:
        'This is what you wrote about the hard part: {obstacle}. Decide who should know about it, and tell them what you notice and when. Leave the judgment to a professional, and wait for the answer.',
    },
  },
  {
    text: 'By your own account, it comes down to this: {obstacle}. You cannot choose whether it comes up today. You can choose this: {then}. Decide to do it at the first chance, and leave the rest.',
    twin: 'Something else will probably want to go first today, before the goal {title}. Decide which of them goes first, and arrange it: where you sit, what lies open, what stays in another room.',
    byKind: {
      recover:
        'By your own account, it comes down to this: {obstacle}. You cannot choose whether it comes today. You can choose to stop when it does, and to wait for a better hour.',
    },
  },
  {
    text: 'The hard part has been written down, by you: {obstacle}. Say your answer out loud once, before it comes: {then}. Then leave both alone until you need them.',
    twin: 'Tell one person, or a sheet of paper, what makes the goal {title} hard. Ask for no advice, and leave out what you ought to do. Once you have said it plainly, you will recognize it sooner.',
    byKind: {
      recover:
        'The hard part has been written down, by you: {obstacle}. Choose one person and tell them about it today, or keep the sentence for your next appointment. Until then, stop where it begins.',
    },
  },
]
