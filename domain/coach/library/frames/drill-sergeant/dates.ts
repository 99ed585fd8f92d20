import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type Dated = Extract<Situation, 'first_day' | 'at_risk' | 'milestone_7' | 'target_eve' | 'target_day' | 'note_easy'>

/** Frames of Drill Sergeant for the first day, a milestone, a date, the end of a day, and the day after an easy one (TEXT-26). */
export const dateFrames: Record<Dated, readonly FrameText[]> = {
  first_day: [
    [
      'First day. Your own order, on record: {when}, {then}. Try it once. One thing besides. {detail} {after} Log it.',
      'First day. You wrote {words}. Begin with one act. {detail} {after} Log it. Dismissed.',
      'First day. Short by order. {detail} {after} Log it. Dismissed.',
    ],
    [
      'First day. Expected: {obstacle}. It may come. The order is small. {detail} {after} Log it. Carry on.',
      'First day, first order. {detail} {after} Log it. Carry on.',
    ],
    [
      'No heroics on a first day. What for, you wrote: {why}. {detail} {after} Log it.',
      'No heroics on a first day. {ally} may hear that it began. {detail} {after} Log it.',
      'No heroics on a first day. {detail} {after} Log it. At ease.',
    ],
    [
      'First day, so only a trial. Your description: {words}. {detail} {after} If it does not suit, change it.',
      'First day, so only a trial {when}. {detail} {after} If it does not suit, change it.',
    ],
    [
      'Known in advance: {obstacle}. Planned in advance: {when}, {then}. One easy order to begin. {detail} Log it.',
      'Day one needs only a start. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date, and the first is today. Begin small. {detail} {after} Log it. Dismissed.',
      'The file opens with your words: {words}. First entry today. {detail} {after} Log it. Dismissed.',
      'The goal begins this {weekday}. {detail} {after} Log it. Dismissed.',
    ],
  ],
  at_risk: [
    [
      'Today is open, and {run} are logged. Part done? Log it. If not, one thing. {detail} Dismissed.',
      'Today is open. Part done? Log it. If not, one thing. {detail} Dismissed.',
    ],
    [
      'You wrote {words}. At this hour, a small part is plenty. {detail} {after} Log it.',
      '{run} are logged and stay logged. At this hour, small is plenty. {detail} {after} Log it.',
      'At this hour, small is plenty. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Late, and you wrote {obstacle}. Hence a short order. {detail} {after} Log it, and close the day.',
      'Late. So keep it short. {detail} {after} Log it, and close the day.',
    ],
    [
      'There is still time. You wrote: {why}. A little counts. {detail} Too much? Then rest. That is allowed.',
      'There is still time. You wrote {words}. A little counts. {detail} Too much? Then rest. That is allowed.',
      'There is still time. {detail} Too much? Then rest. That is allowed.',
    ],
    [
      'Some evening is left. Reports to {ally} can wait. {detail} {after} Log it. Lights out.',
      'Some evening is left, and {kept} are kept. Short order. {detail} {after} Log it. Lights out.',
      'Some evening is left. {detail} {after} Log it. Lights out.',
    ],
    [
      'You noted {last_note}. If tired, one act is enough. {detail} {after} Log it. Bed. Dismissed.',
      'If tired, one act is enough. {detail} {after} Log it. Bed. Dismissed.',
    ],
  ],
  milestone_7: [
    [
      'Seven days kept. You wrote {words}. Today is ordinary service. {detail} {after} Log it. Carry on.',
      'Seven days kept. Ordinary day today. {detail} {after} Log it. Carry on.',
    ],
    [
      'Seven days kept. No promotion, same plan: {when}, {then}. One small order. {detail} Log it.',
      'Seven days kept. No bigger order {when}. {detail} {after} Log it. Carry on.',
    ],
    [
      'Seven in a row. Noted with respect. You wrote: {why}. Usual size today. {detail} {after} Log it. At ease.',
      'Seven in a row. Noted with respect. You may tell {ally}. {detail} {after} Log it. At ease.',
      'Seven in a row. Noted with respect. {detail} {after} Log it. At ease.',
    ],
    [
      'Seven days logged. Latest note: {last_note}. The next is ordinary. {detail} {after} Log it.',
      'Seven days logged, {left} to the date. Today stays ordinary. {detail} {after} Log it. Dismissed.',
      'Seven days logged. The next is ordinary. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Seven marks. The plan keeps its size: {when}, {then}. So does the order. {detail} Log it.',
      'After seven, the eighth may be easy. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Seven marks below your words: {words}. An ordinary one is next. {detail} {after} Log it.',
      'Seven marks. Name what helped, and keep it. {detail} {after} Log it. Carry on.',
    ],
  ],
  target_eve: [
    [
      'The date for {title} is tomorrow. Your note: {last_note}. Understood. {detail} Tie up one loose end. Leave the others. Log it. Dismissed.',
      'Tomorrow is the date for {title}. {kept} are kept. {detail} Tie up one loose end. Leave the others. Log it. Dismissed.',
      'Tomorrow is the date for {title}. {detail} List what is open. Close one item. Log it. Dismissed.',
    ],
    [
      'The date for {title} is tomorrow. Today’s plan stays: {when}, {then}. {detail} Drop what tomorrow does not need. Log it.',
      'The date for {title} is tomorrow. {detail} Choose what tomorrow needs. Leave out the others. Log it. Carry on.',
    ],
    [
      'One day to the date for {title}. You may tell {ally} it is close. {detail} Decide what can be dropped. Log it. Dismissed.',
      'One day to the date for {title}. {run} in a row have prepared it. {detail} Decide what can be dropped. Log it. Dismissed.',
      'One day to the date for {title}. {detail} Decide what can be dropped. Then drop it. Log it. Dismissed.',
    ],
    [
      'Last day before the date for {title}. {run} are logged. {detail} Close one thing. Sleep is an order. Log it. Off duty.',
      'Last day before the date for {title}. {detail} Close one thing. Sleep is an order. Log it. Off duty.',
    ],
    [
      'Eve of the date for {title}. You wrote {words}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
      'Eve of the date for {title}. On record: {kept}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
      'Eve of the date for {title}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
    ],
    [
      'Tomorrow the goal {title} has its date. One more time, as planned: {when}, {then}. {detail} What is open goes on paper. At ease.',
      'Tomorrow the goal {title} has its date. {detail} What is open goes on paper. It stays there overnight. Log it. At ease.',
    ],
  ],
  target_day: [
    [
      'Today is the date for {title}. You wrote {words}. {detail} Check in. Write down how far you are. Dismissed.',
      'Today is the date for {title}. {kept} count for it. {detail} Check in. That completes the order.',
      'Today is the date for {title}. {detail} Check in. Write down how far you are. Dismissed.',
    ],
    [
      'The date for {title} is here. {run} in a row came before it. {detail} That is enough. Check in. Dismissed.',
      'The date for {title} is here. {detail} That is enough. Check in. Dismissed.',
    ],
    [
      'The date for {title} has come. You noted {last_note}. {detail} Check in. What is still open gets a new date.',
      'The date for {title} has come. Logged lately: {kept}. {detail} Check in. What is still open gets a new date.',
      'The date for {title} has come. {detail} Check in. What is still open gets a new date.',
    ],
    [
      'You set this day for {title}. {ally} may hear how far you are. {detail} Check in. Nothing more is due.',
      'You set this day for {title}. Kept lately: {kept}. {detail} Check in. Nothing more is due.',
      'You set this day for {title}. {detail} Check in. Nothing more is due. At ease.',
    ],
    [
      'Due today: {title}. Plan as usual: {when}, {then}. {detail} Check in. That is enough.',
      'Due today: {title}. {detail} Check in. Then decide: complete, or going on. Dismissed.',
    ],
    [
      'For {title}, this is the day. {run} are logged. {detail} Done means that, and a check-in. Then rest.',
      'For {title}, this is the day. {detail} Done means that, and a check-in. Then rest.',
    ],
  ],
  note_easy: [
    [
      'Your report says {last_note}. Nothing to fix. {detail} {after} Log it. Carry on.',
      'Yesterday was easy. Nothing to fix. {detail} {after} Log it. Carry on.',
    ],
    [
      'Easy day on record: {last_note}. Today is no bigger. {detail} {after} Log it. Dismissed.',
      'Easy day on record. Same size today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'On file: {last_note}. Leave that setup alone. {detail} {after} Log it.',
      'Yesterday’s setup works. Leave it alone {when}. {detail} {after} Log it.',
    ],
    [
      'Easy, you noted: {last_note}. No extra load follows. {detail} {after} Log it. Carry on.',
      'Easy yesterday. No promotion, the plan stays: {when}, {then}. {detail} Log it. Carry on.',
      'Easy yesterday. No promotion, no extra load. {detail} {after} Log it. Carry on.',
    ],
    [
      'Report received: {last_note}. Useful. Repeat it if you can. {detail} {after} Log it.',
      '{run} logged, the last one easy. One small order. {detail} {after} Dismissed.',
      'Yesterday was marked easy. One small order. {detail} {after} Dismissed.',
    ],
  ],
}
