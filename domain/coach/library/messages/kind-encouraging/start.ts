import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: '{when}, {then}. That sentence is yours, and today only its beginning is asked of you. Get as far as the first movement of your hands. What follows can be short, and you can end it early.',
    twin: 'For the goal {title}, today only needs a beginning. Find the movement that comes before all the others, so small that you could do it with your coat on. You can stop right after it.',
    byKind: {
      stop: 'There is a minute before {urge} begins, and only that minute is today’s business. When you notice it, stand up and take something into your hands. The rest can be decided once the minute is over.',
    },
  },
  {
    text: 'You set out to {act}. The whole of it is not due today, only the very first move. Pick the smallest one you can think of, do it before you sit back down, and let that be enough.',
    twin: 'The whole of the goal {title} is not due today, only the very first move. Pick the smallest one you can think of, do it before you sit back down, and let that be enough.',
    byKind: {
      recover:
        'The goal {title} can keep its own pace. Today only the easiest part of what helps is asked of you. Begin with that part, end it sooner than you have to, and call it a day’s share.',
      stop: 'To be without {urge} is a large thing to ask of anyone. Today only asks for its smallest piece. The next time the urge comes, put your feet flat on the floor and wait one minute. Then decide.',
    },
  },
  {
    text: 'You could read this to the end and then only do one thing: {then}. It needs no mood and no preparation. If it turns out to be all that happens today, it was still the part you had planned.',
    twin: 'You could read this to the end and then do only one thing for the goal {title}. Take what already lies within reach and begin there. It needs no mood, and it can be over soon.',
    byKind: {
      stop: 'You could read this to the end and then do only one thing for the goal {title}. Drink a glass of water, slowly, when the urge comes. It fills the same hands and the same minute, and that is enough for today.',
    },
  },
  {
    text: 'Starting is easier when the first move is decided before you get there, and yours is: {then}. Today you can skip the thinking and only do the move. How long you stay with it is open.',
    twin: 'The awkward part of {weekday} is only the minute before you begin. For the goal {title}, pick the first move now, while you are still sitting here. Then the minute has nothing left to ask you.',
    byKind: {
      stop: 'The awkward part of {weekday} is only the minute in which the urge shows up. For the goal {title}, pick now where you will go when it does, while it is still quiet. Then the minute has its answer.',
    },
  },
  {
    text: 'One small thing lies between you and the beginning: {then}. You can do it slowly and without wanting to. Wanting sometimes comes a minute later, and if it stays away today, you can stop there with a clear conscience.',
    twin: 'You can begin with the goal {title} without feeling like it. Put both feet on the floor, reach for the nearest thing it needs, and hold that for a breath. Whatever you add is extra.',
    byKind: {
      stop: 'You can look after the goal {title} in any mood. Put one thing out of reach that usually makes it hard. That is the whole task today, and it can be done while you feel exactly as you do.',
      relate:
        'You can begin with the goal {title} without the right words. One ordinary sentence to one person is enough, about nothing in particular. You only have to say it, and they can answer or not.',
    },
  },
  {
    text: '{when}, give the beginning a fair try: {then}. You only have to find out what the first minute is like today. If it is heavy, you may close it there, and the trying itself can be marked as done.',
    twin: 'Give the goal {title} one minute today, by the clock. You only have to find out what that first minute is like. If it is heavy, you may close it there, and the trying can be marked as done.',
    byKind: {
      stop: 'Give the goal {title} one minute today, by the clock, at the hour that is usually hard. You only have to find out what that minute is like from the outside. When it is over, you can decide.',
    },
  },
  {
    text: 'Nothing has to be finished today. It only has to be opened, and you know the opening: {then}. It is easier to come back to a thing that has been opened, so you can let it rest there.',
    twin: 'Nothing about the goal {title} has to be finished today. It only has to be touched: a page opened, a number dialed, a thing taken out of its drawer. You can leave it at that and come back.',
    byKind: {
      stop: 'Nothing about the goal {title} has to be settled for good today. It only needs one gap: the next time the urge comes, breathe out once before you do anything at all. The gap is enough, and it counts.',
      recover:
        'Nothing about the goal {title} has to be proved today. It only has to be looked after for a moment, with a chair put right or a question noted. You can let it be there.',
    },
  },
  {
    text: 'If today were only one move long, you have already said what it would be: {then}. So let it be one move long. You can do it and close the subject, and nobody will ask for the next one.',
    twin: 'If {weekday} had room for one move only, which would you keep for the goal {title}? Take the one that came to mind first, make it shorter still, and do only that. The others can stay undone today.',
  },
]
