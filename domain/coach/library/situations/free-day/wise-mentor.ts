import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  { text: '{coming}. Let today be for other things, except for this. {detail}' },
  { text: 'Consider what can be settled beforehand, since {coming}. {detail} The rest may wait.' },
  { text: 'Nothing is required of you today, for {coming}. {detail} Attend to that at a quiet moment.' },
  {
    text: '{coming}, and the beginning is decided: {when}, {then}. Leave that as it is. {detail}',
    twin: '{coming}, and it need not begin early. {detail} Regard that as sufficient for today.',
  },
  { text: 'A free day has room for one small matter. {detail} Then wait, for {coming}.' },
  { text: '{detail} Choose a calm moment for it, as {coming}. Do no more than that.' },
  {
    text: 'You wrote down your reason: {why}. It may rest for now, since {coming}. Attend to one thing. {detail}',
    twin: 'Attend to one thing, and then let the matter rest. {detail} There is a day for it: {coming}.',
  },
  { text: '{coming}. What is small can be done today, and what is large belongs to that day. {detail}' },
  {
    text: 'You foresaw a difficulty: {obstacle}. You also decided on an answer: {then}. {coming}, and this may be added. {detail}',
    twin: 'Keep the rest of today as it is, for {coming}. {detail} Nothing else need be considered.',
  },
  { text: '{coming}. One thing belongs to today. {detail}' },
  { text: 'It is sufficient to think of it once today. {detail} After that, turn elsewhere, for {coming}.' },
  { text: 'One modest thing is worth doing before that day, and {coming}. {detail}' },
  { text: 'Leave the matter itself alone, as {coming}. {detail} Choose to do that much, and no more.' },
]
