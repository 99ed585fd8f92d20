import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after seven days in a row: what made them possible. */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'Seven days in a row are marked for the goal {title}. Something made them possible, the hour, a place, or a person. You can write it down while it is fresh, and otherwise do today as you did yesterday.',
    byKind: {
      finish:
        'Seven days in a row are marked. To {act}, something made them possible, the hour, a place, or a person. Write it down while it is fresh, and do the next piece as you did yesterday’s.',
    },
  },
  {
    text: 'You have seven days on the log. Your own plan is in each of them, in some form: {then}. Today needs nothing new. Only notice which part has become easy, and leave it just like that.',
    twin: 'You have seven days on the log for the goal {title}. Today needs nothing new. Only notice which part has become easy, and write it down in a few words. They will help on a harder day.',
    twinByKind: {
      finish:
        'You have seven days on the log. To {act}, write down the piece that went most easily, and begin the next one in the same way. Today needs nothing else, and nothing larger.',
      learn:
        'You have seven days on the log. To {act}, do one thing from the first of them without looking. If it is easy now, write that down. Today needs nothing else.',
      stop: 'You have seven days on the log. For the goal {title}, write down what you did with the urge on the hardest of them. It will help on another hard day. Today needs nothing else.',
      relate:
        'You have seven days on the log. To {act}, tell them one thing from these days that you liked. You can say it in passing. Today needs nothing else.',
    },
  },
  {
    text: 'Seven marks, one beside the other. You expected this to come up: {obstacle}. Your plan can stay what it was: {then}. It does not have to get any bigger in the next seven.',
    byKind: {
      recover:
        'Seven marks, one beside the other. You expected this to come up: {obstacle}. You can go on being careful with it, and rest when it is there. The next seven do not have to be bigger.',
    },
    twin: 'Seven marks, one beside the other, and they are for the goal {title}. Whatever helped you on those days can help today, at the same size. The next seven do not have to be bigger.',
    twinByKind: {
      finish:
        'Seven marks, one beside the other. To {act}, look at what stands there now that was not there before. The next piece can have the same size. The next seven do not have to be bigger.',
      stop: 'Seven marks, one beside the other, and they are for the goal {title}. Go to the same place when the urge comes today. The next seven do not have to be bigger.',
    },
  },
  {
    text: 'What was the easiest of the seven days? For the goal {title}, you could make today like that one: the same start and the same early end. You need nothing new for it.',
    byKind: {
      finish:
        'What was the easiest of the seven days? To {act}, make today like that one: the same first move, the same table, and the same early end. You need nothing new for it.',
      relate:
        'What was the easiest of the seven days? To {act}, go back to that hour today, with one question. You need nothing new for it, and it may be short, as it was then.',
    },
  },
]

/** Messages of Kind & Encouraging after thirty days in a row. They return the credit and ask for no more. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'Thirty days kept. At the start you wrote what might get in the way: {obstacle}. Today may have it too, and you have thirty days of practice. Same plan, same size.',
    twin: 'Thirty days kept for the goal {title}. You found your way of doing this, on good days and on others. Today can be as small as most of them were.',
  },
  {
    text: 'There are thirty days on the log, and each of them was only a day. You planned it yourself: {then}. It has been enough so far, and it is enough today.',
    twin: 'There are thirty days on the log for the goal {title}, and each of them was only a day. What was enough for those is enough for this one.',
  },
  {
    text: 'Thirty days. You wrote why, before the first of them: {why}. You can read that once more, do today’s usual part, and be pleased in whatever way you like.',
    twin: 'Thirty days for the goal {title}. You can tell somebody who likes to hear such things. Then do today’s usual part, and let it be an ordinary day.',
  },
  {
    text: 'After thirty days you know things about the goal {title} that nobody could have told you. You might write one of them down today. The usual small part comes with it, and no more.',
  },
]

/** Messages of Kind & Encouraging after ninety days in a row: the reason, and a choice about what stays. */
export const milestoneNinetyMessages: readonly LibraryMessage[] = [
  {
    text: 'Ninety days. At the start you wrote: {why}. How near that is, only you can say. Today you could choose what to keep from the plan. Some of it may stay simply because you like it, and some of it may go.',
    twin: 'Ninety days for the goal {title}. How near it is, only you can say. Today you could choose what to keep from the way you have done it. Some of it may stay simply because you like it, and some may go.',
  },
  {
    text: 'You have kept ninety days, and few of them were quite the same. Which part of the goal {title} would you miss if it were gone? Keep that part today. About the rest you can decide some other time, or not at all.',
  },
  {
    text: 'Ninety days ago this was a sentence you had written: {plan} By now you know what it is like to live with it. You may keep it, loosen it, or change its hour. For today, do it the way you like it best.',
    twin: 'Ninety days ago the goal {title} was only a sentence you had written. By now you know what it is like to live with it. You may keep it, loosen it, or change its hour. Today, do it the way you like best.',
  },
  {
    text: 'The log shows ninety days without a gap. You do not have to do anything with that number. If you want to, tell it to someone who saw a few of those days. Then give the goal {title} its usual small part.',
  },
]

/** Messages of Kind & Encouraging after 365 days in a row. */
export const milestoneYearMessages: readonly LibraryMessage[] = [
  {
    text: 'A year, day by day: 365 of them are kept. You wrote at the start: {why}. Read that sentence once today, as if a friend had written it to you. Then do the usual small part.',
    twin: 'A year, day by day: 365 of them are kept for the goal {title}. You can think of the first one for a moment, and of who you were with. Then do the usual small part. It is an ordinary day as well.',
  },
  {
    text: 'There are 365 days on the log for the goal {title}. Some were easy, some were nearly forgotten, and the log counts them all the same. Today you need not decide on another year. One small part is enough.',
  },
  {
    text: 'You have done this for a year. It has a place in your day by now, and you gave it that place: {then}. Today you might thank someone who made room for it, and then do it the way you always do.',
    twin: 'You have given the goal {title} a year of days, and it has found its place among them. Today you might thank someone who made room for it. Then do the small part you know, the way you always do.',
  },
  {
    text: 'If you wrote to yourself at the beginning of these 365 days, what would you say about the goal {title}? A line is enough. Put it somewhere you will find it on a hard day, and let today be easy.',
  },
]
