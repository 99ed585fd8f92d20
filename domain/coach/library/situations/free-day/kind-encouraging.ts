import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for: its next day, a fact of the person, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: 'Nothing is due today, and {kept} are kept. {coming}. {detail}',
    twin: 'Nothing is due today: {coming}. {detail}',
  },
  {
    text: 'There is no hurry: {coming}. Your plan can wait until then: {when}, {then}. {detail}',
    also: ['You wrote {words}. {coming}, and today you only get ready. {detail}'],
    twin: 'There is no hurry: {coming}. {detail}',
  },
  {
    text: '{coming}, so today is free. You wrote: {why}. Get a little ready for that, if you like. {detail}',
    twin: '{coming}, so today is free. Get a little ready, if you like. {detail}',
  },
  {
    text: 'You noted {last_note}. Today you can take it easy: {coming}. {detail}',
    also: ['You have kept {run} in a row, and today is free: {coming}. {detail}'],
    twin: 'Today you can take it easy: {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. Do yourself a small favor ahead of time. {detail} {coming}.',
    twin: 'Do yourself a small favor today. {detail} {coming}.',
  },
  {
    text: '{coming}, and you have a plan for it: {when}, {then}. Today is yours, with one small thing if you like. {detail}',
    twin: '{coming}. Today is yours, with one small thing if you like. {detail}',
  },
  {
    text: 'You wrote {words}. {coming}, and it helps to have one thing ready by then. {detail}',
    also: ['You wrote why you want this: {why}. {coming}, and it helps to have one thing ready by then. {detail}'],
    twin: '{coming}. It helps to have one thing ready by then. {detail}',
  },
  {
    text: 'You named what can get in the way: {obstacle}. {coming}, so you have time to get ahead of it. {detail}',
    twin: 'Time is on your side: {coming}. {detail}',
  },
  {
    text: '{coming}. You have kept {kept}. There is time to get ready. {detail}',
    twin: '{coming}. There is time to get something ready, without any hurry. {detail}',
  },
  {
    text: 'You wrote {words}. Today asks very little of you: {coming}. {detail}',
    twin: 'Today asks very little of you: {coming}. {detail} If you cannot get to it, that is fine, too.',
  },
  {
    text: '{detail} You noted {last_note}. Everything else can wait: {coming}.',
    also: ['{detail} Then leave the rest to your plan: {when}, {then}. {coming}.'],
    twin: '{detail} Everything else can wait: {coming}.',
  },
  {
    text: '{detail} You wrote: {why}. You can leave it at that for today: {coming}.',
    twin: '{detail} That is all for now. {coming}.',
  },
  {
    text: '{kept} are kept. {coming}, and you can make that day a little easier now. {detail}',
    also: ['You wrote {words}. {coming}, and you can make that day a little easier now. {detail}'],
    twin: '{coming}. You can make that day a little easier now. {detail}',
  },
]

/** Messages of Kind & Encouraging around a detail that prepares nothing (TEXT-30). */
export const leisureFrames: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}, so a free day is well placed. {coming}. {detail}',
    twin: 'A free day can be kept quite free: {coming}. {detail}',
  },
  {
    text: 'You wrote: {why}. You can think of that on a day without it, too. {detail} {coming}.',
    twin: '{detail} You need not do anything else for it. {coming}.',
  },
  { text: 'You can leave this day almost as it is: {coming}. {detail}' },
  {
    text: 'You noted {last_note}. {coming}, and you may look back for a moment. {detail}',
    twin: '{coming}. Until then, nothing is asked of you. {detail}',
  },
  { text: '{detail} You can do that whenever it suits you. {coming}.' },
  { text: '{coming}. On the days between, this is plenty. {detail}' },
  {
    text: 'Your {run} in a row stay yours on a day off: {coming}. {detail}',
    twin: 'Nobody expects you anywhere for this today: {coming}. {detail}',
  },
  { text: 'Your day off may stay a day off: {coming}. {detail}' },
]
