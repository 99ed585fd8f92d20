import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Where a thing lies decides much of what becomes of it. {when}, you mean to {then}. Put what that needs where your hand will be, and put what competes with it behind a door. Then leave both.',
    twin: 'Where a thing lies decides much of what becomes of it. Put one object that the goal {title} needs where your hand will be {when}. Put what competes with it behind a door, and leave both.',
    byKind: {
      stop: 'Where a thing lies decides much of what becomes of it. Choose one object that the old habit needs and put it where you would have to go and fetch it. For the goal {title}, let the way be inconvenient.',
    },
  },
  {
    text: 'Look at the place where you mean to {then}. Rooms make suggestions, and this one makes several. Decide which of them you would rather not hear today, and remove whatever is making it. Leave the room otherwise as it is.',
    twin: 'Look at the place where the goal {title} usually has its minute. Rooms make suggestions, and this one makes several. Decide which of them you would rather not hear today, and remove whatever is making it.',
    byKind: {
      stop: 'Look at the place where the goal {title} is usually hardest. Rooms make suggestions, and this one makes several. Decide which of them you would rather not hear today, and remove whatever is making it.',
    },
  },
  {
    text: 'Choose one spot that shall be for this alone, however small. {when}, go there, {then}, and leave as soon as you do anything else. After some days the spot begins to do a little of the deciding.',
    twin: 'Choose one spot that shall be for the goal {title} alone, however small: the end of a table, a certain chair. Go there for it today, and leave as soon as you do anything else.',
    byKind: {
      stop: 'Choose one spot where the old habit has never been, however small: the end of a table, a certain chair. For the goal {title}, go there today when the hour turns difficult, and wait it out sitting down.',
    },
  },
  {
    text: 'An open thing invites, and a closed one waits. Before you leave the room, leave open what helps you to {then}, and close what does not. Consider each object for a moment. There are fewer of them than one thinks.',
    twin: 'An open thing invites, and a closed one waits. Choose what shall lie open for the goal {title} when you next enter the room, and close everything else. There are fewer objects to consider than one thinks.',
    byKind: {
      stop: 'An open door invites, and a closed one waits. For the goal {title}, consider which doors, drawers, and windows on the screen stand open without reason. Close the one that invites you most, and leave it closed today.',
    },
  },
  {
    text: 'Distance decides more quietly than resolve. Measure how far you are, in steps, from the place where you {then}, and how far from what usually comes instead. Alter one of these distances today, by a room if you can.',
    twin: 'Distance decides more quietly than resolve. Consider how far you usually sit from what the goal {title} needs, and how far from what usually comes instead. Alter one of these distances today, by a room if you can.',
  },
  {
    text: 'Put a sign of your plan in the last place you would overlook. Plain paper is sufficient, with your own words on it: {then}. Decide on the place with care, since it matters more than the paper.',
    twin: 'Put a sign of the goal {title} in the last place you would overlook. It need not be clever, a word on plain paper is sufficient. Decide on the place with care, since it matters more than the word.',
  },
  {
    text: 'Go and stand where you will be {when}. Look about you and choose what you would see first if you were a guest. Let that be a thing that speaks of your plan: {then}. Put it there today.',
    twin: 'Go and stand where you will be {when}. Look about you and choose what a guest would see first. Let that thing have something to do with the goal {title}, and put it there today.',
    byKind: {
      stop: 'Go and stand where the difficult hour will find you. Look about you and choose what a guest would see first. For the goal {title}, let that be something harmless to hold, and put it there today.',
    },
  },
  {
    text: 'Some places ask to be left. Decide which room is the wrong one for what you intend, and be elsewhere in time. {when}, {then}, in a place where nothing else is usually done. Attend to how quiet it is.',
    twin: 'Some places ask to be left. Decide which room is the wrong one for the goal {title}, and be elsewhere in time today. A place where nothing else is usually done will serve, even a hallway.',
  },
]
