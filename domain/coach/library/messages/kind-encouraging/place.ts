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
    text: 'Find a small place for this goal, no larger than a tray, and keep it free of everything else. {when}, you will find it empty and waiting, and you can {then}. Clear it once today. That is housework enough.',
    twin: 'Find a small place for the goal {title}, no larger than a tray, on a table or a shelf. Clear it once today and put only a single thing in it. That is housework enough, and you can let it be there.',
    byKind: {
      stop: 'Find a place in your home where {urge} never happens, a chair, a window, or a corner. Make it a little nicer today, with a cushion or a lamp. You can go and sit there whenever the urge comes.',
    },
  },
  {
    text: 'Leave yourself a note with only a few words on it: {then}. Fold it once, so that it has to be opened, and put it where your plan begins. Later it will feel as if a friend had left it there.',
    twin: 'Leave yourself a note about the goal {title}, with only a few friendly words on it. Fold it once, so that it has to be opened. {when}, it will feel as if somebody had left it for you.',
  },
  {
    text: 'A door can do some of the work for you. {when}, close the one between you and whatever is loud, and then {then}. If there is none, you can turn your chair around, and that will do.',
    twin: 'A door can do some of the work for you. When it is time for the goal {title}, close the one between you and whatever is loud. If there is no door, you can turn your chair around. That is preparation enough for today.',
    byKind: {
      stop: 'A door can do some of the work for you. Find out today which door stands between you and {urge}, and put something in front of it. A chair is enough to make you notice, and you can move it whenever you like.',
      relate:
        'A door can do some of the work for you. For the goal {title}, put your phone behind one today and come back without it. The room will be a little larger, and you only have to be in it.',
    },
  },
  {
    text: 'Look at the first thing you see when you come in at the door. It could be a slip of paper with your own words on it: {then}. Put it there today, and move it when you have seen it enough.',
    twin: 'Look at the first thing you see when you come in at the door. It could be something that belongs to the goal {title}, so that the reminder costs you nothing. Put it there today, and move it when you have seen it enough.',
    byKind: {
      stop: 'Look around at the place where {urge} usually happens. One thing there may make it more likely: a seat, a noise, a hurry. Carry it somewhere else today or change it a little, as far as you like.',
    },
  },
  {
    text: 'Bring the light a little closer to your plan today. {when}, switch on a lamp or open the curtain, and only then {then}. It is easier to begin something that you can see well.',
    twin: 'Bring a lamp a little closer to the place of the goal {title} today, or sit nearer to the window. It is easier to begin something that you can see well. The lamp may stay there if you like it.',
    byKind: {
      stop: 'Bring a lamp to the place where it usually gets hard, or sit nearer to the window today. For the goal {title}, a room that looks a little different is a help. You can put everything back tomorrow.',
    },
  },
  {
    text: 'Your pocket is a place as well. Put something small in it today that goes with what you planned: {then}. Each time your fingers find it, you only have to remember. Doing it has its own hour.',
    twin: 'Your pocket is a place as well. Put something small in it today for the goal {title}, a button, a slip, a key. Each time your fingers find it, you only have to remember. The doing has its own hour.',
  },
]
