import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after three days without a check-in. They leave open what was done, and end early. */
export const silentThreeMessages: readonly LibraryMessage[] = [
  {
    text: 'Three days off the log. Closed. Today has one order. {when}, {then}. Only that. Log it when done. Dismissed.',
    twinByKind: {
      finish:
        'Three days off the log. Closed. Today’s order is short. To {act}, send one message. A few words. Log it. Dismissed.',
      stop: 'Three days off the log. Closed. Today’s order is one room. Be in it at the hour of {urge}. Log it. Dismissed.',
    },
    twin: 'Three days off the log. Closed. Today’s order: one thing for the goal {title}. Fetch it. Use it. Log it. Dismissed.',
  },
  {
    text: 'Three days without a check-in. Done or not, only you know. Goal {title}: name the nearest piece. Give it one minute. Then stop.',
    byKind: {
      stop: 'Three days without a check-in. Done or not, only you know. Today: one minute away from {urge}. Choose the room. Then stop.',
    },
  },
  {
    text: 'Three days without a check-in. You once named an obstacle: {obstacle}. You also wrote the answer: {then}. Restart there. Log it. Carry on.',
    byKind: {
      recover:
        'Three days without a check-in. You wrote {obstacle}. That comes first. Rest, or do the easy part. Note the question for your next appointment.',
    },
    twinByKind: {
      stop: 'Three days without a check-in. Find one thing that leads to {urge}. Carry it out of the way. That is today’s order.',
    },
    twin: 'Three days without a check-in. Find one thing that blocks the goal {title}. Move it out of the way. That is today’s order.',
  },
  {
    text: 'No entry for three days, and no questions. Restart slowly. {when}, {then}. Leave the rest alone. Log it. At ease.',
    twinByKind: {
      finish:
        'No entry for three days, and no questions. To {act}, open the top paper. Read one line. Answer it. Log it. At ease.',
      stop: 'No entry for three days, and no questions. Which road leads to {urge}? Take another one today. Log which it was. At ease.',
    },
    twin: 'No entry for three days, and no questions. Spend one minute on the goal {title}. Stop there. Log it. At ease.',
  },
  {
    text: 'Three lines in the log are empty. Leave them so. Write today’s line first, for the goal {title}. Do what it says. Sign it. Dismissed.',
    byKind: {
      stop: 'Three lines in the log are empty. Leave them so. Today’s line: a room for the hour of {urge}. Name it. Go there. Sign. Dismissed.',
    },
  },
  {
    text: 'After three days, one order is enough. {when}, {then}. Nothing else is due, and nothing from before. Log it. Dismissed.',
    twinByKind: {
      stop: 'After three days, take a light load. One door shut before {urge}. That is the whole load. Shut it now. Dismissed.',
    },
    twin: 'After three days, take a light load. One move for the goal {title}. That is the whole load. Do it. Dismissed.',
  },
  {
    text: 'Three quiet days are over. Find what the goal {title} needs. Put it where you will start. That is the full order. Carry on.',
    byKind: {
      stop: 'Three quiet days are over. Find what {urge} needs. Put it where you cannot reach it. That is the full order. Carry on.',
    },
  },
  {
    text: 'Three days without a check-in. If it was done, just check in. If not: {when}, {then}. Log either. Carry on.',
    twin: 'Three days without a check-in. If it was done, just check in. If not, one minute for the goal {title}. Log either.',
  },
  {
    text: 'Leave the last three days where they are. Goal {title}: choose the piece nearest to your hand. Do it. Write “done.” Carry on.',
    byKind: {
      stop: 'Leave the last three days where they are. Today, wait one minute before {urge}. Wait in another room. Write “done.” Carry on.',
    },
  },
  {
    text: 'Three days have passed, and none must be repeated. Today’s order: {when}, {then}. Once. Nothing is added to it. Log it. Dismissed.',
    twinByKind: {
      stop: 'Three days have passed, and none must be repeated. Set one alarm before the hour of {urge}. Change rooms when it rings. Dismissed.',
      learn:
        'Three days have passed, and none must be repeated. To {act}, recall one thing. Check it. Stop after it. Dismissed.',
    },
    twin: 'Three days have passed, and none must be repeated. Set one alarm for the goal {title}. One minute when it rings. Dismissed.',
  },
  {
    text: 'Nobody is behind after three quiet days. Go slowly today. One thing for the goal {title}, then stop. Log it. Carry on.',
  },
  {
    text: 'A pause of three days ends with one act. {when}, {then}. After that, you are off duty. Log it.',
    twin: 'A pause of three days ends with one minute. Give it to the goal {title}. Then you are off duty. Log it. At ease.',
  },
]

/** Messages of Drill Sergeant after a week without a check-in. They name that a goal can be changed. */
export const silentSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'A week without a check-in. Check the order, not yourself. Too big: cut it. Wrong hour: move it. Fits: {when}, {then}. Log it.',
    twin: 'A week without a check-in. Check the order, not yourself. Goal {title}. Too big: cut it. Wrong hour: move it. Fits: one minute.',
  },
  {
    text: 'A week off the log. Orders can be rewritten. You wrote why: {why}. Still true: one small act today. Otherwise, change the goal.',
    twin: 'A week off the log. Orders can be rewritten. Decide on the goal {title}. Keep it, change it, or move it. Then act small. Dismissed.',
  },
  {
    text: 'One week without an entry. No reasons needed. Look at the goal {title}: size, hour, plan. Change the one that fits least. Carry on.',
  },
  {
    text: 'Your plan: {plan} A week has passed without a check-in. Keep the plan or rewrite it. One line. Then carry on.',
    twin: 'A week has passed without a check-in. Read the goal {title} once. Keep it or rewrite it, in one line. Then carry on.',
  },
  {
    text: 'The week is closed, and nothing is owed. Take something off the goal {title}. Do what is left for one minute. Log it.',
  },
  {
    text: 'You named an obstacle: {obstacle}. The log has been empty for a week. Move the goal to an hour without it. Log the hour.',
    twin: 'Did something block the goal {title} all week? If so, change the hour or the room. If not, one small step. Log it.',
  },
  {
    text: 'A week without an entry is only a fact. Is the goal {title} the right size? Answer. Adjust it. Dismissed.',
  },
  {
    text: 'New week, new terms. You may lower the target. You may move the hour. If you change neither: {when}, {then}. Decide now.',
    twin: 'New week, new terms. You may lower the goal {title}. You may move its hour. If you change neither, one easy minute. Decide now.',
  },
  {
    text: 'A week without an entry. Do not restart large. One small thing for the goal {title}. Or change it. Both count. Carry on.',
  },
  {
    text: 'The order is a week old. Does the goal {title} still fit? If it fits, do its smallest piece. If not, edit it. Log it.',
  },
  {
    text: 'No entry for a week. This page allows changes. Change day, size, or plan. If nothing needs changing: {when}, {then}. Only that, today.',
    twin: 'No entry for a week. This page allows changes. Give the goal {title} another hour or size. Or do one minute of it.',
  },
  {
    text: 'The pause was a week long. It ends when you decide. One small piece for the goal {title}. Or change it. Log either.',
  },
]

/** Messages of Drill Sergeant after two weeks without a check-in: keep the goal, make it smaller, or close it. */
export const silentFourteenMessages: readonly LibraryMessage[] = [
  {
    text: 'Two weeks without a check-in. Decide on the goal {title} today. Keep it, make it smaller, or close it. All are allowed. Dismissed.',
  },
  {
    text: 'Two weeks off the log. No questions. Keep the goal: {when}, {then}, one day this week. Or make it smaller. Or close it. You decide.',
    twin: 'Two weeks off the log. No questions. Keep the goal {title} for one day this week. Or make it smaller. Or close it.',
  },
  {
    text: 'You wrote why: {why}. Two weeks have been quiet. If it is still true, make the goal smaller. If not, close it. Log the answer.',
    twin: 'Two weeks have been quiet. Decide on the goal {title}. Still wanted: make it smaller. Not wanted: close it. Log the answer. Dismissed.',
  },
  {
    text: 'After two weeks, take stock of the goal {title}. Write down: keep, smaller, close. Circle one word. Act on it. Carry on.',
  },
  {
    text: 'Two weeks without a check-in. Perhaps none is needed. Then close the goal {title} as done. Otherwise, choose one day this week. Dismissed.',
  },
  {
    text: 'One order today: decide on the goal {title}. After two weeks, you know enough. Keep, smaller, or close. Then leave the page.',
  },
  {
    text: 'You named an obstacle: {obstacle}. Two weeks are empty. Plan around it, shrink the goal, or close it. That is all today.',
    twin: 'Two weeks are empty. Decide on the goal {title}. Plan around the obstacle, shrink it, or close it. That is all today.',
  },
  {
    text: 'No goal has to be kept forever. Two weeks have been quiet. Keep the goal {title}, reduce it, or end it. Log it.',
  },
  {
    text: 'Two weeks, one question. Would you set the goal {title} today? If yes, take the smallest size. If not, close it. Dismissed.',
  },
  {
    text: 'Clear the page. Keep the goal {title}, reduce it, or remove it. After two weeks, that is worth a minute. Then carry on.',
  },
  {
    text: 'The log can wait longer than two weeks. You need not. Decide on the goal {title}: on, smaller, or closed. Then at ease.',
  },
  {
    text: 'After two weeks, a light return is enough. One day this week: {when}, {then}. If you do not, close the goal. Carry on.',
    twin: 'After two weeks, a light return is enough. One day this week for the goal {title}. Otherwise, close it. Carry on.',
  },
]
