import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Say now what done means for today, while it is quiet. Take your own plan for the measure: {plan} If that happens once, in any form, today is finished, and you may close it.',
    twin: 'Say now what done means for the goal {title} today, while it is quiet. Make it something that another person could see. When it has happened once, in any form, the day is finished.',
  },
  {
    text: 'Today ends early if you let it. You planned one thing: {then}. When that is done, you are finished, and nothing behind it is owed. Check in, close whatever is open, and go to the people or the chair you like.',
    twin: 'Today’s share of the goal {title} may end early. One small thing that you can point at is a finished day, and nothing behind it is owed. Check in then, close whatever is open, and go to the chair you like best.',
    byKind: {
      stop: 'A finished day for the goal {title} is not a day without urges. It is one in which you did something else with one of them. When that has happened once, you can check in and leave the day at that.',
    },
  },
  {
    text: 'Before you begin today, pick your last movement: a lid closed, a light switched off, a thing put back. {when}, {then}, and when you like, make that movement. After it you need not think about this until tomorrow.',
    twin: 'Pick the last movement for the goal {title} before you begin: a lid closed, a light switched off. When you make it, the day’s share is done. You need not think about it until tomorrow.',
    byKind: {
      stop: 'Pick today’s last movement for the goal {title}: a light switched off, a curtain drawn, a cup rinsed. When you make it, the day is over, however it went. You need not think about it until tomorrow.',
    },
  },
  {
    text: 'A day for this goal can be very short and still be a whole one. The measure is your own: {then}. If you do that and nothing else, you can write done beside the date, and mean it.',
    twin: 'A day for the goal {title} can be very short and still be a whole one. Pick the smallest thing that deserves a check-in, and write it down now. When it has happened, you can write done beside the date.',
  },
  {
    text: 'Leave a little over today. {when}, {then}, and stop while it is still going well, with something left that you would have liked to do. Tomorrow then has its beginning ready, and you can close the day lightly.',
    twin: 'Leave a little over today. Stop with the goal {title} while it is still going well, and note what you would have done next. Tomorrow then has its beginning ready, and you can close the day lightly.',
    byKind: {
      stop: 'The day can be closed for the goal {title} even if it was not a smooth one. Write down the one minute that you handled as you wanted to. That line is enough to check in with, and it can stand by itself.',
      save: 'Leave something for another day. When one sum or one letter has had a clear look today for the goal {title}, put the papers away. You can leave the others alone until their turn comes.',
    },
  },
  {
    text: 'If you are not sure later whether today was enough, here is the answer in advance: you meant to {then}. If you did that, it was. If you did a part of it, that part was enough for a day like this one.',
    twin: 'If you are not sure later whether today was enough for the goal {title}, here is the answer in advance. If you can name one thing you did for it, it was. You can say that thing out loud, and let it rest there.',
  },
  {
    text: 'Tell today where it ends, as one tells a guest who likes to stay. Say it out loud and plainly, with the sign for it. {when}, {then}, and keep your word when the sign comes.',
    twin: 'Tell the goal {title} where today ends, as one tells a guest who likes to stay. Say the hour or the sign out loud. Then keep your word when it comes, even if a little more would have been possible.',
    byKind: {
      stop: 'Tell the goal {title} where today ends, as one tells a guest who likes to stay. Say the hour out loud. When it comes, you can stop watching yourself, and leave the rest of the day to be ordinary.',
    },
  },
  {
    text: 'Close the day on purpose, with your hand. After you {then}, put one thing back where it lives, and let that be the last word on it. You do not have to add up how it went. It has been.',
    twin: 'Close the day on purpose, with your hand. After one small part of the goal {title}, put something back where it lives. Let that be the last word, and do not add up how it went.',
    byKind: {
      stop: 'Close the day on purpose, with your hand. For the goal {title}, write down one minute that you would like to keep, and close the notebook. You do not have to add up the others. They have been.',
    },
  },
]
