import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Wise Mentor for the angles that begin the act, plan it, or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} Leave everything after it to your plan, at its own moment: {when}, {then}.',
      'About this goal, you wrote {words}. Consider that once, and begin with one act. {detail}',
      'Choose a small beginning, and let the rest wait. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Begin with what is easy, and leave that for later. {detail} {after}',
      'What is settled now need not be decided {when}. {detail} {after}',
    ],
    [
      'When you set this goal, you wrote {words}. Begin from there today, with one act. {detail}',
      'You decided on {acting}, and a plain beginning will do for today. {detail} {after}',
      'You wrote {obstacle}. Choose the plain way to begin, and a short one. {detail}',
      'Choose the plain way to begin today. {detail} {after}',
    ],
    [
      'After {run} in a row, the beginning needs no deliberation, only a choice. {detail} {after}',
      'You wrote {obstacle}. Choose a beginning so small that it is done before that matters. {detail}',
      'Decide on the beginning now, and leave less to weigh {when}. {detail} {after}',
      'Decide on the beginning, and on nothing else yet. {detail} {after}',
    ],
    [
      '{left} remain until your date. Begin today, so that less is left for the last of them. {detail} {after}',
      'You noted {last_note}. Whatever you conclude from that, begin with one act. {detail} {after}',
      'You decided on {acting}, and no good hour is needed to begin. {detail} {after}',
      'You need not wait for a good hour to begin. {detail} {after}',
    ],
    [
      '{when}, {then}: that much is decided. Begin one thing more, and leave the plan as it is. {detail}',
      'You wrote: {why}. One small act is where that begins today. {detail}',
      'Not everything has to be settled today. Begin with one thing. {detail} {after}',
    ],
    [
      'Before you decide how much today holds, read what you wrote: {words}. Then begin. {detail}',
      'When you decided on {acting}, you also decided on days like this {weekday}. {detail} {after}',
      'No special day is needed to begin. An ordinary {weekday} will do. {detail} {after}',
    ],
    [
      'You named the difficulty in advance: {obstacle}. Begin while it is still only a sentence. {detail} {after}',
      'You need not feel ready {when}, if the beginning is chosen now. {detail} {after}',
      'Do not wait until you feel ready. {detail} {after}',
    ],
  ],
  plan: [
    [
      'You wrote {words}. Let today’s plan be no longer than those words. {detail} {after}',
      'You decided on {acting}. What that means today fits into one line. {detail} {after}',
      'Choose a plan for today that is short enough to remember. {detail} {after}',
    ],
    [
      'One thing is fixed today: {when}, {then}. The hour of another is yours to choose. {detail}',
      'You noted {last_note}. Let that decide how full today’s plan is, beginning with one act. {detail}',
      'Give {weekday} one fixed point, and choose its hour now. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Choose the hour of today’s act with that in mind. {detail} {after}',
      'What is planned now need not be weighed {when}. {detail} {after}',
      '{detail} {after} If now does not suit, choose the hour at once.',
    ],
    [
      'You wrote: {why}. Consider what that asks of this {weekday}, and plan no further. {detail}',
      'Consider what you wrote about this goal, and plan no further than today: {words}. {detail}',
      'You wrote {obstacle}. Consider what can be settled today without touching that. {detail} {after}',
      'Consider what can be settled today. {detail} {after}',
    ],
    [
      '{run} in a row are kept. Plan the next one without making it larger. {detail} {after}',
      'You wrote {obstacle}. A plan for today may be short enough to survive that. {detail} {after}',
      'There may be much to decide {when}. Let one thing be settled by then. {detail} {after}',
      'Let one thing be settled beforehand. {detail} {after}',
    ],
    [
      '{left} remain until the date that you chose. Plan one of them, and leave the others open. {detail} {after}',
      'You noted {last_note}. Plan one act from there, and leave tomorrow open. {detail} {after}',
      'Your decision about {acting} still stands. Plan one act, and leave tomorrow open. {detail} {after}',
      '{detail} {after} If you are interrupted, return to it before you choose anything new.',
    ],
    {
      texts: [
        'You may tell {ally} when you mean to do this, so choose the hour first. {detail} {after}',
        'Your plan needs no addition: {when}, {then}. Apart from it, one thing may be done whenever it suits. {detail}',
        'Plan only as much as you would do on a worse day, too. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {obstacle}. Plan for a day that contains it, and decide on little. {detail} {after}',
      '{kept} are kept, so plan no more than has proved possible. {detail} {after}',
      'Choose little for today, and choose it exactly. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. Make one easy decision before that comes up today. {detail}',
      'You noted {last_note}. Suppose that today will be no easier, and choose accordingly. {detail} {after}',
      'Suppose that today will be difficult, and choose accordingly. {detail} {after}',
    ],
    {
      texts: [
        'If today turns difficult, keep to your plan: {when}, {then}. Before it does, settle one thing. {detail}',
        'If something may be hard {when}, decide now and not then. {detail} {after}',
        'If today turns difficult, one small thing is still possible. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'If something else claims this {weekday}, return to what you wrote: {words}. One act is enough. {detail}',
      'When something comes up today, reread your own sentence: {why}. One act is enough of an answer. {detail}',
      '{detail} {after} If something else comes up this {weekday}, decide when you return to it.',
    ],
    [
      'You named what stands in the way: {obstacle}. Leave it unsolved today, and choose what is possible beside it. {detail}',
      'After {run} in a row, a tired day may be kept with something small. {detail} {after}',
      'Decide as a tired person would, and do only that. {detail} {after}',
    ],
    {
      texts: [
        'What is put off today falls on one of the {left} that remain. {detail} {after}',
        'You wrote {obstacle}. That may be there tomorrow as well, so decide today. {detail} {after}',
        'What is put off today will need another decision tomorrow. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You wrote {obstacle}. Do this first, so that you meet it with one thing settled. {detail}',
        'The plan has its moment: {when}, {then}. What is settled beforehand leaves more room for it. {detail}',
        'Whatever is hard {when}, one thing can be settled beforehand. {detail} {after}',
        'Settle one thing while nothing presses. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'With {kept} kept, one crowded day decides nothing. Choose what fits into it. {detail} {after}',
      'You noted {last_note}. This {weekday} may be different, so choose what fits either kind of day. {detail}',
      'A crowded day decides nothing about {acting}. Choose what still fits. {detail} {after}',
      'Suppose that today is crowded, and choose what still fits. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Do not wait to see whether it comes. Choose something easy first. {detail}',
        'You wrote {words}. Whatever {weekday} brings, decide one thing with that in view. {detail}',
        'Whatever {weekday} brings, one thing can be decided now. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
}
