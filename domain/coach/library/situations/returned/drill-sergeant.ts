import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'Entry received yesterday. Gap closed. Same order today, same size. {when}, {then}. No makeup work. Log it. Carry on.',
    twin: 'Entry received yesterday. Gap closed. Same order today, same size. One small piece for the goal {title}. No makeup work. Log it. Carry on.',
  },
  {
    text: 'Second day back. Light duty continues. For the goal {title}, yesterday’s amount or less. Nobody adds to it. Sign when done. Dismissed.',
  },
  {
    text: 'Yesterday reported. Good enough. Today copies yesterday. {then}. First part. Stop at the same point. No speech. At ease.',
    twin: 'Yesterday reported. Good enough. Today copies yesterday. One thing for the goal {title}. Same stop. No speech. At ease.',
  },
  {
    text: 'Second-day warning: the wish to catch up. Refused. Nothing is owed. One short thing for the goal {title}. Then other business.',
  },
  {
    text: 'The log has one line after the gap. Add one under it. Short line: {then}. Same hand, same hour. Close the book. Carry on.',
    twin: 'The log has one line after the gap. Add one under it. Short line for the goal {title}. Same hand, same hour. Close the book.',
  },
  {
    text: 'Back on the roster since yesterday. Hours are reduced. One easy thing for the goal {title}. Leave the hard part in its box. Dismissed.',
  },
  {
    text: 'Days before yesterday: filed. Yesterday: logged. Today: small. {when}, {then}. Small size. Larger orders come next week. Sign it.',
    twin: 'Days before yesterday: filed. Yesterday: logged. Today: small. A minute for the goal {title}. Larger orders come next week. Sign it.',
  },
  {
    text: 'No parade for coming back. No bill either. Goal {title}: one quiet minute today, like yesterday. Log it. Dismissed.',
  },
  {
    text: 'Hold your position. It is a good one: one day in. Do not charge. {then}. Half speed. Halt at the first mark. Carry on.',
    twin: 'Hold your position. It is a good one: one day in. Do not charge. Goal {title}: half speed. Halt early. Carry on.',
  },
  {
    text: 'Repeat order. It worked yesterday. Same place. Same small piece for the goal {title}. Different day on the log. That is the only change.',
  },
  {
    text: 'Day after the return. Eyes on the first move only: {then}. Pace: slow. End: early. The gap is not discussed. Dismissed.',
    twin: 'Day after the return. Eyes on the first move for the goal {title}. Pace: slow. End: early. The gap is not discussed. Dismissed.',
  },
  {
    text: 'Short watch today, as yesterday. One minute for the goal {title}. Then you are relieved. Yesterday’s entry stays valid. Log today’s.',
  },
]
