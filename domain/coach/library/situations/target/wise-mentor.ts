import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on the day before the target date: what to leave out. */
export const targetEveMessages: readonly LibraryMessage[] = [
  {
    text: 'The day before is for choosing what can be left out. Tomorrow is the date for the goal {title}. Decide what can wait until after it, prepare the one thing that cannot, and leave the rest without regret.',
    byKind: {
      stop: 'Tomorrow is the date for the goal {title}. Decide where that day will be hardest. Choose one way out of that hour, and tell somebody what it is. The other hours can be left without a plan.',
      relate:
        'Tomorrow is the date for the goal {title}. Decide what can be left unsaid. Choose one thing that you will not bring up on that day, and one that you will. Write that one down, and leave the rest.',
    },
  },
  {
    text: 'Tomorrow is the date for the goal {title}. You wrote early on what might be difficult: {obstacle}. Prepare for a day with it: choose less to do, a rest in between, and one person who knows of it.',
    twin: 'Tomorrow is the date for the goal {title}. Some difficulty may still be there, and it does not have to be gone. Decide how you will go on all the same, and prepare just that today.',
  },
  {
    text: 'The date for the goal {title} is tomorrow, and today may be ordinary. Do what you would do on any day: {then}. One long effort at the end will change little. Leave it out, and rest in its place.',
    twin: 'The date for the goal {title} is tomorrow, and today may be ordinary. Choose what you would choose on any other day. One long effort at the end will change little. Leave it out, and rest in its place.',
  },
  {
    text: 'What would you still like to know before tomorrow, the date of the goal {title}? Choose one such thing, and find it out today. Leave the other questions alone. Tomorrow will answer some of them without your help.',
  },
]

/** Messages of Wise Mentor on the target date. They assume no result. */
export const targetDayMessages: readonly LibraryMessage[] = [
  {
    text: 'This is the day you set for the goal {title}. Decide first what will count as done, and write it down in plain words. Then begin, and stop when you are there.',
  },
  {
    text: 'The date for the goal {title} has come. Do what you would do on any other day: {then}. Afterward, look at what there is, and leave the judgment until tomorrow.',
    twin: 'The date for the goal {title} has come. Choose one act that belongs to it, and do it as on any other day. Afterward, look at what there is, and leave the judgment until tomorrow.',
  },
  {
    text: 'Today is the date for the goal {title}, and not an examination. Do what can be done, decide where to stop, and stop there. Whatever is open then can wait.',
  },
  {
    text: 'The day that you set for the goal {title} is a good day to see how things are. Choose one last small act. Then write one sentence about where you stand, and leave it at that.',
  },
]

/** Messages of Wise Mentor on the day after the target date: both outcomes, one decision. */
export const afterTargetMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday was the date. Look once at the goal {title}. If it is complete, close it, and tell somebody. If it is not, choose a new date. You know more now than when you chose the first one.',
  },
  {
    text: 'On the day after a date, it is easy to judge too much. Decide just one thing about the goal {title}: is it complete, or does it need more time? Then close it or set a new date, and leave the rest.',
  },
  {
    text: 'You once wrote: {why}. Yesterday’s date was set for that. Decide whether there is still something to do for it. If so, choose a new date. If not, close the goal, and leave the time free for a while.',
    twin: 'Yesterday’s date is over. Decide whether there is still something to do for the goal {title}. If so, choose a new date, and not too early a one. If not, close it, and leave the time free for a while.',
  },
  {
    text: 'A date is an estimate, and now you can correct it. Consider how long things really took for the goal {title}. Then decide whether to close it or to choose another day, and do that before the week is over.',
  },
]
