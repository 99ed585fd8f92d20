import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  { text: '{coming}, so nothing is due today. {detail}' },
  { text: 'You can take your time: {coming}. {detail}' },
  { text: '{coming}. If you have a few minutes today, this helps a little. {detail}' },
  { text: 'This is a free day, because {coming}. {detail}' },
  { text: 'Here is a small favor that you can do yourself. {detail} {coming}.' },
  {
    text: '{coming}, and what you will do is decided: {when}, {then}. {detail}',
    twin: '{coming}, and a few minutes today make it easier. {detail}',
  },
  {
    text: 'You wrote why you want this: {why}. {coming}. {detail}',
    twin: '{coming}. Until then, this is something for a free minute. {detail}',
  },
  {
    text: 'For {obstacle}, your answer stands: {when}, {then}. {coming}. {detail}',
    twin: 'Today is free, except for this. {detail} {coming}.',
  },
  { text: '{coming}. Today you can do one thing for it in passing. {detail}' },
  { text: 'Today asks for very little, since {coming}. {detail} If it does not fit today, that is fine, too.' },
  { text: '{detail} For everything else, there is time: {coming}.' },
  { text: 'Let this be a light day, because {coming}. {detail}' },
  { text: '{coming}. You can make that day a little easier now. {detail}' },
]
