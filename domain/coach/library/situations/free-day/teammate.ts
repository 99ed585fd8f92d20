import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{coming}, so we’re off today. You’ve kept {run} in a row, and a day off doesn’t break that. {detail}',
    also: ['{coming}, so we’re off today. You’ve kept {kept}, and that stays on the log. {detail}'],
    twin: '{coming}, so we’re off today. {detail} Then enjoy the day off.',
  },
  {
    text: 'Nothing’s due today: {coming}. You wrote {words}, so let’s get a little ahead. {detail}',
    also: ['You’ve kept {kept}, and days off are part of our deal. {coming}. {detail}'],
    twin: '{coming}, and days off are part of our deal. So today’s job is optional. {detail}',
  },
  {
    text: '{coming}. {detail} That’s plenty for {acting} today, so let’s rest.',
    twin: '{coming}, and today’s a day off. {detail} We’ll skip it if you’re tired.',
  },
  {
    text: '{coming}. You’ve got the plan for that day: {when}, {then}. Today, let’s just get ready. {detail}',
    also: ['{coming}, and it’s {left} to your date. Let’s make the next time easier. {detail}'],
    twin: '{coming}. Let’s make the next time easier. {detail}',
  },
  {
    text: 'You noted {last_note}. That’s logged, and we’ve got nothing due today. {coming}. {detail}',
    also: ['Nothing big on our list today. {coming}, and that’s {run} in a row on the log. {detail}'],
    twin: 'Nothing big on our list today. {coming}. {detail}',
  },
  {
    text: '{coming}. You wrote {obstacle}, and we’ve got a day off to think about that. {detail}',
    twin: '{coming}. We’ve got today to rest up. {detail}',
  },
  {
    text: 'We’re resting today, and you wrote what it’s all for: {why}. {coming}. {detail}',
    also: ['You wrote {words}. We’re off today, and then we’re back at it: {coming}. {detail}'],
    twin: '{coming}, so we’re not in a hurry. {detail}',
  },
  {
    text: 'You wrote {words}. We can take today slowly with that. {coming}. {detail}',
    also: ['Your date is {left} away, so we can keep today easy. {coming}. {detail}'],
    twin: 'Let’s keep today easy. {coming}. {detail}',
  },
  {
    text: 'Today’s free, so we’ve got a minute to look at the plan. {coming}: {when}, {then}. {detail}',
    also: ['It’s {left} to your date, and today’s free. Let’s borrow a minute of it. {detail} {coming}.'],
    twin: 'Today’s free, so let’s borrow a minute of it. {detail} {coming}.',
  },
  {
    text: '{coming}, and you wrote {words}. Let’s get set for that. {detail}',
    twin: '{coming}. {detail} That’s one less thing for us to think about.',
  },
  {
    text: 'You’ve kept {kept}, and now we’ve got a day off: {coming}. {detail}',
    also: ['Your last note was {last_note}. Now we’ve got a day off: {coming}. {detail}'],
    twin: 'We’ve got the day off: {coming}. {detail}',
  },
  {
    text: 'Let’s look ahead for a minute. {coming}, and the plan’s set: {when}, {then}. {detail}',
    also: ['You wrote {words}. Let’s look ahead for a minute: {coming}. {detail}'],
    twin: 'No shift for us today: {coming}. {detail}',
  },
  {
    text: '{detail} That’s all for {acting} today, so we’re off. {coming}.',
    twin: '{detail} That’s all from us on a day off. {coming}.',
  },
]

/** Messages of Teammate around a detail that prepares nothing (TEXT-30). */
export const leisureFrames: readonly LibraryMessage[] = [
  {
    text: 'Day off for us: {coming}. You’ve kept {kept}, and a free day leaves that as it is. {detail}',
    twin: 'Day off for us: {coming}. {detail} That’s plenty.',
  },
  {
    text: 'You told us what it’s for: {why}. {coming}, and today’s for putting our feet up. {detail}',
    twin: '{coming}, and today’s for putting our feet up. {detail}',
  },
  { text: '{coming}. Let’s take it easy till then. {detail}' },
  {
    text: 'Your note said {last_note}. {coming}, so let’s leave it there for now. {detail}',
    twin: '{detail} That’s how we spend a day off. {coming}.',
  },
  { text: 'We’re not up today: {coming}. {detail} Skip it if you’d rather nap.' },
  { text: '{detail} There’s no deadline on that from us. {coming}.' },
  { text: '{coming}. Let’s enjoy the gap. {detail}' },
  { text: 'We can let the goal rest today: {coming}. {detail}' },
]
