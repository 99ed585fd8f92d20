import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. What would have helped you at that moment, even a little? Write it down in a few words, and have it ready today. You do not have to do more than that about it.',
    twin: 'You marked yesterday as hard. What was the smallest thing that made it so? For the goal {title}, move that thing out of the way today, or do it earlier. Do only that, and leave the rest as it is.',
  },
  {
    text: 'Yesterday’s note says: {last_note}. You need not do it better today, and you can do less: {then}, and nothing after it. If that is hard as well, stop there. Then sit down for a moment.',
    twin: 'Yesterday was hard, you marked it so. You need not do better today. For the goal {title}, you can ask less of yourself and stop early. One easy thing is enough, and then you can sit down.',
  },
  {
    text: 'Here is what you noted: {last_note}. You can write one line below it: what could make such a moment a little easier today. It may be very small, such as one slow breath. That is enough.',
    twin: 'You marked yesterday as hard for the goal {title}. When in the day was that? If you know the hour, you can make it lighter today by taking one thing out of it. That is all today asks of you.',
  },
  {
    text: 'You put yesterday into words: {last_note}. You can tell one person about it today, in a single line. They do not have to do anything. Then do only your own small part, and let that be enough.',
    twin: 'You marked yesterday as hard, and it helps to know it. For the goal {title}, pick the one part that was hardest, and do only half of it today. The other half can wait as long as it likes.',
  },
]

/** Messages of Kind & Encouraging after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. If you can have that once more today, make a little room for it. The size can stay as it was. It does not have to get harder.',
    twin: 'You marked yesterday as easy. For the goal {title}, you can do the same once more, at the same hour and in the same size. It does not have to get harder.',
  },
  {
    text: 'Yesterday’s note: {last_note}. You have found something that suits you. Think of when it could happen today, and begin your part there. It is enough if it goes about as well.',
    twin: 'Yesterday was easy, by your own mark. You have found a way that suits the goal {title}. Today you can use it as it is, and stop at the same place.',
  },
  {
    text: 'You noted what yesterday was like: {last_note}. Keep whatever made it easy, and change nothing else today. If you have time left over, you need not fill it.',
    twin: 'What made yesterday easy for the goal {title}? Do that part first today, and change nothing else. If you have time left over, you need not fill it.',
  },
  {
    text: 'Look at yesterday’s note once more: {last_note}. Make today as much like that day as you can, and enjoy the time left over.',
    twin: 'You marked an easy day, and you know what it was like. For the goal {title}, make today as much like it as you can, and enjoy the time left over.',
  },
]
