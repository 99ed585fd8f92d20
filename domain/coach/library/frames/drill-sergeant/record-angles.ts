import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type RecordAngle = Extract<Angle, 'place' | 'craft' | 'proof' | 'end'>

/** Frames of Drill Sergeant for the angles that speak of the place, the work, its record and its end (TEXT-26). */
export const recordFrames: Record<RecordAngle, readonly FrameText[]> = {
  place: [
    [
      'You wrote {words}. The order is close at hand. {detail} {after} Log it.',
      'Today’s order is close at hand. {detail} {after} Log it. Carry on.',
    ],
    [
      'Nothing changes in the plan: {when}, {then}. One order goes with it. {detail} Log it. Carry on.',
      'Put other things aside for a moment. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. Take a minute anyway. {detail} {after} Log it. Carry on.',
      'Nobody clears your day for you. Take a minute. {detail} {after} Log it. Carry on.',
    ],
    [
      '{run} in a row. Very little is asked today. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Enough for one day. Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. Spend a free minute on that. {detail} {after} Log it.',
      'You wrote {words}. One free minute is enough. {detail} {after} Log it.',
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
      'You noted {last_note}. Today gets its own line. {detail} {after} Log it.',
      'You wrote {obstacle}. Make a little room anyway. {detail} {after} Log it.',
      'Sit or stand where you have room. {detail} {after} Log it.',
    ],
  ],
  craft: [
    [
      'You wrote {words}. Give today’s order full attention. {detail} {after} Log it.',
      '{detail} {after} Give it a minute of full attention. Log it. Carry on.',
    ],
    [
      'You noted {last_note}. Take a little care today. {detail} {after} Log it. Dismissed.',
      '{run} in a row. Do today’s order with care. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Once is enough, if done with care. Log it. Dismissed.',
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
      'You wrote: {why}. Work with care today. {detail} {after} Log it. Dismissed.',
      'For {acting}, do one thing well. {detail} {after} Log it. Dismissed.',
      '{weekday}’s work is small. Do it well. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your note: {last_note}. Keep today’s work simple. {detail} {after} Log it. Carry on.',
      'Your plan stands: {when}, {then}. My order is plain. {detail} Log it. Carry on.',
      '{today}. Do one part of it well. {detail} {after} Log it. Carry on.',
      '{detail} {after} Plain work, done once, is enough. Log it. Carry on.',
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
      'You wrote {words}. Earn today’s mark. {detail} {after} Log it.',
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
      '{detail} {after} {run} on record. Add one. Log it. Dismissed.',
      '{detail} {after} Log it, and today counts. At ease.',
    ],
  ],
  end: [
    [
      'You noted {last_note}. {detail} {after} After that, you are done. Log it. Dismissed.',
      '{detail} {after} That is the stopping point. Log it. Dismissed.',
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
      'You wrote {obstacle}. You may stop early today. {detail} {after} Log it.',
      'You wrote {words}. You may stop early today. {detail} {after} Log it. Off duty.',
      '{today}. One good part will do. {detail} {after} Log it. Off duty.',
      '{detail} {after} Then you may stop for today. Log it. Off duty.',
    ],
    [
      '{run} in a row. Today’s order is short. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Finish that, and leave it there. Log it. Dismissed.',
    ],
    [
      'You wrote {words}. No extras are due today. {detail} {after} Log it. Dismissed.',
      '{detail} {after} More is not required. Log it. Dismissed.',
    ],
    [
      '{left} to the date. No overtime is ordered. {detail} {after} Log it. Off duty.',
      'You wrote {obstacle}. Even a short shift counts. {detail} {after} Log it. Off duty.',
      'Today is a short shift. {detail} {after} Log it. Off duty.',
    ],
    [
      '{detail} With your plan, the day is complete: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} End of orders. Log it. Off duty.',
    ],
  ],
}
