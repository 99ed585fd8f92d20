import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know the hard part, because you wrote it down: {obstacle}. Today you need not be stronger than that. Change one thing around it beforehand, so that it takes a little longer to reach you.',
    twin: 'Something may get in the way of the goal {title} today, and you can probably guess what. Write it down in your own words and put it out of reach, or only a few steps further off. That is enough of an answer.',
  },
  {
    text: 'When you set this goal, you named what might come up: {obstacle}. It may come up today as well, and it will not be a surprise. Picture the first minute after it now, and keep that minute easy.',
    twin: 'Suppose that something comes up today and the goal {title} has to wait. What would the shortest version be that still fits afterward? Write that one down now. Then an interruption only changes the size of it.',
  },
  {
    text: 'In your own words, this is what stands in the way: {obstacle}. You can be kind to yourself about it and still be ready for it. Pick one sentence to say when it shows up, and say it out loud once.',
    twin: 'Whatever gets in the way of such things is allowed to turn up today. You only need one sentence ready for the goal {title}, to be said out loud when it does. Pick a friendly one, and try how it sounds.',
  },
  {
    text: 'Nobody has to be surprised today, because you wrote it in advance: {obstacle}. Look at where it usually finds you, the room and the hour. You can only change one of them, and one is enough.',
    twin: 'Take a look at where the goal {title} usually gets stuck: in which room, at which hour, next to whom. You can only change one of these today, and one is enough. The others may stay as they are.',
  },
  {
    text: 'You wrote {obstacle}. Then let that sentence be of some use to you today. Ask yourself what it needs: a thing, a place, a certain hour. Then move only that one a little further away.',
    twin: 'Make it a little harder today for the usual thing to get between you and the goal {title}. A closed door will do, or a phone in another room. You can undo it when you are finished.',
  },
  {
    text: 'The thing most likely to interrupt you has a name already: {obstacle}. Think of a version of today that is safe and short even then. Write it on a slip of paper, and you may not need it at all.',
    twin: 'An interruption is not the end of the day’s share. Find the part of the goal {title} that would still fit, and write it on a slip of paper. Then you can be interrupted in peace.',
  },
  {
    text: 'About this goal you once wrote: {obstacle}. You do not have to argue with it or make it go away. Only be a little earlier than it is. Do your first small move before it has a chance to begin.',
    twin: 'There is often a moment just before things get difficult, and it is an easy one. Find that moment in your day for the goal {title}. Do one small helpful thing in it, only one, and let the rest come.',
  },
  {
    text: 'If today goes wrong, it will likely go wrong here: {obstacle}. Good to know beforehand. Tell one person about it in a single line, or write that line to yourself. It may look a little smaller once somebody knows.',
    twin: 'If the goal {title} gets stuck today, someone could know about it in advance. Tell one person in a single line what might get in the way, or write that line to yourself. You need no answer and no advice.',
  },
]
