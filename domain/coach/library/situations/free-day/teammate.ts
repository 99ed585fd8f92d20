import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  { text: '{coming}, so we’re off today. {detail}' },
  { text: 'One thing now, and the rest on the day, that’s our deal. {detail} {coming}.' },
  { text: 'We’ve got one job today, and it’s a short one. {detail} {coming}.' },
  { text: '{coming}. Here’s what we can get out of the way before then. {detail}' },
  {
    text: '{coming}, and the plan’s settled: {when}, {then}. We don’t touch that. {detail}',
    twin: '{coming}, and we’ve got a minute for it today. {detail}',
  },
  { text: 'Nothing big for us today, since {coming}. {detail}' },
  {
    text: 'We know why we’re doing this, in your words: {why}. {coming}. {detail}',
    twin: 'Let’s do our bit while there’s no rush. {detail} {coming}.',
  },
  { text: 'Let’s make it easier on ourselves. {detail} {coming}.' },
  {
    text: 'For {obstacle}, we’ve got your answer: {when}, {then}. {coming}. {detail}',
    twin: 'Quick one for us today. {detail} {coming}.',
  },
  { text: '{coming}. Let’s take care of this today, and then it’s done. {detail}' },
  { text: 'We’ve got a day in between: {coming}. {detail}' },
  { text: 'Let’s look ahead for a minute, because {coming}. {detail}' },
  { text: '{detail} That’s all from us today. {coming}.' },
]
