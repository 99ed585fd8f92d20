import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after seven in a row: what made them possible. The step of the day belongs to the message (`parts.ts`). */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'Seven in a row. The plan: {when}, {then}. Something made it work. Hour, place, or person. Write it down now. Keep the note for a bad day. Carry on.',
    twin: 'Seven in a row on the goal {title}. Something made it work. Hour, place, or person. Write it down now. Keep the note for a bad day. Carry on.',
  },
  {
    text: 'Seven in a row. You foresaw a problem: {obstacle}. Write down what helped. One line, on paper. Read it next time. Log it. Dismissed.',
    also: [
      'Seven in a row. On day one you wrote {words}. Write below it what has helped since. Keep both lines together. Log it. Carry on.',
    ],
    twin: 'Seven in a row on the goal {title}. Name the easiest day. Write down what was different. Repeat that today. Log it. Carry on.',
    twinByKind: {
      stop: 'Seven in a row on the goal {title}. Name the hardest urge. Write down what you did. Do the same next time. Log it. Carry on.',
    },
  },
  {
    text: 'Seven in a row. You wrote why: {why}. Write down one moment that came near it. “None yet” is a valid report. Log it. At ease.',
    also: [
      'Seven in a row. Report the number to {ally}. Say which day was hardest. Then treat today like any other. Log it. Dismissed.',
      'Seven in a row, by your plan: {when}, {then}. Report the number to somebody. Say which day was hardest. Log it. Dismissed.',
    ],
    twin: 'Seven in a row on the goal {title}. Report the number to somebody. Say which day was hardest. Then treat today like any other. Log it. Dismissed.',
  },
  {
    text: 'Seven marks. For one, you noted {last_note}. Give each of the others a word. Read the row once. Now you know your days. Log it. At ease.',
    also: [
      'Seven marks, one plan: {when}, {then}. Name the part that needs no thought now. Leave that part alone. No promotion. No changes. Log it. Carry on.',
    ],
    twin: 'Seven marks on the goal {title}. Name the part that needs no thought now. Leave that part alone. No promotion. No changes. Log it. Carry on.',
  },
  {
    text: 'Seven in a row, {left} to the date. Write down one thing to keep. Write down one thing to drop. Carry on as before. Log it. Dismissed.',
    also: [
      'Seven in a row. Inspect your plan: {when}, {then}. Change a part that is still hard. Otherwise, hands off. Log it. Carry on.',
    ],
    twin: 'Seven in a row on the goal {title}. Inspect how you do it. Change a part that is still hard. Otherwise, hands off. Log it. Carry on.',
  },
  {
    text: 'Seven without a gap, against this: {obstacle}. Pick the closest call. Write down how you got through. That is your drill now. Log it. Dismissed.',
    also: [
      'Seven without a gap. {when}, {then}. Pick the closest call. Write down how you got through. That is your drill now. Log it. Dismissed.',
    ],
    twin: 'Seven without a gap on the goal {title}. Pick the closest call. Write down how you got through. That is your drill now. Log it. Dismissed.',
  },
]

/** Messages of Drill Sergeant after thirty days in a row. They log it and keep the orders. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'Thirty days. On the log. Still on the schedule: {obstacle}. So is your plan. No change of orders because it works. Carry on.',
    twin: 'Thirty days. On the log. The goal {title} stays at its present size. No change of orders because it works. Carry on.',
    twinByKind: {
      stop: 'Thirty days. On the log. The goal {title} stands. What worked at first still works. No change of orders. Carry on.',
    },
    byKind: {
      recover:
        'Thirty days. On the log. Still noted: {obstacle}. It still comes first. Take both facts to your next appointment. Carry on.',
    },
  },
  {
    text: 'Thirty days are logged. No bigger plan to celebrate. Same order: {when}, {then}. Write one line: what has become easy. Dismissed.',
    twin: 'Thirty days are logged. No bigger plan to celebrate. Same order for the goal {title}. Write one line: what has become easy. Dismissed.',
  },
  {
    text: 'Thirty entries in a row for the goal {title}. Leave hour and place alone. Watch for the easy day. It is easily skipped. Carry on.',
  },
  {
    text: 'Tell one person: thirty days. They need no details. Then do today’s usual piece for the goal {title}. Log it. Dismissed.',
    byKind: {
      stop: 'Tell one person: thirty days. They need no details. Then keep the goal {title} one more day. Log it. Dismissed.',
    },
  },
]

/** Messages of Drill Sergeant after ninety days in a row: the reason, and a choice about what stays. */
export const milestoneNinetyMessages: readonly LibraryMessage[] = [
  {
    text: 'Ninety days. You wrote why: {why}. If it is still true, sign it. If not, rewrite it. Today’s order stays the same size. Carry on.',
    twin: 'Ninety days on the goal {title}. Read your reason. If it is still true, sign it. If not, rewrite it. Same size today. Carry on.',
  },
  {
    text: 'Ninety days are logged. Choose which part of the goal {title} stays. Drop one part that no longer helps. Then do today’s piece. Dismissed.',
  },
  {
    text: 'Ninety days are logged in a row. Your plan: {plan} Confirm it or shorten it. Making it longer is not ordered. Log the decision. At ease.',
    twin: 'Ninety days are logged in a row. Confirm the goal {title} or shorten it. Making it longer is not ordered. Log the decision. At ease.',
  },
  {
    text: 'The ninety days are complete. One question: which part of the goal {title} stays? Write it down. Do that part today. Carry on.',
  },
]

/** Messages of Drill Sergeant after 365 days in a row. */
export const milestoneYearMessages: readonly LibraryMessage[] = [
  {
    text: 'The log shows 365 days. The order for the goal {title} stays. Same size as ever. Tell one person the number. Carry on.',
  },
  {
    text: 'A year of entries. You wrote why: {why}. Read it out loud once. Then do today’s usual piece. The log goes on. Carry on.',
    twin: 'A year of entries for the goal {title}. Read the first one. Read the latest. Then do today’s usual piece. Carry on.',
  },
  {
    text: 'All 365 days are signed. The act behind them: {when}, {then}. It stays as it is. One more today, at ordinary size. Dismissed.',
    twin: 'All 365 days are signed. The goal {title} stays as it is. Nothing gets bigger. Do the usual piece today. Dismissed.',
  },
  {
    text: 'A full year: 365 days. You may take a day off now. Or give the goal {title} its usual minute. Choose. Log it. At ease.',
  },
]
