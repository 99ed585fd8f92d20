import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after seven in a row: what made them possible. The step of the day belongs to the message (`parts.ts`). */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s seven in a row with our plan: {when}, {then}. Something made it work: the hour, the place, or somebody who helped. Let’s write that down while we still know, so we’ve got it on a bad day.',
    twin: 'That’s seven in a row for the goal {title}. Something made it work: the hour, the place, or somebody who helped. Let’s write that down while we still know, so we’ve got it on a bad day.',
  },
  {
    text: 'Seven in a row, and on day one we named the hard part: {obstacle}. What did we do about it? Let’s get that down in one line. The next time it shows up, we just read the line and do it again.',
    also: [
      'Seven in a row. On day one you wrote {words}. Let’s put one line under it: what has helped since then. The next time we get stuck, we read both. Today’s as usual.',
    ],
    twin: 'Seven in a row for the goal {title}. Which day was the easiest, and what was different? Let’s get that down in one line, and make today as much like it as we can.',
    twinByKind: {
      stop: 'Seven in a row for the goal {title}. What did we do with the worst urge? Let’s get that down in one line. The next time one shows up, we just read the line.',
    },
  },
  {
    text: 'Seven in a row, and here’s what it’s for: {why}. Let’s note one moment from these days that was a bit like that already. If there wasn’t one yet, fine, we’ve only just started.',
    also: [
      'Seven in a row. Let’s tell {ally} the number today, and which day was the hardest. It’s more fun when somebody knows. After that, it’s an ordinary day for us.',
      'Seven in a row, all of them by the plan: {when}, {then}. Let’s tell somebody the number today, and which day was the hardest. After that, it’s an ordinary day for us.',
    ],
    twin: 'Seven in a row for the goal {title}. Let’s tell somebody the number today, and which day was the hardest. It’s more fun when somebody knows. After that, it’s an ordinary day for us.',
  },
  {
    text: 'Seven marks in a row, and for one of them you noted {last_note}. Let’s give the other days a word each. Then we can see which ones go by themselves and which need a hand.',
    also: [
      'Seven marks in a row with the same plan: {when}, {then}. Which bit of it works by itself now? Let’s name it, and leave it alone. We change nothing that works.',
    ],
    twin: 'Seven marks in a row for the goal {title}. Which bit of it works by itself now? Let’s name it, and leave it alone. We change nothing that works, and we don’t make it any bigger.',
  },
  {
    text: 'Seven in a row, and {left} to the date. We know by now what helps. Let’s write down one thing that we keep until then, and one that we can drop. Otherwise, today’s as usual.',
    also: [
      'Seven in a row, done your way: {when}, {then}. If one part of it is still hard, today’s a good day to change that. If nothing is, we leave the plan alone and do the usual.',
    ],
    twin: 'Seven in a row for the goal {title}. If one part of it is still hard, today’s a good day to change that. If nothing is, we leave it alone and do the usual.',
  },
  {
    text: 'Seven without a gap, even with this around: {obstacle}. Which day was the closest call? Let’s write down how we got through it. That’s our best trick so far, and nobody had to teach us.',
    also: [
      'Seven without a gap: {when}, {then}. Which day was the closest call? Let’s write down how we got through it. That’s our best trick so far, and nobody had to teach us.',
    ],
    twin: 'Seven without a gap for the goal {title}. Which day was the closest call? Let’s write down how we got through it. That’s our best trick so far, and nobody had to teach us.',
  },
]

/** Messages of Teammate after thirty days in a row. They count it and change nothing. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s thirty, and the log has every one of them. Let’s change nothing: {when}, {then}, same as yesterday. If somebody asks how you do it, that’s the answer.',
    twin: 'That’s thirty on the goal {title}, and the log has every one of them. Let’s change nothing: same hour, same size, same stop. That’s how we got here.',
    twinByKind: {
      stop: 'That’s thirty on the goal {title}, and the log has every one of them. Let’s change nothing: same trick for the urge, same people to call. That’s how we got here.',
    },
  },
  {
    text: 'Thirty days. We could make it bigger now, and we won’t. The size is right, because it got us this far. Same again today for the goal {title}, and let’s check it off.',
    byKind: {
      stop: 'Thirty days. We could let our guard down now, and we won’t. What we do about an urge works, because it got us this far. Same again today for the goal {title}.',
    },
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
