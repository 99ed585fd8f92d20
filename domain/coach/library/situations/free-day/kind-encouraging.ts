import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for: its next day, a fact of the person, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: 'Nothing is due today, and {kept} are kept. {coming}. {detail}',
    twin: 'Nothing is due today, because {coming}. {detail}',
  },
  {
    text: 'You can take your time: {coming}. Your plan waits until then: {when}, {then}. {detail}',
    also: ['You wrote {words}. You can take your time: {coming}. {detail}'],
    twin: 'You can take your time: {coming}. {detail}',
  },
  {
    text: '{coming}, so today is free. You wrote: {why}. Prepare a little, if you like. {detail}',
    twin: '{coming}, so today is free. Prepare a little, if you like. {detail}',
  },
  {
    text: 'You noted {last_note}. Today can be an easy day, since {coming}. {detail}',
    also: ['{run} in a row are kept. Today may be free: {coming}. {detail}'],
    twin: 'Today can be an easy day, since {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. You can do yourself a small favor ahead of time. {detail} {coming}.',
    twin: 'You can do yourself a small favor today. {detail} {coming}.',
  },
  {
    text: '{coming}, and you have a plan for it: {when}, {then}. Today may stay free, or you can do this. {detail}',
    twin: '{coming}. Today may stay free, or you can give this a few minutes. {detail}',
  },
  {
    text: 'You wrote {words}. {coming}, and you only need one small thing ready by then. {detail}',
    also: ['You wrote why you want this: {why}. {coming}, and a little is enough until then. {detail}'],
    twin: '{coming}. You only need one small thing ready by then. {detail}',
  },
  {
    text: 'You named what can get in the way: {obstacle}. {coming}, so there is time to prepare a little. {detail}',
    twin: 'There is time to prepare a little, since {coming}. {detail}',
  },
  {
    text: '{coming}. You have kept {kept}, and you may get ready without any hurry. {detail}',
    twin: '{coming}. You may get ready without any hurry. {detail}',
  },
  {
    text: 'You wrote {words}. Very little is needed today, since {coming}. {detail}',
    twin: 'Very little is needed today, since {coming}. {detail} If it does not fit in, that is fine, too.',
  },
  {
    text: '{detail} You noted {last_note}, and everything else may wait: {coming}.',
    also: ['{detail} Then you may wait for the moment that you planned: {when}, {then}. {coming}.'],
    twin: '{detail} Everything else may wait: {coming}.',
  },
  {
    text: '{detail} You wrote: {why}. You can leave it at that for today, because {coming}.',
    twin: '{detail} That is all for now. {coming}.',
  },
  {
    text: '{kept} are kept. {coming}, and you can make that day a little easier now. {detail}',
    also: ['You wrote {words}. {coming}, and you can make that day a little easier now. {detail}'],
    twin: '{coming}. You can make that day a little easier now. {detail}',
  },
]
