import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, and you wrote {words}. Today you only need to get ready. {detail}',
    twin: '{coming}, so today is free. {detail} Then let the day be one of rest.',
  },
  {
    text: '{coming}, and you have your plan for it: {when}, {then}. Today, only prepare. {detail}',
    also: ['{coming}. You wrote {words}. Until then, a little preparation is enough. {detail}'],
    twin: '{coming}. Until then, rest matters as much as preparing. {detail}',
  },
  {
    text: 'You have kept {kept}, and today is free. {coming}. If you like, prepare a little. {detail}',
    twin: 'Today is free. {coming}. Choose a quiet moment to prepare a little. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}. Think ahead while there is no hurry. {detail}',
    twin: '{coming}. A little care today makes that day calmer. {detail}',
  },
  {
    text: 'You wrote: {why}. {coming}. {detail} For a free day, that is enough.',
    also: ['Today may be quiet: {coming}. You wrote {words}. {detail}'],
    twin: 'Today may be quiet: {coming}. {detail}',
  },
  {
    text: 'You noted {last_note}. You have time to think about that. {coming}. {detail}',
    also: ['{coming}. {detail} For {acting}, nothing else is due today.'],
    twin: '{detail} Choose an unhurried moment for it. {coming}.',
  },
  {
    text: '{detail} {coming}, and then you go by your plan: {when}, {then}.',
    twin: '{detail} Apart from that, nothing is due today. {coming}.',
  },
  {
    text: 'You have {left} until your date, and today is free. {coming}. {detail}',
    also: ['You wrote {words}. {coming}. {detail} The rest of today can stay free.'],
    twin: '{coming}. {detail} The rest of today can stay free, since nothing is due.',
  },
  {
    text: 'You know what can get in the way: {obstacle}. {coming}, so you can get ready in peace. {detail}',
    also: ['You wrote {words}. {coming}, so you can get ready in peace. {detail}'],
    twin: '{coming}, so you can get ready in peace. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}. On a free day, you can think about that without pressure. {detail}',
    twin: '{coming}. {detail} If you prefer to rest, that prepares you as well.',
  },
  {
    text: 'You wrote {words}. {coming}, and a few unhurried minutes are enough today. {detail}',
    twin: '{coming}, and a few unhurried minutes are enough today. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}. Answer it today, while nothing depends on it. {detail}',
    twin: '{detail} Then put the goal aside until its day. {coming}.',
  },
  {
    text: 'Nothing is due now, and you have kept {kept}. {coming}. {detail} Leave it at that until then.',
    twin: '{coming}. You can use the free day to think ahead. {detail}',
  },
]

/** Messages of Wise Mentor around a detail that prepares nothing (TEXT-30). */
export const leisureFrames: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}, and rest has its part in that. {coming}. {detail}',
    twin: 'A day of rest belongs to a goal, too. {coming}. {detail}',
  },
  {
    text: 'You wrote: {why}. On a free day, it is enough to remember that. {coming}. {detail}',
    twin: '{coming}. You may rest today without a reason. {detail}',
  },
  { text: 'Today asks for no effort, only for a little attention. {coming}. {detail}' },
  {
    text: 'You noted {last_note}. From some distance, such a day looks different. {coming}. {detail}',
    twin: '{detail} No more is needed on a day of rest. {coming}.',
  },
  { text: '{coming}. {detail} Nothing has to come of it, since today is free.' },
  { text: '{detail} Then let it be, and turn to something else. {coming}.' },
  { text: '{coming}. An idle day in between needs no explanation. {detail}' },
  { text: 'Leave today open, apart from a quiet minute. {coming}. {detail}' },
]
