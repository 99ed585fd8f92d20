import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after a note that a day was hard: one thing to move or to shrink. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Let’s not push harder, let’s be ready for it. Put that line on a card, and below it one small move for the next time. The card goes in your pocket.',
    twin: 'You marked yesterday as hard. Let’s not push harder on the goal {title}, let’s be ready. Write on a card what made it hard, and below it one small move. The card goes in your pocket.',
    byKind: {
      recover:
        'You wrote yesterday: {last_note}. Let’s not push on, let’s pass that on. Copy the line for a doctor or a therapist who knows you. We do a little less today, and you call earlier if it gets worse.',
    },
  },
  {
    text: 'From yesterday’s log: {last_note}. So we keep today’s job small: {then}, and nothing after it. If even that’s too much today, we rest and say so in the note. Tomorrow is another line on the log.',
    twin: 'The log says yesterday was hard. So we keep today’s job for the goal {title} small: the part you mind least, once. If even that’s too much today, we rest and say so in the note.',
  },
  {
    text: 'This is your note: {last_note}. We don’t discuss it, we plan around it. What would have helped you just before it? Let’s get that ready now, even if it’s only a pause or a glass of water.',
    twin: 'Yesterday’s marked as hard, and we don’t need to know more. For the goal {title}, pick the minute when it got hard. Let’s put something in front of it today: a pause, a door, a glass of water.',
  },
  {
    text: 'Let’s start from your note: {last_note}. Send it to one person as it is. Ask them to take one small thing off you today. We drop whatever nobody can take, and you go slowly with what’s left.',
    twin: 'By your own mark, yesterday was hard on the goal {title}. Pick one person, and ask them early to take one small thing off you. Let’s drop whatever nobody can take, and go slowly with what’s left.',
  },
]

/** Messages of Teammate after a note that a day was easy: a repeat, and no more. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday’s note: {last_note}. Good, so let’s begin with the part of that which we can set up. Same size, same stop, and no improving.',
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
