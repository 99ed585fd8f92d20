import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why'>

/** Frames of Drill Sergeant for the angles that begin the act, plan it, or say what is against it and for it (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    {
      texts: [
        'First move, then the plan. {detail} The rest is scheduled: {when}, {then}. Log it. Carry on.',
        '{detail} {after} {when}, you are one move ahead. Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Possible today: {obstacle}. So the first move stays small. {detail} {after} Log it. Carry on.',
      '{detail} {after} A start on {acting}, small and official. Log it. Carry on.',
      '{detail} {after} A start, small and official. Log it. Carry on.',
    ],
    [
      '{run} logged, each with a first move. Make today’s. {detail} {after} Log it. Dismissed.',
      'First move for {acting}, without a drumroll. {detail} {after} Log it. Dismissed.',
      'First move, without a drumroll. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Reason on file: {why}. That is enough to start. {detail} {after} Log it.',
      'Speeches about {acting} are canceled. Begin. {detail} {after} Log it. Dismissed.',
      'Speeches are canceled today. Begin. {detail} {after} Log it. Dismissed.',
    ],
    'Report for duty {when}. One order is waiting. {detail} {after} Log it. Carry on.',
    [
      '{left} left to your date. No detours. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. Start small, in case it comes by. {detail} {after} Log it.',
      'Shortest route for {acting}, no scenery. {detail} {after} Log it. Carry on.',
      'Shortest route today, no scenery. {detail} {after} Log it. Carry on.',
    ],
    [
      'The moment is fixed: {when}, {then}. Before or after, one small start. {detail} Log it. Dismissed.',
      'First item of {weekday}: a move on {acting}. {detail} {after} Log it. Dismissed.',
      'First order for {weekday}. Kept short. {detail} {after} Log it. Dismissed.',
    ],
    [
      'No need to feel ready for {acting}. Begin. Ready comes later. {detail} {after} Log it. At ease.',
      'No need to feel ready. Begin. Ready comes later. {detail} {after} Log it. At ease.',
    ],
  ],
  plan: [
    [
      'Your own order, read back: {when}, {then}. Mine is only one line. {detail} Log it. Dismissed.',
      'Schedule for {acting}: one line today. {detail} {after} Log it. Dismissed.',
      'The schedule has one line today. {detail} {after} Log it. Dismissed.',
    ],
    'Keep the agenda empty {when}. Today’s order is brief. {detail} {after} Log it.',
    {
      texts: [
        '{detail} With that settled, the plan comes next: {when}, {then}. Log it. Dismissed.',
        '{detail} {after} {when}, it is already off the list. Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You wrote {obstacle}. Plan slack for it. The order is short. {detail} {after} Log it.',
      'Today’s briefing on {acting} is short. {detail} {after} Log it. At ease.',
      'Short briefing today, one item. {detail} {after} Log it. At ease.',
    ],
    [
      '{kept} are on the log. Schedule the next. {detail} {after} Log it. Carry on.',
      '{weekday} gets one entry for {acting}. {detail} {after} Log it. Carry on.',
      '{weekday} gets one entry, no revisions. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote: {why}. So {weekday} has a line for it. {detail} {after} Log it. Dismissed.',
      'Line entered for {acting}. No second line follows. {detail} {after} Log it. Dismissed.',
      'Line entered for today. No second line follows. {detail} {after} Log it. Dismissed.',
    ],
    [
      'The target date is {left} away. Plan only today. {detail} {after} Log it.',
      '{detail} {after} Interruption expected: {obstacle}. Resume afterward. Log it. Carry on.',
      'Orders for {acting} survive interruptions. Resume, and finish. {detail} {after} Log it.',
      '{detail} {after} If interrupted, resume. Log it. Carry on.',
    ],
    [
      'Standing order: {when}, {then}. Today’s addition is small. {detail} Log it. At ease.',
      'Duty posted for {acting}. Pick the minute and keep it. {detail} {after} Log it.',
      'Pick the minute and keep it. {detail} {after} Log it. At ease.',
    ],
  ],
  obstacle: [
    [
      'Known trouble: {obstacle}. If it reports today, a small order is enough. {detail} {after} Log it.',
      'The order for {acting} has hard-day size, in case. {detail} {after} Log it. Carry on.',
      'The order has hard-day size, in case. {detail} {after} Log it. Carry on.',
    ],
    [
      'Crowded or not, the plan is set: {when}, {then}. One small thing besides. {detail} Log it.',
      'Trouble may turn up {when}. The order is small, in case. {detail} {after} Log it.',
    ],
    [
      'You wrote {obstacle}. Such days get a short order. {detail} {after} Log it. At ease.',
      'Crowded days get brief service for {acting}. {detail} {after} Log it. At ease.',
      'Crowded days get brief service. {detail} {after} Log it. At ease.',
    ],
    [
      'On the map: {obstacle}. Until you get there, one order. {detail} {after} Log it.',
      '{run} logged. A hard day would count the same. {detail} {after} Log it. Carry on.',
      'A hard day of {acting} counts like any other. {detail} {after} Log it.',
      'A hard day counts like any other. {detail} {after} Log it. Carry on.',
    ],
    {
      texts: [
        'You wrote: {why}. Do today’s part before trouble wakes up. {detail} {after} Log it.',
        'Sooner is safer for {acting}. {detail} {after} Log it. Carry on.',
        'Sooner is safer than later. {detail} {after} Log it. Carry on.',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'Clear one thing away today. {detail} Then your plan has room: {when}, {then}. Log it.',
        '{detail} {after} That is one thing less to do {when}. Log it.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Filed under difficulties: {obstacle}. Consequence: a smaller order. {detail} {after} Log it. Dismissed.',
      'Report on {acting}: difficulties possible, order small. {detail} {after} Log it. Dismissed.',
      'Report for {weekday}: difficulties possible, order small. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{run} in a row. For an awkward day, the order is short. {detail} {after} Log it.',
      '{weekday} may turn out differently. Settle one thing for {acting}. {detail} {after} Log it.',
      '{weekday} may turn out differently. Settle one thing. {detail} {after} Log it.',
    ],
  ],
  why: [
    [
      'You wrote: {why}. For that, one small order. {detail} {after} Log it. Carry on.',
      'The reason for {acting} is yours. The order is short. {detail} {after} Log it.',
      'The reason is yours. The order is short. {detail} {after} Log it. Carry on.',
    ],
    [
      '{detail} {after} What for, in your words: {why}. Log it. Dismissed.',
      '{detail} {after} Credit it to the account of {acting}. Log it. Dismissed.',
      '{detail} {after} You know what that is for. Log it. Dismissed.',
    ],
    [
      'The goal is on your schedule: {when}, {then}. It is worth one more line. {detail} Log it. Carry on.',
      'Small contributions to a goal add up. Here is one for {acting}. {detail} {after} Log it.',
      'Small contributions to a goal add up. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date you set. Each can carry a little. {detail} {after} Log it.',
      '{run} logged. You know what for. Add one. {detail} {after} Log it. Dismissed.',
      'You enlisted for {acting}. Today’s share is small. {detail} {after} Log it. Dismissed.',
      'You enlisted for this goal. Today’s share is small. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Purpose of {weekday}, quoted from you: {why}. {detail} {after} Log it. Dismissed.',
      'With one small act, {weekday} counts for {acting}. {detail} {after} Log it. Dismissed.',
      'With one small act, {weekday} counts. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{kept} are kept. The goal is made of those. {detail} {after} Log it. Dismissed.',
      'Mission statement for {acting}: small acts, logged. {detail} {after} Log it. Dismissed.',
      'Mission statement: small acts, logged. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your words, not mine: {why}. My part is shorter. {detail} {after} Log it. Carry on.',
      '{when}, think of the reason first. {detail} {after} Log it. Carry on.',
    ],
    [
      'Speaking against it: {obstacle}. Speaking for it: one small order. {detail} {after} Log it.',
      '{detail} {after} Nothing grander is due today for {acting}. Log it. Dismissed.',
      '{detail} {after} Nothing grander is due today. Log it. Dismissed.',
    ],
  ],
}
