import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { outdoorsFreeTexts } from './outdoors.ts'

/** Texts of a day before a time by the water, such as a lake (TEXT-30). */
export const watersideFreeTexts: FreeDayTexts = {
  details: {
    any: [
      ...outdoorsFreeTexts.details.any,
      {
        text: 'Light on the water is best when the sun is low. Look up when it rises and sets over {place} {next}.',
        short: 'Look up when the sun rises over {place} {next}.',
        about: 'sun',
      },
      {
        text: 'Wind matters more than rain when you sit still by the water. Look at the forecast for {weekday}, wind first.',
        short: 'Check the wind at {place} for {weekday}.',
        about: 'forecast',
      },
      {
        text: 'Stone and wood by the water are cold. Find a cushion or a folded blanket that keeps its warmth outside.',
        short: 'Find a cushion for {place}. Stone and wood are cold.',
        about: 'seat',
      },
      {
        text: 'With a timer, you need not look at a clock. Set one with a soft sound for your time at {place}.',
        short: 'Set a soft timer for your time at {place}.',
        about: 'timer',
      },
      {
        text: 'The water is quietest before boats and walkers come. Look up how long it takes to get to {place} that early.',
        short: 'Look up how long {place} is from home.',
        about: 'way',
      },
      {
        text: 'Grass by the water is often wet. Rub some wax or spray into the shoes that you wear there.',
        short: 'Wax the shoes for {place}. The grass may be wet.',
        about: 'shoes',
      },
      {
        text: 'Rain need not cancel it. Find a roof near {place} on a map: a hut, a bridge, or a shelter by the shore.',
        short: 'Find a roof near {place} on a map. For rain.',
        about: 'shelter',
      },
      {
        text: 'A phone in the hand hides the water. Empty one pocket of the bag, so that the phone can stay in there at {place}.',
        short: 'Clear one pocket for the phone. It stays there at {place}.',
        about: 'phone',
      },
      {
        text: 'Quiet is easier when you know where to look. Write down one thing at {place} that you will watch for a while.',
        short: 'Write down what you will watch at {place}.',
        about: 'old',
      },
    ],
    eve: [
      ...outdoorsFreeTexts.details.eve,
      {
        text: 'An early hour by the water begins the evening before. Write down the last thing of this evening, and stop after it.',
        short: 'Write down the last thing of this evening. Then sleep, for {place}.',
        about: 'sleep',
      },
    ],
  },
  steps: {
    any: [
      ...outdoorsFreeTexts.steps.any,
      { text: 'Check the wind and the rain at {place} {next}.', minutes: 2, about: 'forecast' },
      {
        text: 'Tell one person when you leave for {place} {next} and get back.',
        minutes: 1,
        about: 'old',
      },
    ],
    eve: [...outdoorsFreeTexts.steps.eve],
  },
  challenges: {
    any: [
      ...outdoorsFreeTexts.challenges.any,
      { text: 'Open a window, and listen for the sound that comes from farthest away.', seconds: 60, about: 'wind' },
      { text: 'Draw the far shore of {place} in one line.', seconds: 60, about: 'outline' },
      { text: 'Name three things that you pass between your door and the water.', seconds: 30, about: 'route' },
      {
        text: 'Look at the farthest point that you can see from a window, as across the water.',
        seconds: 45,
        about: 'eyes',
      },
      {
        text: 'Say your plan for {place} by heart: {plan}',
        twin: 'Listen to water from the tap with your eyes closed, first thin and then full.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Say what has changed at {place} with the season: leaves, light, or water.',
        seconds: 30,
        about: 'season',
      },
    ],
    eve: [
      ...outdoorsFreeTexts.challenges.eve,
      { text: 'Step outside, and feel whether the wind comes from the side of the water.', seconds: 45, about: 'air' },
    ],
  },
}
