import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide first when you will rest today, before you think of the work. {when}, sit still until your breath is even, and then {then}. The pause comes first, so do not shorten it.',
    twin: 'Decide first when you will rest today, and in which chair. Then choose a small part of the goal {title} to do before it or after it. Do not shorten the rest for it.',
    byKind: {
      stop: 'It is harder to wait when you are tired. For the goal {title}, decide which part of today you will spend lying down, and put nothing else into it. Leave the door closed and the screen dark.',
    },
  },
  {
    text: 'Decide to stop early today. {when}, {then}, and leave it at that, even if you would like to do more. Tomorrow you will be rested, and you can decide once more.',
    twin: 'Decide to stop with the goal {title} today while you still want to go on. Do a small part, and leave it at the first natural pause. Tomorrow you will know where to begin.',
    byKind: {
      stop: 'The time after a difficult hour needs some care too. For the goal {title}, decide now what will be waiting for you then: a chair, a friend, a warm room. Leave everything demanding until tomorrow.',
    },
  },
  {
    text: 'There is usually a short pause before this that you do not notice. {when}, put everything down and wait for a minute. Then {then}. Decide afterward whether the minute made a difference.',
    twin: 'Take a minute before you turn to the goal {title} today. Put everything down, the phone as well, and wait until the minute is over. Decide afterward whether it made a difference.',
  },
  {
    text: 'Some of today’s tasks are not urgent. Choose one of them, leave it undone on purpose, and rest in its place. Your own part stays as small as you wrote it: {then}.',
    twin: 'Not everything about the goal {title} is urgent. Choose one part that you will leave undone today, and rest in the time it would have taken. The other parts can be done in the ordinary way.',
    byKind: {
      stop: 'You do not have to watch every hour of today. For the goal {title}, choose the one hour that needs it, and decide what you will do then. In the other hours, leave the matter alone.',
    },
  },
  {
    text: 'Decide before you begin where today’s effort ends. {when}, {then}, and go no further than that. When you have reached the end, sit down and rest, even if you are not tired.',
    twin: 'Decide before you begin where today’s effort for the goal {title} ends. When you reach that point, sit down and rest, even if you are not tired. Leave the next part until tomorrow.',
    byKind: {
      recover:
        'Decide before you begin how much you will do today for the goal {title}. Choose a little less than you would like. When you have done it, rest, and count the rest as a part of it.',
    },
  },
  {
    text: 'Choose a place for a short rest: a chair by the window, or a step outside. {when}, go there first and wait until you have stopped planning. Then {then}, in your own time.',
    twin: 'Choose a place for a short rest today: a chair by the window, or a step outside. Go there before you begin with the goal {title}, and wait until you have stopped planning anything.',
  },
  {
    text: 'Your plan says what to do, and you may decide how fast. {when}, {then}, so slowly that an interruption would not annoy you. If that seems impossible today, rest first, and begin afterward.',
    twin: 'You may decide how fast you go with the goal {title} today. Go so slowly that an interruption would not annoy you. If that seems impossible, rest first, and begin afterward.',
    byKind: {
      stop: 'It helps to know what quiet feels like. For the goal {title}, choose one minute today, at an easy hour, in which you sit still and do nothing. Notice how your hands feel, and remember it for a harder hour.',
    },
  },
  {
    text: 'If you need a day of rest, decide on it now, and do not wait until you are worn out. Lay out what you need so that you can {then} tomorrow, and leave today free.',
    twin: 'If you need a day of rest from the goal {title}, decide on it now. Do not wait until you are worn out. Put its things in their place for tomorrow, and leave today free.',
    byKind: {
      stop: 'If you are worn out today, ask nothing of yourself except quiet. For the goal {title}, decide where you will lie down or sit, and leave every other improvement for another day.',
    },
  },
]
