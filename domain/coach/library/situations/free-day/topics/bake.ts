import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next bake (TEXT-30). */
export const bakeFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Flour is easily taken for granted. Check how much is left of each kind that your recipe for {weekday} needs.',
      short: 'Check how much flour is left for {weekday}.',
      pairs: [
        {
          step: { text: 'Fill what is left into a jar that closes, with the kind on it.', minutes: 1 },
          challenge: { text: 'Rub a little flour between two fingers, and feel how fine it is.', seconds: 15 },
        },
        {
          step: { text: 'Measure out what the recipe needs of one kind, into a jar.', minutes: 2 },
          challenge: { text: 'Say what the next loaf or cake will be, and for whom.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Yeast and baking powder lose their lift with age. Read the date on the packet, and put the older one in front.',
      short: 'Read the date on the yeast or baking powder.',
      pairs: [
        {
          step: { text: 'Put the packet on the shopping list if its date is close.', minutes: 1 },
          challenge: { text: 'Stir a pinch of it into warm water, and watch whether it foams.', seconds: 30 },
        },
        {
          step: { text: 'Mark the line in your recipe where it comes in.', minutes: 2 },
          challenge: { text: 'Close the packet tightly, and put it in front.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Recipes often hide a long wait in their last lines. Read yours to the end, and note when you have to begin {next}.',
      short: 'Read the recipe to its end. Note the waits.',
      pairs: [
        {
          step: { text: 'Mark each wait in it: rising, chilling, or cooling.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the bake by heart: {plan}',
            twin: 'Say the first move of your recipe, and which bowl it needs.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Look up one word in it that you could not explain.', minutes: 1 },
          challenge: { text: 'Read its last three lines aloud.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Old grease in the corners of a baking pan burns and sticks. Take out the one for {weekday}, and wash its corners.',
      short: 'Take out the baking pan. Wash its corners.',
      pairs: [
        {
          step: { text: 'Check whether the roll of parchment paper is enough for it.', minutes: 1 },
          challenge: { text: 'Fold a piece of paper to the size of its bottom.', seconds: 15 },
        },
        {
          step: { text: 'Dry the pan, and find the rack where the bake will cool.', minutes: 2 },
          challenge: { text: 'Set the pan where you will need it first.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Crumbs on the oven floor smoke as soon as it is hot. Wipe them out while the oven is cold.',
      short: 'Wipe the crumbs out of the cold oven.',
      pairs: [
        {
          step: { text: 'Wash the rack or the tray that you will use.', minutes: 2 },
          challenge: { text: 'Look through the oven door with the lamp on, and then without.', seconds: 15 },
        },
        {
          step: { text: 'Take out whatever is stored in the oven.', minutes: 1 },
          challenge: { text: 'Slide the rack to the height that your recipe asks for.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What you wanted to change is forgotten by the next bake. Write it beside the recipe: a lower heat, a darker crust, a longer rest.',
      short: 'Write beside the recipe what you would change.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who bakes what they do about this: {obstacle}.',
            twin: 'Ask somebody who bakes what they changed in their recipe.',
            minutes: 2,
          },
          challenge: { text: 'Draw the shape of your next loaf, cake, or roll.', seconds: 15 },
        },
        {
          step: { text: 'Give the new version a date and a name.', minutes: 1 },
          challenge: { text: 'Close your eyes, and remember how the last bake smelled.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A whole loaf or cake is a lot for one home. Ask one person whether they would like a piece {next}.',
      short: 'Offer one person a piece of the bake {next}.',
      pairs: [
        {
          step: { text: 'Find a box or a bag for the piece to travel in.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, with a hand on the recipe: {why}.',
            twin: 'Name the person who gets the first piece, and what they like.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write down what they do not eat.', minutes: 1 },
          challenge: { text: 'Choose the plate or the board for the first piece.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Butter and eggs get eaten before the bake comes. Check the fridge, and write down what you have to buy.',
      short: 'Check butter and eggs. Write down what to buy.',
      pairs: [
        {
          step: { text: 'Write a name on what must not be eaten before {weekday}.', minutes: 1 },
          challenge: { text: 'Say what the recipe needs most of.', seconds: 15 },
        },
        {
          step: { text: 'Look up what you could swap for something that is missing.', minutes: 2 },
          challenge: { text: 'Name one part of your recipe that you have already.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Rolling, folding, and shaping are easier to copy from hands than from a page. Watch a short video of the move in your recipe.',
      short: 'Watch one short video of the recipe’s hardest move.',
      pairs: [
        {
          step: { text: 'Write down which part of the hand does the work.', minutes: 1 },
          challenge: { text: 'Press and turn an imaginary dough a few times with the heel of your hand.', seconds: 30 },
        },
        {
          step: { text: 'Look up how the dough should feel before that move.', minutes: 2 },
          challenge: { text: 'Fold a kitchen towel as you would fold the dough.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Floury hands reach for any cloth. Find an apron and a kitchen towel that may get dirty, and keep them with the bowls.',
      short: 'Put apron and kitchen towel beside the baking bowls.',
      pairs: [
        {
          step: { text: 'Hang it where you see it from the bowls.', minutes: 1 },
          challenge: { text: 'Tie the strings with your eyes closed.', seconds: 15 },
        },
        {
          step: { text: 'Put a scraper or a spoon for stuck dough with the bowls.', minutes: 2 },
          challenge: { text: 'Roll up both sleeves, and see whether they stay.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A kitchen scale with an empty battery makes a recipe a guess. Switch yours on, or look for the measuring cups.',
      short: 'Test the kitchen scale, or find the measuring cups.',
      pairs: [
        {
          step: { text: 'Write a battery on the list, or put a spare one into the drawer.', minutes: 1 },
          challenge: { text: 'Put a cup on it, and guess before you read the number.', seconds: 30 },
        },
        {
          step: { text: 'Wipe the scale, and find the bowl that fits on it.', minutes: 2 },
          challenge: { text: 'Press the key that sets it to zero.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Set out bowl, spoon, and pan for tomorrow’s bake, with the recipe on top.',
      short: 'Bowl, spoon, and pan out. Recipe on top.',
      pairs: [
        {
          step: { text: 'Put the scale or the cups beside the bowl.', minutes: 1 },
          challenge: { text: 'Touch each thing in the order of the recipe.', seconds: 15 },
        },
        {
          step: { text: 'Copy the amounts onto a card in large letters.', minutes: 2 },
          challenge: { text: 'Hang the apron on the kitchen door.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look in the recipe for what it wants the evening before: butter to soften, a starter to feed, or nuts to soak.',
      short: 'Check what the recipe wants the evening before.',
      pairs: [
        {
          step: { text: 'Take it out, or begin it, and cover it with a plate.', minutes: 2 },
          challenge: { text: 'Write the hour on a slip, and lay it on the plate.', seconds: 15 },
        },
        {
          step: { text: 'Clear the place where it can stand until tomorrow.', minutes: 1 },
          challenge: { text: 'Say out loud what it should look like by then.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Clear the piece of counter where you will mix or roll tomorrow, and wipe it dry.',
      short: 'Clear the counter where you will mix tomorrow.',
      pairs: [
        {
          step: { text: 'Prop up the recipe where you will stand.', minutes: 1 },
          challenge: { text: 'Take out the trays that must not be in the oven tomorrow.', seconds: 30 },
        },
        {
          step: { text: 'Find a damp cloth that keeps the bowl from sliding.', minutes: 2 },
          challenge: { text: 'Lay both hands flat on the counter, and feel whether it is dry.', seconds: 15 },
        },
      ],
    },
  ],
}
