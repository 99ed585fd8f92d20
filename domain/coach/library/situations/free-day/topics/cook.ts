import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before cooking (TEXT-30). */
export const cookFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'One dish chosen early saves the long look into the fridge. Write down what you cook {next}.',
        short: 'Write down what you cook {next}.',
        about: 'dish',
      },
      {
        text: 'Look into the pantry for the one thing that you always forget: oil, rice, or salt.',
        short: 'Check the pantry before you cook. Oil, rice, salt.',
        about: 'pantry',
      },
      {
        text: 'A dull knife slips. Sharpen yours, or ask somebody who can, before you cook {next}.',
        short: 'Sharpen one kitchen knife. Dull ones slip.',
        about: 'knife',
      },
      {
        text: 'Find the vegetable that will not last much longer. The dish {next} can begin with it.',
        short: 'Find the oldest vegetable. Cook it {next}.',
        about: 'old',
      },
      {
        text: 'Ask the people who eat with you for one dish that they miss.',
        short: 'Ask for one dish that somebody misses. Then cook it.',
        about: 'ask',
      },
      {
        text: 'Read one recipe to the end. Most surprises come in the last lines: soak, chill, or let rest.',
        short: 'Read one recipe to the end. Surprises come last.',
        about: 'recipe',
      },
      {
        text: 'Missing lids make boxes useless. Sort the kitchen boxes, and keep the pairs.',
        short: 'Sort the kitchen boxes. Keep those with a lid.',
        about: 'lid',
      },
      {
        text: 'Smell the spices, and throw away those that smell of nothing.',
        short: 'Smell the kitchen spices. Throw out the flat ones.',
        about: 'spice',
      },
    ],
    eve: [
      {
        text: 'Take what you cook tomorrow out of the freezer, and put it into the fridge on a plate.',
        short: 'Move the frozen part into the fridge. You cook tomorrow.',
        about: 'thaw',
      },
      {
        text: 'Put the pot and the board on the counter, with the recipe under the pot.',
        short: 'Pot and board on the counter. Recipe underneath.',
        about: 'pot',
      },
      {
        text: 'Check whether something for tomorrow’s dish has to soak or be marinated, and begin that now.',
        short: 'Does anything for the dish have to soak? Begin.',
        about: 'soak',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down the dish that you cook {next}.', minutes: 2, about: 'dish' },
      { text: 'List what is missing for the dish {next}.', minutes: 2, about: 'list' },
      { text: 'Sharpen one kitchen knife, or put it aside for somebody who can.', minutes: 3, about: 'knife' },
      { text: 'Look for the vegetable that will not last much longer.', minutes: 2, about: 'old' },
      { text: 'Read one recipe to the last line.', minutes: 2, about: 'recipe' },
      {
        text: 'Ask somebody who cooks a lot what they do about this: {obstacle}.',
        twin: 'Ask somebody who cooks a lot for the dish that they can make half asleep.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Find a box with a lid for what will be left of the dish.', minutes: 2, about: 'boxes' },
      { text: 'Smell two spices, and throw away the one that smells of nothing.', minutes: 2, about: 'spice' },
    ],
    eve: [
      { text: 'Move what is frozen for the dish into the fridge.', minutes: 1, about: 'thaw' },
      { text: 'Put the pot and the board on the kitchen counter.', minutes: 1, about: 'pot' },
      { text: 'Wash or soak one thing for the dish tomorrow.', minutes: 3, about: 'soak' },
    ],
  },
  challenges: {
    any: [
      { text: 'Smell one spice from your kitchen with your eyes closed, and name it.', seconds: 15, about: 'smell' },
      { text: 'Wipe the kitchen counter where you cut vegetables.', seconds: 30, about: 'counter' },
      {
        text: 'Say your plan for the kitchen by heart: {plan}',
        twin: 'Go through the dish in your head, from the first cut to the plate.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look into the fridge: {why}.',
        twin: 'Name the dish that tasted of home.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Take one thing out of the kitchen drawer that you never use.', seconds: 30, about: 'drawer' },
      { text: 'Read the date on three packages in the fridge.', seconds: 45, about: 'date' },
    ],
    eve: [
      { text: 'Hang the apron over the kitchen chair.', seconds: 15, about: 'apron' },
      { text: 'Check which pot fits the burner that you will use.', seconds: 30, about: 'burner' },
      { text: 'Put salt and oil beside the stove.', seconds: 15, about: 'salt' },
    ],
  },
}
