import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide before you begin what today needs to be complete. You have written it down: {then}. When that is done, leave the matter, and do not ask afterward whether it was enough.',
    twin: 'Decide before you begin what today needs to be complete for the goal {title}. Choose one act whose end can be seen. When it is done, leave the matter, and do not ask afterward whether it was enough.',
    byKind: {
      stop: 'Decide what today needs to be complete for the goal {title}. A day without any urge is too much to ask. One minute met as you chose is not. When that has happened, check in and leave it.',
    },
  },
  {
    text: 'A goal may take long, but a day can be finished. Yours is finished when you have done this: {plan} Anything more belongs to tomorrow. Decide now to leave it there.',
    twin: 'A goal may take long, but a day can be finished. Choose what will finish today for the goal {title}, and write it down in a few words. When it is done, leave the rest for tomorrow.',
  },
  {
    text: 'Decide what ends the day for this goal, and decide it now. {when}, {then}. Once that is done, the matter is closed, and you can leave it alone until tomorrow.',
    twin: 'Today’s work on the goal {title} needs a last movement: a lid that you close, a lamp, a door. Choose it now, and make it when you have done your part. Then leave the work alone.',
    byKind: {
      stop: 'Which movement will end the difficult hour today: turning off a lamp, closing a window, putting back a glass? For the goal {title}, choose one and make it, however the hour went. Then leave the hour alone.',
    },
  },
  {
    text: 'Decide now how you will know that today is done. If you {then}, once and without hurry, it is done. Write that down now, and read it when you begin to doubt it.',
    twin: 'Decide now how you will know that today is done for the goal {title}. Choose something that another person could see or count. When it is there, leave it, and do not wait for a feeling.',
  },
  {
    text: 'Leave tomorrow’s part to tomorrow. {when}, {then}, and with that today has had its share. Wait with the next share, and with any plan for it, until you have slept.',
    twin: 'Leave something of the goal {title} for tomorrow. Stop today at a point where you know what comes next, and write that down in a line. Tomorrow you will not have to decide how to begin.',
    byKind: {
      stop: 'Leave the question of forever out of today. For the goal {title}, the day ends when you sleep, and most hours until then are ordinary. Decide which hour needs a plan, and plan that one.',
    },
  },
  {
    text: 'At some point you will ask whether you could have done more. Decide on the answer now: perhaps, but it was not needed today. This was needed: {then}. Do that, and leave the question alone.',
    twin: 'At some point you will ask whether you could have done more for the goal {title}. Decide on the answer now: perhaps, but it was not needed today. Choose what is needed, write it in one line, and do that.',
  },
  {
    text: '{when}, {then}. Then wait for one breath before you do anything else. Check in if you want to, put this page away, and leave the goal alone until tomorrow.',
    twin: 'Do a small part of the goal {title} today, and then wait for one breath before you do anything else. Check in, put this page away, and leave the goal alone until tomorrow.',
  },
  {
    text: 'Much may stay open today. What you planned for this goal is short: {then}. Choose that, let it be the end of the matter, and leave whatever is open to its own day.',
    twin: 'Which unfinished part of the goal {title} would trouble you most if it stayed open? If it can wait, write it down for a certain day. Choose one short thing that cannot wait, and end with that.',
  },
]
