import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, and you wrote {words}. Today you only need to get ready. {detail}',
    twin: '{coming}, so today is free. Take care of this ahead of time, if you like. {detail}',
  },
  {
    text: '{coming}, and you have your plan for it: {when}, {then}. Today, only prepare. {detail}',
    also: ['{coming}. You wrote {words}. Until then, you can do this. {detail}'],
    twin: '{coming}. Until then, you can do this. {detail}',
  },
  {
    text: 'You have kept {kept}, and today you have off. {coming}. If you like, do this. {detail}',
    twin: 'You have today off. {coming}. When you have a quiet moment, do this. {detail}',
  },
  {
    text: 'You wrote {obstacle}. Think ahead while there is no hurry. {coming}. {detail}',
    twin: '{coming}, and you are in no hurry today. Prepare calmly. {detail}',
  },
  {
    text: 'You wrote: {why}. {coming}. This is what you can do for it today. {detail}',
    also: ['Leave the goal itself alone today. {coming}. You wrote {words}. Do this for it. {detail}'],
    twin: 'Today is for getting ready. {detail} The goal itself can wait: {coming}.',
  },
  {
    text: 'You noted {last_note}. You have time to think about that before the next round. {coming}. {detail}',
    also: ['Today, all you need to do for {acting} is prepare. {coming}. {detail}'],
    twin: '{detail} You need not rush it. {coming}.',
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
    text: 'You wrote {obstacle}. You will be glad to have done this beforehand. {coming}. {detail}',
    twin: 'You will be glad to have done this beforehand. {coming}. {detail}',
  },
  {
    text: 'You wrote {words}. {coming}, and you can spare a few minutes for it today. {detail}',
    twin: '{coming}, and you can spare a few minutes for it today. {detail}',
  },
  {
    text: 'You wrote {obstacle}. Let that rest today, and do this instead. {coming}. {detail}',
    twin: '{detail} Then leave the goal alone for today. {coming}.',
  },
  {
    text: 'Nothing is due now, and you have kept {kept}. {coming}. Do this if you like. {detail}',
    twin: '{coming}. If you want to use the free day, do this. {detail}',
  },
]
