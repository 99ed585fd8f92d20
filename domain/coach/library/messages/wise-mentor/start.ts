import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'The decision for today is already made. You made it when you wrote your plan: {when}, {then}. Keep to that much, and decide about more only when it is done.',
    twinByKind: {
      finish:
        'To {act}, somebody has to be called, written to, or asked. Choose that person now, and write the first sentence of the message. Read it once, send it, and leave the rest for tomorrow.',
      stop: 'An urge is easier to meet when the answer is ready. Decide now what your hands will do in place of {urge}: hold a cup, open a window, write a word. Choose one, and put it within reach.',
      relate:
        'A beginning can be as short as a single question, and you can decide on it now. Ask one about the day of {person}, and wait for the whole answer before you say anything of your own.',
      learn:
        'You want to {act}. Before you open anything today, write down one thing that you still know from last time. Compare it with the original, and choose the first gap that shows.',
    },
    twin: 'Only the first move has to be decided today. For the goal {title}, write it on paper as one verb and one thing. Do it before you add a second line, and leave the rest undecided.',
  },
  {
    text: '{when}, nothing has to be decided first. Begin with what you wrote: {then}. Whether you do more afterward is a separate decision, and it can wait until that is done.',
    twinByKind: {
      finish:
        'What could somebody see tomorrow that is not there today, if you want to {act}? Choose one such piece: a line on a list, a date, an answer. Make it first, and leave everything that only prepares it.',
      stop: 'Decide now where you will go when the urge comes: another room, the window, the kitchen sink. Go there once, so that you know the way. {urge} can wait while you stand there.',
      learn:
        'Try before you look. To {act}, choose one thing you learned lately, and do it from memory, however badly. Mark the place where you stopped, and begin today’s work exactly there.',
      reflect:
        'Close the door before anything else, and put the phone on the other side of it. For the goal {title}, choose one line or one breath to begin with. Stay with it until it has become quiet.',
    },
    twin: 'Decide the beginning of the goal {title} now: in which place, with which object, and what your hands do first. Put the object there, and leave the rest of it undecided until the time comes.',
  },
  {
    text: 'You want to {act}. Decide which piece of it has an end that you can see today: one call, one page, one answer. Do that piece first, and leave the others until tomorrow.',
    byKind: {
      stop: 'Most of today will pass without {urge}, and without any effort. Choose the one moment that may be difficult. Decide where you will be then and what you will hold, and leave the other hours alone.',
      recover:
        'A recovery cannot be hurried, and it can be helped a little. For the goal {title}, choose one thing today that helps and asks little of you. Do it, and leave the other hours for rest.',
      relate:
        'To {act}, choose one remark that you will leave out today: a correction, a piece of advice, a reminder. Wait one breath in its place. What the other person says next is worth an answer.',
      learn:
        'You want to {act}. Choose the piece that you are least sure of, and try it once before you look at it. Leave the rest alone: what goes wrong in that try is today’s lesson.',
    },
    twin: 'Which part of the goal {title} has an end that you can see today? Write that part down in a few words. Do it before anything else, and leave the others where they are until tomorrow.',
  },
  {
    text: 'You may feel ready only after you have begun. What comes first is written down: {when}, {then}. Do it as you are, and decide afterward whether anything else belongs to today.',
    byKind: {
      recover:
        'Being impatient does not help a recovery, and neither does being afraid. For the goal {title}, choose a part that needs neither and that you know how to do. Leave the larger questions for your next appointment.',
    },
    twinByKind: {
      finish:
        'The part you put off is usually the next one. To {act}, open it now: the letter, the form, the drawer. Read the first line only, decide what it asks of you, and write that beside it.',
      stop: 'Resolve is often missing at the difficult hour, so choose something that does not need it. Decide which door you will go through before {urge} begins. Go there once now, and look at the way.',
      learn:
        'You may feel ready only after a first try. To {act}, choose one exercise that looks a little too hard, and begin it without help. Decide at the first obstacle what you need to look up.',
      save: 'Begin with a figure and not with a resolution. For the goal {title}, open one account, bill, or receipt, and copy its last amount onto paper with the date. Leave all other figures until tomorrow.',
    },
    twin: 'You may feel ready only after you have begun. Put one thing that belongs to the goal {title} into your hands now, and use it for a minute. Then decide whether to go on or to leave it until tomorrow.',
  },
  {
    text: 'A day needs very little to be a good one. This is enough: {when}, {then}. When that is done, decide whether you want to go on or to stop. Either answer will do today.',
    twinByKind: {
      finish:
        'One unanswered question can hold up a whole plan. Choose the question that must be answered before you can {act}, and write it down. Then decide who knows the answer, and ask that person today.',
      stop: 'One slow breath is already a gap between the urge and the act. Decide to take that breath before {urge} today, the first time you notice the urge. Wait until it is over, and then choose.',
      relate:
        'Think of what {person} told you last. Choose one thing in it that has no answer yet, and ask about it today in a single sentence. Then wait, and leave your own news for another time.',
    },
    twin: 'Which act for the goal {title} could be finished before a kettle boils? Choose the shortest one, and do it now. Leave the next decision until it is behind you.',
  },
  {
    text: 'A plan can be improved for a long time and never tried. Leave yours as it is today: {when}, {then}. Wait for that moment, act once, and judge the plan only afterward.',
    twinByKind: {
      finish:
        'It is easy to collect and compare for weeks. To {act}, leave that out today, and decide one open point: this one or that one. Write the decision down with the date, and act on it first.',
      stop: 'A resolution changes little; an object out of reach changes more. Decide which thing makes {urge} easy, and put it today in a place from which it is a nuisance to fetch it.',
      relate:
        'It is easy to wait for the right moment and to say nothing. To {act}, choose an ordinary one today: a doorway, a car, a sink. Decide on one sentence for it, and say that.',
      reflect:
        'You could wait all day for the right hour and the right chair. For the goal {title}, leave both aside today. Sit where you are, begin, and decide after a minute whether to stay longer.',
    },
    twin: 'It is easy to spend the time on getting ready. For the goal {title}, leave that out today: use what is within reach, and do the first piece with it. Fetch something better only after that.',
  },
  {
    text: 'Suppose somebody else had to do your part today. They would need no more than the instruction: {when}, {then}. Follow it in the same plain way, and decide afterward what you think of it.',
    byKind: {
      recover:
        'Somebody with patience would begin today with very little. The plan has the instruction: {when}, {then}. Choose how much of it is easy, do that, and leave the remainder for another day.',
    },
    twinByKind: {
      finish:
        'Suppose that a helper came today. What would you give them to do, so that you can {act}? Write it down as an instruction in one line, and then follow it yourself. Leave the second line for tomorrow.',
      stop: 'What usually decides the difficult minute: the chair, the hour, or the company? Choose the one of them that is easiest to change today, and change it before {urge} is near. Leave the others alone.',
      learn:
        'Choose one thing that you learned last, and explain it out loud, as if to somebody beside you. To {act}, stop at the first word you cannot find. Look up that word alone, and say the sentence once more.',
    },
    twin: 'Suppose that somebody else did the next part of the goal {title} for you. Write the instruction that they would need in one line. Then follow it yourself, and leave your opinion of it until it is done.',
  },
  {
    text: '{when}, {then}. Choose that for today, and do it as simply as you have planned it. Whether it went well or badly is a question for another day.',
    twinByKind: {
      finish:
        'A rough first version can be corrected, and an empty page cannot. To {act}, choose the next thing that has to be written, and write its first lines as badly as you like. Improve them tomorrow.',
      stop: 'It is sufficient to prepare for one difficult minute. Choose which one it is likely to be today. Decide in which room, and beside whom, you will spend it in place of {urge}.',
      relate:
        'You want to {act}. Choose the first minute in which you will see or hear the other person today, and decide on your first words. Let them be a greeting, before any errand or question.',
    },
    twin: 'The first minute is the one to decide on. For the goal {title}, choose a thing so small that you could do it standing up, and do it once. Leave any judgment until tomorrow.',
  },
]
