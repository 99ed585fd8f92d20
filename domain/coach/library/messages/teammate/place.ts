import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s move one thing now. {when}, you {then}, so put what that takes where you’ll be. Carry it over while you’re thinking of it. Then you don’t have to look for it.',
    twin: 'Let’s move one thing now. Whatever the goal {title} needs first, put it where you’ll see it. Carry it over while you’re thinking of it. Then you don’t have to look for it.',
    byKind: {
      stop: 'Let’s move things before the hard hour. Whatever makes the goal {title} harder goes into another room. Whatever helps goes where you’ll be standing. Carry one of each now.',
    },
  },
  {
    text: 'Let’s look at the spot. {when}, you {then}, and there should be room for it by then. Take away one thing that doesn’t belong there. One is enough, so stop after that.',
    twin: 'Where do you work on the goal {title}, and what’s lying there? Let’s make some room. Take away one thing that doesn’t belong there. One is enough, so stop after that.',
    byKind: {
      stop: 'Let’s look at the room where {urge} usually comes up. Change one thing in it before that hour: turn a chair, clear a shelf, or open a window. Pick the easiest one.',
    },
  },
  {
    text: 'Let’s put up a sign with just these words: {then}. Write them large, and add nothing to them. {when}, it’ll be right in front of you. We can take it down tomorrow.',
    twin: 'Let’s put up a sign for the goal {title}, a few large words where you pass anyway. It only has to say what you do first. Take it down tomorrow, before you stop noticing it.',
  },
  {
    text: 'Let’s put the phone somewhere else. While you {then}, it stays in a drawer, in the hall, or on a far shelf. You can look at it when you’re finished.',
    twin: 'Let’s put the phone somewhere else. While you work on the goal {title}, it stays in a drawer or in the hall. You can look at it when you’re finished.',
    byKind: {
      stop: 'What makes the goal {title} harder just by being near? Let’s put that somewhere else today: behind a door, on a high shelf, in somebody else’s room. Farther away is better.',
    },
  },
  {
    text: 'Stop in the doorway today, take one breath, and say what’s next: {then}. Then step through and begin. Whatever came before, let’s keep it on the other side of the door.',
    twin: 'Stop in a doorway today before you begin on the goal {title}. Take one breath and say what you’ll do first. Then step through and do it. Let’s keep everything else on the other side.',
    byKind: {
      stop: 'When the goal {title} gets hard today, go to the nearest doorway. Stop there for a breath, then step through to the other side. Let’s stay on that side until it’s quieter.',
      recover:
        'Let’s put a chair on the way you go most often. That’s today’s job for the goal {title}. Check that it stands firmly, and sit down on it once, even if you don’t need to.',
    },
  },
  {
    text: 'Let’s keep the things for this together, in one bag, box, or drawer. Collect what’s lying around now. {when}, take it out, and then {then}. What you don’t need for the start can stay out.',
    twin: 'Let’s keep the things for the goal {title} together, in one bag, box, or drawer. Collect what’s lying around now, and put it in. What you don’t need for the start can stay out.',
    byKind: {
      stop: 'Let’s put what helps with the goal {title} into one bag: water, a pen, a number to call. Keep the bag within reach at the place where it usually gets hard.',
    },
  },
  {
    text: 'Let’s improve the place where you {then}. Move the lamp, open the window, or fetch the better chair. Pick one, we don’t need all of them. A place you like is easier to go to.',
    twin: 'Let’s improve the place for the goal {title}. Move the lamp, open the window, or fetch the better chair. Pick one, we don’t need all of them. A place you like is easier to go to.',
  },
  {
    text: 'Where does this usually stop: at which table, which door? Let’s put a note there today with these words: {then}. Put it at eye level, and we’ve got a reminder.',
    twin: 'Where does the goal {title} usually stop: at which table, which door? Let’s put a note there today that says what comes next. Put it at eye level, and we’ve got a reminder.',
  },
]
