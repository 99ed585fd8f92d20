import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after a note that a day was hard: less, and for a goal to recover the doctor or the therapist. A note may be a state, an event or a feeling. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. A hard day does not call for a harder one. Choose less for today: {when}, {then}, and no more than goes without strain. Consider that sufficient, and leave the rest for another day.',
    twin: 'You marked yesterday as hard. A hard day does not call for a harder one. Choose less of the goal {title} for today, perhaps half, and no more than goes without strain. Consider that sufficient, and leave the rest.',
    byKind: {
      recover:
        'You wrote yesterday: {last_note}. That is for a doctor or a therapist who knows you. Decide to tell them exactly this, in these words, and write down when you will call. Choose a little less for today, and wait.',
      stop: 'You wrote yesterday: {last_note}. It does not undo what you decided. Choose it once more: {when}, {then}. Say it aloud in a calm moment today, and think no more about the day before.',
    },
  },
  {
    text: 'This is your note from yesterday: {last_note}. It needs no answer. Choose less for today: {then}, and nothing beyond that, at the calmest hour you can find. If it gets heavy, stop and leave it.',
    twin: 'Yesterday was hard, and you said so. It needs no answer. Choose the part of the goal {title} that you mind least today, at the calmest hour you can find. If it gets heavy, stop and leave it.',
    byKind: {
      recover:
        'This is your note from yesterday: {last_note}. Choose rest before effort today. Whether that day was too much is a question for a doctor or a therapist, and it is worth a call. Until you have an answer, do less than usual.',
    },
  },
  {
    text: 'You noted yesterday: {last_note}. Such a sentence is easier to bear when somebody else knows it. Choose one person, and tell them today. Then attend to the smallest part of what you usually do, and let it end there.',
    twin: 'Yesterday was hard for the goal {title}. Such a day is easier to bear when somebody else knows of it. Choose one person, and tell them today. Then attend to the smallest part of what you usually do, and let it end there.',
    byKind: {
      recover:
        'You noted yesterday: {last_note}. You cannot judge alone what it means, and you need not. Choose a doctor or a therapist who knows you, and let them hear the sentence as it stands. Keep today slow until they have answered.',
      stop: 'You noted yesterday: {last_note}. Such a sentence is easier to bear when somebody else knows it. Choose one person, and tell them today. Should the same hour be hard, return to what you decided: {then}.',
    },
  },
  {
    text: 'You left this note about yesterday: {last_note}. You do not have to try harder today. Choose one task that can wait until tomorrow, and sit down in the time it would have taken. You will be more rested for the rest.',
    twin: 'You marked yesterday as hard. You do not have to try harder today for the goal {title}. Choose one other task that can wait until tomorrow, and sit down in the time it would have taken. You will be more rested for the rest.',
  },
]

/** Messages of Wise Mentor after a note that a day was easy: the same again, and no more. A note may be a state, an event or a feeling. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You noted yesterday: {last_note}. It is sufficient to know that. {when}, {then}, as you did before, and choose to add nothing to it.',
    twin: 'You marked yesterday as easy. Do not try to improve on it. For the goal {title}, choose the same hour and the same amount today, and see whether it stays easy.',
  },
  {
    text: 'You wrote about an easy day: {last_note}. Do not make it larger. Choose the same act today: {then}. Stop where you stopped yesterday.',
    twin: 'Yesterday was easy for the goal {title}. There is no need to make more of it. Choose the same act today, in the same place, and stop where you stopped yesterday.',
  },
  {
    text: 'Yesterday you left this note: {last_note}. You may want to ask more of yourself now. Choose instead the same amount as before, and leave today as ordinary as yesterday was.',
    twin: 'Yesterday was easy, by your own mark. You may want to ask more of the goal {title} now. Wait with that, and leave today as ordinary as yesterday was.',
  },
  {
    text: 'This is how you described yesterday: {last_note}. Let it be so, and do not examine it. What you decided on is right for today as well, in the same measure.',
    twin: 'Do today what you did yesterday, since the goal {title} went easily. Choose the same place and the same hour, and stop at the same point.',
  },
]
