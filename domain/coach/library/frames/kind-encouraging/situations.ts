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
      'You wrote {words}. A small beginning is fine on a first day. {detail} {after}',
      'A first day only has to show you how it goes {when}. {detail} {after}',
      'A first day only has to show you how it feels to begin. {detail} {after}',
    ],
    [
      'You have already named what may come up: {obstacle}. Today, simply notice when it does. {detail} {after}',
      'You have already named what may come up: {obstacle}. Today, simply notice when it does. {detail}',
      'This is your first day, and it can be a short one. {detail} {after}',
    ],
    [
      'You wrote down why you are starting: {why}. You can start very small. {detail} {after}',
      'On a first day, it is tempting to do everything. One thing is enough. {detail} {after}',
    ],
    [
      'You wrote {words}. On a first day, you can simply try things out. {detail} {after}',
      'Today is only a first try. {detail} {after} If it does not suit you, choose another way.',
    ],
    [
      '{when}, you will {then}, as you planned. This first time, you only have to see how it goes. {detail}',
      'There is no right way to spend a first day. Very little is enough. {detail} {after}',
    ],
    [
      'This is your first day of {acting}. Go as gently as you like. {detail} {after}',
      'You are starting on a {weekday}. Go as gently as you like. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'You noted {last_note}. Today is still open, and you can keep it with very little. {detail}',
      'Today is still open. If you have done something already, just check in. If not, there is room for a little. {detail}',
    ],
    [
      'You have {run} in a row on the log. At this hour, a little is enough for one more. {detail}',
      'At this hour, a little is enough. {detail} Then the evening is yours.',
    ],
    [
      'You wrote {obstacle}. If that came up today, do one small thing this evening. {detail}',
      'It is late enough to keep things short. {detail} After that, check in, and let the day be over.',
    ],
    [
      'You wrote: {why}. The day is not over, and a little still counts. {detail} If it is too much now, you can rest.',
      'There is still time for a little. {detail} If that is too much now, you can rest.',
    ],
    [
      '{kept} are kept, and there is a bit of this evening left. {detail} Then check in, and call it a day.',
      'There is a bit of this evening left. {detail} Then check in, and call it a day.',
    ],
    [
      'You wrote {words}. If you are tired now, a little is enough for the evening. {detail}',
      'If you are tired, do only one thing. {detail} It counts as much as on any other day.',
    ],
  ],
  note_easy: [
    [
      'Your note says {last_note}. Let today be as light as that. {detail} {after}',
      'After an easy day, you can be just as relaxed {when}. {detail} {after}',
      'After an easy day, you can be just as relaxed today. {detail} {after}',
    ],
    [
      'It is good to read that a day was easy: {last_note}. Here is something small for today, too. {detail} {after}',
      'It is good that yesterday was easy. Here is something small for today, too. {detail} {after}',
    ],
    [
      'Take your own note as a guide: {last_note}. The same again is fine. {detail} {after}',
      'Yesterday was easy, and {kept} are kept. Today can be just as small. {detail} {after}',
      'By your own mark, yesterday was easy. Today can be, too. {detail} {after}',
    ],
    [
      'You marked a day as easy and wrote {last_note}. Today can stay that size. {detail} {after}',
      'You marked yesterday as easy. Do about as much today. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today does not have to be any bigger than that. {detail} {after}',
      'Yesterday was easy, and you have kept {run} in a row. Keep today just as light. {detail}',
      'After an easy day, this one does not have to be any bigger. {detail} {after}',
    ],
  ],
}
