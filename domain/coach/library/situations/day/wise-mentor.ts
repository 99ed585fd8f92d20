import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after today's check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'You have checked in. What remains of the day owes nothing to the goal {title}. Decide, if you wish, how tomorrow should begin; then leave it.',
  },
  {
    text: 'Today’s part is done and recorded. It takes some practice to leave a finished thing alone. You may begin practicing now.',
  },
  {
    text: 'The day is complete as it stands. Consider whether one thing made it easier; decide on a word for that, and leave the rest unexamined.',
  },
  {
    text: 'The day has its mark. Resist adding to it. For the goal {title}, a tomorrow with some appetite left is worth more than a longer today.',
  },
  {
    text: 'One may stop here. The steps below are for those who choose to prepare; the others may leave the page and wait for tomorrow.',
  },
  {
    text: 'It is done for today. Consider for a moment which part of the goal {title} was ordinary, since that is the part one can rely on.',
  },
]

/** Messages of Wise Mentor on a rest day. They offer one preparation at most. */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'You chose this day for rest when you could see the whole week. Leave the choice as it is. The goal {title} loses nothing by a day on which it is not thought of.',
    byKind: {
      stop: 'You chose this day for rest when you could see the whole week. It is a rest from effort, and the goal {title} remains as you decided. Choose easy company.',
    },
  },
  {
    text: 'Rest that is interrupted by preparation is only a slower kind of work. Decide to leave the goal {title} alone today, down to the last detail, and see what the hours fill with.',
    byKind: {
      stop: 'A day of rest is also a rest from temptation, if it is arranged so. For the goal {title}, decide to keep away from the difficult place today, and think of something else.',
    },
  },
  {
    text: 'Today nothing is due for the goal {title}. If you want to do one thing, choose what tomorrow will need first and put it in its place. Then let the day be idle.',
    byKind: {
      stop: 'Today nothing is to be practiced for the goal {title}. What has been decided does not need to be decided once more. Spend the hard hour in a chair, with something to read.',
    },
  },
  {
    text: 'A day without effort belongs to the goal {title} as much as the others. Choose it plainly. It need not be useful, and it need not be enjoyed in any particular way.',
    byKind: {
      stop: 'Fatigue asks sooner than anything for what one has left behind. For the goal {title}, choose to rest early today, before you are tired, and leave other work undone.',
    },
  },
  {
    text: 'What has been planned as a pause should be allowed to be one. Wait with the goal {title} until tomorrow. Whatever occurs to you about it today will occur to you once more.',
    byKind: {
      stop: 'What has been chosen as a pause should be left as one. Wait with the exercises until tomorrow; sleep and an ordinary hour serve the goal {title} today.',
    },
  },
  {
    text: 'Decide early that today is free, or small duties will decide otherwise. The goal {title} has its own days. This one is for sitting still, or for going nowhere in particular.',
    byKind: {
      stop: 'Decide early that today is free of tasks. The goal {title} keeps its place without them. Choose one quiet hour, and spend it where nothing invites you elsewhere.',
    },
  },
]

/** Messages of Wise Mentor on the first day: decide it before it happens. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Much is settled before its moment comes. You have chosen your moment and your move: {plan} You have named what stands against it: {obstacle}. Decide now what you will say to that. The rest is only to do it.',
    twin: 'Much is settled before its moment comes. For the goal {title}, decide now on one moment and one move, and say them once in a single sentence. What remains for later is only to carry it out.',
  },
  {
    text: 'The first day shows how a plan meets a real hour. {when}, {then}, and watch what happens just before. There is usually a small reluctance there. To have seen it once is all that today should bring.',
    twin: 'The first day shows how an intention meets a real hour. Choose a small act for the goal {title}, and watch what happens just before it. There is usually a reluctance. To have seen it once is enough.',
  },
  {
    text: 'Beginnings attract large promises. Choose a small one that can be kept today: {then}, once, and no more than that. What you learn from it will be worth more than what you might have sworn.',
    twin: 'Beginnings attract large promises. For the goal {title}, choose one that is small enough to be kept today, and keep it. What you learn from it will be worth more than what you might have sworn.',
  },
  {
    text: 'You have written down why: {why}. Leave it there; it will be wanted on a later day. The first one lives on curiosity. Choose the smallest try you can think of, and observe it as if it were somebody else’s.',
    twin: 'On a first day one has reasons enough, and little experience. Turn that around. Choose the smallest try that belongs to the goal {title}, and observe it as if it were somebody else’s. Then write down what you saw.',
  },
  {
    text: 'You expect a difficulty, and you were wise to give it a name: {obstacle}. Decide today where it will find you, and with what in your hands. It need not be beaten on the first day. It need only be met prepared.',
    twin: 'Some difficulty will come to meet the goal {title}; it is wise to expect it. Decide today where it will find you, and with what in your hands. It need not be beaten on the first day, only met prepared.',
  },
  {
    text: 'What is begun quietly is easier to continue than what is announced. Decide on one act for the goal {title}, do it without telling anyone, and stop while it is still a small matter. That is the whole of a first day.',
  },
]

/** Messages of Wise Mentor late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'The day is not over, and it need not become large. If the goal {title} has had its part, record it. If it has not, choose something that a tired person can do.',
  },
  {
    text: 'At this hour one chooses between little and nothing, and little is easily done. Choose the least form of what you planned: {then}, briefly, and let the day close.',
    twin: 'At this hour one chooses between little and nothing, and little is easily done. For the goal {title}, decide on a minute, spend it, and let the day close.',
  },
  {
    text: '{run} are on the log. They are a record, and no obligation. If you wish to add this evening, choose the smallest act that the goal {title} knows, and do it calmly.',
  },
  {
    text: 'Perhaps it has been done and only the mark is wanting. Perhaps not, and the evening is still long enough for something small for the goal {title}. Decide which, and then rest.',
  },
  {
    text: 'Decide now, so that you do not carry the question to bed. Either a brief act for the goal {title}, or a deliberate rest. Both leave the mind clear, and drifting does not.',
  },
  {
    text: 'Late hours exaggerate. What the goal {title} asks of you now is shorter than the thinking about it. Choose one thing, do it at half speed, and leave the rest to tomorrow.',
  },
]
