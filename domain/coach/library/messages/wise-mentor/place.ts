import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Put what you need where your hand will be. {when}, you want to {then}. Decide which thing usually distracts you at that moment, put it behind a door, and leave both where they are.',
    twin: 'Choose one thing that the goal {title} needs and put it where your hand will be {when}. Put what usually distracts you behind a door, and leave both where they are.',
    byKind: {
      stop: 'Choose one thing that the old habit needs and put it where you would have to go and fetch it. For the goal {title}, leave it there today, even if the way seems silly.',
    },
  },
  {
    text: 'Look around the place where you will {then}. Something in it leads you to do other things. Decide what it is, take it out of sight, and leave the place otherwise as it is.',
    twin: 'Look around the place where you usually have time for the goal {title}. Something in it leads you to do other things. Decide what it is, and take it out of sight for today.',
    byKind: {
      stop: 'Look around the place where the goal {title} is hardest. Something in it reminds you of the old habit. Decide what it is, take it out of sight for today, and leave everything else.',
    },
  },
  {
    text: 'Choose one place that you use for nothing else, however small. {when}, go there and {then}. When you want to do something different, leave the place first. After some days it will be easier to begin there.',
    twin: 'Choose one place for the goal {title} that you use for nothing else: the end of a table, a certain chair. Go there for it today. When you want to do something different, leave the place first.',
    byKind: {
      stop: 'Choose a place where the old habit has never been: the end of a table, a certain chair. For the goal {title}, go there today when the hour gets difficult, and wait until it is over.',
    },
  },
  {
    text: 'Before you leave the room, decide what you want to find when you come back, so that you can {then} at once. Put it in view, and close what does not belong to it. That leaves less to decide.',
    twin: 'Decide what should lie open for the goal {title} when you next come into the room. Put it there, and close everything else: books, drawers, pages. That leaves less to decide when you begin.',
    byKind: {
      stop: 'Look for what stands open without a reason: a drawer, a door, a page on the screen. For the goal {title}, choose the one that tempts you most. Close it, and leave it closed today.',
    },
  },
  {
    text: 'How many steps are there between you and the place where you {then}? Decide to make that way shorter today, or to make the way to what usually comes first longer. One room is sufficient.',
    twin: 'Bring one thing that helps with the goal {title} a room closer today. Take one thing that usually comes first a room farther away. Leave both there until tomorrow, and decide then which of them helped.',
  },
  {
    text: 'Write your plan on a piece of paper in your own words: {then}. Put it where you cannot overlook it at the right moment, on a door, a cup, or a screen. Choose the place with care, and leave it there.',
    twin: 'Write one word about the goal {title} on a piece of paper. Put it where you cannot overlook it at the right moment, on a door, a cup, or a screen. Choose the place with care, and leave it there.',
  },
  {
    text: 'Go and stand where you will be {when}. Decide what you want to see first when you get there, and put it there now. Choose something that has to do with this: {then}.',
    twin: 'Go and stand where you will be {when}. Decide what you want to see first when you get there, and put it there now. Choose something that has to do with the goal {title}.',
    byKind: {
      stop: 'Go and stand where you will be at the difficult hour. For the goal {title}, decide what you want to see first there: a glass of water, a book, something to hold. Put it there now, and leave it.',
    },
  },
  {
    text: 'Decide which room is the wrong one for this, and leave it in good time. {when}, {then}, in a place where you do nothing else. A hallway or a doorstep is sufficient if it is quiet.',
    twin: 'Decide which room is the wrong one for the goal {title}, and leave it in good time today. Choose a place where you do nothing else. A hallway or a doorstep is sufficient if it is quiet.',
  },
]
