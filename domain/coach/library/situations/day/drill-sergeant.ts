import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after today's check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today is logged. No further orders. Optional: one thing ready for tomorrow. Otherwise, dismissed. The chair is that way.',
  },
  {
    text: 'Entry received. The goal {title} is closed for today. No second round. Stand down. Anything else can wait. Dismissed.',
  },
  {
    text: 'Log signed. Duty over. What follows is voluntary. Volunteers prepare tomorrow. Everybody else rests. Carry on.',
  },
  {
    text: 'Signed in, signed off. The goal {title} needs nothing more today. Adding to it is not ordered. At ease.',
  },
  {
    text: 'Today’s line is filled. Do not write over it. Optional for tomorrow: lay out one object. Then off duty.',
  },
  {
    text: 'Report accepted. One note allowed: what made it easy. A few words. File it. Go and sit down. Dismissed.',
  },
]

/** Messages of Drill Sergeant on a rest day. They offer one preparation at most. */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Rest day. It was scheduled. It is an order. The goal {title} is off duty. So are you. Feet up. Dismissed.',
    byKind: {
      stop: 'Rest day from drill. The decision stands. Goal {title}: no exercises, no notes. Urge arrives: water, window. Otherwise sit. Dismissed.',
    },
  },
  {
    text: 'No drill today. Stay out of the goal {title}. Optional: one object ready for tomorrow. Nothing beyond that. Then sit. Carry on.',
    byKind: {
      stop: 'No drill today. The goal {title} stays in force. Easy post: chair, company, early meal. Hard corner is off limits. Carry on.',
    },
  },
  {
    text: 'Schedule says rest. The schedule is obeyed. No short version of the goal {title}. No early start on tomorrow. Chair. Window. At ease.',
    byKind: {
      stop: 'Schedule says rest. The schedule is obeyed. Goal {title}: keep out of the hard spot. Nothing to practice. Chair. Window. At ease.',
    },
  },
  {
    text: 'Leave granted. The goal {title} has it too. Go somewhere with no clock. Come back tomorrow, at the usual hour. Dismissed.',
    byKind: {
      stop: 'Leave granted from exercises. Not from the goal {title}. Take leave somewhere it never comes up. Back tomorrow, at the usual hour. Dismissed.',
    },
  },
  {
    text: 'Post closed today. The goal {title} opens tomorrow. Standing guard in between is not required. Sleep, eat, look outside. Those are the orders.',
    byKind: {
      stop: 'Training ground closed today. The goal {title} holds without training. Sleep, eat, look outside. Tired hour: feet up early. Those are the orders.',
    },
  },
  {
    text: 'Rest is on the list. Do it first. Nothing for the goal {title} follows it. If you get restless, lay out one thing. Carry on.',
    byKind: {
      stop: 'Rest is on the list. Do it first. It guards the goal {title} as well. If the urge comes, change rooms. Carry on.',
    },
  },
]

/** Messages of Drill Sergeant on the first day: the person's plan, read back as the order. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Day one. Your own order: {when}, {then}. Expected: {obstacle}. It waits. Set an alarm for the moment now. Then carry on with your day.',
    twin: 'Day one of the goal {title}. Choose the moment. Choose the first move. Write both on one line. Set an alarm. That is the order. Carry on.',
  },
  {
    text: 'First briefing. You wrote the plan: {plan} It is now the order. One try today. Note what jams. Repairs tomorrow. Dismissed.',
    twin: 'First briefing for the goal {title}. One try today. Small. Note what jams. Repairs tomorrow. No other duty on the first day. Dismissed.',
  },
  {
    text: 'Reason on file: {why}. File closed for today. Day one needs hands, not reasons. {then}. One time. Log it. Carry on.',
    twin: 'Day one needs hands, not reasons. Goal {title}: find the nearest useful thing. Pick it up. One try. Log it. That is all today.',
  },
  {
    text: 'Post assigned today. Inspect it first. Goal {title}: what is ready, what blocks it. Move one thing. One short try. Log it.',
  },
  {
    text: 'Known from the start: {obstacle}. Good intelligence. Prepare one answer to it. Write it down. Place it where you will need it. Day one done.',
    twin: 'Something will block the goal {title} sometimes. Find out what. That is day one. Write it down. Prepare one answer. Dismissed.',
  },
  {
    text: 'Start of the log. Line one is empty. It takes one small entry. {when}, {then}. No speed record. Sign it. Carry on.',
    twin: 'Start of the log. Line one is empty. It takes one small entry for the goal {title}. No speed record. Sign it. Carry on.',
  },
]

/** Messages of Drill Sergeant late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'Day still open. Done already: log it. Not done: one easy minute for the goal {title}. Then lights out. Dismissed.',
  },
  {
    text: 'Late report requested. {run} on the log. No record needed now. One small piece for the goal {title}. Sign. Sleep. Carry on.',
  },
  {
    text: 'Evening check. No entry yet. No alarm either. {then}. First part, seated if you like. Log it. Off duty.',
    twin: 'Evening check. No entry yet. No alarm either. One small thing for the goal {title}. Seated if you like. Log it. Off duty.',
  },
  {
    text: 'Last watch of the day. It is a short one. For the goal {title}, one small piece. Or a check-in, if done. At ease.',
  },
  {
    text: 'The clock says late. Late orders are light. Stand up. One thing for the goal {title}. Sit down. Log it. Dismissed.',
  },
  {
    text: 'Status of the goal {title}: open. Status of the day: nearly closed. One minute fits between. Use it. Or rest, on purpose. Log either.',
  },
]
