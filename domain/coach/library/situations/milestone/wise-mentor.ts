import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after seven days in a row: what made them possible. */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'Seven days are kept for the goal {title}. Something made them possible, and it is worth knowing what: the hour, the place, a person, or something left undone. Write it down while it is fresh.',
  },
  {
    text: 'You have kept seven days, and you said what would oppose them: {obstacle}. Consider where it has been all this time. If it has moved, it can be met there. Otherwise, leave everything as it is and repeat yesterday.',
    twin: 'You have kept seven days for the goal {title}. Consider what might have prevented them and did not. To know it is worth more than the number. Otherwise, leave everything as it is and repeat yesterday.',
  },
  {
    text: 'A week of this has taught you something that the plan did not contain. {when}, {then}, and notice at which point you no longer have to decide. That point is where it has begun to carry itself.',
    twin: 'A week of this has taught you something that no plan contains. Choose the same small act for the goal {title} today, and notice at which point you no longer have to decide. Leave that point as it is.',
  },
  {
    text: 'Seven is a modest number, and it is best treated modestly. Do for the goal {title} what you did on the other days, and wait with larger designs until they have grown quiet.',
  },
]

/** Messages of Wise Mentor after thirty days in a row. They warn quietly of the easy day. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'After thirty days the hard day is rarely the one to watch. It is the easy one, on which the rule seems to have served its time. {when}, {then}, as usual.',
    twin: 'After thirty days the hard day is rarely the one to watch. It is the easy one. Leave the goal {title} at its usual size, and let today be ordinary.',
  },
  {
    text: 'Thirty days are on record. The wish to enlarge what works will come now; decide to leave it unanswered. For the goal {title}, the right measure is the one that lasted.',
  },
  {
    text: 'You have arrived at thirty with a companion you had announced: {obstacle}. It may stay. You have learned to go on beside it, and today asks only for that, in the usual measure.',
    twin: 'Thirty days for the goal {title}. What was hard at first may still be there; you have learned to go on beside it. Choose only that today, in the usual measure, and leave the rest.',
  },
  {
    text: 'What has been done on thirty days no longer needs to be defended, and it can still be neglected. Choose the smallest faithful form of the goal {title} today, and give it a moment of attention.',
  },
]

/** Messages of Wise Mentor after ninety days in a row: the reason, and a choice about what stays. */
export const milestoneNinetyMessages: readonly LibraryMessage[] = [
  {
    text: 'Ninety days have passed since you began to keep them. You wrote then: {why}. A reason is changed by being lived with, and it is worth reading slowly. Decide what you would write there today, and which part of the plan follows from it.',
    twin: 'Ninety days have been kept for the goal {title}. The reason you had at first may have changed by being lived with. Decide what you would write down as the reason today, and which part of the practice follows from it.',
  },
  {
    text: 'It is a good time to take something away. After ninety days, the goal {title} may carry rules that once held it up and are no longer needed. Choose one to leave out, and keep the one without which the rest would stop.',
  },
  {
    text: 'Ninety days were needed to find out what this asks of you: {then}. It was there from the beginning, and yet it could not be known then. Keep what has become easy. What has stayed difficult for so long may be changed with good reason.',
    twin: 'Ninety days were needed to find out what the goal {title} really asks of you. Keep what has become easy. What has stayed difficult for so long may be changed with good reason. Decide on one such change, or on none.',
  },
  {
    text: 'Would you notice if the log stopped counting today, after ninety days? Consider what would remain of the goal {title}. Whatever would remain is yours, with or without a number. Choose that part for today, and leave the number to itself.',
  },
]

/** Messages of Wise Mentor after 365 days in a row. */
export const milestoneYearMessages: readonly LibraryMessage[] = [
  {
    text: 'A year contains every kind of day, and you have kept all 365. There is nothing to add to that. Do the usual thing for the goal {title} today, and decide on nothing large while the number is still new.',
  },
  {
    text: 'You wrote at the beginning: {why}. Now 365 days stand between that sentence and you. Read it as one reads an old letter. Choose what to answer, in a line, and then do the small thing that is due today.',
    twin: 'Now 365 days stand between the first day of this and you. Consider what you expected of the goal {title} then, and what it has been. Choose a line to write about the difference, and then do the small thing that is due today.',
  },
  {
    text: 'What has been done for a year belongs to a person as a way of speaking does. {when}, {then}; it hardly needs to be said. Decide only whether something else is now waiting for the care that this one had.',
    twin: 'What has been done for a year belongs to a person as a way of speaking does. For the goal {title}, it hardly needs to be said what today requires. Decide only whether something else is waiting for the same care.',
  },
  {
    text: 'Others may read the number 365 as a triumph. You know of how many plain days it is made. Choose an unremarkable form of the goal {title} for today, in honor of those, and leave the number to itself.',
  },
]
