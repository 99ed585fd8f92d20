import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. A hard day often turns on one small thing at a bad moment. Write that thing in one word under your note, and put it out of the way before anything else today.',
    twin: 'You marked yesterday as hard. A hard day often turns on one small thing at a bad moment. For the goal {title}, write that thing down in one word, and put it out of the way before anything else today.',
    byKind: {
      recover:
        'You wrote yesterday: {last_note}. That is for a doctor or a therapist who knows you. Decide to tell them exactly this, in these words, and write down when you will call. Choose a little less for today, and wait.',
    },
  },
  {
    text: 'This is your note from yesterday: {last_note}. It needs no answer. Choose less for today: {then}, and nothing beyond that, at the calmest hour you can find. If it gets heavy, stop and leave it.',
    twin: 'Yesterday was hard, and you said so. It needs no answer. Choose the part of the goal {title} that you mind least today, at the calmest hour you can find. If it gets heavy, stop and leave it.',
  },
  {
    text: 'You noted yesterday: {last_note}. It was one day, and it may not come again. Decide now on one sentence that you will say if it does, to yourself or to somebody else. Write the sentence under the note.',
    twin: 'Yesterday was hard for the goal {title}. It was one day, and it may not come again. Decide now on one sentence that you will say if it does, to yourself or to somebody else. Write the sentence down.',
  },
  {
    text: 'You left this note about yesterday: {last_note}. You do not have to try harder today. Choose one task that can wait until tomorrow, and sit down in the time it would have taken. You will be more rested for the rest.',
    twin: 'You marked yesterday as hard. You do not have to try harder today for the goal {title}. Choose one other task that can wait until tomorrow, and sit down in the time it would have taken. You will be more rested for the rest.',
  },
]

/** Messages of Wise Mentor after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You noted yesterday: {last_note}. If that is something you can choose, choose it again before anything else. Do not add to it, and see whether the day stays easy.',
    twin: 'You marked yesterday as easy. Do not try to improve on it. For the goal {title}, choose the same hour and the same amount today, and see whether it stays easy.',
  },
  {
    text: 'You wrote about an easy day: {last_note}. Decide whether that is possible today as well. If it is, arrange it first, and leave the rest of the plan as it is.',
    twin: 'Yesterday was easy for the goal {title}. Decide what made it so, and which part of that you could arrange on purpose. Do that part today.',
  },
  {
    text: 'Yesterday you left this note: {last_note}. You may want to ask more of yourself now. Choose instead to keep what is in the note, and leave today as ordinary as yesterday was.',
    twin: 'Yesterday was easy, by your own mark. You may want to ask more of the goal {title} now. Wait with that, and leave today as ordinary as yesterday was.',
  },
  {
    text: 'This is how you described yesterday: {last_note}. Decide what of that you can have today as well, and choose it before anything else.',
    twin: 'Do today what you did yesterday, since the goal {title} went easily. Choose the same place and the same hour, and stop at the same point.',
  },
]
