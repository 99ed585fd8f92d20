import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Wise Mentor for the angles that begin the act, plan it, or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} With that begun, leave the rest to your plan: {when}, {then}.',
      'When you set up this goal, you wrote {words}. A small beginning is enough for today. {detail}',
      'Choose a small beginning, and let the rest wait. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Begin with the easy part, and leave the hard part for later. {detail} {after}',
      'What is settled now need not be decided {when}. {detail} {after}',
    ],
    [
      'Read once more what you wrote when you began: {words}. Then do the first small task. {detail}',
      'You decided on {acting}, and a plain beginning will do for today. {detail} {after}',
      'You wrote {obstacle}. On such a day, too, a short and plain beginning is possible. {detail}',
      'Begin today in the plainest way. {detail} {after}',
    ],
    [
      '{run} are behind you without a gap. Choose a plain beginning. {detail} {after}',
      'You wrote {obstacle}. Choose a beginning that is done before that can come up. {detail}',
      'Decide on the beginning now, so that you need not think about it {when}. {detail} {after}',
      'Decide on the beginning, and on nothing else yet. {detail} {after}',
    ],
    [
      '{left} remain until your date. Begin today, and less is left for the last one. {detail} {after}',
      'You noted {last_note}. Whatever you make of that, today can begin with something small. {detail} {after}',
      'You decided on {acting}, and no perfect hour is needed to begin. {detail} {after}',
      'You can begin without the perfect hour. {detail} {after}',
    ],
    [
      'Your plan is settled: {when}, {then}. Apart from that, one small beginning is enough today. {detail}',
      'You wrote: {why}. Today that begins with something small. {detail}',
      'Not everything has to be settled today. Begin with one thing. {detail} {after}',
    ],
    [
      'You wrote {words}. With that in mind, a sensible beginning for today is a short one. {detail}',
      'When you decided on {acting}, you also decided on days like this {weekday}. {detail} {after}',
      'No special day is needed to begin. An ordinary {weekday} will do. {detail} {after}',
    ],
    [
      'You named the difficulty in advance: {obstacle}. Begin before you meet it. {detail} {after}',
      'Choose the beginning now, and you need not feel ready {when}. {detail} {after}',
      'Do not wait until you feel ready. {detail} {after}',
    ],
  ],
  plan: [
    [
      'You wrote {words}. Plan today with that in mind, and plan only one thing. {detail}',
      'You decided on {acting}. Today’s plan for it fits into one line. {detail} {after}',
      'Choose a plan for today that is short enough to remember. {detail} {after}',
    ],
    [
      'This much is fixed today: {when}, {then}. Decide now when you will do one other thing. {detail}',
      'You noted {last_note}. Consider that, and put no more than one thing into today’s plan. {detail}',
      'Choose one task for this {weekday}, and choose its hour now. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Decide in advance when today’s part will be done. {detail} {after}',
      'A plan made now saves you a decision {when}. {detail} {after}',
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
      'You wrote {obstacle}. A short plan is easier to keep on a day like that. {detail} {after}',
      'Settle one thing now, and you have one decision less {when}. {detail} {after}',
      'Settle one thing ahead of time. {detail} {after}',
    ],
    [
      '{left} remain until the date that you chose. Plan today, and leave the other days open. {detail} {after}',
      'You noted {last_note}. Leave tomorrow open, and plan only what comes next. {detail} {after}',
      'You decided on {acting}. Plan one task for it today, and leave tomorrow open. {detail}',
      '{detail} {after} If you are interrupted, return to it before you choose anything new.',
    ],
    {
      texts: [
        'Your plan needs no addition: {when}, {then}. This can be done at any other time today. {detail}',
        'What you plan for {acting} should be possible on a bad day as well. {detail} {after}',
        'Plan only what you would also do on a bad day. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {obstacle}. Plan as if it were sure to come up, and choose something short. {detail} {after}',
      'You have kept {kept}. Plan a day of the usual size. {detail} {after}',
      'Choose one thing for today, and decide when. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. Here is a decision that is possible on such days, too. {detail}',
      'You noted {last_note}. Suppose that today is no easier, and choose something short. {detail} {after}',
      'Suppose that today is difficult, and choose something short. {detail} {after}',
    ],
    {
      texts: [
        'If today turns difficult, keep to your plan: {when}, {then}. Until then, one thing can be settled. {detail}',
        'Decide this now, so that nothing is left to decide {when}. {detail} {after}',
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
      'A tired day can be added to {run} in a row, if you choose something small. {detail} {after}',
      'If you are tired today, do only this much. {detail} {after}',
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
        'You wrote {obstacle}. Do this before that can come up, and one thing is settled. {detail}',
        'The plan has its moment: {when}, {then}. One small thing can be settled before it. {detail}',
        'Whatever happens {when}, you can settle one thing before it. {detail} {after}',
        'Settle one thing while there is no hurry. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'You have kept {kept}. A crowded day needs only something short. {detail} {after}',
      'You noted {last_note}. This {weekday} may be better or worse, so choose something short. {detail}',
      'You decided on {acting}. If today is crowded, choose what still fits. {detail} {after}',
      'If today is crowded, choose what still fits. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Do not wait to see how today goes. Do the easy part first. {detail}',
        'You wrote {words}. Settle one part of that this {weekday}. {detail}',
        'Settle now what this {weekday} is for. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
}
