import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Drill Sergeant for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'Yesterday is closed. No makeup work. {detail} {after} Log it. Dismissed.',
    'No check-in yesterday. No report needed. {detail} {after} Log it. Carry on.',
    'Yesterday’s line stays empty. Today’s is open. {detail} {after} Log it.',
    'One gap changes little. {detail} {after} Log it. Carry on.',
    'Nothing is added because of yesterday. {detail} {after} Log it. Dismissed.',
    'After a gap, light duty. {detail} {after} Log it. At ease.',
    'Yesterday is over. Eyes front. {detail} {after} Log it. Carry on.',
    'No catching up. {detail} {after} Log it, and the day is kept.',
    'Yesterday needs no explanation. {detail} {after} Log it. At ease.',
    'A gap of one day ends here. {detail} {after} Log it. Dismissed.',
    'Leave yesterday where it is. {detail} {after} Log it. Carry on.',
    'Yesterday: no mark. Today: this. {detail} {after} Log it. Dismissed.',
  ],
  returned: [
    'You checked in yesterday. Same size today. {detail} {after} Log it.',
    'Second day back. Keep it easy. {detail} {after} Log it. Dismissed.',
    'Back since yesterday. Light duty. {detail} {after} Log it. At ease.',
    'The days between are closed. {detail} {after} Log it. Carry on.',
    'Yesterday’s mark is in. Next one. {detail} {after} Log it. Dismissed.',
    'Doing everything at once is refused. {detail} {after} Log it. At ease.',
    'Nothing is owed for the gap. {detail} {after} Log it. Carry on.',
    'Second days are short here. {detail} {after} Log it. Dismissed.',
  ],
  silent_3: [
    'Three days without a mark. Start small. {detail} {after} Log it. Carry on.',
    'Three quiet days. No questions. {detail} {after} Log it. Dismissed.',
    'Three empty lines. The next is today’s. {detail} {after} Log it.',
    'Three days gone. Nothing piled up. {detail} {after} Log it. Carry on.',
    'After three days, the first move feels stiff. {detail} {after} Log it.',
    'Three days off the log. Only you know why. {detail} {after} Log it. At ease.',
    'Perhaps you kept these three days unlogged. {detail} {after} Log it. Dismissed.',
    'Three days went by. Go easy now. {detail} {after} Log it. Off duty.',
  ],
  first_day: [
    'First day. Short by order. {detail} {after} Log it. Dismissed.',
    'First day, first order. {detail} {after} Log it. Carry on.',
    'No heroics on a first day. {detail} {after} Log it. At ease.',
    'First day is a trial. {detail} {after} If it does not suit, report another way.',
    [
      'Known in advance: {obstacle}. Answer from today on: {when}, {then}. {detail} Log it.',
      'There is no wrong first day. {detail} {after} Log it. Carry on.',
    ],
    'The goal begins this {weekday}. {detail} {after} Log it. Dismissed.',
  ],
  at_risk: [
    'Today is open. Part done? Log it. If not, this. {detail} Dismissed.',
    '{run} are logged and stay logged. At this hour, only this. {detail} Log it.',
    'Late. So keep it short. {detail} Log it, and close the day.',
    'There is still time for this. {detail} Too much? Then rest. That is allowed.',
    'Some evening is left. {detail} Log it. Lights out.',
    'If tired, only this. {detail} Log it, and go to bed. Dismissed.',
  ],
  milestone_7: [
    'Seven days kept. Ordinary day today. {detail} {after} Log it. Carry on.',
    [
      'Seven days kept. Plan unchanged: {when}, {then}. Along with it, this. {detail} Log it.',
      'Seven days kept. You know how. {detail} {after} Log it. Carry on.',
    ],
    'Seven in a row. Noted with respect. {detail} {after} Log it. At ease.',
    [
      'Seven days logged. {detail} The plan covers the rest: {when}, {then}. Log it.',
      'Seven days logged. Next. {detail} {after} Log it. Dismissed.',
    ],
    'After seven, the eighth may be easy. {detail} {after} Log it. Dismissed.',
    'The log has seven marks. Room for one more. {detail} {after} Log it.',
  ],
  target_eve: [
    'Tomorrow is the date of the goal {title}. {detail} Then look at what is finished. Look at what is open. Leave the open part for tomorrow. Log it. Dismissed.',
    'The date of the goal {title} is tomorrow. {detail} Look at what is missing. Choose the part that tomorrow needs. Leave out the others. Log it. Carry on.',
    'One day to the date of the goal {title}. {detail} Decide what must be done by tomorrow. Drop what need not be. Log it. Dismissed.',
    'Today, then the day of the goal {title}. {detail} Decide what you leave out. Stop in good time. Sleep is part of the plan. Log it. Off duty.',
    'Eve of the date of the goal {title}. {detail} Name one thing that works. Name one for tomorrow. That is the briefing. Log it. Dismissed.',
    'Tomorrow is the day of the goal {title}. {detail} What is open goes on paper. Paper can carry it overnight. You need not. Log it. At ease.',
  ],
  target_day: [
    'Today is the date of the goal {title}. {detail} How far are you? Write it down. Log it.',
    'The day of the goal {title} is here. {detail} First read off what is done. Log it.',
    'The date of the goal {title} has come. {detail} What is still open gets a new date.',
    'You set this day for the goal {title}. {detail} Compare with the day you began. Log it.',
    'Date of the goal {title}: today. {detail} Then decide: complete, or going on. Log it.',
    'For the goal {title}, this is the day. {detail} Write one line: what has changed. Log it.',
  ],
  note_easy: [
    [
      'Your note: {last_note}. Nothing to fix. {detail} {after} Log it.',
      'Yesterday: easy. Nothing to fix. {detail} {after} Log it. Carry on.',
    ],
    [
      'You noted {last_note}. Good. Same size today. {detail} {after} Log it.',
      'Easy day on record. Same size today. {detail} {after} Log it.',
    ],
    [
      'On file: {last_note}. Leave that setup alone. {detail} {after} Log it.',
      'Yesterday’s setup works. Leave it alone. {detail} {after} Log it.',
    ],
    'Easy yesterday. No promotion, no extra load. {detail} {after} Log it.',
    'Yesterday was marked easy. One small order. {detail} {after} Dismissed.',
  ],
  silent_7: [
    'A week off the log. Nothing owed. {detail} {after} Too big? Cut the goal.',
    'Seven empty lines. Leave them so. {detail} {after} Wrong hour? Move the goal.',
    'One week, no entry, no questions. {detail} {after} Or change the goal.',
    'The week is closed. New terms are allowed. {detail} {after} If it fits, log it.',
    'Restart small after a week. {detail} {after} Log it, or edit the goal.',
    'Seven days are a fact, not a charge. {detail} {after} Log it. Carry on.',
  ],
}
