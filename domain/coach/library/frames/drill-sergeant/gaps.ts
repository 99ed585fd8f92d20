import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type Gap = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Drill Sergeant for days after one or more without a check-in (TEXT-26). */
export const gapFrames: Record<Gap, readonly FrameText[]> = {
  after_miss: [
    [
      'Yesterday is closed. You wrote {words}. Do less than usual today. {detail} {after} Log it.',
      'Yesterday is closed. No makeup work {when}. {detail} {after} Log it. Dismissed.',
    ],
    [
      'No check-in yesterday, and {kept} are kept. Small order. {detail} {after} Log it.',
      'No check-in yesterday. No report due, to {ally} or to me. {detail} {after} Log it.',
      'No check-in yesterday. No report needed. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday is over. You wrote {obstacle}, so today is small. {detail} {after} Log it.',
      'Yesterday is over. Today’s order is smaller. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday’s line stays empty. You wrote: {why}. A little is enough for that. {detail} {after} Log it.',
      'Yesterday’s line stays empty. The goal still says {words}. Small order. {detail} {after} Log it.',
      'Yesterday’s line stays empty. Today’s is open. {detail} {after} Log it.',
    ],
    [
      'Last note before the gap: {last_note}. Light duty today. {detail} {after} Log it.',
      'One gap, and {kept} kept. Light duty is enough. {detail} {after} Log it.',
      'After a gap, light duty. {detail} {after} Log it. At ease.',
    ],
    [
      'Still {left} to the date. Yesterday adds no work to them. {detail} {after} Log it.',
      'Nothing is added because of yesterday. {ally} may hear of today’s order. {detail} {after} Log it.',
      'Nothing is added because of yesterday. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} No catching up. As planned, and no more: {when}, {then}. Log it.',
      'No catching up. {detail} {after} Log it, and the day is kept.',
    ],
    [
      'Yesterday needs no explanation. You wrote {words}. A short act will serve. {detail} {after} Log it.',
      'Yesterday needs no explanation. {weekday} needs a short act. {detail} {after} Log it.',
    ],
    [
      'Yesterday is behind you. Expected ahead: {obstacle}. Small order, then. {detail} {after} Log it.',
      'Yesterday is behind you. Eyes front. {detail} {after} Log it. Carry on.',
    ],
    [
      'The gap ends here. On file, in your words: {words}. Small order. {detail} {after} Log it.',
      'A gap of one day ends here. {kept} stay kept. {detail} {after} Log it.',
      'The gap ends with a small order. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Leave yesterday there. Take along what you wrote: {why}. Half an effort. {detail} {after} Log it.',
      'Leave yesterday there. Your words come along: {words}. Half an effort. {detail} {after} Log it.',
      'Leave yesterday there. Half an effort will do. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday: no mark. On file: {obstacle}. Hence a shorter order. {detail} {after} Log it.',
      'Yesterday: no mark. Today: a short form. {detail} {after} Log it. Dismissed.',
    ],
  ],
  returned: [
    [
      'You checked in yesterday and noted {last_note}. Same size today. {detail} {after} Log it.',
      'You checked in yesterday. Keep it that size {when}. {detail} {after} Log it.',
    ],
    [
      'Second day back. You wrote {obstacle}, so keep it easy. {detail} {after} Log it.',
      'Second day back. Keep it easy. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Back since yesterday. Your reason is on file: {why}. Small order for it. {detail} {after} Log it.',
      'Back since yesterday. You wrote {words}. Take it slowly. {detail} {after} Log it. At ease.',
      'Back since yesterday. Take it slowly. {detail} {after} Log it. At ease.',
    ],
    [
      'The days between are closed. The plan is open: {when}, {then}. {detail} Log it. Carry on.',
      'The days between are closed. {ally} may hear of today. {detail} {after} Log it.',
      'The days between are closed. Today is open. {detail} {after} Log it. Carry on.',
    ],
    [
      'Yesterday’s mark is in. The date is {left} away. No rush. {detail} {after} Log it.',
      'Yesterday’s mark is in. Your goal says {words}. Same amount today. {detail} {after} Log it.',
      'Yesterday’s mark is in. Same amount today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote {words}. Doing all of it at once is refused. {detail} {after} Log it.',
      'Doing everything at once is refused. {detail} {after} Log it. At ease.',
    ],
    [
      'Nothing is owed for the gap. Only the plan stands: {when}, {then}. {detail} Log it.',
      'Nothing is owed for the gap. {detail} {after} Log it. Carry on.',
    ],
    [
      'Second days are short here. You wrote: {why}. One act for that. {detail} {after} Log it.',
      'Second days are short here. Reports to {ally} may be shorter. {detail} {after} Log it.',
      'Second days are short here. {detail} {after} Log it. Dismissed.',
    ],
  ],
  silent_3: [
    [
      'Three days without a mark. You wrote {obstacle}, so restart small. {detail} {after} Log it.',
      'Three days without a mark. A small restart. {detail} {after} Log it. Carry on.',
    ],
    [
      'Three quiet days. Your plan kept its post: {when}, {then}. One easy order besides. {detail} Log it.',
      'Three quiet days. The file still says {words}. Easy order today. {detail} {after} Log it.',
      'Three quiet days. No questions. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Three empty lines. The reason is still on file: {why}. One act for it. {detail} {after} Log it.',
      'Three empty lines below {words}. Fill the next one. {detail} {after} Log it. Dismissed.',
      'Three empty lines. The next is today’s. {detail} {after} Log it.',
    ],
    [
      'Three days gone. Your goal, in your words: {words}. No backlog. {detail} {after} Log it.',
      'Three days gone. No backlog is waiting {when}. {detail} {after} Log it.',
    ],
    [
      'Three days off, and {left} still to go. Small restart. {detail} {after} Log it.',
      'Three days off. Restart. Telling {ally} is optional. {detail} {after} Log it.',
      'Three days off. A stiff start is allowed. {detail} {after} Log it.',
    ],
    [
      'Three days off the log. Once, you gave a reason: {why}. Begin there. {detail} {after} Log it. At ease.',
      'Three days off the log. No reasons asked. {detail} {after} Log it. At ease.',
    ],
    [
      'Perhaps you kept these three days unlogged. On record: {obstacle}. Short order. {detail} {after} Log it.',
      'Perhaps you kept these three days unlogged. {ally} may know. {detail} {after} Log it.',
      'Perhaps you kept these three days unlogged. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Three days went by. The plan is as before: {when}, {then}. Easy service. {detail} Log it. Off duty.',
      'Three days went by. You once wrote {words}. Resume gently. {detail} {after} Log it. Off duty.',
      'Three days went by. Go easy now. {detail} {after} Log it. Off duty.',
    ],
  ],
  silent_7: [
    [
      'A week off the log. You wrote: {why}. No debts. {detail} {after} If the goal is too big, cut it.',
      'A week off the log. You wrote {words}. No debts. {detail} {after} If the goal is too big, cut it.',
      'A week off the log. No debts. {detail} {after} If the goal is too big, cut it.',
    ],
    [
      'Seven empty lines. You wrote {words}. If that has changed, edit the goal. {detail} {after} Log it.',
      'Seven empty lines. Leave them so. {detail} {after} If nothing works {when}, move the goal.',
    ],
    [
      'One week, no entry, no questions. You wrote {obstacle}. {detail} {after} Or order yourself a smaller goal.',
      'One week, no entry, no questions. {detail} {after} Or change the goal.',
    ],
    [
      'The week is closed. The plan may stay or change: {when}, {then}. {detail} Log it. At ease.',
      'The week is closed. New terms are allowed. {detail} {after} If it fits, log it.',
    ],
    [
      'Restart small after a week, {left} before the date. {detail} {after} Log it, or edit the goal.',
      'Restart small after a week. {ally} may hear of it. {detail} {after} Log it, or edit the goal.',
      'Restart small after a week. {detail} {after} Log it, or edit the goal.',
    ],
    [
      'Seven days are a fact. So is what you wrote: {why}. {detail} {after} Log it, or change the goal.',
      'Seven days are a fact. So are your words: {words}. {detail} {after} Log it, or change the goal.',
      'Seven days are a fact, not a charge. {detail} {after} Log it. Carry on.',
    ],
  ],
}
