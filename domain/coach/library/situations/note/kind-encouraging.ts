import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Something in that can be moved out of the way before it comes up today. Find the smallest thing and put it where it cannot trouble you. Do that part, and leave the rest for now.',
    twin: 'You marked yesterday as hard. Something in it can be moved out of the way before it comes up today. For the goal {title}, find the smallest such thing and put it aside. Do that part, and leave the rest.',
  },
  {
    text: 'Yesterday’s note says: {last_note}. You need not do it better today. You can do less of it, and do it nearer to the easy end: {then}, only the first part. Then sit down for a moment.',
    twin: 'Yesterday was hard, you marked it so. You need not do better today. For the goal {title}, you can do less, and do it nearer to the easy end. Stop early, and then sit down for a moment.',
  },
  {
    text: 'Here is what you noted: {last_note}. When in the day was that? If you know the hour, you can make it lighter today by taking one thing out of it. That is all today asks of you.',
    twin: 'You marked yesterday as hard for the goal {title}. When in the day was that? If you know the hour, you can make it lighter today by taking one thing out of it. That is all today asks of you.',
  },
  {
    text: 'You put yesterday into words: {last_note}. That helps, because words have edges and you can cut along them. Pick the one part that weighed most and halve it for today. The other half can wait as long as it likes.',
    twin: 'You marked yesterday as hard, and it helps to know it. For the goal {title}, pick the one part that weighed most and halve it for today. The other half can wait as long as it likes.',
  },
]

/** Messages of Kind & Encouraging after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. That may simply be done once more. Keep the same hour and the same size, and ask nothing further. Easy is allowed to stay easy.',
    twin: 'You marked yesterday as easy. For the goal {title}, the same may simply be done once more, at the same hour and size. Easy is allowed to stay easy.',
  },
  {
    text: 'Yesterday’s note: {last_note}. You have found something that suits you, and today you can use it as it is. If it goes well, stop at the same place as yesterday.',
    twin: 'Yesterday was easy, by your own mark. You have found a way that suits the goal {title}. Today you can use it as it is, and stop at the same place.',
  },
  {
    text: 'What made it light? You noted: {last_note}. Do that part first today, and the rest will have less to carry. There is no need to fill the room it leaves.',
    twin: 'What made yesterday light for the goal {title}? Do that part first today, and the rest will have less to carry. There is no need to fill the room it leaves.',
  },
  {
    text: 'You can trust a note like this one: {last_note}. It came from a day that you know. Make today as like it as you can, and enjoy the time left over.',
    twin: 'You marked an easy day, and you know what it was like. For the goal {title}, make today as like it as you can, and enjoy the time left over.',
  },
]
