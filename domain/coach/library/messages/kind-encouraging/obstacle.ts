import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know the hard part, because you wrote it down: {obstacle}. Today you need not be stronger than that. Change one thing around it beforehand, so that it takes a little longer to reach you.',
    twin: 'Something may get in the way of the goal {title} today, and you can probably guess what. Write it down in your own words. If it is a thing, put it out of reach, or only a few steps further off.',
  },
  {
    text: 'When you set this goal, you named what might come up: {obstacle}. It may be on your mind today as well. Think now of one easy thing that helps you then, and put it ready.',
    twin: 'Suppose that something comes up today and the goal {title} has to wait. What would the shortest version be that still fits afterward? Write that one down now. Then you know what to do if you are interrupted.',
  },
  {
    text: 'In your own words, this is what stands in the way: {obstacle}. You can be kind to yourself about it and still be ready for it. Pick one small thing that helps you then, and have it near you.',
    twin: 'Perhaps something gets in the way today, and you can have an answer ready. Pick one friendly sentence for the goal {title}, to say out loud when it happens. Try now how it sounds.',
  },
  {
    text: 'Nobody has to be surprised today, because you wrote it in advance: {obstacle}. Look at where it usually finds you, in which room and at which hour. Change only one of them a little today. One is enough.',
    twin: 'Take a look at where the goal {title} usually gets stuck: in which room, at which hour, next to whom. Change only one of these today, and only a little. The others may stay as they are.',
  },
  {
    text: 'You wrote {obstacle}. What does that need before it can happen: a thing, a place, or a certain hour? Move only that one a little further away today. You can let the rest of the day be.',
    twin: 'Make it a little harder today for the usual thing to get between you and the goal {title}. A closed door will do, or a phone in another room. You can undo it when you are finished.',
  },
  {
    text: 'The thing most likely to interrupt you has a name already: {obstacle}. Think of a short version of today’s part that you could do even then. Write it on a slip of paper. You may not need it at all.',
    twin: 'Even on an interrupted day, you can still do a little. Find a part of the goal {title} that fits into a few minutes. Write it on a slip of paper. You may not need it at all.',
  },
  {
    text: 'About this goal you once wrote: {obstacle}. You do not have to argue with it or make it go away. Only be a little earlier than it is. Make your first small move before it can begin.',
    twin: 'There is often an easy moment just before things get difficult. Find that moment in your day for the goal {title}. Do one small helpful thing in it, and only one. The rest can wait until you get there.',
  },
  {
    text: 'This may be the hard spot today: {obstacle}. Tell one person about it in a single line, or write that line to yourself. You do not have to ask for advice. It is enough that somebody knows.',
    twin: 'If the goal {title} gets stuck today, someone could know about it in advance. Tell one person in a single line what might get in the way, or write that line to yourself. You need no answer and no advice.',
  },
]
