import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Wise Mentor for the angles that begin the act, plan it, or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} Leave everything after it to the plan, at its own moment: {when}, {then}.',
      'Choose a small beginning for {acting}, and let the rest wait. {detail} {after}',
      'Choose a small beginning, and let the rest wait. {detail} {after}',
    ],
    [
      'Waiting also decides something about {acting}. Choose the beginning instead. {detail} {after}',
      'It is easier to choose now than {when}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Leave room for that, and decide on an easy beginning. {detail} {after}',
      'For {acting}, an ordinary beginning serves as well as a good one. {detail} {after}',
      'An ordinary beginning serves as well as a good one. {detail} {after}',
    ],
    [
      'After {run} in a row, the beginning needs no deliberation, only a choice. {detail} {after}',
      'Decide on the beginning now, and leave nothing to weigh {when}. {detail} {after}',
      'Decide on the beginning, and on nothing else yet. {detail} {after}',
    ],
    [
      '{left} remain until your date. Consider what a beginning today saves the last of them. {detail} {after}',
      'A better hour for {acting} may not come. An ordinary one will serve. {detail} {after}',
      'A better hour may not come. An ordinary one will serve. {detail} {after}',
    ],
    [
      '{when}, {then}. That much is decided. Begin one thing more, and leave the plan untouched. {detail}',
      'You need not settle everything about {acting} today. Settle one thing, and begin there. {detail} {after}',
      'Not everything has to be settled today. Begin with one thing. {detail} {after}',
    ],
    [
      'No special day is needed for {acting}. An ordinary {weekday} will do. {detail} {after}',
      'No special day is needed. An ordinary {weekday} will do. {detail} {after}',
    ],
    [
      'Readiness is not required {when}, only a decision made beforehand. {detail} {after}',
      'Do not wait until you feel ready. Decide, and begin. {detail} {after}',
    ],
  ],
  plan: [
    [
      'For {acting}, choose a plan that is short enough to remember. Today it has one line. {detail} {after}',
      'Choose a plan that is short enough to remember. {detail} {after}',
    ],
    [
      'One thing is fixed: {when}, {then}. Another may be chosen freely, at whatever hour suits it. {detail}',
      'Let {weekday} have one fixed point for {acting}. {detail} {after}',
      'Let {weekday} have one fixed point. {detail} {after}',
    ],
    [
      'What is decided now need not be weighed {when}. {detail} {after}',
      '{detail} {after} If now does not suit, choose the hour at once.',
    ],
    [
      'You wrote: {why}. Consider what that asks of this {weekday}, and plan no further. {detail}',
      'Consider what can be settled today about {acting}, and leave the rest unplanned. {detail} {after}',
      'Consider what can be settled today. {detail} {after}',
    ],
    [
      '{run} in a row are kept. Plan the next one without making it larger. {detail} {after}',
      '{when}, there will be other things to decide. Let one be settled already. {detail} {after}',
      'Let one thing be settled beforehand. {detail} {after}',
    ],
    [
      '{left} remain until the date that you chose. Plan one of them, and leave the others open. {detail} {after}',
      'Leave tomorrow’s part of {acting} until tomorrow. Plan one thing for today. {detail} {after}',
      '{detail} {after} If you are interrupted, return to it before you choose anything new.',
    ],
    [
      'Your plan needs no addition: {when}, {then}. Apart from it, one thing may be done whenever it suits. {detail}',
      'For {acting}, a small plan that is kept is worth more than a large one. {detail} {after}',
      'A small plan that is kept is worth more than a large one. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Plan for a day that contains it, and decide on little. {detail} {after}',
      '{kept} are kept, so plan no more than has proved possible. {detail} {after}',
      'Choose little for {acting} today, and choose it exactly. {detail} {after}',
      'Choose little, and choose it exactly. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. One easy decision can be made before that comes up today. {detail}',
      'For {acting}, consider the difficult day first, and choose accordingly. {detail} {after}',
      'Consider the difficult day first, and choose accordingly. {detail} {after}',
    ],
    {
      texts: [
        'If the day turns difficult, keep to what you decided: {when}, {then}. In a gap, one small thing is still possible. {detail}',
        'If something may be difficult {when}, decide now and not then. {detail} {after}',
        'If the day turns difficult, one small thing is still possible. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'If there is little room for {acting} today, choose a small part of it. {detail} {after}',
      '{detail} {after} If something else comes up this {weekday}, decide when you return to it.',
    ],
    [
      'You named what stands in the way: {obstacle}. Leave it unsolved today, and choose what is possible beside it. {detail}',
      'After {run} in a row, a tired day may be kept with something small. {detail} {after}',
      'Decide about {acting} as a tired person would, and do only that. {detail} {after}',
      'Decide as a tired person would, and do only that. {detail} {after}',
    ],
    {
      texts: [
        'What is put off today falls on one of the {left} that remain. {detail} {after}',
        'Putting off today’s part of {acting} only means deciding again tomorrow. {detail} {after}',
        'Putting it off only means deciding again tomorrow. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'The plan has its moment: {when}, {then}. What is settled beforehand leaves more room for it. {detail}',
        'What may be hard {when} is easier with one thing settled beforehand. {detail} {after}',
        'Settle one thing while nothing presses. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'With {kept} kept, one crowded day decides nothing. Choose what fits into it. {detail} {after}',
      'A crowded day decides nothing about {acting}. Choose what fits into it. {detail} {after}',
      'Choose what fits into a crowded day. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You need not wait for that. Choose first, and choose something easy. {detail}',
        'Whatever this {weekday} brings, one part of {acting} can be decided beforehand. {detail} {after}',
        'Whatever {weekday} brings, one thing can be decided beforehand. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
}
