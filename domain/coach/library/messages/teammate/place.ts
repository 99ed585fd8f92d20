import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s move one thing now. {when}, you {then}, so put what that takes where you’ll be. Carry it over while you’re thinking of it. Then you don’t have to look for it.',
    twin: 'Let’s move one thing now. Whatever the goal {title} needs first, carry it over to where you use it. {when}, it’s lying there, and you only have to pick it up.',
    byKind: {
      stop: 'Let’s move things before the hard hour. Whatever makes the goal {title} harder goes into another room. Whatever helps goes where you’ll be standing. Carry one of each now.',
      relate:
        'Let’s move one thing now: something that person would like to see, to the door. To {act}, bring it next time, or send a photo of it today with one line.',
    },
    twinByKind: {
      finish:
        'Let’s get everything you need in one place. To {act}, put the papers, things, and notes into one box or folder. What comes next goes on top. That’s today’s piece.',
      do_regularly:
        'Let’s move one thing now. To {act}, carry over whatever you need first to where you use it. Then it’s lying there, and you only have to pick it up.',
    },
  },
  {
    text: 'Let’s look at the spot. {when}, you {then}, and there should be room for it by then. Take away one thing that doesn’t belong there. One is enough, so stop after that.',
    twin: 'Where do you start on the goal {title}, and what’s lying there? Let’s take away one thing that doesn’t belong, and put down the first one you need. {when}, pick that up first.',
    byKind: {
      stop: 'Look at the room where {urge} usually comes up. Let’s change one thing in it before that hour, such as a chair, a shelf, or a window. Pick the easiest one.',
      relate:
        'Look at where you usually talk. You set out to {act}, so let’s move what your eyes go to, a screen or a pile. Then sit down and ask something small.',
    },
    twinByKind: {
      learn:
        'Look for a place where you wait anyway. You want to {act}, so let’s hang one small piece there: by the stove, the door, the mirror. Try it from memory each time you pass.',
      do_regularly:
        'Where do you start, and what’s lying there? To {act}, let’s take away one thing that doesn’t belong, and put down the first one you need. Pick that up first.',
    },
  },
  {
    text: 'Let’s put up a sign with just these words: {then}. Write them large, and add nothing to them. {when}, it’ll be right in front of you. We can take it down tomorrow.',
    twin: 'Let’s put up a sign for the goal {title}. Write the first move on it, as a verb and a thing. {when}, do what the sign says. Take it down tomorrow.',
    byKind: {
      stop: 'Let’s put up a sign in the hard spot for the goal {title}, with one verb on it. When the urge comes, do what the sign says, whether it’s stand, drink, or call.',
      relate:
        'Let’s put their photo where you pass. You want to {act}, so whenever you see it, think of one question. Ask the best one today, and drop the others.',
    },
    twinByKind: {
      finish:
        'Put the unfinished piece where you can’t miss it. You want to {act}, so let it lie on the chair or the keyboard. When you see it, let’s add one line or one part.',
      save: 'Put one bill or statement in the middle of the table, face up. For the goal {title}, let’s read its date out loud on the way past. Then put a pen on it.',
      do_regularly:
        'Let’s put up a sign with the first move on it, as a verb and a thing. To {act}, do what the sign says today. Take it down tomorrow.',
    },
  },
  {
    text: 'Let’s put the phone somewhere else. While you {then}, it stays in a drawer, in the hall, or on a far shelf. You can look at it when you’re finished.',
    twin: 'The phone goes somewhere else. {when}, put it in a drawer, and give the goal {title} the nearest small thing. Let’s give it a few minutes. The phone can wait.',
    byKind: {
      stop: 'What makes the goal {title} harder just by being near? Let’s put that somewhere else today: behind a door, on a high shelf, in somebody else’s room. Farther away is better.',
      relate:
        'The phone goes in the hall before you sit down with that person. You want to {act}, and eyes are half of it. Let’s try it for one cup of tea.',
    },
    twinByKind: {
      reflect:
        'One chair, and nothing else happens in it. To {act}, let’s clear a seat and turn it to the window. The phone lives somewhere else. Sit there once. Then check it off.',
      do_regularly:
        'The phone goes in a drawer. To {act}, let’s give the next few minutes to the nearest small thing. The phone’s still there when they’re over. We log it as it is.',
    },
  },
  {
    text: 'Stop in the doorway today, take one breath, and say what’s next: {when}, {then}. Then step through and begin. Whatever came before, let’s keep it on the other side of the door.',
    twin: 'Stop in a doorway on the way to the goal {title}. {when}, take one breath there and say what you’ll do first. Then step through and do it. Let’s keep everything else outside.',
    byKind: {
      stop: 'When the goal {title} gets hard today, go to the nearest doorway. Stop there for a breath, then step through to the other side. Let’s stay on that side until it’s quieter.',
      relate:
        'Stop at the door before you go in to that person, or before you call. To {act}, let’s leave the hurry outside: one breath, phone away. Then go in with one question.',
    },
    twinByKind: {
      recover:
        'Let’s put a chair on the way you go most often. That’s today’s job for the goal {title}. Check that it stands firmly, and sit down on it once, even if you don’t need to.',
      do_regularly:
        'Stop in a doorway today. To {act}, take one breath there and say what you’ll do first. Then step through and do it. Let’s keep everything else outside. It can wait by the door.',
    },
  },
  {
    text: 'Let’s keep the things for this together, in one bag, box, or drawer. Collect what’s lying around now. {when}, take it out, and then {then}. What you don’t need for the start can stay out.',
    twin: 'Let’s keep the things for the goal {title} together, in one bag, box, or drawer. Collect what’s lying around now, first thing on top. {when}, take that one out and use it.',
    byKind: {
      stop: 'Let’s put what helps with the goal {title} into one bag: water, a pen, a number to call. Keep the bag within reach at the place where it usually gets hard.',
      relate:
        'Let’s keep a box for that person: a cutting, a joke, a photo to show. To {act}, put in one thing today. Next time you talk, take it out first.',
    },
    twinByKind: {
      save: 'Let’s give the papers one tray by the door. For the goal {title}, put in whatever came this week, open or not. Then open the top one, read the date, and put it back.',
      learn:
        'Let’s practice in another room. You want to {act}, so do one small piece by the window or in the hall, no book. If it works there too, it’s yours.',
      do_regularly:
        'Let’s keep the things together, in one bag, box, or drawer. To {act}, collect what’s lying around, first thing on top. Then take that one out and use it.',
    },
  },
  {
    text: 'Let’s improve the place where you {then}. Move the lamp, open the window, or fetch the better chair. Pick one, we don’t need all of them. A place you like is easier to go to.',
    twin: 'Let’s improve the place for the goal {title}. Move the lamp, open the window, or fetch the better chair, just one of them. {when}, sit down there and do what’s in front of you.',
    byKind: {
      relate:
        'Sit beside that person today, not across from them, or next to them in the car. You set out to {act}, and side by side is easier. Let’s ask one small thing.',
      stop: 'Let’s make another place the better one. For the goal {title}, put a lamp or a game in a room where it never happens. Go there when the urge comes.',
    },
    twinByKind: {
      finish:
        'Clear the table until one thing’s left. To {act}, let’s make that the piece that comes next. Sit down in front of it and give it a minute. Nothing else gets a place on it.',
      do_regularly:
        'Let’s improve the place. You want to {act}, so move the lamp, open the window, or fetch a better chair. Sit down there and do what’s nearest. That goes on the log.',
    },
  },
  {
    text: 'Which spot usually stops you: a table, a chair, a door? Let’s put a note there today with these words: {when}, {then}. Put it at eye level, and we’ve got a reminder.',
    twin: 'Where does the goal {title} usually stop: at which table, which door? Let’s put a note there with the move that comes next. {when}, take the note down and do it.',
    byKind: {
      stop: 'Put something small in the pocket your hand goes to, a stone or a key. When the goal {title} gets hard, hold on to it and change rooms. Let’s keep it there all week.',
      relate:
        'Where does the talk usually go wrong: in the hall, in the car, at the door? You want to {act}, so let’s not talk there today. Take it to the table.',
    },
    twinByKind: {
      finish:
        'Take one small piece along today, on paper or on the phone. You want to {act}, and a wait is long enough for it. Let’s do one thing to it that shows.',
      recover:
        'Bring what you need to the height of your hand: glass, phone, the sheet they gave you. For the goal {title}, let’s do only that today. You can ask somebody to fetch it.',
      do_regularly:
        'Which spot usually stops you: a table, a chair, a door? To {act}, let’s put a note there with the move that comes next. Take it down and do it.',
    },
  },
]
