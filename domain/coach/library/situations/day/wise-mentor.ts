import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after today's check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'You have checked in, and the goal {title} is complete for today. Decide on the first thing for tomorrow, put it in its place, and leave it.',
  },
  {
    text: 'Today’s part of the goal {title} is done and recorded. You may want to add a little more. Leave it as it is, and choose something else.',
  },
  {
    text: 'The day is complete. If one thing made the goal {title} easier today, write it down in a word for tomorrow. Leave everything else as it is.',
  },
  {
    text: 'Today is in the log. For the goal {title}, it is better to stop here and to come back willingly tomorrow.',
  },
  {
    text: 'You may stop here. For the goal {title}, you can still choose where tomorrow begins, and put one thing there. Otherwise, leave this page and rest.',
  },
  {
    text: 'It is done for today. Decide which hour will suit the goal {title} tomorrow, and then think of something else.',
  },
]

/** Messages of Wise Mentor on the first day: decide it before it happens. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'You have chosen the moment and the move: {plan} You have also named what may get in the way: {obstacle}. The first is the answer to the second. Decide that now, and leave the rest until the time comes.',
    byKind: {
      recover:
        'You have chosen the moment and the move: {plan} You have also named what may get in the way: {obstacle}. Let the second decide how much of the first is right today. Stop early, and leave the rest for tomorrow.',
    },
    twinByKind: {
      finish:
        'A first day is for making the beginning small. To {act}, choose one person to ask or one paper to find, and write down which it is. Do that today, and decide about the second when it is done.',
      stop: 'On a first day it is useful to know the hour. Decide when {urge} is most likely today, and where you will be in its place. Say both once in a single sentence, and leave the other hours alone.',
      relate:
        'Much of a talk is decided before it begins. To {act}, choose the moment in which you will next see or hear the other person. Decide on your first sentence, and let it be a question.',
    },
    twin: 'Much of a day is easier to decide beforehand. For the goal {title}, choose one moment and the one thing you need, and put it where you will be then. When the time comes, use it once.',
  },
  {
    text: 'The first day shows how your plan goes. {when}, {then}, and notice what happens just before you begin. If you hesitate, write down at what point. That is what the first day is for.',
    twinByKind: {
      finish:
        'The first day is for finding out what there is. To {act}, put everything that exists already in one place: papers, names, dates. Choose the one thing that is plainly missing, and write it down for tomorrow.',
      stop: 'The first day is for finding out. Notice what happens just before {urge}: the hour, the room, the thing in your hand. Write that down today, and decide tomorrow which of them should change first.',
      learn:
        'The first day is for finding out what you know already. To {act}, write down what you could say or do without any help. Choose the first gap below it, and leave that for tomorrow.',
    },
    twin: 'The first day is for finding out. Do one small thing for the goal {title}, and notice what happens just before you begin. If you hesitate, write down at what point, and change that tomorrow.',
  },
  {
    text: 'On a first day, it is easy to promise too much. Choose something small that can be done today: {then}, once, and no more than that. Decide after a week whether it should be larger.',
    twin: 'On a first day, it is easy to promise too much. For the goal {title}, choose something small that can certainly be done today, and do it once. Decide after a week whether it should be larger.',
  },
  {
    text: 'You have written down why you want this: {why}. Leave the reason for a harder day. Choose the smallest try you can think of today, and watch how it goes, as if somebody else were trying it.',
    twinByKind: {
      stop: 'On a first day you know your reasons well and the hour hardly at all. Choose the moment in which {urge} is likely today. Spend it somewhere else, and write down in a line what surprised you.',
    },
    twin: 'On a first day you know your reasons well and the work hardly at all. Choose the smallest try that belongs to the goal {title}, and do it now. Write down one line on what surprised you.',
  },
  {
    text: 'You expect one difficulty, and you have named it: {obstacle}. So the first day may be very small. Choose one act for this goal that takes a minute, and stop while it is still easy. The rest can wait for tomorrow.',
    twinByKind: {
      stop: 'Some difficulty will come, and you may as well expect it. Decide where you will be when {urge} comes to mind today, and what you will have in your hands. Put that there now, and leave it.',
    },
    twin: 'Some difficulty will come with the goal {title}, and you may as well expect it. Decide where you will be when it comes today, and what you will have in your hands. Put that there now, and leave it.',
  },
  {
    text: 'Begin quietly. Choose one act for the goal {title}, do it today without announcing it, and stop while it is still small. Then write one line on how it went. That is a complete first day.',
    byKind: {
      stop: 'Begin quietly. Choose one thing that {urge} needs, and put it out of reach today without announcing it. Then write one line on how the hour went, and leave it. That is a complete first day.',
    },
  },
]

/** Messages of Wise Mentor late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'The day is not over, and you still have time for something ordinary. If you have done your part for the goal {title}, check in. If not, choose something that can be done in a chair.',
    byKind: {
      stop: 'The day is not over. If it has gone as you chose, check in. If {urge} is still near, choose a chair in another room, and wait there until the day is over.',
    },
  },
  {
    text: 'It is late, and a little is still possible. One thing is planned: {then}. Choose that now, or choose a rest on purpose, and then leave the day as it is.',
    twin: 'It is late, and a little is still possible. For the goal {title}, decide on one minute, do it now, and then leave the day as it is.',
  },
  {
    text: '{run} are on the log, and they do not oblige you to anything. If you want to add this evening, choose the smallest act for the goal {title}, and do it calmly.',
  },
  {
    text: 'Perhaps you have done it and have not checked in yet. If not, decide on one line, one call, or one quiet minute for the goal {title}. Do it now, and then rest.',
    byKind: {
      stop: 'Perhaps it has gone well and you have not checked in yet. If {urge} is still near, decide on a room for the last hour. Go there now, and then rest.',
    },
  },
  {
    text: 'Decide now, and do not take the question to bed: a short act for the goal {title}, or a rest on purpose. Either is an ordinary end to the day.',
  },
  {
    text: 'At this hour, tasks look larger than they are. Choose one thing for the goal {title}, do it at half speed, and leave everything else for tomorrow.',
  },
]
