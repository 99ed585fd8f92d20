import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Okay, let’s change one thing about the setup instead of pushing harder. What sat in the wrong place? We move that before anything starts today, and we keep the job itself short.',
    twin: 'You marked yesterday as hard. Okay, let’s change one thing about the setup for the goal {title} instead of pushing harder. What sat in the wrong place? We move that first, and we keep the job itself short.',
  },
  {
    text: 'From yesterday’s log: {last_note}. We take that seriously, which means we cut. Half the job today: {then}, first bit only. If half still drags, we halve it once more, and nobody writes a report about it.',
    twin: 'The log says yesterday was hard. We take that seriously, which means we cut. The goal {title} gets half the job today. If half still drags, we halve it once more, and nobody writes a report about it.',
  },
  {
    text: 'Your note’s on the table: {last_note}. We don’t discuss it, we change one part. Pick the minute where it went heavy. Put something in front of it today: a pause, a door, a glass of water.',
    twin: 'Yesterday’s marked as hard, and we don’t need the long version. For the goal {title}, pick the minute where it went heavy. Let’s put something in front of it today: a pause, a door, a glass of water.',
  },
  {
    text: 'Let’s start from what you noted: {last_note}. Is there someone who could take one small piece off you today? If so, ask them early. If not, we drop that piece, and the rest goes at half speed.',
    twin: 'Yesterday was a hard one on the goal {title}, by your own mark. Is there someone who could take one small piece off you today? If so, ask early. If not, we drop that piece and go at half speed.',
  },
]

/** Messages of Teammate after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday’s note: {last_note}. Good, that’s a recipe. Let’s cook it once more, same amounts, no improvements. We’ve got it in writing now.',
    twin: 'You marked yesterday as easy. Good, then let’s do the same for the goal {title}, same amounts, no improvements. We’ve got it on the log now.',
  },
  {
    text: 'You wrote: {last_note}. We keep that exactly where it is. Easy doesn’t mean there’s room for more, it means the setup’s right. Same again today.',
    twin: 'Easy, says yesterday’s mark. It doesn’t mean there’s room for more, it means the setup for the goal {title} is right. We do the same again today.',
  },
  {
    text: 'Let’s copy from yesterday, you left notes: {last_note}. Same thing first, same size, same stop. When it’s done we’re done, even if there’s fuel left.',
    twin: 'Let’s copy from yesterday, since you marked it as easy. Whatever you did first for the goal {title} goes first today. When it’s done we’re done, even if there’s fuel left.',
  },
  {
    text: 'That went on the log: {last_note}. Which part of it can we set up in advance today? Put that part out, and the easy bit stays easy without luck.',
    twin: 'An easy day’s on the log. Which part of the goal {title} can we set up in advance, so it goes that way today? Put that part out, and we need less luck.',
  },
]
