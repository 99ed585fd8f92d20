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
        text: 'Stones and benches by the water are often damp. Find a mat or a plastic bag to lay under your cushion.',
        short: 'Find a mat for {place}. The seat may be damp.',
        about: 'seat',
      },
      {
        text: 'With a timer, you need not look at a clock. Choose one with a soft sound for your time at {place}.',
        short: 'Choose a soft timer sound for {place}.',
        about: 'timer',
      },
      {
        text: 'You arrive more calmly when you leave in time. Decide when you leave for {place}, and write it down.',
        short: 'Write down when you leave for {place}.',
        about: 'way',
      },
      {
        text: 'Grass by the water is often wet. Rub some wax into the shoes that you wear there.',
        short: 'Wax the shoes for {place}. The grass may be wet.',
        about: 'shoes',
      },
      {
        text: 'You can sit by the water when it rains, too. Find a roof near {place} on a map: a hut or a shelter.',
        short: 'In case of rain, find a roof near {place}.',
        about: 'shelter',
      },
      {
        text: 'With a phone in your hand, you see little of the water. Empty one pocket of the bag for the phone at {place}.',
        short: 'Clear one pocket for the phone at {place}.',
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
        text: 'An hour by the water is easier after enough sleep. Write down what you do last this evening, and stop there.',
        short: 'Write down this evening’s last task, before {place}.',
        about: 'sleep',
      },
    ],
  },
  steps: {
    any: [
      ...outdoorsFreeTexts.steps.any,
      { text: 'Check the wind and the rain at {place} {next}.', minutes: 2, about: 'forecast' },
      {
        text: 'Tell one person when to expect you back from {place} {next}.',
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
      { text: 'Draw the far shore of {place} from memory, in one line.', seconds: 60, about: 'outline' },
      { text: 'Name three things that you pass on the way to the water.', seconds: 30, about: 'route' },
      {
        text: 'Look out of a window at the farthest point that you can see.',
        seconds: 45,
        about: 'eyes',
      },
      {
        text: 'Say your plan for {place} by heart: {plan}',
        twin: 'Close your eyes, and remember how the water sounds at the shore.',
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
