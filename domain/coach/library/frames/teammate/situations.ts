import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { silenceFrames } from './silence.ts'

/** Frames of Teammate for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  first_day: [
    [
      'It’s day one, and you’ve got a plan: {when}, {then}. Let’s add something small. {detail}',
      'It’s day one, and you wrote {words}. Let’s start with that in mind. {detail} {after}',
      'On day one, we just want to find out what works. {detail} {after}',
    ],
    [
      'First day of {acting}, so let’s try something small and see how we do. {detail} {after}',
      'First day, so let’s try something small and see how we do. {detail} {after}',
    ],
    [
      'You wrote what it’s for: {why}. It’s tempting to go all out on day one. Let’s not. {detail}',
      'You wrote {words}. It’s tempting to go all out on day one. Let’s not. {detail} {after}',
      'It’s tempting to go all out on day one. Let’s not. {detail} {after}',
    ],
    [
      'Today’s just a tryout. We’ll see how it goes {when} and then adjust. {detail} {after}',
      'Today’s just a tryout, and we can adjust tomorrow. {detail} {after}',
    ],
    [
      'You wrote what may get in the way: {obstacle}. Let’s take care of that on day one. {detail} {after}',
      'The first day of {acting} can be short, and we’ll still learn something. {detail} {after}',
      'The first day can be short, and we’ll still learn something. {detail} {after}',
    ],
    [
      'We’re starting on a {weekday}, and you wrote {words}. Let’s begin with a small job. {detail} {after}',
      '{detail} {after} We’re starting on a {weekday}, and that’s our first job.',
    ],
  ],
  at_risk: [
    [
      'Today’s still open, and you wrote {words}. If you’re done, let’s check in. If not, there’s still time for something small. {detail}',
      'Today’s still open. If you’re done, let’s check in. If not, there’s still time for something small. {detail}',
    ],
    [
      'That’s {run} in a row, and the log keeps them either way. Let’s make today a short one. {detail}',
      'At this hour, we do one short thing and then check in. {detail}',
    ],
    [
      'It’s late, and you wrote {obstacle}. So let’s keep it short. {detail} Then lights out.',
      'It’s late, so let’s keep it short. {detail} Then lights out.',
    ],
    [
      'You’ve kept {kept}, and we’ve got time for something quick. {detail} If it’s too much now, let’s just rest.',
      'We’ve got time for something quick. {detail} If it’s too much now, let’s just rest.',
    ],
    [
      'Your last note was {last_note}. Let’s fit something in and then write today’s. {detail}',
      'There’s a bit of the evening left, and we only need a little. {detail} Check in after that, and off to bed.',
    ],
    [
      'You wrote {words}. It’s late, so one small thing, and then we turn in. {detail}',
      'If you’re tired, let’s keep it tiny. {detail} The check-in counts the same.',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Let’s have another day like that. {detail} {after}',
      'Yesterday was easy, so let’s have another one like it. {detail} {after}',
    ],
    [
      'We like seeing this on the log: {last_note}. Let’s make today another easy day. {detail}',
      'Yesterday’s easy day made it {run} in a row. Let’s keep it easy. {detail} {after}',
      'Yesterday was an easy one, and we’re not making today hard. {detail} {after}',
    ],
    [
      'Your note says {last_note}. So let’s leave the bar where it is. {detail} {after}',
      'Yesterday went easily, so let’s do the same {when}. {detail} {after}',
      'Yesterday went easily, so let’s not raise the bar. {detail} {after}',
    ],
    [
      'Here’s yesterday’s note: {last_note}. Sounds easy, so let’s do about as much today. {detail}',
      'You marked yesterday as easy, so we’re keeping the plan: {when}, {then}. Today’s part is easy, too. {detail}',
      'You marked yesterday as easy, so let’s do about as much. {detail} {after}',
    ],
    [
      'You wrote {last_note}. Let’s keep it that easy today. {detail}',
      'You’ve kept {kept}, and the last one was easy. Let’s stay with that. {detail} {after}',
      'After an easy day, let’s just keep going. {detail} {after}',
    ],
  ],
  ...silenceFrames,
}
