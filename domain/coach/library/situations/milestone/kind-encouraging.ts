import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after seven in a row: what made them possible. The step of the day belongs to the message (`parts.ts`). */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'Seven in a row, with this plan: {when}, {then}. Something made them possible: the hour, a place, or a person. Write it down while it is fresh, and it can help you on a harder day.',
    twin: 'Seven in a row for the goal {title}. Something made them possible: the hour, a place, or a person. Write it down while it is fresh, and it can help you on a harder day.',
  },
  {
    text: 'Seven in a row are on the log, although you expected this: {obstacle}. Write down what you did about it, or what kept it away. That line is there for you on a harder day.',
    also: [
      'Seven in a row are on the log. At the start you wrote {words}. Write one line below it today, about what has helped since then. You can read both on a day that does not want to begin.',
    ],
    twin: 'Seven in a row are on the log for the goal {title}. Write down what was different on the easiest of them. You will be glad of that line on a day that is not easy.',
    twinByKind: {
      stop: 'Seven in a row are on the log for the goal {title}. Write down what you did with the hardest urge. You will be glad of that line when the next hard one comes.',
    },
  },
  {
    text: 'You kept seven in a row, and you wrote why: {why}. How near that has come, only you can say. Write down one moment of these days that had something to do with it, and let today be ordinary.',
    also: [
      'You have kept seven in a row. You can tell {ally} the number today, and which of the days was the hardest. It is good when somebody knows about it. Otherwise, today may be quite ordinary.',
      'You have kept seven in a row, each by your own plan: {when}, {then}. You can tell somebody the number today, and which of the days was the hardest. Otherwise, today may be quite ordinary.',
    ],
    twin: 'You have kept seven in a row for the goal {title}. You can tell somebody the number today, and which of the days was the hardest. It is good when somebody knows about it. Otherwise, today may be quite ordinary.',
  },
  {
    text: 'Seven in a row are behind you, and you noted {last_note}. What would you write beside the other days? One word for each is enough. Together, the words show which days are easy for you, and which need less.',
    also: [
      'Seven in a row are behind you, and this was the plan: {when}, {then}. Which part of it do you no longer have to think about? Write that part down. The rest may stay just as it is.',
    ],
    twin: 'Seven in a row are behind you with the goal {title}. Which part of it do you no longer have to think about? Write that part down. The rest may stay just as it is, and nothing has to get bigger.',
  },
  {
    text: 'The log has seven marks in a row, with {left} until your date. That is enough practice to know what helps. Write down one thing that you will keep until then, and one that you can leave out.',
    also: [
      'The log has seven marks in a row, and your plan has helped with them: {when}, {then}. If some part of it is still hard, you may change that part today. If nothing is, leave the plan as it is.',
    ],
    twin: 'The log has seven marks in a row for the goal {title}. If some part of it is still harder than it has to be, you may change that part today. If nothing is, leave it just as it is.',
  },
  {
    text: 'Seven in a row without a gap, even with this in the way: {obstacle}. Think of the day when it was hardest, and write down what you did then. That line is worth more than any tip from somebody else.',
    also: [
      'Seven in a row without a gap: {when}, {then}. Think of the day when that was hardest, and write down what you did then. That line is worth more than any tip from somebody else.',
    ],
    twin: 'Seven in a row without a gap, for the goal {title}. Think of the day when it was hardest, and write down what you did then. That line is worth more than any tip from somebody else.',
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
    twin: 'A year, day by day: 365 of them are kept for the goal {title}. You can think of the first one for a moment, and of how it began. Then do the usual small part. It is an ordinary day as well.',
  },
  {
    text: 'There are 365 days on the log for the goal {title}. Some were easy, some were nearly forgotten, and the log counts them all the same. Today you do not have to decide on another year. One small part is enough.',
  },
  {
    text: 'You have done this for a year. It has a place in your day by now, and you gave it that place: {then}. Today you might thank someone who made room for it, and then do it the way you always do.',
    twin: 'You have given the goal {title} a year of days, and it has found its place among them. Today you might thank someone who made room for it. Then do the small part you know, the way you always do.',
  },
  {
    text: 'If you wrote to yourself at the beginning of these 365 days, what would you say about the goal {title}? A line is enough. Put it somewhere you will find it on a hard day, and let today be easy.',
  },
]
