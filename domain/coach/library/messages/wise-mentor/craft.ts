import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide what may be done roughly today, so that one thing can be done exactly. Let it be your beginning: {when}, {then}. Give that your full attention, and leave the rest of the work rough.',
    byKind: {
      finish:
        'Closing a gap brings the end nearer than polishing does. To {act}, choose the gap that a stranger would notice first. Close it today in the simplest way, and leave the other gaps open.',
      stop: 'Write down what comes just before {urge} today: the hour, the place, or the thought. One word is sufficient. Leave conclusions for another day, when you have several words to compare.',
      recover:
        'Describe today, and leave the judgment out. For the goal {title}, write one plain sentence on how things are, as you would say it at your next appointment. Then choose the next easy thing.',
      relate:
        'Listen to one thing completely today. To {act}, let the other person come to the end, wait for one breath, and answer only what they said. Your own point can wait.',
      learn:
        'Remember first and read afterward. To {act}, write down what you still know of the last piece, then compare. Choose one gap to close today, and leave the other gaps for tomorrow.',
      save: 'Choose one sum today and be exact about it. For the goal {title}, write down the amount, the date, and whom it concerns. Leave the question of what to do about it for a day with more time.',
      reflect:
        'Choose less than usual today. For the goal {title}, take one line or one breath, and stay with it longer than you normally would. Then stop, and leave it without an explanation.',
    },
    twin: 'Decide what may be done roughly today for the goal {title}, so that one thing can be done exactly. Write that one thing down, do it with full attention, and leave the rest rough.',
  },
  {
    text: 'Go so slowly today that you see where you usually hurry: {when}, {then}. People tend to hurry where they are bored or afraid. Decide which it is, and give that part a little more time.',
    byKind: {
      finish:
        'Check one fact that you have been taking for granted. To {act}, choose a date, a price, a name, or a size, and look it up at its source. Correct what depends on it, and leave the rest.',
      stop: 'The time before {urge} usually passes in a hurry. Decide to go slowly there today, with a pause after each step. You can turn around at every one of them, so practice the first one now.',
      relate:
        'Where do you usually hurry in a talk: at the beginning, at the complaint, at the end? To {act}, decide which it is, and give that part one more question today. Leave the rest as it is.',
    },
    twin: 'Do one small part of the goal {title} so slowly that you see where you usually hurry. Write that place down. Decide to give it a little more time tomorrow, and leave the rest at its usual speed.',
  },
  {
    text: 'Before you {then}, choose one standard for today that you can meet exactly. It may be quite low. Meet it, notice how you know that you have, and leave all other standards aside.',
    byKind: {
      finish:
        'Do one piece so completely that you need not touch it again. To {act}, choose a small one: a letter with its stamp, a file with its name, a bill with its date. Leave the larger ones alone.',
      stop: 'Watch the wish for {urge} once today, from its beginning to its end. Notice how you know that it is over, and write the sign down. You can wait for it the next time.',
      relate:
        'Ask one question more than usual before you answer. To {act}, let each of your sentences today follow from something the other person has said. Notice where that becomes difficult, and wait there.',
    },
    twin: 'Set one standard for the goal {title} today that you can meet exactly, and write it down. It may be quite low. Do one piece to that standard, check it once, and leave all other standards aside.',
  },
  {
    text: 'Stop once afterward to look. {when}, {then}, then wait a moment and look at what is there, not at what you meant to do. Decide from that what you will begin with tomorrow.',
    byKind: {
      stop: 'When a difficult minute is over today, look at it without judging it. Write down what helped against {urge} and what did not, in plain words. Decide what you will have ready the next time.',
      relate:
        'Stop once in the middle to look. To {act}, notice during the next talk what the other person’s hands are doing. Decide from that whether to go on, to wait, or to ask.',
      learn:
        'Listen to your own mistakes today. To {act}, do one piece without stopping, and mark each place where it went wrong. Choose the first mark, slow it down, and do only that place once more.',
    },
    twin: 'Stop once in the middle to look. Do one piece of the goal {title} today, and look at what is there, not at what you meant to do. Decide from that how tomorrow begins, and write it down.',
  },
  {
    text: 'There is probably a part that you would rather not look at. Choose it today, and look at it for one minute before you {then}. Write down in a word what it lacks, and leave it.',
    byKind: {
      finish:
        'Show one part to somebody who will be honest. You want to {act}, so choose the part you are least sure of, send it as it is, and ask one question. Go on with another while you wait.',
      stop: 'What exactly do you expect from {urge}? Write the answer down in a few words before the difficult hour. Then decide whether something else could give a part of it, and have that ready today.',
      recover:
        'Some questions are yours to decide, and some belong to those who treat you. For the goal {title}, choose one that is theirs. Write it down for your next appointment, and leave it alone until then.',
      relate:
        'There is probably a subject that you leave out with each other. To {act}, write it down in one word today, for yourself alone. Decide whether it wants a sentence, and from whom.',
      learn:
        'There is probably a part that you always skip. To {act}, choose it today, and look at it for one minute without practicing. Write down in a word what makes it unpleasant, and begin there.',
    },
    twin: 'There is probably a part of the goal {title} that you would rather not look at. Choose it today, look at it for one minute, and write down in a word what it lacks. After the minute, leave it.',
  },
  {
    text: 'Take care of the end as well as the beginning. After you {then}, write one line on how it was and what would help. Leave it where you will see it, so that there is less to decide tomorrow.',
    byKind: {
      finish:
        'Give things names that you will understand in a month. To {act}, choose the newest paper or file, and write on it what it is and what it still needs. Leave it where the next one will go.',
      stop: 'When the urge seems to be gone today, wait for one more breath before you move. Decide in that breath what you will do in place of {urge}. Then do it, and leave the place.',
      relate:
        'Take care of the end of a talk as well. To {act}, decide today to repeat one thing that you have heard, and to say what you will do about it. Then leave in good time.',
    },
    twin: 'Take care of the end today. When you stop with the goal {title}, write one line on where you are and what comes next. Leave it where you will see it, so that there is less to decide tomorrow.',
  },
  {
    text: 'Explain your part for today to somebody who has never done it, in as few words as possible: {when}, {then}. If you need many words for one point, you have not decided it yet. Decide it now, and begin.',
    byKind: {
      stop: 'Describe the urge today as if to somebody who has never thought of {urge}, in plain words. Notice which word comes first. It often tells you what else would help, and you can choose that.',
      relate:
        'Say one thing today exactly as it is. To {act}, choose something you are glad of, and put it into one sentence without a “but.” Say it once, and leave the answer to the other person.',
    },
    twin: 'Explain the next part of the goal {title} in a few words, as if to somebody who has never done it. Where you need many words, decide that point now, and write the decision down. Then begin.',
  },
  {
    text: 'Choose the moment before and the moment after as the ones to do well today. {when}, {then}, with one breath before it and one after it. Leave everything else as ordinary as it is.',
    byKind: {
      finish:
        'Read the instructions once, to the end. To {act}, choose the form, the rule, or the contract that decides the next part. Mark the one sentence that concerns you, and do what it asks.',
      stop: 'Look for the thing that is nearest to your hand when {urge} begins. Replace it today with something plain and harmless. Choose something you like to hold, and leave the rest of the room alone.',
      relate:
        'Choose the first moment and the last as the ones to do well. To {act}, greet the other person by name today, and take your leave without looking at the clock. Leave the middle as ordinary as it is.',
      learn:
        'Choose the place where one piece meets the next, since it usually breaks there. To {act}, practice the last bit of the one and the first of the other, slowly. Leave everything else alone.',
    },
    twin: 'Choose the first moment of the goal {title} as the one to do well today. Lay out what it needs, begin slowly, and say what you are doing. Leave the middle and the end as ordinary as they are.',
  },
]
