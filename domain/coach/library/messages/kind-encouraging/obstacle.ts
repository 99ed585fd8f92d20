import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know the hard part, because you wrote it down: {obstacle}. You also wrote what you want to do: {then}. Today you only have to do that, even if the hard part comes first. That is enough.',
    twin: 'Something may get in the way of the goal {title} today, and you can probably guess what. Write it down in your own words. If it is a thing, put it out of reach, or only a few steps further off.',
  },
  {
    text: 'When you set this goal, you named what might come up: {obstacle}. It may be on your mind today as well. Write down in one line what you will do then. It only has to help you.',
    twin: 'Suppose that something comes up today and the goal {title} has to wait. What would the shortest version be that still fits afterward? Write that one down now. Then you know what to do if you are interrupted.',
  },
  {
    text: 'In your own words, this is what stands in the way: {obstacle}. You have an answer already. {when}, {then}. Read it once now, and then leave it alone until the moment comes.',
    twin: 'Perhaps something gets in the way today, and you can have an answer ready. Pick one friendly sentence for the goal {title}, to say out loud when it happens. Try now how it sounds.',
  },
  {
    text: 'Nobody has to be surprised today, because you wrote it in advance: {obstacle}. Think of a day on which you got past it. What helped you then, even a little? You can use the same thing today.',
    twin: 'Take a look at where the goal {title} usually gets stuck: in which room, at which hour, next to whom. Change only one of these today, and only a little. The others may stay as they are.',
  },
  {
    text: 'You wrote {obstacle}. It may be like that today as well, and you can still {then}. It does not have to be early, and it does not have to look good. Once is enough for a day.',
    twin: 'Make it a little harder today for the usual thing to get between you and the goal {title}. A closed door will do, or a phone in another room. You can undo it when you are finished.',
  },
  {
    text: 'The thing most likely to interrupt you has a name already: {obstacle}. What would make it a little easier, only for today? Write down the first thing that occurs to you, and have it ready. You may not need it at all.',
    twin: 'Even on an interrupted day, you can still do a little. Find a part of the goal {title} that fits into a few minutes. Write it on a slip of paper. You may not need it at all.',
  },
  {
    text: 'About this goal you once wrote: {obstacle}. You do not have to argue with it or make it go away. You only have to do your own part all the same: {then}. After that, you can rest.',
    twin: 'There is often an easy moment just before things get difficult. Find that moment in your day for the goal {title}. Do one small helpful thing in it, and only one. The rest can wait until you get there.',
  },
  {
    text: 'This may be the hard spot today: {obstacle}. Tell one person about it in a single line, or write that line to yourself. You do not have to ask for advice. It is enough that somebody knows.',
    twin: 'If the goal {title} gets stuck today, someone could know about it in advance. Tell one person in a single line what might get in the way, or write that line to yourself. You need no answer and no advice.',
  },
]
