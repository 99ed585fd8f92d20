import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: '{when}, your plan is to {then}. Put the one thing it needs in that place now, so that it lies in your way. Later you only have to pick it up, and that is already the beginning.',
    twin: 'Put one thing for the goal {title} where you will be {when}. Carry it there on your way to something else. From then on it lies in front of you, and you can begin by picking it up.',
  },
  {
    text: 'Go and stand for a moment in the place where you want to {then}. Is there something on it, beside it, or in front of it that makes it harder? Move only that one thing, and let the rest be.',
    twin: 'Go and stand for a moment in the place that belongs to the goal {title}. Is there something on it, beside it, or in front of it that makes things harder? Move only that one thing, and let the rest be.',
  },
  {
    text: 'Find a small place for this goal, no larger than a tray, and clear it today. Keep it free of everything else. {when}, you will find it ready, and you can {then}. That is housework enough.',
    twin: 'Find a small place for the goal {title}, no larger than a tray, on a table or a shelf. Clear it once today, and put only the first thing you need in it. That is housework enough.',
    byKind: {
      stop: 'Find a place in your home where {urge} never happens, a chair, a window, or a corner. Make it a little nicer today, with a cushion or a lamp. You can go and sit there whenever the urge comes.',
    },
  },
  {
    text: 'Leave yourself a note with only a few words on it: {then}. Put it where your plan begins, and fold it once, so that you have to open it. You can read it as if a friend had left it there.',
    twin: 'Leave yourself a note about the goal {title}, with only a few friendly words on it. Fold it once, so that it has to be opened. {when}, read it as if a friend had left it for you.',
  },
  {
    text: 'A closed door can help today. {when}, close the one between you and whatever is loud, and then {then}. If there is no door, you can turn your chair around, and that is enough.',
    twin: 'A closed door can help with the goal {title} today. When it is time, close the one between you and whatever is loud. If there is no door, you can turn your chair around. That is enough preparation.',
    byKind: {
      stop: 'Which door do you go through before {urge}? Put a chair in front of that door today. It only has to make you stop and think where you are going. You can move it whenever you like.',
      relate:
        'A closed door can help you listen. For the goal {title}, put your phone behind one today, and come back without it. For a little while, you only have to be in the room with the other person.',
    },
  },
  {
    text: 'Look at the first thing you see when you come in at the door. It could be a slip of paper with your own words on it: {then}. Put it there today, and move it when you have seen it enough.',
    twin: 'Look at the first thing you see when you come in at the door. It could be something that belongs to the goal {title}, so that the reminder costs you nothing. Put it there today, and move it when you have seen it enough.',
    byKind: {
      stop: 'Look around at the place where {urge} usually happens. What makes it more likely there: a seat, a drawer, a thing in sight? Move that one thing today, or cover it. You can leave everything else as it is.',
    },
  },
  {
    text: 'It is easier to begin something that you can see well. {when}, switch on a lamp or open the curtain, and only then {then}. If the light is good already, you can begin at once.',
    twin: 'It is easier to begin something that you can see well. For the goal {title}, bring a lamp a little closer today, or sit nearer to the window. The lamp may stay there if you like it.',
    byKind: {
      stop: 'Bring a lamp to the place where it usually gets hard, or sit nearer to the window today. For the goal {title}, a room that looks a little different is a help. You can put everything back tomorrow.',
    },
  },
  {
    text: 'Put something small into your pocket today, such as a button or a key. Each time your fingers find it, remember what you planned: {then}. You do not have to do it before its moment comes.',
    twin: 'Put something small into your pocket today, such as a button or a key. Each time your fingers find it, think of the goal {title} for a moment. You do not have to do anything until it is time.',
  },
]
