import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Copy that line onto a slip, and write below it what you would do a minute earlier the next time. Keep the slip where it happened. That is enough work for today.',
    twin: 'You marked yesterday as hard. For the goal {title}, write on a slip when it got hard. Add below it what you would do a minute earlier. Keep the slip where it happened. That is enough work for today.',
    byKind: {
      recover:
        'You wrote yesterday: {last_note}. That is worth telling a doctor or a therapist who knows you. Copy the line onto a slip for the next visit, and do a little less today. If it gets worse, call them earlier.',
    },
  },
  {
    text: 'Yesterday’s note says: {last_note}. You need not do it better today, and you can do less: {then}, and nothing after it. If that is hard as well, stop there. Then sit down for a moment.',
    twin: 'Yesterday was hard, you marked it so. You need not do better today. For the goal {title}, do only the part that you mind least, and do it slowly. That one thing is enough, and then you can sit down.',
  },
  {
    text: 'Here is what you noted: {last_note}. If it comes again, you do not have to get through it alone. Choose one person now, and send them this line. Ask for one small thing that they could take over.',
    twin: 'You marked yesterday as hard for the goal {title}. You do not have to get through that alone. Choose one person now, and send them a line about it. Ask for one small thing that they could take over.',
  },
  {
    text: 'You put yesterday into words: {last_note}. Today does not have to be an answer to that. Do your part early, do it slowly, and stop while it is still easy. What is left can wait as long as it likes.',
    byKind: {
      stop: 'You put yesterday into words: {last_note}. One hard day changes nothing about what you decided. Choose now where you will be at that hour today, and who can be with you. Be there a little early.',
    },
    twin: 'You marked yesterday as hard, and it helps to know it. For the goal {title}, choose the calmest hour of today. Do your part slowly, and stop while it is still easy. What is left can wait as long as it likes.',
  },
]

/** Messages of Kind & Encouraging after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Begin today with the part of that which depends on you, at the same hour and in the same size. It does not have to get harder.',
    twin: 'You marked yesterday as easy. For the goal {title}, you can do the same once more, at the same hour and in the same size. It does not have to get harder.',
  },
  {
    text: 'Yesterday’s note: {last_note}. If that was something you did, you can do it first today. If it was luck, take the same small amount, and stop at the same place.',
    twin: 'Yesterday was easy, by your own mark. You have found a way that suits the goal {title}. Today you can use it as it is, and stop at the same place.',
  },
  {
    text: 'You noted what yesterday was like: {last_note}. Keep whatever of that you can choose, and change nothing else today. If you have time left over, you need not fill it.',
    twin: 'What made yesterday easy for the goal {title}? Do that part first today, and change nothing else. If you have time left over, you need not fill it.',
  },
  {
    text: 'Look at yesterday’s note once more: {last_note}. Make today as much like that day as you can, and enjoy the time left over.',
    twin: 'You marked an easy day, and you know what it was like. For the goal {title}, make today as much like it as you can, and enjoy the time left over.',
  },
]
