import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Kind & Encouraging for the angles that lead to the act (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} That is enough to start with. Your plan stays as it is: {when}, {then}.',
      'You wrote {words}. Remember that today, and start small. {detail} {after}',
      'This {weekday}, it is enough to make a start. {detail} {after}',
    ],
    {
      texts: [
        'You know what tends to come up: {obstacle}. You can do this first. {detail} {after}',
        '{detail} {after} For {acting}, that is enough of a start.',
        '{detail} {after} You may stop there and still call it a start.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote: {why}. For that, a small first step is enough. {detail} {after}',
      'Your date is {left} away. A small start is enough today. {detail} {after}',
      'You can do this first, and think about the rest of the goal another day. {detail} {after}',
    ],
    [
      'You noted {last_note}. All you need today is a start. {detail} {after}',
      'You have kept {run} in a row. A short version is fine today. {detail} {after}',
      'You only have to do this part, and you may leave it at that. {detail} {after}',
    ],
    [
      'You wrote {words}. This is today’s part, and it is enough. {detail} {after}',
      'If you are not sure where to start, you can start here. {detail} {after}',
    ],
    [
      'You planned this: {when}, {then}. Here is a small start for today. {detail}',
      'You wrote {obstacle}. A start can be quite small. {detail} {after}',
      'Even if you do not feel like it {when}, you can do this. {detail} {after}',
    ],
    [
      'You got started on each of the last {run}. One more start can be short. {detail} {after}',
      'A few minutes are enough for today’s start. {detail} {after}',
    ],
    [
      '{detail} It is a small start, and you wrote the reason for it: {why}.',
      '{detail} {after} If that is all you do today, it counts.',
    ],
  ],
  plan: [
    [
      'Your plan can stay as you wrote it: {when}, {then}. Here is something small to go with it. {detail}',
      'You wrote {words}. Today’s plan can be this short. {detail} {after}',
      'This is the whole plan for today, and it is enough. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. A short plan still works on a day like that. {detail} {after}',
      'You have kept {kept}. Today’s plan can be short. {detail} {after}',
      'A short plan is enough for {weekday}. {detail} {after}',
    ],
    [
      '{detail} The only other thing today is your plan: {when}, {then}. That is enough.',
      '{detail} {after} You do not need a bigger plan today.',
    ],
    [
      'You wrote: {why}. It is enough to plan one small thing for that. {detail} {after}',
      'A small plan is enough today for {acting}. {detail} {after}',
      'There is only one thing to plan this {weekday}. {detail} {after}',
    ],
    [
      'You noted {last_note}. For today, you only need to plan this much. {detail} {after}',
      'Nothing has to change after {run} in a row. This is enough for today. {detail} {after}',
      'No planning is needed today, only this. {detail} {after}',
    ],
    {
      texts: [
        'Your date is {left} away. You can plan this for today, and nothing else. {detail} {after}',
        'You wrote what may come up: {obstacle}. If it does, you can do this afterward. {detail} {after}',
        '{detail} {after} If now is a bad time, you may choose an easier one.',
      ],
      holds: AT_ONCE,
    },
    [
      'You only need to remember your own plan: {when}, {then}. Add this if you can. {detail}',
      'You wrote {words}. Today’s part is already picked for you. {detail} {after}',
      'Today’s part is already picked, so you can simply do it. {detail} {after}',
    ],
    [
      'For {thing}, this is enough of a plan today. {detail} {after}',
      'You only have one thing to remember today. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}, and your plan still stands: {when}, {then}. Here is one easy thing to add. {detail}',
      'You wrote {obstacle}. Here is something small that works on such days, too. {detail} {after}',
      'Today may get full, and this can still fit in. {detail} {after}',
    ],
    [
      'You know what gets in the way: {obstacle}. This still fits into the day. {detail} {after}',
      'You wrote {words}. If today turns out hard, this part is enough. {detail} {after}',
      'If something gets in the way {when}, this much is still enough. {detail} {after}',
    ],
    [
      '{detail} {after} Even if this comes up today, that is enough: {obstacle}.',
      '{detail} {after} You noted {last_note}, and that much is enough either way.',
      '{detail} {after} If you are interrupted, you can come back to it.',
    ],
    [
      'You wrote what makes this hard: {obstacle}. It may stay unsolved today. {detail} {after}',
      'You have kept {kept}. If today is hard, this is enough. {detail} {after}',
      'Even on a hard {weekday}, this is enough. {detail} {after}',
    ],
    [
      'You noted {last_note}. Whether today is easier or harder, this is enough. {detail} {after}',
      'If today gets crowded, your plan alone is enough: {when}, {then}. Anything beyond it is extra. {detail}',
      'On a crowded day, this is all you need to do. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You can have this done before it comes up. {detail} {after}',
        'You can do this now, and the rest of today is free. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    {
      texts: [
        'You wrote {obstacle}. Once this is done, your day counts, whatever comes. {detail} {after}',
        'The log shows {run} in a row. If today is hard, you may keep it short. {detail} {after}',
        'You have {left} before your date, so a hard day may stay small. {detail} {after}',
        'If you are tired today, you may go slowly. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} You wrote {obstacle}, so you may leave it at that today. More is not needed.',
      '{detail} {after} If that is too much for this {weekday}, half of it is enough.',
    ],
  ],
}
