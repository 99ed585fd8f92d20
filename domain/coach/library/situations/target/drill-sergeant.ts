import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on the day before the target date: list, close, mark, stop. */
export const targetEveMessages: readonly LibraryMessage[] = [
  {
    text: 'The date is tomorrow. List what is open on the goal {title}. Take the top line. Mark the others. Stop on time. The list first.',
    byKind: {
      stop: 'The date is tomorrow. Goal {title}: find tomorrow’s hard hour. Post a guard on it. A person, a place, a glass. Then stand down.',
      recover:
        'The date is tomorrow. Goal {title}: prepare a seat and a pause. Name a person to call. No rehearsal at full size. Rest early. Carry on.',
    },
  },
  {
    text: 'Tomorrow is the date. Obstacle on file: {obstacle}. Prepare the answer today. Place it in reach. Nothing new gets started. Lights out on time.',
    twin: 'Tomorrow is the date for the goal {title}. Name what could block it. Prepare one answer. Place it in reach. Nothing new gets started. Dismissed.',
  },
  {
    text: 'Eve of the date. Usual orders stand: {then}. Usual size. No late shift. Pack what tomorrow needs first. Then off duty.',
    twin: 'Eve of the date. The goal {title} gets the usual size. No late shift. Pack what tomorrow needs first. Then off duty.',
  },
  {
    text: 'One day left for the goal {title}. Decide what tomorrow can do without. Cross it out. What remains has a first line. Prepare that line. Dismissed.',
  },
]

/** Messages of Drill Sergeant on the target date. They assume no result. */
export const targetDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today is the date. Goal {title}: define done in one line. Do that line. Report it to one person. Then stop. That is an order too.',
  },
  {
    text: 'The date is here. No new tactics. {then}. Then take stock, standing up. Write down what is. No verdict today. Carry on.',
    twin: 'The date is here for the goal {title}. No new tactics. One known move. Then take stock. Write down what is. No verdict today. Carry on.',
  },
  {
    text: 'Day named, day present. Goal {title}: one small effort, done properly. Mark what stays open. Note what is there. Step away. Dismissed.',
  },
  {
    text: 'Target date. The clock does its part. You do one thing for the goal {title}. Then the pen goes down. Results get read tomorrow.',
  },
]

/** Messages of Drill Sergeant on the day after the target date: both outcomes, one decision. */
export const afterTargetMessages: readonly LibraryMessage[] = [
  {
    text: 'The date was yesterday. Inspect the goal {title}. Complete: close it. Not complete: new date. Neither needs a speech. Decide. Log it. Dismissed.',
  },
  {
    text: 'Day after. Result unknown to this post. You have it. Look at the goal {title}. Write one word: closed, later, or smaller. Apply it. Carry on.',
  },
  {
    text: 'Date passed. Dates are estimates. Goal {title} met: close it. Not met: issue a new date. Rest first. Then decide.',
  },
  {
    text: 'Reason on file: {why}. The date was yesterday. If the reason is served, close the goal. If not, extend. One look. One word. Dismissed.',
    twin: 'One look at the goal {title} today. The date was yesterday. Met: close it. Open: extend it. One word settles it. Dismissed.',
  },
]
