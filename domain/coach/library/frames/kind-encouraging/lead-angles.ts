import type { Angle } from '#domain/coach/day/angle.ts'
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
        'You know what tends to come up: {obstacle}. Start with something small before it does. {detail} {after}',
        '{detail} {after} For {acting}, that is enough of a start.',
        '{detail} {after} You may stop there and still call it a start.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote: {why}. For that, one small step is enough today. {detail} {after}',
      'Your date is {left} away. A small start is enough today. {detail} {after}',
      'You can start with one easy thing, and think about the rest another day. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today may have a small start of its own. {detail} {after}',
      'You have kept {run} in a row. Today you can start with something short. {detail} {after}',
      'You only have to do one small thing, and you may leave it at that. {detail} {after}',
    ],
    [
      'You wrote {words}. Today you can begin with something small for that. {detail} {after}',
      'If you are not sure where to start, start where it is easiest. {detail} {after}',
    ],
    [
      'You planned this: {when}, {then}. Here is a small start for today. {detail}',
      'You wrote {obstacle}. Even then, a small start is possible. {detail} {after}',
      'Even if you do not feel like it {when}, you can still make a short start. {detail} {after}',
      'You may not feel like it today, and you can begin with the easiest bit. {detail} {after}',
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
      'You wrote {words}. Today’s plan for that may be a short one. {detail} {after}',
      'A plan for today needs no more than something small. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. A plan with one easy thing in it leaves room for that. {detail} {after}',
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
      'You noted {last_note}. For today, an easy plan is enough. {detail} {after}',
      'Nothing has to change after {run} in a row, and today can be as simple as ever. {detail} {after}',
      'Not much planning is needed for one small thing. {detail} {after}',
    ],
    {
      texts: [
        'Your date is {left} away. You can plan one thing for today, and nothing else. {detail} {after}',
        'You wrote what may come up: {obstacle}. You can plan one small thing around it today. {detail} {after}',
        '{detail} {after} If now is a bad time, you may choose an easier one.',
      ],
      holds: AT_ONCE,
    },
    [
      'You only need to remember your own plan: {when}, {then}. Add something small if you can. {detail}',
      'You wrote {words}. For that, one thing is already picked out today. {detail} {after}',
      'One thing is already picked for today, so you need not choose. {detail} {after}',
    ],
    [
      'For {thing}, one thing is enough of a plan today. {detail} {after}',
      'You only have to think of one small thing today. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}, and your plan still stands: {when}, {then}. Here is one easy thing to add. {detail}',
      'You wrote {obstacle}. Here is something short that still fits in. {detail} {after}',
      'Today may get full, and something small can still fit in. {detail} {after}',
    ],
    [
      'You know what gets in the way: {obstacle}. One easy thing may still be possible. {detail} {after}',
      'You wrote {words}. If today turns out hard, a little for that is enough. {detail} {after}',
      'If something gets in the way {when}, a little is still enough. {detail} {after}',
      'If today goes differently than you thought, this may be all. {detail} {after}',
    ],
    [
      '{detail} {after} That is enough, even if this comes up today: {obstacle}.',
      '{detail} {after} You noted {last_note}. Even if today is different, you can leave it there.',
      '{detail} {after} If you are interrupted, you can come back to it.',
    ],
    [
      'You wrote what makes your goal hard: {obstacle}. A little is still possible today. {detail} {after}',
      'You have kept {kept}. If today is hard, something small is enough. {detail} {after}',
      'Even on a hard {weekday}, one easy thing is possible. {detail} {after}',
    ],
    [
      'You noted {last_note}. Whether today is easier or harder, a little is enough. {detail} {after}',
      'If today gets crowded, your plan alone is enough: {when}, {then}. Anything beyond it is extra. {detail}',
      'On a crowded day, one short thing is all you need to do. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Before it comes up, you can have one thing settled. {detail} {after}',
        'You can do one easy thing now, before anything gets in the way. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    {
      texts: [
        'You wrote {obstacle}. You can do one small thing anyway, and your day counts. {detail} {after}',
        'The log shows {run} in a row. If today is hard, you may keep it short. {detail} {after}',
        'You have {left} before your date, so a hard day may stay small. {detail} {after}',
        'If you are tired today, you may go slowly. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} You wrote {obstacle}. If it comes up today, that is already done.',
      '{detail} {after} If it does not work out this {weekday}, you have still tried.',
    ],
  ],
}
