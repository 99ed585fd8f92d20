import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after three days without a check-in. They leave open what was done, and end early. */
export const silentThreeMessages: readonly LibraryMessage[] = [
  {
    text: 'Three days off the log. Closed. Today’s order is short. {when}, {then}. First part only. Log it. Dismissed.',
    twin: 'Three days off the log. Closed. Today’s order is short. One thing for the goal {title}. Do it. Log it. Dismissed.',
  },
  {
    text: 'Status: three days without an entry. Done or not done is your knowledge. The log starts today. One minute for the goal {title}. Then stop.',
  },
  {
    text: 'Known obstacle: {obstacle}. Three days quiet. Cause not required. One order: put something between you and it. Report. Carry on.',
    twin: 'Three days quiet. Cause not required. One order for the goal {title}. Find what blocks it. Move that thing. Report. Carry on.',
  },
  {
    text: 'Log silent for three days. No inquiry. Restart at low speed. {then}. Stop at the first pause. Sign. At ease.',
    twin: 'Log silent for three days. No inquiry. Restart at low speed. One easy piece for the goal {title}. Sign. At ease.',
  },
  {
    text: 'Three lines blank. Leave them. The next line is today’s. It reads: something small for the goal {title}. Write it. Do it. Sign below.',
  },
  {
    text: 'Return to routine. Not all of it. Three days out means a light load. {when}, one movement: {then}. That is the load. Dismissed.',
    twin: 'Return to routine. Not all of it. Three days out means a light load. One movement for the goal {title}. That is the load. Dismissed.',
  },
  {
    text: 'Equipment check after three quiet days. Find what the goal {title} needs. Put it out. Touch it. That is the full order. Carry on.',
  },
  {
    text: 'No entry for three days. If it was done, sign in. If not, short duty: {then}. One minute by the clock. Either way, log it.',
    twin: 'No entry for three days. If it was done, sign in. If not, short duty for the goal {title}. One minute by the clock. Then log it.',
  },
  {
    text: 'The clock only goes forward. Three days stay where they are. Today’s piece for the goal {title} is small. Choose it. Do it. Done.',
  },
  {
    text: 'Three days. Noted once. Not noted further. Order of the day: {then}. Half size. No finish required. Mark the log. Dismissed.',
    twin: 'Three days. Noted once. Not noted further. Today’s order for the goal {title}: half size. No finish required. Mark the log. Dismissed.',
  },
  {
    text: 'Change of pace. Three days had none. Today has a slow one. One thing for the goal {title}, then stop. Nobody is behind. Carry on.',
  },
  {
    text: 'Quiet post for three days. Relieved without questions. New watch is short. {when}, {then}. Hand it over after a minute. Log it.',
    twin: 'Quiet post for three days. Relieved without questions. New watch is short. A minute for the goal {title}. Log it. Then at ease.',
  },
]

/** Messages of Drill Sergeant after a week without a check-in. They name that a goal can be changed. */
export const silentSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'A week without an entry. Review the order, not the person. Too big: cut it. Wrong hour: move it. Still good: {then}. A minute. Log it.',
    twin: 'A week without an entry. Review the order, not the person. Goal {title}. Too big: cut it. Wrong hour: move it. Still good: one minute.',
  },
  {
    text: 'Seven days off the log. Orders can be rewritten. You gave this reason: {why}. If it stands, one small act today. If not, change the goal.',
    twin: 'Seven days off the log. Orders can be rewritten. Goal {title}: keep, change, or move. Decide today. If you keep it, one small act. Dismissed.',
  },
  {
    text: 'One week, no report. No reasons needed. Inspect the goal {title}. Size. Hour. Plan. Change the part that pinches. That is today’s order.',
  },
  {
    text: 'Standing plan: {plan} A week without an entry says check it. Keep it or rewrite it. One line. Then carry on.',
    twin: 'A week without an entry. The goal {title} is up for inspection. Keep it or rewrite it. One line, one pen. Then carry on.',
  },
  {
    text: 'Week closed. No arrears. Goal {title}: the load may be too heavy. Take something off it. What is left, do for a minute. Log it.',
  },
  {
    text: 'Obstacle on file: {obstacle}. There all week: change the field. New hour, new room. Not there: one small step. Log it.',
    twin: 'Something blocked it all week: change the field. Goal {title}: new hour or new room. Otherwise, one small step. Log it.',
  },
  {
    text: 'Seven days quiet. That is a fact. It is not a charge. Goal {title}: right size or wrong size? Answer. Adjust. Dismissed.',
  },
  {
    text: 'New week, new terms. You may lower the target. You may move the hour. Or you may keep both. Then {then}. Choose now.',
    twin: 'New week, new terms. You may lower the goal {title}. You may move its hour. Or you may keep both. Then one easy minute. Choose now.',
  },
  {
    text: 'Report after a week: nothing received. Order: do not start large. Goal {title}: do one thing, or change it. Both count as action. Carry on.',
  },
  {
    text: 'Stale orders get checked. Yours is a week old. Does the goal {title} still fit? Fits: smallest piece today. Does not fit: edit it. Log either.',
  },
  {
    text: 'No entries for a week. The page allows changes. Use it. Different day, smaller piece, other plan. If nothing needs changing: {then}. First part only.',
    twin: 'No entries for a week. The page allows changes. Use it for the goal {title}. Different hour, smaller piece, other plan. Nothing to change: one minute.',
  },
  {
    text: 'A week at rest. Planned or not, it ends when you say so. Say it small. One piece for the goal {title}. Or change the order.',
  },
]

/** Messages of Drill Sergeant after two weeks without a check-in: keep the goal, make it smaller, or close it. */
export const silentFourteenMessages: readonly LibraryMessage[] = [
  {
    text: 'Two weeks without an entry. Decision day. The goal {title} is kept, cut down, or closed. Each one is in order. Say which. Dismissed.',
  },
  {
    text: 'Two weeks off the log. No hearing. Keep the goal: {then}, one day this week. Cut it: new size. Close it: done. Your call.',
    twin: 'Two weeks off the log. No hearing. Keep the goal {title}: one day this week. Cut it: new size. Close it: done. Your call.',
  },
  {
    text: 'Reason on file: {why}. Two weeks quiet. If it still stands, cut the goal to fit. If it does not, close the file. Log the answer.',
    twin: 'Two weeks quiet. Goal {title} still wanted: cut it to fit. Not wanted: close the file. Either is an answer. Log it.',
  },
  {
    text: 'Inventory after two weeks. Item: the goal {title}. In use: unknown. Options: keep, smaller, close. Mark one. The rest follows. Carry on.',
  },
  {
    text: 'Two weeks is long without a report. Maybe none is needed. Then close the goal {title} as done. If not, pick one day. Dismissed.',
  },
  {
    text: 'No orders today but one. Decide on the goal {title}. Two weeks is long enough to know. Keep, smaller, close. Then leave the page.',
  },
  {
    text: 'Obstacle on file: {obstacle}. Two weeks without an entry. Plan around it, shrink the goal, or close it. Choose one. That is all for today.',
    twin: 'Two weeks without an entry. Goal {title}: plan around the block, shrink, or close. Choose one. That is all for today.',
  },
  {
    text: 'No goal has to be kept forever. This one has been quiet for two weeks. For the goal {title}: extend, reduce, or release. Log it.',
  },
  {
    text: 'Two weeks. One question. Would you set the goal {title} today? Yes: smallest size. No: withdraw it. Both are clean. Dismissed.',
  },
  {
    text: 'Clear the board. Goal {title}: up, lower, or off. Two weeks blank is reason enough to ask. Answer in one word. Carry on.',
  },
  {
    text: 'The log has waited two weeks. It can wait longer. You need not. Goal {title}: go on, go smaller, or close. Then at ease.',
  },
  {
    text: 'Two weeks out. If you come back, come back light. One day this week. {then}. First part. If you do not, close the goal. Carry on.',
    twin: 'Two weeks out. If you come back, come back light. One day this week for the goal {title}. If you do not, close it. Carry on.',
  },
]
