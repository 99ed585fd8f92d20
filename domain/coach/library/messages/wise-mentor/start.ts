import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'Only the first move has to be decided today. You decided it when you wrote your plan: {then}. Do that much, and wait with the next decision until you are there. It may turn out to be easy.',
    twin: 'Only the first move has to be decided today. For the goal {title}, choose one that takes a few minutes at most and needs nothing that you do not have. Make it, and leave the rest undecided.',
    byKind: {
      stop: 'An urge is easier to meet when the answer is ready. For the goal {title}, decide now what your hands will do instead: hold a cup, open a window, write a word. Choose one of these, and leave it at that.',
    },
  },
  {
    text: '{when}, do not begin with a question. Begin with what you wrote: {then}. Whether you do more afterward is a separate decision, and it can wait until that is done.',
    twin: 'Decide a few things now for the goal {title}: in which place, with which object, and what your hands do first. Then leave it until the time comes, and begin exactly so.',
    byKind: {
      stop: 'Decide now where you will go when the urge comes: another room, the window, the kitchen tap. For the goal {title}, that is the only decision today. When it comes, go there and wait.',
    },
  },
  {
    text: 'You want to {act}. Decide how much of that belongs to today, and choose an amount whose end you can see. Do that much, and leave the other days alone.',
    twin: 'Which part of the goal {title} could be done today in a short time, with an end that you can see? Choose that part alone, and leave the others where they are until tomorrow.',
    byKind: {
      stop: 'Most of today will pass without {urge}, and without any effort. Choose the one moment that may be difficult. Decide where you will be then and what you will hold, and leave the other hours alone.',
      recover:
        'A recovery cannot be hurried, and it can be helped a little. For the goal {title}, choose one thing today that helps and asks little of you. Do it, and leave the other hours for rest.',
    },
  },
  {
    text: 'You do not have to feel ready. You have written down what comes first: {then}. Begin while you still feel unready, and wait with any judgment. You will know more when that is done.',
    twin: 'You do not have to feel ready. Choose the first small part of the goal {title} and begin it as you are now. After a few minutes, decide whether to go on or to leave it until tomorrow.',
    byKind: {
      stop: 'Resolve is often missing at the difficult hour, so choose something that does not need it. For the goal {title}, decide which door you will go through when the urge comes. Go there once now, and look at the way.',
      recover:
        'Being impatient does not help a recovery, and neither does being afraid. For the goal {title}, choose a part that needs neither and that you know how to do. Leave the larger questions for your next appointment.',
    },
  },
  {
    text: 'It takes very little to begin today. This is sufficient: {then}. When that is done, decide whether you want to add anything or to stop. Either answer will do today.',
    twin: 'It takes very little to begin with the goal {title} today. Choose something you could finish before a kettle boils. When you are in the middle of it, decide whether to go on or to stop.',
    byKind: {
      stop: 'One slow breath is already a gap between the urge and the act. For the goal {title}, decide to take that breath the first time you notice the urge today. Wait until it is over, and then choose.',
    },
  },
  {
    text: 'It is easy to spend the time on getting ready. Leave that out today. The first move is written down: {then}. Make it, and find out only then what else you need.',
    twin: 'It is easy to spend the time on getting ready. Leave that out today and make a first small move for the goal {title}. You will see quickly whether anything is missing, and you can fetch it then.',
    byKind: {
      reflect:
        'You could wait all day for the right hour and the right chair. For the goal {title}, leave both aside today. Sit where you are, begin, and decide after a minute whether to stay longer.',
      stop: 'A resolution takes a minute to make and changes little. For the goal {title}, choose instead one object that makes the difficult hour harder. Put it today in a place from which it is a nuisance to fetch it.',
    },
  },
  {
    text: 'Suppose somebody else had to do your part today. They would need no opinion about it, just the instruction: {then}. Follow it in the same plain way, and decide afterward what you think of it.',
    twin: 'Which part of the goal {title} could somebody else do today from a short instruction? Write the instruction down in one line. Then follow it yourself, plainly, and leave your opinion of it until afterward.',
    byKind: {
      recover:
        'Somebody with patience would begin today with very little. The plan has the instruction: {then}. Choose how much of it is easy, do that, and leave the remainder for another day.',
      stop: 'What usually decides the difficult minute: the chair, the hour, or the company? For the goal {title}, choose the one that is easiest to change. Change it today, before that minute comes, and leave the rest alone.',
    },
  },
  {
    text: '{when}, {then}. Choose that as the first move, and leave what follows undecided until you are there. Whether it went well or badly is a question for another day.',
    twin: 'The first minute of work on the goal {title} may be clumsy today. It says nothing about the rest. Choose something slight to begin with, add nothing to it, and wait with any judgment until tomorrow.',
    byKind: {
      stop: 'For the goal {title}, it is sufficient to prepare for one difficult minute today. Choose which one it is likely to be, and decide where you will spend it. The other minutes can be left without a plan.',
    },
  },
]
