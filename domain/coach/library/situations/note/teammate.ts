import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after a note that a day was hard: less, and for a goal to recover the doctor or the therapist. A note may be a state, an event or a feeling. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote yesterday: {last_note}. So today we do the first move and no more. {when}, {then}, and stop there, even if it goes well. We don’t carry anything over, and it’s a full day on the log.',
    twin: 'You marked yesterday as hard. So we cut the goal {title} down to a minute today. Set a timer, begin with the move you know best, and stop when it rings. Nobody adds up the rest later.',
    byKind: {
      recover:
        'You wrote yesterday: {last_note}. Let’s not push on, let’s pass that on. Copy the line for a doctor or a therapist who knows you. We do a little less today, and you call earlier if it gets worse.',
      stop: 'You wrote yesterday: {last_note}. That’s one day, and we still have the plan. {when}, {then}. Let’s say it out loud once now, and then take today as it comes. That’s enough for today.',
    },
    twinByKind: {
      finish:
        'You marked yesterday as hard, so we cut it down to a minute. To {act}, set a timer, do the bit that needs no thinking, and stop when it rings. Nobody adds up the rest.',
      learn:
        'You marked yesterday as hard, so nothing new today. To {act}, let’s go once over a piece you know well, slowly, and stop there. Nobody adds up the rest, and it’s a full day.',
      relate:
        'You marked yesterday as hard, so we keep it tiny. To {act}, a greeting or a shared cup of tea will do today. Let’s leave the hard topic alone. Nobody adds up the rest.',
      stop: 'You marked yesterday as hard. That’s one day. For the goal {title}, let’s pick the room for the next urge now, while it’s easy. Go there once, and that’s enough for a day after a hard one.',
      recover:
        'You marked yesterday as hard, so let’s rest and pass it on. For the goal {title}, leave out whatever hurts, and tell a doctor or a therapist who knows you. Call earlier if it gets worse.',
    },
  },
  {
    text: 'From yesterday’s log: {last_note}. So let’s lighten today. Cross one other job off the list now, to make room for the plan: {then}. We’re not adding anything. Tomorrow gets its own line on the log.',
    twin: 'The log says yesterday was hard. So for the goal {title}, we only get ready today. Put out the first thing you’d need, and leave it there. Let’s call that a full day. Tomorrow it’s waiting for you.',
    byKind: {
      recover:
        'From yesterday’s log: {last_note}. So we keep today light, and rest counts as part of it. Let’s ask a doctor or a therapist how much is right after a day like that. Until we know, you do less than usual.',
    },
    twinByKind: {
      stop: 'The log says yesterday was hard. So for the goal {title}, we only get ready today. Put a glass, a cloth, or a number to call where the urge usually comes. Let’s call that a full day.',
      relate:
        'The log says yesterday was hard. So we only get ready today. To {act}, write down one easy question for the next talk, and put it in your pocket. Let’s call that a full day.',
      recover:
        'The log says yesterday was hard. So for the goal {title}, rest is the job today. Let’s ask a doctor or a therapist how much is right after a day like that. Until then, do less.',
    },
  },
  {
    text: 'This is your note: {last_note}. We don’t have to solve it, but somebody can know. Tell one person today, in one line. That’s the only job on this goal. Let’s put the usual one on tomorrow’s list.',
    twin: 'Yesterday’s marked as hard for the goal {title}. We don’t have to solve that, but somebody can know. Tell one person today, in one line. That’s the only job on it today. Let’s put the usual one on tomorrow’s list.',
    byKind: {
      recover:
        'This is your note: {last_note}. We don’t guess what it means, we ask. Read the line to a doctor or a therapist by phone, or put it with your next appointment. Let’s keep today slow until then.',
      stop: 'This is your note: {last_note}. We don’t have to solve it, but somebody can know. Tell one person today, in one line. If it comes up again, let’s go straight to the plan: {then}.',
    },
  },
  {
    text: 'Let’s start from your note: {last_note}. So we wait for the calmest moment of today and do one thing in it: {then}. Stop while it’s easy. Nobody measures it, and it’s a full line on the log.',
    twin: 'By your own mark, yesterday was hard on the goal {title}. So let’s put the first thing out and touch it for a minute. If that’s enough, we stop there, and it’s a full line on the log.',
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
    text: 'Yesterday’s note: {last_note}. Good, so nothing needs to change. {when}, {then}, the way you did yesterday. Then let’s stop at the same place.',
    byKind: {
      stop: 'Yesterday’s note: {last_note}. Good, so let’s have that ready again today. When the hard minute comes, the plan stays as it is: {then}.',
    },
    twin: 'You marked yesterday as easy. Good, so let’s do just as much for the goal {title} today. Nothing has to be better.',
    twinByKind: {
      finish: 'You marked yesterday as easy. Good, so to {act}, let’s do about as much today, at the same hour.',
      stop: 'You marked yesterday as easy. Good, so for the goal {title}, let’s use the same way out today when the urge comes.',
      relate:
        'You marked yesterday as easy. Good, so to {act}, let’s use the same hour and the same kind of question today.',
    },
  },
  {
    text: 'You wrote: {last_note}. Let’s take it as it is, and not ask for more. Our job today is the usual one: {then}. After that, you’re free.',
    twin: 'Yesterday’s mark says easy, so the size of the goal {title} is right. We begin today with what you did first, and keep it that size.',
  },
  {
    text: 'This is on the log: {last_note}. So let’s do the same as yesterday, hour and all: {then}. When it’s done, we’re done.',
    twin: 'Let’s copy yesterday, since you marked it as easy. Whatever you did first for the goal {title} goes first today. When it’s done, we’re done.',
    twinByKind: {
      learn:
        'Let’s copy yesterday, since you marked it as easy. To {act}, do that piece once more without looking. When it’s done, we’re done.',
      finish:
        'Let’s copy yesterday, since you marked it as easy. To {act}, begin with the move that you made first. When it’s done, we’re done.',
    },
  },
  {
    text: 'We go by yesterday’s note: {last_note}. Let’s start the same way and stop at the same point. It doesn’t have to get bigger for us.',
    byKind: {
      stop: 'We go by yesterday’s note: {last_note}. Whatever helped then is worth setting out again today. Let’s leave everything else the way it is.',
    },
    twin: 'Yesterday was easy, and it’s on the log. We do about as much again for the goal {title}. If it’s as light as yesterday, good, and if it isn’t, that’s fine with us.',
  },
]
