import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Move one object. The one you need first. {when}, it lies ready. Then {then}. No searching on duty. Carry it there now. Carry on.',
    twin: 'Move one object. The one the goal {title} needs first. It lies under your hand when you start. No searching on duty. Carry it there now. Confirm the spot. Carry on.',
    byKind: {
      stop: 'Move one object. The one that makes the goal {title} harder. That object goes far. Another room, a high shelf, the hall. Carry it there now. Confirm. Carry on.',
    },
  },
  {
    text: 'Clear the post. One surface. Everything off it except what you need. Then {then}. A clear post needs no pep talk. Keep it clear until the log is signed.',
    twin: 'Clear the post. One surface for the goal {title}. Everything off it except what you need. A clear post needs no pep talk. Keep it clear until the log is signed.',
    byKind: {
      stop: 'Clear the post. The surface where the goal {title} is hardest. Everything off it. Leave one glass of water. A clear post is easier to hold. Keep it clear today. Log it.',
    },
  },
  {
    text: 'Phone to its quarters. Another room, face down. {when}, {then}, without it. It may return after the log. It has no rank here. Carry on.',
    twin: 'Phone to its quarters. Another room, face down. The goal {title} gets its minute without it. It may return after the log. It has no rank here. Post it now. Carry on.',
  },
  {
    text: 'Sign duty. Big letters. One line: {then}. Height of the eyes. Where you are when it counts. Paper is enough. It comes down when the log is signed. Carry on.',
    twin: 'Sign duty for the goal {title}. Big letters. One verb. Height of the eyes. Where you start. Paper is enough. It comes down when the log is signed.',
  },
  {
    text: 'Close one door. The one where the noise comes in. {when}, door first. Then {then}. Door opens after the log. No door: turn the chair around.',
    twin: 'Close one door. The one where the noise comes in. Behind it, the goal {title} gets one piece. Open it after the log. No door: turn the chair to the wall.',
    byKind: {
      stop: 'Close one door. The one where it usually starts. For the goal {title}, it has a guard today. A chair will do. Sit elsewhere. Log the position. Carry on.',
      relate:
        'Close one door. The one to your work. For the goal {title}, stand outside it. Hands empty. Greet first. No going back for one thing. Carry on.',
    },
  },
  {
    text: 'Mark your position. Tape, towel, or book. That spot is for this only. {when}, take the position. {then}. Leave it when done. Other business happens elsewhere.',
    twin: 'Mark a position for the goal {title}. Tape, towel, or book. That spot is for this only. Take it once today. Leave it when done. Other business happens off the mark.',
    byKind: {
      stop: 'Mark a position where it never happens. Chair, step, window. For the goal {title}, that is the post. At the urge, report there. Leave it when it is quiet. Log it.',
    },
  },
  {
    text: 'Pack for the order. What you need so that you can {then}. All of it in one bag or tray. Nothing else in it. Ready before the signal. Carry on.',
    twin: 'Pack for the goal {title}. What the first move needs. All of it in one bag or tray. Nothing else in it. Ready early. By the door. Carry on.',
    byKind: {
      stop: 'Pack the kit for the goal {title}. Water. Something for the hands. A number to call. One bag, one place. Easy to find. Ready before the hard hour. Carry on.',
    },
  },
  {
    text: 'Inspect the room where this stalls. Find the object that stalls it. Screen, couch, pile. Turn it around. Or cover it. Then the order stands: {then}. Restore the room later.',
    twin: 'Inspect the room where the goal {title} stalls. Find the object that stalls it. Screen, couch, pile. Turn it around. Or cover it. Restore the room later. First the move. Log it.',
    byKind: {
      stop: 'Inspect the room where the goal {title} is hardest. Find the object that helps the urge. Turn it around. Or cover it. Or carry it out. Restore the room tomorrow. Log it.',
    },
  },
]
