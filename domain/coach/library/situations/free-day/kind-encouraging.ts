import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for: its next day, a fact of the person, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: '{kept} are kept, and nothing is due today: {coming}. {detail}',
    twin: 'Nothing is due today, because {coming}. {detail}',
  },
  {
    text: 'You can take your time: {coming}. Your plan waits until then: {when}, {then}. {detail}',
    twin: 'You can take your time: {coming}. {detail}',
  },
  {
    text: '{coming}, so today is free. You wrote: {why}. Something light goes toward that, too. {detail}',
    twin: '{coming}, so today is free. Something light is enough. {detail}',
  },
  {
    text: '{run} in a row are kept, so today may be free: {coming}. {detail}',
    twin: 'Today may be free and easy, because {coming}. {detail}',
  },
  {
    text: 'You wrote {obstacle}. On a free day, you can do yourself a small favor. {detail} {coming}.',
    twin: 'You can do yourself a small favor today. {detail} {coming}.',
  },
  {
    text: '{coming}, and what you will do is decided: {when}, {then}. Today is free for small things. {detail}',
    twin: '{coming}, and a few minutes today make it easier. {detail}',
  },
  {
    text: 'You wrote why you want this: {why}. {coming}, and until then you may rest. {detail}',
    twin: '{coming}. Until then you may rest, except for one small thing. {detail}',
  },
  {
    text: 'You named what can get in the way: {obstacle}. {coming}, so today has time to prepare a little. {detail}',
    twin: 'Today has time to prepare a little, since {coming}. {detail}',
  },
  { text: '{coming}. In passing, you can do one thing for it today. {detail}' },
  { text: 'Very little is needed today, since {coming}. {detail} If it does not fit in, that is fine, too.' },
  {
    text: '{detail} All the rest may wait for your plan: {when}, {then}. {coming}.',
    twin: '{detail} Everything else may wait: {coming}.',
  },
  {
    text: '{detail} You can leave it at that, because {coming}. You wrote what it goes toward: {why}.',
    twin: '{detail} You can leave it at that, because {coming}.',
  },
  {
    text: '{kept} are kept, and you can make the next one a little easier: {coming}. {detail}',
    twin: '{coming}. You can make that day a little easier now. {detail}',
  },
]
