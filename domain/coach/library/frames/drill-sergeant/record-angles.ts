import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type RecordAngle = Extract<Angle, 'place' | 'craft' | 'proof' | 'end'>

/** Frames of Drill Sergeant for the angles that speak of the place, the work, its record and its end (TEXT-26). */
export const recordFrames: Record<RecordAngle, readonly FrameText[]> = {
  place: [
    [
      'You wrote {words}. Start right where you are. {detail} {after} Log it.',
      'Start where you are. {detail} {after} Log it. Carry on.',
    ],
    [
      'Nothing changes in the plan: {when}, {then}. One order goes with it. {detail} Log it. Carry on.',
      'Put other things aside for a moment. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. This fits into a small gap. {detail} {after} Log it. Carry on.',
      'Nobody clears your day for you. Take a minute. {detail} {after} Log it. Carry on.',
    ],
    [
      '{run} in a row. Very little is asked today. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Enough for one day. Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. Spend a free minute on that. {detail} {after} Log it.',
      'You wrote {words}. Spend a free minute on that. {detail} {after} Log it.',
      'One free minute is enough to start. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date. Use what is within reach. {detail} {after} Log it. Carry on.',
      'Use what is within reach. {detail} {after} Log it. Carry on.',
    ],
    [
      'Your plan has its place: {when}, {then}. Add one short order. {detail} Log it.',
      '{detail} {after} Leave it at that for today. Log it.',
    ],
    [
      'You noted {last_note}. Today may be different. {detail} {after} Log it.',
      'You wrote {obstacle}. Make a little room anyway. {detail} {after} Log it.',
      'Finish what is in your hands first. {detail} {after} Log it.',
    ],
  ],
  craft: [
    [
      'You wrote {words}. It is worth a minute of attention. {detail} {after} Log it.',
      'A minute of full attention is enough. {detail} {after} Log it. Carry on.',
    ],
    [
      'You noted {last_note}. Take a little care today. {detail} {after} Log it. Dismissed.',
      '{run} in a row. Do today’s order with care. {detail} {after} Log it. Dismissed.',
      'Once is enough, done with care. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} Main order, unchanged: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} Done plainly, it is good work. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. Simple work passes inspection today. {detail} {after} Log it.',
      'You wrote {words}. Plain work is good enough. {detail} {after} Log it.',
      'Careful work today, at any speed. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Do this one thing well. {detail} {after} Log it. Dismissed.',
      'Do this one thing well for {acting}. {detail} {after} Log it. Dismissed.',
      '{weekday}’s work is small. Do it well. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your note: {last_note}. Keep today’s work simple. {detail} {after} Log it. Carry on.',
      'Your plan is short: {when}, {then}. So is this order. {detail} Log it. Carry on.',
      '{today}. Do one part of it well. {detail} {after} Log it. Carry on.',
      'Plain work, done once. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} until the date. Do one thing properly. {detail} {after} Log it. Dismissed.',
      'You have kept {kept}. Slow and careful will do. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Then check it once. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. Work slowly, and check once. {detail} {after} Log it. At ease.',
      'One careful job today. {detail} {after} Log it. At ease.',
    ],
  ],
  proof: [
    [
      'You have kept {kept}. Today can join them. {detail} {after} Log it. Carry on.',
      '{detail} {after} That is enough to check in. Carry on.',
    ],
    [
      'Latest entry: {last_note}. Add another today. {detail} {after} Log it. Carry on.',
      '{run} in a row. Make today the next. {detail} {after} Log it.',
      '{detail} {after} Log it. That makes one more entry. Carry on.',
    ],
    [
      'You have kept {kept}. Stay with the plan: {when}, {then}. {detail} Log it.',
      'You wrote {words}. Earn a mark for that. {detail} {after} Log it.',
      'Something small earns today’s mark. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. You can still log today. {detail} {after} Carry on.',
      'Today’s entry for {acting} is still open. {detail} {after} Log it.',
      'One short order for today’s record. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You have kept {kept}. The next mark is open. {detail} {after} Log it. Dismissed.',
      '{detail} {after} However small, it counts. Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. Today can count toward that. {detail} {after} Log it. Carry on.',
      'Add one entry to the record today. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date. Put today on record. {detail} {after} Carry on.',
      'You have kept {kept}. One more line is open. {detail} {after} Carry on.',
      'Today is not in the log yet. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} {after} Then the record is {run} and one more. Log it. Dismissed.',
      '{detail} {after} Log it, and today counts. At ease.',
    ],
  ],
  end: [
    [
      'You noted {last_note}. After this, you are done. {detail} {after} Log it. Dismissed.',
      'Name the stopping point first. Keep it. {detail} {after} Log it. Dismissed.',
    ],
    [
      'For {acting}, a little completes the day. {detail} {after} Log it. Dismissed.',
      'One short order, and the goal can rest. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. Do something small for it, then stop. {detail} {after} Log it. Dismissed.',
      '{detail} {after} That is {weekday}’s share. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. You may stop after a little. {detail} {after} Log it.',
      'You wrote {words}. Call it a day after this. {detail} {after} Log it. Off duty.',
      '{today}. One good part will do. {detail} {after} Log it. Off duty.',
      'Stopping early is allowed today. {detail} {after} Log it. Off duty.',
    ],
    [
      '{run} in a row. Today’s order is short. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Finish that, and leave it there. Log it. Dismissed.',
    ],
    [
      'You wrote {words}. A little for that, no extras. {detail} {after} Log it. Dismissed.',
      '{detail} {after} More is not required. Log it. Dismissed.',
    ],
    [
      '{left} to the date. Overtime is not ordered. {detail} {after} Log it. Off duty.',
      'You wrote {obstacle}. Even a short shift counts. {detail} {after} Log it. Off duty.',
      'A short shift is ordered today. {detail} {after} Log it. Off duty.',
    ],
    [
      '{detail} Add the plan, and the day is complete: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} End of this order. Log it. Off duty.',
    ],
  ],
}
