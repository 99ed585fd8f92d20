import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  { text: '{coming}, so nothing is due today. {detail} After that, the day is yours.' },
  { text: 'You can take your time: {coming}. {detail} That is enough until then.' },
  { text: '{coming}. If you have a few minutes today, this helps a little. {detail}' },
  { text: 'Only one small thing today, because {coming}. {detail} You can leave it at that.' },
  { text: 'Here is a small favor that you can do yourself. {detail} {coming}, and nothing else is needed before it.' },
  {
    text: '{coming}, and you have decided what you will do: {when}, {then}. So only one small thing is left. {detail}',
    twin: '{coming}, and a few minutes today make it easier. {detail} Then you can think of other things.',
  },
  {
    text: 'You wrote why you want this: {why}. {coming}. Until then, one small thing is enough. {detail}',
    twin: '{coming}. Until then, one small thing is enough. {detail} Do it when it suits you.',
  },
  {
    text: 'This may come up, as you wrote: {obstacle}. Your answer stands: {then}. {coming}, and this helps a little, too. {detail}',
    twin: 'It is a free day, and you may enjoy it. {detail} You will be glad of that, because {coming}.',
  },
  { text: '{coming}. Today you can do one thing for it while you are on your feet anyway. {detail}' },
  { text: 'Today asks for very little, since {coming}. {detail} If it does not fit today, that is fine, too.' },
  { text: '{detail} You can forget about the rest for now: {coming}, and that is soon enough.' },
  { text: 'Let this be a light day, because {coming}. {detail} That is plenty, and you may rest.' },
  { text: '{coming}. You can make that day a little easier now. {detail}' },
]
