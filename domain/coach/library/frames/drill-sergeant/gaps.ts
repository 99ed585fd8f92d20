import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type Gap = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Drill Sergeant for days after one or more without a check-in (TEXT-26). */
export const gapFrames: Record<Gap, readonly FrameText[]> = {
  after_miss: [
    'Yesterday is closed. No makeup work {when}. {detail} {after} Log it. Dismissed.',
    [
      'No check-in yesterday, and {kept} are kept. Small order. {detail} {after} Log it.',
      'No check-in yesterday. No report needed on {acting}. {detail} {after} Log it. Carry on.',
      'No check-in yesterday. No report needed. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday is over. You wrote {obstacle}, so today is small. {detail} {after} Log it.',
      'Yesterday is over. Today’s order for {acting} is smaller. {detail} {after} Log it.',
      'Yesterday is over. Today’s order is smaller. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday’s line stays empty. The reason stays, too: {why}. {detail} {after} Log it.',
      'Yesterday’s line stays empty. Today’s is open for {acting}. {detail} {after} Log it.',
      'Yesterday’s line stays empty. Today’s is open. {detail} {after} Log it.',
    ],
    [
      'One gap beside {kept}. Light duty is enough. {detail} {after} Log it.',
      'After a gap, light duty for {acting}. {detail} {after} Log it. At ease.',
      'After a gap, light duty. {detail} {after} Log it. At ease.',
    ],
    [
      'Still {left} to the date. Yesterday adds no work to them. {detail} {after} Log it.',
      'Because of yesterday, nothing is added on {acting}. {detail} {after} Log it. Dismissed.',
      'Nothing is added because of yesterday. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} No catching up. As planned, and no more: {when}, {then}. Log it.',
      'No catching up on {acting}. {detail} {after} Log it, and the day is kept.',
      'No catching up. {detail} {after} Log it, and the day is kept.',
    ],
    [
      'Yesterday needs no explanation. {weekday} needs a short act for {acting}. {detail} {after} Log it.',
      'Yesterday needs no explanation. {weekday} needs a short act. {detail} {after} Log it.',
    ],
    [
      'Yesterday is behind you. Expected ahead: {obstacle}. Small order, then. {detail} {after} Log it.',
      'Yesterday is behind you. Eyes front, on {acting}. {detail} {after} Log it.',
      'Yesterday is behind you. Eyes front. {detail} {after} Log it. Carry on.',
    ],
    [
      'A gap of one day ends here. {kept} stay kept. {detail} {after} Log it.',
      'The gap ends with a small order for {acting}. {detail} {after} Log it.',
      'The gap ends with a small order. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Leave yesterday there. Take along what you wrote: {why}. {detail} {after} Log it.',
      'Leave yesterday there. Half an effort for {acting} will do. {detail} {after} Log it.',
      'Leave yesterday there. Half an effort will do. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday: no mark. On file: {obstacle}. Hence a shorter order. {detail} {after} Log it.',
      'Yesterday: no mark. Today: the short form of {acting}. {detail} {after} Log it.',
      'Yesterday: no mark. Today: a short form. {detail} {after} Log it. Dismissed.',
    ],
  ],
  returned: [
    'You checked in yesterday. Keep it that size {when}. {detail} {after} Log it.',
    [
      'Second day back. You wrote {obstacle}, so keep it easy. {detail} {after} Log it.',
      'Second day back for {acting}. Keep it easy. {detail} {after} Log it. Dismissed.',
      'Second day back. Keep it easy. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Back since yesterday, and the reason is unchanged: {why}. {detail} {after} Log it.',
      'Back since yesterday. Easy hours for {acting}. {detail} {after} Log it. At ease.',
      'Back since yesterday. Easy hours. {detail} {after} Log it. At ease.',
    ],
    [
      'The days between are closed. The plan is open: {when}, {then}. {detail} Log it. Carry on.',
      'The days between are closed. Duty on {acting} is open. {detail} {after} Log it.',
      'The days between are closed. Today is open. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday’s mark is in. The date is {left} away. No rush. {detail} {after} Log it.',
      'Yesterday’s mark for {acting} is in. Same amount today. {detail} {after} Log it.',
      'Yesterday’s mark is in. Same amount today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Doing all of {acting} at once is refused. {detail} {after} Log it.',
      'Doing everything at once is refused. {detail} {after} Log it. At ease.',
    ],
    [
      'Nothing is owed for the gap. Only the plan stands: {when}, {then}. {detail} Log it.',
      'Nothing is owed for the gap. One order for {acting} is plenty. {detail} {after} Log it.',
      'Nothing is owed for the gap. {detail} {after} Log it. Carry on.',
    ],
    [
      'Second days are short here. The reason fits in one line: {why}. {detail} {after} Log it.',
      'Second days of {acting} are short here. {detail} {after} Log it. Dismissed.',
      'Second days are short here. {detail} {after} Log it. Dismissed.',
    ],
  ],
  silent_3: [
    [
      'Three days without a mark. You wrote {obstacle}, so restart small. {detail} {after} Log it.',
      'Three days without a mark. A small restart for {acting}. {detail} {after} Log it.',
      'Three days without a mark. A small restart. {detail} {after} Log it. Carry on.',
    ],
    [
      'Three quiet days. Your plan kept its post: {when}, {then}. One easy order besides. {detail} Log it.',
      'Three quiet days. No questions about {acting}. {detail} {after} Log it. Dismissed.',
      'Three quiet days. No questions. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Three empty lines. The reason is still on file: {why}. {detail} {after} Log it.',
      'Three empty lines. The next is for {acting}. {detail} {after} Log it. Dismissed.',
      'Three empty lines. The next is today’s. {detail} {after} Log it.',
    ],
    'Three days gone. No backlog is waiting {when}. {detail} {after} Log it.',
    [
      'Three days off, and {left} still to go. Small restart. {detail} {after} Log it.',
      'Three days off. A stiff start on {acting} is allowed. {detail} {after} Log it.',
      'Three days off. A stiff start is allowed. {detail} {after} Log it.',
    ],
    [
      'Three days off the log. Once, you gave a reason: {why}. {detail} {after} Log it. At ease.',
      'Three days off the log. Restart on {acting}, no reasons asked. {detail} {after} Log it. At ease.',
      'Three days off the log. Only you know why. {detail} {after} Log it. At ease.',
    ],
    [
      'Perhaps you kept these three days unlogged. On record: {obstacle}. Short order. {detail} {after} Log it.',
      'Three days of {acting}, perhaps kept and not logged. {detail} {after} Log it.',
      'Perhaps you kept these three days unlogged. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Three days went by. The plan is as before: {when}, {then}. Easy service. {detail} Log it. Off duty.',
      'Three days went by. Go easy on {acting}. {detail} {after} Log it. Off duty.',
      'Three days went by. Go easy now. {detail} {after} Log it. Off duty.',
    ],
  ],
  silent_7: [
    [
      'A week off the log. You wrote: {why}. No debts. {detail} {after} Too big? Cut the goal.',
      'A week off the log. No debts on {acting}. {detail} {after} Too big? Cut the goal.',
      'A week off the log. No debts. {detail} {after} Too big? Cut the goal.',
    ],
    'Seven empty lines. Leave them so. {detail} {after} If nothing works {when}, move the goal.',
    [
      'One week, no entry, no questions. You wrote {obstacle}. {detail} {after} Or order yourself a smaller goal.',
      'One week without an entry for {acting}. No questions. {detail} {after} Or change the goal.',
      'One week, no entry, no questions. {detail} {after} Or change the goal.',
    ],
    [
      'The week is closed. The plan may stay or change: {when}, {then}. {detail} Log it. At ease.',
      'The week is closed. New terms for {acting} are allowed. {detail} {after} If it fits, log it.',
      'The week is closed. New terms are allowed. {detail} {after} If it fits, log it.',
    ],
    [
      'Restart small after a week, {left} before the date. {detail} {after} Log it, or edit the goal.',
      'After a week, restart small on {acting}. {detail} {after} Log it, or edit the goal.',
      'Restart small after a week. {detail} {after} Log it, or edit the goal.',
    ],
    [
      'Seven days are a fact. So is what you wrote: {why}. {detail} {after} Log it, or change the goal.',
      'Seven days are a fact, not a charge. Small order for {acting}. {detail} {after} Log it.',
      'Seven days are a fact, not a charge. {detail} {after} Log it. Carry on.',
    ],
  ],
}
