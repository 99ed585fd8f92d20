import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s move one thing before the shift. {when}, you {then}, so whatever that takes goes there now. Carry it over while you think of it. Later there’s no looking for it.',
    twin: 'Let’s move one thing before the shift. Whatever the goal {title} needs first goes where you’ll be {when}. Carry it there now. Then there’s no looking for it, and nothing to set up.',
    byKind: {
      stop: 'Let’s move one thing before the hard hour. Whatever makes the goal {title} harder goes a room away, and whatever helps goes where you’ll be standing. Carry them now, while both hands are free.',
    },
  },
  {
    text: 'Check the workplace before it counts. {when}, you {then}, and we want that spot clear by then. Take off one thing that doesn’t belong. One is enough to change the look of it.',
    twin: 'Check the workplace: where does the goal {title} happen, and what’s lying there? We want that spot clear by the time it counts. Take off one thing that doesn’t belong. One is enough to change the look of it.',
    byKind: {
      stop: 'Check the room where {urge} usually comes up. We want one thing in it to be different by the time that hour comes. Turn a chair, clear a shelf, open a window. You pick, and keep it easy.',
    },
  },
  {
    text: 'A sign beats a memory. Let’s put one up with just these words: {then}. Big letters, nothing else on it. {when}, it’ll be right in front of you. We can take it down tomorrow.',
    twin: 'A sign beats a memory. Let’s put one up for the goal {title}, a few big words where you pass anyway. You can take it down tomorrow. Today it does the reminding.',
  },
  {
    text: 'Let’s put the phone on another post. While you {then}, it works the drawer, or the hall, or the far shelf. Out of reach will do. It can tell you everything when you’re finished.',
    twin: 'Let’s put the phone on another post. While the goal {title} has its minute, it works the drawer, the hall, or the far shelf. It can tell you everything when you’re finished.',
    byKind: {
      stop: 'What makes the goal {title} harder, just by being near? Let’s put that on another post today: behind a door, up on a shelf, in somebody else’s room. The longer the way, the better for us.',
    },
  },
  {
    text: 'The doorway’s a good place for a handover. Stop in it today, one breath, and say what’s next: {then}. Then step through. We keep what was before on the one side, and the work on the other.',
    twin: 'The doorway’s a good place for a handover. Before the goal {title} gets its minute today, stop in it for one breath and say what’s next. Then step through. We leave whatever was before on the other side.',
    byKind: {
      stop: 'The doorway’s a good place for a handover. When the goal {title} gets hard today, go to the nearest doorway and stop for a breath. Let’s leave it on that side and go through to the other.',
      recover:
        'The doorway’s a good place for a chair. For the goal {title}, let’s put a seat on the way you go most often. That’s today’s furniture job. Then use it.',
    },
  },
  {
    text: 'One bag, one tray, one drawer: let’s keep this goal’s things together. Collect what’s lying around in the room now. {when}, it’s one reach, and then {then}. What doesn’t fit in wasn’t needed for the start.',
    twin: 'One bag, one tray, one drawer: let’s keep the things for the goal {title} together. Collect what’s lying around now and put it in. {when}, you reach in once. What doesn’t fit wasn’t needed for the start.',
    byKind: {
      stop: 'One bag, one shelf, one box: let’s put together what helps with the goal {title}. Water, a pen, a number to call, whatever works for you. Keep it where the hard hour happens, and make it easy to grab.',
    },
  },
  {
    text: 'Light, air, seat: the spot where you {then} could use one of them. Move the lamp, open the window, or fetch the better chair. Pick one, we don’t do all of them. Then it’s a place you’d go to.',
    twin: 'Light, air, seat: the spot for the goal {title} could use one of them. Move the lamp, open the window, or fetch the better chair. Pick one, we don’t do all of them. Then it’s a place you’d go to.',
  },
  {
    text: 'Where does this usually come to a halt, at which table or door? Let’s set up one thing there that points the other way. A note will do: {then}. Stick it at the height of your eyes.',
    twin: 'Where does the goal {title} usually come to a halt, at which table or door? Let’s set up one thing there that points the other way, a note or an open page. Put it at the height of your eyes.',
  },
]
