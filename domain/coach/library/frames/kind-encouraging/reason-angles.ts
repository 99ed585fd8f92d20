import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Kind & Encouraging for the angles that say what the act is for, what is kept, and when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. Here is a little you can do for that. {detail} {after}',
      'When you set this goal, you wrote {words}. Here is a little you can do for that. {detail} {after}',
      'You can tell yourself why you wanted this, and then do a little for it. {detail} {after}',
    ],
    [
      '{detail} {after} You can do that with your own reason in mind: {why}.',
      '{detail} {after} It is one small thing toward {acting}.',
      '{detail} {after} You chose this goal yourself, and that is one small part of it.',
    ],
    [
      'You have a reason of your own for this: {why}. A few minutes will serve it today. {detail}',
      'Each day only has to add a little, with your date {left} away. {detail} {after}',
      'With {kept} kept, today only has to add a little. {detail} {after}',
      'Something made you choose this goal. Give it a few minutes this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. What you want can still have its few minutes. {detail} {after}',
      'You wrote {words}. You can think of that while you do a little today. {detail} {after}',
      'If you do not feel like it today, do just this much. {detail} {after}',
    ],
    [
      'You wrote: {why}. You kept {run} in a row for that, and today can be an easy one. {detail}',
      'You kept {run} in a row for what you want. An easy day goes toward it, too. {detail} {after}',
      'This can be an ordinary {weekday} and still be good for your goal. {detail} {after}',
    ],
    [
      'You noted {last_note}. Your goal is the same as before, and you can be relaxed about it today. {detail} {after}',
      'You have a plan for what you want: {when}, {then}. Today adds only a little to it. {detail}',
      'You do not have to feel eager {when}. Slow and short is fine. {detail} {after}',
      'You do not have to feel eager today. Slow and short is fine. {detail} {after}',
    ],
    [
      'If you wonder what today is for, you wrote it down: {why}. {detail} {after}',
      'For {acting}, a few minutes today are a help. {detail} {after}',
      '{detail} {after} Picture one thing that this will make easier.',
    ],
    [
      '{detail} If it feels like too little, read your own reason again: {why}.',
      '{detail} {after} If it feels like too little, it is still enough for today.',
    ],
  ],
  proof: [
    [
      '{kept} are kept. They did not have to be big days, and today does not, either. {detail} {after}',
      'A small day goes into the log like any other. {detail} {after}',
    ],
    [
      'You wrote {words}. Today’s mark in the log can be for that. {detail} {after}',
      'Even an easy day adds to {run} in a row. {detail} {after}',
      'The log has room for an easy {weekday}, too. {detail} {after}',
    ],
    [
      'You noted {last_note}. That day is in the log, and today can be a plain one. {detail} {after}',
      'You have kept {kept}. Your plan is still the same: {when}, {then}. One short thing goes with it today. {detail}',
      'You have kept {kept}. Today does not have to be better than those. {detail} {after}',
      '{detail} {after} When you check in, you can add one word about how it went.',
    ],
    [
      'You have kept {kept}, and a short day counts as much as a long one. {detail} {after}',
      'With {left} until your date, a short day counts as much as a long one. {detail} {after}',
      'A short day counts as much as a long one. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and you have still kept {kept}. You can keep today with very little. {detail}',
      'Your {run} in a row can grow by one without much effort. {detail} {after}',
      'You wrote {obstacle}. Even with that, you can keep today with very little. {detail} {after}',
      'A little is enough to keep this day. {detail} {after}',
    ],
    [
      'If you have doubts today, read your own words: {words}. {detail} {after}',
      'If you have doubts today, look at the log: {kept} are kept. {detail} {after}',
      'It is fine to have doubts {when}. The day counts anyway. {detail} {after}',
      'It is fine to have doubts today. The day counts anyway. {detail} {after}',
    ],
    [
      'You wrote: {why}. So far, {kept} are kept, and today can be a small one. {detail}',
      'You wrote: {why}. An ordinary day counts toward that, too. {detail} {after}',
      'You have {left} to go, and an ordinary day is good enough. {detail} {after}',
      'You can look at the marks in the log first, and then add this {weekday}’s. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in, and add it to your {run} in a row.',
      '{detail} {after} Then check in, and let the log do the counting.',
    ],
  ],
  end: [
    [
      '{detail} After that, only your plan is left: {when}, {then}. Then you are done for today.',
      'You wrote {words}. Give that a few minutes, and you are done for today. {detail} {after}',
      '{detail} {after} After that, you can turn to other things.',
    ],
    [
      'You wrote {obstacle}. Do a little, and let that be all for today. {detail} {after}',
      'With {run} behind you, a small day is all right. {detail} {after}',
      'You can stop after this, even if there is more to do. {detail} {after}',
    ],
    [
      'You wrote: {why}. You only have to do one thing for that today. {detail} {after}',
      '{detail} {after} When that is done, you can be content with today.',
    ],
    [
      '{detail} {after} With that, today joins the {run} before it.',
      '{detail} {after} That is enough work on {thing} for today.',
      '{detail} {after} With that, you have done enough this {weekday}.',
    ],
    [
      'You noted {last_note}. You have only one short thing to do now. {detail} {after}',
      'Your plan for today is the same: {when}, {then}. Do one easy thing as well, and you are done. {detail}',
      '{today}, and that can be all you do for the goal. {detail} {after}',
      'If you stop after this, you have not stopped too soon. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You can have this much done before that comes up. {detail} {after}',
        'There is time before your date, {left} in all, and a small part will do today. {detail} {after}',
        'Do one thing as soon as it suits you, and your {weekday} counts. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} {after} For {acting}, that will do today.',
      '{detail} {after} Whatever else happens this {weekday}, that much is done.',
    ],
    ['{detail} {after} Check in when it is done, and let that be enough.'],
  ],
}
