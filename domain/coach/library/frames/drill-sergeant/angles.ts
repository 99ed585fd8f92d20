import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { laterAngleFrames } from './later-angles.ts'

/** Forms of a frame that is not true of what waits for a moment, in an angle that also holds that. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Drill Sergeant by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    'First order for {weekday}. {detail} Take the first chance today. Log it. Carry on.',
    [
      'One order to begin with. {detail} For {obstacle} you have a plan: {when}, {then}. Log it.',
      'One order to begin with. {detail} If the day is full, do only this. Log it.',
    ],
    [
      'Start here. {detail} Then the plan, at its moment: {when}, {then}. Log it. Dismissed.',
      'Start here. {detail} That much is enough for a start. Log it. Dismissed.',
    ],
    'Now, or at the first free minute. {detail} Log it. Carry on.',
    [
      'With {run} on the log, start the next. {detail} Log it. Carry on.',
      'Today has one order. {detail} Start before you take up anything new. Log it. Carry on.',
    ],
    [
      '{detail} Start with that. Your plan follows: {when}, {then}. Log it. At ease.',
      '{detail} Start with that, and log it. Nothing else has to follow today. Carry on.',
    ],
    'Easy start on {weekday}. {detail} One try is enough. Log it. Dismissed.',
    'This gets the goal started today. {detail} Stop there if you like. Log it. At ease.',
  ],
  plan: [
    'Schedule for {weekday}: one item. {detail} Set the hour, if now does not suit. Log it.',
    [
      'On today’s list. {detail} Also on it, for {obstacle}: {when}, {then}. Log it. Dismissed.',
      'On today’s list, as the only line. {detail} Tick it off and log it. Dismissed.',
    ],
    [
      'Next on the schedule. {detail} After that: {when}, {then}. Dismissed.',
      'Next on the schedule. {detail} If now is impossible, choose the hour now. Log it.',
    ],
    'Pick the hour for this, and keep it. {detail} Log it. Carry on.',
    'Due today: one order. {detail} Nothing else is on the schedule. Log it.',
    [
      '{detail} Log that. Then the plan you wrote: {when}, {then}. Dismissed.',
      'Planned for today: this and no more. {detail} Put it in the log. Dismissed.',
    ],
    'Room for one order on {weekday}. {detail} Choose your minute for it. Log it. Dismissed.',
    [
      'Run so far: {run}. The next one takes this. {detail} Log it. Carry on.',
      'Short plan: do this, then log it. {detail} No second order follows. Dismissed.',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. Your answer: {when}, {then}. One small order as well. {detail} Log it.',
      'When the day gets in the way, do only this. {detail} Log it. Carry on.',
    ],
    [
      'Filed: {obstacle}. Also filed: {when}, {then}. Now today’s order. {detail} Log it. Dismissed.',
      'A full day has room for this. {detail} No more is due. Log it. Dismissed.',
    ],
    {
      text: '{detail} That is the order. For {obstacle}, you decided: {when}, {then}. Dismissed.',
      twin: '{detail} If something comes between, do it right afterward. Log it. Carry on.',
      holds: AT_ONCE,
    },
    'On a hard day, this is enough. {detail} On an easy day, too. Log it. Dismissed.',
    'The day may go differently. {detail} That still fits in. Log it. Carry on.',
    'Tired or busy, the order is this. {detail} Then you are off duty. Log it.',
    [
      'Noted: {obstacle}. Planned: {when}, {then}. Beside the plan, a small order. {detail} Log it.',
      'Today’s order is small, so that it fits. {detail} Log it. At ease.',
    ],
    {
      text: 'If you are interrupted, come back to this. {detail} Log it. Carry on.',
      holds: AT_ONCE,
    },
  ],
  why: [
    [
      'You wrote: {why}. One order for it today. {detail} Log it. Carry on.',
      'This goal is yours. One order for it today. {detail} Log it. Carry on.',
    ],
    [
      'Reason on file: {why}. The {weekday} order is short. {detail} Log it. Dismissed.',
      'Today’s part of the goal is short. {detail} That counts. Log it. Dismissed.',
    ],
    [
      '{why}. You wrote that. Today it takes this much. {detail} Log it. Carry on.',
      'For the goal, today takes this much. {detail} Larger orders can wait. Log it. Carry on.',
    ],
    [
      'The log shows {run}. Today adds one with this. {detail} Log it. Dismissed.',
      'Due today is one act, and no more. {detail} Log it when done. Dismissed.',
    ],
    [
      'Do this first. {detail} Then read what you wrote: {why}. Log it. Dismissed.',
      'Do this, and the day counts for the goal. {detail} Log it. Dismissed.',
    ],
    [
      'First the order. {detail} After the order, your own words: {when}, {then}. Dismissed.',
      'If you hesitate today, start with this. {detail} Log it right away. Dismissed.',
    ],
    [
      'Your words: {why}. Put one act behind those words. {detail} Log it. Carry on.',
      'Put one act behind the goal today. {detail} Mark it in the log. Carry on.',
    ],
    'One order for {weekday}, to keep the goal going. {detail} Log it. Dismissed.',
  ],
  body: [
    'Shoulders down. Breathe out. {detail} That is enough effort. Log it. Carry on.',
    'One breath in, one breath out. Then start. {detail} Log it right after. Dismissed.',
    [
      'Hands free. Breathe out. {detail} Then keep to your plan: {when}, {then}. Log it.',
      'Hands free. Breathe out once. Then do this. {detail} Log it. Carry on.',
    ],
    'Jaw loose, shoulders low. Now the {weekday} order. {detail} Log it. Carry on.',
    'If you are tired, this is the only order. {detail} Log it. Off duty.',
    [
      'Breathe out slowly. Start. {detail} Next is the plan: {when}, {then}. Carry on.',
      'Shake out your hands once. Then go. {detail} Put it in the log. Carry on.',
    ],
    'Let your shoulders drop. No hurry on this one. {detail} Log it. At ease.',
    [
      'Feet on the floor. One slow breath. {detail} Keep the plan for its moment: {when}, {then}.',
      'Feet on the floor. One slow breath. {detail} Nothing more is due. Log it.',
    ],
  ],
  people: [
    '{detail} Then report to the log: done. One mark is enough. Carry on.',
    'Duty for {weekday}: this one act. {detail} Log it, and that is all. Dismissed.',
    [
      'You gave yourself this plan: {when}, {then}. Today, one order beside it. {detail} Log it.',
      'You are in charge today. One order. {detail} Report it to the log. Carry on.',
    ],
    [
      'One short order. {detail} Then the plan, as you wrote it: {when}, {then}. Dismissed.',
      'One short order today. {detail} When it is done, you are free. Log it.',
    ],
    [
      'On the log: {run}. This makes one more. {detail} Log it. Carry on.',
      'Nothing is due today except this. {detail} Log it when done. Carry on.',
    ],
    [
      'Order for today. {detail} Your standing order stays: {when}, {then}. Log it. Dismissed.',
      'Order for today, a short one. {detail} Nothing is added to that. Log it. Dismissed.',
    ],
    'The day needs one mark. {detail} Log it and stop there. At ease.',
    'For {weekday}, one order is enough. {detail} Log it before you sleep. At ease.',
  ],
  ...laterAngleFrames,
}
