import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type Dated = Extract<Situation, 'first_day' | 'at_risk' | 'target_eve' | 'target_day' | 'note_easy'>

/** Frames of Drill Sergeant for the first day, a milestone, a date, the end of a day, and the day after an easy one (TEXT-26). */
export const dateFrames: Record<Dated, readonly FrameText[]> = {
  first_day: [
    [
      'First day. Your own order: {when}, {then}. Try it once. {detail} {after} Log it.',
      'First day. You wrote {words}. Begin with this part. {detail} {after} Log it. Dismissed.',
      'First day. This much is enough. {detail} {after} Log it. Dismissed.',
    ],
    [
      'First day. You wrote {obstacle}. Start with something small. {detail} {after} Log it. Carry on.',
      'First day, first order. Do it now. {detail} {after} Log it. Carry on.',
    ],
    [
      'First day toward what you wrote: {why}. No heroics. {detail} {after} Log it.',
      'First day of {acting}. No heroics. {detail} {after} Log it. At ease.',
      'No heroics on a first day. {detail} {after} Log it. At ease.',
    ],
    [
      'First day, so only a trial. You wrote {words}. {detail} {after} If it does not suit, change it.',
      'First day, so only a trial. {detail} {after} If it does not suit, change it.',
    ],
    [
      'You wrote {obstacle}. You also made a plan: {when}, {then}. Day one needs only a start. {detail} Log it.',
      'Day one needs only a start. {detail} {after} Log it. Carry on.',
    ],
    [
      'Day one, {left} to the date. Begin small. {detail} {after} Log it. Dismissed.',
      'The file opens with your words: {words}. Add the first entry. {detail} {after} Log it. Dismissed.',
      'The log starts today. Make the first entry. {detail} {after} Log it. Dismissed.',
    ],
  ],
  at_risk: [
    [
      '{run} in a row. Today is not logged yet. Already done? Log it. If not, do this. {detail} Dismissed.',
      'Today is not logged yet. Already done? Log it. If not, do this. {detail} Dismissed.',
    ],
    [
      'You wrote {words}. At this hour, one small thing is enough. {detail} {after} Log it.',
      '{run} in a row. At this hour, one small thing is enough. {detail} {after} Log it.',
      'At this hour, one small thing is enough. {detail} {after} Log it. Dismissed.',
    ],
    [
      'It is late. You wrote {obstacle}. Keep it short. {detail} {after} Log it, and close the day.',
      'It is late. Keep it short. {detail} {after} Log it, and close the day.',
    ],
    [
      'There is still time. You wrote: {why}. A small act counts. {detail} Too much? Then rest. That is allowed.',
      'There is still time. You wrote {words}. A small act counts. {detail} Too much? Then rest. That is allowed.',
      'There is still time. {detail} Too much? Then rest. That is allowed.',
    ],
    [
      'A little of the evening is left. You have kept {kept}. {detail} {after} Log it. Lights out.',
      'A little of the evening is left. {detail} {after} Log it. Lights out.',
    ],
    [
      'You noted {last_note}. If tired, one act is enough. {detail} {after} Log it. Bed. Dismissed.',
      'If tired, one act is enough. {detail} {after} Log it. Bed. Dismissed.',
    ],
  ],
  target_eve: [
    [
      'The date for {title} is tomorrow. Your note: {last_note}. Understood. {detail} Tie up one loose end. Leave the others. Log it. Dismissed.',
      'Tomorrow is the date for {title}. On the log: {kept}. {detail} Tie up one loose end. Leave the others. Log it. Dismissed.',
      'Tomorrow is the date for {title}. {detail} List what is open. Close one item. Log it. Dismissed.',
    ],
    [
      'The date for {title} is tomorrow. Today’s plan stays: {when}, {then}. {detail} Drop what tomorrow does not need. Log it.',
      'The date for {title} is tomorrow. {detail} Choose what tomorrow needs. Leave out the others. Log it. Carry on.',
    ],
    [
      'One day to the date for {title}. {run} in a row. {detail} Decide what can be dropped. Then drop it. Log it. Dismissed.',
      'One day to the date for {title}. {detail} Decide what can be dropped. Then drop it. Log it. Dismissed.',
    ],
    [
      'Last day before the date for {title}. You wrote: {why}. {detail} Close one open item. Sleep is an order. Log it. Off duty.',
      'Last day before the date for {title}. {detail} Close one open item. Sleep is an order. Log it. Off duty.',
    ],
    [
      'Eve of the date for {title}. You wrote {words}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
      'Eve of the date for {title}. You have kept {kept}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
      'Eve of the date for {title}. {detail} Name one thing that works. Tomorrow, use it. Log it. Dismissed.',
    ],
    [
      'Tomorrow the goal {title} has its date. One more time, as planned: {when}, {then}. {detail} Write down what is open. At ease.',
      'Tomorrow the goal {title} has its date. {detail} Write down what is open. Leave it there overnight. Log it. At ease.',
    ],
  ],
  target_day: [
    [
      'Today is the date for {title}. You wrote {words}. {detail} Check in, and today counts as done. Dismissed.',
      'Today is the date for {title}. {kept} are on the log. {detail} Check in, and today counts as done.',
      'Today is the date for {title}. {detail} Check in, and today counts as done. Dismissed.',
    ],
    [
      'The date for {title} is here. {run} in a row led to it. {detail} That is enough. Check in. Dismissed.',
      'The date for {title} is here. {detail} That is enough. Check in. Dismissed.',
    ],
    [
      'The date for {title} has come. You noted {last_note}. {detail} Check in. What is still open gets a new date.',
      'The date for {title} has come. You have kept {kept}. {detail} Check in. What is still open gets a new date.',
      'The date for {title} has come. {detail} Check in. What is still open gets a new date.',
    ],
    [
      'You set this day for {title}. If {ally} asks, say how far you are. {detail} Check in. Nothing more is due.',
      'You set this day for {title}. You have kept {kept}. {detail} Check in. Nothing more is due.',
      'You set this day for {title}. {detail} Check in. Nothing more is due. At ease.',
    ],
    [
      'Due today: {title}. The plan is unchanged: {when}, {then}. {detail} Check in. Then you are done.',
      'Due today: {title}. {detail} Check in. Then decide: complete, or going on. Dismissed.',
    ],
    [
      'For {title}, this is the day. {run} in a row. {detail} Done means that, and a check-in. Then rest.',
      'For {title}, this is the day. {detail} Done means that, and a check-in. Then rest.',
    ],
  ],
  note_easy: [
    [
      'Your report says {last_note}. Nothing to fix. {detail} {after} Log it. Carry on.',
      'Yesterday was easy. Nothing to fix. {detail} {after} Log it. Carry on.',
    ],
    [
      'Easy day on record: {last_note}. As much today. {detail} {after} Log it. Dismissed.',
      'Easy day on record. As much today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'On file: {last_note}. One easy order today. {detail} {after} Log it.',
      'An easy day is on file. Today’s order is easy, too. {detail} {after} Log it.',
    ],
    [
      'Easy, you noted: {last_note}. No extra work follows. {detail} {after} Log it. Carry on.',
      'Easy yesterday. No promotion, the plan stays: {when}, {then}. {detail} Log it. Carry on.',
      'Easy yesterday. No promotion, no extra load. {detail} {after} Log it. Carry on.',
    ],
    [
      'Report received: {last_note}. Useful. Repeat it if you can. {detail} {after} Log it.',
      '{run} in a row, and yesterday was easy. One small order. {detail} {after} Dismissed.',
      'Yesterday was marked easy. One small order. {detail} {after} Dismissed.',
    ],
  ],
}
