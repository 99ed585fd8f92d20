import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Put what you need where your hand will be. {when}, you want to {then}. Decide which thing usually distracts you at that moment, put it behind a door, and leave both where they are.',
    byKind: {
      finish:
        'Papers in several places cost more time than the work on them. To {act}, choose one tray, bag, or folder today, and put the first thing into it. Leave it where you will see it when you pass.',
      stop: 'Choose one thing that {urge} needs, and put it where you would have to ask for it or fetch it. Leave it there today, even if the way seems silly. That leaves one less decision for the hard minute.',
      relate:
        'Put something where you will both see it: a photograph, a cake plate, a letter. To {act}, choose it with the other person in mind, and begin the next talk with it. Leave the phone elsewhere.',
      learn:
        'Put a pen and an empty sheet where you will sit. To {act}, write down first what you remember, and leave the notes in another room until then. Choose from the gaps what to read.',
    },
    twin: 'Put one thing that the goal {title} needs where your hand will be {when}. Decide what usually distracts you there, put that behind a door, and leave both where they are.',
  },
  {
    text: 'Look around the place where you will {then}. Something in it leads you to do other things. Decide what it is, take it out of sight, and leave the place otherwise as it is.',
    byKind: {
      stop: 'Look around the place where {urge} usually begins. Something in it makes the beginning easy. Decide what it is, take it out of sight for today, and leave everything else as it is.',
      relate:
        'Look at the place where you usually talk. Something in it takes your eyes away: a screen, a pile, a clock. To {act}, decide what it is, and turn it to the wall before you meet.',
      learn:
        'Put the question where you wait for something: on the kettle, the mirror, the door. To {act}, write one question there today, without its answer. Answer aloud whenever you pass, and look it up afterward.',
    },
    twin: 'Look around the place where you usually have time for the goal {title}. One thing in it leads you to other tasks. Decide what it is, take it out of sight, and put your first piece there.',
  },
  {
    text: 'Choose one place that you use for nothing else, however small. {when}, go there and {then}. When you want to do something different, leave the place first. After some days it will be easier to begin there.',
    byKind: {
      stop: 'Choose a place where {urge} has never happened: the end of a table, a certain chair. Go there today when the hour gets difficult, take nothing along, and wait until it is over.',
      relate:
        'One chair makes it easy to listen, and another makes it easy to leave. To {act}, choose the first today, sit down in it before the other person speaks, and stay until they have finished.',
      reflect:
        'Choose one seat that you use for nothing else, and turn it away from every screen. For the goal {title}, go there today and let the room become quiet. When you want something different, leave the seat first.',
    },
    twin: 'Choose one place for the goal {title} that you use for nothing else: the end of a table, a certain chair. Put its first object there. When you want to do something different, leave the place first.',
  },
  {
    text: 'Before you leave the room, decide what you want to find when you come back, so that you can {then} at once. Put it in view, and close what does not belong to it. That leaves less to decide.',
    byKind: {
      finish:
        'Before you stop today, decide what you want to find tomorrow. To {act}, lay the next piece on top, with a pencil on the line where you will go on. Close everything else, so that one thing is open.',
      stop: 'Look for what stands open without a reason: a drawer, a door, a page on the screen. Choose the one that leads most easily to {urge}. Close it, and leave it closed today.',
      relate:
        'Before you go in, decide what stays outside: the bag, the call, the hurry. To {act}, put that down at the door today. Then go in with empty hands, and let your first words be a greeting.',
      learn:
        'Leave one question open on the table where you pass. To {act}, choose it now, write it large, and cover the answer. Each time you come by, decide on an answer before you look.',
    },
    twin: 'Decide what should lie open for the goal {title} when you next come into the room. Put it there, and close everything else: books, drawers, pages. That leaves less to decide when you begin.',
  },
  {
    text: 'How many steps are there between you and the place where you {then}? Decide to make that way shorter today, or to make the way to what usually comes first longer. One room is sufficient.',
    byKind: {
      finish:
        'Carry the work to where you sit in any case. To {act}, put one letter, list, or form beside your usual chair, with a pen. Decide to fill in one line of it when you next sit down.',
      stop: 'Bring one thing that helps a room closer today, and take one thing that {urge} needs a room farther away. Leave both there until tomorrow, and decide then which of them helped more.',
      relate:
        'Distance makes it easy to put off a word. To {act}, bring the means nearer today: the number on the first page of the phone, a stamped card on the table. Choose one, and use it once.',
    },
    twin: 'Bring one thing that helps with the goal {title} a room closer today. Take one thing that usually comes first a room farther away. Leave both there until tomorrow, and decide then which of them helped.',
  },
  {
    text: 'Write your plan on a piece of paper in your own words: {then}. Put it where you cannot miss it at the right moment, on a door, a cup, or a screen. Choose the place with care, and leave it there.',
    byKind: {
      stop: 'The wall near the difficult place may carry a few words. Write in large letters what you will do in place of {urge}, and put it there at eye level. Leave it for a week.',
      relate:
        'Where is it easier to talk: side by side in a car, at a sink, on a bench? To {act}, suggest such a place today, leave the phone behind, and begin with a question.',
    },
    twin: 'Write the next action of the goal {title} on paper, with a verb in front. Put it where you cannot miss it at the right moment, on a door, a cup, or a screen. Leave it there until it is done.',
  },
  {
    text: 'Go and stand where you will be {when}. Decide what you want to see first when you get there, and put it there now. Choose something that has to do with this: {then}.',
    byKind: {
      finish:
        'Go and stand where the matter is decided: in front of the thing, the shelf, the calendar. To {act}, look for something you have not noticed before. Write it down, and decide whether it changes the next piece.',
      stop: 'Go and stand where {urge} usually begins. Decide what you want to find there first when the hour comes: a book, a number, something to hold. Put it there now, and leave it.',
      relate:
        'Go and stand for a moment where the other person usually stands. What do they see from there when you come in? To {act}, choose one thing in that view, and change it today.',
      learn:
        'What you learned in one room can be hard to recall in another. To {act}, go to a place where you have never tried it, and do one piece there from memory. Notice what you left behind.',
    },
    twin: 'Go and stand where you will be {when}. Decide what you want to see first when you get there, and put it there now. Choose something that has to do with the goal {title}.',
  },
  {
    text: 'Decide which room is the wrong one for your plan, and leave it in good time. {when}, {then}, in a place where you do nothing else. A hallway or a doorstep is sufficient if it is quiet.',
    byKind: {
      stop: 'Decide which room is the wrong one in the hour of {urge}, and leave it in good time today. Choose a place where you do something else, and carry what you need there now.',
      relate:
        'A hallway is the wrong place for an answer that matters. To {act}, wait until you are both seated, and ask your question there. If there is no time today, decide on a time together.',
      save: 'Money is easier to look at in one place. For the goal {title}, choose a drawer or an envelope, and put the newest bill or receipt into it, opened. Write its amount on the outside, and leave it there.',
    },
    twin: 'Decide which room is the wrong one for the goal {title}, and leave it in good time today. Choose a place where you do nothing else, and carry the first thing you need there now.',
  },
]
