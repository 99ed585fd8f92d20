import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Kind & Encouraging for the angles that lead to the act (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} That is a start. Your plan takes care of the rest: {when}, {then}.',
      'You wrote {words}. With that in mind, make a small start. {detail} {after}',
      '{today}, and you can begin with very little. {detail} {after}',
      'This {weekday}, you only have to get as far as the first move. {detail} {after}',
    ],
    {
      texts: [
        'You know what can make a day hard: {obstacle}. Something small is still possible. {detail} {after}',
        '{detail} {after} That is enough of a start for {acting}.',
        '{detail} {after} You can stop there and still call it a start.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote: {why}. All it takes today is a beginning. {detail} {after}',
      'Your date is {left} away. All it takes today is a beginning. {detail} {after}',
      'You can begin before you feel quite ready. {detail} {after}',
    ],
    [
      'You noted {last_note}. An easy beginning is enough today. {detail} {after}',
      'You kept each of the last {run}. An easy beginning is enough today. {detail} {after}',
      '{detail} {after} Then see how you feel, and stop or go on.',
    ],
    [
      'You wrote {words}. Let yourself ease into things today. {detail} {after}',
      '{detail} {after} That spares you deciding where to start.',
    ],
    [
      'Picture your plan for a moment: {when}, {then}. A start can be even smaller. {detail}',
      'You wrote {obstacle}. Even so, you can make a start. {detail} {after}',
      'If you are not in the mood {when}, a short start is enough. {detail} {after}',
      'If you are not in the mood today, a short start is enough. {detail} {after}',
    ],
    [
      'You got started on each of the last {run}, and today you can do it again. {detail} {after}',
      'You only need to begin, and you can stop whenever you like. {detail} {after}',
    ],
    [
      '{detail} It is a small start, and your own reason goes with it: {why}.',
      '{detail} {after} On a tired day, that much is plenty.',
    ],
  ],
  plan: [
    [
      'Say your plan to yourself: {when}, {then}. Something small can come first. {detail}',
      'You wrote {words}. Today’s plan can be a short one. {detail} {after}',
      '{detail} {after} You can do it now, or pick a time yourself.',
    ],
    [
      'You wrote {obstacle}. You can allow for that by planning very little today. {detail} {after}',
      '{kept} are kept, so today’s plan can stay small. {detail} {after}',
      '{today}, so you can leave other things for another day. {detail} {after}',
      '{detail} {after} Even a busy {weekday} has room for that much.',
    ],
    [
      '{detail} With that done, you are ready for your plan: {when}, {then}.',
      '{detail} {after} You do not have to plan anything beyond that for now.',
    ],
    [
      'You wrote: {why}. One small thing is all you have to plan today. {detail} {after}',
      'For {acting}, a small plan is enough today. {detail} {after}',
      '{detail} {after} You can also save that for a quiet moment.',
    ],
    [
      'You noted {last_note}. Keep the plan easy today. {detail} {after}',
      'After {run} in a row, the plan does not have to change. {detail} {after}',
      '{detail} {after} You can begin as soon as you have read this message.',
    ],
    {
      texts: [
        'With {left} to go, a short list is long enough today. {detail} {after}',
        'You wrote what can upset a plan: {obstacle}. A small plan is harder to upset. {detail} {after}',
        '{detail} {after} If now is a bad time, pick a better one.',
      ],
      holds: AT_ONCE,
    },
    [
      'You have your own plan to go by: {when}, {then}. Besides that, very little is enough today. {detail}',
      'You wrote {words}. You only have to plan today’s part. {detail} {after}',
      'You do not have to think anything up today, because a first move is ready. {detail} {after}',
    ],
    [
      'You can do one small thing for {thing} today. {detail} {after}',
      '{detail} {after} If your list is full, let something else wait.',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}, and you still have your plan: {when}, {then}. Something small can help it along. {detail}',
      'You wrote {obstacle}. There is still room for something short. {detail} {after}',
      '{detail} {after} If today fills up, that can be the one thing you keep.',
    ],
    [
      'You know what gets in the way: {obstacle}. Allow for it, and do only a little. {detail} {after}',
      'You wrote {words}. If today turns out hard, do only a little. {detail} {after}',
      'If something comes up {when}, do only a little. {detail} {after}',
      'Even on a full day, a small part of the goal is enough. {detail} {after}',
    ],
    [
      '{detail} {after} You wrote {obstacle}. Even then, that much is enough.',
      '{detail} {after} You noted {last_note}. Whatever today is like, that much is enough.',
      '{today}. If it turns out to be a full day, a little is enough. {detail} {after}',
      '{detail} {after} If it does not work out today, one try is enough.',
    ],
    [
      'You wrote what makes your goal hard: {obstacle}. The easiest way in is fine today. {detail} {after}',
      'You have kept {kept}. If today is hard, the easiest way in is fine. {detail} {after}',
      'If this {weekday} is a hard one, the easiest way in is fine. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today may be easier or harder, and a little is enough. {detail} {after}',
      'If today is crowded, your plan alone is enough: {when}, {then}. Anything else is extra. {detail}',
      'Even on a day full of other people’s wishes, you can keep a few minutes for yourself. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You can settle one thing ahead of time. {detail} {after}',
        'You can have one thing settled before anything gets in the way. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    {
      texts: [
        'You wrote {obstacle}. You can do a little anyway, and the day counts. {detail} {after}',
        'The log shows {run} in a row. If today is hard, do something short. {detail} {after}',
        'You have {left} before your date. If today is hard, do something short. {detail} {after}',
        '{detail} {after} If you are tired, do as much of it as you can.',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} You wrote {obstacle}, so be patient with yourself. One try counts.',
      '{detail} {after} If it does not fit into this {weekday}, you can leave it out.',
    ],
  ],
}
