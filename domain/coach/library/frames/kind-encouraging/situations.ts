import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { pauseFrames } from './pause-frames.ts'

/** Frames of Kind & Encouraging for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  ...pauseFrames,
  first_day: [
    [
      'You already know what can get in the way: {obstacle}. Today you only try your plan: {when}, {then}. {detail}',
      'Today is only a first try of your plan: {when}, {then}. It is enough to see how that goes. {detail}',
      'You wrote {words}. You can keep that in mind on your first day, and start small. {detail} {after}',
      'A first day only has to show you how it goes {when}. {detail} {after}',
      'A first day only has to show you how a beginning feels. {detail} {after}',
    ],
    [
      'You have already named what may come up: {obstacle}. Today you may simply notice it. {detail} {after}',
      'You have already named what may come up: {obstacle}. Today it is enough to notice it. {detail}',
      'This is the first day, and it may be a short one. {detail} {after}',
    ],
    [
      'You wrote down why you are starting: {why}. The first day may be small. {detail} {after}',
      'On a first day, you may want to do everything. One small thing is enough. {detail} {after}',
    ],
    [
      'You wrote {words}. On a first day, you are only trying things out. {detail} {after}',
      'Today is only a first try. {detail} {after} If it does not suit you, choose another way.',
    ],
    [
      '{when}, you will {then}, as you wrote. This first time, you only have to see how it goes. {detail}',
      'There is no right way to spend a first day. You may start with very little. {detail} {after}',
    ],
    [
      'This is your first day of {acting}, and very little is enough. {detail} {after}',
      'You are starting on a {weekday}, and as little as you like is enough. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'You noted {last_note}. Today is still open, and very little is enough to keep it. {detail}',
      'Today is still open. If you have done something already, just check in. If not, a little still fits. {detail}',
    ],
    [
      'You have {run} in a row on the log. At this hour, a little is enough for one more. {detail}',
      'At this hour, a little is enough. {detail} Then the evening is yours.',
    ],
    [
      'You wrote {obstacle}. If that came up today, a small thing is enough for this evening. {detail}',
      'It is late enough to keep things short. {detail} After that, check in, and let the day be over.',
    ],
    [
      'You wrote: {why}. The day is not over, and a little still counts. {detail} If it is too much now, you can rest.',
      'There is still time for a little. {detail} If that is too much now, you can rest.',
    ],
    [
      '{kept} are kept, and you still have a bit of this evening. {detail} Then check in, and call it a day.',
      'You still have a bit of this evening. {detail} Then check in, and call it a day.',
    ],
    [
      'You wrote {words}. If you are tired now, a little is enough for the evening. {detail}',
      'If you are tired, do only one thing. {detail} It counts as much as on any other day.',
    ],
  ],
  note_easy: [
    [
      'Your note says {last_note}. You can let today be that light. {detail} {after}',
      'After an easy day, you can be just as relaxed {when}. {detail} {after}',
      'After an easy day, you can be just as relaxed today. {detail} {after}',
    ],
    [
      'It is good to read that a day was easy: {last_note}. Here is something small for today. {detail} {after}',
      'It is good that yesterday was easy. Here is something small for today, too. {detail} {after}',
    ],
    [
      'You can go by your own note today: {last_note}. Today can be just as easy. {detail} {after}',
      'Yesterday was easy, and {kept} are kept. No more is needed today. {detail} {after}',
      'Yesterday was easy, by your own mark, and it can stay that way. {detail} {after}',
    ],
    [
      'You marked a day as easy and wrote {last_note}. Today need not be any larger. {detail} {after}',
      'You marked yesterday as easy. The same amount is fine today. {detail} {after}',
    ],
    [
      'An easy day does not ask for more. You noted {last_note}, and today may be like that. {detail} {after}',
      'Yesterday was easy, and {run} in a row are kept. Today may be as light. {detail}',
      'An easy day does not ask for more today. {detail} {after}',
    ],
  ],
}
