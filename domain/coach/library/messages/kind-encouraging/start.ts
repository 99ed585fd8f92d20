import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: '{when}, {then}. You chose that move yourself, so nothing is left to decide when the moment comes. It is enough to make it today. Whatever follows from it may be short, and you may end it early.',
    twin: 'For the goal {title}, today only needs a beginning. Think of the very first thing you would do, such as opening, fetching, or sitting down. Do only that. You can stop right after it, if you like.',
    byKind: {
      stop: 'There is a minute before {urge} begins, and only that minute matters today. When you notice it, stand up and take something into your hands. The rest can be decided once the minute is over.',
    },
  },
  {
    text: 'You set out to {act}. The whole of it is not due today, only the very first move. Pick the smallest one you can think of, do it before you sit back down, and let that be enough.',
    twin: 'The whole of the goal {title} is not due today, only the very first move. Pick the smallest one you can think of, do it before you sit back down, and let that be enough.',
    byKind: {
      recover:
        'The goal {title} is allowed to take its time. Today only the easiest part of what helps is asked of you. Begin with that part, stop sooner than you have to, and let that be enough for today.',
      stop: 'To be without {urge} is a lot to ask. Today asks only for one minute of it. The next time the urge comes, put your feet flat on the floor and wait until the minute is over. Then see how you feel.',
    },
  },
  {
    text: 'If you do only one thing for this goal today, let it be what you planned: {then}. You need no special mood for it. If nothing more comes of it, you have still done what you meant to do.',
    twin: 'You could do only one thing for the goal {title} today. Pick one that needs nothing but what is within your reach now. Do it before you look for anything else, and then you can stop.',
    byKind: {
      stop: 'One thing is enough for the goal {title} today. When the urge comes, drink a glass of water, slowly. It keeps your hands and your mouth busy for a minute, and the minute may be enough.',
    },
  },
  {
    text: 'Starting is easier when the first move is decided before you get there, and yours is: {then}. Today you can skip the thinking and only do the move. Whatever comes after it can wait.',
    twin: 'The hard part of {weekday} may be only the minute before you begin. For the goal {title}, pick the first move now, while you are still sitting here. Then you only have to do it, and it may be small.',
    byKind: {
      stop: 'The hard part of {weekday} may be only the minute in which the urge comes. For the goal {title}, pick now where you will go when it does. Then you only have to go there, and wait until it is weaker.',
    },
  },
  {
    text: 'One small thing lies between you and the beginning: {then}. You can do it without being in the mood. Then the hardest part of today may be over, and you can take the rest as it comes.',
    twin: 'You can begin with the goal {title} without feeling like it. Go to the place where it happens, and take the first thing you need into your hand. If you still do not feel like it, you may put it back.',
    byKind: {
      recover:
        'One small thing lies between you and the beginning: {then}. You can take all the time you want for it, and a part is enough. If it does not feel safe, leave it for today.',
      stop: 'You can look after the goal {title} in any mood. Put one thing out of reach that usually makes it hard. That is the whole task for today, and you can do it even if you are tired or annoyed.',
      relate:
        'You can begin with the goal {title} without the right words. One ordinary sentence to one person is enough, about nothing in particular. You only have to say it, and they can answer or not.',
    },
  },
  {
    text: '{when}, make only the first move: {then}. You do not have to know yet how the rest will go. If today turns out short, the first move still counts, and you can check in for it.',
    twin: 'Give the goal {title} one minute today, by the clock. You only have to find out what that first minute is like. If it is hard, you may stop when it is over, and check in for having tried.',
    byKind: {
      stop: 'Give the goal {title} one minute today, by the clock, at the hour that is usually hard. You only have to wait for that minute and do nothing. When it is over, you can see how you feel.',
    },
  },
  {
    text: 'Nothing large has to be finished today. You know the one thing that is needed, because you wrote it down: {then}. Do it when its moment comes, and then check in. That is a whole day’s part.',
    twin: 'Nothing about the goal {title} has to be finished today. It only has to be touched: a page opened, a number dialed, a thing taken out of its drawer. You can leave it at that until tomorrow.',
    byKind: {
      stop: 'Nothing about the goal {title} has to be settled for good today. The next time the urge comes, breathe out once before you do anything at all. That short pause is enough for today, and it counts.',
      recover:
        'Nothing about the goal {title} has to be proved today. It only has to be looked after for a moment, with a chair put right or a question noted. You can leave it at that.',
    },
  },
  {
    text: 'Only one thing is needed for this goal today, and you have said which: {then}. So let it be that one. You can do it, check in, and think about something else until tomorrow.',
    twin: 'If {weekday} had room for one move only, which would you keep for the goal {title}? Take the one that came to mind first, make it shorter still, and do only that. The others can stay undone today.',
  },
]
