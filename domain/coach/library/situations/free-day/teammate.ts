import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  { text: '{coming}, so we’re off today. Let’s just do this much. {detail}' },
  { text: 'Let’s split it: one thing now, the rest on the day. {detail} {coming}, so we’re in good time.' },
  { text: 'We’ve got one job today, and it’s short. {detail} Then we leave it alone, because {coming}.' },
  { text: '{coming}. Here’s what we can get out of the way before then. {detail}' },
  {
    text: '{coming}, and the plan’s settled: {when}, {then}. Let’s not touch that. We add one small thing. {detail}',
    twin: '{coming}, and we don’t start early. Let’s add one small thing. {detail} After that, we’re set.',
  },
  { text: 'Nothing big for us today, since {coming}. Let’s use the quiet for one thing. {detail}' },
  {
    text: 'We know why we’re doing this, in your words: {why}. {coming}. Let’s do our bit for it. {detail}',
    twin: 'Let’s do our bit while there’s no rush. {detail} {coming}, and we’ll be one move ahead.',
  },
  { text: 'Let’s make it easier on ourselves. {detail} {coming}, and that’s one thing less to see to.' },
  {
    text: 'We wrote down what might stop us: {obstacle}. We’ve got an answer, too: {then}. {coming}, so let’s add this. {detail}',
    twin: 'Quick one for us today. {detail} Then we’re both off, because {coming}.',
  },
  { text: '{coming}. Let’s take care of this today, and then it’s done. {detail}' },
  { text: 'We’ve got a day in between: {coming}. {detail} That’s our share for today, so let’s stop there.' },
  { text: 'Let’s look ahead for a minute, because {coming}. {detail} We don’t need more than that.' },
  { text: '{detail} That’s all we do today. {coming}, and we’ll pick it up then.' },
]
