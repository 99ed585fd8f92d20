import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after seven days in a row: what made them possible. */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'Seven days on the log. Write one line: what made them work. Keep that part. For the goal {title}, same orders today. Carry on.',
  },
  {
    text: 'Seven days are done. Orders stay the same. {when}, {then}. Same size, same end. The eighth day needs no new plan. Dismissed.',
    twin: 'Seven days are done. Orders stay the same for the goal {title}. Same size, same end. The eighth day needs no changes. Dismissed.',
  },
  {
    text: 'Seven days are logged in a row. You expected this: {obstacle}. You planned this: {then}. Do that today too. Carry on.',
    twin: 'Seven days in a row on the goal {title}. Write down what helped. One line. Use it today too. Change nothing else. Carry on.',
    byKind: {
      recover:
        'Seven days are logged in a row. Still on file: {obstacle}. It comes first today too. Keep it easy. Stop early if you like. Carry on.',
    },
  },
  {
    text: 'The log shows seven days. No celebration with a bigger plan. Today the goal {title} gets its usual minute. Sign it. At ease.',
  },
]

/** Messages of Drill Sergeant after thirty days in a row. They log it and keep the orders. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'Thirty days. On the log. Still on the schedule: {obstacle}. So is your plan. No change of orders because it works. Carry on.',
    twin: 'Thirty days. On the log. The goal {title} stays at its present size. No change of orders because it works. Carry on.',
    byKind: {
      recover:
        'Thirty days. On the log. Still on file: {obstacle}. It still comes first. Take both facts to your next appointment. Carry on.',
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
