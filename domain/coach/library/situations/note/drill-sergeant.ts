import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'Your note: {last_note}. Understood. What would have helped at that moment? Write it down in one line. Have it ready today. Carry on.',
    twin: 'Yesterday was marked hard. Understood. Name one thing that made it hard. Move it. Then half size for the goal {title}. Carry on.',
  },
  {
    text: 'You noted {last_note}. No lecture. Today’s order is only this: {then}. Nothing else comes after it. Log it. Dismissed.',
    twin: 'A hard day is on record. No lecture. Half size for the goal {title} today. Start early and stop early. Log it. Dismissed.',
  },
  {
    text: 'Your note reads: {last_note}. Write one line below it. What could make it easier today? Begin the line with a verb. Carry on.',
    twin: 'The log marks yesterday as hard. Find the minute when it turned. For the goal {title}, plan that minute anew. Write it down.',
  },
  {
    text: 'You reported: {last_note}. Tell one person about it, in one line. They need not solve it. Then do today’s order and nothing else. At ease.',
    twin: 'You reported a hard day. Ask one person for one exact thing. Or drop one task. Keep the goal {title} light. At ease.',
  },
]

/** Messages of Drill Sergeant after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'Your note: {last_note}. Useful. If that is possible today, make room for it. No higher target. Easy means that the plan fits. Carry on.',
    twin: 'Yesterday was marked easy. Useful. Repeat it for the goal {title}. Same hour, same size. Easy means that it fits. Carry on.',
  },
  {
    text: 'You noted {last_note}. That is the way to do it. Do it the same way today. No improvements. Log it. Carry on.',
    twin: 'An easy day is noted. That is the way to do it. Same way today for the goal {title}. No improvements. Log it.',
  },
  {
    text: 'Your note says: {last_note}. Today’s order: copy that day. Use what the note names, if you can. Save the strength that is left. Dismissed.',
    twin: 'The log has an easy day. Copy it today for the goal {title}. Stop where it stopped. Save the strength that is left. Dismissed.',
  },
  {
    text: 'From your log: {last_note}. Find out which part made it easy. Put that part first today. Change nothing else. At ease.',
    twin: 'The log says that yesterday was easy. Find out which part helped. Put it first today. Goal {title}: change nothing else.',
  },
]
