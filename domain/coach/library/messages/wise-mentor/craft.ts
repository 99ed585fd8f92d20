import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide today what may be rough, so that one thing can be exact. Let the exact thing be your beginning: {then}. Attend to it as if it were to be kept, and leave the rest of the day’s work rough.',
    twin: 'Decide today what may be rough in the goal {title}, so that one thing can be exact. Choose the exact thing and make it small. Attend to it as if it were to be kept, and leave the rest.',
    byKind: {
      finish:
        'A thing is finished by closing gaps, seldom by polishing what is already whole. For the goal {title}, choose the gap a stranger would fall into first. Close it plainly today, and leave its neighbors open.',
      stop: 'An urge is studied best from a little distance. For the goal {title}, note today what comes just before one: the hour, the place, or the thought. A word is sufficient. Leave every conclusion for another day.',
      relate:
        'Decide today to hear one thing completely. For the goal {title}, let the other person come to the end, wait a breath longer, and answer only what was said. What you meant to say yourself can wait.',
      learn:
        'Decide to recall before you read. For the goal {title}, write what remains of the last piece, then compare, and choose a single gap to close. What comes back with effort tends to stay longer than what one looks up.',
      save: 'Decide to be exact about one sum and vague about none. For the goal {title}, write down its amount, its date, and whom it concerns. Leave what follows from it for a day on which you have time.',
      reflect:
        'Decide to stay with less. For the goal {title}, choose one line or one breath today, and remain there longer than you normally would. Then stop, and leave it unexplained.',
      recover:
        'Describe today rather than judge it. For the goal {title}, write one plain sentence on how today is, as you would say it at your next appointment. Leave out better and worse. Then do the next easy thing.',
    },
  },
  {
    text: 'Do it once slowly enough to see where you usually hurry: {then}. People hurry over what they find dull and over what they fear. Decide which of these it is, and give that place a little more time today.',
    twin: 'Do one small part of the goal {title} slowly enough to see where you usually hurry. People hurry over what they find dull and over what they fear. Decide which it is, and give that place more time.',
    byKind: {
      stop: 'Look today at the place where you usually hurry, between the urge and the act. For the goal {title}, decide to take that way slowly, with a pause at each step. Somewhere along it there is a choice.',
    },
  },
  {
    text: 'Before you {then}, settle on one standard for today, and let it be a low one that you can meet exactly. High standards are met approximately, and that teaches less. Choose it before anything else, and begin.',
    twin: 'Settle on one standard for the goal {title} today, and let it be a low one that you can meet exactly. High standards are met approximately, and that teaches less. Choose it, do that much, and leave the rest.',
    byKind: {
      stop: 'Settle on one standard for the goal {title} today, and let it be a low one that you can meet exactly. Observe one urge until it fades. Notice how you know that it has faded. That knowledge will be useful.',
      relate:
        'Settle on one thing to leave out of today’s conversation: advice, or the phone, or being right. For the goal {title}, leave out exactly that, and notice what the other person does with the room it makes.',
    },
  },
  {
    text: 'Careful work has pauses in it, and in each of them one looks. {when}, {then}, then stop and look at what is there rather than at what you meant. Decide from that what tomorrow begins with.',
    twin: 'Careful work has pauses in it, and in each of them one looks. Do a small part of the goal {title} today, stop, and look at what is there rather than at what you meant. Decide tomorrow’s beginning from that.',
    byKind: {
      stop: 'After a difficult minute, one may look at it without a verdict. For the goal {title}, write what helped and what did not, in plain words, once it is over today. Decide from that what tomorrow’s minute gets.',
    },
  },
  {
    text: 'One learns the most from the part one would rather not look at. Choose it in advance today, and look at it for a single minute before you {then}. You need not mend anything. Having looked, you may leave.',
    twin: 'One learns the most from the part one would rather not look at. Choose it in the goal {title}, and look at it today for a single minute. You need not mend anything. Having looked, you may leave.',
    byKind: {
      recover:
        'Some of the work is knowing what belongs to you and what belongs to those who treat you. For the goal {title}, choose one question today that is theirs, write it down, and leave it for them.',
    },
  },
  {
    text: 'The end of a piece of work is worth as much care as its beginning. After you {then}, leave a sign of where you stopped and what you thought would come next. A line is sufficient. Tomorrow it decides for you.',
    twin: 'The end of a piece of work is worth as much care as its beginning. When you stop with the goal {title} today, leave a sign of where you were and what would come next. Tomorrow it decides for you.',
    byKind: {
      stop: 'The last part of a difficult minute is the easiest to lose. For the goal {title}, when the urge seems gone today, wait one breath more before you move. Decide what you will do next, and do it deliberately.',
    },
  },
  {
    text: 'Explain today’s part to an imagined apprentice, in the shortest words that are still true: {then}. Where the explanation grows long, there is something you have not decided. Choose that point, decide it, and go on without explaining.',
    twin: 'Explain one small part of the goal {title} to an imagined apprentice, in the shortest words that are still true. Where the explanation grows long, there is something you have not decided. Decide it today, and leave the rest.',
    byKind: {
      stop: 'Describe the urge today to somebody who has never had it, in plain words and without defending it. For the goal {title}, notice which words come first. They often name what else would serve, and you can choose that.',
    },
  },
  {
    text: 'Of everything you could improve, choose what you touch first and last. {when}, {then}, with particular attention to those moments, and let the middle be ordinary. The middle is longer, and it looks after itself better than one expects.',
    twin: 'Of everything you could improve in the goal {title}, choose the moment of beginning and the moment of leaving off. Give both your attention today, and let the middle be ordinary. It looks after itself better than one expects.',
    byKind: {
      stop: 'Of everything you could change around the goal {title}, choose the thing that is nearest to your hand at the difficult hour. Replace it today with something plain and harmless. Leave your character out of it.',
    },
  },
]
