import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Decide what could make such a thing easier today, and write it below the note in one line. Choose something that you can do even when you are tired. Then leave yesterday alone.',
    twin: 'You marked yesterday as hard. A hard day often turns on one small thing at a bad moment. For the goal {title}, decide which thing it was. Change that today, before you are tired, and leave the rest.',
  },
  {
    text: 'This is your note from yesterday: {last_note}. It needs no answer. Choose only this for today: {then}, and nothing beyond that. Decide which other thing can wait until you are rested, and leave it.',
    twin: 'Yesterday was hard, and you said so. It needs no answer. Choose half the usual amount for the goal {title} today, at the calmest hour you can find. If it gets heavy, stop and leave it.',
  },
  {
    text: 'You noted yesterday: {last_note}. Suppose that a friend had written this. Decide what you would advise them to change first, something small. Change only that for yourself today, and leave the rest of the day as it is.',
    twin: 'Yesterday was hard for the goal {title}. Was it because of a thing, a place, or an hour? Choose the one that could be different today, and change it. Leave everything else, so that you can see what the change does.',
  },
  {
    text: 'You left this note about yesterday: {last_note}. You do not have to try harder today. Decide what you can leave out, so that you are rested when the hard part comes. If it does not come, so much the better.',
    twin: 'You marked yesterday as hard. You do not have to try harder today. Decide what you can leave out for the goal {title}, so that you are rested when the hard part comes. If it does not come, so much the better.',
  },
]

/** Messages of Wise Mentor after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You noted yesterday: {last_note}. Decide at which point of today that could happen once more, and leave room for it there. The amount can stay as it was.',
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
