import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday. The gap is over. Same order today, same size. {when}, {then}. No makeup work. Log it. Carry on.',
    twinByKind: {
      stop: 'You checked in yesterday. The gap is over. Same room at the hour of {urge}. Same thing to hold. No makeup work. Log it.',
    },
    twin: 'You checked in yesterday. The gap is over. Goal {title}: same place, same start, one minute. No makeup work. Log it.',
  },
  {
    text: 'This is the second day back. Keep it light. For the goal {title}, repeat yesterday’s first move. Stop where you stopped. Sign. Dismissed.',
    byKind: {
      stop: 'This is the second day back. Keep it light. One hour counts, that of {urge}. Same place as yesterday. Sign after it. Dismissed.',
    },
  },
  {
    text: 'Yesterday counts. Today repeats it. {when}, {then}. It may go well. Stop at the same point. Log it. At ease.',
    twinByKind: {
      stop: 'Yesterday counts. Today repeats it. Same way around {urge}, same hour. Stop at the same point. Log it. At ease.',
    },
    twin: 'Yesterday counts. Today repeats it. Lay out the same thing for the goal {title}. Stop at the same point. Log it. At ease.',
  },
  {
    text: 'You may want to catch up today. Do not. Goal {title}: pick the shortest piece. Do it. Then do other business.',
    byKind: {
      stop: 'You may want large rules today. Make none. One seat far from {urge} is enough. Sit there in the hard hour. Then do other business.',
    },
  },
  {
    text: 'One line stands after the gap. Put another below it: {when}, {then}. No more today. Then close the log. Carry on.',
    twinByKind: {
      stop: 'One line stands after the gap. Put another below it. Where were you in the hour of {urge}? Be there first. Carry on.',
    },
    twin: 'One line stands after the gap. Put another below it. Write it for the goal {title}, verb first. Do it. Close the log. Carry on.',
  },
  {
    text: 'You are back since yesterday. Reduced duty on the goal {title}. Easy part first, hard part next week. Begin with what is nearest. Dismissed.',
    byKind: {
      stop: 'You are back since yesterday. Reduced duty today. One hour, that of {urge}. One other room for it. All else can wait. Dismissed.',
    },
  },
  {
    text: 'Yesterday is logged. Today’s order is the plan again. {when}, {then}. No more than that. Log it. Dismissed.',
    twin: 'Yesterday was small, and it is logged. Today is small too. A minute for the goal {title}. Larger orders come next week.',
  },
  {
    text: 'You came back yesterday. Nobody counts the days before. Goal {title}: set the alarm for one minute. Use the minute. Log it. Dismissed.',
  },
  {
    text: 'One day after the gap is a good position. Hold it, do not rush. {when}, {then}. Nothing beyond that. Log it. Carry on.',
    twinByKind: {
      stop: 'One day after the gap is a good position. Hold it, do not rush. Leave the room early, before {urge}. Log it. Carry on.',
    },
    twin: 'One day after the gap is a good position. Hold it, do not rush. Goal {title}: begin slowly. Stop early. Carry on.',
  },
  {
    text: 'What worked yesterday works today. Same place, same start, goal {title}. Go there now. Only the date changes. Log it. Carry on.',
    byKind: {
      stop: 'What worked yesterday works today. Same place in the hour of {urge}. Go there early. Only the date changes. Log it. Carry on.',
    },
  },
  {
    text: 'Only one move today: {when}, {then}. Take your time and stop after it. The gap needs no discussion. Log it. Dismissed.',
    twinByKind: {
      stop: 'Today, make one move away from {urge}. Out of the chair, through the door. The gap needs no discussion. Log it. Dismissed.',
    },
    twin: 'Today, make the first move for the goal {title}. Go slowly and finish early. The gap needs no discussion. Dismissed.',
  },
  {
    text: 'Short duty today, as yesterday. One minute by the clock for the goal {title}. Then you are off. Log the minute. At ease.',
  },
]
