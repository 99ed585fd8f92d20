import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'When you began, you wrote: {why}. Read it once now, slowly. Then leave it, and do what you chose for it: {then}. While you do that, you need think of nothing else.',
    twin: 'Think for a breath of what the goal {title} should change for you. Then leave the thought, and choose a first movement for today. While you are doing it, you need think of nothing else.',
    byKind: {
      recover:
        'When you began, you wrote: {why}. Read it once now, slowly. Then do what you chose for it: {then}. Notice how it feels, and decide to stop while it is still easy.',
    },
  },
  {
    text: '{why}. You wrote that yourself, and it can help you decide today. When you hesitate, read it once, and then {then}. Leave the question alone after that.',
    twin: 'You may hesitate today between a larger and a smaller step for the goal {title}. Ask which has more to do with why you began. Choose that one, even if it is the smaller, and leave the other.',
  },
  {
    text: 'This is what you wrote about your reason: {why}. It is larger than a day. Choose the day’s share of it, which you have written down as well: {then}. The larger part can wait.',
    twin: 'Look at the goal {title} and find the word that names something you could see or touch. Choose one thing for today that has to do with that word. The larger words can wait.',
  },
  {
    text: 'At the start you wrote why you want this: {why}. On an ordinary day you may hardly think of it. {when}, {then}, and leave it at that.',
    twin: 'On an ordinary {weekday} you may feel little of why you chose the goal {title}. You need not wait for the feeling. You have decided already, so choose an ordinary act for today and keep it small.',
  },
  {
    text: 'You gave this reason: {why}. If you would write the same today, only one thing is left to decide, to {then}. If not, write the new words below the old ones first.',
    twin: 'Would you choose the goal {title} once more if you had to decide today? If so, do one small thing for it. If not, write down what you would choose instead, and leave the rest for tomorrow.',
  },
  {
    text: 'You wrote: {why}. Not everything on today’s list has to do with that. Choose one thing that has not, and leave it out. Then there is time to {then}.',
    twin: 'Part of what you do for the goal {title} may have little to do with why you began. Find that part and leave it out today. Choose one of the other parts instead, and do it first.',
  },
  {
    text: 'Your reason for beginning is written down: {why}. Choose one word of it, and write it on a slip. Leave the slip where you will see it before you {then}.',
    twin: 'Choose one object that reminds you why you took up the goal {title}: a picture, a letter, a key. Leave it on the table today while you do the first small part, and put it away afterward.',
  },
  {
    text: 'Here is your reason: {why}. An ordinary day has one moment for it. {when}, {then}. Choose that moment, and let other things wait until it is over.',
    twin: 'Which hour of your day suits the goal {title} best? It may not be the hour you have given it. Decide today whether you want to move it, and clear one thing out of the better hour.',
  },
]
