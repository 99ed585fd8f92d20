import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: 'Put the first thing you need in place now. {when}, it lies ready. Then {then}. Nothing is left to look for. Carry on.',
    byKind: {
      finish:
        'Papers in one place. To {act}, pick a tray or a bag. Put the first paper in now. Leave it by the door. Carry on.',
      stop: 'Find the thing that {urge} needs first. Carry it far away now. Another room, a high shelf, or the hall. Check it once. Carry on.',
      relate:
        'Put their photo or letter where you sit. To {act}, look at it once. Then send one line about it. Log it. Carry on.',
      learn:
        'Put one question where you pass. The kettle, the mirror, or the door. To {act}, answer it each time. Check it at the end. Carry on.',
    },
    twin: 'Find the first thing that the goal {title} needs. Carry it to where you start. There will be nothing to look for. Check the spot once. Carry on.',
  },
  {
    text: 'Clear one surface. Leave only what you need for your plan: {then}. Keep it clear until the log is signed. Then you may use it as before. Dismissed.',
    byKind: {
      finish:
        'Clear one surface. To {act}, leave one piece on it. Put a pen on the line that comes next. Write that line. Dismissed.',
      stop: 'Clear the surface where {urge} starts. Take everything off it. Leave one harmless thing. Keep it clear today. Log it. Carry on.',
      relate:
        'Clear the table between you. No screen, no pile. To {act}, only cups may stay. Sit down first. Ask one thing. Dismissed.',
    },
    twin: 'Clear one surface for the goal {title}. Leave only what you need for it. Use that for a minute. Then the surface is free. Dismissed.',
  },
  {
    text: 'Phone into another room, face down. {when}, {then}, without it. You may fetch it after the check-in. Put it there now. Carry on.',
    byKind: {
      stop: 'Phone into another room, face down. It stays there in the hour of {urge}. Put a book where it lay. Check it once. Carry on.',
      relate:
        'Phone into another room, face down. To {act}, sit where they sit. Ask one thing. Fetch the phone after the answer. Carry on.',
      learn:
        'Phone into another room, face down. To {act}, one question on paper. Answer it without help. Then fetch the phone and check. Carry on.',
    },
    twin: 'Phone into another room, face down. Give the goal {title} one minute without it. Begin with the nearest object. Then fetch the phone. Carry on.',
  },
  {
    text: 'Write a sign in big letters: {then}. Hang it at eye level, where it happens. Paper is enough. Take it down when the log is signed. Carry on.',
    byKind: {
      finish:
        'Write a sign with today’s one job. To {act}, begin it with a verb. Hang it at eye level. Take it down when done. Carry on.',
      stop: 'Write a sign in big letters. Say where you go instead of {urge}. Hang it where the urge starts. Leave it up today. Carry on.',
      relate:
        'Write one word where you see it first. Make it “listen.” To {act}, read it at the door. Then go in. Log it. Carry on.',
      learn:
        'Write one rule in big letters. To {act}, hang it where you sit. Use it once today. Take it down when you know it. Carry on.',
    },
    twin: 'Write a sign for the goal {title}. One verb and one thing, in big letters. Hang it where you start. Take it down when done.',
  },
  {
    text: 'Close the door that lets the noise in. {when}, close it first. Then {then}. Open it after that. No door: turn your chair around. Log it.',
    byKind: {
      stop: 'Close the door to where {urge} usually starts. Put a chair in front of it. Sit somewhere else today. Log where. Carry on.',
      relate:
        'Close the door to your work. To {act}, stand outside it with empty hands. Greet first. Do not go back for one thing. Carry on.',
    },
    twin: 'Close the door that lets the noise in. Then one part for the goal {title}. Open it after that. No door: turn your chair around.',
  },
  {
    text: 'Mark one spot with a towel or a book. Use it for your plan only. {when}, go there. {then}. Leave when done. Log it.',
    byKind: {
      finish:
        'Mark one spot. To {act}, everything new goes there. Letters, keys, and names. Put the first one there now. Log it.',
      stop: 'Pick a spot where {urge} never happens. A chair, a step, or a window. Report there when an urge comes. Leave when it is over. Log it.',
      relate:
        'Mark one seat for listening. To {act}, sit there when they speak. Leave it only after the last word. Log it. Carry on.',
      reflect:
        'Mark one spot. Nothing happens there but the goal {title}. Turn it away from the screens. Sit there for one minute. Leave. Log it.',
    },
    twin: 'Mark one spot for the goal {title}. A towel or a book will do. Put its first object there. Use it there once. Log it.',
  },
  {
    text: 'Pack what you need so that you can {then}. One bag or one tray. Nothing else goes in. Have it ready before you start. Carry on.',
    byKind: {
      finish:
        'Pack for the next errand. To {act}, one bag. The paper, the pen, the question. Put it by the door. Name the day. Carry on.',
      stop: 'Pack a kit against {urge}. Something to hold. Something to read. A number to call. Keep it where the urge starts. Carry on.',
      relate:
        'Pack one small thing for them. A clipping, a photo, a jar. To {act}, hand it over with one sentence. Expect no thanks. Carry on.',
      learn:
        'Pack one question for the road. Write it on your hand or a card. To {act}, answer it at the first stop. Check it at home. Carry on.',
    },
    twin: 'Pack what the goal {title} needs first. One bag or one tray. Nothing else goes in. Put it where you start. Check it once. Carry on.',
  },
  {
    text: 'Look around the room where you get stuck. Find the one thing that holds you up. Turn it around or cover it. Then {then}. Restore the room later.',
    byKind: {
      finish:
        'Look around. What stops you when you want to {act}? One thing only. Cover it or carry it out. Then do one line. Log it.',
      stop: 'Look around. Where does {urge} begin? Find the thing that helps it. Cover it or carry it out. Restore the room tomorrow. Log it.',
      relate:
        'Look around the place where you talk. What pulls your eyes away? Turn it to the wall. To {act}, look at them instead. Log it. Carry on.',
      learn:
        'Look around. What answers for you? Cover the notes, the labels, the screen. To {act}, do one piece without them. Log it. Carry on.',
    },
    twin: 'Look around. Where does the goal {title} get stuck? Find the thing that holds you up. Turn it around or cover it. Then start. Log it.',
  },
]
