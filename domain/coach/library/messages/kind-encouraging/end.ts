import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Say now what done means for today, while it is quiet. Your own plan can be the measure: {plan} If that happens once, in any form, today is finished, and you may close it.',
    twin: 'Say now what done means for the goal {title} today, while it is quiet. Make it something that another person could see. When it has happened once, in any form, the day is finished.',
  },
  {
    text: 'You planned one thing for this goal, and it is enough for a whole day: {then}. Whatever follows from it may follow by itself. Check in afterward, and nothing more is due until the next time.',
    twin: 'Today’s share of the goal {title} may end early. One small thing that you can point at is a finished day, and you owe nothing more. Check in then, close whatever is open, and go to the chair you like best.',
    byKind: {
      stop: 'A finished day for the goal {title} is not a day without urges. It is one in which you did something else with one of them. When that has happened once, you can check in and leave the day at that.',
    },
  },
  {
    text: 'Today may end early. {when}, {then}, and what comes of it may be short. When you have had enough, check in and call it a day. You can begin at the same point the next time.',
    twin: 'Pick the last movement for the goal {title} before you begin: a lid closed, a light switched off. When you make it, today’s part is done. You need not think about it until tomorrow.',
    byKind: {
      stop: 'Pick today’s last movement for the goal {title}: a light switched off, a curtain drawn, a cup rinsed. When you make it, the day is over, however it went. You need not think about it until tomorrow.',
    },
  },
  {
    text: 'A day for this goal can be very short and still be a whole one. The measure is your own: {then}. If you do that and nothing else, you can write done beside the date, and mean it.',
    twin: 'A day for the goal {title} can be very short and still be a whole one. Pick the smallest thing that deserves a check-in, and write it down now. When it has happened, you can write done beside the date.',
  },
  {
    text: 'Leave a little over today. {when}, {then}, and take it easy with whatever follows. If more would be possible, you may keep it for another day. It is good to have something left.',
    twin: 'Leave a little over today. Stop with the goal {title} while it is still going well, and note what you would have done next. Tomorrow you can begin with exactly that, and today you can rest.',
    byKind: {
      stop: 'The day can be closed for the goal {title} even if it was not a smooth one. Write down the one minute that you handled as you wanted to. That line is enough for a check-in, and you can leave it at that.',
      save: 'Leave something for another day. When one sum or one letter has had a clear look today for the goal {title}, put the papers away. You can leave the others alone until their turn comes.',
    },
  },
  {
    text: 'If you are not sure later whether today was enough, here is the answer in advance: you meant to {then}. If you did that, it was. If you did a part of it, that part was enough for a day like this one.',
    twin: 'If you are not sure later whether today was enough for the goal {title}, here is the answer in advance. If you can name one thing you did for it, it was. Say that thing out loud, and leave it at that.',
  },
  {
    text: 'Say out loud now what is enough for today. It is the one thing that you planned. {when}, {then}, and then your part is done. You do not have to add anything to it.',
    twin: 'Say out loud now when you will stop with the goal {title}: at a certain hour, or after one song. Keep your word when it comes, even if a little more would have been possible today.',
    byKind: {
      stop: 'Say out loud at what hour today is over for the goal {title}. When that hour comes, you can stop watching yourself. You do not have to look back at how it went, and you can rest.',
    },
  },
  {
    text: 'Today’s part can have a plain end. You planned to {then}, and whatever follows from it is enough. You do not have to judge how it went. You can check in then and think of something else.',
    twin: 'End today’s part on purpose. After one small thing for the goal {title}, put something back where it belongs. Let that be the end, and do not judge how it went. You can think of something else now.',
    byKind: {
      stop: 'End the day on purpose. For the goal {title}, write down one minute that you would like to keep, and close the notebook. You do not have to write about the other minutes, because they are over.',
    },
  },
]
