import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why'>

/** Frames of Drill Sergeant for the angles that begin the act, plan it, or say what is against it and for it (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    {
      texts: [
        'First move. {detail} The second is your plan: {when}, {then}. Log it. Carry on.',
        '{detail} {after} {when}, you are one move ahead. Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Latest note: {last_note}. New day, first move. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. Start before it comes up. {detail} {after} Log it. Carry on.',
      '{detail} {after} That is a start, small and official. Log it. Carry on.',
    ],
    [
      'Read your own words first: {words}. Then begin. {detail} {after} Log it. Dismissed.',
      '{run} logged, each with a first move. Make today’s. {detail} {after} Log it. Dismissed.',
      'First move, without a drumroll. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. Begin with the smallest move. {detail} {after} Log it.',
      'You may tell {ally} that you began. Begin first. {detail} {after} Log it. Dismissed.',
      'Speeches are canceled today. Begin. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You described this goal: {words}. Make one move for it. {detail} {after} Log it.',
      'Report for duty {when}. One order is waiting. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} left to your date. No detours. {detail} {after} Log it. Carry on.',
      'Known obstacle: {obstacle}. So the first move is small. {detail} {after} Log it.',
      'Shortest route today, no scenery. {detail} {after} Log it. Carry on.',
    ],
    [
      'Your note is on file: {last_note}. {weekday} starts fresh. {detail} {after} Log it.',
      'Your plan has its moment: {when}, {then}. The start has this one. {detail} Log it. Dismissed.',
      'First order for {weekday}. Kept short. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Start small. Reports to {ally} are allowed afterward. {detail} {after} Log it. At ease.',
      'No need to feel ready for {acting}. Begin anyway. {detail} {after} Log it. At ease.',
      'No need to feel ready. Begin anyway. {detail} {after} Log it. At ease.',
    ],
  ],
  plan: [
    [
      'Your own order, read back: {when}, {then}. Mine is one line. {detail} Log it. Dismissed.',
      'On file for this goal: {words}. Schedule one act. {detail} {after} Log it. Dismissed.',
      'The schedule has one line today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. Plan one act, no more. {detail} {after} Log it. Carry on.',
      'Keep a moment free {when}. Today’s order is brief. {detail} {after} Log it.',
    ],
    {
      texts: [
        '{detail} With that settled, your plan comes next: {when}, {then}. Log it. Dismissed.',
        '{detail} {after} {when}, it is already off the list. Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You wrote {obstacle}. So the briefing is short, one item. {detail} {after} Log it.',
      'Your description: {words}. My briefing: one act. {detail} {after} Log it. At ease.',
      'Short briefing today, one item. {detail} {after} Log it. At ease.',
    ],
    [
      'Last entry: {last_note}. Schedule a new one today. {detail} {after} Log it. Carry on.',
      '{kept} are on the log. Schedule the next. {detail} {after} Log it. Carry on.',
      '{weekday} has one entry, for {acting}. {detail} {after} Log it. Carry on.',
      '{weekday} gets one entry, no revisions. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote: {why}. So {weekday} has a line for it. {detail} {after} Log it. Dismissed.',
      'You may tell {ally} today’s plan. Then carry it out. {detail} {after} Log it.',
      'One line is entered for today. No second line follows. {detail} {after} Log it.',
    ],
    [
      'The target date is {left} away. Plan only today. {detail} {after} Log it.',
      'Interruption expected: {obstacle}. If it comes, resume afterward. {detail} {after} Log it.',
      '{detail} {after} If interrupted, resume. Log it. Carry on.',
    ],
    [
      'Your words: {words}. Pick the minute for today’s act. {detail} {after} Log it.',
      'Standing order: {when}, {then}. Today’s addition is small. {detail} Log it. At ease.',
      'Pick the minute and keep it. {detail} {after} Log it. At ease.',
    ],
  ],
  obstacle: [
    [
      'Known trouble: {obstacle}. Today’s order is small enough to fit beside it. {detail} {after} Log it.',
      'You wrote {words}. If {weekday} gets crowded, do this much. {detail} {after} Log it.',
      'Crowded day or not, this much fits. {detail} {after} Log it. Carry on.',
    ],
    [
      'Crowded or not, the plan stands: {when}, {then}. The second order is small. {detail} Log it.',
      'Trouble may turn up {when}. So the order is small. {detail} {after} Log it.',
    ],
    [
      'Your note says {last_note}. Today needs only a little. {detail} {after} Log it. At ease.',
      'You wrote {obstacle}. Such days get a short order. {detail} {after} Log it. At ease.',
      'Crowded days get a brief order. {detail} {after} Log it. At ease.',
    ],
    {
      texts: [
        'On the map: {obstacle}. Before you get there, one order. {detail} {after} Log it.',
        '{run} logged. If today turns hard, keep it small. {detail} {after} Log it.',
        'If today turns hard, keep it small. {detail} {after} Log it. Carry on.',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You wrote: {why}. Do today’s part before trouble wakes up. {detail} {after} Log it.',
        'You may tell {ally} what gets in the way. Act first. {detail} {after} Log it.',
        'Act before anything gets in the way. {detail} {after} Log it. Carry on.',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'Filed as trouble: {obstacle}. Settle one thing ahead of it. {detail} {after} Log it.',
        'Do one thing early. {detail} The plan stays as it is: {when}, {then}. Log it.',
        '{detail} {after} That is one thing less to do {when}. Log it.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Filed under difficulties: {obstacle}. Consequence: a smaller order. {detail} {after} Log it. Dismissed.',
      'You wrote {words}. On a difficult day, half the order counts. {detail} {after} Log it.',
      'If {weekday} turns difficult, half the order counts. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Note received: {last_note}. Rough day or smooth, one order. {detail} {after} Log it.',
      '{run} in a row. For an awkward day, the order is short. {detail} {after} Log it.',
      '{weekday} may turn out differently. Settle one thing. {detail} {after} Log it.',
    ],
  ],
  why: [
    [
      'You wrote: {why}. For that, one small order. {detail} {after} Log it. Carry on.',
      'Your words for this goal: {words}. Mine are an order. {detail} {after} Log it.',
      'The reason is yours. The order is short. {detail} {after} Log it. Carry on.',
    ],
    [
      '{detail} {after} What for, in your words: {why}. Log it. Dismissed.',
      '{detail} {after} All of it is for {acting}. Log it. Dismissed.',
      '{detail} {after} You know what that is for. Log it. Dismissed.',
    ],
    [
      'The goal is on your schedule: {when}, {then}. It is worth one more line. {detail} Log it. Carry on.',
      'You wrote {words}. The goal gets one act today. {detail} {after} Log it. Carry on.',
      'One small contribution to your goal. {detail} {after} Log it. Carry on.',
    ],
    [
      'Last note: {last_note}. The goal still merits one act. {detail} {after} Log it. Dismissed.',
      '{left} to the date you set. Use today for one act. {detail} {after} Log it.',
      '{run} logged. You know what for. Add one. {detail} {after} Log it. Dismissed.',
      'You set this goal. Today’s share is small. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Purpose of {weekday}, quoted from you: {why}. {detail} {after} Log it. Dismissed.',
      '{ally} may hear why you do it. First, do it. {detail} {after} Log it.',
      'With one small act, {weekday} counts. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. The goal stands. Give it one act. {detail} {after} Log it.',
      '{kept} are kept, all for this goal. Add one. {detail} {after} Log it. Dismissed.',
      'The mission today: one small act, logged. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your words, not mine: {why}. My part is shorter. {detail} {after} Log it. Carry on.',
      '{when}, remember what the goal is for. {detail} {after} Log it. Carry on.',
    ],
    [
      'Speaking against it: {obstacle}. Speaking for it: one small order. {detail} {after} Log it.',
      'Your file says {words}. Add one act to the file. {detail} {after} Log it.',
      '{detail} {after} Nothing grander is due today. Log it. Dismissed.',
    ],
  ],
}
