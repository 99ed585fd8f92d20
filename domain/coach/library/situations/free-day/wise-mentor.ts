import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, and you wrote {words}. Today you only need to get ready. {detail}',
    twin: '{coming}, so today is free. Decide whether you spend a minute of it on this. {detail}',
  },
  {
    text: '{coming}, and you have your plan for it: {when}, {then}. Today, only prepare. {detail}',
    also: ['{coming}. You wrote {words}. Until then, choose one small thing for that. {detail}'],
    twin: '{coming}. Until then, choose one small thing, or simply wait. {detail}',
  },
  {
    text: 'You have kept {kept}, and today is free. {coming}. If you like, prepare a little. {detail}',
    twin: 'Today is free. {coming}. Choose a quiet moment to prepare a little. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}. Think ahead while there is no hurry. {detail}',
    twin: '{coming}. A free day leaves time to choose with care. {detail}',
  },
  {
    text: 'You wrote: {why}. {coming}. This is what you can do for it today. {detail}',
    also: ['Leave the goal itself alone today. {coming}. You wrote {words}. Choose one thing for that. {detail}'],
    twin: 'Leave the goal itself until its day: {coming}. {detail}',
  },
  {
    text: 'You noted {last_note}. You have time to think about that. {coming}. {detail}',
    also: ['Today, you need do nothing but this for {acting}. {coming}. {detail}'],
    twin: '{detail} Choose an unhurried moment for it. {coming}.',
  },
  {
    text: '{detail} {coming}, and then you go by your plan: {when}, {then}.',
    twin: '{detail} Apart from that, nothing is due today. {coming}.',
  },
  {
    text: 'You have {left} until your date, and today is free. {coming}. {detail}',
    also: ['You wrote {words}. Nothing more is due today than this. {coming}. {detail}'],
    twin: 'Leave today free, apart from this. {coming}. {detail}',
  },
  {
    text: 'You know what can get in the way: {obstacle}. {coming}, so you can get ready in peace. {detail}',
    also: ['You wrote {words}. {coming}, so you can get ready in peace. {detail}'],
    twin: '{coming}, so you can get ready in peace. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}. On a free day, you can think about that without pressure. {detail}',
    twin: '{coming}. Choose between this and nothing at all. {detail}',
  },
  {
    text: 'You wrote {words}. {coming}, and you can spare a few minutes for it today. {detail}',
    twin: '{coming}, and you can spare a few minutes for it today. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}. Answer it today, while nothing depends on it. {detail}',
    twin: '{detail} Then leave the goal alone for today. {coming}.',
  },
  {
    text: 'Nothing is due now, and you have kept {kept}. {coming}. Leave it at this until then. {detail}',
    twin: '{coming}. You can use the free day to think ahead. {detail}',
  },
]

/** Messages of Wise Mentor around a detail that prepares nothing (TEXT-30). */
export const leisureFrames: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}, and the days between belong to it. {coming}. {detail}',
    twin: 'The days between belong to a goal, too. {coming}. {detail}',
  },
  {
    text: 'You wrote: {why}. On a free day, it is enough to remember that. {coming}. {detail}',
    twin: '{coming}. You may think of it today without doing anything for it. {detail}',
  },
  { text: 'Today asks for no effort, only for a little attention. {coming}. {detail}' },
  {
    text: 'You noted {last_note}. From some distance, such a day looks different. {coming}. {detail}',
    twin: '{detail} It is easier to see from some distance. {coming}.',
  },
  { text: '{coming}. Nothing has to be achieved before then, so this is only an offer. {detail}' },
  { text: '{detail} Then leave it there, and draw no conclusion. {coming}.' },
  { text: '{coming}. An idle day in between needs no explanation. {detail}' },
  { text: 'Leave today open, apart from a quiet minute. {coming}. {detail}' },
]
