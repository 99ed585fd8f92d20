import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before work in the garden (TEXT-30). */
export const gardeningFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Soil works best when it is moist and not wet. Look at the rain forecast for {weekday}.',
        short: 'Check the rain for {weekday}. Moist soil works best.',
        about: 'weather',
      },
      {
        text: 'Rust makes a garden tool stick. Scrape the soil off one, and rub it with a little oil.',
        short: 'Clean one garden tool. Oil the blade.',
        about: 'tools',
      },
      {
        text: 'Look up what can be sown or cut in your garden this month, and note one plant.',
        short: 'Look up what this month allows in the garden.',
        about: 'sow',
      },
      {
        text: 'Many plants spread faster than their owners like. Ask somebody with a garden what they give away.',
        short: 'Ask a gardener which plants they give away.',
        about: 'neighbor',
      },
      {
        text: 'Look whether the garden gloves have holes. Wet fingers end the work early.',
        short: 'Check the garden gloves for holes.',
        about: 'gloves',
      },
      {
        text: 'Look at one garden bed as if it were new to you. Note what is too dry or too big.',
        short: 'Look at one garden bed. What is too dry?',
        about: 'walk',
      },
      {
        text: 'Turn the empty plant pots over, so that no water stands in them.',
        short: 'Turn empty plant pots over. No water stays.',
        about: 'pots',
      },
      {
        text: 'Kneeling is what hurts the next day. Find a cushion or an old mat for the garden.',
        short: 'Find an old mat for the knees. Garden work needs it.',
        about: 'knees',
      },
    ],
    eve: [
      {
        text: 'Put the trousers that may get dirty and the garden shoes beside the door.',
        short: 'Garden shoes and old trousers beside the door.',
        about: 'clothes',
      },
      {
        text: 'Choose the one bed in which you work tomorrow, and put the bucket there.',
        short: 'Put the bucket at one bed. Work there tomorrow.',
        about: 'place',
      },
      {
        text: 'Fill the watering can, so that the water takes the warmth of the air for the plants.',
        short: 'Fill the watering can for the plants.',
        about: 'water',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Look at the rain forecast for {weekday}.', minutes: 2, about: 'weather' },
      { text: 'Scrape the soil off one garden tool.', minutes: 3, about: 'tools' },
      { text: 'Look up one plant that can be sown or cut this month.', minutes: 2, about: 'sow' },
      { text: 'Ask somebody with plants what they have to give away.', minutes: 2, about: 'neighbor' },
      {
        text: 'Ask somebody with a garden what they do about this: {obstacle}.',
        twin: 'Ask somebody with a garden what they are doing there this month.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Sort the plant pots by size.', minutes: 2, about: 'pots' },
      { text: 'Check the garden gloves for holes, and shake out the soil.', minutes: 2, about: 'gloves' },
      { text: 'Find an old mat or cushion for kneeling in the garden.', minutes: 2, about: 'knees' },
    ],
    eve: [
      { text: 'Put garden shoes and gloves beside the door.', minutes: 1, about: 'clothes' },
      { text: 'Fill the watering can.', minutes: 1, about: 'water' },
      { text: 'Put the bucket at the bed in which you work.', minutes: 1, about: 'bucket' },
    ],
  },
  challenges: {
    any: [
      { text: 'Look at the underside of one leaf.', seconds: 30, about: 'leaf' },
      { text: 'Push a finger into the soil of one pot: is it dry?', seconds: 15, about: 'soil' },
      {
        text: 'Say your plan for the plants by heart: {plan}',
        twin: 'Name the one bed or pot that needs you most.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at one plant: {why}.',
        twin: 'Smell one herb or flower, and say what it reminds you of.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Pull one weed, with its root.', seconds: 45, about: 'weed' },
      { text: 'Take a picture of one bed, to compare in a month.', seconds: 30, about: 'picture' },
    ],
    eve: [
      { text: 'Put the garden gloves into the bucket.', seconds: 15, about: 'gloves' },
      { text: 'Look at the sky over the garden.', seconds: 30, about: 'sky' },
      { text: 'Hang the hat beside the garden shoes.', seconds: 15, about: 'hat' },
    ],
  },
}
