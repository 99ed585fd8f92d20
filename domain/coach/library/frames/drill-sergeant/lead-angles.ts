import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why' | 'proof' | 'end'>

/** Frames of Drill Sergeant for the angles that begin or end the act, or say what it is for (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    'First order for {weekday}. {detail} {after} Log it. Carry on.',
    [
      'For {obstacle} you have a plan: {when}, {then}. To begin with, this. {detail} Log it.',
      'To begin with, this. {detail} {after} Log it. Carry on.',
    ],
    [
      '{detail} Then the plan, at its moment: {when}, {then}. Log it. Dismissed.',
      'Start here. {detail} {after} Log it. Dismissed.',
    ],
    'Now, or at the first free minute. {detail} {after} Log it. Carry on.',
    [
      '{run} on the log. Start the next. {detail} {after} Log it. Carry on.',
      'Start before you take up anything new. {detail} {after} Log it. Carry on.',
    ],
    [
      'Your plan stands: {when}, {then}. With a minute free, start here. {detail} Log it. At ease.',
      'Feeling ready is not required. {detail} {after} Log it. Carry on.',
    ],
    '{weekday} begins with this. {detail} {after} Log it. Dismissed.',
    [
      'Reason on file: {why}. Today starts here. {detail} {after} Log it.',
      'No warm-up, no speech. {detail} {after} Log it. At ease.',
    ],
  ],
  plan: [
    [
      'Your order to yourself: {when}, {then}. Mine is shorter. {detail} Log it.',
      'On today’s list, line one. {detail} {after} Log it. Dismissed.',
    ],
    'Set the hour on {weekday}. {detail} {after} Log it. Carry on.',
    [
      '{detail} After that, your own plan: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} If now is impossible, name the hour. Log it.',
    ],
    [
      '{obstacle} is answered: {when}, {then}. That leaves this. {detail} Log it. Dismissed.',
      'Decide the minute. Keep it. {detail} {after} Log it.',
    ],
    [
      'On the log: {run}. Planned for the next: this. {detail} {after} Log it.',
      'Planned for today: this. {detail} {after} Log it. Carry on.',
    ],
    '{detail} {after} If interrupted, resume. Log it. Carry on.',
    [
      'Plan unchanged: {when}, {then}. One line is added today. {detail} Log it.',
      'One line on today’s plan. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. So this is on the list. {detail} {after} Log it.',
      'No second order follows. {detail} {after} Log it. Dismissed.',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. Your answer: {when}, {then}. Good on any day: this. {detail} Log it.',
      'A full day has room for this. {detail} {after} Log it.',
    ],
    {
      texts: [
        'Crowded day: keep the plan. {when}, {then}. In a gap, this. {detail} Log it.',
        'Early is easiest. {detail} {after} Log it. Carry on.',
      ],
      holds: AT_ONCE,
    },
    '{detail} {after} Something comes between? Do it right afterward. Log it.',
    [
      'Filed: {obstacle}. Also filed: {when}, {then}. New today. {detail} Log it. Dismissed.',
      'Tired or busy, this still goes. {detail} {after} Log it.',
    ],
    { texts: ['Sooner is safer. {detail} {after} Log it. Carry on.'], holds: AT_ONCE },
    {
      texts: [
        'Today’s plan: {when}, {then}. This makes it easier. {detail} Log it. Dismissed.',
        'Prepare for the hard moment. {detail} {after} Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      '{run} kept, on all kinds of days. {detail} {after} Log it.',
      'Little room today. This fits. {detail} {after} Log it. At ease.',
    ],
    { texts: ['{weekday} may go differently. So do this early. {detail} {after} Log it.'], holds: AT_ONCE },
  ],
  why: [
    [
      'You wrote: {why}. This serves it. {detail} {after} Log it. Carry on.',
      'This goal is yours. {detail} {after} Log it. Carry on.',
    ],
    ['{detail} {after} What for, you wrote: {why}. Log it.', '{detail} {after} What for, you know. Log it. Dismissed.'],
    [
      'Your words: {why}. Today they ask for this. {detail} Log it.',
      'Goals are made of days. {detail} {after} Log it. Carry on.',
    ],
    {
      texts: [
        'You fixed the moment: {when}, {then}. For any other moment, this. {detail} Log it.',
        'You volunteered for this goal. {detail} {after} Log it. Carry on.',
      ],
      holds: AT_ONCE,
    },
    '{weekday} counts like this. {detail} {after} Log it. Dismissed.',
    [
      '{run} logged, for a reason of yours. {detail} {after} Log it.',
      'You made room for this. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Reason unchanged: {why}. {detail} {after} Log it. Carry on.',
      'Small part of the whole. Still yours. {detail} {after} Log it.',
    ],
    [
      'You made a plan: {when}, {then}. This goes with it. {detail} Log it.',
      'Your goal. Your move. {detail} {after} Log it. Dismissed.',
    ],
  ],
  proof: [
    [
      'Kept: {kept}. Nothing today changes that. {detail} {after} Log it.',
      'The log has room for today. {detail} {after} Log it.',
    ],
    [
      '{kept} in the log. Today can join. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Then the log. One mark. Carry on.',
    ],
    [
      '{kept} kept. Plan as before: {when}, {then}. Add this. {detail} Log it.',
      'One mark a day. No more. {detail} {after} Log it.',
    ],
    [
      'The log shows {kept}, easy and hard. {detail} {after} Log it.',
      'An ordinary day is good enough. {detail} {after} Log it. Carry on.',
    ],
    [
      '{kept} kept, big and small alike. {detail} {after} Log it.',
      'The log records no sizes. {detail} {after} Log it. Carry on.',
    ],
    [
      'Doubt? Read the count: {kept}. {detail} {after} Log it.',
      'Doubt may come along. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You once wrote {obstacle}. The count says {kept}. {detail} Log it. Dismissed.',
      'The log has no mark yet. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} {after} {kept} behind you, so you know how. Dismissed.',
      '{detail} {after} Log it, and look at the mark. At ease.',
    ],
  ],
  end: [
    'Last order of the day. {detail} {after} Log it. Dismissed.',
    '{detail} {after} Then the log. Then other things. Dismissed.',
    [
      'The plan is enough: {when}, {then}. Add this and stop. {detail} Dismissed.',
      'One thing is left. {detail} {after} Log it. Dismissed.',
    ],
    'Easy end today. {detail} {after} Log it. Off duty.',
    '{detail} {after} {weekday} is complete. Log it. Dismissed.',
    [
      '{obstacle} has its answer: {when}, {then}. This is left. {detail} Log it. Dismissed.',
      'Early end today. {detail} {after} Log it. Off duty.',
    ],
    [
      '{run} logged. Do this. Today is closed then. {detail} {after} Log it. Dismissed.',
      'Do this. Today is closed then. {detail} {after} Log it. Dismissed.',
    ],
    {
      texts: [
        '{detail} With the plan, day complete: {when}, {then}. Log it. Dismissed.',
        '{detail} {after} That completes today. Log it. Off duty.',
      ],
      holds: AT_ONCE,
    },
  ],
}
