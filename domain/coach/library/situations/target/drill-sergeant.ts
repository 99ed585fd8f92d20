import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on the day before the target date: list, close, mark, stop. */
export const targetEveMessages: readonly LibraryMessage[] = [
  {
    text: 'Tomorrow is the date for the goal {title}. List what is open. Do the top line. Mark the others. Stop on time. The list first.',
    byKind: {
      stop: 'Tomorrow is the date for the goal {title}. Find tomorrow’s hard hour. Plan a person or a place for it. Write it down. Dismissed.',
      recover:
        'Tomorrow is the date for the goal {title}. Prepare a seat for a break. Write down whom you would call. Try nothing out today. Rest early.',
    },
  },
  {
    text: 'The goal {title} has its date tomorrow. You named an obstacle: {obstacle}. Your answer to it: {then}. Start nothing new. Dismissed.',
    twin: 'The goal {title} has its date tomorrow. Write down what could block it. Write one answer below. Start nothing new. Dismissed.',
    byKind: {
      recover:
        'The goal {title} has its date tomorrow. You wrote {obstacle}. Settle where you could rest. Ask one person to be near. Dismissed.',
    },
  },
  {
    text: 'Nothing changes before the date of the goal {title}. Today: {then}. Usual size. First pack what tomorrow needs. Then off duty.',
    twin: 'The date of the goal {title} is tomorrow. Nothing changes today. Usual size. First pack what tomorrow needs. Then off duty.',
  },
  {
    text: 'Last day before the date of the goal {title}. Decide what tomorrow can do without. Cross it out. Prepare the first remaining line. Dismissed.',
  },
]

/** Messages of Drill Sergeant on the target date. They assume no result. */
export const targetDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today is the date for the goal {title}. Write what done means. One line. Do that line. Then stop. That is an order too.',
  },
  {
    text: 'The date is here for the goal {title}. No new methods. {then}. Then write down where things stand. No verdict today. Carry on.',
    twin: 'The date is here for the goal {title}. No new methods. Make one move you know. Then write where things stand. Carry on.',
  },
  {
    text: 'This is the day for the goal {title}. Give it one careful effort. Mark what stays open. Then step away. Dismissed.',
  },
  {
    text: 'The goal {title} has its target date. Do one thing for it. Then put the pen down. Read the result tomorrow. At ease.',
  },
]

/** Messages of Drill Sergeant on the day after the target date: both outcomes, one decision. */
export const afterTargetMessages: readonly LibraryMessage[] = [
  {
    text: 'The date was yesterday. Look at the goal {title}. If it is complete, close it. If not, set a new date. Log it. Dismissed.',
  },
  {
    text: 'The day after the date. The result is yours to read. Write one word on the goal {title}. Closed, later, or smaller. Carry on.',
  },
  {
    text: 'The date has passed. It was an estimate. Rest first. Then decide on the goal {title}. Close it, or set a new date.',
  },
  {
    text: 'You wrote why: {why}. The date was yesterday. If the reason is served, close the goal. If not, set a new date. Dismissed.',
    twin: 'Take one look at the goal {title} today. The date was yesterday. Met: close it. Open: set a new date. Then dismissed.',
  },
]
