import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide first when you will rest today, before you think of the work. {when}, {then}, and stop at the hour you have chosen. What is open then has a place tomorrow.',
    byKind: {
      finish:
        'Decide which part of this can sleep for a week. To {act}, write it on a separate list, with the date on which you will look at it. Then do one piece of what is left, and rest.',
      stop: '{urge} is harder to leave when you are tired. Decide which part of today you will spend lying down, and put nothing else into it. Leave the door closed and the screen dark.',
      relate:
        'When you are tired, any sentence can sound like a reproach. To {act}, decide when you will rest today, and let it be before you meet. If that is impossible, say first that you are tired.',
    },
    twin: 'Decide first when you will rest today, and in which chair. Choose one piece of the goal {title} that fits before it, and do it first. Leave the hour in the chair as long as it is.',
  },
  {
    text: 'Decide to stop early today. {when}, {then}, and leave it at that, even if you would like to do more. Tomorrow you will be rested, and you can decide once more.',
    byKind: {
      stop: 'An hour spent away from {urge} deserves some care afterward. Decide now what will be waiting for you then: a chair, a friend, a warm room. Leave everything demanding until tomorrow.',
      relate:
        'A good talk can be ended while it is still good. To {act}, decide on its length before it begins. When that is over, leave with one sentence on the next time.',
      learn:
        'Stop today at a point that you could still do well. To {act}, choose one short piece, practice it until it has gone right once, and put it away. Leave the next one closed.',
    },
    twin: 'Decide to stop with the goal {title} today while you still want to go on. Do one piece, and write down the first word of the next. Tomorrow you will know where to begin.',
  },
  {
    text: 'There is usually a short pause before you begin that you do not notice. {when}, put everything down and wait for a minute. Then {then}. Decide afterward whether the minute made a difference.',
    byKind: {
      finish:
        'A tired hour is good for tidying and bad for decisions. To {act}, choose one open decision, and write it down for an hour when you are rested. Today, put its papers together, and leave them.',
      stop: 'In the minute before {urge}, put everything down, the phone as well, and sit still. When the minute is over, decide once. Whatever you choose then, rest for a while in another room.',
      relate:
        'Rest before you meet, not afterward. To {act}, take one quiet minute alone today before you see or call the other person, and decide on your first sentence. You will hear more of what they say.',
    },
    twin: 'Put everything down for one minute before you turn to the goal {title} today, the phone as well. In that minute, decide on the one piece you will do. When it is over, do that piece and no other.',
  },
  {
    text: 'Some of today’s tasks are not urgent. Choose one of them, leave it undone on purpose, and rest in its place. Your own part stays as small as you wrote it: {when}, {then}.',
    byKind: {
      stop: '{urge} has its hour, and the other hours are ordinary. Choose the one that needs watching today, and decide what you will do in it. In the others, leave the matter alone and rest.',
      relate:
        'There is probably one subject that tires you both. To {act}, decide to leave it alone for a day. Choose another for the first minutes: a neighbor, a meal, an old photograph.',
    },
    twin: 'Leave one part of the goal {title} undone today, and write it down for another day. Choose a small piece of what is left, and do it. Rest in the time you have gained.',
  },
  {
    text: 'Decide before you begin where today’s effort ends. {when}, {then}, and go no further than that. When you have reached the end, sit down and rest, even if you are not tired.',
    byKind: {
      stop: 'Decide beforehand when today’s watchfulness ends: at a meal, a call, a light turned off. Until then, {urge} has one hour that needs you. Afterward, sit down, and leave the subject until tomorrow.',
      recover:
        'Decide before you begin how much you will do today for the goal {title}. Choose a little less than you would like. When you have done it, rest, and count the rest as a part of it.',
      relate:
        'Patience has an end, and it is better to know where. To {act}, decide beforehand at which point you will leave the room for a minute. Choose the sentence with which you come back.',
      learn:
        'What was practiced needs a pause before it stays. To {act}, do one short piece today, put it away, and rest. Then try it once from memory, and write down only what was missing.',
    },
    twin: 'Decide before you begin where today’s effort for the goal {title} ends: at a page, a call, a line drawn under something. When you reach that point, sit down and rest. Leave the next part until tomorrow.',
  },
  {
    text: 'Find a place for a short rest: a chair by the window, or a step outside. {when}, go there first and wait until you have stopped planning. Then {then}, in your own time.',
    byKind: {
      finish:
        'Take a rest from deciding, and do something that has been decided. To {act}, choose a piece that needs only hands: an envelope, a photograph, a box. Do it without hurry, and sit down when it is finished.',
      stop: 'Find a chair from which nothing reminds you of {urge}. Take along one line on what you will do at the difficult hour. Fold it, and rest there until you get up.',
      relate:
        'Some talks are easier when nothing has to be settled. To {act}, suggest half an hour today that is for sitting only, and leave every open question outside it. Begin with something they like.',
    },
    twin: 'Choose a chair for a short rest today. Take along one line on the goal {title}: what comes next, and when. Write the line first, fold it, and rest until you get up.',
  },
  {
    text: 'Your plan says what to do, and you may decide how fast. {when}, {then}, so slowly that an interruption would not annoy you. If that seems impossible today, rest first, and begin afterward.',
    byKind: {
      stop: 'It helps to know what an hour without {urge} feels like. Choose one minute today, at an easy hour, in which you sit still and do nothing. Remember it for a harder one.',
      relate:
        'Answer more slowly than you are used to. To {act}, count one breath today between their last word and your first. If that seems impossible, say that you will answer tomorrow, and do so.',
      learn:
        'A slow repetition shows more than a quick one. To {act}, choose a piece that you think you know, and go through it so slowly that nothing can hide. Rest where you had to stop.',
      reflect:
        'Come to rest before you begin, and stay with the rest. For the goal {title}, close the door, lay the phone outside it, and be quiet for one breath longer than usual. Leave it at that.',
    },
    twin: 'Do one piece of the goal {title} today so slowly that an interruption would not annoy you. If that seems impossible, rest first in a chair, and begin with the same piece afterward.',
  },
  {
    text: 'If you need a day of rest, decide on it now, and do not wait until you are worn out. Lay out what you need so that you can {then} tomorrow, and leave today free.',
    byKind: {
      stop: 'If you are worn out today, ask nothing of yourself except distance from {urge}. Decide where you will lie down or sit, and who may call you there. Leave every other improvement for another day.',
      relate:
        'If you are worn out today, a short greeting is enough. To {act}, choose a time for a longer talk, and tell the other person when it is. Leave today free of anything difficult.',
    },
    twin: 'If you need a day of rest from the goal {title}, decide on it now. Write down the day on which you go on, put the first thing for it in its place, and leave today free.',
  },
]
