import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after seven days in a row: what made them possible. */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s seven, and the log has each of them. Let’s write down what made it work: the hour, the place, or a person who helped. Then the goal {title} goes the same way today, and we change nothing.',
  },
  {
    text: 'Seven in a row, done your way: {then}. We don’t change anything. If one part of it still annoys you, put that in the note. Let’s look at it when there’s time.',
    twin: 'Seven in a row on the goal {title}, done your way. We don’t change anything. If one part of it still annoys you, put that in the note. Let’s look at it when there’s time.',
    twinByKind: {
      finish:
        'Seven in a row, done your way. To {act}, let’s look at which piece went best and begin the next one like that. We change nothing else, and nothing gets bigger.',
      stop: 'Seven in a row on the goal {title}. Let’s write down what you did with the hardest urge, so we’ve got it on a bad day. Today goes the same way.',
      relate:
        'Seven in a row, done your way. To {act}, let’s tell them one thing from these days that you really liked. Otherwise, we change nothing, and today’s as usual.',
    },
  },
  {
    text: 'You wrote what might get in the way: {obstacle}. Seven days later, the answer’s still the one in your plan: {then}. We change nothing about it, and today’s as usual.',
    byKind: {
      recover:
        'You wrote what worries you: {obstacle}. Seven days later, that may still be so. Let’s go on being careful and rest when it’s there. We don’t make anything bigger.',
    },
    twin: 'Seven days on the goal {title}, and we know a bit about how it works. Let’s note in one line what helped, so we’ve got it on a bad day. Otherwise, today’s as usual.',
    twinByKind: {
      learn:
        'Seven days, and we can check what stuck. To {act}, do one thing from day one without looking. Note in one line how it went. Otherwise, today’s as usual.',
      finish:
        'Seven days, and something’s there now that wasn’t. To {act}, let’s write it down in one line, for a bad day. Then we do the next piece, same size.',
    },
  },
  {
    text: 'The log says seven. We keep the goal {title} at its usual size, with the same start and the same stop. Let’s note in a word which day was the easiest, and use that hour today.',
    byKind: {
      finish:
        'The log says seven. To {act}, we keep the usual size, with the same first move and the same stop. Which day was the easiest? Let’s use that hour today.',
      relate:
        'The log says seven. To {act}, we keep the usual size: one question, one answer. Which day was the easiest? Let’s use that hour again today, and nothing new.',
    },
  },
]

/** Messages of Teammate after thirty days in a row. They count it and change nothing. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s thirty, and the log has every one of them. Let’s change nothing: {when}, {then}, same as yesterday. If somebody asks how you do it, that’s the answer.',
    twin: 'That’s thirty on the goal {title}, and the log has every one of them. Let’s change nothing: same hour, same size, same stop. That’s how we got here.',
  },
  {
    text: 'Thirty days. We could make it bigger now, and we won’t. The size is right, because it got us this far. Same piece for the goal {title} today, and let’s check it off.',
  },
  {
    text: 'Thirty on the log, even with this on some of the days: {obstacle}. You’ve got an answer for it by now, so we keep that answer. Nothing new today, only the next day.',
    twin: 'Thirty on the log for the goal {title}. We keep it as it is, even the parts that aren’t perfect. Nothing new today, only the next day.',
  },
  {
    text: 'Thirty marks. Who helped us keep the goal {title} going? Let’s tell that person the number today, and then do the usual.',
  },
]

/** Messages of Teammate after ninety days in a row: the reason, and a choice about what stays. */
export const milestoneNinetyMessages: readonly LibraryMessage[] = [
  {
    text: 'Ninety days. You wrote why at the start: {why}. Is it still the reason? If it is, let’s change nothing. If you’ve got a better one by now, we put it on the goal’s page. Today’s part stays the same size.',
    twin: 'Ninety days on the goal {title}. Do you still have the reason you started with? If you do, let’s change nothing. If you’ve got a better one by now, we put it on the page. Today’s part stays the same size.',
  },
  {
    text: 'We’ve got ninety on the log. By now you can see which parts of the goal {title} do the work and which don’t. Let’s name one part that stays. We can drop the others when they get in the way.',
  },
  {
    text: 'Ninety days with this plan: {plan} We can keep it word for word, or you cross out what you don’t need anymore. Let’s do that today, with a pen. Then do what’s left, the same way as on the other days.',
    twin: 'Ninety days for the goal {title}. We can keep it as it is, or you cross out what you don’t need anymore. Let’s do that today, with a pen. Then do what’s left, the same way as on the other days.',
  },
  {
    text: 'Ninety days on the log, without a gap. Let’s tell one person who’d like to know. Then look at the goal {title}: which part would we keep if you had only half the time? Let’s do that part today.',
  },
]

/** Messages of Teammate after 365 days in a row. */
export const milestoneYearMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s 365, and most of them were ordinary days. Let’s give the goal {title} one more of those today, same place, same size. Then tell somebody who knows you the number.',
  },
  {
    text: 'A year on the log, 365 marks, and your plan still works: {then}. We don’t change it. Let’s write one line about what this year took, and put the date beside it.',
    twin: 'A year on the log, 365 marks for the goal {title}. We don’t change what works. Let’s write one line about what this year took, and put the date beside it.',
  },
  {
    text: 'You wrote why a year ago: {why}. Let’s compare that with today. Whatever you find, we do the usual part. If the goal should be a different one by now, change it on its page.',
    twin: 'A year’s work for the goal {title}, and all of it is on the log. Let’s look through it once. Then we do the usual part. If the goal should be a different one by now, change it.',
  },
  {
    text: 'Let’s thank somebody who made room for the goal {title} over 365 days. Pick one person and send a line. After that it’s an ordinary day: same place, same size, same mark.',
  },
]
