import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, so we’re off today. You’ve kept {run} in a row, and a free day doesn’t break that. {detail}',
    also: ['{coming}, so we’re off today. You’ve kept {kept}, and that stays on the log. {detail}'],
    twin: '{coming}, so we’re off today. {detail}',
  },
  {
    text: 'You wrote {words}. Nothing’s due today, so let’s only prepare a little. {coming}. {detail}',
    also: ['{coming}, and days off are part of our deal. You’ve kept {kept}. {detail}'],
    twin: '{coming}, and days off are part of our deal. {detail}',
  },
  {
    text: '{coming}. There’s a light job for {acting}, only if we feel like it. {detail}',
    twin: '{coming}, and today’s a day off. We do one light job, and only if we feel like it. {detail}',
  },
  {
    text: '{coming}. Your plan for that day stands: {when}, {then}. Today we only get something ready. {detail}',
    also: ['{coming}, and it’s {left} to your date. Here’s what we can get out of the way. {detail}'],
    twin: '{coming}. Here’s what we can get out of the way before then. {detail}',
  },
  {
    text: 'You noted {last_note}. That’s logged, and nothing’s due from us today. {coming}. {detail}',
    also: ['Nothing big for us today, since {coming}. {run} in a row are on the log. {detail}'],
    twin: 'Nothing big for us today, since {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. On a day off, we can think ahead about that. {coming}. {detail}',
    twin: '{coming}. A free day has room for one small job, so let’s do that or nothing. {detail}',
  },
  {
    text: 'We rest today, and you wrote what it’s all for: {why}. {coming}. {detail}',
    also: ['You wrote {words}. We rest today, and the next time isn’t far off. {coming}. {detail}'],
    twin: '{coming}, so we don’t have to rush. {detail}',
  },
  {
    text: 'You wrote {words}. Let’s do something easy for that today, or just rest. {coming}. {detail}',
    also: ['It’s {left} to your date. Let’s do something easy today, or just rest. {coming}. {detail}'],
    twin: 'Let’s do something easy today, or just rest. {coming}. {detail}',
  },
  {
    text: 'Today’s free, and the plan isn’t due, so we’ve got a minute. {coming}: {when}, {then}. {detail}',
    also: ['With {left} to your date, today’s a free day, so one minute is all we need. {detail} {coming}.'],
    twin: 'Today’s a free day, so one minute is all we need. {detail} {coming}.',
  },
  {
    text: '{coming}, and you wrote {words}. Let’s get one thing ready. {detail}',
    twin: '{coming}. Let’s take care of one thing today, and then it’s done. {detail}',
  },
  {
    text: 'You’ve kept {kept}, and now we’ve got a free day: {coming}. {detail}',
    also: ['Your last note was {last_note}. Now we’ve got a day in between: {coming}. {detail}'],
    twin: 'We’ve got a day in between: {coming}. {detail}',
  },
  {
    text: 'Let’s look ahead for a minute, because {coming}. The plan’s set: {when}, {then}. {detail}',
    also: ['You wrote {words}. Let’s look ahead for a minute, because {coming}. {detail}'],
    twin: 'Let’s look ahead for a minute, because {coming}. {detail}',
  },
  {
    text: '{detail} That’s all today for {acting}, and we’re off. {coming}.',
    twin: '{detail} That’s all from us on a free day. {coming}.',
  },
]
