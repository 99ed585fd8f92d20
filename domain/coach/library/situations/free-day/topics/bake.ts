import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next bake (TEXT-30). */
export const bakeFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Flour is easily taken for granted. Check how much is left of each kind that your recipe for {weekday} needs.',
        short: 'Check how much flour is left for {weekday}.',
        about: 'flour',
      },
      {
        text: 'Yeast and baking powder lose their lift with age. Read the date on the packet, and put the older one in front.',
        short: 'Read the date on the yeast or baking powder.',
        about: 'yeast',
      },
      {
        text: 'Recipes often hide a long wait in their last lines. Read yours to the end, and note when you have to begin {next}.',
        short: 'Read the recipe to its end. Note the waits.',
        about: 'recipe',
      },
      {
        text: 'Old grease in the corners of a tin burns and sticks. Take out the one for {weekday}, and wash its corners.',
        short: 'Take out the baking tin. Wash its corners.',
        about: 'tin',
      },
      {
        text: 'Crumbs on the oven floor smoke as soon as it is hot. Wipe them out while the oven is cold.',
        short: 'Wipe the crumbs out of the cold oven.',
        about: 'oven',
      },
      {
        text: 'What you wanted to change is forgotten by the next bake. Write it beside the recipe: a lower heat, a darker crust, a longer rest.',
        short: 'Write beside the recipe what you would change.',
        about: 'last',
      },
      {
        text: 'A whole loaf or cake is a lot for one home. Ask one person whether they would like a piece {next}.',
        short: 'Offer one person a piece of the bake {next}.',
        about: 'taker',
      },
      {
        text: 'Butter and eggs get eaten before the bake comes. Check the fridge, and write down what you have to buy.',
        short: 'Check butter and eggs. Write down what to buy.',
        about: 'list',
      },
      {
        text: 'Rolling, folding, and shaping are easier to copy from hands than from a page. Watch a short video of the move in your recipe.',
        short: 'Watch one short video of the recipe’s hardest move.',
        about: 'watch',
      },
      {
        text: 'Floury hands reach for any cloth. Find an apron and a kitchen towel that may get dirty, and keep them with the bowls.',
        short: 'Put apron and kitchen towel beside the baking bowls.',
        about: 'apron',
      },
      {
        text: 'A kitchen scale with an empty battery makes a recipe a guess. Switch yours on, or look for the measuring cups.',
        short: 'Test the kitchen scale, or find the measuring cups.',
        about: 'scale',
      },
    ],
    eve: [
      {
        text: 'Set out bowl, spoon, and tin for tomorrow’s bake, with the recipe on top.',
        short: 'Bowl, spoon, and tin out. Recipe on top.',
        about: 'out',
      },
      {
        text: 'Look in the recipe for what it wants the evening before: butter to soften, a starter to feed, or nuts to soak.',
        short: 'Check what the recipe wants the evening before.',
        about: 'before',
      },
      {
        text: 'Clear the piece of counter where you will mix or roll tomorrow, and wipe it dry.',
        short: 'Clear the counter where you will mix tomorrow.',
        about: 'counter',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Check how much flour and sugar you have for the next bake.', minutes: 2, about: 'flour' },
      { text: 'Read the date on your yeast or baking powder.', minutes: 1, about: 'yeast' },
      { text: 'Mark each wait in your recipe: rising, chilling, or cooling.', minutes: 2, about: 'recipe' },
      { text: 'Wash and dry the tin or tray for the next bake.', minutes: 3, about: 'tin' },
      { text: 'Wipe the floor of the cold oven with a damp cloth.', minutes: 3, about: 'oven' },
      {
        text: 'Ask somebody who bakes what they do about this: {obstacle}.',
        twin: 'Ask somebody who bakes which recipe they trust most.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write the shopping list for your next bake.', minutes: 3, about: 'list' },
      { text: 'Find the rack or the board on which the next bake will cool.', minutes: 2, about: 'cool' },
      { text: 'Look up one word in your recipe that you could not explain.', minutes: 2, about: 'word' },
    ],
    eve: [
      { text: 'Set out bowl, scale or cups, and tin for tomorrow’s bake.', minutes: 2, about: 'out' },
      { text: 'Copy the amounts of the recipe onto a card in large letters.', minutes: 3, about: 'amounts' },
      { text: 'Clear and wipe the counter for the dough or the batter.', minutes: 3, about: 'counter' },
    ],
  },
  challenges: {
    any: [
      { text: 'Smell the spices at home, and choose one for the next bake.', seconds: 30, about: 'spice' },
      { text: 'Name one ingredient of your recipe that you still have to buy.', seconds: 15, about: 'list' },
      {
        text: 'Say your plan for the bake by heart: {plan}',
        twin: 'Say the first move of your recipe, and which bowl it needs.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, with a hand on the recipe: {why}.',
        twin: 'Name the person who gets the first piece, and what they like.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Check whether the roll of baking paper is enough for one tin.', seconds: 15, about: 'paper' },
      { text: 'Draw the shape of your next loaf, cake, or roll.', seconds: 45, about: 'shape' },
      { text: 'Choose the plate or the board for your next bake.', seconds: 30, about: 'serve' },
      {
        text: 'Press and turn an imaginary dough a few times with the heel of your hand.',
        seconds: 45,
        about: 'knead',
      },
    ],
    eve: [
      { text: 'Prop up the recipe where you will stand to mix.', seconds: 15, about: 'recipe' },
      { text: 'Take out the trays that must not be in the oven tomorrow.', seconds: 30, about: 'oven' },
      { text: 'Hang the apron on the kitchen door for tomorrow.', seconds: 15, about: 'apron' },
    ],
  },
}
