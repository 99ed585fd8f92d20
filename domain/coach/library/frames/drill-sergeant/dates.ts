import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type Dated = Extract<Situation, 'first_day' | 'at_risk' | 'note_easy'>

/** Frames of Drill Sergeant for the first day, the end of a day, and the day after an easy one (TEXT-26). */
export const dateFrames: Record<Dated, readonly FrameText[]> = {
  first_day: [
    [
      'First day. Your own order: {when}, {then}. Try it once. {detail} {after} Log it.',
      'First day. You wrote {words}. A start will do. {detail} {after} Log it. Dismissed.',
      '{detail} {after} For a first day, that is enough. Log it. Dismissed.',
    ],
    [
      'First day. Expected: {obstacle}. The order is small. {detail} {after} Log it. Carry on.',
      'First day, first order. {detail} {after} Log it. Carry on.',
    ],
    [
      'First day. Your reason: {why}. No heroics. {detail} {after} Log it.',
      'First day of {acting}. No heroics. {detail} {after} Log it. At ease.',
      'No heroics on a first day. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote {words}. The first day is a trial. {detail} {after} If it does not suit you, change it.',
      'The first day is a trial. {detail} {after} If it does not suit you, change it.',
    ],
    [
      'You wrote {obstacle}. You also made a plan: {when}, {then}. Day one needs only a start. {detail} Log it.',
      'Day one needs only a start. {detail} {after} Log it. Carry on.',
    ],
    [
      'Day one, {left} to the date. Begin small. {detail} {after} Log it. Dismissed.',
      'The log opens with your words: {words}. {detail} {after} Log it. Dismissed.',
      'The log opens today. {detail} {after} Make that the first entry. Dismissed.',
    ],
  ],
  at_risk: [
    [
      '{run} in a row. Today is not logged yet. Already done? Log it. If not, one short order. {detail} Dismissed.',
      'Today is not logged yet. Already done? Log it. If not, one short order. {detail} Dismissed.',
    ],
    [
      'You wrote {words}. At this hour, a little is enough. {detail} {after} Log it.',
      '{run} in a row. At this hour, a little is enough. {detail} {after} Log it.',
      '{detail} {after} At this hour, that is enough. Log it. Dismissed.',
    ],
    [
      'It is late. You wrote {obstacle}. The order is short. {detail} {after} Log it, and close the day.',
      'It is late. The order is short. {detail} {after} Log it, and close the day.',
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
      'You noted {last_note}. If you are tired, one act is enough. {detail} {after} Log it. Bed. Dismissed.',
      'If you are tired, one act is enough. {detail} {after} Log it. Bed. Dismissed.',
    ],
  ],
  note_easy: [
    [
      'Your report says {last_note}. Nothing to fix. {detail} {after} Log it. Carry on.',
      'Yesterday was easy. Nothing to fix. {detail} {after} Log it. Carry on.',
    ],
    [
      'Easy day on record: {last_note}. Today’s order is no harder. {detail} {after} Log it. Dismissed.',
      'An easy day is on record. Today’s order is no harder. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your note: {last_note}. One easy order today. {detail} {after} Log it.',
      'You logged an easy day. Today’s order is easy, too. {detail} {after} Log it.',
    ],
    [
      'You called it easy: {last_note}. No extra work follows. {detail} {after} Log it. Carry on.',
      'Yesterday was easy. No promotion. The plan stays: {when}, {then}. {detail} Log it. Carry on.',
      'Easy yesterday. No promotion, no extra load. {detail} {after} Log it. Carry on.',
    ],
    [
      'Report received: {last_note}. Useful. The load stays the same. {detail} {after} Log it.',
      '{run} in a row, and yesterday was easy. One small order. {detail} {after} Dismissed.',
      'You marked yesterday easy. One small order. {detail} {after} Dismissed.',
    ],
  ],
}
