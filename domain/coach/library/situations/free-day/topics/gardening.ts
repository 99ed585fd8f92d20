import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before work in the garden (TEXT-30). */
export const gardeningFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Soil works best when it is moist and not wet. Look at the rain forecast for {weekday}.',
      short: 'Check the rain for {weekday}. Moist soil works best.',
      pairs: [
        {
          step: { text: 'Write down which plants could wait longest for water.', minutes: 1 },
          challenge: { text: 'Push a finger into the soil of one pot, and feel whether it is dry.', seconds: 30 },
        },
        {
          step: { text: 'Put a bucket where rain runs off a roof or a sill.', minutes: 2 },
          challenge: { text: 'Look at the sky in the direction that rain comes from.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Rust makes a garden tool stick. Scrape the soil off one, and rub it with a little oil.',
      short: 'Clean one garden tool. Oil the blade.',
      pairs: [
        {
          step: { text: 'Hang the tool where it stays dry.', minutes: 2 },
          challenge: { text: 'Wash the oil off your hands.', seconds: 15 },
        },
        {
          step: { text: 'Put the oily cloth into a jar with a lid.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the plants by heart: {plan}',
            twin: 'Name the one bed or pot that needs you most.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Look up what can be sown or cut in your garden this month, and note one plant.',
      short: 'Look up what this month allows in the garden.',
      pairs: [
        {
          step: { text: 'Look through your seeds, and read the dates on them.', minutes: 2 },
          challenge: { text: 'Put the packet that has to be used first on top.', seconds: 15 },
        },
        {
          step: { text: 'Write the plant on a label for its bed or pot.', minutes: 1 },
          challenge: { text: 'Draw the bed with one line, and put a cross where the plant goes.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Many plants spread faster than their owners like. Ask somebody with a garden what they give away.',
      short: 'Ask a gardener which plants they give away.',
      pairs: [
        {
          step: { text: 'Find a pot or a bag for a plant to travel in.', minutes: 2 },
          challenge: { text: 'Choose the plant of yours that could go out in it.', seconds: 15 },
        },
        {
          step: {
            text: 'Write to that person what is hard in yours, and ask for an idea: {obstacle}.',
            twin: 'Write to that person what you have to give away yourself.',
            minutes: 2,
          },
          challenge: { text: 'Look at the underside of one leaf.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Check whether the garden gloves have holes. Wet fingers end the work early.',
      short: 'Check the garden gloves for holes.',
      pairs: [
        {
          step: { text: 'Shake out the soil, and hang the gloves up by a finger.', minutes: 1 },
          challenge: { text: 'Put on one glove, and make a fist.', seconds: 15 },
        },
        {
          step: { text: 'Look for a brush for the nails, and put it beside the sink.', minutes: 2 },
          challenge: { text: 'Wash your hands, and rub some cream into them.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look at one garden bed as if it were new to you. Note what is too dry or too big.',
      short: 'Look at one garden bed. What is too dry?',
      pairs: [
        {
          step: { text: 'Take a picture of the bed, to compare in a month.', minutes: 1 },
          challenge: { text: 'Pull one weed, with its root.', seconds: 15 },
        },
        {
          step: { text: 'Draw the bed, and mark what you would move.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at one plant: {why}.',
            twin: 'Smell one herb or flower, and say what it reminds you of.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Turn the empty plant pots over, so that no water collects in them.',
      short: 'Turn empty plant pots over. No water stays.',
      pairs: [
        {
          step: { text: 'Sort the pots by size, and put the cracked ones aside.', minutes: 2 },
          challenge: { text: 'Knock on one pot, and hear whether it is cracked.', seconds: 15 },
        },
        {
          step: { text: 'Look into the largest one for snails or a spider.', minutes: 1 },
          challenge: { text: 'Choose the pot where something new could grow.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Kneeling is what hurts the next day. Find a cushion or an old mat for the garden.',
      short: 'Find an old mat for the knees. Garden work needs it.',
      pairs: [
        {
          step: { text: 'Put it with the garden tools.', minutes: 1 },
          challenge: { text: 'Kneel on it once with one knee, and get up slowly.', seconds: 30 },
        },
        {
          step: { text: 'Look for a stool or a box as well, for work at pots.', minutes: 2 },
          challenge: { text: 'Rub both knees until they are warm.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You forget by spring what stood where. Draw a plan of one bed, with a name for each plant.',
      short: 'Draw one garden bed. Name each plant.',
      pairs: [
        {
          step: { text: 'Write the month on the plan.', minutes: 1 },
          challenge: { text: 'Put a question mark beside what you cannot name.', seconds: 15 },
        },
        {
          step: { text: 'Look up the plant that you could not name.', minutes: 2 },
          challenge: { text: 'Touch one of its leaves, or a picture of it, and say its name.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Kitchen scraps can feed the soil. Find a bowl with a lid for peels and coffee grounds.',
      short: 'Find a bowl for peels and coffee grounds.',
      pairs: [
        {
          step: { text: 'Put it where you cut vegetables.', minutes: 1 },
          challenge: { text: 'Crumble a little soil between two fingers, and smell it.', seconds: 15 },
        },
        {
          step: { text: 'Look up what must not go into the compost.', minutes: 2 },
          challenge: { text: 'Say what you threw away most of this week.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A garden is there to sit in, too. Find the spot that you like best, and put something to sit on there.',
      short: 'Find your best garden spot. Sit there.',
      pairs: [
        {
          step: { text: 'Wipe the seat, and move what stands in front of it.', minutes: 2 },
          challenge: { text: 'Sit there, and do nothing about what you see.', seconds: 60 },
        },
        {
          step: { text: 'Write down at what hour the sun is on it.', minutes: 1 },
          challenge: { text: 'Listen until you have heard a bird or a bee.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put the pants that may get dirty and the garden shoes beside the door.',
      short: 'Garden shoes and old pants beside the door.',
      pairs: [
        {
          step: { text: 'Put the garden gloves and a hat with them.', minutes: 1 },
          challenge: { text: 'Knock the dry soil off the shoes.', seconds: 15 },
        },
        {
          step: { text: 'Put old newspaper on the floor, for the way back in.', minutes: 2 },
          challenge: { text: 'Look at the sky over the garden.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Choose the one bed where you work tomorrow, and put the bucket there.',
      short: 'Put the bucket at one bed. Work there tomorrow.',
      pairs: [
        {
          step: { text: 'Put the garden gloves into the bucket.', minutes: 1 },
          challenge: { text: 'Look at the bed, and choose the corner where you begin.', seconds: 15 },
        },
        {
          step: { text: 'Choose the tool for it, and stick it into the ground there.', minutes: 2 },
          challenge: { text: 'Look at the bed, and name what stays.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Fill the watering can, so that the water takes the warmth of the air for the plants.',
      short: 'Fill the watering can for the plants.',
      pairs: [
        {
          step: { text: 'Put the can where you will need it first.', minutes: 1 },
          challenge: { text: 'Dip a finger in, and feel how cold the water is.', seconds: 15 },
        },
        {
          step: { text: 'Put the can out of the wind, on firm ground.', minutes: 2 },
          challenge: { text: 'Touch the soil where you will pour first.', seconds: 15 },
        },
      ],
    },
  ],
}
