import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type RecordAngle = Extract<Angle, 'place' | 'craft' | 'proof' | 'end'>

/** Frames of Drill Sergeant for the angles that speak of the place, the work, its record and its end (TEXT-26). */
export const recordFrames: Record<RecordAngle, readonly FrameText[]> = {
  place: [
    [
      'Pick a place for {acting}. The order follows. {detail} {after} Log it. Carry on.',
      'Pick a place first. The order follows. {detail} {after} Log it. Carry on.',
    ],
    [
      'The plan has its post: {when}, {then}. The order has its own. {detail} Log it.',
      'Be at your post {when}. Take one order along. {detail} {after} Log it.',
    ],
    [
      'You wrote {obstacle}. So choose the easiest place. {detail} {after} Log it. Carry on.',
      'Choose the easiest place for {acting}. {detail} {after} Log it. Carry on.',
      'Choose the easiest place for it. {detail} {after} Log it. Carry on.',
    ],
    [
      '{run} on the log. You know the ground. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Wherever that is, it counts for {acting}. Log it. Dismissed.',
      '{detail} {after} Wherever that is, it counts. Log it. Dismissed.',
    ],
    [
      'Wherever you are posted, the reason comes along: {why}. {detail} {after} Log it.',
      'Wherever {weekday} takes you, one order for {acting}. {detail} {after} Log it.',
      'Wherever {weekday} takes you, one order. {detail} {after} Log it. Carry on.',
    ],
    [
      'With {left} to go, use what is in reach. {detail} {after} Log it. Carry on.',
      'Use what is in reach for {acting}. {detail} {after} Log it. Carry on.',
      'Use what is in reach. {detail} {after} Log it. Carry on.',
    ],
    [
      'Picture the place of your plan: {when}, {then}. Then one order. {detail} Log it.',
      '{detail} {after} Leave the place ready for {acting}. Log it. At ease.',
      '{detail} {after} Leave the place as you want to find it. Log it.',
    ],
    'Stand your ground {when}. Otherwise, one order. {detail} {after} Log it.',
  ],
  craft: [
    [
      'Undivided attention for {acting}, one moment long. {detail} {after} Log it. Carry on.',
      'Undivided attention, one moment long. {detail} {after} Log it. Carry on.',
    ],
    [
      '{run} in a row are training. Use it. {detail} {after} Log it. Dismissed.',
      'Neat work is wanted for {acting}. Polish is not. {detail} {after} Log it.',
      'Neat work is wanted. Polish is not. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} Give the plan the same care: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} Show the same care {when}. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. On such a day, plain work passes. {detail} {after} Log it.',
      'Plain work passes inspection for {acting}. {detail} {after} Log it. At ease.',
      'Plain work passes inspection. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Take some care on that account. {detail} {after} Log it. Dismissed.',
      '{weekday}’s work on {acting} is small. Do it well. {detail} {after} Log it.',
      '{weekday}’s work is small. Do it well. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Simple plan, unchanged: {when}, {then}. The order is equally simple. {detail} Log it. Carry on.',
      'The simple way is good enough for {acting}. {detail} {after} Log it. Carry on.',
      'The simple way is good enough. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} until the deadline. Do one thing properly. {detail} {after} Log it. Dismissed.',
      '{kept} on the log. Do the next with care. {detail} {after} Log it.',
      'Proper work on {acting}, however little. {detail} {after} Log it. Dismissed.',
      'Proper work, however little. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Careful work on {acting} saves trouble later. {detail} {after} Log it. At ease.',
      'Careful work saves trouble later. {detail} {after} Log it. At ease.',
    ],
  ],
  proof: [
    [
      'Kept: {kept}. Nothing can undo them. Add today’s. {detail} {after} Log it.',
      '{detail} {after} That is evidence for {acting}, however small. Log it. Carry on.',
      '{detail} {after} That is evidence, however small. Log it. Carry on.',
    ],
    [
      '{run} in a row. The next is made the same way. {detail} {after} Log it.',
      '{detail} {after} That makes one mark for {acting}. Log it. Carry on.',
      '{detail} {after} That makes one mark. Log it. Carry on.',
    ],
    [
      '{kept} kept. Plan unchanged: {when}, {then}. One order besides. {detail} Log it.',
      '{kept} on the log. Sizes were not recorded. {detail} {after} Log it. Carry on.',
      'The log on {acting} records no sizes. {detail} {after} Log it. Carry on.',
      'The log records no sizes. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. The log counts short days in full. {detail} {after} Log it.',
      'A short day counts in full for {acting}. {detail} {after} Log it. Dismissed.',
      'A short day counts in full. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Doubt? Read the count: {kept}. Then go on. {detail} {after} Log it. Dismissed.',
      'Doubt about {acting} may come along. {detail} {after} Log it. Dismissed.',
      'Doubt may come along. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. Proof comes in small marks. {detail} {after} Log it. Carry on.',
      'Proof for {acting} comes in small marks. {detail} {after} Log it. Carry on.',
      'Proof comes in small marks. {detail} {after} Log it. Carry on.',
    ],
    [
      'The log has lines ready for {left}. Fill one. {detail} {after} Log it.',
      'Count so far: {kept}. There is room for another. {detail} {after} Log it.',
      'Today’s line for {acting} is still empty. {detail} {after} Log it. Dismissed.',
      'Today’s line is still empty. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} {after} {run} behind you, so you know how. Log it. Dismissed.',
      '{detail} {after} Log it for {acting}, and look at the mark. At ease.',
      '{detail} {after} Log it, and look at the mark. At ease.',
    ],
  ],
  end: [
    [
      'My last order today for {acting}. {detail} {after} Log it. Dismissed.',
      'My last order today, and a short one. {detail} {after} Log it. Dismissed.',
    ],
    [
      'The plan is enough: {when}, {then}. One small order, then stop. {detail} Log it. Dismissed.',
      'Definition of done for {acting}: one small act. {detail} {after} Log it. Dismissed.',
      'Definition of done: one small act. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote: {why}. For today, one act is enough. {detail} {after} Log it. Dismissed.',
      '{detail} {after} With that, {weekday} is complete for {acting}. Log it. Dismissed.',
      '{detail} {after} With that, {weekday} is complete. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. So today’s work ends after one thing. {detail} {after} Log it.',
      'Work on {acting} ends after one thing. {detail} {after} Log it. Off duty.',
      'Today’s work ends after one thing. {detail} {after} Log it. Off duty.',
    ],
    [
      '{run} closed and logged. Close today the same way. {detail} {after} Log it. Dismissed.',
      'One act closes today’s file on {acting}. {detail} {after} Log it. Dismissed.',
      'One act closes today’s file. {detail} {after} Log it. Dismissed.',
    ],
    '{detail} {after} Add no extras {when}. Log it. Dismissed.',
    [
      '{left} to the target date. Leave some work for those. {detail} {after} Log it. Off duty.',
      'No overtime for {acting}. {detail} {after} Log it. Off duty.',
      'No overtime today. {detail} {after} Log it. Off duty.',
    ],
    [
      '{detail} With the plan, the day is complete: {when}, {then}. Log it. Dismissed.',
      '{detail} {after} End of orders for {acting}. Log it. Off duty.',
      '{detail} {after} End of today’s orders. Log it. Off duty.',
    ],
  ],
}
