import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after seven in a row: what made them possible. The step of the day belongs to the message (`parts.ts`). */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'Seven in a row with this plan: {when}, {then}. Something made them possible, and it is worth knowing what: the hour, the place, or a person. Write it down while it is fresh, for a day that is harder.',
    twin: 'Seven in a row for the goal {title}. Something made them possible, and it is worth knowing what: the hour, the place, or a person. Write it down while it is fresh, for a day that is harder.',
  },
  {
    text: 'Seven in a row stand in the log, although you foresaw this: {obstacle}. You know something about it now that you did not know before. Put it into one sentence, and keep that sentence where you will find it.',
    also: [
      'Seven in a row stand in the log. At the beginning you wrote {words}. Read that line again, and write beneath it what you would add now. A small correction is enough.',
    ],
    twin: 'Seven in a row stand in the log for the goal {title}. One of the days was easier than the others. Write down what was different about it, and let that guide today.',
    twinByKind: {
      stop: 'Seven in a row stand in the log for the goal {title}. Recall the urge that was hardest to let pass. Write down what you did while it was there, so that the next one finds you prepared.',
    },
  },
  {
    text: 'You gave a reason at the beginning: {why}. After seven in a row, it may mean a little more to you, or a little less. Write down which, and one moment that made it so. Then let the day be ordinary.',
    also: [
      'You have kept seven in a row. You can tell {ally} the number. The hardest of those days tells you more, so decide which one it was. Then let today be ordinary.',
      'You have kept seven in a row, each in the way that you planned: {when}, {then}. The hardest of those days tells you most, so decide which one it was. Then let today be ordinary.',
    ],
    twin: 'You have kept seven days in a row for the goal {title}. You can tell somebody the number. The hardest of those days tells you more, so decide which one it was. Then let today be ordinary.',
  },
  {
    text: 'Seven marks stand in a row, and for one of them you noted {last_note}. Give each of the other days a word as well. Read together, the words show what your days allow, and where you have to ask for less.',
    also: [
      'Seven marks stand in a row, and the plan was the same each time: {when}, {then}. Ask yourself which part of it no longer needs a decision. That part is settled. Leave it untouched.',
    ],
    twin: 'Seven marks stand in a row for the goal {title}. Ask yourself which part of it no longer needs a decision. That part is settled, so leave it untouched. Nothing has to be added to it.',
  },
  {
    text: 'You have kept seven in a row, and {left} remain until your date. You know more now than on the day on which you set it. Write down one thing to keep until then, and one that you can do without.',
    also: [
      'Seven days in a row have tested your plan: {when}, {then}. If some part of it is harder than it has to be, change that part today. If none is, change nothing, since it has held so far.',
    ],
    twin: 'You have kept seven days in a row for the goal {title}. If some part of it is harder than it has to be, change that part today. If none is, change nothing, since it has held so far.',
  },
  {
    text: 'Seven in a row without a gap, in spite of what you wrote: {obstacle}. Recall the day on which it was hardest, and what you did in that hour. Describe it in a few lines, and keep them for the next such day.',
    also: [
      'Seven in a row without a gap: {when}, {then}. Recall the day on which that was hardest, and what you did in that hour. Describe it in a few lines, and keep them for the next such day.',
    ],
    twin: 'Seven in a row without a gap, for the goal {title}. Recall the day on which it was hardest, and what you did in that hour. Describe it in a few lines, and keep them for the next such day.',
  },
]

/** Messages of Wise Mentor after thirty days in a row. They warn quietly of the easy day. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'After thirty days the hard day is rarely the one to watch. It is the easy one, on which the rule no longer seems necessary. {when}, {then}, as usual.',
    twin: 'After thirty days the hard day is rarely the one to watch. It is the easy one. Leave the goal {title} at its usual size, and let today be ordinary.',
    twinByKind: {
      stop: 'After thirty days the hard day is rarely the one to watch. It is the easy one, on which nothing seems to be at stake. Keep the goal {title} in mind today, and let the day be ordinary.',
    },
  },
  {
    text: 'Thirty days are in the log. You may want to do more now. Decide against it for the moment, and leave the goal {title} at the size that worked.',
    byKind: {
      stop: 'Thirty days are in the log. You may think that the goal {title} needs no care now. Decide against that thought, and go on doing what you did about the urges so far.',
    },
  },
  {
    text: 'You have kept thirty days, though you expected this: {obstacle}. It may still be there, and you have gone on all the same. Choose the usual amount today.',
    twin: 'You have kept thirty days for the goal {title}. What was hard at first may still be there, and you have gone on all the same. Choose the usual amount today, and leave the rest.',
    twinByKind: {
      stop: 'You have kept thirty days for the goal {title}. What was hard at first may still be hard, and you have held on all the same. Decide about today alone, and leave the other days.',
    },
  },
  {
    text: 'After thirty days you need little resolve for the goal {title}, and so it is easily forgotten on a busy day. Choose the smallest form that counts, and decide on the minute for it now.',
    byKind: {
      stop: 'After thirty days you need little resolve for the goal {title}, and so you may be less prepared on a hard day. Decide now what you will do if an urge comes today.',
    },
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
