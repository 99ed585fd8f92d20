import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for: its next day, a fact of the person, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: 'Nothing is due today, and you have kept {kept}. {coming}. {detail}',
    twin: 'Nothing is due today: {coming}. {detail}',
  },
  {
    text: 'There is no hurry: {coming}. Your plan can wait until then: {when}, {then}. {detail}',
    also: ['You wrote {words}. {coming}, so today you can rest and get a little ready. {detail}'],
    twin: 'There is no hurry: {coming}. {detail}',
  },
  {
    text: '{coming}, so today is free. You wrote: {why}. {detail} If you would rather rest, you can.',
    twin: '{coming}, so today is free. {detail} If you would rather rest, you can.',
  },
  {
    text: 'You noted {last_note}. Today you can take it easy: {coming}. {detail}',
    also: ['You have kept {run} in a row, and today is free: {coming}. {detail}'],
    twin: 'Today you can take it easy: {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. A little help ahead of time can make that easier. {detail} {coming}.',
    twin: 'You can rest today, and do one thing at most. {detail} {coming}.',
  },
  {
    text: '{coming}, and you have a plan for it: {when}, {then}. Today is yours, with one small thing if you like. {detail}',
    twin: '{coming}. Today is yours, with one small thing if you like. {detail}',
  },
  {
    text: 'You wrote {words}. {coming}. {detail} You will be glad of it then.',
    also: ['You wrote why you want this: {why}. {coming}. {detail} You will be glad of it then.'],
    twin: '{coming}. {detail} You will be glad of it then.',
  },
  {
    text: 'You named what can get in the way: {obstacle}. {coming}, so you have time to get ahead of it. {detail}',
    twin: 'You can take your time today: {coming}. {detail}',
  },
  {
    text: '{coming}. You have kept {kept}, and there is time to get ready. {detail}',
    twin: '{coming}. You can get ready for it without any hurry. {detail}',
  },
  {
    text: 'You wrote {words}. Today asks very little of you: {coming}. {detail}',
    twin: 'Today asks very little of you: {coming}. {detail} If you cannot get to it, that is fine, too.',
  },
  {
    text: 'You noted {last_note}. {detail} Everything else can wait: {coming}.',
    also: ['{detail} Then leave the rest to your plan: {when}, {then}. {coming}.'],
    twin: '{detail} Everything else can wait: {coming}.',
  },
  {
    text: 'You wrote: {why}. {detail} You can leave it at that for today: {coming}.',
    twin: '{detail} After that, you can rest. {coming}.',
  },
  {
    text: '{coming}. You have kept {kept}, and you can make the next time a little easier now. {detail}',
    also: ['You wrote {words}. {coming}, and you can make that day a little easier now. {detail}'],
    twin: '{coming}. You can make that day a little easier now. {detail}',
  },
]

/** Messages of Kind & Encouraging around a detail that prepares nothing (TEXT-30). */
export const leisureFrames: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}, so you can rest with an easy mind. {coming}. {detail}',
    twin: 'You can rest with an easy mind today: {coming}. {detail}',
  },
  {
    text: 'You wrote: {why}. You can think of that on a free day, too. {detail} {coming}.',
    twin: '{detail} The rest of the day is yours. {coming}.',
  },
  { text: 'You can go gently today: {coming}. {detail}' },
  {
    text: 'You noted {last_note}. {coming}, and until then you can let things be. {detail}',
    twin: '{coming}. Until then, you can let things be. {detail}',
  },
  { text: '{detail} You can do that whenever it suits you. {coming}.' },
  { text: '{coming}. {detail} On the days between, that is plenty.' },
  {
    text: 'Your {run} in a row are safe on a day off: {coming}. {detail}',
    twin: 'You may be a little idle today: {coming}. {detail}',
  },
  { text: 'Your day off may stay a day off: {coming}. {detail}' },
]
