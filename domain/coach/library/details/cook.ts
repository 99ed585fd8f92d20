import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of cooking. */
export const cookDetails: readonly Detail[] = [
  {
    text: 'Dinner is decided by what is thawed. Take one thing out now, and put it on a plate.',
    short: 'One thing out of the freezer. On a plate. Now.',
  },
  {
    text: 'An onion in the pan makes a kitchen. Cut one, and the rest will follow.',
    short: 'Cut one onion. Pan on. The rest follows.',
  },
  {
    text: 'You are more likely to cook in a kitchen with an empty sink. Wash what is in it, and stop there.',
    short: 'Empty the sink. Then stop. The stove is free.',
  },
  {
    text: 'The question of what to eat is heavier than the cooking. Answer it before you are hungry.',
    short: 'Decide the dish now. Before hunger does it.',
  },
  {
    text: 'Vegetables that are washed get eaten. Wash one kind, and leave it where you can see it.',
    short: 'Wash one vegetable. Leave it in sight. Eat it.',
  },
  {
    text: 'A recipe with many lines can wait for Sunday. Choose a dish that you know by heart.',
    short: 'A dish you know by heart. That one. Today.',
  },
  {
    text: 'The pot of water is the first step of many dinners. Fill it, and put it on the stove.',
    short: 'Fill the pot. On the stove. Dinner has begun.',
  },
  {
    text: 'Delivery is faster only until you count the waiting. Look at what is in the fridge before you look at the app.',
    short: 'Fridge first. App closed. Name what is there.',
  },
  {
    text: 'Cooking double is cooking once. Put one portion of the next meal into a box.',
    short: 'Cook it once, box a portion. Tomorrow is done.',
  },
  {
    text: 'A sharp knife makes short work. Run yours over the steel, or wash it by hand.',
    short: 'Sharpen the knife. Cut one thing. Go on.',
  },
  {
    text: 'Leftovers are dinner with the work done. Look for some, and give them a plate.',
    short: 'Find the leftovers. Plate, not box. Dinner.',
  },
  {
    text: 'Somebody else can set the table. Ask for that, and keep the stove for yourself.',
    short: 'Ask somebody to set the table. You cook.',
  },
  {
    text: 'The list on the fridge is a promise to the store. Write down the one thing that is missing.',
    short: 'Write the missing thing on the list. Only that.',
  },
  {
    text: 'An apron or an old shirt tells you what comes next. Put it on when you come in.',
    short: 'Apron on at the door. Kitchen next.',
  },
  {
    text: 'Salt, oil, lemon: most food needs little else. Put them beside the stove.',
    short: 'Salt, oil, lemon. Beside the stove. Begin.',
  },
  {
    text: 'A plate with something green on it looks cared for. Choose what it will be on the next one.',
    short: 'Something green on the next plate. Choose it.',
  },
  {
    text: 'It is hard to cook on a counter full of mail. Clear the space of one cutting board.',
    short: 'Clear room for one board. Then cut.',
  },
  {
    text: 'Breakfast is the easiest meal to make yourself. Set out the bowl and the spoon.',
    short: 'Bowl and spoon out. Breakfast is half made.',
  },
  {
    text: 'Eggs are ready before you have chosen anything else. Look whether there are some, and call it a plan.',
    short: 'Eggs in the house? Then there is a plan.',
  },
  {
    text: 'The lunch you bring is packed when dinner is served. Put the box beside the plates.',
    short: 'Lunch box beside the plates. Fill it first.',
  },
  {
    text: 'A warm pan brings people to the kitchen. Heat it with a little oil, and see who comes.',
    short: 'Heat the pan. A little oil. See who comes.',
  },
  {
    text: 'Music makes a kitchen larger. Choose one song, and peel for as long as it plays.',
    short: 'One song. Peel until it ends. Done.',
  },
  {
    text: 'Frozen vegetables have already been washed and cut. Put a bag of them on the list or into the pan.',
    short: 'Frozen vegetables. On the list or in the pan.',
  },
  {
    text: 'A good meal may be small and late and plain. Sit down for it, with a plate and without a screen.',
    short: 'Plain meal. Plate. Chair. No screen.',
  },
]
