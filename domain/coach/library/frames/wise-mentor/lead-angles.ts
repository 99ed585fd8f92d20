import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why' | 'proof' | 'end'>

/** Frames of Wise Mentor for the angles that begin or end the act, or say what it is for (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} After that, leave the goal to your plan: {when}, {then}.',
      'Begin with this, before anything larger. {detail} {after}',
    ],
    'For this {weekday}, the beginning is decided. {detail} {after}',
    [
      'For {obstacle}, you have already decided: {when}, {then}. Nothing more is needed for that. Today, begin here. {detail}',
      'Begin before you have considered it for long. {detail} {after}',
    ],
    [
      'With {run} in the log, the next begins like this. {detail} {after}',
      'An ordinary beginning will do. {detail} {after}',
    ],
    '{detail} {after} Begin at the first free hour, since a better one may not come.',
    [
      'The plan stands, and needs no change: {when}, {then}. In a free moment, begin with this. {detail}',
      'Decide on one thing, and begin. {detail} {after}',
    ],
    'The first move of today is this. {detail} {after}',
    [
      'You wrote down your reason: {why}. Today’s beginning is smaller. {detail} {after}',
      'It is not necessary to feel ready. {detail} {after}',
    ],
  ],
  plan: [
    [
      'You decided this yourself: {when}, {then}. Beside that decision, there is room for one more. {detail}',
      'Give this an hour of today, and name the hour. {detail} {after}',
    ],
    'Decide at what hour of this {weekday} you do this. {detail} {after}',
    [
      '{detail} For the rest, you have a plan, and it is enough: {when}, {then}.',
      '{detail} {after} If now does not suit, choose the hour now.',
    ],
    [
      'What to do about {obstacle} is decided: {when}, {then}. For a quiet moment, there is this. {detail}',
      'What is decided beforehand is easily done. {detail} {after}',
    ],
    [
      'The log has {run}, and the next is planned like this. {detail} {after}',
      'Let this be the next thing you do. {detail} {after}',
    ],
    '{detail} {after} If you are interrupted, return to this before you choose anything new.',
    [
      'Keep to the plan that you made: {when}, {then}. Add only this today. {detail}',
      'Plan one thing for today, and leave tomorrow unplanned. {detail} {after}',
    ],
    [
      'You set this goal for a reason: {why}. For today, plan this much. {detail} {after}',
      'It is enough to have planned this. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You foresaw {obstacle}, and decided beforehand: {when}, {then}. This is of use on any day. {detail}',
      'A difficult day has room for this, too. {detail} {after}',
    ],
    {
      texts: [
        'If the day turns difficult, hold to your plan: {when}, {then}. In a gap, there is this. {detail}',
        'If the day turns difficult, hold to this alone. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    '{detail} {after} If something comes up, do it afterward.',
    [
      'You wrote {obstacle}. If it comes today, you need not think: {when}, {then}. Apart from that, do this. {detail}',
      'For a tired day, choose something of this size. {detail} {after}',
    ],
    { texts: ['What is put off today meets a fuller day tomorrow. {detail} {after}'], holds: AT_ONCE },
    {
      texts: [
        'Your plan for today stands: {when}, {then}. This can make it easier to keep. {detail}',
        'A hard moment is easier when something was prepared for it. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'Beside everything else, you have kept {run}. {detail} {after}',
      'There may be less room today than you hoped. {detail} {after}',
    ],
    { texts: ['Whatever {weekday} brings, this can be done first. {detail} {after}'], holds: AT_ONCE },
  ],
  why: [
    [
      'You wrote: {why}. Consider what serves that today. {detail} {after}',
      'You chose this goal for reasons of your own. {detail} {after}',
    ],
    [
      '{detail} {after} You wrote yourself what that is for: {why}.',
      '{detail} {after} You yourself know best what it is for.',
    ],
    [
      'These are your words: {why}. On one day, they ask for this. {detail}',
      'What takes a year is done on days like this. {detail} {after}',
    ],
    {
      texts: [
        'You fixed a moment for it: {when}, {then}. For every other moment, this is enough. {detail}',
        'This goal is your own choice. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    'An ordinary {weekday} serves the goal in this way. {detail} {after}',
    [
      '{run} have been kept. Keep one more with this. {detail} {after}',
      'You gave this goal a place among other things. {detail} {after}',
    ],
    [
      'The reason has not changed: {why}. {detail} {after}',
      'The goal is larger, and this is a part of it. {detail} {after}',
    ],
    [
      'You thought it worth a plan: {when}, {then}. Today, let this stand beside the plan. {detail}',
      'You thought it worth writing down. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You have kept {kept}, and today cannot undo them. {detail} {after}',
      'The log is a record, and today is not yet in it. {detail} {after}',
    ],
    [
      '{kept} are recorded, and today may join them. {detail} {after}',
      '{detail} {after} Check in afterward, and leave the log alone.',
    ],
    [
      '{kept} are kept, so leave the plan as it is: {when}, {then}. Add this today. {detail}',
      'The log asks for one mark a day, and for nothing more. {detail} {after}',
    ],
    [
      'The record shows {kept}, easy days and hard ones. {detail} {after}',
      'An ordinary day is sufficient for the record. {detail} {after}',
    ],
    [
      'In the record, there are {kept}, and their size is not noted. {detail} {after}',
      'The record does not note how much was done. {detail} {after}',
    ],
    ['If you doubt it, look at the record: {kept}. {detail} {after}', 'Doubt is no reason to wait. {detail} {after}'],
    [
      'You once wrote {obstacle}. Since then you have kept days, {kept}. {detail}',
      'One line of the record is still empty. {detail} {after}',
    ],
    [
      '{detail} {after} With {kept} in the log, you know what a kept day takes.',
      '{detail} {after} Then check in, and let the mark speak for itself.',
    ],
  ],
  end: [
    'Let today’s work on the goal end with this. {detail} {after}',
    '{detail} {after} Then check in, and turn to other things.',
    [
      'For today, the plan is enough: {when}, {then}. Add this, and then stop. {detail}',
      'One thing remains. {detail} {after}',
    ],
    'The day can be closed simply. {detail} {after}',
    '{detail} {after} With that, {weekday} is settled.',
    [
      'For {obstacle}, the decision stands: {when}, {then}. Apart from that, only this is left. {detail}',
      'You may finish early today. {detail} {after}',
    ],
    [
      'With {run} kept, close today in the same way. {detail} {after}',
      'Today can be closed with this. {detail} {after}',
    ],
    {
      texts: [
        '{detail} With the plan, the day is complete: {when}, {then}. Decide nothing further.',
        '{detail} {after} Check in, and decide nothing further today.',
      ],
      holds: AT_ONCE,
    },
  ],
}
