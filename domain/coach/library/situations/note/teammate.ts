import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after a note that a day was hard: less, and for a goal to recover the doctor or the therapist. A note may be a state, an event or a feeling. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. Let’s not push harder, let’s make it smaller. {when}, {then}, and we stop as soon as it’s done. Everything else can wait for a better day, and we don’t owe it to anybody.',
    twin: 'You marked yesterday as hard. Let’s not push harder on the goal {title}, let’s make it smaller. We do half of the usual amount, early if you can. Everything else can wait for a better day, and we don’t owe it.',
    byKind: {
      recover:
        'You wrote yesterday: {last_note}. Let’s not push on, let’s pass that on. Copy the line for a doctor or a therapist who knows you. We do a little less today, and you call earlier if it gets worse.',
      stop: 'You wrote yesterday: {last_note}. That’s one day, and we still have the plan. {when}, {then}. Let’s say it out loud once now, and then take today as it comes. That’s enough for today.',
    },
  },
  {
    text: 'From yesterday’s log: {last_note}. So we keep today’s job small: {then}, and nothing after it. If even that’s too much today, we rest and say so in the note. Tomorrow is another line on the log.',
    twin: 'The log says yesterday was hard. So we keep today’s job for the goal {title} small: the part you mind least, once. If even that’s too much today, we rest and say so in the note.',
    byKind: {
      recover:
        'From yesterday’s log: {last_note}. So we keep today light, and rest counts as part of it. Let’s ask a doctor or a therapist how much is right after a day like that. Until we know, you do less than usual.',
    },
  },
  {
    text: 'This is your note: {last_note}. We don’t have to solve it, but somebody can know. Tell one person today, in one line. Then let’s do the smallest part of the usual job, and stop there together.',
    twin: 'Yesterday’s marked as hard for the goal {title}. We don’t have to solve that, but somebody can know. Tell one person today, in one line. Then let’s do the smallest part of the usual job, and stop there.',
    byKind: {
      recover:
        'This is your note: {last_note}. We don’t guess what it means, we ask. Read the line to a doctor or a therapist by phone, or put it with your next appointment. Let’s keep today slow until then.',
      stop: 'This is your note: {last_note}. We don’t have to solve it, but somebody can know. Tell one person today, in one line. If it comes up again, let’s go straight to the plan: {then}.',
    },
  },
  {
    text: 'Let’s start from your note: {last_note}. Today gets less than usual, and that’s agreed between us. We do the first part, slowly, and look how it is. If it’s still hard, we leave it there for today.',
    twin: 'By your own mark, yesterday was hard on the goal {title}. Today gets less than usual, and that’s agreed between us. We do the first part, slowly, and look how it is. If it’s still hard, we leave it there.',
    byKind: {
      stop: 'Let’s start from your note: {last_note}. We don’t make today any harder. Pick the hour that’s usually worst, and be with somebody then, or somewhere that makes it easy. Let’s leave the rest of the day alone.',
      recover:
        'Let’s start from your note: {last_note}. Today gets less than usual, and that’s agreed between us. You sit down more often, and nothing has to be tried out. If it stays like this, we have a doctor look at it.',
    },
  },
]

/** Messages of Teammate after a note that a day was easy: the same again, and no more. A note may be a state, an event or a feeling. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday’s note: {last_note}. Good to hear, and nothing needs to change. {when}, {then}, same as yesterday. Then let’s stop at the same place.',
    twin: 'You marked yesterday as easy. Good, so let’s do the same for the goal {title} today, at the same size, without improving it.',
  },
  {
    text: 'You wrote: {last_note}. Let’s take it as it is, and not ask for more. Our job today is the usual one: {then}. After that, you’re free.',
    twin: 'Yesterday’s mark says easy, so the size of the goal {title} is right. We begin today with what you did first, and add nothing to it.',
  },
  {
    text: 'That’s on the log: {last_note}. We don’t turn it into a bigger job. Same amount today, same stop, and when it’s done, we’re done.',
    twin: 'Let’s copy yesterday, since you marked it as easy. Whatever you did first for the goal {title} goes first today. When it’s done, we’re done.',
  },
  {
    text: 'Let’s keep this note where we can find it: {last_note}. Today’s the usual size again. If it’s as light as yesterday, good, and if it isn’t, that’s fine with us.',
    twin: 'Yesterday was easy, and it’s on the log. Today’s the usual size again for the goal {title}. If it’s as light as yesterday, good, and if it isn’t, that’s fine with us.',
  },
]
