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
      '{today}, and it may begin in a small way. {detail} {after}',
      'This {weekday}, you only have to get as far as the first move. {detail} {after}',
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
      'You can begin before you feel quite ready. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today can begin in an easy way. {detail} {after}',
      'You have kept {run} in a row. The next one can begin in an easy way. {detail} {after}',
      'You can begin with this and see how you feel. {detail} {after}',
    ],
    [
      'You wrote {words}. Ease into it today. {detail} {after}',
      'If you cannot decide where to start, here is one place. {detail} {after}',
    ],
    [
      'Picture your plan for a moment: {when}, {then}. Then make a small start. {detail}',
      'You wrote {obstacle}. Even so, you can make a start. {detail} {after}',
      'You may not feel like it {when}, and that is all right. A short start is enough. {detail} {after}',
      'You may not feel like it today, and that is all right. A short start is enough. {detail} {after}',
    ],
    [
      'You got started on each of the last {run}, and today you can do it again. {detail} {after}',
      'You only need to begin, and you can stop when it is enough. {detail} {after}',
    ],
    [
      '{detail} It is a small start, and you wrote what it is for: {why}.',
      '{detail} {after} On a tired day, that much is plenty.',
    ],
  ],
  plan: [
    [
      'Say your plan to yourself: {when}, {then}. This can come before it. {detail}',
      'You wrote {words}. Here is something short for today’s plan. {detail} {after}',
      'You can pick the time for this yourself. Now is fine, too. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Plan on very little today, so that it still fits. {detail} {after}',
      '{kept} are kept, so today’s plan need not be any bigger. {detail} {after}',
      '{today}, so you can leave other things for another day. {detail} {after}',
      'This is small enough for a busy {weekday}. {detail} {after}',
    ],
    [
      '{detail} With that done, you can wait for the moment of your plan: {when}, {then}.',
      '{detail} {after} You need not plan anything beyond that for now.',
    ],
    [
      'You wrote: {why}. One small thing for that is all you need to plan today. {detail} {after}',
      'For {acting}, a small plan is enough today. {detail} {after}',
      'You can save this for a quiet moment. {detail} {after}',
    ],
    [
      'You noted {last_note}. Keep the plan easy today. {detail} {after}',
      'After {run} in a row, the plan does not have to change. {detail} {after}',
      'You can do this right after something that you do anyway. {detail} {after}',
    ],
    {
      texts: [
        'With {left} to go, a short list is long enough today. {detail} {after}',
        'You wrote what may come up: {obstacle}. You can get something in before it does. {detail} {after}',
        '{detail} {after} If now is a bad time, pick a better one.',
      ],
      holds: AT_ONCE,
    },
    [
      'You have your own plan to go by: {when}, {then}. Besides that, this much is enough today. {detail}',
      'You wrote {words}. You need not plan all of that, only today’s part. {detail} {after}',
      'You do not have to think up anything today, because this is ready for you. {detail} {after}',
    ],
    [
      'You can do one small thing for {thing} today. {detail} {after}',
      'If your list is full, let this take the place of something else. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}, and you still have your plan: {when}, {then}. You can add a little to it. {detail}',
      'You wrote {obstacle}. There is still room for something short. {detail} {after}',
      'If today fills up, this can be the one thing you keep. {detail} {after}',
    ],
    [
      'You know what gets in the way: {obstacle}. On a day like that, do only a little. {detail} {after}',
      'You wrote {words}. If today turns out hard, do only a little for that. {detail} {after}',
      'If something comes up {when}, do only a little. {detail} {after}',
      'Even on a full day, a small part of this is enough. {detail} {after}',
    ],
    [
      '{detail} {after} That is enough, even if this comes up today: {obstacle}.',
      '{detail} {after} You noted {last_note}. Whatever today is like, that much is enough.',
      '{today}. If it turns out to be a full day, a little is enough. {detail} {after}',
      '{detail} {after} If it does not work out today, one try is enough.',
    ],
    [
      'You wrote what makes your goal hard: {obstacle}. Take the easy way in today. {detail} {after}',
      'You have kept {kept}. If today is hard, take the easy way in. {detail} {after}',
      'If this {weekday} gets hard, take the easy way in. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today may be easier or harder, and a little is enough. {detail} {after}',
      'If today gets crowded, your plan alone is enough: {when}, {then}. Anything else is extra. {detail}',
      'Even on a day full of other people’s wishes, you can keep a few minutes for this. {detail} {after}',
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
        'If you are tired, this is small enough to do anyway. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} You wrote {obstacle}. Even on a day with that in it, this counts.',
      '{detail} {after} If it does not fit into this {weekday}, you can leave it out.',
    ],
  ],
}
