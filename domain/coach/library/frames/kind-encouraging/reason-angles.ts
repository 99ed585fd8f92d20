import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Kind & Encouraging for the angles that say what the act is for, what is kept, and when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. With those words in mind, do a little today. {detail} {after}',
      'When you set this goal, you wrote {words}. With those words in mind, do a little today. {detail} {after}',
      'You can tell yourself why you chose this goal, and then do a little for it. {detail} {after}',
    ],
    [
      '{detail} {after} You can do that with your own reason in mind: {why}.',
      '{detail} {after} It is one small thing toward {acting}.',
      '{detail} {after} You chose this goal yourself, and that is one small part of it.',
    ],
    [
      'You have a reason of your own for this goal: {why}. A few minutes are enough today. {detail}',
      'Each day only has to add a little, with your date {left} away. {detail} {after}',
      'With {kept} kept, today only has to add a little. {detail} {after}',
      'Something made you choose this goal. Give it a few minutes this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You can still want this goal, and do a little for it. {detail} {after}',
      'You wrote {words}. You can think of that while you do a little today. {detail} {after}',
      '{detail} {after} If you do not feel like more today, that is all right.',
    ],
    [
      'You wrote: {why}. After {run} in a row, today can be an easy one. {detail}',
      'You kept {run} in a row for something you want. An easy day helps, too. {detail} {after}',
      'An ordinary {weekday} can do something for your goal, too. {detail} {after}',
    ],
    [
      'You noted {last_note}. Your goal is the same as before, and you can be relaxed about it today. {detail} {after}',
      'You have a plan for what you want: {when}, {then}. Today adds only a little to it. {detail}',
      'You do not have to feel eager {when}. Slow and short is fine. {detail} {after}',
      'You do not have to feel eager today. Slow and short is fine. {detail} {after}',
    ],
    [
      'If you wonder what today is for, you wrote it down: {why}. {detail} {after}',
      'For {acting}, even a few minutes are a help. {detail} {after}',
      '{detail} {after} You can picture for a moment what it is good for.',
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
      'You wrote {words}. Today’s mark in the log takes only a little. {detail} {after}',
      'An easy day counts as much as any of the {run} before it. {detail} {after}',
      'The log has room for an easy {weekday}, too. {detail} {after}',
    ],
    [
      'You noted {last_note}. That day is in the log, and today can be a plain one. {detail} {after}',
      'You have kept {kept}. Your plan is still the same: {when}, {then}. One short thing can go with it. {detail}',
      'You have kept {kept}. Today does not have to be better than any of them. {detail} {after}',
      '{detail} {after} When you check in, you can add one word about how it went.',
    ],
    [
      'You have kept {kept}, and a short day counts as much as a long one. {detail} {after}',
      'With {left} until your date, a short day counts as much as a long one. {detail} {after}',
      'A short day counts as much as a long one. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and you have still kept {kept}. Very little is enough for today to count. {detail}',
      'After {run} in a row, one more day does not take much effort. {detail} {after}',
      'You wrote {obstacle}. Very little is still enough for today to count. {detail} {after}',
      'For today to count, a little is enough. {detail} {after}',
    ],
    [
      'If you have doubts today, start from what you wrote: {words}. {detail} {after}',
      'If you have doubts today, look at the log: {kept} are kept. {detail} {after}',
      'Even if you have doubts {when}, the day counts. {detail} {after}',
      'Even if you have doubts today, the day counts. {detail} {after}',
    ],
    [
      'You wrote: {why}. {kept} are kept, and today can be a small one. {detail}',
      'You wrote: {why}. An ordinary day has its place in the log, too. {detail} {after}',
      'You have {left} to go, and an ordinary day is good enough. {detail} {after}',
      'You can look at the marks in the log first, and then add this {weekday}’s. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in. The log already has {run} in a row.',
      '{detail} {after} Then check in, and let the log do the counting.',
    ],
  ],
  end: [
    [
      '{detail} After that, only your plan is left: {when}, {then}. Then you are done for today.',
      'You wrote {words}. Give your goal a few minutes, and you are done for today. {detail} {after}',
      '{detail} {after} Once that is done, the goal can rest.',
    ],
    [
      'You wrote {obstacle}. Do a little, and call it enough for today. {detail} {after}',
      'With {run} behind you, a small day is all right. {detail} {after}',
      '{detail} {after} You can stop after that, even if there is more to do.',
    ],
    [
      'You wrote: {why}. You only have to do one thing today. {detail} {after}',
      '{detail} {after} When that is done, you can be content with today.',
    ],
    [
      '{detail} {after} With that, today joins the {run} before it.',
      '{detail} {after} That is enough for {thing} today.',
      '{detail} {after} With that, you have done enough this {weekday}.',
    ],
    [
      'You noted {last_note}. One short thing is enough, and then you are done. {detail} {after}',
      'Your plan for today is the same: {when}, {then}. Do one easy thing as well, and you are done. {detail}',
      '{today}, and one small thing can be all you do. {detail} {after}',
      '{detail} {after} If you stop there, you have not stopped too soon.',
    ],
    {
      texts: [
        'You wrote {obstacle}. Finish one small thing, and today is taken care of. {detail} {after}',
        'Your date is still {left} away, and a small part will do today. {detail} {after}',
        'Do one thing as soon as it suits you, and your {weekday} counts. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} {after} For {acting}, that will do today.',
      '{detail} {after} Whatever else this {weekday} brings, you can stop there.',
    ],
    ['{detail} {after} Check in when it is done, and let that be enough.'],
  ],
}
