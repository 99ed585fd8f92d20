import type { LibraryStep } from '#domain/coach/library/entry.ts'

/**
 * The step after seven in a row, by the message of that day (TEXT-17): what the message asks for, in one of two wordings. The lists of
 * messages have the same order in each tone.
 */
export const milestoneSteps: readonly (readonly LibraryStep[])[] = [
  [
    { text: 'Write down what made these seven possible: the hour, the place, or a person.', minutes: 2 },
    { text: 'Finish this line on paper: “It worked, because …”', minutes: 2 },
  ],
  [
    { text: 'Write one line to yourself for a hard day: what helped.', minutes: 2 },
    { text: 'Write “worked” on a card, and below it the one thing that did.', minutes: 2 },
  ],
  [
    { text: 'Note one moment of these days that you want to remember.', minutes: 2 },
    { text: 'Send one person the number seven, and one word about it.', minutes: 2 },
  ],
  [
    { text: 'Draw seven marks in a row, and write one word under each.', minutes: 2 },
    { text: 'List what you did each time, and circle what needs no thought anymore.', minutes: 3 },
  ],
  [
    { text: 'Write two words on paper: one thing to keep, one to change.', minutes: 2 },
    { text: 'Write down the most awkward part of it, and one easier way.', minutes: 2 },
  ],
  [
    { text: 'Describe the closest call in two lines: what happened, and what you did.', minutes: 3 },
    { text: 'Write down the hour that was hardest, and what got you through it.', minutes: 2 },
  ],
]
