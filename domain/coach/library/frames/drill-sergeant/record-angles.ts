import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type RecordAngle = Extract<Angle, 'place' | 'craft' | 'proof' | 'end'>

/** Frames of Drill Sergeant for the angles that speak of the place, the work, its record and its end (TEXT-26). */
export const recordFrames: Record<RecordAngle, readonly FrameText[]> = {
  place: [
    [
      'You wrote {words}. Pick a place for today’s act. {detail} {after} Log it.',
      'Pick a place first. The order follows. {detail} {after} Log it. Carry on.',
    ],
    [
      'The plan has its post: {when}, {then}. The order has its own. {detail} Log it.',
      'Be at your post {when}. Take one order along. {detail} {after} Log it.',
    ],
    [
      'You noted {last_note}. Today, take the easiest place. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. So choose the easiest place. {detail} {after} Log it. Carry on.',
      'Choose the easiest place for it. {detail} {after} Log it. Carry on.',
    ],
    [
      'You may tell {ally} where you do it. {detail} {after} Log it. Dismissed.',
      '{run} on the log. You know the ground. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Wherever that is, it counts. Log it. Dismissed.',
    ],
    [
      'Wherever you are posted, the reason comes along: {why}. {detail} {after} Log it.',
      'Take your words along: {words}. Any place will do. {detail} {after} Log it.',
      'Wherever {weekday} takes you, one order. {detail} {after} Log it. Carry on.',
    ],
    [
      'With {left} to go, use what is in reach. {detail} {after} Log it. Carry on.',
      'Your file: {words}. Your tools: whatever is at hand. {detail} {after} Log it.',
      'Use what is in reach. {detail} {after} Log it. Carry on.',
    ],
    [
      'Picture the place of your plan: {when}, {then}. Then one order. {detail} Log it.',
      '{detail} {after} Leave the place as you want to find it. Log it.',
    ],
    [
      'Your note reads {last_note}. Pick its place or another. {detail} {after} Log it.',
      'Picture where you are {when}. Then act. {detail} {after} Log it.',
    ],
  ],
  craft: [
    [
      'You wrote {words}. Give the goal undivided attention, briefly. {detail} {after} Log it.',
      'Undivided attention, one moment long. {detail} {after} Log it. Carry on.',
    ],
    [
      'You noted {last_note}. Use what you learned. {detail} {after} Log it. Dismissed.',
      '{run} in a row are training. Use it. {detail} {after} Log it. Dismissed.',
      'Work neatly. Polish is not required. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} Give the plan the same care: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} Show the same care {when}. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. On such a day, plain work passes. {detail} {after} Log it.',
      'Your file says {words}. For today, plain work passes. {detail} {after} Log it.',
      'Plain work passes inspection. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Do one thing well for that. {detail} {after} Log it. Dismissed.',
      'You may tell {ally} how carefully you worked. {detail} {after} Log it. Dismissed.',
      '{weekday}’s work is small. Do it well. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your note: {last_note}. Keep to the simple way. {detail} {after} Log it. Carry on.',
      'Simple plan, unchanged: {when}, {then}. The order is equally simple. {detail} Log it. Carry on.',
      'The simple way is good enough. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} until the date. Do one thing properly. {detail} {after} Log it. Dismissed.',
      '{kept} on the log. Do the next with care. {detail} {after} Log it.',
      'Proper work, however little. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote {words}. Be careful with today’s part. {detail} {after} Log it. At ease.',
      'Careful work, then hands off. {detail} {after} Log it. At ease.',
    ],
  ],
  proof: [
    [
      'You wrote {words}. Put today’s proof under those words. {detail} {after} Log it. Carry on.',
      'Kept: {kept}. Nothing can undo them. Add today’s. {detail} {after} Log it.',
      '{detail} {after} That is evidence, however small. Log it. Carry on.',
    ],
    [
      'Latest entry: {last_note}. Today’s goes below it. {detail} {after} Log it. Carry on.',
      '{run} in a row. The next is made the same way. {detail} {after} Log it.',
      '{detail} {after} That makes one mark. Log it. Carry on.',
    ],
    [
      '{kept} kept. Plan unchanged: {when}, {then}. One order besides. {detail} Log it.',
      'Your file says {words}. The log needs one mark. {detail} {after} Log it.',
      'Any size earns a mark. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. So one short act earns the mark. {detail} {after} Log it.',
      'You may show {ally} the log. Fill a line first. {detail} {after} Log it.',
      'One short act earns today’s mark. {detail} {after} Log it. Dismissed.',
    ],
    [
      'When in doubt, read the count: {kept}. Then go on. {detail} {after} Log it. Dismissed.',
      'When in doubt, reread what you wrote: {words}. Then act. {detail} {after} Log it.',
      'When in doubt, act and log. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. On record. Today’s proof is next. {detail} {after} Log it.',
      'You wrote: {why}. Make one small mark toward it. {detail} {after} Log it. Carry on.',
      'Make one small mark today. {detail} {after} Log it. Carry on.',
    ],
    [
      'The log has lines ready for {left}. Fill one. {detail} {after} Log it.',
      'Count so far: {kept}. There is room for another. {detail} {after} Log it.',
      'Today’s line is still empty. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} {after} Log it under your own words: {words}. At ease.',
      '{detail} {after} {run} behind you, so you know how. Log it. Dismissed.',
      '{detail} {after} Log it, and look at the mark. At ease.',
    ],
  ],
  end: [
    [
      'You noted {last_note}. Today’s list ends after one order. {detail} {after} Log it.',
      'My last order today, and a short one. {detail} {after} Log it. Dismissed.',
    ],
    [
      'The plan is enough: {when}, {then}. One small order closes the list. {detail} Log it. Dismissed.',
      'Definition of done: one small act. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. With one act, today’s list is complete. {detail} {after} Log it. Dismissed.',
      '{detail} {after} You may mention it to {ally}. Then the list is complete. Log it.',
      '{detail} {after} With that, {weekday}’s list is complete. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. So today’s work ends after one thing. {detail} {after} Log it.',
      'You wrote {words}. Today gets one act, no second. {detail} {after} Log it. Off duty.',
      'Today’s work ends after one thing. {detail} {after} Log it. Off duty.',
    ],
    [
      'Last note on file: {last_note}. Close today with one act. {detail} {after} Log it.',
      '{run} closed and logged. Close today the same way. {detail} {after} Log it. Dismissed.',
      'One act closes today’s file. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Your words: {words}. Your order: one act, no extras. {detail} {after} Log it.',
      '{detail} {after} Add no extras {when}. Log it. Dismissed.',
    ],
    [
      '{left} to the target date. Leave some work for those. {detail} {after} Log it. Off duty.',
      'Short shift, given what you wrote: {obstacle}. {detail} {after} Log it. Off duty.',
      'No overtime today. {detail} {after} Log it. Off duty.',
    ],
    [
      '{detail} With the plan, the list is complete: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} End of orders. You may inform {ally}. Log it. Dismissed.',
      '{detail} {after} End of today’s orders. Log it. Off duty.',
    ],
  ],
}
