import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type Gap = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Drill Sergeant for days after one or more without a check-in (TEXT-26). */
export const gapFrames: Record<Gap, readonly FrameText[]> = {
  after_miss: [
    [
      'Yesterday is closed. You wrote {words}. Do less than usual today. {detail} {after} Log it.',
      'Yesterday is closed. No makeup work is due. {detail} {after} Log it. Dismissed.',
    ],
    [
      'No check-in yesterday. You have kept {kept}. Today’s order is small. {detail} {after} Log it.',
      'No check-in yesterday. No report needed. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday is over. You wrote {obstacle}. Here is a smaller order. {detail} {after} Log it.',
      'Yesterday is over. Today’s order is smaller. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday’s line stays empty. You wrote: {why}. A small order is enough. {detail} {after} Log it.',
      'Yesterday’s line stays empty. You wrote {words}. Fill today’s line. {detail} {after} Log it.',
      'Yesterday’s line stays empty. Today’s is open. {detail} {after} Log it.',
    ],
    [
      'Last note before the gap: {last_note}. Light duty today. {detail} {after} Log it.',
      'You have kept {kept}. After a gap, light duty is enough. {detail} {after} Log it.',
      'After a gap, light duty is enough. {detail} {after} Log it. At ease.',
    ],
    [
      'Still {left} to the date. Yesterday adds no work. {detail} {after} Log it.',
      'Yesterday adds nothing to today’s order. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} Beyond that, only your plan: {when}, {then}. Log it.',
      'No catching up. {detail} {after} Log it, and the day is kept.',
    ],
    [
      'Yesterday needs no explanation. You wrote {words}. Do a little today. {detail} {after} Log it.',
      'Yesterday needs no explanation. Do a little today. {detail} {after} Log it.',
    ],
    [
      'Yesterday is behind you. You wrote {obstacle}. A small order today. {detail} {after} Log it.',
      'Yesterday is behind you. Eyes front. {detail} {after} Log it. Carry on.',
    ],
    [
      'The gap ends today. You wrote {words}. One order. {detail} {after} Log it.',
      'You have kept {kept}. Yesterday changes little about that. {detail} {after} Log it.',
      'The gap ends today, with a small order. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Leave yesterday as it is. You wrote: {why}. Something small will do. {detail} {after} Log it.',
      'Leave yesterday as it is. You wrote {words}. Something small will do. {detail} {after} Log it.',
      'Leave yesterday as it is. Something small will do. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday has no mark. You wrote {obstacle}. Today’s order is short. {detail} {after} Log it.',
      'Yesterday has no mark. Today’s order is short. {detail} {after} Log it. Dismissed.',
    ],
  ],
  returned: [
    [
      'You checked in yesterday and noted {last_note}. Today asks no more. {detail} {after} Log it.',
      'You checked in yesterday. Today asks no more. {detail} {after} Log it.',
    ],
    [
      'Second day back. You wrote {obstacle}. Keep today easy. {detail} {after} Log it.',
      'Second day back. An easy order. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Back since yesterday. You wrote: {why}. Do a little for that today. {detail} {after} Log it.',
      'Back since yesterday. You wrote {words}. Go slowly today. {detail} {after} Log it. At ease.',
      'Back since yesterday. Go slowly today. {detail} {after} Log it. At ease.',
    ],
    [
      'The gap is closed. The plan is the same: {when}, {then}. {detail} Log it. Carry on.',
      'The gap is closed. You have kept {kept}. Add today. {detail} {after} Log it. Carry on.',
      'The gap is closed. Today is open. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday’s mark is in. The date is {left} away. No rush. {detail} {after} Log it.',
      'Yesterday’s mark is in. You wrote {words}. Today’s mark may be small. {detail} {after} Log it.',
      'Yesterday’s mark is in. Today’s mark may be small. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Back on duty. You wrote {words}. Only a little is due. {detail} {after} Log it.',
      'Back on duty. Not everything at once. {detail} {after} Log it. At ease.',
    ],
    [
      'Nothing is owed for the gap. The plan stands: {when}, {then}. {detail} Log it.',
      'Nothing is owed for the gap. {detail} {after} Log it. Carry on.',
    ],
    [
      'The second day back is a short one. You wrote: {why}. {detail} {after} Log it.',
      'You have kept {kept}. A short day adds to that. {detail} {after} Log it.',
      'The second day back is a short one. {detail} {after} Log it. Dismissed.',
    ],
  ],
  silent_3: [
    [
      'Three days without a mark. You wrote {obstacle}. Restart with something small. {detail} {after} Log it.',
      'Three days without a mark. Restart with something small. {detail} {after} Log it. Carry on.',
    ],
    [
      'Three quiet days. The plan still applies: {when}, {then}. {detail} Log it.',
      'Three quiet days. You wrote {words}. An easy order today. {detail} {after} Log it.',
      'Three quiet days. No questions. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Three empty lines. You wrote: {why}. Do one thing for it. {detail} {after} Log it.',
      'Three empty lines. You wrote {words}. Fill the next line. {detail} {after} Log it. Dismissed.',
      'Three empty lines. The next is today’s. {detail} {after} Log it.',
    ],
    [
      'Three days gone. You wrote {words}. No backlog is due. {detail} {after} Log it.',
      'Three days gone. No backlog is due. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Three days off, and {left} to the date. Resume with a short order. {detail} {after} Log it.',
      'Three days off. A rusty start is allowed. {detail} {after} Log it.',
    ],
    [
      'Three days off the log. Your reason is on file: {why}. {detail} {after} Log it. At ease.',
      'Three days off the log. Nobody asks for reasons. {detail} {after} Log it. At ease.',
    ],
    [
      'Three days unlogged. No report is due. You wrote {obstacle}. {detail} {after} Log it.',
      'Three days unlogged. No report is due. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Three days went by. The plan is as before: {when}, {then}. {detail} Log it. Off duty.',
      'Three days went by. You wrote {words}. Resume gently. {detail} {after} Log it. Off duty.',
      'Three days went by. Resume gently. {detail} {after} Log it. Off duty.',
    ],
  ],
  silent_7: [
    [
      'A week off the log. You wrote: {why}. You need not catch up. {detail} {after} If the goal is too big, cut it.',
      'A week off the log. You wrote {words}. You need not catch up. {detail} {after} If the goal is too big, cut it.',
      'A week off the log. You need not catch up. {detail} {after} If the goal is too big, cut it.',
    ],
    [
      'Seven empty lines. You wrote {words}. If that has changed, edit the goal. {detail} {after} Log it.',
      'Seven empty lines. They can stay empty. {detail} {after} If the hour is wrong, change it.',
    ],
    [
      'One week, no entry, no questions. You wrote {obstacle}. {detail} {after} Or set yourself a smaller goal.',
      'One week, no entry, no questions. {detail} {after} Or set yourself a smaller goal.',
    ],
    [
      'The week is closed. The plan may stay or change: {when}, {then}. {detail} Log it. At ease.',
      'The week is closed. You may set new terms. {detail} {after} If it fits, log it.',
    ],
    [
      'Restart small after a week. {left} to the date. {detail} {after} Log it, or edit the goal.',
      'Restart small after a week. {detail} {after} Log it, or edit the goal.',
    ],
    [
      'Seven days off. Your words still stand: {why}. {detail} {after} Log it, or change the goal.',
      'Seven days off. Your words still stand: {words}. {detail} {after} Log it, or change the goal.',
      'Seven days off. Nothing is held against you. {detail} {after} Log it. Carry on.',
    ],
  ],
}
