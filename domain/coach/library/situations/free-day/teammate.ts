import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, so we’re off today. You’ve kept {run} in a row, and a day off doesn’t break that. {detail}',
    also: ['{coming}, so we’re off today. You’ve kept {kept}, and that stays on the log. {detail}'],
    twin: '{coming}, so we’re off today. If you’ve got a minute, there’s this. {detail}',
  },
  {
    text: 'Nothing’s due today: {coming}. You wrote {words}, so let’s get a little ahead. {detail}',
    also: ['You’ve kept {kept}, and days off are part of our deal. {coming}. {detail}'],
    twin: '{coming}, and days off are part of our deal. So today’s job is optional. {detail}',
  },
  {
    text: '{coming}. We’ve got a light one for {acting}, only if you feel like it. {detail}',
    twin: '{coming}, and today’s a day off. We’ve got a light one, only if you feel like it. {detail}',
  },
  {
    text: '{coming}. You’ve got the plan for that day: {when}, {then}. Today, let’s just get ready. {detail}',
    also: ['{coming}, and it’s {left} to your date. Here’s something we can have done by then. {detail}'],
    twin: '{coming}. Here’s something we can have done by then. {detail}',
  },
  {
    text: 'You noted {last_note}. That’s logged, and we’ve got nothing due today. {coming}. {detail}',
    also: ['Nothing big on our list today. {coming}, and that’s {run} in a row on the log. {detail}'],
    twin: 'Nothing big on our list today. {coming}. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}, and we’ve got a day off to think about that. {detail}',
    twin: '{coming}. Today, we do one small thing or nothing at all. {detail}',
  },
  {
    text: 'We’re resting today, and you wrote what it’s all for: {why}. {coming}. {detail}',
    also: ['You wrote {words}. We’re off today, and then we’re back at it: {coming}. {detail}'],
    twin: '{coming}, so we’re not in a hurry. {detail}',
  },
  {
    text: 'You wrote {words}. Let’s do an easy one for that today, or just rest. {coming}. {detail}',
    also: ['It’s {left} to your date. Let’s do an easy one today, or just rest. {coming}. {detail}'],
    twin: 'Let’s do an easy one today, or just rest. {coming}. {detail}',
  },
  {
    text: 'Today’s free, so we’ve got a minute to look at the plan. {coming}: {when}, {then}. {detail}',
    also: ['It’s {left} to your date, and today’s free. Let’s borrow a minute of it. {detail} {coming}.'],
    twin: 'Today’s free, so let’s borrow a minute of it. {detail} {coming}.',
  },
  {
    text: '{coming}, and you wrote {words}. Let’s get set for that. {detail}',
    twin: '{coming}. Let’s cross something off while nobody’s waiting. {detail}',
  },
  {
    text: 'You’ve kept {kept}, and now we’ve got a day off: {coming}. {detail}',
    also: ['Your last note was {last_note}. Now we’ve got a day off: {coming}. {detail}'],
    twin: 'We’ve got the day off: {coming}. {detail}',
  },
  {
    text: 'Let’s look ahead for a minute. {coming}, and the plan’s set: {when}, {then}. {detail}',
    also: ['You wrote {words}. Let’s look ahead for a minute: {coming}. {detail}'],
    twin: 'No shift today: {coming}. We’ve got this for in between. {detail}',
  },
  {
    text: '{detail} No more for {acting} till then, so we’re off. {coming}.',
    twin: '{detail} That’s all from us on a day off. {coming}.',
  },
]

/** Messages of Teammate around a detail that prepares nothing (TEXT-30). */
export const leisureFrames: readonly LibraryMessage[] = [
  {
    text: 'Day off for us: {coming}. You’ve kept {kept}, and a free day leaves that as it is. {detail}',
    twin: 'Day off for us: {coming}. A minute like this is plenty. {detail}',
  },
  {
    text: 'You told us what it’s for: {why}. {coming}, and here’s something for the meantime. {detail}',
    twin: '{coming}, and we’ve got something for the meantime. {detail}',
  },
  { text: '{coming}. Let’s take it easy till then. {detail}' },
  {
    text: 'Your note said {last_note}. Let’s hold on to that till the next one. {coming}. {detail}',
    twin: '{detail} That’s how we spend a day off. {coming}.',
  },
  { text: 'We’re not up today: {coming}. So let’s just do this, if you feel like it. {detail}' },
  { text: '{detail} There’s no deadline on that from us. {coming}.' },
  { text: '{coming}. Let’s use the gap for something easy. {detail}' },
  { text: 'We can wait, and it can be a pleasant wait: {coming}. {detail}' },
]
