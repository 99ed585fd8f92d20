import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of cooking. */
export const cookDetails: readonly Detail[] = [
  {
    text: 'Take one thing for the next dinner out of the freezer now. Put it on a plate in the fridge.',
    short: 'Take one thing out of the freezer. Put it on a plate.',
    form: 'prepare',
  },
  {
    text: 'Many dishes begin with an onion in a pan. Cut one as soon as you come into the kitchen.',
    short: 'Cut one onion. Heat the pan. Put the onion in.',
    form: 'moment',
  },
  {
    text: 'It is hard to start at a full sink. Wash what is in it, so that you can cook afterward.',
    short: 'Empty the sink. Then you can cook. Stop there.',
    form: 'work',
  },
  {
    text: 'Decide what the next dinner will be before you are hungry. Write the dish on a slip of paper.',
    short: 'Decide the dish before you are hungry.',
    form: 'note',
  },
  {
    text: 'Washed vegetables get eaten sooner. Wash one kind, and put it at the front of the fridge.',
    short: 'Wash one kind of vegetable. Leave it in sight.',
    form: 'work',
  },
  {
    text: 'Choose the easiest dish that you know for the next meal. Check whether everything for it is there.',
    short: 'Choose a dish that you know by heart. Cook that.',
    form: 'note',
  },
  {
    text: 'As soon as you come home, fill a pot with water and put it on the stove.',
    short: 'Fill the pot with water. Put it on the stove.',
    form: 'moment',
  },
  {
    text: 'Look into the fridge before you open a delivery app. Say out loud which dish you could make.',
    short: 'Look into the fridge before the delivery app. Name what is there.',
    form: 'note',
  },
  {
    text: 'Next time you cook, make one portion more than you need. Set out a box for it now.',
    short: 'Cook one portion more than you need. Put it in a box.',
    form: 'prepare',
  },
  {
    text: 'A dull knife makes cooking slow. Sharpen your kitchen knife, or wash it and put it where you reach it.',
    short: 'Sharpen the kitchen knife. Cut one thing with it.',
    form: 'prepare',
  },
  {
    text: 'Look for leftovers in the fridge, and move them to the front. The next meal is then half done.',
    short: 'Find some leftovers. Put them on a plate. That is dinner.',
    form: 'prepare',
  },
  {
    text: 'Set the table before you cook, even for one. Then you can stay at the stove, and the meal has its place.',
    short: 'Set the table first. Then you stay at the stove.',
    form: 'prepare',
  },
  {
    text: 'Go through the kitchen once, and write the one thing that is missing most on the shopping list.',
    short: 'Write the one missing thing on the kitchen list.',
    form: 'note',
  },
  {
    text: 'Hang an apron or an old shirt in the kitchen. Put it on when you come home, before you sit down.',
    short: 'Put your apron on when you come in.',
    form: 'prepare',
  },
  {
    text: 'Put salt, oil, and a lemon beside the stove. Then you need not search for them while you cook.',
    short: 'Put salt, oil, and lemon beside the stove.',
    form: 'prepare',
  },
  {
    text: 'Choose something green for your next plate, such as peas or salad. Check whether it is in the house.',
    short: 'Choose something green for the next plate.',
    form: 'note',
  },
  {
    text: 'You need little room to cook. Clear a space on the counter as large as one cutting board.',
    short: 'Clear the space of one cutting board. Then cut.',
    form: 'prepare',
  },
  {
    text: 'Breakfast is an easy meal to make yourself. Put a bowl and a spoon on the kitchen table for the next one.',
    short: 'Set out a breakfast bowl and spoon. Kitchen table.',
    form: 'prepare',
  },
  {
    text: 'Eggs make a quick dinner on most days. Check now whether there are some in the fridge.',
    short: 'Look for eggs. If there are some, dinner is settled.',
    form: 'note',
  },
  {
    text: 'Before you serve dinner, put a lunch box beside the plates. Fill it first, and lunch is done as well.',
    short: 'Put the lunch box beside the dinner plates. Fill it first.',
    form: 'moment',
  },
  {
    text: 'Take out the pan that you will need next, and leave it on the stove. You will see it when you come in.',
    short: 'Put the next pan on the stove. Leave it there.',
    form: 'prepare',
  },
  {
    text: 'Play one song in the kitchen. Wash, peel, or cut something for the next meal until it ends.',
    short: 'Play one song in the kitchen. Peel until it ends.',
    form: 'work',
  },
  {
    text: 'Frozen vegetables are already washed and cut. Put a bag of them on the list, or into the next dish.',
    short: 'Add frozen vegetables to the list or the pan.',
    form: 'prepare',
  },
  {
    text: 'Put your next meal on a plate, even a plain one. Sit down for it, with the screen off.',
    short: 'Put a plain meal on a plate. Sit. No screen.',
    form: 'moment',
  },
]
