import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a thing or a room (TEXT-14). */
export const placeMessages: readonly LibraryMessage[] = [
  {
    text: '{when}, your plan is to {then}. Put the one thing it needs in that place now, so that it lies in your way. Then you only have to pick it up, and that is already the beginning.',
    twin: 'Carry the first thing for the goal {title} to its place, on your way to something else. {when}, it lies in front of you, and you only have to pick it up. Fetch the rest when you need it.',
    byKind: {
      relate:
        'Put the other things away before you sit down with that person, or before you call them. You wanted to {act}, and your eyes and hands are free then. A few minutes are enough.',
      stop: 'Put a chair, a bag, or a closed door between you and the place where it usually gets hard. For the goal {title}, that is one moment more to think. You can move it back tomorrow.',
    },
    twinByKind: {
      do_regularly:
        'Put the first thing you need in its place, on your way to something else. You want to {act}, and then it lies in front of you. You only have to pick it up.',
    },
  },
  {
    text: 'Go and stand for a moment in the place where you want to {then}. Is there something on it, beside it, or in front of it that makes it harder? Move only that one thing, and let the rest be.',
    twin: 'Go and stand for a moment where you will begin with the goal {title}. What is lying there that belongs to something else? Take away that one thing, and leave the first one you need in its place.',
    byKind: {
      stop: 'Go and stand for a moment in the place where it usually gets hard, while it is quiet. For the goal {title}, take away one thing that your eyes go to first. Leave the place a little emptier.',
      relate:
        'Go and look at the place where you usually talk. Is there a screen, a pile, or a closed door in it? To {act}, move that one thing today, and leave a second chair there.',
    },
    twinByKind: {
      finish:
        'All of it should lie in one place. If you want to {act}, gather the papers and things that belong to it in one box or folder. Put what comes next on top. That is a visible piece, and enough.',
      learn:
        'Find a place where you wait anyway, at the stove, the bus, or the door. If you want to {act}, put one small piece of it there, on a card or a page. Try it once from memory when you pass.',
      do_regularly:
        'Go and stand for a moment where it begins. To {act}, take away one thing that belongs to something else, and leave the first one you need there instead. That is a good minute’s work.',
    },
  },
  {
    text: 'Find a small place for this goal, no larger than a tray, and clear it today. Keep it free of everything else. {when}, you will find it ready, and you can {then}. That is housework enough.',
    twin: 'Find a small place for the goal {title}, no larger than a tray, on a table or a shelf. Clear it once today, and lay the first thing you need in it. {when}, sit down right there.',
    byKind: {
      stop: 'Find a place in your home where {urge} never happens, a chair, a window, or a corner. Make it a little nicer today, with a cushion or a lamp. You can go and sit there whenever the urge comes.',
      relate:
        'Find a small place for what belongs to that person, a tray or a drawer. To {act}, put in one thing to show or tell them, a cutting or a photo. Next time, take it along.',
    },
    twinByKind: {
      save: 'Give the papers one place, a box or a tray near the door. For the goal {title}, put in whatever came this week, unopened if you like. Then open just the top one, and read its date.',
      recover:
        'Make one place in the room easier for you: a firm chair, a cushion, and a glass within reach. For the goal {title}, sit down there once today and see what is missing. Add that, and rest.',
      do_regularly:
        'A small place is enough, no larger than a tray, on a table or a shelf. To {act}, clear it once today, and lay the first thing you need in it. Then sit down right there.',
    },
  },
  {
    text: 'Leave yourself a note with only a few words on it: {then}. Put it where your plan begins, and fold it once, so that you have to open it. You can read it as if a friend had left it there.',
    twin: 'Leave yourself a note with the first move for the goal {title}, as a verb and a thing. Fold it once, so that it has to be opened. {when}, read it as if a friend had left it.',
    byKind: {
      relate:
        'Hang something of that person’s where you pass every day, a photo, a card, or a note. If you want to {act}, touch it once today and send them one line about what you saw.',
      stop: 'Leave yourself a note where the urge finds you, with one verb on it: stand, drink, or call. For the goal {title}, do what it says before you do anything else there, and then see how it is.',
    },
    twinByKind: {
      finish:
        'Lay the unfinished piece where your eyes cannot pass it: on the table, the chair, or the keyboard. If you want to {act}, it should be the first thing you see. Add a line when you do.',
      do_regularly:
        'Leave yourself a note with the first move on it, as a verb and a thing. You want to {act}, so fold it and lay it where you begin. Read it as if a friend had left it.',
    },
  },
  {
    text: 'A closed door can help today. {when}, close the one between you and whatever is loud, and then {then}. If there is no door, you can turn your chair around, and that is enough.',
    twin: 'A closed door can help with the goal {title} today. {when}, close the one between you and whatever is loud, and do the nearest small thing. If there is no door, turn your chair around.',
    byKind: {
      stop: 'Which door do you go through before {urge}? Hang a scarf or a bag on its handle today. It only has to make you stop and think where you are going. You can take it off whenever you like.',
      relate:
        'A closed door can help you listen. To {act}, put your phone behind one today, and come back without it. For a little while, you only have to be in the room, or on the line.',
    },
    twinByKind: {
      reflect:
        'Pick one corner for the quiet, and let nothing else live there. If you want to {act}, clear a chair today and turn it toward a window or a wall. Sit in it once, for a few breaths.',
      learn:
        'Shut the door, the book, and the screen. If you want to {act}, one minute in a closed room shows you what you know by heart. Say it to the wall, and then open only the book.',
      do_regularly:
        'A closed door can help. To {act}, close the one between you and whatever is loud, and do the nearest small thing. If there is no door, turn your chair around, and that is enough.',
    },
  },
  {
    text: 'Look at the first thing you see when you come in at the door. It could be a slip of paper with your own words on it: {then}. Put it there today, and move it when you have seen it enough.',
    twin: 'What do you see first when you come in at the door? Let it be one thing that the goal {title} needs. Put it there now. {when}, take it from there, and use it once.',
    byKind: {
      stop: 'Look around at the place where {urge} usually happens. What makes it more likely there: a seat, a drawer, a thing in sight? Move that one thing today, or cover it. Everything else can stay as it is.',
      relate:
        'Let something for that person lie by the door, a letter, a jar, or a photo. You wanted to {act}, so put it there now, and take it along the next time, or send it today.',
    },
    twinByKind: {
      finish:
        'Clear the table until only one thing is left on it. You wanted to {act}, so let it be the piece that comes next. Sit down in front of it for a minute, and do what your hand finds.',
      save: 'Take the card out of the phone and out of the bag today, if only for some hours. For the goal {title}, put it in a drawer with a slip that says what you are saving for. You know where it is.',
      do_regularly:
        'What do you see first when you come in at the door? If you want to {act}, let it be one thing that you need for it. Put it there now, and use it once today.',
    },
  },
  {
    text: 'It is easier to begin something that you can see well. {when}, switch on a lamp or open the curtain, and only then {then}. If the light is good already, you can begin at once.',
    twin: 'It is easier to begin something that you can see well. Bring a lamp to the place of the goal {title}, or sit by the window. {when}, switch on the light and take up what it shows first.',
    byKind: {
      relate:
        'Sit on the same side of the table as that person today, or beside them in the car. If you want to {act}, it is easier to talk when both of you look the same way. Ask one small thing.',
      stop: 'Bring a lamp to the place where it usually gets hard, or sit nearer to the window today. For the goal {title}, a room that looks a little different is a help. You can put it back tomorrow.',
    },
    twinByKind: {
      recover:
        'Move what you need most to the height of your hand: the glass, the phone, the sheet. For the goal {title}, one thing is enough today. You can ask somebody to do it for you, and stay seated.',
      learn:
        'Take it to another room than usual. If you want to {act}, try one small piece at the window or in the hall, without the book. If it works there as well, you know it. Then go back.',
      do_regularly:
        'Good light makes it easier to begin. To {act}, bring a lamp to the place, or sit by the window. Switch it on, and take up what it shows first. In daylight, a seat facing the window will do.',
    },
  },
  {
    text: 'Put something small into your pocket today, such as a button or a key. Each time your fingers find it, remember what you planned: {when}, {then}. When its moment comes, you will not have to think about it.',
    twin: 'Take one thing that belongs to the goal {title} along with you today, in a pocket or a bag. When your fingers find it, say the first move to yourself. {when}, take it out and use it once.',
    byKind: {
      stop: 'Keep something in the pocket that your hand goes to when the urge comes, a stone or a key. For the goal {title}, hold it until the urge is weaker. It can stay there for tomorrow as well.',
      relate:
        'Carry something from that person in your pocket today, a coin or a folded note. When your fingers find it, think of one question. To {act}, ask it when you next see or call them.',
    },
    twinByKind: {
      finish:
        'Take one small piece along today, on paper or on the phone. To {act}, a few minutes in a line or on a bus are enough. Do one thing to it that can be seen, and put it away.',
      do_regularly:
        'Take one small thing for it along with you today, in a pocket or a bag. You want to {act}, so when your fingers find it, say the first move. Then take it out and use it.',
    },
  },
]
