import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know the hard part, because you wrote it down: {obstacle}. You also wrote what you want to do: {then}. If the hard part comes today, you only have to remember that one thing. That is enough.',
    twin: 'Something may get in the way of the goal {title} today, and you can probably guess what. Write it down in your own words. If it is a thing, put it out of reach, or only a few steps further off.',
    byKind: {
      recover:
        'You know the hard part: {obstacle}. If it is there today, you can do less, or rest. If it is not, your plan is small: {then}. You can stop while it is still easy.',
    },
  },
  {
    text: 'When you set this goal, you named what might come up: {obstacle}. Nobody expects you to find an answer today, because you have one: {then}. If it comes, you only have to remember that.',
    twin: 'Suppose that something comes up today and the goal {title} has to wait. What would the shortest version be that still fits afterward? Write that one down now. Then you know what to do if you are interrupted.',
    byKind: {
      recover:
        'When you set this goal, you named what might come up: {obstacle}. You do not have to be braver than that today. If it worries you, do only the easiest part, or ask somebody to be near you.',
    },
  },
  {
    text: 'In your own words, this is what stands in the way: {obstacle}. You have an answer already. {when}, {then}. Read it once now, and then leave it alone until the moment comes.',
    twin: 'Perhaps something gets in the way today, and you can have an answer ready. Pick one friendly sentence for the goal {title}, to say out loud when it happens. Try now how it sounds.',
    byKind: {
      recover:
        'In your own words, this is what stands in the way: {obstacle}. You can take it seriously. Keep a chair close today, and stop when it comes. You can write it down for your next appointment, and rest.',
    },
  },
  {
    text: 'Nobody has to be surprised today, because you wrote it in advance: {obstacle}. You wrote your way through it as well: {then}. It may be slow or late, and it still counts in full.',
    twin: 'Take a look at where the goal {title} usually gets stuck: in which room, at which hour, next to whom. Change only one of these today, and only a little. The others may stay as they are.',
    byKind: {
      recover:
        'Nobody has to be surprised today, because you wrote it in advance: {obstacle}. You can make the day safer for it: a seat in reach, somebody near, a little less to do. One of these is enough.',
    },
  },
  {
    text: 'You wrote {obstacle}. It may be like that today as well, and you can still {then}. It does not have to be early, and it does not have to look good. Once is enough for a day.',
    twin: 'Make it a little harder today for the usual thing to get between you and the goal {title}. A closed door will do, or a phone in another room. You can undo it when you are finished.',
    byKind: {
      recover:
        'You wrote {obstacle}. It may be like that today as well, and then you can do less, or nothing. If it is not, {then}, as slowly as you like, and stop before it becomes too much.',
    },
  },
  {
    text: 'What is most likely to get in the way has a name already: {obstacle}. When it comes, you do not have to think of anything new. Your plan is enough for it: {then}. After that, you are done.',
    twin: 'Even on an interrupted day, you can still do a little. Find a part of the goal {title} that fits into a few minutes. Write it on a slip of paper. You may not need it at all.',
    byKind: {
      recover:
        'What is most likely to get in the way has a name already: {obstacle}. If it comes today, that is a reason to rest, and nobody pushes you. You can note it in a few words for your next appointment.',
    },
  },
  {
    text: 'About this goal you once wrote: {obstacle}. You do not have to argue with it or make it go away. You only have to do your own part all the same: {then}. After that, you can rest.',
    twin: 'There is often an easy moment just before things get difficult. Find that moment in your day for the goal {title}. Do one small helpful thing in it, and only one. The rest can wait until you get there.',
    byKind: {
      recover:
        'About this goal you once wrote: {obstacle}. You do not have to go against it. Your plan is only for the moments without it: {then}. In the other moments, you can rest, and that counts too.',
    },
  },
  {
    text: 'When it gets hard today, it may sound like this: {obstacle}. Your answer can be just as short. {then}, and let that be the whole answer. You do not need a better one today.',
    twin: 'If the goal {title} gets stuck today, someone could know about it in advance. Tell one person in a single line what might get in the way, or write that line to yourself. You need no answer and no advice.',
    byKind: {
      recover:
        'This may be the hard spot today: {obstacle}. Tell one person about it in a single line, or write that line to yourself. You do not have to ask for advice. It is enough that somebody knows.',
    },
  },
]
