import type { EventTexts } from '#domain/coach/library/frame.ts'

/** Texts for the date of a driving test, which may be on the date or later: the day before, the day itself and the day after (TEXT-36). */
export const drivingDateTexts: EventTexts = {
  messages: {
    target_eve: {
      kind_encouraging: [
        {
          text: 'Tomorrow is the date for the goal {title}. If the test is tomorrow, lay out your papers and your glasses today, and go to bed in good time. You may leave the car alone. What your hands have practiced does not get lost in a day.',
        },
        {
          text: 'The date of the goal {title} is tomorrow. Go along one route in your mind, with every mirror and every look over the shoulder. Stop when it begins to repeat itself. If the test is on another day, write that day down, and keep today light.',
        },
      ],
      teammate: [
        {
          text: 'Tomorrow’s the date for the goal {title}. Let’s look up where it starts and put papers, glasses, and good shoes in one place. Then we park the whole thing. The mirrors will still be there when we need them.',
        },
        {
          text: 'The date for the goal {title} is tomorrow, so let’s rehearse the nervous part. You stall, you breathe out, you start again, and nobody honks in our version. Say it once in that order. Then the day is yours.',
        },
      ],
      wise_mentor: [
        {
          text: 'Tomorrow is the date for the goal {title}. Decide today to drive as you would with a friend beside you, no better and no worse. Put your papers where you will not forget them, and leave the rest to habit and sleep.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Think of the one maneuver that worries you most. Go through it slowly in your head, from the first mirror to the last. Once is enough. After that, turn to something else.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Tomorrow is the date for the goal {title}. Papers. Glasses. Flat shoes. One place. Look up where you start. One route in your head. Then rest. Dismissed.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Name the maneuver you like least. Go through it once. Mirror, signal, look. Then no more. Early to bed. At ease.',
        },
      ],
    },
    target_day: {
      kind_encouraging: [
        {
          text: 'Today is the date for the goal {title}. Set the seat and the mirrors first, and take your time with them. You may ask for an instruction to be repeated.',
        },
        {
          text: 'The date for the goal {title} has come. A small mistake does not end a test, so drive on calmly. If the test is on another day, look up its hour now.',
        },
      ],
      teammate: [
        {
          text: 'It’s the date for the goal {title}. Seat, mirrors, belt, breath: that’s our order. If something goes wrong, we drive the next street as if it were the first.',
        },
        {
          text: 'Today’s the day for the goal {title}. Let’s drive the street in front of us and leave the next one for later. Slow is fine with us.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date for the goal {title} has come. Look far ahead, and the hands will follow. If you do not understand an instruction, ask, since that is what a good driver does.',
        },
        {
          text: 'Today is the date for the goal {title}. Think of the road and not of the person with the list. What lies behind the last crossing is over.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Today is the date for the goal {title}. Seat. Mirrors. Belt. Breathe out. Then drive what you see. A mistake: drive on. Carry on to the end.',
        },
        {
          text: 'The date is here for the goal {title}. Test today: papers in the pocket, leave early. Test later: look up the day now. Write it down. Log it.',
        },
      ],
    },
    after_target: {
      kind_encouraging: [
        {
          text: 'Yesterday was the date for the goal {title}. If the test is behind you, close the goal, or choose a date for another try. Many people need one, and the road does not mind. You may also leave the car alone for a day.',
        },
        {
          text: 'A test is over sooner than the thoughts about it. Note something that went as you had practiced it, and let the other thoughts pass. You can close the goal {title} now, or set another date for it.',
        },
      ],
      teammate: [
        {
          text: 'Yesterday was the date for the goal {title}. If we’ve got the license, let’s close it and plan the first short drive. If there’s another try, we book the date and practice one maneuver. Which one is it?',
        },
        {
          text: 'The date’s behind us, and only you know what the examiner said. Done? Then let’s close the goal {title} and tell somebody. If it’s not done yet, we set a new date and ask what to practice first.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date of the goal {title} was yesterday. A test shows one drive on one day. If it is behind you, close the goal. If you take it again, choose a date, and write down the one remark that will help you most.',
        },
        {
          text: 'Whatever was said at the end of the drive, it was about a few streets. Decide only about the goal {title}: close it, or give it another date. The practice of these weeks stays with you in either case.',
        },
      ],
      drill_sergeant: [
        {
          text: 'The date of the goal {title} was yesterday. Passed: close it. Another try: book the date. Write down one remark. Practice that first. Then rest. Dismissed.',
        },
        {
          text: 'The date has passed. Look at the goal {title} once. Done: close it. Not yet: new date, one maneuver to practice. Tell one person. At ease.',
        },
      ],
    },
  },
  parts: {
    target_eve: {
      steps: [
        { text: 'Put papers, glasses, and flat shoes in one place.', minutes: 2 },
        { text: 'Look up where the test starts, and how you get there.', minutes: 3 },
        { text: 'Go along one route in your mind, mirror by mirror.', minutes: 4 },
        { text: 'Write the order on a slip: seat, mirrors, belt.', minutes: 1 },
        { text: 'Tell somebody when you will call afterward.', minutes: 2 },
      ],
      challenges: [
        { text: 'Say the order aloud: mirror, signal, look.', seconds: 15 },
        { text: 'Turn your head to each side slowly, as for a blind spot.', seconds: 30 },
        { text: 'Name the sign that you found hardest to learn.', seconds: 15 },
        { text: 'Sit as you sit in the car, and let your shoulders drop.', seconds: 30 },
        { text: 'Draw one crossing, and mark who goes first.', seconds: 90 },
      ],
    },
    target_day: {
      steps: [
        { text: 'Check that papers and glasses are in your pocket.', minutes: 1 },
        { text: 'Drink some water, and eat what you always eat.', minutes: 4 },
        { text: 'Leave a little earlier than you must.', minutes: 1 },
        { text: 'Set seat and mirrors before anything else.', minutes: 2 },
        { text: 'Send somebody one line with the hour of the test.', minutes: 1 },
      ],
      challenges: [
        { text: 'Breathe out before you turn the key.', seconds: 15 },
        { text: 'Look as far down the road as you can see.', seconds: 15 },
        { text: 'Loosen both hands, and hold something lightly.', seconds: 30 },
        { text: 'Say aloud: one street after the other.', seconds: 15 },
        { text: 'Name three signs that you pass on the way.', seconds: 60 },
      ],
    },
    after_target: {
      steps: [
        { text: 'Write down one remark that will help you.', minutes: 2 },
        { text: 'Thank the person who taught you, in one line.', minutes: 2 },
        { text: 'Put your papers together in a safe place.', minutes: 3 },
        { text: 'Choose the first short drive, or the first thing to practice.', minutes: 2 },
        { text: 'Decide whether the goal is closed or gets another date, and note it.', minutes: 1 },
      ],
      challenges: [
        { text: 'Tell somebody which street was the hardest.', seconds: 60 },
        { text: 'Shake out the hands that held the wheel.', seconds: 15 },
        { text: 'Stand at a window, and watch the cars go by.', seconds: 60 },
        { text: 'Say aloud one thing that went as practiced.', seconds: 15 },
        { text: 'Put the rule book back on the shelf.', seconds: 15 },
      ],
    },
  },
}
