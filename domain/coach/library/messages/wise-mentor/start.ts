import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'The beginning is the only part of today that has to be decided. You decided it when you wrote your plan: {then}. Do that and leave the next decision until it comes. It may turn out not to be needed.',
    twin: 'The beginning is the only part of today that has to be decided. For the goal {title}, choose a first movement that takes less time than choosing it. Make it, and leave the next decision until it comes.',
    byKind: {
      stop: 'An urge is decided early, before anything has happened. For the goal {title}, choose today what your hands will do instead. Make the choice now, while there is nothing to resist, and leave it at that.',
    },
  },
  {
    text: '{when}, there will be a short interval in which nothing is settled. Settle it now: {then}. Decide no more than that. What follows a clear beginning is usually plainer than what one imagines in advance.',
    twin: 'Before anything begins there is a short interval in which nothing is settled. Settle it now for the goal {title}: which object, which place, which movement of the hand. Decide no more than that today.',
    byKind: {
      stop: 'Before an urge there is a short interval in which nothing is settled. Settle it now for the goal {title}: which room, which glass, which window. When the interval comes today, go there and wait.',
    },
  },
  {
    text: 'To {act} is a direction, and a direction cannot be done in a day. A movement can. Choose the nearest one, something with an end you could see from your chair, and attend to that alone.',
    twin: 'The goal {title} is a direction, and a direction cannot be done in a day. A movement can. Choose the nearest one, something with an end you could see from your chair, and attend to that alone.',
    byKind: {
      stop: 'Freedom from {urge} is decided a minute at a time, and most minutes decide themselves. Choose the one today that will not. Settle where you will stand during it, and leave the others in peace.',
      recover:
        'The goal {title} is a direction, and it keeps its own calendar. Choose one thing today that helps and asks little, and attend to that alone. The waiting in between is part of it.',
    },
  },
  {
    text: 'Readiness is a poor signal, because it tends to arrive after the work has begun. You have written down what comes first: {then}. Decide to begin with it unready today, and let the rest of you follow in its own time.',
    twin: 'Readiness is a poor signal, because it tends to arrive after the work has begun. Choose the first small part of the goal {title} and begin with it unready. The rest of you may follow in its own time.',
    byKind: {
      stop: 'Resolve is a poor tool at the difficult hour, because it is rarely at hand then. Choose a place instead. For the goal {title}, decide today which door you will go through when the urge arrives, and learn the way to it.',
      recover:
        'Impatience is a poor guide to recovery, and so is fear. Choose the part of the goal {title} that needs neither, however plain it looks. Attend to that today, and leave the larger questions for your next appointment.',
    },
  },
  {
    text: 'Consider how little has to happen before one may say that the day’s work has begun. {then}. That is a complete beginning. Decide afterward, with your hands already on it, whether you go on or leave it there.',
    twin: 'Consider how little has to happen before one may say that the goal {title} has been taken up today. Do that much. Decide afterward, with your hands already on it, whether you go on or leave it there.',
    byKind: {
      stop: 'Consider how small a gap has to be before it counts as a gap. One slow breath between the urge and the act is one. Leave that much room today for the goal {title}, and decide the rest inside it.',
    },
  },
  {
    text: 'The first move of this is modest: {then}. Modest moves are easily passed over in favor of preparation. Leave preparation aside today, make the move, and see what still needs preparing once it is made.',
    twin: 'Preparation is pleasant, and it can go on for a long time. Leave it aside today and make the first modest move for the goal {title}. Then see what still needs preparing once the move is made.',
    byKind: {
      reflect:
        'Preparation is pleasant, and it can take the place of the thing. For the goal {title}, leave the right hour and the right chair aside today. Sit where you are, begin, and stop after a minute if you choose.',
      stop: 'Resolutions are pleasant to make, and they can take the place of the thing. For the goal {title}, leave them aside today. Choose one object that makes the difficult hour harder, and put it somewhere inconvenient.',
    },
  },
  {
    text: 'Which part of today’s work could be done by somebody who had no opinion about it? You have chosen it already: {then}. Begin as that person would, plainly and without comment. Opinions may be consulted when it is done.',
    twin: 'Which part of the goal {title} could be done today by somebody who had no opinion about it? Choose that part. Begin as that person would, plainly and without comment, and consult your opinion afterward.',
    byKind: {
      stop: 'Who decides at the difficult minute, if not you? Often it is the chair, the hour, or the company. For the goal {title}, change the one of these that is easiest to change, and leave the minute to itself.',
    },
  },
  {
    text: 'A beginning need not resemble the whole. {when}, {then}, and let it look as slight as it is. You can judge the day by its end if you must, but leave the first minute out of the reckoning.',
    twin: 'A beginning need not resemble the whole. Choose something slight for the goal {title}, add nothing to it today, and let it look as slight as it is. Leave the first minute out of any reckoning.',
    byKind: {
      stop: 'A beginning need not resemble the whole. For the goal {title}, choose one difficult minute today and one place to spend it. It may look slight. Leave all other minutes out of the reckoning.',
    },
  },
]
