import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday. The gap is over. Same order today, same size. {when}, {then}. No makeup work. Log it. Carry on.',
    twin: 'You checked in yesterday. The gap is over. Goal {title}: same object, same place, one minute. No makeup work. Log it.',
  },
  {
    text: 'This is the second day back. Keep it light. For the goal {title}, repeat yesterday’s first move. Stop where you stopped. Sign. Dismissed.',
  },
  {
    text: 'Yesterday counts. Today repeats it. {then}. It may go well. Stop at the same point. Log it. At ease.',
    twin: 'Yesterday counts. Today repeats it. Lay out the same thing for the goal {title}. Stop at the same point. Log it. At ease.',
  },
  {
    text: 'You may want to catch up today. Do not. Goal {title}: pick the shortest piece. Do it. Then do other business.',
  },
  {
    text: 'One line stands after the gap. Put another below it: {then}. No more today. Then close the log. Carry on.',
    twin: 'One line stands after the gap. Put another below it. Write it for the goal {title}, verb first. Do it. Close the log. Carry on.',
  },
  {
    text: 'You are back since yesterday. Reduced duty on the goal {title}. Easy part first, hard part next week. Begin with the nearest object. Dismissed.',
  },
  {
    text: 'Yesterday is logged. Today asks for the same. {when}, {then}. Nothing larger comes before next week. Log it. Dismissed.',
    twin: 'Yesterday was small, and it is logged. Today is small too. A minute for the goal {title}. Larger orders come next week.',
  },
  {
    text: 'You came back yesterday. Nobody counts the days before. Goal {title}: set the alarm for one minute. Use the minute. Log it. Dismissed.',
  },
  {
    text: 'One day after the gap is a good position. Hold it, do not rush. {then}. Nothing beyond that. Log it. Carry on.',
    twin: 'One day after the gap is a good position. Hold it, do not rush. Goal {title}: first movement, slowly. Stop early. Carry on.',
  },
  {
    text: 'What worked yesterday works today. Same place, same object, goal {title}. Go there now. Only the date changes. Log it. Carry on.',
  },
  {
    text: 'Only one move today: {then}. Take your time and stop after it. The gap needs no discussion. Log it. Dismissed.',
    twin: 'Today, make the first move for the goal {title}. Go slowly and finish early. The gap needs no discussion. Dismissed.',
  },
  {
    text: 'Short duty today, as yesterday. One minute by the clock for the goal {title}. Then you are off. Log the minute. At ease.',
  },
]
