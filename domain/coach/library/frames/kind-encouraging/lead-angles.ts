import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Kind & Encouraging for the angles that lead to the act (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} That is enough of a start. The rest is your own plan: {when}, {then}.',
      'You wrote {words}. Start small with that today. {detail} {after}',
      'This {weekday}, you only have to get started. {detail} {after}',
    ],
    {
      texts: [
        'You know what tends to come up: {obstacle}. You can get started before it does. {detail} {after}',
        '{detail} {after} For {acting}, that is enough to get going.',
        '{detail} {after} You can stop there and still call it a start.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote: {why}. All it takes today is a beginning. {detail} {after}',
      'Your date is {left} away. All it takes today is a beginning. {detail} {after}',
      'Begin with something easy, and leave the rest for another day. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today can begin in an easy way. {detail} {after}',
      'You have kept {run} in a row. The next one can begin in an easy way. {detail} {after}',
      'Do one small thing, and stop there if you like. {detail} {after}',
    ],
    [
      'You wrote {words}. Ease into it today. {detail} {after}',
      'If you are not sure where to start, start where it is easiest. {detail} {after}',
    ],
    [
      'You planned this: {when}, {then}. Here is a small start for today. {detail}',
      'You wrote {obstacle}. Even so, you can make a start. {detail} {after}',
      'You may not feel like it {when}, and that is all right. A short start is enough. {detail} {after}',
      'You may not feel like it today, and that is all right. A short start is enough. {detail} {after}',
    ],
    [
      'You got started on each of the last {run}, and today you can do it again. {detail} {after}',
      'A few minutes are enough to get started. {detail} {after}',
    ],
    [
      '{detail} It is a small start, and you wrote what it is for: {why}.',
      '{detail} {after} If that is all you do today, it counts.',
    ],
  ],
  plan: [
    [
      'Your plan can stay just as you wrote it: {when}, {then}. Here is a little something to go with it. {detail}',
      'You wrote {words}. As a plan for today, that can be short. {detail} {after}',
      'As plans go, today’s is an easy one. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Plan on very little today, and leave room for that. {detail} {after}',
      '{kept} are kept, and you can plan on less for now. {detail} {after}',
      'You can plan on very little this {weekday}. {detail} {after}',
    ],
    [
      '{detail} The only other thing today is your plan: {when}, {then}. That is enough.',
      '{detail} {after} You do not need a bigger plan than that.',
    ],
    [
      'You wrote: {why}. One small thing for that is all you need to plan today. {detail} {after}',
      'For {acting}, a small plan is enough today. {detail} {after}',
      'You only have one thing to plan for this {weekday}. {detail} {after}',
    ],
    [
      'You noted {last_note}. Keep the plan easy today. {detail} {after}',
      'After {run} in a row, the plan does not have to change. {detail} {after}',
      'No long planning is called for today. {detail} {after}',
    ],
    {
      texts: [
        'The list for today is short, with {left} until your date. {detail} {after}',
        'You wrote what may come up: {obstacle}. You can get something in before it does. {detail} {after}',
        '{detail} {after} If now is a bad time, pick a better one.',
      ],
      holds: AT_ONCE,
    },
    [
      'You only have to remember your own plan: {when}, {then}. Anything beyond that is up to you. {detail}',
      'You wrote {words}. There is no plan to think up for that. {detail} {after}',
      'There is no plan to think up today. {detail} {after}',
    ],
    [
      'There is only one thing on your plate for {thing} today. {detail} {after}',
      'There is only one thing on your plate today. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}, and you still have your plan: {when}, {then}. You can add a little to it. {detail}',
      'You wrote {obstacle}. There is still room for something short. {detail} {after}',
      'Today may fill up, and there is still room for something short. {detail} {after}',
    ],
    [
      'You know what gets in the way: {obstacle}. On a day like that, do only a little. {detail} {after}',
      'You wrote {words}. If today turns out hard, do only a little for that. {detail} {after}',
      'If something comes up {when}, do only a little. {detail} {after}',
      'If today does not go the way you hoped, do only a little. {detail} {after}',
    ],
    [
      '{detail} {after} That is enough, even if this comes up today: {obstacle}.',
      '{detail} {after} You noted {last_note}. Whatever today is like, that much is enough.',
      '{detail} {after} If you are interrupted, you can come back to it.',
    ],
    [
      'You wrote what makes your goal hard: {obstacle}. Take the easy way in today. {detail} {after}',
      'You have kept {kept}. If today is hard, take the easy way in. {detail} {after}',
      'On a hard {weekday}, take the easy way in. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today may be easier or harder, and a little is enough. {detail} {after}',
      'If today gets crowded, your plan alone is enough: {when}, {then}. Anything else is extra. {detail}',
      'On a crowded day, one short thing is all you need to do. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You can have one thing settled before it comes up. {detail} {after}',
        'You can have one thing settled before anything gets in the way. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    {
      texts: [
        'You wrote {obstacle}. You can do a little anyway, and the day counts. {detail} {after}',
        'The log shows {run} in a row. If today is hard, keep it short. {detail} {after}',
        'You have {left} before your date. If today is hard, keep it short. {detail} {after}',
        'If you are tired today, keep it short. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} You wrote {obstacle}. Even on a day with that in it, this counts.',
      '{detail} {after} However this {weekday} turns out, trying counts.',
    ],
  ],
}
