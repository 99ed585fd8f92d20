import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after today's check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'You have checked in, and nothing more is due today for the goal {title}. Decide, if you like, how tomorrow should begin. Then leave it.',
  },
  {
    text: 'Today’s part is done and recorded. You may want to add a little more. Leave it as it is, and choose something else.',
  },
  {
    text: 'The day is complete. If one thing made it easier, write that down in a word for tomorrow. Leave everything else as it is.',
  },
  {
    text: 'Today has its mark. For the goal {title}, it is better to stop here and to come back willingly tomorrow.',
  },
  {
    text: 'One may stop here. The steps below are for those who choose to prepare tomorrow. Otherwise, leave this page and rest.',
  },
  {
    text: 'It is done for today. Decide which hour will suit the goal {title} tomorrow, and then think of something else.',
  },
]

/** Messages of Wise Mentor on the first day: decide it before it happens. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'You have chosen the moment and the move: {plan} You have also named what may come between: {obstacle}. The first is the answer to the second. Decide that now, and leave the rest until the moment is there.',
    byKind: {
      recover:
        'You have chosen the moment and the move: {plan} You have also named what may come between: {obstacle}. Let the second decide how much of the first is right today. Stop early, and leave the rest for tomorrow.',
    },
    twin: 'Much of a day is easier to decide beforehand. For the goal {title}, choose one moment and one move now, and say them once in a single sentence. When the moment comes, do exactly that.',
  },
  {
    text: 'The first day shows how your plan goes. {when}, {then}, and notice what happens just before you begin. If you hesitate, notice at what point. You need not find out more than that today.',
    twin: 'The first day is for finding out. Choose a small act for the goal {title}, and notice what happens just before you begin. If you hesitate, notice at what point. You need not learn more than that today.',
  },
  {
    text: 'On a first day, it is easy to promise too much. Choose something small that can be done today: {then}, once, and no more than that. Decide after a week whether it should be larger.',
    twin: 'On a first day, it is easy to promise too much. For the goal {title}, choose something small that can certainly be done today, and do it once. Decide after a week whether it should be larger.',
  },
  {
    text: 'You have written down why you want this: {why}. Leave the reason for a harder day. Choose the smallest try you can think of today, and watch how it goes, as if somebody else were trying it.',
    twin: 'On a first day you know your reasons well and the work hardly at all. Choose the smallest try that belongs to the goal {title}. Watch how it goes, and write down one line afterward.',
  },
  {
    text: 'You expect one difficulty, and you have named it: {obstacle}. So the first day may be very small. Choose one act for this goal that takes a minute, and stop while it is still easy. The rest can wait for tomorrow.',
    twin: 'Some difficulty will come with the goal {title}, and you may as well expect it. Decide where you will be when it comes today, and what you will have in your hands. You need not overcome it, only be prepared.',
  },
  {
    text: 'Begin quietly. Choose one act for the goal {title}, do it today without announcing it, and stop while it is still small. Then write one line on how it went. That is a complete first day.',
  },
]

/** Messages of Wise Mentor late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'The day is not over, and there is time for something small. If you have done your part for the goal {title}, check in. If not, choose something that a tired person can do.',
  },
  {
    text: 'It is late, and a little is still possible. One thing is planned: {then}. Choose that now, or choose a rest on purpose, and then leave the day as it is.',
    twin: 'It is late, and a little is still possible. For the goal {title}, decide on one minute, do it now, and then leave the day as it is.',
  },
  {
    text: '{run} are on the log, and they do not oblige you to anything. If you want to add this evening, choose the smallest act for the goal {title}, and do it calmly.',
  },
  {
    text: 'Perhaps you have done it and have not checked in yet. If not, this evening is long enough for something small for the goal {title}. Decide which it is, and then rest.',
  },
  {
    text: 'Decide now, and do not take the question to bed: a short act for the goal {title}, or a rest on purpose. Either is an ordinary end to the day.',
  },
  {
    text: 'At this hour, tasks look larger than they are. Choose one thing for the goal {title}, do it at half speed, and leave everything else for tomorrow.',
  },
]
