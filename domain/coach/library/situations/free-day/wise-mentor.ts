import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: 'Today leaves {acting} aside, since {coming}. Decide one thing beforehand. {detail}',
    twin: '{coming}, so today is left free. Decide one thing beforehand. {detail}',
  },
  {
    text: '{coming}, and its beginning is decided: {when}, {then}. Leave that as it is. {detail}',
    twin: '{coming}. Consider what can be settled before then. {detail}',
  },
  {
    text: 'With {kept} kept, a free day belongs to the arrangement: {coming}. {detail}',
    twin: 'Today may stay free, since {coming}. At a quiet moment, prepare for it a little. {detail}',
  },
  {
    text: 'You wrote {obstacle}. Today nothing presses, for {coming}, and something can be settled calmly. {detail}',
    twin: 'Nothing presses today, for {coming}. Something can be settled calmly. {detail}',
  },
  {
    text: 'You wrote: {why}. {coming}, and until then a small preparation goes toward that. {detail}',
    twin: 'Only a small preparation belongs to today. {detail} The goal itself has its day: {coming}.',
  },
  {
    text: 'Waiting is also a part of {acting}. {coming}, and today asks for little. {detail}',
    twin: '{detail} There is no hurry about it, as {coming}.',
  },
  {
    text: '{detail} {coming}, and for that the plan is made: {when}, {then}.',
    twin: '{detail} Leave the goal itself alone today, as {coming}.',
  },
  {
    text: 'Of the {left} before your date, this is a free one: {coming}. {detail}',
    twin: 'Leave today free, as you decided, since {coming}. {detail}',
  },
  {
    text: 'For {acting}, choose today what should be ready in time: {coming}. {detail}',
    twin: 'Choose today what should be ready in time, for {coming}. {detail}',
  },
  {
    text: 'One preparation is enough for {acting} today, since {coming}. {detail}',
    twin: 'One preparation is enough for today, since {coming}. {detail}',
  },
  { text: '{coming}. Nothing is asked before then, and one thing is worth doing. {detail}' },
  {
    text: 'Consider what would make {acting} easier, since {coming}. {detail}',
    twin: '{detail} Then let the goal wait, for {coming}.',
  },
  {
    text: '{kept} are kept, and today is not one that counts. {coming}. {detail}',
    twin: 'An ordinary free day may contain one preparation. {detail} {coming}.',
  },
]
