import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on the day before the target date: what may stay imperfect. */
export const targetEveMessages: readonly LibraryMessage[] = [
  {
    text: 'Tomorrow is the day you set for the goal {title}, and you wrote what may come up: {obstacle}. Today, only decide what you will do when it comes, and lay out what helps. The rest may stay as it is.',
    twin: 'Tomorrow is the day you set for the goal {title}. Some of it may stay imperfect, and you can say now which part. Today, only lay out what helps, and then keep a little of the day free.',
    byKind: {
      finish:
        'Tomorrow is the day you set for the goal {title}. It can have rough places and still be whole. Today is for the one gap that somebody else would notice. Close that, mark the others, and then let it lie.',
      stop: 'Tomorrow is the day you set for the goal {title}, and the urge may still come on that day. Today, only decide where you will be in the hard hour tomorrow, and lay out what helps you then.',
    },
  },
  {
    text: 'Tomorrow is the date for the goal {title}, and you do not have to do everything before it. Choose one thing that would let you sleep better, and do that. What stays open can be written on a list.',
  },
  {
    text: 'The date for the goal {title} is tomorrow, and today can be an ordinary day. {when}, {then}, no more than usual. Lay out what you need, and go to bed in time.',
    twin: 'The date for the goal {title} is tomorrow. You can let today be an ordinary day, with no more in it than usual. Lay out what you need, and go to bed in time. Nothing larger is asked of you.',
  },
  {
    text: 'Who could be near tomorrow, when the date you set for the goal {title} comes? You can ask them today, in a short line. Then prepare one small thing with your hands, and let that be enough.',
  },
  {
    text: 'Tomorrow is the date for the goal {title}, and you wrote why you wanted this: {why}. You do not have to reach all of it. Prepare only what tomorrow needs first, and be kind about whatever is left over.',
    twin: 'The day before a date can feel larger than it is. Tomorrow is the one for the goal {title}. Prepare only what it needs first. Whatever is left over may be left over, and you can be kind about it.',
  },
]

/** Messages of Kind & Encouraging on the target date. They assume no result. */
export const targetDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today is the date you chose for the goal {title}. Decide what counts as done for today, and let it be something you can see. When you see it, you can stop.',
    byKind: {
      finish:
        'Today is the date you chose for the goal {title}. It may have gaps, as long as you know where they are. Give it an end, save it or put it down, and step away.',
      stop: 'Today is the date you chose for the goal {title}. If the urge comes, it is one urge, and you know what you do then. Be with somebody in the hard hour, and let the day end early.',
    },
  },
  {
    text: 'This is the day you wrote down for the goal {title}. However it goes, be kind about it. Begin as you know how: {then}. Then look at where things are.',
    twin: 'This is the day you wrote down for the goal {title}. However it goes, you can be kind about it. Do one thing that belongs to it, look at where things are, and let that be enough.',
  },
  {
    text: 'Today is the date you set for the goal {title}, and it may be an ordinary day. Do the part that is possible and write down what it was. Then do something pleasant, whatever the result.',
  },
  {
    text: 'You set the goal {title} for today, when you knew less than you know now. Take one good look at it and do one small thing. Tomorrow you can decide about the rest.',
  },
]

/** Messages of Kind & Encouraging on the day after the target date: both outcomes, one decision. */
export const afterTargetMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday was the date you set for the goal {title}. If it has come about, the goal has done its work and you can close it. If something is left, the date was an estimate, and you can set another.',
  },
  {
    text: 'The day you had chosen is behind you. Only you know where it left the goal {title}. You can close it, give it a new date, or make it smaller. One look is enough before you choose, and no explanations are needed.',
  },
  {
    text: 'The date is over, whatever happened. You once wrote why this mattered: {why}. If it has come closer, be glad of that. Then you can close the goal, or give it another day.',
    twin: 'The date is over, whatever happened. You only have to look once at the goal {title}. If it is done, close it. If not, you may give it another day, further off than you think you need.',
  },
  {
    text: 'You set the date before you could know how things would go. If it was right for the goal {title}, you can close it. If it was early, write a later one. Either way, take a short rest first.',
  },
]
