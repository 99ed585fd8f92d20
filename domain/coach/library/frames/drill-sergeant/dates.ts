import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type Dated = Extract<Situation, 'first_day' | 'at_risk' | 'milestone_7' | 'target_eve' | 'target_day' | 'note_easy'>

/** Frames of Drill Sergeant for the first day, a milestone, a date, the end of a day, and the day after an easy one (TEXT-26). */
export const dateFrames: Record<Dated, readonly FrameText[]> = {
  first_day: [
    [
      'First day. Your own order, on record: {when}, {then}. Try it once. One thing besides. {detail} {after} Log it.',
      'First day for {acting}. Short by order. {detail} {after} Log it. Dismissed.',
      'First day. Short by order. {detail} {after} Log it. Dismissed.',
    ],
    [
      'First day. Expected: {obstacle}. It may come. The order is small. {detail} {after} Log it. Carry on.',
      'First day, first order for {acting}. {detail} {after} Log it. Carry on.',
      'First day, first order. {detail} {after} Log it. Carry on.',
    ],
    [
      'No heroics on a first day. What for, you wrote: {why}. {detail} {after} Log it.',
      'No heroics on the first day of {acting}. {detail} {after} Log it. At ease.',
      'No heroics on a first day. {detail} {after} Log it. At ease.',
    ],
    'First day, so only a trial {when}. {detail} {after} If it does not suit, report another way.',
    [
      'Known in advance: {obstacle}. Planned in advance: {when}, {then}. One easy order to begin. {detail} Log it.',
      'Day one on {acting} cannot go wrong. {detail} {after} Log it. Carry on.',
      'Day one cannot go wrong. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date, and the first is today. Begin small. {detail} {after} Log it. Dismissed.',
      'The file on {acting} opens this {weekday}. {detail} {after} Log it. Dismissed.',
      'The goal begins this {weekday}. {detail} {after} Log it. Dismissed.',
    ],
  ],
  at_risk: [
    [
      'Today is open, and {run} are logged. Part done? Log it. If not, one thing. {detail} Dismissed.',
      'Today is open for {acting}. Part done? Log it. If not, one thing. {detail} Dismissed.',
      'Today is open. Part done? Log it. If not, one thing. {detail} Dismissed.',
    ],
    [
      '{run} are logged and stay logged. At this hour, small is plenty. {detail} {after} Log it.',
      'At this hour, small is plenty for {acting}. {detail} {after} Log it. Dismissed.',
      'At this hour, small is plenty. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Late, and you wrote {obstacle}. Hence a short order. {detail} {after} Log it, and close the day.',
      'Late, so a short order for {acting}. {detail} {after} Log it, and close the day.',
      'Late. So keep it short. {detail} {after} Log it, and close the day.',
    ],
    [
      'There is still time. You wrote: {why}. {detail} Too much? Then rest. That is allowed.',
      'There is still time for {acting}, small size. {detail} Too much? Then rest. That is allowed.',
      'There is still time. {detail} Too much? Then rest. That is allowed.',
    ],
    [
      'Some evening is left, and {kept} are kept. Short order. {detail} {after} Log it. Lights out.',
      'Some evening is left for a bit of {acting}. {detail} {after} Log it. Lights out.',
      'Some evening is left. {detail} {after} Log it. Lights out.',
    ],
    [
      'If tired, stop after one act for {acting}. {detail} {after} Log it. Bed. Dismissed.',
      'If tired, stop after one act. {detail} {after} Log it. Bed. Dismissed.',
    ],
  ],
  milestone_7: [
    [
      'Seven days kept, with {obstacle} on file. Ordinary day today. {detail} {after} Log it. Carry on.',
      'Seven days kept for {acting}. Ordinary day today. {detail} {after} Log it. Carry on.',
      'Seven days kept. Ordinary day today. {detail} {after} Log it. Carry on.',
    ],
    [
      'Seven days kept. No promotion, same plan: {when}, {then}. One small order. {detail} Log it.',
      'Seven days kept. Change nothing {when}. {detail} {after} Log it. Carry on.',
    ],
    [
      'Seven in a row. Noted with respect. You wrote: {why}. {detail} {after} Log it. At ease.',
      'Seven in a row for {acting}. Noted with respect. {detail} {after} Log it. At ease.',
      'Seven in a row. Noted with respect. {detail} {after} Log it. At ease.',
    ],
    [
      'Seven days logged, {left} to the date. No change of orders. {detail} {after} Log it. Dismissed.',
      'Seven days logged. The next for {acting} is ordinary. {detail} {after} Log it. Dismissed.',
      'Seven days logged. The next is ordinary. {detail} {after} Log it. Dismissed.',
    ],
    [
      'What worked for seven days stays: {when}, {then}. {detail} Log it. Dismissed.',
      'Seven days of {acting}. The eighth may be easy. {detail} {after} Log it. Dismissed.',
      'After seven, the eighth may be easy. {detail} {after} Log it. Dismissed.',
    ],
    [
      'The log has seven marks for {acting}. Room for one more. {detail} {after} Log it.',
      'The log has seven marks. Room for one more. {detail} {after} Log it.',
    ],
  ],
  target_eve: [
    [
      'Tomorrow is the date of the goal {title}. {kept} are behind it. {detail} List what is open. Leave it for tomorrow. Log it. Dismissed.',
      'Tomorrow is the date of the goal {title}. {detail} List what is open. Leave it for tomorrow. Log it. Dismissed.',
    ],
    [
      'The date of the goal {title} is tomorrow. Today’s plan stays: {when}, {then}. {detail} Then drop what tomorrow can spare. Log it.',
      'The date of the goal {title} is tomorrow. {detail} Choose the part that tomorrow needs. Leave out the others. Log it. Carry on.',
    ],
    [
      'One day to the date of the goal {title}. {run} in a row have prepared it. {detail} Decide what can be dropped. Log it. Dismissed.',
      'One day to the date of the goal {title}. {detail} Decide what can be dropped. Then drop it. Log it. Dismissed.',
    ],
    [
      'Today, then the day of the goal {title}. {run} in a row need no rush. {detail} Stop in good time. Sleep is an order. Log it. Off duty.',
      'Today, then the day of the goal {title}. {detail} Decide what you leave out. Stop in good time. Sleep is an order. Log it. Off duty.',
    ],
    [
      'Eve of the date of the goal {title}. On record: {kept}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
      'Eve of the date of the goal {title}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
    ],
    [
      'Tomorrow is the day of the goal {title}. One more regular duty: {when}, {then}. {detail} What is open goes on paper. At ease.',
      'Tomorrow is the day of the goal {title}. {detail} What is open goes on paper. It stays there overnight. Log it. At ease.',
    ],
  ],
  target_day: [
    [
      'Today the goal {title} has its date. {kept} count for it. {detail} Write down how far you are. Log it.',
      'Today the goal {title} has its date. {detail} Write down how far you are. Log it.',
    ],
    [
      'The day of the goal {title} is here. {run} in a row came before it. {detail} Read off what is done. Log it.',
      'The day of the goal {title} is here. {detail} Read off what is done. Log it.',
    ],
    [
      'The date of the goal {title} has come. Logged on the way: {kept}. {detail} What is still open gets a new date.',
      'The date of the goal {title} has come. {detail} What is still open gets a new date.',
    ],
    [
      'You set this day for the goal {title}. Kept lately: {kept}. {detail} Compare with the beginning. Log it.',
      'You set this day for the goal {title}. {detail} Compare with the beginning. Log it.',
    ],
    [
      'Date of the goal {title}: today. Plan as usual: {when}, {then}. {detail} Then decide: complete, or going on.',
      'Date of the goal {title}: today. {detail} Then decide: complete, or going on. Log it.',
    ],
    [
      'For the goal {title}, this is the day. {run} are logged. {detail} Write one line: what has changed. Log it.',
      'For the goal {title}, this is the day. {detail} Write one line: what has changed. Log it.',
    ],
  ],
  note_easy: [
    [
      'Your note: {last_note}. Nothing to fix. {detail} {after} Log it.',
      'Yesterday was easy. Nothing to fix on {acting}. {detail} {after} Log it. Carry on.',
      'Yesterday was easy. Nothing to fix. {detail} {after} Log it. Carry on.',
    ],
    [
      'You noted {last_note}. Same size today. {detail} {after} Log it. Dismissed.',
      'Easy day on record for {acting}. Same size today. {detail} {after} Log it.',
      'Easy day on record. Same size today. {detail} {after} Log it.',
    ],
    [
      'On file: {last_note}. Leave that setup alone. {detail} {after} Log it.',
      'Yesterday’s setup works. Leave it alone {when}. {detail} {after} Log it.',
    ],
    [
      'Easy yesterday. No promotion, the plan stays: {when}, {then}. {detail} Log it. Carry on.',
      'Easy yesterday. No extra load for {acting}. {detail} {after} Log it. Carry on.',
      'Easy yesterday. No promotion, no extra load. {detail} {after} Log it.',
    ],
    [
      '{run} logged, the last one easy. One small order. {detail} {after} Dismissed.',
      'Yesterday was marked easy. One small order for {acting}. {detail} {after} Dismissed.',
      'Yesterday was marked easy. One small order. {detail} {after} Dismissed.',
    ],
  ],
}
