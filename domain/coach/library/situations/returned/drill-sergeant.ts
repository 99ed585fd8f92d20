import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday. The gap is over. Same order today, same size. {when}, {then}. No makeup work. Log it. Carry on.',
    twin: 'You checked in yesterday. The gap is over. One small piece today for the goal {title}. No makeup work. Log it.',
  },
  {
    text: 'This is the second day back. Keep it light. For the goal {title}, do yesterday’s amount or less. Sign when done. Dismissed.',
  },
  {
    text: 'Yesterday counts. Today repeats it. {then}. It may go well. Stop at the same point. Log it. At ease.',
    twin: 'Yesterday counts. Today repeats it. One thing for the goal {title}. Stop at the same point. Log it. At ease.',
  },
  {
    text: 'You may want to catch up today. Do not. Nothing is owed. One short thing for the goal {title}. Then do other business.',
  },
  {
    text: 'One line stands after the gap. Put another below it: {then}. No more today. Then close the log. Carry on.',
    twin: 'One line stands after the gap. Put another below it. A short one for the goal {title}. Then close the log. Carry on.',
  },
  {
    text: 'You are back since yesterday. Reduced duty today. One easy thing for the goal {title}. The hard part can wait. Dismissed.',
  },
  {
    text: 'Yesterday is logged. Today asks for the same. {when}, {then}. Nothing larger comes before next week. Log it. Dismissed.',
    twin: 'Yesterday was small, and it is logged. Today is small too. A minute for the goal {title}. Larger orders come next week.',
  },
  {
    text: 'You came back yesterday. Nobody counts the days before. Goal {title}: one quiet minute today as well. Log it. Dismissed.',
  },
  {
    text: 'One day after the gap is a good position. Hold it, do not rush. {then}. Nothing beyond that. Log it. Carry on.',
    twin: 'One day after the gap is a good position. Hold it, do not rush. Half speed on the goal {title}. Stop early. Carry on.',
  },
  {
    text: 'What worked yesterday works today. Same place. Same small piece for the goal {title}. Only the date changes. Log it. Carry on.',
  },
  {
    text: 'Only one move today: {then}. Take your time and stop after it. The gap needs no discussion. Log it. Dismissed.',
    twin: 'Today, make the first move for the goal {title}. Go slowly and finish early. The gap needs no discussion. Dismissed.',
  },
  {
    text: 'Short duty today, as yesterday. One minute by the clock for the goal {title}. Then you are off. Log the minute. At ease.',
  },
]
