import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Put the first thing you need in place now. {when}, it lies ready. Then {then}. Nothing is left to look for. Carry on.',
    twin: 'Find the first thing that the goal {title} needs. Carry it to where you start. There will be nothing to look for. Check the spot once. Carry on.',
    byKind: {
      stop: 'Find the thing that makes the goal {title} harder. Carry it far away now. Another room, a high shelf, or the hall. Check it once. Carry on.',
    },
  },
  {
    text: 'Clear one surface. Leave only what you need for this: {then}. Keep it clear until the log is signed. Then you may use it as before. Dismissed.',
    twin: 'Clear one surface for the goal {title}. Leave only what you need for it. Keep it clear until the log is signed. Then use it as before. Dismissed.',
    byKind: {
      stop: 'Clear the surface where the goal {title} is hardest. Take everything off it. Leave one glass of water. Keep it clear today. Log it. Carry on.',
    },
  },
  {
    text: 'Phone into another room, face down. {when}, {then}, without it. You may fetch it after the check-in. Put it there now. Carry on.',
    twin: 'Phone into another room, face down. Give the goal {title} one minute without it. Then you may fetch it. Put it there now. Carry on.',
  },
  {
    text: 'Write a sign in big letters: {then}. Hang it at eye level, where it happens. Paper is enough. Take it down when the log is signed. Carry on.',
    twin: 'Write a sign for the goal {title}. One verb, in big letters. Hang it at eye level, where you start. Take it down when the log is signed.',
  },
  {
    text: 'Close the door that lets the noise in. {when}, close it first. Then {then}. Open it after that. No door: turn your chair around. Log it.',
    twin: 'Close the door that lets the noise in. Then do one part for the goal {title}. Open it after that. No door: turn your chair around.',
    byKind: {
      stop: 'Close the door to where the urge usually starts. Put a chair in front of it. For the goal {title}, sit somewhere else today. Log where. Carry on.',
      relate:
        'Close the door to your work. Goal {title}: stand outside it with empty hands. Greet first. Do not go back for one thing. Carry on.',
    },
  },
  {
    text: 'Mark one spot with a towel or a book. Use it for this only. {when}, go there. {then}. Leave when done. Log it.',
    twin: 'Mark one spot for the goal {title}. A towel or a book will do. Go there once today. Leave when it is done. Log it.',
    byKind: {
      stop: 'Pick a spot where no urge comes. A chair, a step, or a window. Goal {title}: report there when one comes elsewhere. Leave when it is over. Log it.',
    },
  },
  {
    text: 'Pack what you need so that you can {then}. One bag or one tray. Nothing else goes in. Have it ready before you start. Carry on.',
    twin: 'Pack what the goal {title} needs first. One bag or one tray. Nothing else goes in. Put it where you will pass. Carry on.',
    byKind: {
      stop: 'Pack a kit for the goal {title}. Water. Something to hold. A number to call. Keep it in one place. Have it ready before the hard hour. Carry on.',
    },
  },
  {
    text: 'Look around the room where this gets stuck. Find the one thing that holds you up. Turn it around or cover it. Then {then}. Restore the room later.',
    twin: 'Look around. Where does the goal {title} get stuck? Find the thing that holds you up. Turn it around or cover it. Restore the room later. Log it.',
    byKind: {
      stop: 'Look around. Where is the goal {title} hardest? Find the thing that helps the urge. Cover it or carry it out. Restore the room tomorrow. Log it.',
    },
  },
]
