import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after today's check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'You have checked in for today, so nothing here is due. If you like, you can set one thing out for tomorrow. Then the day is yours.',
  },
  {
    text: 'Today is marked for the goal {title}, and that is enough. What follows here is only if you feel like it. You can also just close the page.',
  },
  {
    text: 'Your check-in is in. You may sit down without a plan now. If a thought about tomorrow comes along, you can write it down and forget it.',
  },
  {
    text: 'That was today, and it counts as it is. You could make tomorrow’s first minute easier for the goal {title}. You could also leave it and rest.',
  },
  {
    text: 'Done for today. What stands below is only there if you would like something to do. You need none of it, and you can rest.',
  },
  {
    text: 'There is nothing left to do here today. If it went easily, you can note in a few words what helped. The rest of the day is yours.',
  },
]

/** Messages of Kind & Encouraging on the first day: one try, to learn from. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'The plan is already yours: {when}, you will {then}. You also wrote what may come up: {obstacle}. Today you need only try it once and notice where it catches. That is enough.',
    twin: 'This is the first day of the goal {title}, and it only has to show you something. Try one small thing for it and notice where it catches. That is enough. Tomorrow you will know a little more.',
    twinByKind: {
      finish:
        'This is the first day, and it only has to show you something. To {act}, open what you have and write down what is missing first. That is enough. Tomorrow you will know where to go on.',
      learn:
        'This is the first day, and it only has to show you something. To {act}, write down what you know already, before you look anything up. That is enough. Tomorrow you can begin with the first gap.',
      stop: 'This is the first day, and it only has to show you something. For the goal {title}, write down when the urge came once, and what was around you. That is enough. Tomorrow you can change one of those things.',
      relate:
        'This is the first day, and it only has to show you something. To {act}, ask them one question today and notice when it was easy. That is enough. Tomorrow you can use that hour again.',
    },
  },
  {
    text: 'You have already named the moment to watch: {obstacle}. On this first day, you can simply look at it when it comes, with your plan in mind: {then}. Today only has to show you how that goes.',
    twin: 'On a first day, you can afford to be curious. Look out for the moment that makes the goal {title} hard, and write down when it came. You do not have to master it. Seeing it is enough.',
  },
  {
    text: 'Here is how it begins, in your own words: {plan} Try it once today, just as it stands. You are not proving anything. You are only finding out what the plan is like on a real day.',
    twin: 'The goal {title} begins today, and it can begin small. Lay out what helps, try it for a minute, and stop. You are not proving anything. You are only finding out what it is like on a real day.',
    twinByKind: {
      finish:
        'Today begins with something small. If you want to {act}, gather what belongs to it in one place and look at it for a minute. You are not proving anything. You only find out what is there.',
      stop: 'Today begins with something small. For the goal {title}, settle on one thing for your hands, and try it with the first urge. You are not proving anything. You only find out whether it helps you.',
      relate:
        'Today begins with something small. If you want to {act}, let them finish what they say, once. You are not proving anything. You only find out what it is like on a real day.',
    },
  },
  {
    text: 'You wrote why you want this: {why}. You do not have to do all of it on the first day. Try one easy thing, and notice afterward what you would do differently. Then you can rest.',
    twin: 'You need no more reasons for the goal {title} on the first day. Try one easy thing, and notice afterward what you would do differently. Then you can rest, and do it that way tomorrow.',
    twinByKind: {
      finish:
        'You need no more reasons on the first day. To {act}, do the smallest thing that somebody else could see, a note, a label, or a call. Notice what you would do differently. Then you can rest.',
      learn:
        'You need no more reasons on the first day. To {act}, try one small piece, first from memory and then with the book. Notice where you got stuck. Then you can rest, and begin there tomorrow.',
    },
  },
  {
    text: 'It is easy to put too much into a first day. {when}, {then}, and leave it at that, even if you could manage more. If you would have liked to go on, today went well enough.',
    twin: 'It is easy to put too much into a first day. For the goal {title}, do less than you could manage today. If you would have liked to go on a little, it went well enough.',
    twinByKind: {
      finish:
        'It is easy to put too much into a first day. To {act}, finish one thing that takes a minute, even if you could manage more. If you would have liked to go on, it went well enough.',
      relate:
        'It is easy to put too much into a first day. To {act}, a few good minutes with them are enough. If you would have liked to go on a little, it went well enough.',
    },
  },
  {
    text: 'Would it help to make today a rehearsal? The goal {title} is new, and so are the small things around it. Try the place, the hour, and the first move once, lightly, and call that the first day.',
  },
]

/** Messages of Kind & Encouraging late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'Today is still open. If you have done something for the goal {title}, you only have to check in. If not, one easy minute is enough at this hour, and then you can rest.',
  },
  {
    text: 'It is late enough to be gentle. You have {run} on the log, and they stay there whatever comes. For the goal {title}, one small thing still fits. Or you can simply sleep.',
  },
  {
    text: 'The day may have gone well and only the check-in is missing. Then check in, and that is all. If the day had no room for the goal {title}, a minute of something easy still counts.',
  },
  {
    text: 'There is a little of this evening left, and you can choose how to use it. Do only what you planned: {then}. Then check in, and you can sit down.',
    twin: 'There is a little of this evening left, and you can choose how to use it. For the goal {title}, the shortest version is enough. It can be done slowly, and even in slippers.',
    twinByKind: {
      finish:
        'There is a little of this evening left, and you can choose how to use it. To {act}, write down the next thing in one line, and leave it out. That counts.',
      learn:
        'There is a little of this evening left, and you can choose how to use it. To {act}, say one thing you know with your eyes closed. That counts, even in slippers.',
      relate:
        'There is a little of this evening left, and you can choose how to use it. To {act}, send one kind line, or write it down for tomorrow. That counts.',
    },
  },
  {
    text: 'If you are tired, let this be very short. The goal {title} only needs something small today, and you can do it on the way to bed. Then check in, and put out the light.',
  },
  {
    text: 'The day is not over, and it asks for little. You could do one easy thing for the goal {title}, check in, and be finished. After {run}, you know how small it may be.',
  },
]
