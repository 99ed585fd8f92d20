import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of cooking. */
export const cookDetails: readonly Detail[] = [
  {
    text: 'Dinner is decided by what is thawed. Take one thing out now, and put it on a plate.',
    short: 'Take one thing out of the freezer. Put it on a plate.',
  },
  {
    text: 'An onion in the pan makes a kitchen. Cut one, and the rest will follow.',
    short: 'Cut one onion. Heat the pan. Put the onion in.',
  },
  {
    text: 'You are more likely to cook in a kitchen with an empty sink. Wash what is in it, and stop there.',
    short: 'Empty the sink. Then you can cook. Stop there.',
  },
  {
    text: 'The question of what to eat is heavier than the cooking. Answer it before you are hungry.',
    short: 'Decide the dish before you are hungry.',
  },
  {
    text: 'Vegetables that are washed get eaten. Wash one kind, and leave it where you can see it.',
    short: 'Wash one kind of vegetable. Leave it in sight.',
  },
  {
    text: 'A recipe with many lines can wait for Sunday. Choose a dish that you know by heart.',
    short: 'Choose a dish that you know by heart. Cook that.',
  },
  {
    text: 'The pot of water is the first step of many dinners. Fill it, and put it on the stove.',
    short: 'Fill the pot with water. Put it on the stove.',
  },
  {
    text: 'Delivery is faster only until you count the waiting. Look at what is in the fridge before you look at the app.',
    short: 'Look into the fridge before the delivery app. Name what is there.',
  },
  {
    text: 'Cooking double is cooking once. Put one portion of the next meal into a box.',
    short: 'Cook one portion more than you need. Put it in a box.',
  },
  {
    text: 'A sharp knife makes short work. Run yours over the steel, or wash it by hand.',
    short: 'Sharpen the kitchen knife. Cut one thing with it.',
  },
  {
    text: 'Leftovers are dinner with the work done. Look for some, and give them a plate.',
    short: 'Find some leftovers. Put them on a plate. That is dinner.',
  },
  {
    text: 'Somebody else can set the table. Ask for that, and keep the stove for yourself.',
    short: 'Ask somebody to set the table. You stay at the stove.',
  },
  {
    text: 'The list on the fridge is a promise to the store. Write down the one thing that is missing.',
    short: 'Write the one missing thing on the kitchen list.',
  },
  {
    text: 'An apron or an old shirt tells you what comes next. Put it on when you come in.',
    short: 'Put your apron on when you come in.',
  },
  {
    text: 'Salt, oil, lemon: most food needs little else. Put them beside the stove.',
    short: 'Put salt, oil, and lemon beside the stove.',
  },
  {
    text: 'A plate with something green on it looks cared for. Choose what it will be on the next one.',
    short: 'Choose something green for the next plate.',
  },
  {
    text: 'It is hard to cook on a counter full of mail. Clear the space of one cutting board.',
    short: 'Clear the space of one cutting board. Then cut.',
  },
  {
    text: 'Breakfast is the easiest meal to make yourself. Set out the bowl and the spoon.',
    short: 'Set out a breakfast bowl and spoon. Kitchen table.',
  },
  {
    text: 'Eggs are ready before you have chosen anything else. Look whether there are some, and call it a plan.',
    short: 'Look for eggs. If there are some, dinner is settled.',
  },
  {
    text: 'The lunch you bring is packed when dinner is served. Put the box beside the plates.',
    short: 'Put the lunch box beside the dinner plates. Fill it first.',
  },
  {
    text: 'A warm pan brings people to the kitchen. Heat it with a little oil, and see who comes.',
    short: 'Heat the pan with a little oil. Then decide.',
  },
  {
    text: 'Music makes a kitchen larger. Choose one song, and peel for as long as it plays.',
    short: 'Play one song in the kitchen. Peel until it ends.',
  },
  {
    text: 'Frozen vegetables have already been washed and cut. Put a bag of them on the list or into the pan.',
    short: 'Add frozen vegetables to the list or the pan.',
  },
  {
    text: 'A good meal may be small and late and plain. Sit down for it, with a plate and without a screen.',
    short: 'Put a plain meal on a plate. Sit. No screen.',
  },
]
