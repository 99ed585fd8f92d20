import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  { text: '{coming}. Let today be for other things, except for this. {detail}' },
  { text: 'Consider what can be settled beforehand, since {coming}. {detail}' },
  { text: 'Today may stay free, for {coming}. At a quiet moment, there is this. {detail}' },
  {
    text: '{coming}, and the beginning is decided: {when}, {then}. Leave that as it is. {detail}',
    twin: '{coming}. Until then, this is sufficient. {detail}',
  },
  { text: 'On a free day, one thing is enough. {detail} {coming}.' },
  { text: '{detail} There is no hurry about it, as {coming}.' },
  {
    text: 'You wrote down your reason: {why}. {coming}. For today, choose this. {detail}',
    twin: 'Attend to one thing today. {detail} For the goal itself, there is a day: {coming}.',
  },
  { text: '{coming}. What is small can be done today. {detail}' },
  {
    text: 'For {obstacle}, you decided on an answer: {when}, {then}. {coming}. {detail}',
    twin: 'Keep today as it is, for {coming}. There is room for this. {detail}',
  },
  { text: '{coming}. One thing belongs to today. {detail}' },
  { text: 'Today asks for one small thing. {detail} {coming}.' },
  { text: '{coming}. One thing is worth doing before then. {detail}' },
  { text: 'Leave the goal itself alone today, as {coming}. {detail}' },
]
