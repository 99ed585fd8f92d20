import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { Frame } from '#domain/coach/library/frame.ts'

/** Messages of Teammate on a day that the goal does not ask for. They name the next one and lead to a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'We’re off today: {coming}. The start is settled, too: {when}, {then}. Let’s leave it at that, and only do the small step below.',
    twin: 'We’re off today: {coming}. Let’s only do the small step below, so that one part of it is ready. After that, we leave it alone.',
  },
  {
    text: '{coming}. You wrote what may get in the way: {obstacle}. We know what you’ll do that day: {then}. Let’s keep it at that.',
    twin: '{coming}, so we’ve got time. Let’s use a few minutes of it for the step below. Then you’re off for the day.',
    byKind: {
      recover:
        '{coming}. You wrote what worries you: {obstacle}. Let’s keep that line for a doctor or therapist who knows you, and ask how much is right. Today we only do the step below.',
    },
  },
  {
    text: 'You wrote why we do this: {why}. {coming}, and we don’t start early. The step below is our whole job today.',
    twin: 'We don’t start early: {coming}. The step below is our whole job today, and it’s a short one. Then you’re off.',
  },
  {
    text: 'Let’s read the plan once: {plan} It’s for later: {coming}. If a word doesn’t fit anymore, change it.',
    twin: 'No job today, really. {coming}, and we get one part of it ready in advance. It’s below, and we’ll both be glad later.',
  },
  {
    text: 'You left a note last time: {last_note}. We don’t have to answer it today, because {coming}. Let’s do the step below, and start a bit better prepared.',
    twin: 'Let’s not carry it around all the time: {coming}. We do the step below, and then neither of us has to think about it.',
  },
  {
    text: '{coming}. What we do then is clear: {then}. Let’s tell one person about it today, so that they keep the time free with us.',
    twin: 'Who at home or at work should know that {coming}? Send that person one short line. Let’s do the step below, and call it done.',
  },
  {
    text: 'You named what might stop us: {obstacle}. It’s not due today, since {coming}. Let’s make one small thing easier for that day, with the step below.',
    twin: 'It’s not due today, since {coming}. Let’s make one small thing easier for that day, with the step below. No more than that.',
    byKind: {
      recover:
        'You named what worries you: {obstacle}. We don’t push against that. {coming}, so let’s ask a doctor or therapist who knows you first. The step below is enough today.',
    },
  },
  {
    text: 'We’ve got a reason, in your words: {why}. We’ve got a day, too: {coming}. Now let’s get one part ready, and it’s in the step below.',
    twin: 'We’ve got a day for it: {coming}. Now let’s get one part ready, and it’s in the step below. You can do it right away.',
  },
  {
    text: 'A quiet day for us, because {coming}. Let’s do the step below while we’re at it, and not talk about the rest until then.',
  },
  {
    text: 'Nothing’s asked of us today: {coming}. If you’ve got a few minutes, we use them for the step below. If you don’t, it can wait.',
  },
  {
    text: 'Let’s look ahead for a moment: {coming}. One thing can be ready by then, and it’s in the step below. You do it, and we’re set.',
  },
  {
    text: 'There’s time until then: {coming}. We share it out like this: the step below today, everything else on the day.',
  },
]

/** Messages of Teammate on such a day for a goal with a topic: a detail that can be prepared (TEXT-30). */
export const restDayFrames: readonly Frame[] = [
  { text: 'One thing ready, and we’re set: {coming}. {detail}', holds: ['prepare', 'note'] },
  { text: '{coming}, and we’ve got time until then. {detail} After that, you’re off.', holds: ['prepare', 'note'] },
  { text: 'Let’s do the part that can be done early, because {coming}. {detail}', holds: ['prepare', 'note'] },
  { text: 'Let’s do this much, and then leave it alone. {detail} As you know, {coming}.', holds: ['prepare', 'note'] },
  {
    text: 'Here’s one thing we can settle in advance. {detail} {coming}, so there’s no rush.',
    holds: ['prepare', 'note'],
  },
  {
    text: 'Let’s make that day easier for ourselves. {detail} We need it soon, because {coming}.',
    holds: ['prepare', 'note'],
  },
]
