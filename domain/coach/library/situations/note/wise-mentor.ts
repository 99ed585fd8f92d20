import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after a note that a day was hard: less, and for a goal to recover the doctor or the therapist. A note may be a state, an event or a feeling. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. A hard day does not call for a harder one. Your plan is this: {then}. Choose only the first part of it today, and stop there. You need not do more.',
    byKind: {
      stop: 'You wrote yesterday: {last_note}. It does not undo what you decided. Choose it once more: {when}, {then}. Say it aloud in a calm moment today, and think no more about the day before.',
      recover:
        'You wrote yesterday: {last_note}. That is for a doctor or a therapist who knows you. Decide to tell them exactly this, in these words, and write down when you will call. Choose a little less for today, and wait.',
    },
    twin: 'You marked yesterday as hard. A hard day does not call for a harder one. Give the goal {title} one minute by the clock today, with the easiest thing that belongs to it. When the minute is over, stop, and leave the rest.',
  },
  {
    text: 'This is your note from yesterday: {last_note}. It needs no answer. You planned to {then}. Do only the beginning of that today, and decide there whether to stop. You may stop there and call the day complete.',
    byKind: {
      stop: 'This is your note from yesterday: {last_note}. It needs no answer and no explanation. Choose one thing for the next such minute: {then}. Everything else about it can wait until the week is over.',
      recover:
        'This is your note from yesterday: {last_note}. Choose rest before effort today. Whether that day was too much is a question for a doctor or a therapist, and it is worth a call. Until you have an answer, do less than usual.',
    },
    twin: 'Yesterday was hard, and you said so. It needs no answer. Choose the part of the goal {title} that you mind least today, at the calmest hour you can find. If it gets heavy, stop and leave it.',
  },
  {
    text: 'You noted yesterday: {last_note}. Such a line weighs less when somebody else has read it, so send it to one person today. Whatever else would help you to {act} can wait for another day.',
    byKind: {
      stop: 'You noted yesterday: {last_note}. Such a sentence is easier to bear when somebody else knows it. Choose one person, and tell them today. Should the same hour be hard, return to what you decided: {then}.',
      recover:
        'You noted yesterday: {last_note}. You cannot judge alone what it means, and you need not. Choose a doctor or a therapist who knows you, and let them hear the sentence as it stands. Keep today slow until they have answered.',
    },
    twin: 'Yesterday was hard for the goal {title}. Such a day is easier to bear when somebody else knows of it. Choose one person, and tell them today. Then give it one minute by the clock, and let it end there.',
  },
  {
    text: 'You left this note about yesterday: {last_note}. It was one hard day, and you need not explain it to anybody. Let today be a small one. Do one easy thing toward the goal, and decide tomorrow about the rest.',
    byKind: {
      stop: 'You left this note about yesterday: {last_note}. Leave it with yesterday. If the same minute comes today, the answer is short and already chosen: {then}. Say it once now, and then wait until you need it.',
      recover:
        'You left this note about yesterday: {last_note}. Leave that part of the goal alone today, and rest instead. Decide when you will tell the doctor or the therapist who knows you, and use these words.',
    },
    twin: 'You marked yesterday as hard. Leave the hard part of the goal {title} alone for a day. Do one easy thing that belongs to it now, and decide tomorrow about everything that is left.',
  },
]

/** Messages of Wise Mentor after a note that a day was easy: the same again, and no more. A note may be a state, an event or a feeling. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You noted yesterday: {last_note}. Keep today the same, as far as you can. {when}, {then}, and choose no harder way.',
    twin: 'You marked yesterday as easy. Do not try to improve on it. For the goal {title}, choose the same hour and the same amount today, and see whether it stays easy.',
  },
  {
    text: 'You wrote about an easy day: {last_note}. What helped then may help today. To {act}, begin in the same way, and stop at the same point.',
    byKind: {
      stop: 'You wrote about an easy day: {last_note}. What helped then may help today. Choose the same place for the hour of {urge}, and change nothing else.',
      relate:
        'You wrote about an easy day: {last_note}. What helped then may help today. To {act}, choose the same moment, and let it be no longer than then.',
    },
    twin: 'Yesterday was easy for the goal {title}. There is no need to make more of it. Choose the same act today, in the same place, and stop where you stopped yesterday.',
  },
  {
    text: 'Yesterday you left this note: {last_note}. To {act}, begin today at the same hour and with the same thing in your hands. One good day is no reason to ask for more.',
    byKind: {
      stop: 'Yesterday you left this note: {last_note}. At the usual hour of {urge}, choose the same today, with the same things at hand. One good day is no reason to ask for more.',
      relate:
        'Yesterday you left this note: {last_note}. To {act}, let today’s talk begin in the same place, with a question. One good day is no reason to ask for more.',
    },
    twin: 'Yesterday was easy, by your own mark. You may want to ask more of the goal {title} now. Let that wait, and leave today as ordinary as yesterday was.',
  },
  {
    text: 'This is your note from yesterday: {last_note}. Choose the same hour and the same place today, since both may have helped. Ask no more of yourself than you did then.',
    byKind: {
      stop: 'This is how you described yesterday: {last_note}. Leave everything around it as it was: the place, the hour, what stood in place of {urge}. Choose nothing new today.',
      relate:
        'This is how you described yesterday: {last_note}. What came easily is worth repeating. Choose the same moment today, and decide now what you will do first.',
    },
    twin: 'Do today what you did yesterday, since the goal {title} went easily. Choose the same place and the same hour, and stop at the same point.',
  },
]
