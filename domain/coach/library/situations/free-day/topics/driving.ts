import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next lesson or drive (TEXT-30). */
export const drivingFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Without permit or license, a drive is over before it begins. Look for yours, and check the date on it.',
        short: 'Find permit or license. Check the date on it.',
        about: 'papers',
      },
      {
        text: 'A route that you know leaves your eyes free for traffic. Follow the next drive on a map, turn by turn.',
        short: 'Follow each turn of the next drive. On a map.',
        about: 'route',
      },
      {
        text: 'Thick soles hide what the foot does on a pedal. Choose the shoes in which you will drive {next}.',
        short: 'Choose thin-soled shoes for the drive {next}.',
        about: 'shoes',
      },
      {
        text: 'A drive needs a car, and often somebody beside you. Check whether both are free {next}, and note the hour.',
        short: 'Check that car and companion are free {next}.',
        about: 'book',
      },
      {
        text: 'A hard place on the road is easier once you can describe it. Write down a crossing, lane, or parking space that worries you.',
        short: 'Write down one crossing or lane that worries you.',
        about: 'spot',
      },
      {
        text: 'You pass the same road signs on foot and by bus. Look out for one whose rule you cannot say, and look it up.',
        short: 'Find one road sign that you cannot explain.',
        about: 'sign',
      },
      {
        text: 'A passenger can learn with the eyes. On your next ride by car or bus, guess what the driver will do.',
        short: 'On your next ride, guess the driver’s next move.',
        about: 'ride',
      },
      {
        text: 'Parking and merging are easier to understand from above. Watch a short video of the maneuver that you find hard.',
        short: 'Watch one short video of a hard maneuver.',
        about: 'watch',
      },
      {
        text: 'A stiff neck cuts the look over the shoulder short. Turn your head slowly to each side, only as far as is easy.',
        short: 'Loosen the neck for the shoulder check. Slowly.',
        about: 'neck',
      },
      {
        text: 'Questions about a drive come up when the lesson is over. Write down one for your teacher or a driver you trust.',
        short: 'Write down one question for the next drive.',
        about: 'question',
      },
      {
        text: 'Dates for lessons and tests fill up early. Look up when the next one is free.',
        short: 'Look up the next free lesson or test date.',
        about: 'date',
      },
    ],
    eve: [
      {
        text: 'Put what you need for tomorrow’s drive beside the door: license or permit, water, and shoes.',
        short: 'License, water, and driving shoes beside the door.',
        about: 'bag',
      },
      {
        text: 'Tired eyes see late. Decide when this evening ends, so that you are rested for tomorrow’s drive.',
        short: 'Decide when this evening ends. Drive rested tomorrow.',
        about: 'rest',
      },
      {
        text: 'Go through the start of tomorrow’s drive in your head: seat, mirrors, belt, and the first look.',
        short: 'Think through tomorrow’s start. Seat, mirrors, belt.',
        about: 'first',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Find your permit or license, and put it with your keys.', minutes: 2, about: 'papers' },
      { text: 'Follow your next drive on a map from start to end.', minutes: 3, about: 'route' },
      { text: 'Write down one question for your next lesson or drive.', minutes: 2, about: 'question' },
      { text: 'Look up the rule of a road sign that you often pass.', minutes: 2, about: 'sign' },
      {
        text: 'Ask a driver you trust what they would do about this: {obstacle}.',
        twin: 'Ask a driver you trust what they found hard at first.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Draw the crossing that worries you, and the lane that you need.', minutes: 3, about: 'spot' },
      { text: 'Confirm the hour and the meeting place of your next lesson or drive.', minutes: 2, about: 'book' },
      { text: 'Choose shoes with thin soles for your next drive.', minutes: 1, about: 'shoes' },
      { text: 'Fetch a soft cloth for the mirrors and the windshield.', minutes: 2, about: 'glasses' },
    ],
    eve: [
      { text: 'Put license or permit beside the door for tomorrow’s drive.', minutes: 1, about: 'bag' },
      { text: 'Check whether the roads may be wet or icy tomorrow.', minutes: 1, about: 'weather' },
      { text: 'Write on a card what you want to watch in tomorrow’s drive.', minutes: 2, about: 'watch' },
    ],
  },
  challenges: {
    any: [
      { text: 'Look over your left shoulder, as before you change lanes.', seconds: 15, about: 'neck' },
      { text: 'Name the mirrors of a car, and what each one shows.', seconds: 30, about: 'mirrors' },
      {
        text: 'Say your plan for the drive by heart: {plan}',
        twin: 'Say what a driver does first, from the seat to the belt.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, with your keys or permit in your hand: {why}.',
        twin: 'Name the first place to which you would like to drive alone.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Hold an imaginary wheel, and let your shoulders sink.', seconds: 30, about: 'wheel' },
      { text: 'Park a coin between two others with your finger, backward.', seconds: 45, about: 'parking' },
      { text: 'Say one calm sentence for the moment when somebody honks.', seconds: 15, about: 'calm' },
      { text: 'Move your right foot from an imaginary gas pedal to the brake.', seconds: 15, about: 'brake' },
    ],
    eve: [
      { text: 'Hold your license or permit, and put it into tomorrow’s bag.', seconds: 15, about: 'bag' },
      { text: 'Say the first turn of tomorrow’s route.', seconds: 15, about: 'turn' },
      { text: 'Stand the shoes for tomorrow’s drive beside the door.', seconds: 15, about: 'shoes' },
    ],
  },
}
