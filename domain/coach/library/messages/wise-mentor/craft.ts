import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide what may be done roughly today, so that one thing can be done exactly. Let it be your beginning: {then}. Give that your full attention, and leave the rest of the work rough.',
    twin: 'Decide what may be done roughly today for the goal {title}, so that one thing can be done exactly. Choose a small thing for that. Give it your full attention, and leave the rest rough.',
    byKind: {
      finish:
        'Closing a gap brings the end nearer than polishing does. For the goal {title}, choose the gap that a stranger would notice first. Close it today in the simplest way, and leave the other gaps open.',
      stop: 'For the goal {title}, write down what comes just before an urge today: the hour, the place, or the thought. One word is sufficient. Leave conclusions for another day, when you have several words to compare.',
      relate:
        'Listen to one thing completely today. For the goal {title}, let the other person come to the end, wait for one breath, and answer only what they said. Your own point can wait.',
      learn:
        'Remember first and read afterward. For the goal {title}, write down what you still know of the last piece, then compare. Choose one gap to close today, and leave the other gaps for tomorrow.',
      save: 'Choose one sum today and be exact about it. For the goal {title}, write down the amount, the date, and whom it concerns. Leave the question of what to do about it for a day with more time.',
      reflect:
        'Choose less than usual today. For the goal {title}, take one line or one breath, and stay with it longer than you normally would. Then stop, and leave it without an explanation.',
      recover:
        'Describe today, and leave the judgment out. For the goal {title}, write one plain sentence on how things are, as you would say it at your next appointment. Then choose the next easy thing.',
    },
  },
  {
    text: 'Do it once so slowly that you see where you usually hurry: {then}. People tend to hurry where they are bored or afraid. Decide which it is, and give that part a little more time today.',
    twin: 'Do one small part of the goal {title} so slowly that you see where you usually hurry. People tend to hurry where they are bored or afraid. Decide which it is, and give that part more time.',
    byKind: {
      stop: 'The time between the urge and the act usually passes in a hurry. For the goal {title}, decide to go slowly there today, with a pause after each step. You can turn around at every one of them.',
    },
  },
  {
    text: 'Before you {then}, choose one standard for today that you can meet exactly. It may be quite low. Meet it, notice how you know that you have, and leave all other standards aside.',
    twin: 'Set one standard for the goal {title} today that you can meet exactly. It may be quite low. Do that much, check that you have met it, and leave all other standards aside.',
    byKind: {
      stop: 'Watch one urge today from its beginning to its end. For the goal {title}, nothing more is asked. Notice how you know that it is over, and write the sign down. You can wait for it the next time.',
      relate:
        'Decide on one thing to leave out of today’s conversation: advice, the phone, or being right. For the goal {title}, leave out exactly that, and notice what the other person says in its place.',
    },
  },
  {
    text: 'Stop once afterward to look. {when}, {then}, then wait a moment and look at what is there, not at what you meant to do. Decide from that what you will begin with tomorrow.',
    twin: 'Stop once in the middle to look. Do a small part of the goal {title} today, and wait a moment. Look at what is there, not at what you meant to do. Decide from that how tomorrow begins.',
    byKind: {
      stop: 'When a difficult minute is over today, look at it without judging it. For the goal {title}, write down what helped and what did not, in plain words. Decide what you will have ready the next time.',
    },
  },
  {
    text: 'There is probably a part that you would rather not look at. Choose it today, and look at it for one minute before you {then}. You do not have to change anything. After the minute, leave it.',
    twin: 'There is probably a part of the goal {title} that you would rather not look at. Choose it today, and look at it for one minute. You do not have to change anything. After the minute, leave it.',
    byKind: {
      recover:
        'Some questions are yours to decide, and some belong to those who treat you. For the goal {title}, choose one that is theirs. Write it down for your next appointment, and leave it alone until then.',
    },
  },
  {
    text: 'Take care of the end as well as the beginning. After you {then}, write one line on how it was and what would help. Leave it where you will see it, so that there is less to decide tomorrow.',
    twin: 'Take care of the end today. When you stop with the goal {title}, write one line on where you are and what comes next. Leave it where you will see it, so that there is less to decide tomorrow.',
    byKind: {
      stop: 'When the urge seems to be gone today, wait for one more breath before you move. For the goal {title}, decide in that breath what you will do next. Then do it, and leave the place.',
    },
  },
  {
    text: 'Explain your part for today to somebody who has never done it, in as few words as possible: {then}. If you need many words for one point, you have not decided it yet. Decide it now, and begin.',
    twin: 'Explain a small part of the goal {title} in a few words, as if to somebody who has never done it. If you need many words for one point, decide that point today. Leave the rest for tomorrow.',
    byKind: {
      stop: 'Describe the urge today as if to somebody who has never had it, in plain words. For the goal {title}, notice which word comes first. It often tells you what else would help, and you can choose that.',
    },
  },
  {
    text: 'Choose the moment before and the moment after as the ones to do well today. {when}, {then}, with one breath before it and one after it. Leave everything else as ordinary as it is.',
    twin: 'In your work on the goal {title}, choose the first and the last moment as the ones to do well today. Go slowly at the start and slowly at the end. Leave the middle as ordinary as it is.',
    byKind: {
      stop: 'Look for the thing that is nearest to your hand at the difficult hour. For the goal {title}, replace it today with something plain and harmless. Choose something you like to hold, and leave the rest of the room alone.',
    },
  },
]
