import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, and you wrote {words}. A small preparation is enough today. {detail}',
    twin: '{coming}, so today is free. Do one thing in advance. {detail}',
  },
  {
    text: '{coming}, and the plan for it is made: {when}, {then}. Today, only prepare. {detail}',
    also: ['{coming}. You wrote {words}, and one thing can be done for that today. {detail}'],
    twin: '{coming}. One useful thing can be done before then. {detail}',
  },
  {
    text: 'You have kept {kept}. Today is free, since {coming}. {detail}',
    twin: 'Today is free, since {coming}. At a quiet moment, prepare one thing. {detail}',
  },
  {
    text: 'You wrote {obstacle}. There is no hurry today, since {coming}. Settle one thing in advance. {detail}',
    twin: '{coming}, and there is no hurry today. You can calmly prepare one thing. {detail}',
  },
  {
    text: 'You wrote: {why}. {coming}, and one small preparation goes toward that today. {detail}',
    also: ['The goal itself can wait, since {coming}. You wrote {words}. One small preparation may help. {detail}'],
    twin: 'Today only needs a little preparation. {detail} The goal itself can wait, since {coming}.',
  },
  {
    text: 'You noted {last_note}. There is time to consider that, since {coming}. {detail}',
    also: ['Today you need not do anything for {acting} except prepare. {coming}. {detail}'],
    twin: '{detail} There is no need to rush it, since {coming}.',
  },
  {
    text: '{detail} {coming}, and then your plan applies: {when}, {then}.',
    twin: '{detail} Apart from that, nothing is due, since {coming}.',
  },
  {
    text: '{left} remain until your date, and today is a free one. {coming}. {detail}',
    also: ['You wrote {words}. No more than a preparation is due today, since {coming}. {detail}'],
    twin: 'Apart from one thing, leave today free, since {coming}. {detail}',
  },
  {
    text: 'You know what can get in the way: {obstacle}. Prepare for it calmly, since {coming}. {detail}',
    also: ['You wrote {words}. Prepare for that today, since {coming}. {detail}'],
    twin: 'There is time to prepare one thing well, since {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. To prepare one thing is enough for today, since {coming}. {detail}',
    twin: 'One preparation is enough for today, since {coming}. {detail}',
  },
  {
    text: 'You wrote {words}. {coming}, and that leaves today for one preparation. {detail}',
    twin: '{coming}, and that leaves today for one small preparation. {detail}',
  },
  {
    text: 'You wrote {obstacle}. Think about that calmly today, since {coming}. {detail}',
    twin: '{detail} Then let the goal wait, since {coming}.',
  },
  {
    text: 'Nothing is due now. You have kept {kept}. {coming}. {detail}',
    twin: '{coming}. A free day leaves room for one small preparation, if you like. {detail}',
  },
]
