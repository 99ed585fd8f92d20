import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after seven days in a row: what made them possible. */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept seven days for the goal {title}. Something made them possible: the hour, the place, a person, or something you left out. Decide what it was, and write it down while you still know.',
  },
  {
    text: 'You have kept seven days, and at the start you wrote what could get in the way: {obstacle}. Consider how you got past it on these days. Choose the same way today, and leave everything else as it is.',
    twin: 'You have kept seven days for the goal {title}. Something could have got in the way and did not. Consider what you did about it, choose the same today, and leave everything else as it is.',
  },
  {
    text: 'After seven days you know more than the plan says. {when}, {then}, and notice at which point you no longer have to decide anything. Leave that part as it is from now on.',
    twin: 'After seven days you know something about the goal {title} that you did not know before. Choose the same small act today, and notice at which point you no longer have to decide anything. Leave that part as it is.',
  },
  {
    text: 'Seven days are in the log for the goal {title}. Choose the same amount today, neither more nor less. Leave larger plans until a hard day has been among them, too.',
  },
]

/** Messages of Wise Mentor after thirty days in a row. They warn quietly of the easy day. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'After thirty days the hard day is rarely the one to watch. It is the easy one, on which the rule no longer seems necessary. {when}, {then}, as usual.',
    twin: 'After thirty days the hard day is rarely the one to watch. It is the easy one. Leave the goal {title} at its usual size, and let today be ordinary.',
  },
  {
    text: 'Thirty days are in the log. You may want to do more now. Decide against it for the moment, and leave the goal {title} at the size that worked.',
  },
  {
    text: 'You have kept thirty days, though you expected this: {obstacle}. It may still be there, and you have gone on all the same. Choose the usual amount today.',
    twin: 'Thirty days are kept for the goal {title}. What was hard at first may still be there, and you have gone on all the same. Choose the usual amount today, and leave the rest.',
  },
  {
    text: 'After thirty days you need little resolve for the goal {title}, and so it is easily forgotten on a busy day. Choose the smallest form that counts, and decide on the minute for it now.',
  },
]

/** Messages of Wise Mentor after ninety days in a row: the reason, and a choice about what stays. */
export const milestoneNinetyMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept ninety days. At the start you wrote: {why}. Read it slowly, and decide whether you would still write it so. If your reason has changed, write the new one down, and choose which part of the plan belongs to it.',
    twin: 'You have kept ninety days for the goal {title}. Your reason may have changed in that time. Write down in one sentence why you would do it today. Then decide which part of it should stay, and which may go.',
  },
  {
    text: 'After ninety days it is a good time to leave something out. The goal {title} may have rules that helped at the start and are no longer needed. Choose one of them and drop it. Keep the one without which the rest would stop.',
  },
  {
    text: 'After ninety days you know what this asks of you: {then}. Some of it has become easy, and some has stayed difficult all this time. Keep the easy part as it is. Decide on one change to the difficult part, or on none.',
    twin: 'After ninety days you know what the goal {title} asks of you. Some of it has become easy, and some has stayed difficult all this time. Keep the easy part as it is. Decide on one change to the difficult part, or on none.',
  },
  {
    text: 'Suppose that the log stopped counting today, after ninety days. Which part of the goal {title} would you still do? That part no longer needs a number. Choose it for today, and decide another day what becomes of the rest.',
  },
]

/** Messages of Wise Mentor after 365 days in a row. */
export const milestoneYearMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept 365 days, and there was every kind of day among them. Nothing has to be added. Do the usual thing for the goal {title} today, and decide nothing large while the number is new.',
  },
  {
    text: 'You wrote at the beginning: {why}. Since then you have kept 365 days. Read the sentence slowly, and choose one line to write under it. Then do the small thing that is due today.',
    twin: 'You have kept 365 days for the goal {title}. Consider what you expected at the start, and how it has been. Choose one line to write about the difference, and then do the small thing that is due today.',
  },
  {
    text: 'After 365 days there is little to decide. {when}, {then}, as you have done all year. Consider whether something else now needs the attention that this once needed. If so, choose a small beginning for it.',
    twin: 'After 365 days there is little to decide about the goal {title}. Do what you usually do. Then consider whether something else now needs the attention that this once needed, and choose a small beginning for it.',
  },
  {
    text: 'The number 365 is large, and you know how many of those days were ordinary. Choose an ordinary form of the goal {title} for today, too. Tell one person about the number, or leave it unsaid.',
  },
]
