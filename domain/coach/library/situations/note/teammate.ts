import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Let’s not push harder, let’s be ready. Write one line on what could make that easier today. Keep that line where you’ll need it today, and we keep the job short.',
    twin: 'You marked yesterday as hard. Let’s not push harder on the goal {title}, let’s change one thing. What was in the wrong place, or came at the wrong time? We move that first, and we keep the job short.',
  },
  {
    text: 'From yesterday’s log: {last_note}. So we keep today’s job small: {then}, and nothing after it. If that’s still too much, do only a part of it. It goes on the log all the same.',
    twin: 'The log says yesterday was hard. So we cut today’s job for the goal {title} in half. If half is still too much, halve it once more. It goes on the log all the same, without a report.',
  },
  {
    text: 'This is your note: {last_note}. We don’t discuss it, we plan around it. What would have helped you just before it? Let’s get that ready now, even if it’s only a pause or a glass of water.',
    twin: 'Yesterday’s marked as hard, and we don’t need to know more. For the goal {title}, pick the minute when it got hard. Let’s put something in front of it today: a pause, a door, a glass of water.',
  },
  {
    text: 'Let’s start from your note: {last_note}. Tell one person about it in a line, and ask them what they’d do. Then we do today’s part just as usual, and we don’t add anything to it.',
    twin: 'By your own mark, yesterday was hard on the goal {title}. Could somebody take one small part off you today? If so, ask them early. If not, let’s drop that part and go at half speed.',
  },
]

/** Messages of Teammate after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday’s note: {last_note}. Good, so let’s do the same today, at the same size, without improving it. Read the note once before you begin.',
    twin: 'You marked yesterday as easy. Good, so let’s do the same for the goal {title} today, at the same size, without improving it.',
  },
  {
    text: 'You wrote: {last_note}. Let’s see whether that can happen today, too: when, and where? Put it in the plan, and leave the size as it is.',
    twin: 'Yesterday’s mark says easy. That doesn’t mean there’s room for more, it means the size of the goal {title} is right. We do the same today.',
  },
  {
    text: 'Let’s copy yesterday, since you left a note: {last_note}. Same thing first, same size, same stop. When it’s done, we’re done, even if there’s time left.',
    twin: 'Let’s copy yesterday, since you marked it as easy. Whatever you did first for the goal {title} goes first today. When it’s done, we’re done.',
  },
  {
    text: 'That’s on the log: {last_note}. Which part of it can we get ready in advance today? Put that part out now, so that it’s easy once more.',
    twin: 'Yesterday was easy, and it’s on the log. Which part of the goal {title} can we get ready in advance? Put that part out now, so that today goes the same way.',
  },
]
