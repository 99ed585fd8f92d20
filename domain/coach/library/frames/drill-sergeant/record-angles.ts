import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type RecordAngle = Extract<Angle, 'place' | 'craft' | 'proof' | 'end'>

/** Frames of Drill Sergeant for the angles that speak of the place, the work, its record and its end (TEXT-26). */
export const recordFrames: Record<RecordAngle, readonly FrameText[]> = {
  place: [
    [
      'You wrote {words}. Find a place that suits you. {detail} {after} Log it.',
      'Find a place that suits you. {detail} {after} Log it. Carry on.',
    ],
    'Take your position {when}. {detail} {after} Log it. Carry on.',
    [
      'You wrote {obstacle}. Choose the easiest place today. {detail} {after} Log it. Carry on.',
      'Choose the easiest place today. {detail} {after} Log it. Carry on.',
    ],
    [
      '{run} in a row. Use the usual place today. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Wherever you do it, it counts. Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. The nearest place is good enough. {detail} {after} Log it.',
      'You wrote {words}. The nearest place is good enough. {detail} {after} Log it.',
      'The nearest place is good enough. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date. The perfect spot is not required. {detail} {after} Log it. Carry on.',
      'The perfect spot is not required. {detail} {after} Log it. Carry on.',
    ],
    [
      'Your plan has its place: {when}, {then}. The next order fits anywhere. {detail} Log it.',
      '{detail} {after} Leave the place as you want to find it. Log it.',
    ],
    [
      'You noted {last_note}. A different place is allowed. {detail} {after} Log it.',
      'Any place will do {when}. {detail} {after} Log it.',
    ],
  ],
  craft: [
    [
      'You wrote {words}. Give this part your full attention. {detail} {after} Log it.',
      'Give it your full attention, briefly. {detail} {after} Log it. Carry on.',
    ],
    [
      'You noted {last_note}. Use what you learned. {detail} {after} Log it. Dismissed.',
      '{run} in a row. Do today’s part with care. {detail} {after} Log it. Dismissed.',
      'Once, and with care. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} Main order, unchanged: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} Done plainly, it is good work. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. Plain work passes on such days. {detail} {after} Log it.',
      'You wrote {words}. Plain work is good enough. {detail} {after} Log it.',
      'Plain work passes inspection. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Do this one thing well. {detail} {after} Log it. Dismissed.',
      'Do this one thing well for {acting}. {detail} {after} Log it. Dismissed.',
      '{weekday}’s work is small. Do it well. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your note: {last_note}. Keep today’s work simple. {detail} {after} Log it. Carry on.',
      'Your plan is simple: {when}, {then}. So is this order. {detail} Log it. Carry on.',
      'The simple way is good enough. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} until the date. Do one thing properly. {detail} {after} Log it. Dismissed.',
      'You have kept {kept}. Slow and careful will do. {detail} {after} Log it. Dismissed.',
      'Do it properly, however little. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. Work slowly, and check once. {detail} {after} Log it. At ease.',
      'One careful job today. {detail} {after} Log it. At ease.',
    ],
  ],
  proof: [
    [
      'You have kept {kept}. Today can be another. {detail} {after} Log it. Carry on.',
      '{detail} {after} That is enough to check in. Carry on.',
    ],
    [
      'Latest entry: {last_note}. Add another today. {detail} {after} Log it. Carry on.',
      '{run} in a row. Make today the next. {detail} {after} Log it.',
      '{detail} {after} Log it. That makes one more entry. Carry on.',
    ],
    [
      'You have kept {kept}. Stay with the plan: {when}, {then}. {detail} Log it.',
      'You wrote {words}. Earn today’s mark. {detail} {after} Log it.',
      'A small act earns today’s mark. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. You can still log today. {detail} {after} Carry on.',
      'Today’s entry for {acting} is still open. {detail} {after} Log it.',
      'Do this, and today is on record. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You have kept {kept}. That is the report so far. {detail} {after} Log it. Dismissed.',
      '{detail} {after} However small, it counts. Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. This brings you a little closer. {detail} {after} Log it. Carry on.',
      'Add one entry to the record today. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date. Put today on record. {detail} {after} Carry on.',
      'You have kept {kept}. Act today, and log that, too. {detail} {after} Carry on.',
      'Today is not in the log yet. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} {after} After {run} in a row, you know how. Log it. Dismissed.',
      '{detail} {after} Log it, and look at the mark. At ease.',
    ],
  ],
  end: [
    [
      'You noted {last_note}. After this, you are done. {detail} {after} Log it. Dismissed.',
      'This is my only order today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'For {acting}, do a single thing. Then stop. {detail} {after} Log it. Dismissed.',
      'Done means this, and nothing more. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. After this, today’s part is done. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Then {weekday} is complete. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. Stop after this one thing. {detail} {after} Log it.',
      'You wrote {words}. Call it a day after this. {detail} {after} Log it. Off duty.',
      'Do this much, then stop. {detail} {after} Log it. Off duty.',
    ],
    [
      '{run} in a row. For today, this is the whole order. {detail} {after} Log it. Dismissed.',
      'For today, this is the whole order. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote {words}. Extras are not ordered. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Extras are not ordered. Log it. Dismissed.',
    ],
    [
      '{left} to the date. Other work can wait. {detail} {after} Log it. Off duty.',
      'You wrote {obstacle}. Even a short shift counts. {detail} {after} Log it. Off duty.',
      'No overtime today. {detail} {after} Log it. Off duty.',
    ],
    [
      '{detail} Add the plan, and the day is complete: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} End of today’s orders. Log it. Off duty.',
    ],
  ],
}
