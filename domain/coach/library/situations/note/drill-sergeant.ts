import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'Your note: {last_note}. Received. Today’s order is smaller. Find one thing that made it hard. Move it. Then half duty. Carry on.',
    twin: 'Yesterday marked hard. Received. Today’s order for the goal {title} is smaller. Find one thing that made it hard. Move it. Carry on.',
  },
  {
    text: 'On record: {last_note}. No lecture. Cut the load. Today’s order: {then}, half of it. Start early, stop early. Sign. Dismissed.',
    twin: 'Hard day on record. No lecture. Cut the load. Half size for the goal {title}. Start early, stop early. Sign. Dismissed.',
  },
  {
    text: 'Note read: {last_note}. Locate the minute. Clear it for today. One obstacle out, one glass of water in. That is the order.',
    twin: 'Hard, says yesterday’s mark. Locate the minute. For the goal {title}, clear it today. One obstacle out, one glass of water in.',
  },
  {
    text: 'You reported: {last_note}. Reports like that get help. Ask one person for one thing. Or drop one thing. Then light duty. At ease.',
    twin: 'You reported a hard day. Reports like that get help. Ask one person for one thing today. Goal {title}: light duty after that. Then light duty. At ease.',
  },
]

/** Messages of Drill Sergeant after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'Your note: {last_note}. Useful. Repeat it. Same hour. Same size. No higher target today. Easy means that the plan fits.',
    twin: 'Yesterday marked easy. Useful. Repeat it for the goal {title}. Same hour. Same size. No higher target. Easy means that it fits.',
  },
  {
    text: 'Noted: {last_note}. Approved as standard procedure. Do it once more today, as it was. No upgrades. Log it. Carry on with your day.',
    twin: 'Easy day noted. Approved as standard procedure for the goal {title}. Do it once more, as it was. No upgrades. Log it. Carry on.',
  },
  {
    text: 'Report in hand: {last_note}. Orders for today: copy it. Start where it started. Stop where it stopped. Spare strength stays spare. Dismissed.',
    twin: 'Report in hand: an easy day. Orders for the goal {title}: copy it. Stop where it stopped. Spare strength stays spare. Dismissed.',
  },
  {
    text: 'Found in the log: {last_note}. Find out which part did it. Put that part first today. Change nothing else. At ease.',
    twin: 'Found in the log: one easy day. Find out which part did it. For the goal {title}, put that part first. Change nothing else.',
  },
]
