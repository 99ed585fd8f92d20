import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after today’s check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today is logged. No further orders. If you like, put one thing ready for tomorrow. Otherwise, sit down. Dismissed.',
  },
  {
    text: 'Check-in received. The goal {title} is closed for today. No second round. Everything else can wait. Dismissed.',
  },
  {
    text: 'The log is signed and the order is done. You may prepare tomorrow’s start. You may also rest. Carry on.',
  },
  {
    text: 'Today’s check-in stands. The goal {title} needs nothing more until tomorrow. Do not add to it. At ease.',
  },
  {
    text: 'Today’s line in the log is full. Leave it as it is. Lay out one object for tomorrow, or nothing. Off duty.',
  },
  {
    text: 'Done and logged. One note is allowed: what made it easy. A few words will do. Then rest. Dismissed.',
  },
]

/** Messages of Drill Sergeant on the first day: the person's plan, read back as the order. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Day one. Your own order: {when}, {then}. Expected: {obstacle}. The order is your answer to that. One try. Log it.',
    twin: 'Day one of the goal {title}. Choose the moment and the first move. Write both on one line. That is enough. Carry on.',
    byKind: {
      recover:
        'Day one. Expected: {obstacle}. It comes first. Sit down before you start. Stop when in doubt. One try is enough. Log it. Dismissed.',
    },
  },
  {
    text: 'You wrote the plan: {plan} Today it is the order. One try. Notice what gets stuck. Fix that tomorrow. Dismissed.',
    twin: 'One small try for the goal {title} today. Notice what gets stuck. Fix that tomorrow. Nothing else is due on day one. Dismissed.',
  },
  {
    text: 'You wrote why: {why}. Read it once, then put it away. Now the first order: {then}. One time. Log it. Carry on.',
    twin: 'Day one needs one try. Goal {title}: pick up the nearest useful thing. Use it once. Log it. That is all.',
  },
  {
    text: 'Look before you start. What does the goal {title} still need? Fetch one missing thing. Try once. Log it.',
  },
  {
    text: 'You named the obstacle: {obstacle}. You also wrote the answer: {then}. One try completes day one. Log how it went. Dismissed.',
    twin: 'Something will block the goal {title} sometimes. Find out what. Write it down. Below it, write one answer. That completes day one. Dismissed.',
    byKind: {
      recover:
        'You named the obstacle: {obstacle}. Write it as a question for your next appointment. Do only what feels safe. That completes day one.',
    },
  },
  {
    text: 'Line one of the log is empty. A small entry fills it. {when}, {then}. Speed does not matter. Sign it. Carry on.',
    twin: 'Line one of the log is empty. A small entry for the goal {title} fills it. Speed does not matter. Sign it. Carry on.',
  },
]

/** Messages of Drill Sergeant late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'The day is still open. If it is done, log it. If not, one easy minute for the goal {title}. Then lights out. Dismissed.',
  },
  {
    text: 'The log shows {run}. Today’s line is open. One small piece for the goal {title} fills it. Then sleep. Carry on tomorrow.',
  },
  {
    text: 'Evening check. No entry yet, and no alarm. {then}. Nothing else tonight, so keep it short. Log it. Off duty.',
    twin: 'Evening check. No entry yet, and no alarm. One small thing for the goal {title}. Sit, if possible. Log it. Off duty.',
  },
  {
    text: 'It is late, so the order is short. One small piece for the goal {title}. Done earlier: just check in. At ease.',
  },
  {
    text: 'Late orders are light ones. Stand up. Do one thing for the goal {title}. Sit down. Log it. Then call it a day. Dismissed.',
  },
  {
    text: 'The goal {title} is open. The day is nearly over. One minute still fits. Use it, or rest on purpose. Log either. Carry on.',
  },
]
