import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after seven days in a row: what made them possible. */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'Seven days. On the log. Find out what made them work. One line. File it. Goal {title}: same orders today. Carry on.',
  },
  {
    text: 'Count: seven. Orders unchanged. {when}, {then}. Same size, same stop. A new week needs no new plan. Dismissed.',
    twin: 'Count: seven. Orders unchanged for the goal {title}. Same size, same stop. A new week needs no new plan. Dismissed.',
  },
  {
    text: 'Seven entries in line. Expected: {obstacle}. Report what you did about it. One line. Keep doing that. Carry on.',
    twin: 'Seven entries in line for the goal {title}. Report what helped. One line. Keep doing that. No changes today. Carry on.',
  },
  {
    text: 'Log shows seven straight. Inspection passed. No medals here. The goal {title} gets the usual minute. Sign it. At ease.',
  },
]

/** Messages of Drill Sergeant after thirty days in a row. They log it and keep the orders. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'Thirty days. On the log. Obstacle still on the schedule: {obstacle}. So is your plan. No change of orders because it works. Carry on.',
    twin: 'Thirty days. On the log. The goal {title} stays at its present size. No change of orders because it works. Carry on.',
  },
  {
    text: 'Thirty. Logged. No bigger plan to celebrate. Same order: {then}. One extra line today: what has become easy. Date it. Dismissed.',
    twin: 'Thirty. Logged. No bigger plan to celebrate. Same order for the goal {title}. Write one line: what has become easy. Date it. Dismissed.',
  },
  {
    text: 'Month complete, thirty entries. Equipment holds. Leave it alone. Goal {title}: same hour, same piece. Watch for the easy day. Carry on.',
  },
  {
    text: 'Tell one person: thirty days. No details needed. Then back to post. The goal {title} has its usual order. Execute. Log.',
  },
]

/** Messages of Drill Sergeant after ninety days in a row: the reason, and a choice about what stays. */
export const milestoneNinetyMessages: readonly LibraryMessage[] = [
  {
    text: 'Ninety days. Reason on file: {why}. Check it. Still valid: sign it. Outdated: rewrite it. Today’s order stays the size it was. Carry on.',
    twin: 'Ninety days for the goal {title}. Check your reason. Still valid: sign it. Outdated: rewrite it. Today’s order stays the size it was. Carry on.',
  },
  {
    text: 'Ninety. Review the kit. Choose the part of the goal {title} that stays. Drop one part that only weighs. Then the usual piece. Dismissed.',
  },
  {
    text: 'Ninety entries, no gaps. The plan stands: {plan} Confirm it or shorten it. Longer is not ordered. Log the decision. At ease.',
    twin: 'Ninety entries, no gaps. The goal {title} stands. Confirm it or shorten it. Longer is not ordered. Log the decision. At ease.',
  },
  {
    text: 'Report of ninety days: complete. Speech: none. One question. Which part of the goal {title} stays? Name it. Do it. Carry on.',
  },
]

/** Messages of Drill Sergeant after 365 days in a row. */
export const milestoneYearMessages: readonly LibraryMessage[] = [
  {
    text: 'Count: 365. Log checked, no errors. The standing order for the goal {title} remains. Same size. Tell one person. Carry on.',
  },
  {
    text: 'A year of entries. Reason on file: {why}. Read it out loud once. Then usual duty. The log turns a page. You do not stop it.',
    twin: 'A year of entries for the goal {title}. Look at the first one. Look at today’s. Then usual duty. The log turns a page. Carry on.',
  },
  {
    text: 'All 365 days signed. The plan that did it: {then}. It is not retired. It is not promoted. One more today, ordinary size. Dismissed.',
    twin: 'All 365 days signed. The goal {title} is not retired. It is not promoted either. The usual piece today, ordinary size. Dismissed.',
  },
  {
    text: 'Year complete: 365. Leave is available if wanted. Otherwise the goal {title} has its usual minute. Both are in order. Choose. Log it.',
  },
]
