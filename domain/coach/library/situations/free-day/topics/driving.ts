import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next lesson or drive (TEXT-30). */
export const drivingFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Without permit or license, a drive is over before it begins. Look for yours, and check the date on it.',
      short: 'Find permit or license. Check the date on it.',
      pairs: [
        {
          step: { text: 'Put it with your keys.', minutes: 1 },
          challenge: { text: 'Say the date on it aloud.', seconds: 15 },
        },
        {
          step: { text: 'Take a picture of it, in case it is lost.', minutes: 2 },
          challenge: { text: 'Say what else a driver has to have in the car.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A route that you know leaves your eyes free for traffic. Follow the next drive on a map, turn by turn.',
      short: 'Follow each turn of the next drive. On a map.',
      pairs: [
        {
          step: { text: 'Write the turns on a card: left, right, straight on.', minutes: 1 },
          challenge: { text: 'Follow the route with a finger, and say where you must give way.', seconds: 30 },
        },
        {
          step: { text: 'Mark the one place where you will have to look twice.', minutes: 2 },
          challenge: { text: 'Say the first turn out loud.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Thick soles hide what the foot does on a pedal. Choose the shoes that you will drive in {next}.',
      short: 'Choose thin-soled shoes for the drive {next}.',
      pairs: [
        {
          step: { text: 'Put them beside the door, with nothing on top.', minutes: 1 },
          challenge: { text: 'Move your right foot from an imaginary gas pedal to the brake.', seconds: 30 },
        },
        {
          step: { text: 'Wipe the soles, so that they do not slip.', minutes: 2 },
          challenge: { text: 'Press your heel to the floor, and tip your toes left and right.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A drive needs a car, and often somebody beside you. Check whether both are free {next}, and note the hour.',
      short: 'Check that car and companion are free {next}.',
      pairs: [
        {
          step: { text: 'Confirm the hour and the meeting place.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the drive by heart: {plan}',
            twin: 'Say what a driver does first, from the seat to the belt.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write down what you would like to practice in that hour.', minutes: 1 },
          challenge: { text: 'Say it as you will tell the person beside you.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A hard place on the road is easier once you can describe it. Write down a crossing, lane, or parking space that worries you.',
      short: 'Write down one crossing or lane that worries you.',
      pairs: [
        {
          step: { text: 'Draw the place, and the lane that you need.', minutes: 2 },
          challenge: { text: 'Drive through it with a finger, as slowly as you like.', seconds: 30 },
        },
        {
          step: {
            text: 'Ask a driver you trust what they would do about this: {obstacle}.',
            twin: 'Ask a driver you trust how they get through there.',
            minutes: 2,
          },
          challenge: { text: 'Breathe out slowly, and let both shoulders sink.', seconds: 45 },
        },
      ],
    },
    {
      text: 'You pass the same road signs on foot and by bus. Look out for one whose rule you cannot say, and look it up.',
      short: 'Find one road sign that you cannot explain.',
      pairs: [
        {
          step: { text: 'Draw the sign on a card, with its rule on the back.', minutes: 1 },
          challenge: { text: 'Name another sign of the same shape.', seconds: 15 },
        },
        {
          step: { text: 'Write down where near you it stands, and what drivers do there.', minutes: 2 },
          challenge: { text: 'Say what you would do there, step by step.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A passenger can learn by watching. On your next ride by car or bus, guess what the driver will do.',
      short: 'On your next ride, guess the driver’s next move.',
      pairs: [
        {
          step: { text: 'Write down one thing that the driver did earlier than you thought.', minutes: 1 },
          challenge: { text: 'Look over your left shoulder, as before you change lanes.', seconds: 30 },
        },
        {
          step: { text: 'Ask the driver what they watch most.', minutes: 2 },
          challenge: { text: 'Name the mirrors of a car, and what each one shows.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Parking and merging are easier to understand from above. Watch a short video of the maneuver that you find hard.',
      short: 'Watch one short video of a hard maneuver.',
      pairs: [
        {
          step: { text: 'Write down when the wheel turns, and how far.', minutes: 1 },
          challenge: { text: 'Hold an imaginary wheel, and turn it as in the video.', seconds: 30 },
        },
        {
          step: { text: 'Watch it once more, and say what the driver looks at.', minutes: 2 },
          challenge: { text: 'Park a coin between two others with your finger, backward.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A stiff neck cuts the look over the shoulder short. Turn your head slowly to each side, only as far as is easy.',
      short: 'Loosen the neck for the shoulder check. Slowly.',
      pairs: [
        {
          step: { text: 'Note on which side it is harder.', minutes: 1 },
          challenge: { text: 'Look at something far behind you, first on the easy side.', seconds: 30 },
        },
        {
          step: { text: 'Find out which chair or pillow makes your neck stiff.', minutes: 2 },
          challenge: { text: 'Lift both shoulders, and let them drop.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Questions about a drive come up when the lesson is over. Write down one for your teacher or a driver you trust.',
      short: 'Write down one question for the next drive.',
      pairs: [
        {
          step: { text: 'Put the question with your keys.', minutes: 1 },
          challenge: { text: 'Say it aloud, as you will before the drive.', seconds: 15 },
        },
        {
          step: { text: 'Write below it what you think the answer is.', minutes: 2 },
          challenge: { text: 'Say one calm sentence for the moment when somebody honks.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Dates for lessons and tests fill up early. Look up when the next one is free.',
      short: 'Look up the next free lesson or test date.',
      pairs: [
        {
          step: { text: 'Write down two dates that would suit you.', minutes: 2 },
          challenge: { text: 'Say the one that you like better.', seconds: 15 },
        },
        {
          step: { text: 'Look up what you have to bring on that day.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, with your keys or permit in your hand: {why}.',
            twin: 'Name the first place to which you would like to drive alone.',
            seconds: 60,
          },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put what you need for tomorrow’s drive beside the door: license or permit, water, and shoes.',
      short: 'License, water, and driving shoes beside the door.',
      pairs: [
        {
          step: { text: 'Put a cloth for the mirrors and the windshield with it.', minutes: 1 },
          challenge: { text: 'Hold your license or permit, and put it back.', seconds: 15 },
        },
        {
          step: { text: 'Check whether the roads may be wet or icy tomorrow.', minutes: 2 },
          challenge: { text: 'Touch license, water, and shoes, and say each.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Tired eyes see late. Decide when this evening ends, so that you are rested for tomorrow’s drive.',
      short: 'Decide when this evening ends. Drive rested tomorrow.',
      pairs: [
        {
          step: { text: 'Lay the shoes for tomorrow’s drive beside the door now.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, with both hands on your knees.', seconds: 45 },
        },
        {
          step: { text: 'Write the hour on a slip, and put it on the remote control.', minutes: 1 },
          challenge: { text: 'Turn your head slowly to the left and to the right.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Go through the start of tomorrow’s drive in your head: seat, mirrors, belt, and the first look.',
      short: 'Think through tomorrow’s start. Seat, mirrors, belt.',
      pairs: [
        {
          step: { text: 'Write on a card what you want to watch in tomorrow’s drive.', minutes: 1 },
          challenge: { text: 'Look over one shoulder, and then into an imaginary mirror.', seconds: 15 },
        },
        {
          step: { text: 'Look up the first turn of tomorrow’s route.', minutes: 2 },
          challenge: { text: 'Hold an imaginary wheel, and breathe out.', seconds: 15 },
        },
      ],
    },
  ],
}
