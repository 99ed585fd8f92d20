import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of learning to drive and the test for it answer to something that the person wrote (TEXT-32). */
export const drivingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'A slow breath is something you can take along to the wheel. Sit as you would sit to drive, and breathe out slowly once.',
    short: 'Fear shortens the breath. Sit as if to drive.',
    form: 'work',
    drill_sergeant: 'Hands light, shoulders down. Breathe out slowly.',
    kind_encouraging: 'In a parked car, you may do it as often as you like before you start.',
    teammate: 'Nobody’s honking, so we’ve got all the time in the world for that breath.',
    wise_mentor: 'What you have practiced in a chair is easier to find again in the car.',
    own: [
      {
        step: { text: 'Place both hands as if on a wheel, and let your shoulders drop.', minutes: 1 },
        challenge: { text: 'Look slowly to where each mirror would be, and keep your hands still.', seconds: 30 },
      },
      {
        step: { text: 'Set your right foot where the brake would be, with the heel down.', minutes: 1 },
        challenge: { text: 'Name what you do before the engine starts, such as seat, mirrors, and belt.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fear makes you see only what is hard. Write down one thing in driving that you already do calmly.',
    short: 'Fear sees only the hard part. Write a calm one.',
    form: 'note',
    drill_sergeant: 'What you do calmly in driving. Seat belt counts.',
    kind_encouraging: 'Fastening the seat belt is a fair thing to write, and so is stopping at a sign.',
    teammate: 'We’ve got one thing on the list that doesn’t scare us, and it’s a start.',
    wise_mentor: 'What is calm already shows you how the other things may feel one day.',
    own: [
      {
        step: { text: 'Note below the calm thing what helped you learn it.', minutes: 1 },
        challenge: { text: 'Name one harder part of driving that the same help would suit.', seconds: 30 },
      },
      {
        step: { text: 'Explain the calm thing aloud, as if to somebody in a first lesson.', minutes: 1 },
        challenge: { text: 'Put your note with the things that you take to every drive.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'For a tense moment at the wheel, it helps to have words ready. Say aloud: I need a moment, please.',
    short: 'Tense at the wheel? Say: I need a moment.',
    form: 'prepare',
    drill_sergeant: 'Say it aloud. Calm voice. Once more.',
    kind_encouraging: 'Whoever sits beside you will understand it, and nobody has to guess.',
    teammate: 'With that line ready, we don’t have to be brave the whole time.',
    wise_mentor: 'Words that have been spoken once are easier to find when the heart is beating fast.',
    own: [
      {
        step: { text: 'Choose one driving moment for these words, such as a busy intersection.', minutes: 1 },
        challenge: {
          text: 'Describe what would help you there, such as silence or a place to pull over.',
          seconds: 30,
        },
      },
      {
        step: { text: 'Find a shorter form of these words for heavy traffic, such as “One moment.”', minutes: 1 },
        challenge: { text: 'Say the short form with your eyes straight ahead, as on the road.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'Any drive begins with a stretch that you know. Draw the street from your door to the first corner, with one sign.',
    short: 'Every drive has an easy start. Draw your street.',
    form: 'note',
    drill_sergeant: 'To the first corner, with one sign.',
    kind_encouraging: 'Crooked lines are fine, as long as you would know the corner again.',
    teammate: 'That’s the first corner taken, and we haven’t even started the engine.',
    wise_mentor: 'A road that you can draw holds fewer surprises when you drive it.',
    own: [
      {
        step: { text: 'Mark on your drawn street one spot where a driver must slow down.', minutes: 1 },
        challenge: { text: 'List aloud what you would look for there: left, ahead, and right.', seconds: 45 },
      },
      {
        step: { text: 'Follow your drawn street with a finger, and say where you would signal.', minutes: 1 },
        challenge: { text: 'Draw the next street you would turn into as a single line, with its name.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Some driving practice costs nothing. Say aloud what you do at a stop sign, from braking to driving on.',
    short: 'This practice costs nothing. Talk through a stop sign.',
    form: 'work',
    drill_sergeant: 'Say it aloud: brake, stop, look, go.',
    kind_encouraging: 'You may leave something out and begin again, since nobody charges for it.',
    teammate: 'We can stop at that sign as often as we like, and it’s free.',
    wise_mentor: 'What you can already say takes less time in a lesson that costs money.',
    own: [
      {
        step: { text: 'Describe where you look at the stop sign before you drive on.', minutes: 1 },
        challenge: { text: 'Turn your head once to each side that you described.', seconds: 30 },
      },
      {
        step: { text: 'Lay out a few small things as the intersection, with one as your car.', minutes: 2 },
        challenge: { text: 'Place another car so that it goes first, and explain why.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Whatever it is like outside, a driver has to see. Put a clean cloth for windows and mirrors with your driving papers.',
    short: 'Any weather, drivers must see. Take a clean cloth.',
    form: 'prepare',
    drill_sergeant: 'Dry and folded, to your driving papers.',
    kind_encouraging: 'You are ready then to make the view a little clearer before you start.',
    teammate: 'Whatever’s on the glass, we wipe it off before we worry about the rest.',
    wise_mentor: 'A clear view makes a difficult road calmer to drive.',
    own: [
      {
        step: { text: 'Wipe one mirror or window near you with the cloth.', minutes: 1 },
        challenge: { text: 'Fold the cloth with its clean side out, ready for the car.', seconds: 15 },
      },
      {
        step: { text: 'Recall which controls clear the view in the car: wipers, fan, rear window.', minutes: 1 },
        challenge: { text: 'Point to where each one sits, as if you were in the driver’s seat.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Learning to drive can happen in small gaps. Put the theory book into your bag, or its app onto your first screen.',
    short: 'Gaps are driving lessons. Theory book into your bag.',
    form: 'prepare',
    drill_sergeant: 'Or app up front. One page at every wait.',
    kind_encouraging: 'A single page or question is enough whenever you have to wait.',
    teammate: 'Next time somebody keeps us waiting, we learn a sign.',
    wise_mentor: 'The rules of the road are more easily learned in small pieces.',
    own: [
      {
        step: { text: 'Mark a page or a topic in your theory material for the next wait.', minutes: 1 },
        challenge: { text: 'Answer one question from the marked part before you look at the solution.', seconds: 90 },
      },
      {
        step: { text: 'Name one wait in your week that is long enough for some theory.', minutes: 1 },
        challenge: { text: 'Recall the last rule you learned, as you could in a wait without the book.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What you write by hand stays in your mind longer. Put the driving rule that you forget on paper in capitals, like a road sign.',
    short: 'Write in capitals what you forget on the road.',
    form: 'note',
    drill_sergeant: 'Hang it like a road sign, at eye level.',
    kind_encouraging: 'Everybody forgets something while learning to drive, and a sign is there for that.',
    teammate: 'We put up our own sign, and we stop for it every time.',
    wise_mentor: 'A sign is seen in passing, and each time it needs less of your attention.',
    own: [
      {
        step: { text: 'Add the place on the road where you need these words most.', minutes: 1 },
        challenge: { text: 'Cover what you wrote, and say words and place from memory.', seconds: 30 },
      },
      {
        step: { text: 'Draw a plain symbol beside the capitals that stands for the same thing.', minutes: 2 },
        challenge: { text: 'Put what you wrote with the things you take to every lesson or drive.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You know a rule of the road when you can explain it. Ask {ally} to draw a road sign for you to explain.',
    short: 'Ask {ally} to draw a road sign. Explain it.',
    form: 'tell',
    drill_sergeant: 'Name the rule. Say what you do.',
    kind_encouraging: 'If the sign does not exist, you may invent a rule for it and laugh.',
    teammate: 'If it’s a sign nobody’s ever seen, we still slow down.',
    wise_mentor: 'What you hesitate over is worth one look into the book.',
    own: [
      {
        step: { text: 'Name a place nearby where this road sign stands or could stand.', minutes: 1 },
        challenge: { text: 'Draw a sign that you still mix up, for the other person to explain.', seconds: 90 },
      },
      {
        step: { text: 'Say what a driver does differently because of this sign: brake, yield, or wait.', minutes: 1 },
        challenge: { text: 'Think of a sign that looks similar, and name the one difference.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is good to know where learning to drive will lead. Tell {ally} one place where you would like to drive someday.',
    short: 'Tell {ally} one place you want to drive to.',
    form: 'tell',
    drill_sergeant: 'Name it. Say why.',
    kind_encouraging: 'It can be close by, such as a lake or a store that no bus goes to.',
    teammate: 'Now our lessons lead somewhere, and somebody might want a seat.',
    wise_mentor: 'A place that has been named gives the next lesson a direction.',
    own: [
      {
        step: { text: 'Find the first road toward that place, on a map or in your head.', minutes: 2 },
        challenge: { text: 'Name one thing that you still have to learn for this drive.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you would do first after you park at that place.', minutes: 1 },
        challenge: { text: 'Choose one thing for it that would ride along on the back seat.', seconds: 30 },
      },
    ],
  },
]
