import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Drill Sergeant for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'Yesterday is closed. No makeup work. {detail} That is all for today. Log it. Dismissed.',
    'No check-in yesterday. No questions about it. {detail} That counts in full today. Log it and carry on.',
    'Yesterday’s line in the log stays empty. {detail} That fills today’s line. Nothing else is due. At ease.',
    [
      'Yesterday is over. For {obstacle}, the plan stays: {when}, {then}. Today, one order. {detail} Dismissed.',
      'A day without a check-in is over. One short order. {detail} No catching up. Log it.',
    ],
    'One rule today: no second empty day. {detail} That meets the rule. Dismissed.',
    'Nothing is owed from yesterday. {detail} Only this is due today. Log it. Carry on.',
    'Back to the log, with a short order. {detail} Nothing goes on top of that. At ease.',
    'Yesterday has no say in today. {detail} Log that for today. Carry on.',
    'No report on yesterday is needed. {detail} One mark today is enough. At ease.',
    'Start a new line in the log. {detail} That is enough to fill it. Dismissed.',
    'One empty day changes little. {detail} Put today’s mark in the log. Nothing more is due. At ease.',
    'Today is a light day. {detail} Anything heavier can wait. Log it. Carry on.',
  ],
  returned: [
    'You checked in yesterday. The gap is over. {detail} That is enough for today. Log it. Dismissed.',
    'This is the second day back. {detail} Larger orders can wait. Log it. Dismissed.',
    'Yesterday counts. So does today. {detail} Then stop, even if more is possible. Log it. Carry on.',
    'No report on the gap is needed. {detail} One easy order is enough. Log it. At ease.',
    'Do not catch up on the gap. {detail} That is the right amount today. Log it. Dismissed.',
    'Yesterday has a mark. Today gets one too. {detail} Log it. Carry on.',
    [
      'You are back since yesterday. For {obstacle}, the plan: {when}, {then}. And today, this. {detail} Dismissed.',
      'Keep it small after a gap. {detail} That is today’s order. Log it. Dismissed.',
    ],
    'A short order for the day after a return. {detail} Log it. Then off duty.',
  ],
  silent_3: [
    'Three days off the log. Closed. {detail} That is the full order for today. Log it. Dismissed.',
    'No check-in for three days. No questions. {detail} Start with that. Log it. Carry on.',
    'Three days without an entry. Today’s line is open. {detail} That fills it. Log it. Dismissed.',
    [
      'Three quiet days. For {obstacle} you still have the plan: {when}, {then}. Restart small. {detail} Dismissed.',
      'Three quiet days are behind you. {detail} That restarts the log. Carry on from today.',
    ],
    'Three days have passed. None has to be repeated. {detail} No larger order today. Log it. At ease.',
    'After three days, one easy order. {detail} Nothing is added to it. Log it. Dismissed.',
    'No reason is needed for three empty days. Only this is. {detail} Log it. Carry on.',
    'The pause lasted three days. It ends with this. {detail} Put the mark in the log. Dismissed.',
  ],
  first_day: [
    [
      'Day one. Expected: {obstacle}. Planned: {when}, {then}. First order: this. {detail} Log it.',
      'Day one. One try. {detail} Nothing else is due. Log it. Carry on.',
    ],
    'The first order is small on purpose. {detail} Log it when it is done. Dismissed.',
    'Today is line one of the log. {detail} That fills the line. Log it. Carry on.',
    [
      'Day one. Your reason is on file: {why}. One order for it. {detail} Log it. Dismissed.',
      'Day one has one order. {detail} Log it when it is done. Tomorrow can wait. Dismissed.',
    ],
    [
      'First day. {detail} Then try the plan once: {when}, {then}. Dismissed.',
      'First day: try this once. {detail} One move is enough. Log it. Dismissed.',
    ],
    'The first day is a short one. {detail} No second order follows. Log it. At ease.',
  ],
  at_risk: [
    'The day is still open. {detail} If today’s part is already done, just log it. Dismissed.',
    'The log shows {run}. Today’s line is open. {detail} Log it, then sleep. Off duty.',
    'It is late, so the order is short. {detail} Do only that, then log it. Off duty.',
    'Late in the day, light work only. {detail} That makes today count. Log it. At ease.',
    'Evening check. {detail} That still counts today. Log it before you sleep. Dismissed.',
    'Little of the day is left. {detail} That is enough for it. Log it. Carry on.',
  ],
  milestone_7: [
    'Seven days on the log. No bigger order for that. {detail} Log it. Carry on.',
    'The log shows seven days in a row. {detail} The goal stays the same size. Log it. At ease.',
    [
      'Seven days are done. The plan stays: {when}, {then}. And today, this. {detail} Dismissed.',
      'Seven days are done. One more today. {detail} Log it. Carry on.',
    ],
    'Seven days kept. Today is an ordinary day. {detail} No more than that. Log it. Dismissed.',
    [
      'Seven days kept. For {obstacle}, same plan: {when}, {then}. One order today. {detail} Dismissed.',
      'That makes seven days. No parade. {detail} Make the next mark when it is done. At ease.',
    ],
    'Look once at the seven days in the log. {detail} Then add today’s mark. Carry on.',
  ],
  target_eve: [
    'Tomorrow is the date for the goal {title}. {detail} Leave the rest as it is. Log it. Sleep on time.',
    'The goal {title} has its date tomorrow. One order today. {detail} Then lights out on time. Dismissed.',
    'One day to the date of the goal {title}. {detail} That is enough for today. Then rest. Carry on.',
    'Your date for the goal {title} is tomorrow. {detail} Log it and stop early. Off duty.',
    'The date of the goal {title} is tomorrow. {detail} Everything else can stay as it is. Log it. Dismissed.',
    'Last day before the date of the goal {title}. {detail} No more than that. Then sleep. Carry on tomorrow.',
  ],
  target_day: [
    'Today is the date for the goal {title}. First, this. {detail} Then log where you stand. Dismissed.',
    'The date of the goal {title} has come. {detail} See how far you are. Log it. Dismissed.',
    'You set this day for the goal {title}. {detail} No extra effort for the date. Log it. At ease.',
    'The calendar says today for the goal {title}. {detail} Look at the result tomorrow. Log it. Dismissed.',
    'It is the date of the goal {title}. One order is left. {detail} Log it, wherever it stands.',
    'Ordinary effort is enough for the goal {title} today. {detail} Then log it and carry on.',
  ],
}
