import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: 'You wrote {words}. {coming}, and until that day a preparation is enough. {detail}',
    twin: '{coming}, so today is left free. Decide one thing beforehand. {detail}',
  },
  {
    text: '{coming}, and its beginning is decided: {when}, {then}. Leave that as it is, and prepare. {detail}',
    also: ['{coming}. Until then, consider what you wrote about it: {words}. {detail}'],
    twin: '{coming}. Consider what can be settled before then. {detail}',
  },
  {
    text: 'With {kept} kept, a free day is part of the arrangement: {coming}. {detail}',
    twin: 'Today may stay free, since {coming}. At a quiet moment, prepare for it a little. {detail}',
  },
  {
    text: 'You wrote {obstacle}. Today nothing presses, since {coming}, and one thing can be settled calmly. {detail}',
    twin: '{coming}, and today nothing presses. One thing can be settled calmly. {detail}',
  },
  {
    text: 'You wrote: {why}. {coming}, and until then a small preparation goes toward that. {detail}',
    also: ['The goal itself rests today, since {coming}. Prepare with this in mind: {words}. {detail}'],
    twin: 'Only a small preparation is asked of today. {detail} The goal itself has its day: {coming}.',
  },
  {
    text: 'You noted {last_note}. Consider that without haste, as {coming}. {detail}',
    also: ['Waiting is also a part of {acting}. {coming}, and today asks for little. {detail}'],
    twin: '{detail} There is no hurry about it, as {coming}.',
  },
  {
    text: '{detail} {coming}, and for that the plan is made: {when}, {then}.',
    twin: '{detail} Leave the goal itself alone today, as {coming}.',
  },
  {
    text: 'Of the {left} before your date, this is a free one: {coming}. {detail}',
    also: ['You may tell {ally} that {coming}. Leave today free, and prepare a little. {detail}'],
    twin: 'Leave today free, as you decided, since {coming}. {detail}',
  },
  {
    text: '{ally} may hear that {coming}. Choose what should be ready in time. {detail}',
    also: ['You wrote {words}. With that in mind, choose what should be ready, since {coming}. {detail}'],
    twin: 'Choose today what should be ready in time, since {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. One preparation is enough before that, since {coming}. {detail}',
    twin: 'One preparation is enough for today, since {coming}. {detail}',
  },
  {
    text: 'Consider again what you wrote: {words}. {coming}, which leaves today for a preparation. {detail}',
    twin: '{coming}, which leaves today for a small preparation. {detail}',
  },
  {
    text: 'You wrote {obstacle}. Consider it now, while nothing of the goal is due: {coming}. {detail}',
    twin: '{detail} Then let the goal wait, since {coming}.',
  },
  {
    text: '{kept} are kept, and nothing is asked of you today. {coming}. {detail}',
    twin: 'An ordinary free day may contain one preparation. {detail} {coming}.',
  },
]
