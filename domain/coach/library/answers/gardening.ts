import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of gardening answer to something that the person wrote (TEXT-32). */
export const gardeningAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'weather',
    text: 'Whatever it is like outside, some garden work is done indoors. Wipe the soil off one tool or one empty pot.',
    short: 'Weather outside, work inside. Wipe one garden pot clean.',
    form: 'work',
    drill_sergeant: 'All sides. Dry it. Put it back.',
    kind_encouraging: 'You are gardening with dry feet, and the plants will not mind.',
    teammate: 'Out there, the sky does what it wants, and in here, we get something clean.',
    wise_mentor: 'The garden can wait in such weather, and work like this seldom finds a better time.',
    own: [
      {
        step: { text: 'Check what you have just wiped for cracks.', minutes: 1 },
        challenge: { text: 'Set the clean piece down where your hand will find it when you go outside.', seconds: 45 },
      },
      {
        step: { text: 'Take one broken or useless thing out of the place where you keep garden things.', minutes: 2 },
        challenge: { text: 'Put what you have wiped into the space that is free now.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Plants live with the weather, so it is worth a line. Write down what it is doing, and which plant you thought of first.',
    short: 'Write down the weather, and one plant it affects.',
    form: 'note',
    drill_sergeant: 'Date first. One line. Done.',
    kind_encouraging: 'One line is enough, and next year it can tell you when to begin.',
    teammate: 'We can’t change the weather, but now we’ve got it in writing.',
    wise_mentor: 'After a few such lines, you will know which of your plants minds it most.',
    own: [
      {
        step: { text: 'Add to your line what that plant may need in this weather.', minutes: 1 },
        challenge: { text: 'Put the note where your seeds, pots, or tools are kept.', seconds: 45 },
      },
      {
        step: { text: 'Look for a sign of this weather on a plant or at the window.', minutes: 1 },
        challenge: { text: 'Draw two columns below your line, one for weather and one for plants.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Plants can be looked after from a chair. Put one beside a pot or a bed, and sit down on it once.',
    short: 'Spare your back. Put a chair beside the plants.',
    form: 'prepare',
    drill_sergeant: 'Sit down. Feet flat. Reach for nothing far.',
    kind_encouraging: 'From there, you need to do only what you can reach comfortably.',
    teammate: 'From our throne, we rule over everything within arm’s length.',
    wise_mentor: 'Sitting, you notice sooner when the body has had enough.',
    own: [
      {
        step: { text: 'From the chair, find a plant that you can touch without stretching.', minutes: 1 },
        challenge: { text: 'Pick a dry leaf off that plant, or feel whether its soil is moist.', seconds: 60 },
      },
      {
        step: { text: 'Lay a light tool or a cloth where you can reach it from the chair.', minutes: 1 },
        challenge: { text: 'Decide from the chair which plant should stand closer next time.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Some garden work is done at a table, where the body can rest. Fold a sheet of paper into a small bag for seeds.',
    short: 'Rest your body. Fold a paper bag for seeds.',
    form: 'prepare',
    drill_sergeant: 'Sharp folds. Write on it: seeds.',
    kind_encouraging: 'It may turn out crooked, and nothing has to be lifted or bent for it.',
    teammate: 'Our garden work is a chair and a sheet of paper, and that’s fine.',
    wise_mentor: 'When seeds ripen, there will be something ready to hold them.',
    own: [
      {
        step: { text: 'Write on the bag which seeds it is meant for.', minutes: 1 },
        challenge: { text: 'Run a fingernail along each fold, so that no seed slips out.', seconds: 45 },
      },
      {
        step: { text: 'Look for a few seeds at home, in a dried flower or the kitchen.', minutes: 2 },
        challenge: { text: 'Drop them into the bag, or draw on it the plant that you would like.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'On a busy day, plants get what can be done in passing. Hang a bag beside them for the dry leaves that you pull off.',
    short: 'No garden time? Hang a bag beside the plants.',
    form: 'prepare',
    drill_sergeant: 'In passing, pull one dry leaf. Walk on.',
    kind_encouraging: 'One leaf on your way is gardening, too, and it takes no extra time.',
    teammate: 'One tug on our way past, and that’s gardening.',
    wise_mentor: 'What can be done in passing need not wait for a free hour.',
    own: [
      {
        step: { text: 'Adjust the bag beside the plants until it hangs at hand height.', minutes: 1 },
        challenge: { text: 'Drop one dry leaf into the bag as you walk by.', seconds: 30 },
      },
      {
        step: { text: 'Put a cloth for dusty leaves into the bag beside the plants.', minutes: 1 },
        challenge: { text: 'Settle where you will empty the bag when it is full.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A look takes hardly any time, and it may save you some. Look closely at one plant, and write in one word what it needs.',
    short: 'A look takes no time. Look at one plant.',
    form: 'note',
    drill_sergeant: 'Water, light, or room: write its need down.',
    kind_encouraging: 'If the word is nothing, you may leave the plant in peace.',
    teammate: 'When we get a minute, we’ll know what to bring.',
    wise_mentor: 'When you do have time, you can begin with that word.',
    own: [
      {
        step: { text: 'Turn over one leaf of that plant, and look at the underside.', minutes: 1 },
        challenge: { text: 'Press a fingertip into the soil, and decide whether it is dry.', seconds: 30 },
      },
      {
        step: { text: 'Compare this plant with another, and say which has changed more.', minutes: 1 },
        challenge: { text: 'Turn the pot a little, or step around the plant, and see its other side.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'Plants are easy to forget because they are so quiet. Stand an empty pot or lay a leaf beside the faucet, as a reminder.',
    short: 'Quiet plants get forgotten. Empty pot beside the faucet.',
    form: 'prepare',
    drill_sergeant: 'See it? Go and feel the soil.',
    kind_encouraging: 'Whenever you fill a glass, it will remind you of them.',
    teammate: 'When we get our drink, we think of theirs.',
    wise_mentor: 'Where you get water for yourself, their thirst comes to mind easily.',
    own: [
      {
        step: { text: 'Put a pitcher or a watering can next to the reminder at the faucet.', minutes: 1 },
        challenge: { text: 'Fill the pitcher or can halfway, so that only the pouring is left.', seconds: 45 },
      },
      {
        step: { text: 'Choose the plant that you forget most, and let the reminder stand for it.', minutes: 1 },
        challenge: { text: 'Clear the view of that plant from the place where you pass most.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You need no plan for the plant that is nearest. Clear the soil at its foot with your fingers, and leave all the others.',
    short: 'No plan needed. Go to the nearest plant.',
    form: 'work',
    drill_sergeant: 'Clear the soil at its foot. Fingers only.',
    kind_encouraging: 'Even a clear spot the size of your hand gives the plant air.',
    teammate: 'One plant’s had our full attention, and nobody needed a plan.',
    wise_mentor: 'From beside one plant, it is easier to see what the next one needs.',
    own: [
      {
        step: { text: 'Find the newest leaf on the nearest plant, and see what crowds it.', minutes: 1 },
        challenge: { text: 'Free that leaf from dust, a dead stalk, or whatever leans on it.', seconds: 60 },
      },
      {
        step: { text: 'Feel the soil of the nearest plant, and decide whether it wants water.', minutes: 1 },
        challenge: { text: 'Give the plant what is left in a glass, or let it be.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A plant is a pleasant thing to talk about. Send {ally} a picture of one that you grow or would like to grow.',
    short: 'Send {ally} a picture of one plant.',
    form: 'tell',
    drill_sergeant: 'Go close. Name it below. Send.',
    kind_encouraging: 'It need not be in bloom, for leaves are worth showing, too.',
    teammate: 'Now somebody’s rooting for it along with us.',
    wise_mentor: 'The picture will also show you one day how much has grown.',
    own: [
      {
        step: { text: 'Add the name of the plant, or say that you would like to know it.', minutes: 1 },
        challenge: { text: 'Ask in the same message which plant they remember from childhood.', seconds: 45 },
      },
      {
        step: { text: 'Say in a few words below the picture why you chose this plant.', minutes: 1 },
        challenge: { text: 'Go over the picture once more for a detail that you had overlooked.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is good to have somebody in mind when you plant something. Ask {ally} which flower or herb they like best.',
    short: 'Ask {ally} which flower or herb they like best.',
    form: 'tell',
    drill_sergeant: 'Write it on your plant list.',
    kind_encouraging: 'You need not promise to grow it, and it may still give you an idea.',
    teammate: 'If it grows in a pot, we’ve got a candidate.',
    wise_mentor: 'Ask where they first came across it, for such things often have a story.',
    own: [
      {
        step: { text: 'Cut a strip of paper as a label for the plant that they name.', minutes: 2 },
        challenge: { text: 'Choose a pot or a patch where such a plant could stand.', seconds: 60 },
      },
      {
        step: { text: 'Find out where they first met the plant that they name.', minutes: 1 },
        challenge: { text: 'Name the plant that you would have chosen, and a place where it grew.', seconds: 30 },
      },
    ],
  },
]
