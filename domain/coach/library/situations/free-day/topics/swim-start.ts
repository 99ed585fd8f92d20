import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a lesson or a first time in the pool (TEXT-30). */
export const swimStartFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Ask the pool which hours are quiet and where beginners swim {next}.',
        short: 'Ask the pool when beginners swim {next}.',
        about: 'course',
      },
      {
        text: 'Goggles that let water in frighten beginners. Press yours to your eyes: they should hold for a moment.',
        short: 'Press the goggles on. They should hold.',
        about: 'goggles',
      },
      {
        text: 'Ask one person who swims well whether they stand beside you in the shallow part {next}.',
        short: 'Ask a swimmer to stand beside you {next}.',
        about: 'person',
      },
      {
        text: 'Write down for the teacher what you are afraid of in the water, in one line.',
        short: 'Write the swim teacher one line about your fear.',
        about: 'fear',
      },
      {
        text: 'Look on the pool’s page for the steps and the shallow end. It helps to know the way in.',
        short: 'Look up the steps into the pool.',
        about: 'steps',
      },
      {
        text: 'Practice over the sink: breathe out slowly through the mouth, as if you cooled soup.',
        short: 'Breathe out slowly over the sink. For the pool.',
        about: 'breath',
      },
      {
        text: 'Watch how a beginner floats in a short video, and where the eyes look.',
        short: 'Watch a beginner float in a video.',
        about: 'video',
      },
      {
        text: 'Try the swimsuit on, and move your arms. It should not pull or slip in the pool.',
        short: 'Try the swimsuit on. Move both arms.',
        about: 'suit',
      },
    ],
    eve: [
      {
        text: 'Pack suit, towel, and goggles, and stand the swim bag beside the door.',
        short: 'Pack suit, towel, goggles. Swim bag beside the door.',
        about: 'bag',
      },
      {
        text: 'Plan to be at the pool early tomorrow, so that you can look at the water first.',
        short: 'Be at the pool early. Look at the water first.',
        about: 'early',
      },
      {
        text: 'Fear is smaller when you are rested. Go to bed earlier, before the lesson at the pool.',
        short: 'Go to bed early before the pool.',
        about: 'sleep',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Ask the pool where beginners swim.', minutes: 2, about: 'course' },
      { text: 'Press the goggles to your eyes, and see whether they hold.', minutes: 1, about: 'goggles' },
      { text: 'Ask one person to come to the pool with you {next}.', minutes: 2, about: 'person' },
      { text: 'Write one line about your fear for the swim teacher.', minutes: 2, about: 'fear' },
      { text: 'Look up where the shallow end of the pool is.', minutes: 2, about: 'steps' },
      {
        text: 'Send the teacher or a friend who swims this line: {obstacle}.',
        twin: 'Ask somebody who learned to swim late how it began.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Watch in a short video how a beginner floats.', minutes: 2, about: 'video' },
      { text: 'Try the swimsuit on, and move both arms as in the pool.', minutes: 1, about: 'suit' },
    ],
    eve: [
      { text: 'Pack suit and towel for the pool.', minutes: 2, about: 'bag' },
      { text: 'Roll the towel around the swimsuit.', minutes: 1, about: 'towel' },
      { text: 'Work out when you leave for the pool.', minutes: 1, about: 'time' },
    ],
  },
  challenges: {
    any: [
      { text: 'Breathe out through pursed lips, as in the water.', seconds: 30, about: 'breath' },
      { text: 'Lift both arms, and let them sink as slowly as in the pool.', seconds: 45, about: 'arms' },
      {
        text: 'Say your plan for the pool by heart: {plan}',
        twin: 'Go through the way from the locker to the steps of the pool.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Say where you would like to swim one day.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Wash your face, and keep it wet for a moment.', seconds: 15, about: 'face' },
      { text: 'Listen to water in a basin.', seconds: 30, about: 'sound' },
    ],
    eve: [
      { text: 'Put the goggles on top of the swim bag.', seconds: 15, about: 'goggles' },
      { text: 'Find a coin for the locker at the pool.', seconds: 30, about: 'coin' },
      { text: 'Put sandals for the pool beside the bag.', seconds: 15, about: 'shoes' },
    ],
  },
}
