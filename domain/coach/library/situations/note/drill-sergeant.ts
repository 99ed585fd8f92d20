import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'Your note: {last_note}. Understood. Copy it onto a card. Below it, write one move for next time. Card in the pocket. Light duty today. Carry on.',
    twin: 'Yesterday was marked hard. Understood. Write down what made it hard. Below it, one move for next time. Light duty on the goal {title}. Carry on.',
    byKind: {
      recover:
        'Your note: {last_note}. Understood. Report it to a doctor or a therapist. Copy the line for the visit. Do less today. If it gets worse, call earlier. At ease.',
    },
  },
  {
    text: 'You noted {last_note}. No lecture. Only one order today: {then}. Do it slowly and stop there. Log it. Dismissed.',
    twin: 'A hard day is on record. No lecture. Half size for the goal {title} today. Start early and stop early. Log it. Dismissed.',
  },
  {
    text: 'Your note reads: {last_note}. It was one day. Choose one sentence in case it returns. Write it down now. Say it out loud once. Carry on.',
    twin: 'The log marks yesterday as hard. It was one day. Choose one sentence in case it returns. Write it down for the goal {title}.',
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
