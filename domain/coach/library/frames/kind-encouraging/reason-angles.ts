import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Kind & Encouraging for the angles that say what the act is for, what is kept, and when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. You can do a little for that today. {detail} {after}',
      'When you set this goal, you wrote {words}. A little is enough today. {detail} {after}',
      'A small part of what you want is enough for today. {detail} {after}',
    ],
    [
      '{detail} {after} You can do that with your own reason in mind: {why}.',
      '{detail} {after} It is a small thing to do for {acting}.',
      '{detail} {after} It is small, and it goes toward your goal.',
    ],
    [
      'You want this for a reason of your own: {why}. It is fine to do little for that today. {detail}',
      'With {left} until your date, each day only has to add a little. {detail} {after}',
      '{kept} are kept, and a little for your goal is enough today. {detail} {after}',
      'What you want for yourself may have a few minutes this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You can still do something small for what you want. {detail} {after}',
      'You wrote {words}. You can think of that today while you do a little. {detail} {after}',
      'Nothing about your goal has to be big today. {detail} {after}',
    ],
    [
      'You wrote: {why}. Each of the last {run} was for that, and today may be easy. {detail}',
      'The last {run} went toward what you want, and an easy day does, too. {detail} {after}',
      'On an ordinary {weekday}, a little is enough for your goal. {detail} {after}',
    ],
    [
      'You noted {last_note}. What you want is still the same, and an easy day is enough for it. {detail} {after}',
      'You have a plan for what you want: {when}, {then}. Today adds only a little to it. {detail}',
      'You do not need to feel eager {when}. A little is enough. {detail} {after}',
      'You do not need to feel eager today. Slow and short is fine. {detail} {after}',
    ],
    [
      'If you wonder what today is for, you wrote it down: {why}. {detail} {after}',
      'Today can hold a few minutes for {acting}. {detail} {after}',
      'One quiet minute can be for this goal today. {detail} {after}',
    ],
    [
      '{detail} If it feels like too little, you can read your own reason: {why}.',
      '{detail} {after} If that seems like too little, it is still enough for today.',
    ],
  ],
  proof: [
    [
      '{kept} are kept, and they stay kept however small today is. {detail} {after}',
      'A small day goes into the log like any other. {detail} {after}',
    ],
    [
      'You wrote {words}. One small thing for that makes today a kept day. {detail} {after}',
      'An easy day may come after {run} in a row. {detail} {after}',
      'The log has a place for an easy {weekday}, too. {detail} {after}',
    ],
    [
      'You noted {last_note}. That day is in the log, and a plain day may follow it. {detail} {after}',
      'You have kept {kept}. Your plan stays the same: {when}, {then}. One short thing goes with it today. {detail}',
      'You have kept {kept}. Today need not be any better than those days. {detail} {after}',
      'Even a plain day gets its mark in the log. {detail} {after}',
    ],
    [
      'You have kept {kept}, and a short day counts as much as a long one. {detail} {after}',
      'With {left} until your date, even a short day counts. {detail} {after}',
      'A short day counts as much as a long one. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and you have still kept {kept}. A little is enough today. {detail}',
      'By now it is {run} in a row, and today may be the easiest of all. {detail} {after}',
      'You wrote {obstacle}. Even with that, a kept day needs only something small. {detail} {after}',
      'You can keep today with something small. {detail} {after}',
    ],
    [
      'If you have doubts today, you can read your own words: {words}. {detail} {after}',
      'If you have doubts today, you can look at the log: {kept} are kept. {detail} {after}',
      'It is fine to have doubts {when}. A little still counts. {detail} {after}',
      'Your doubts may come along today, and the day still counts. {detail} {after}',
    ],
    [
      'You wrote: {why}. By now, {kept} are kept, and today may be a small one. {detail}',
      'You wrote: {why}. An ordinary day counts for that, too. {detail} {after}',
      'You have {left} to go, and an ordinary day is enough. {detail} {after}',
      'An ordinary {weekday} is enough for the log. {detail} {after}',
    ],
    [
      '{detail} {after} Then you can check in and add to your {run} in a row.',
      '{detail} {after} Then you can check in, and the log keeps count for you.',
    ],
  ],
  end: [
    [
      '{detail} What is left is your plan: {when}, {then}. After both, you are done for today.',
      'You wrote {words}. After a few minutes for that, you are done today. {detail} {after}',
      '{detail} {after} That is a good part of the day for this goal.',
    ],
    [
      'You wrote {obstacle}. After one small thing, you may be done for today. {detail} {after}',
      'Like the last {run}, today is complete as soon as one thing is done. {detail} {after}',
      'You have one short thing to do, and then you are done. {detail} {after}',
    ],
    [
      'You wrote: {why}. One thing is all you have to do for that today. {detail} {after}',
      '{detail} {after} Then you can put the goal aside for today.',
    ],
    [
      '{detail} {after} With that, today counts like each of the {run} before it.',
      '{detail} {after} That is enough work on {thing} for today.',
      '{detail} {after} With that, you have done enough this {weekday}.',
    ],
    [
      'You noted {last_note}. One short thing is all there is to do now. {detail} {after}',
      'Your plan for today stays: {when}, {then}. Do one easy thing as well, and you are done. {detail}',
      'Today needs only one small thing from you. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You may be finished for today before that comes up. {detail} {after}',
        'Your date is {left} away, and you may finish early today. {detail} {after}',
        'You can do one thing as soon as it suits you, and then your {weekday} counts. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} {after} You need not do more today for {acting}.',
      '{detail} {after} Whatever else happens this {weekday}, that much is done.',
    ],
    ['{detail} {after} Then check in. Everything else can wait for another day.'],
  ],
}
