import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { Frame } from '#domain/coach/library/frame.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for. They name the next one and lead to a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: '{coming}, so nothing has to be done today. You know how it begins: {when}, {then}. You can enjoy the day.',
    twin: '{coming}, so nothing has to be done today. The small step below gets one part of it ready. After that, use the day for something else.',
  },
  {
    text: '{coming}. You wrote what may come up: {obstacle}. You know what you will do then: {then}. The rest can wait.',
    twin: 'You can leave this alone today, because {coming}. The step below takes a few minutes, and it saves you the search on that day.',
    byKind: {
      recover:
        '{coming}. You wrote what worries you: {obstacle}. Keep that line for a doctor or therapist who knows you, and ask how much is right. Today only wants the small step below.',
    },
  },
  {
    text: 'You once wrote why you want this: {why}. {coming}, and that is soon enough. The step below gets one part of it ready.',
    twin: 'It is enough for today to know this: {coming}. If you like, do the one step below at a quiet moment. Then the rest of today is yours.',
  },
  {
    text: 'Here is what you want to do that day: {plan} It can wait, since {coming}. You may change a word if it no longer fits.',
    twin: 'There are days between one time and the next, and this is one of them. {coming}. Take the step below if you have a few minutes.',
  },
  {
    text: 'Your last note was this: {last_note}. You do not have to do anything about it today, since {coming}. The step below makes the beginning a little easier.',
    twin: 'You do not have to keep it in mind all the time, since {coming}. Do the one step below, and you can forget about it until then.',
  },
  {
    text: '{coming}. That day you only have to do what you planned yourself: {then}. Tell one person about it today, so that they can leave you the time.',
    twin: 'Somebody may be glad to know that {coming}. You can tell them today in one short line, and the step below is all that comes after it.',
  },
  {
    text: 'This may come up, as you wrote: {obstacle}. You do not have to solve it today, because {coming}. One small thing can be made easier now, with the step below.',
    twin: 'Today may be full of other things, and that is fine, because {coming}. One small thing can be made easier now, with the step below.',
    byKind: {
      recover:
        'This worries you, as you wrote: {obstacle}. You do not have to settle it today. {coming}, and before that you can ask a doctor or therapist who knows you about it.',
    },
  },
  {
    text: 'Rest from it today, and keep the reason: {why}. {coming}. Until then, the step below is the only thing that helps, and it is short.',
    twin: 'Rest from it today, since {coming}. The step below is short, and you will be glad of it when the time comes.',
  },
  {
    text: '{coming}, and today is free. Do the step below when it suits you, perhaps while you are on your feet anyway. Nothing else belongs to today.',
  },
  {
    text: 'No part of it is for today, because {coming}. A few minutes are enough to get something ready, and the step below says what. Then be kind to yourself and stop.',
  },
  {
    text: 'Enjoy the time in between. {coming}. With the step below done, that day begins more easily, and you have the rest of this one.',
  },
  {
    text: '{coming}. It will feel nearer when one thing for it is ready, and one thing is plenty. It stands below, and you may take your time over it.',
  },
]

/** Messages of Kind & Encouraging on such a day for a goal with a topic: a detail that can be prepared (TEXT-30). */
export const restDayFrames: readonly Frame[] = [
  {
    text: '{coming}, so this is only about getting ready. {detail} The rest of today is yours.',
    holds: ['prepare', 'note'],
  },
  {
    text: 'Would you like to prepare one thing? {detail} There is time for it, since {coming}.',
    holds: ['prepare', 'note'],
  },
  {
    text: 'One small thing is enough on a free day. {detail} {coming}, and you will be glad of it.',
    holds: ['prepare', 'note'],
  },
  {
    text: 'You can look forward to it, because {coming}. {detail} Then leave it until that day.',
    holds: ['prepare', 'note'],
  },
  {
    text: '{coming}. Until then, you only need a few minutes. {detail} Be somewhere else with your thoughts after that.',
    holds: ['prepare', 'note'],
  },
  {
    text: 'Today is free, and you may keep it free. {detail} That helps you later, for {coming}.',
    holds: ['prepare', 'note'],
  },
]
