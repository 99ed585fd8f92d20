import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Wise Mentor for the angles that begin the act, plan it, or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} With that done, leave the rest to your plan: {when}, {then}.',
      'At the outset, you wrote {words}. Begin with one corner of that today. {detail}',
      'Begin in one corner, and let the rest wait. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Then begin at the easy end. {detail} {after}',
      'One thing done now leaves you freer {when}. {detail} {after}',
      'One thing done now leaves you freer later. {detail} {after}',
    ],
    [
      'Read once more what you wrote when you began: {words}. Then begin, however plainly. {detail}',
      'You decided on {acting}, and a plain beginning will do for today. {detail} {after}',
      'You wrote {obstacle}. Begin anyway, plainly and for a few minutes. {detail}',
      'The plainest beginning is good enough today. {detail} {after}',
    ],
    [
      'You have {run} behind you without a gap. Begin the next one as plainly. {detail} {after}',
      'You wrote {obstacle}. Have the first part behind you before it comes up. {detail}',
      'Do a small part now, and the rest is easier {when}. {detail} {after}',
      'A beginning can be smaller than you think. {detail} {after}',
    ],
    [
      'Your date is {left} away. What you begin today, you do not have to begin then. {detail} {after}',
      'You noted {last_note}. Take that as it was, and begin again simply. {detail} {after}',
      'You decided on {acting}. The perfect hour seldom comes, so begin in this one. {detail} {after}',
      'The perfect hour seldom comes, so begin in this one. {detail} {after}',
    ],
    [
      'Your plan is settled: {when}, {then}. Only one other thing is asked of you today. {detail}',
      'You wrote: {why}. You get there by days like this one. {detail}',
      'Leave most things open today, and begin with one. {detail} {after}',
    ],
    [
      'You wrote {words}. The sensible way to begin on that is briefly. {detail}',
      'When you decided on {acting}, you also decided on days like this {weekday}. {detail} {after}',
      'You do not need a special day to begin. An ordinary {weekday} will do. {detail} {after}',
    ],
    [
      'You named the difficulty in advance: {obstacle}. Begin before you meet it. {detail} {after}',
      'You need not feel ready, now or {when}. {detail} {after}',
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
      'You noted {last_note}. Plan today accordingly, with one thing and no more. {detail}',
      'Plan one small thing for this {weekday}, and nothing beside it. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Since you expect that, you can plan for it. {detail} {after}',
      'Plan one small thing for today, whatever you do {when}. {detail} {after}',
      '{detail} {after} If that is not possible now, decide at once when it will be.',
    ],
    [
      'You wrote: {why}. On a {weekday} like this, one step toward it is plan enough. {detail}',
      'You wrote {words}. Plan no further than today for that. {detail}',
      'You wrote {obstacle}. Whether or not that comes up, plan one short task for today. {detail}',
      'Think about today only, and plan no further. {detail} {after}',
    ],
    [
      'Plan today no larger than each of the last {run}. {detail} {after}',
      'You wrote {obstacle}. A short plan is easier to keep when that comes up. {detail} {after}',
      'Keep today simple: one small thing now, and the rest {when}. {detail} {after}',
      'Let the plan for today be a single thing. {detail} {after}',
    ],
    [
      '{left} remain until the date that you chose. Plan today, and leave the other days open. {detail} {after}',
      'You noted {last_note}. Leave tomorrow open, and plan only what comes next. {detail} {after}',
      'You decided on {acting}. Plan one task for it today, and leave tomorrow open. {detail}',
      '{detail} {after} If you are interrupted, return to it before you choose anything new.',
    ],
    {
      texts: [
        'Your plan needs nothing added: {when}, {then}. If you have a spare minute besides, use it. {detail}',
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
      'You noted {last_note}. Whatever gets in the way today, a few minutes will be left. {detail} {after}',
      'Even a difficult day has a few minutes in it. {detail} {after}',
    ],
    {
      texts: [
        'If today turns difficult, keep to your plan: {when}, {then}. Whatever you do besides is a bonus. {detail}',
        'If something gets in the way {when}, one thing is done already. {detail} {after}',
        'On a difficult day, one thing is a good deal. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'If this {weekday} fills up, return to what you wrote: {words}. One small task is still enough. {detail}',
      'If something else comes up, remember your reason: {why}. Then do one small task for it. {detail}',
      '{detail} {after} If something else comes up this {weekday}, decide when you will return to this.',
    ],
    [
      'You know what gets in the way: {obstacle}. Here is something against it that costs you little. {detail}',
      'Anyone may be tired after {run} in a row. Do less. {detail} {after}',
      'Tired days count as well. Do less on this one. {detail} {after}',
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
        'You wrote {obstacle}. Settle one thing in peace before that comes up. {detail}',
        'The plan has its moment: {when}, {then}. Settle one small thing before it. {detail}',
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
        'Take the easy thing first this {weekday}. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
}
