import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Wise Mentor for the angles that begin the act, plan it, or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} With that done, leave the rest to your plan: {when}, {then}.',
      'When you set up this goal, you wrote {words}. A small beginning is enough for today. {detail}',
      'Choose a small beginning, and let the rest wait. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You can begin with something quite easy. {detail} {after}',
      'Let one small thing come first today, and be ready {when}. {detail} {after}',
      'Let one small thing come first today, whatever comes second. {detail} {after}',
    ],
    [
      'Read once more what you wrote when you began: {words}. Then make a small beginning. {detail}',
      'You decided on {acting}, and a plain beginning will do for today. {detail} {after}',
      'You wrote {obstacle}. Even when that comes up, a short and plain beginning is possible. {detail}',
      'The plainest beginning is good enough today. {detail} {after}',
    ],
    [
      '{run} are behind you without a gap. Choose a plain beginning. {detail} {after}',
      'You wrote {obstacle}. Choose a beginning that is done before that can come up. {detail}',
      'Do a small part now, and the rest is easier {when}. {detail} {after}',
      'For a beginning, something quite small will do. {detail} {after}',
    ],
    [
      '{left} remain until your date. What you begin today need not be begun then. {detail} {after}',
      'You noted {last_note}. Whatever you make of that, today can begin with something small. {detail} {after}',
      'You decided on {acting}, and no perfect hour is needed to begin. {detail} {after}',
      'You can begin without the perfect hour. {detail} {after}',
    ],
    [
      'Your plan is settled: {when}, {then}. Apart from that, one small thing is enough today. {detail}',
      'You wrote: {why}. Today that begins with something small. {detail}',
      'Leave most things open today, and begin with one. {detail} {after}',
    ],
    [
      'You wrote {words}. With that in mind, a sensible beginning for today is a short one. {detail}',
      'When you decided on {acting}, you also decided on days like this {weekday}. {detail} {after}',
      'No special day is needed to begin. An ordinary {weekday} will do. {detail} {after}',
    ],
    [
      'You named the difficulty in advance: {obstacle}. Begin before you meet it. {detail} {after}',
      'You need not feel ready, now or {when}, to do something small. {detail} {after}',
      'Do not wait until you feel ready. {detail} {after}',
    ],
  ],
  plan: [
    [
      'You wrote {words}. Plan today with that in mind, and plan only one thing. {detail}',
      'You decided on {acting}. Today’s plan for that can be quite short. {detail} {after}',
      'A plan for today should be short enough to remember. {detail} {after}',
    ],
    [
      'This much is fixed today: {when}, {then}. Decide now when you will do one other thing. {detail}',
      'You noted {last_note}. Consider that, and put no more than one thing into today’s plan. {detail}',
      'Plan one small thing for this {weekday}, and nothing beside it. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Since you expect that, you can plan for it. {detail} {after}',
      'Plan one small thing for today, whatever you do {when}. {detail} {after}',
      '{detail} {after} If that is not possible now, decide at once when it will be.',
    ],
    [
      'You wrote: {why}. For this {weekday}, one small part of that is plan enough. {detail}',
      'You wrote {words}. Plan no further than today for that. {detail}',
      'You wrote {obstacle}. Whether or not that comes up, plan one short task for today. {detail}',
      'Consider today only, and plan no further. {detail} {after}',
    ],
    [
      'Today follows {run} in a row, so plan it no larger than those. {detail} {after}',
      'You wrote {obstacle}. A short plan is easier to keep when that comes up. {detail} {after}',
      'Keep today simple: one small thing now, and the rest {when}. {detail} {after}',
      'Today’s plan may consist of one thing. {detail} {after}',
    ],
    [
      '{left} remain until the date that you chose. Plan today, and leave the other days open. {detail} {after}',
      'You noted {last_note}. Leave tomorrow open, and plan only what comes next. {detail} {after}',
      'You decided on {acting}. Plan one task for it today, and leave tomorrow open. {detail}',
      '{detail} {after} If you are interrupted, return to it before you choose anything new.',
    ],
    {
      texts: [
        'Your plan needs no addition: {when}, {then}. For any other time today, here is something small. {detail}',
        'What you plan for {acting} should be possible on a bad day as well. {detail} {after}',
        'Plan only what you would also do on a bad day. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {obstacle}. Plan as if it were sure to come up, and choose something short. {detail} {after}',
      'You have kept {kept}. Plan a day of the usual size. {detail} {after}',
      'Make today’s plan so small that you can keep it. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. Here is something that you can do even if that comes up. {detail}',
      'You noted {last_note}. Whatever gets in the way today, something short is possible. {detail} {after}',
      'Even a difficult day has room for something short. {detail} {after}',
    ],
    {
      texts: [
        'If today turns difficult, keep to your plan: {when}, {then}. Until then, something small is possible. {detail}',
        'If something gets in the way {when}, one thing is done already. {detail} {after}',
        'If today turns difficult, one small thing is still possible. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'If this {weekday} fills up, return to what you wrote: {words}. One small task is still enough. {detail}',
      'If something else comes up, remember your reason: {why}. One small task is then enough. {detail}',
      '{detail} {after} If something else comes up this {weekday}, decide when you will return to this.',
    ],
    [
      'You know what gets in the way: {obstacle}. Here is something against it that takes little. {detail}',
      'After {run} in a row, a tired day may well be a small one. {detail} {after}',
      'If you are tired, a little is enough today. {detail} {after}',
    ],
    {
      texts: [
        '{left} remain until your date. Waiting for an easier day would use one up. {detail} {after}',
        'You wrote {obstacle}. Tomorrow may be no different, so decide today. {detail} {after}',
        'What is put off today will need another decision tomorrow. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You wrote {obstacle}. Before that comes up, one thing can be settled in peace. {detail}',
        'The plan has its moment: {when}, {then}. One small thing can be settled before it. {detail}',
        'Whatever happens {when}, you can settle one thing before it. {detail} {after}',
        'Settle one thing while there is no hurry. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'You have kept {kept}. Today’s part is short. {detail} {after}',
      'You noted {last_note}. This {weekday} may be better or worse, so choose something short. {detail}',
      'You decided on {acting}. If today is crowded, something short still fits. {detail} {after}',
      'If today is crowded, something short still fits. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Do not wait to see how today goes. Begin with something easy. {detail}',
        'You wrote {words}. Do one small thing about that this {weekday}. {detail}',
        'On this {weekday}, something easy comes first. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
}
