import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'When you began, you wrote: {why}. Read it once now, slowly. Then leave it, and choose the first thing that you will do for it today. While you are doing it, you need think of nothing else.',
    twin: 'Think for a breath of what the goal {title} should change for you. Then leave the thought, and choose a first movement for today. While you are doing it, you need think of nothing else.',
  },
  {
    text: '{why}. You wrote that yourself, and it can help you decide today. If you hesitate between a larger and a smaller step, choose the one that has more to do with those words. Leave the other.',
    twin: 'You may hesitate today between a larger and a smaller step for the goal {title}. Ask which has more to do with why you began. Choose that one, even if it is the smaller, and leave the other.',
  },
  {
    text: 'This is what you wrote about your reason: {why}. Look for the word in it that names something you could see or touch. Choose one thing for today that has to do with that word.',
    twin: 'Look at the goal {title} and find the word that names something you could see or touch. Choose one thing for today that has to do with that word. The larger words can wait.',
  },
  {
    text: 'At the start you wrote down why you want this: {why}. On an ordinary day you may hardly think of it, and you need not. Decide on the ordinary thing that belongs to it, and do that today.',
    twin: 'On an ordinary {weekday} you may feel little of why you chose the goal {title}. You need not wait for the feeling. You have decided already, so choose an ordinary act for today and keep it small.',
  },
  {
    text: 'You gave this reason: {why}. Would you write the same today? If so, choose one small act and begin it. If not, write the new reason down, and leave the act until tomorrow.',
    twin: 'Would you choose the goal {title} once more if you had to decide today? If so, do one small thing for it. If not, write down what you would choose instead, and leave the rest for tomorrow.',
  },
  {
    text: 'You wrote: {why}. Use that to decide what you will leave out today. There is usually one part of the work that has nothing to do with it. Find that part, leave it out, and do the rest.',
    twin: 'Part of what you do for the goal {title} may have little to do with why you began. Find that part and leave it out today. Choose one of the other parts instead, and do it first.',
  },
  {
    text: 'Your reason for beginning is written down: {why}. Choose one object that has to do with those words, and put it on the table today. Leave it there while you do the first small part.',
    twin: 'Choose one object that reminds you why you took up the goal {title}: a picture, a letter, a key. Leave it on the table today while you do the first small part, and put it away afterward.',
  },
  {
    text: 'Here is your reason, in your own words: {why}. It needs some time in an ordinary week. Decide which part of today or tomorrow belongs to it, write that down, and let other things wait.',
    twin: 'Which hour of your day suits the goal {title} best? It may not be the hour you have given it. Decide today whether you want to move it, and clear one thing out of the better hour.',
  },
]
