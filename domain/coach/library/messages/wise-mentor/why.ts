import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'When you began, you wrote: {why}. A reason is best used before the work, not during it. Read it once, slowly, put it out of sight, and choose the first movement. The work itself is sufficient to attend to.',
    twin: 'A reason is best used before the work, not during it. Consider for one breath what the goal {title} is meant to change. Then put the thought away and choose the first movement. The work has its own demands.',
  },
  {
    text: '{why}. You found that sentence yourself, and it can settle a question today. When you hesitate between a larger and a smaller step, choose the one that has more to do with it.',
    twin: 'Of a larger and a smaller step, ask which has more to do with the goal {title} as you first meant it. Choose that one today, even if it looks like less, and leave the other.',
  },
  {
    text: 'Here is what you wrote about this: {why}. Notice which of those words is the concrete one, the one you could point at. Choose something for today that brings you nearer to that word, and leave the large ones alone.',
    twin: 'In the goal {title}, notice which word is the concrete one, the one you could point at. Choose something for today that brings you nearer to that word, and leave whatever is large in it alone.',
  },
  {
    text: 'It is written at the head of your goal in your own hand: {why}. On an ordinary day such words grow quiet, and they are meant to. Leave them quiet today and do the ordinary thing they led you to.',
    twin: 'On an ordinary {weekday} the reasons behind the goal {title} may well be quiet. Leave them so. Reasons are for choosing, and you have chosen. What remains for today is an ordinary act, and you may decide how small.',
  },
  {
    text: 'A year from now this sentence may still stand as you left it: {why}. Or you may have found a truer one. Decide today by a small act which of these you would like to find out, and begin it.',
    twin: 'Suppose you met the goal {title} as somebody else’s, in a list. What would you assume that person cares about? Decide whether the assumption is right, and let one small act today follow from your decision.',
  },
  {
    text: 'Of all that you could have written, you chose this: {why}. Let it decide what you leave out today. There is usually one part of a day’s work that has nothing to do with such a sentence. Leave out that part.',
    twin: 'There is usually one part of a day’s work that has nothing to do with why one began it. Find that part in the goal {title} and leave it out today. Attend to what is left.',
  },
  {
    text: 'You once put your reason where you could find it: {why}. Choose one object that belongs to those words, and let it lie on the table while you do your first small part. You need not look at it.',
    twin: 'Choose one object that has to do with why you took up the goal {title}. Let it lie on the table today while you do the first small part. You need not look at it, and nobody else will ask.',
  },
  {
    text: 'These words have waited here since you wrote them: {why}. They do not need to be answered today. They ask which hour of the day should be kept for them, and that is a thing you can decide now.',
    twin: 'Which hour of your day is nearest to what the goal {title} is about? It may not be the hour you have given it. Decide today whether they belong together, and move one small thing accordingly.',
  },
]
