import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `stretch.ts`. */
export const moreStretchAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'A tired day needs a stretch that asks for nothing. Write on a slip: lie down, arms above the head, breathe out.',
    short: 'Tired days: write a lying stretch down.',
    form: 'note',
    drill_sergeant: 'Lie down. Arms overhead. Breathe out.',
    kind_encouraging: 'Leave the slip where you rest, and you will find it at the right moment.',
    teammate: 'When we drop onto the bed, we stretch first.',
    wise_mentor: 'A stretch that begins with lying down is seldom refused by a tired body.',
    own: [
      {
        step: { text: 'Try once what you wrote, on the bed or the floor.', minutes: 2 },
        challenge: { text: 'Cross out any part of the note that is too much for a tired day.', seconds: 30 },
      },
      {
        step: { text: 'Make room to lie down: move whatever is on the bed or the sofa.', minutes: 2 },
        challenge: { text: 'Lie down there, push only your heels away from you, and let go.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'An arm that hangs stretches all by itself. Let one hang beside your seat until it feels heavy, then the other.',
    short: 'Too tired to stretch? Let one arm hang.',
    form: 'work',
    drill_sergeant: 'Heavy. Heavier. Now the other.',
    kind_encouraging: 'You do not have to do anything, only let it hang and breathe.',
    teammate: 'Our arms do nothing, and they get longer anyway.',
    wise_mentor: 'The body knows how to let go, if it is left alone for a moment.',
    own: [
      {
        step: { text: 'Turn the hanging hand so that the palm faces back, then front.', minutes: 1 },
        challenge: { text: 'Raise the shoulder of that arm slowly, and let it sink as you breathe out.', seconds: 30 },
      },
      {
        step: { text: 'Open and close the hand of the hanging arm as slowly as you breathe.', minutes: 1 },
        challenge: { text: 'Bring that hand to your lap, and compare how heavy both arms feel.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When there is no time for more, a stretch can last one breath. Press your palms together at your chest, and let go.',
    short: 'No time? Stretch for one breath. Palms together.',
    form: 'work',
    drill_sergeant: 'Elbows out. Press. Let go.',
    kind_encouraging: 'Nobody around you will notice, and nothing else has to wait.',
    teammate: 'We’re done before anybody can ask what we’re doing.',
    wise_mentor: 'Press only for as long as the air goes out.',
    own: [
      {
        step: { text: 'Turn the joined palms until the fingers point forward, and breathe out.', minutes: 1 },
        challenge: { text: 'Lower your hands to your sides, and let the shoulders follow.', seconds: 15 },
      },
      {
        step: { text: 'Link your fingers, and push the palms away from you for one breath.', minutes: 1 },
        challenge: { text: 'Name a gap in your day that is one breath long, such as an elevator ride.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Whatever makes you wait leaves time to stretch. Write on a slip: while it loads, shoulders back.',
    short: 'Waiting? Stretch. Write: while it loads, shoulders back.',
    form: 'note',
    drill_sergeant: 'Slip to the screen or the kettle. Read it.',
    kind_encouraging: 'It takes no time of its own, since you would be waiting anyway.',
    teammate: 'When it makes us wait, we stretch instead of sighing.',
    wise_mentor: 'In a full day, the waiting is often the only time that is yours.',
    own: [
      {
        step: { text: 'Draw your shoulders back once, and see how short this stretch is.', minutes: 1 },
        challenge: { text: 'Fix the note where you usually wait, such as by the screen or the kettle.', seconds: 60 },
      },
      {
        step: { text: 'Think of the wait that comes most often, and add it to what you wrote.', minutes: 1 },
        challenge: { text: 'Circle your shoulders backward slowly, as you would through a longer wait.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A minute can be found even in a full schedule. Enter one in your calendar, right before something else, and name it stretch.',
    short: 'One minute in the calendar. Name it stretch.',
    form: 'prepare',
    drill_sergeant: 'Before the next entry. Save it. Keep it.',
    kind_encouraging: 'It is so short that you need not move anything to make room.',
    teammate: 'One minute’s ours, and the calendar says so.',
    wise_mentor: 'What stands in the calendar is rarely argued with, however short it is.',
    own: [
      {
        step: { text: 'Choose a stretch that needs no room, and add its name to the entry.', minutes: 1 },
        challenge: { text: 'Do that stretch once, and see that it fits into the entry.', seconds: 60 },
      },
      {
        step: { text: 'Set the stretch entry to repeat, if your days are alike enough.', minutes: 1 },
        challenge: { text: 'Reach to both sides where you are, to see how much room a stretch needs.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'You can stretch without putting anything aside. Lift your chest, and draw both elbows back slowly while you look at the screen.',
    short: 'No break needed. Elbows back slowly. Stretch the chest.',
    form: 'work',
    drill_sergeant: 'Hold for a breath. Let go. Read on.',
    kind_encouraging: 'Only go as far as it feels good, and then you may read on.',
    teammate: 'We stretch while we read, and nobody loses a minute.',
    wise_mentor: 'It is a good use of a moment when the hands are not needed.',
    own: [
      {
        step: { text: 'Lower your chin a little, and lengthen the back of your neck.', minutes: 1 },
        challenge: { text: 'Move your seat until your elbows have room behind you.', seconds: 30 },
      },
      {
        step: { text: 'Put your hands behind your head, and let the elbows open wide.', minutes: 1 },
        challenge: { text: 'Tilt the screen, or raise it a little, if that lets you sit up straighter.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A stretch stays in your memory once you have shown it. Show {ally} the one you know best, or describe it in a message.',
    short: 'Show {ally} one stretch. Or describe it.',
    form: 'tell',
    drill_sergeant: 'Slowly. Let them copy you.',
    kind_encouraging: 'If they try it, you have done it together.',
    teammate: 'We’re the teacher now, so we stand up straight.',
    wise_mentor: 'When you put it into words, you notice where it begins.',
    own: [
      {
        step: { text: 'Sum up that stretch in a few words, such as reach, hold, breathe.', minutes: 1 },
        challenge: { text: 'Follow your own words through the stretch once, slowly.', seconds: 45 },
      },
      {
        step: { text: 'Do that stretch on your less familiar side, to know it even better.', minutes: 1 },
        challenge: { text: 'Pick a second stretch to show another time, and name it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Somebody else can do the reminding for once. Ask {ally} to say or send you the word stretch whenever they think of it.',
    short: 'Ask {ally} to send the word stretch. Anytime.',
    form: 'tell',
    drill_sergeant: 'Word comes: arms up.',
    kind_encouraging: 'It may come at an odd moment, and that makes it fun.',
    teammate: 'When it comes, we drop everything but the cup.',
    wise_mentor: 'It will find you in the posture that you really have.',
    own: [
      {
        step: { text: 'Decide which stretch you will do when the word arrives.', minutes: 1 },
        challenge: { text: 'Say the word stretch aloud, and rehearse the one you chose.', seconds: 45 },
      },
      {
        step: { text: 'Find a stretch that would suit a line, a bus, or a meeting.', minutes: 1 },
        challenge: { text: 'Prepare a one-word reply for whenever the word comes, such as “done.”', seconds: 30 },
      },
    ],
  },
]
