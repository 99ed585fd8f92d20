import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on the day before the target date: what to leave out. */
export const targetEveMessages: readonly LibraryMessage[] = [
  {
    text: 'The day before is for choosing what can be left out. Look at the goal {title} and decide on one part that tomorrow does not need. Then prepare what it does need, and let the rest go without regret.',
    byKind: {
      stop: 'The day before is for choosing where tomorrow will be hardest. For the goal {title}, decide now on one exit from that hour, and tell somebody what it is. The other hours can be left to themselves.',
      relate:
        'The day before is for choosing what can be left unsaid. For the goal {title}, decide on one thing that tomorrow does not need, and on one that it does. Then let the rest go without regret.',
    },
  },
  {
    text: 'Tomorrow is the date. You named a difficulty in good time: {obstacle}. It will hardly be gone by then, and it does not have to be. Decide how you will go on while it is there, and prepare that.',
    twin: 'Tomorrow is the date for the goal {title}. Some difficulty will still be there, and it does not have to be gone. Decide how you will go on while it is there, and prepare only that.',
  },
  {
    text: 'A date is near enough now to be left alone. Do today what you would do on any day: {then}. What has not been settled by such days will not be settled by one heated hour before the end.',
    twin: 'A date is near enough now to be left alone. For the goal {title}, choose what you would choose on any ordinary day. What has not been settled by such days will not be settled by one heated hour.',
  },
  {
    text: 'What would you still like to know before tomorrow? Choose one such thing about the goal {title}, and find it out today. The remaining questions belong to the day itself, which will answer some of them unasked.',
  },
]

/** Messages of Wise Mentor on the target date. They assume no result. */
export const targetDayMessages: readonly LibraryMessage[] = [
  {
    text: 'This is the day you named for the goal {title}. Decide first what shall count as done, and in plain terms. One is seldom content with a day on which that was left open.',
  },
  {
    text: 'The date has come, and it asks for no more than other days did: {then}. Afterward, look at what there is, without adding or subtracting, and leave the judgment until tomorrow.',
    twin: 'For the goal {title}, the date has come, and it asks for no more than other days did. Choose one act that belongs to it. Afterward, look at what there is, and leave the judgment until tomorrow.',
  },
  {
    text: 'A chosen date closes a span of time; it does not pass sentence. Do what can be done today for the goal {title}, decide where to stop, and stop there.',
  },
  {
    text: 'Consider today a place to stand and look around. For the goal {title}, choose one last small act, then write down in a sentence how things are. That sentence is today’s work.',
  },
]

/** Messages of Wise Mentor on the day after the target date: both outcomes, one decision. */
export const afterTargetMessages: readonly LibraryMessage[] = [
  {
    text: 'The date of yesterday has done its service, whichever way it went. Look once at the goal {title}. If it is complete, close it, and let that be noticed. If it is not, choose a new date, and choose it with more knowledge than before.',
  },
  {
    text: 'On the day after a date it is easy to judge too much. Decide only what is true for the goal {title} today: complete, or in need of more time. Then close it, or give it that time, and wait with the rest.',
  },
  {
    text: 'You once wrote: {why}. Yesterday’s date was set in the service of that. Decide whether it still needs serving. If so, choose another date; if not, close the goal, and leave the place empty for a while.',
    twin: 'Yesterday’s date was set in the service of something. Decide whether it still needs serving. If so, choose another date for the goal {title}; if not, close it, and leave the place empty for a while.',
  },
  {
    text: 'An estimate is corrected by what happens; that is its use. Yesterday was yours for the goal {title}. Keep what it taught you, choose between an end and a later day, and do it before the matter grows complicated.',
  },
]
