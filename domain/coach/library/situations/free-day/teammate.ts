import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, so we’re off today, and {run} in a row stay on the log. {detail}',
    also: ['{coming}, so we’re off today, with {kept} on the log. {detail}'],
    twin: '{coming}, so we’re off today. {detail}',
  },
  {
    text: 'You wrote {words}. That can wait, and we’re on a break. {coming}. {detail}',
    also: ['We’ve kept {kept}, and days off are part of the deal. {detail} {coming}.'],
    twin: 'Days off are part of our deal. {detail} {coming}.',
  },
  {
    text: 'You may tell {ally} that we’ve got the day off. {coming}. {detail}',
    twin: 'We’ve got one light job today, and then it’s a day off. {detail} {coming}.',
  },
  {
    text: '{coming}. Your plan for that day stands: {when}, {then}. Our bit today is lighter. {detail}',
    also: ['{coming}, with {left} left to your date. Here’s what we can get out of the way. {detail}'],
    twin: '{coming}. Here’s what we can get out of the way before then. {detail}',
  },
  {
    text: 'You noted {last_note}. That one’s logged, and today nothing’s due from us. {coming}. {detail}',
    also: ['Nothing big for us today, since {coming}. After {run} in a row, that’s fine. {detail}'],
    twin: 'Nothing big for us today, since {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. We don’t have to deal with that on a day off. {coming}. {detail}',
    twin: 'On a free day, we’re still good for a small job. {detail} {coming}.',
  },
  {
    text: 'We know what we’re resting up for, in your words: {why}. {coming}. {detail}',
    also: ['We’re resting up, and your words are on file: {words}. {coming}. {detail}'],
    twin: 'Let’s do our bit while there’s no rush. {detail} {coming}.',
  },
  {
    text: 'About this goal, you wrote {words}. Let’s do some easy groundwork for it. {detail} {coming}.',
    also: ['With {left} to your date, let’s do some easy groundwork. {detail} {coming}.'],
    twin: 'Let’s do some easy groundwork. {detail} {coming}.',
  },
  {
    text: 'Today’s free, and the plan isn’t due, so we’ve got a minute. {coming}: {when}, {then}. {detail}',
    also: ['With {left} to your date, today’s free, and we use a minute of it. {detail} {coming}.'],
    twin: 'Today’s free, and we use a minute of it. {detail} {coming}.',
  },
  {
    text: '{coming}, and your own line for it is {words}. We get one thing ready. {detail}',
    twin: '{coming}. Let’s take care of one thing today, and then it’s done. {detail}',
  },
  {
    text: 'We’ve got {kept} on the log, and a day in between: {coming}. {detail}',
    also: ['Your last note was {last_note}, and now we’ve got a day in between: {coming}. {detail}'],
    twin: 'We’ve got a day in between: {coming}. {detail}',
  },
  {
    text: 'Let’s look ahead for a minute, because {coming}. The plan’s set: {when}, {then}. {detail}',
    also: ['Let’s look ahead for a minute with what you wrote: {words}. {coming}. {detail}'],
    twin: 'Let’s look ahead for a minute, because {coming}. {detail}',
  },
  {
    text: '{detail} That’s all from us, so {ally} may hear that you’re free. {coming}.',
    twin: '{detail} That’s all from us on a free day. {coming}.',
  },
]
