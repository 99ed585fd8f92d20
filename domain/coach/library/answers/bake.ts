import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of baking bread and cakes answer to something that the person wrote (TEXT-32). */
export const bakeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'things',
    text: 'A dough asks for only a few things, and they can wait together. Put a spoon, a clean towel, and the recipe into the mixing bowl.',
    short: 'Keep the dough things together. Spoon, towel, recipe: into the bowl.',
    form: 'prepare',
    drill_sergeant: 'Bowl on the shelf. It stays packed.',
    kind_encouraging: 'If one of them is missing, you will know before there is flour on your hands.',
    teammate: 'When we feel like baking, we grab the bowl and everything’s in it.',
    wise_mentor: 'What lies in the bowl is found at once, and baking can begin with the flour.',
    own: [
      {
        step: { text: 'Set the filled bowl where you would mix the dough.', minutes: 1 },
        challenge: { text: 'Check the recipe for one more tool, and add it to the bowl.', seconds: 60 },
      },
      {
        step: { text: 'Lay the recipe on top, open at the list of ingredients.', minutes: 1 },
        challenge: { text: 'Read the list, and see whether there is enough flour.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Dough needs no more room than its bowl. Push what is on the counter aside until the mixing bowl fits, and set it there.',
    short: 'Dough needs one spot. Push the other things aside.',
    form: 'prepare',
    drill_sergeant: 'Set the mixing bowl there. The rest may stay.',
    kind_encouraging: 'The rest of the kitchen can stay exactly as it is.',
    teammate: 'We don’t need a clean kitchen, just a spot the size of our bowl.',
    wise_mentor: 'A spot that the bowl already occupies is not so quickly covered again.',
    own: [
      {
        step: { text: 'Wipe the cleared spot, and let it dry.', minutes: 1 },
        challenge: { text: 'Stand at the spot, and see whether flour and water are within reach.', seconds: 30 },
      },
      {
        step: { text: 'Spread a damp cloth on the cleared spot, so that a bowl will not slip.', minutes: 1 },
        challenge: {
          text: 'Press both palms on the cloth, and see whether the height is right for kneading.',
          seconds: 15,
        },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Little time goes further when the dry part is done. Put the flour and salt for a dough into a jar, and close it.',
    short: 'Save time now. Flour and salt into a jar.',
    form: 'prepare',
    drill_sergeant: 'Lid on. Name of the dough on it.',
    kind_encouraging: 'When you do find time, you begin with water and your hands.',
    teammate: 'Half of our baking is sitting in a jar, waiting for water.',
    wise_mentor: 'Dry as it is, it keeps well and waits until you have time.',
    own: [
      {
        step: { text: 'Label the jar with the amount of water that it still needs.', minutes: 2 },
        challenge: { text: 'Turn the closed jar over a few times, until the salt is mixed in.', seconds: 15 },
      },
      {
        step: { text: 'Stand the jar beside whatever raises the dough, such as yeast or a starter.', minutes: 1 },
        challenge: { text: 'Decide which bowl the jar will be emptied into, and bring it to the front.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Leafing through a recipe takes time that the dough could have. Copy its amounts onto a card, and put the card by the flour.',
    short: 'Leafing costs time. Copy the recipe’s amounts onto a card.',
    form: 'note',
    drill_sergeant: 'Amounts only. Card beside the flour.',
    kind_encouraging: 'You know the rest well enough to find it again when you need it.',
    teammate: 'Then we measure straight from the card, and the book stays shut.',
    wise_mentor: 'A list of amounts can be read at a glance, even with flour on the fingers.',
    own: [
      {
        step: { text: 'Compare the card with the recipe, and check off each amount.', minutes: 2 },
        challenge: { text: 'Underline the amount that you would be most likely to mix up.', seconds: 15 },
      },
      {
        step: { text: 'Add to the card how hot the oven has to be.', minutes: 1 },
        challenge: { text: 'Cover the card, and recall the amount of flour.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is in sight is harder to forget. Write the word dough on a note, and stick it to the fridge door.',
    short: 'Do not rely on memory. Write dough on a note.',
    form: 'prepare',
    drill_sergeant: 'Big letters. Fridge door, at eye level.',
    kind_encouraging: 'The note does the remembering, and you can think of other things.',
    teammate: 'We can forget all we like, because the note can’t.',
    wise_mentor: 'Move it now and then, because a note that never moves is soon overlooked.',
    own: [
      {
        step: { text: 'Add below the word dough what you would take out first, such as flour.', minutes: 1 },
        challenge: { text: 'Move that first thing to the front of its shelf.', seconds: 30 },
      },
      {
        step: { text: 'Decide what the dough should become, such as rolls, and add that to the note.', minutes: 1 },
        challenge: { text: 'Walk past the note once, and see whether it can be read.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A crooked loaf can still taste good. Write the word practice at the top of the recipe, above everything else.',
    short: 'No perfect loaf required. Write practice above the recipe.',
    form: 'note',
    drill_sergeant: 'Large letters. Leave them there.',
    kind_encouraging: 'Whatever comes out of the oven is then just what the page announced.',
    teammate: 'It’s only practice, so we get to eat the evidence.',
    wise_mentor: 'Whoever bakes for practice looks at the loaf with more interest than disappointment.',
    own: [
      {
        step: { text: 'Mark the line of the recipe that you would like to practice.', minutes: 1 },
        challenge: { text: 'Say aloud what may go wrong in that line without spoiling the loaf.', seconds: 30 },
      },
      {
        step: { text: 'Recall one thing that went well with your last loaf or meal.', minutes: 1 },
        challenge: { text: 'Note it beside the word practice, in a few words.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nobody has to judge a spoonful of dough. Stir a spoon of flour with a little water in a cup, and feel it.',
    short: 'Nobody judges a spoonful. Stir flour with a little water.',
    form: 'work',
    drill_sergeant: 'Feel the dough. Too wet? Add flour.',
    kind_encouraging: 'Whatever happens to it, there is only a cup to rinse.',
    teammate: 'If ours turns to glue, we’ve wasted a spoon of flour and learned what glue feels like.',
    wise_mentor: 'From a spoonful, the fingers learn much of what a loaf will feel like.',
    own: [
      {
        step: { text: 'Add a pinch of flour or a few drops, and see what changes.', minutes: 1 },
        challenge: { text: 'Press a finger into the dough, and watch whether the dent stays.', seconds: 15 },
      },
      {
        step: { text: 'Roll the dough between two fingers until it stops sticking.', minutes: 1 },
        challenge: { text: 'Flatten the little ball, and look for dry flour inside.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A recipe is easier to face line by line. Read its first line aloud, and put the first ingredient on the counter.',
    short: 'Begin with line one. Read it aloud from the recipe.',
    form: 'prepare',
    drill_sergeant: 'First ingredient onto the counter. Stop there.',
    kind_encouraging: 'You do not need to know yet how the rest of it goes.',
    teammate: 'There’s one thing on our counter, so we’ve sort of started.',
    wise_mentor: 'Read in this way, even a long recipe asks only for the next thing.',
    own: [
      {
        step: { text: 'Get out the spoon, cup, or scale for that first line.', minutes: 1 },
        challenge: { text: 'Cover everything below the first line with a sheet of paper.', seconds: 15 },
      },
      {
        step: { text: 'Explain the first line in your own words, as you would on the phone.', minutes: 1 },
        challenge: { text: 'Measure out the first ingredient that it names, into a clean bowl.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It helps to bake something that somebody remembers fondly. Ask {ally} which bread or cake has tasted best so far.',
    short: 'Ask {ally} which bread or cake tasted best.',
    form: 'tell',
    drill_sergeant: 'Write the name down. Keep the note.',
    kind_encouraging: 'You do not have to bake it, and people like to talk about a cake that they loved.',
    teammate: 'If there’s a story to it, we want the recipe even more.',
    wise_mentor: 'Ask how it smelled, for people often remember that best.',
    own: [
      {
        step: { text: 'Guess the answer beforehand, and note it where you keep your recipes.', minutes: 1 },
        challenge: { text: 'Look for one ingredient in your kitchen that your guess would need.', seconds: 60 },
      },
      {
        step: { text: 'Recall your own favorite from an oven, and who made it.', minutes: 1 },
        challenge: { text: 'Describe its crust or its smell in three words.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'An empty jar is useful for flour, seeds, or a starter. Ask {ally} to save one with a lid for your baking.',
    short: 'Ask {ally} to save you one jar for flour.',
    form: 'tell',
    drill_sergeant: 'With a lid. Say please.',
    kind_encouraging: 'It is a small favor, and most kitchens have a jar on its way out.',
    teammate: 'Our flour’s getting a new home, and nobody had to shop for it.',
    wise_mentor: 'Say what it is for, so that a good one is not thrown away.',
    own: [
      {
        step: { text: 'Choose the shelf where the jar will stand, and make room.', minutes: 2 },
        challenge: { text: 'Prepare a label for the jar with the word flour.', seconds: 60 },
      },
      {
        step: { text: 'Rinse a jar of your own, if you have one, and leave it open.', minutes: 2 },
        challenge: { text: 'Think of how much flour one loaf takes, and how large the jar must be.', seconds: 45 },
      },
    ],
  },
]
