import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. A hard day usually turns on a small thing at a bad minute, and the minute can be prepared. Decide which thing it was. Move that today, before anyone is tired, and leave the rest.',
    twin: 'You marked yesterday as hard. A hard day usually turns on a small thing at a bad minute. For the goal {title}, decide which thing it was. Move that today, before you are tired, and leave the rest.',
  },
  {
    text: 'This is your note: {last_note}. Leave it as it is; it has said what it had to say. Choose less for today: {then}, in half the measure, and at the calmest hour you can find.',
    twin: 'Yesterday was hard, and you said so. Nothing needs to be added to that. Choose half the measure for the goal {title} today, at the calmest hour you can find. Leave off before it grows heavy.',
  },
  {
    text: 'Difficulty is best read closely. You noted: {last_note}. Which word of it names something that can be touched, a thing, a place, an hour? Begin there today, change that one thing, and wait to see what follows.',
    twin: 'Difficulty is best read closely. Yesterday was hard for the goal {title}. Was it a thing, a place, or an hour? Choose the one that can be changed, change it today, and wait to see what follows.',
  },
  {
    text: 'You left yourself a record of yesterday: {last_note}. It need not be answered with effort. Decide what can be left out today, so that the hard part meets you rested, or does not meet you at all.',
    twin: 'You left yourself a mark for yesterday: hard. It need not be answered with effort. Decide what the goal {title} can do without today, so that the hard part meets you rested, or not at all.',
  },
]

/** Messages of Wise Mentor after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You noted yesterday: {last_note}. Do not improve on it. What was easy once becomes reliable only by being repeated as it was. Choose the same today.',
    twin: 'You marked yesterday as easy. Do not improve on it. For the goal {title}, what was easy once becomes reliable by being repeated as it was. Choose the same today.',
  },
  {
    text: 'An easy day is worth understanding. This is what you wrote: {last_note}. Decide which part of it you could bring about on purpose, and do only that part today.',
    twin: 'An easy day is worth understanding. Decide what made it so for the goal {title}, and which part of that you could bring about on purpose. Do only that part today.',
  },
  {
    text: 'Yesterday you left these words: {last_note}. The temptation now is to ask for more, and it is best left waiting. Today may resemble yesterday in every respect.',
    twin: 'Yesterday was light, by your own mark. The temptation now is to ask more of the goal {title}, and it is best left waiting. Today may resemble yesterday in every respect.',
  },
  {
    text: 'Leave an easy thing alone. It was, in your words: {last_note}. Choose the same place and hour, and the same early end. Leave your effort for other matters.',
    twin: 'Leave an easy thing alone. The goal {title} went lightly yesterday. Choose the same place and hour, and the same early end. Leave your effort for other matters.',
  },
]
