import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after today’s check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today is logged for the goal {title}. Set out one thing for tomorrow. Or sit down at once. Dismissed.',
  },
  {
    text: 'Check-in received. The goal {title} is closed for today. No second round. Everything else can wait. Dismissed.',
  },
  {
    text: 'The log is signed and the order is done. The goal {title} rests now. You may set tomorrow’s alarm. You may also rest. Carry on.',
  },
  {
    text: 'Today’s check-in stands. The goal {title} needs nothing more until tomorrow. Do not add to it. At ease.',
  },
  {
    text: 'Today’s line for the goal {title} is full. Leave it as it is. Prepare one thing for tomorrow, or nothing. Off duty.',
  },
  {
    text: 'Done and logged. One note is allowed on the goal {title}. What made it easy? A few words will do. Then rest. Dismissed.',
  },
]

/** Messages of Drill Sergeant on the first day: the person's plan, read back as the order. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Day one. Your own order: {when}, {then}. Expected: {obstacle}. The order is your answer to that. One try. Log it.',
    byKind: {
      recover:
        'Day one. Expected: {obstacle}. It comes first. Sit down before you start. Stop when in doubt. One try is enough. Log it. Dismissed.',
    },
    twinByKind: {
      finish:
        'Day one. To {act}, name one person to ask. Or name one paper to find. Write it down. Do that first. Carry on.',
      stop: 'Day one. Name the hour of {urge}. Name where you go instead. Say both in one breath. Go there once now. Carry on.',
    },
    twin: 'Day one of the goal {title}. Choose the moment. Put what you need where you start. That is enough. Carry on.',
  },
  {
    text: 'You wrote the plan: {plan} Today it is the order. Try it once. Notice where you get stuck. Fix that tomorrow. Dismissed.',
    twinByKind: {
      finish:
        'Day one. Put what exists in one place. To {act}, that means papers, names, and dates. Mark what is missing. Fix that tomorrow. Dismissed.',
      stop: 'Day one is for watching. Note what comes before {urge}. The place, the hour, the hand. Change one of them tomorrow. Log it. Dismissed.',
    },
    twin: 'One try for the goal {title} today. Take the nearest useful thing. Use it. Notice what gets stuck. Fix that tomorrow. Dismissed.',
  },
  {
    text: 'You wrote why: {why}. Read it once, then put it away. Now the first order: {then}. One time. Log it. Carry on.',
    twinByKind: {
      stop: 'Day one needs one try. Wait one minute before {urge}. Spend it at a window. Log how it went. That is all.',
      relate:
        'Day one needs one question. To {act}, choose it now. Ask it today. Wait for the whole answer. Log it. That is all.',
      learn:
        'Day one is a test. To {act}, write what you know already. Stop at the first gap. That gap is tomorrow’s order. Log it.',
    },
    twin: 'Day one needs one try. Goal {title}: pick up the nearest useful thing. Use it once. Log it. That is all.',
  },
  {
    text: 'Look before you start. What does the goal {title} need first? Fetch it now. Use it for a minute. Write down what is missing. Log it.',
    byKind: {
      stop: 'Look before you start. What does {urge} need first? Put that out of reach now. Note what you reach for instead. Log it.',
    },
  },
  {
    text: 'You named the obstacle: {obstacle}. You also wrote the answer: {then}. One try completes day one. Log how it went. Dismissed.',
    byKind: {
      recover:
        'You named the obstacle: {obstacle}. Write it as a question for your next appointment. Do only what feels safe. That completes day one.',
    },
    twin: 'Something will block the goal {title} sometimes. Write down your best guess. Below it, write one answer. Practice the answer once. Day one is complete. Dismissed.',
  },
  {
    text: 'Line one of the log is empty. A small entry fills it. {when}, {then}. Speed does not matter. Sign it. Carry on.',
    twinByKind: {
      stop: 'Line one of the log is empty. One hour fills it. Spend the hour of {urge} elsewhere. Write down where. Sign it. Carry on.',
    },
    twin: 'Line one of the log is empty. One act for the goal {title} fills it. Take the shortest you know. Do it now. Sign it. Carry on.',
  },
]

/** Messages of Drill Sergeant late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'The day is still open. If it is done, log it. If not, sit down to the goal {title}. One line or one minute. Then lights out. Dismissed.',
    byKind: {
      stop: 'The day is still open. If it went as ordered, log it. If {urge} is near, change rooms. Stay there. Then lights out. Dismissed.',
    },
  },
  {
    text: 'The log shows {run}. Today’s line is open. One small piece for the goal {title} fills it. Then sleep. Carry on tomorrow.',
    byKind: {
      stop: 'The log shows {run}. Today’s line is open. Keep one room between you and {urge}. Then sleep. Carry on tomorrow.',
    },
  },
  {
    text: 'Evening check. No entry yet, and no alarm. {then}. Nothing else tonight, so keep it short. Log it. Off duty.',
    twin: 'Evening check. No entry yet, and no alarm. One small thing for the goal {title}. Sit, if possible. Log it. Off duty.',
  },
  {
    text: 'It is late, so the order is short. Goal {title}: what can be done in a chair? Do that. Done earlier: just check in. At ease.',
  },
  {
    text: 'Late orders are light ones. Stand up. Do one thing for the goal {title}. Sit down. Log it. Then call it a day. Dismissed.',
  },
  {
    text: 'The goal {title} is open. The day is nearly over. One minute still fits. Use it, or rest on purpose. Log either. Carry on.',
    byKind: {
      stop: 'The day is nearly over. Go to another room now, away from {urge}. Stay there, or rest on purpose. Log either. Carry on.',
    },
  },
]
