import type { LibraryStep } from '#domain/coach/library/entry.ts'

/**
 * The step after seven in a row (TEXT-17), by the message of that day: what its text asks for, and what its other wordings ask for. The lists of
 * messages have the same order in each tone.
 */
export const milestoneSteps: readonly { ofText: LibraryStep; ofOthers: LibraryStep }[] = [
  {
    ofText: { text: 'Write down what made these seven possible: the hour, the place, or a person.', minutes: 2 },
    ofOthers: { text: 'Finish this line on paper: “It worked because …”', minutes: 2 },
  },
  {
    ofText: { text: 'Write on a card the one thing that helped you most.', minutes: 2 },
    ofOthers: { text: 'Write one line to yourself for a hard day: what helped.', minutes: 2 },
  },
  {
    ofText: { text: 'Note one moment of these days that you want to remember.', minutes: 2 },
    ofOthers: { text: 'Tell one person the number seven, and which day was the hardest.', minutes: 2 },
  },
  {
    ofText: { text: 'Draw seven marks in a row, and write one word under each.', minutes: 2 },
    ofOthers: { text: 'List what you did each time, and circle what you now do without thinking.', minutes: 3 },
  },
  {
    ofText: { text: 'Write two words on paper: one thing to keep, one to leave out.', minutes: 2 },
    ofOthers: { text: 'Write down which part is still hard, and one way to make it easier.', minutes: 2 },
  },
  {
    ofText: { text: 'Describe the closest call in two lines: what happened, and what you did.', minutes: 3 },
    ofOthers: { text: 'Write down which day was the hardest, and what you did on it.', minutes: 2 },
  },
]
