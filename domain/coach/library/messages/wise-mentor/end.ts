import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide, before you begin, what would make today complete. You have a measure already: {then}. When that is done, leave the matter, and do not reopen it to see whether it was enough.',
    twin: 'Decide, before you begin, what would make today complete for the goal {title}. Let it be one act with a visible end. When it is done, leave the matter closed.',
    byKind: {
      stop: 'Decide what would make today complete for the goal {title}. An untroubled day is too much to decide; one minute met as you chose is not. When that has happened, leave the counting to the log.',
    },
  },
  {
    text: 'One does not finish a goal on an ordinary day, one finishes the day. Yours is finished by this: {plan} Anything beyond it belongs to tomorrow, which may not need it. Decide now to leave it there.',
    twin: 'One does not finish a goal on an ordinary day, one finishes the day. Choose what will finish today for the goal {title}, write it in a few words, and leave out the word more. Then keep to it.',
  },
  {
    text: 'Choose the gesture with which today’s work will end, the lid, the lamp, or the door. {when}, {then}, and make the gesture when you judge it is time. What has a visible end is easier to leave alone.',
    twin: 'Choose the gesture with which today’s share of the goal {title} will end, the lid, the lamp, or the door. Make it when you judge it is time. What has a visible end is easier to leave alone.',
    byKind: {
      stop: 'Choose the gesture with which you will close the difficult hour today: a lamp, a window, a glass put back. For the goal {title}, make it whatever the hour was like. What has a visible end is easier to leave alone.',
    },
  },
  {
    text: 'It is possible to have done what was needed and not to notice. So decide in advance how you will know. If you {then}, once and without hurry, you will have done it. Write that down, and believe the paper.',
    twin: 'It is possible to have done what was needed for the goal {title} and not to notice. So decide in advance how you will know, by something that can be seen or counted by others. Later, believe that.',
  },
  {
    text: 'Leave something for tomorrow, and leave it willingly. {when}, {then}, and stop at a place from which the next step is plain. Write that step down. The wish to go on will keep until it is needed.',
    twin: 'Leave something of the goal {title} for tomorrow, and leave it willingly. Stop today at a place from which the next step is plain, and write that step down. The wish to go on will keep until it is needed.',
    byKind: {
      stop: 'Leave the question of forever out of today. For the goal {title}, the day ends when you sleep, and until then there are only hours, most of them ordinary. Decide which one needs a plan, and plan that one.',
    },
  },
  {
    text: 'Sooner or later you will ask whether you might have done more. Decide on the answer now: you might have, and it was not asked. What was asked is this: {then}. Do that, and leave the question its answer.',
    twin: 'Sooner or later you will ask whether you might have done more for the goal {title}. Decide on the answer now: perhaps, and it was not asked. Choose what is asked, in one line, and do that.',
  },
  {
    text: 'Let the end be as deliberate as the beginning. {when}, {then}, and afterward take one breath in which you do nothing about it at all. Then check in, or wait until the hour suits you, and leave this page.',
    twin: 'Let the end be as deliberate as the beginning. After a small part of the goal {title}, take one breath in which you do nothing about it at all. Then check in when it suits you, and leave this page.',
  },
  {
    text: 'Consider which unfinished thing would trouble you most if it stayed open, and whether it belongs to today. If it does not, write it down for its own day. What belongs to today is brief: {then}. Close with that.',
    twin: 'Consider which unfinished part of the goal {title} would trouble you most if it stayed open, and whether it belongs to today. If it does not, write it down for its own day. Choose something brief, and close with that.',
  },
]
