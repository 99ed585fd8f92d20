import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of sweets and snacks. */
export const sweetsDetails: readonly Detail[] = [
  {
    text: 'Sweets are eaten where they lie. Put the ones you have at home behind something that you have to move.',
    short: 'Sweets to the back of the shelf. Something in front.',
  },
  {
    text: 'The hour of the cookie comes every day at about the same time. Look at the clock now, and plan what your hands do then.',
    short: 'Know the cookie hour. Give your hands a job then.',
  },
  {
    text: 'A drawer with chocolate in it opens by itself. Fill that drawer with something else, and move the chocolate out of the room.',
    short: 'New contents for that drawer. Chocolate leaves the room.',
  },
  {
    text: 'It is easy to mix up thirst and a wish for sweets. Drink a glass of water first, and ask again when it is empty.',
    short: 'Water first. Empty glass. Then ask again.',
  },
  {
    text: 'The store decides half of it before you are home. Write the list on paper, and walk past the aisle that is not on it.',
    short: 'List on paper. Pass that aisle. Pay and leave.',
  },
  {
    text: 'Something sweet after dinner is a signal that dinner is over. Find another signal: tea, mint, or the light in the kitchen.',
    short: 'Tea or mint ends dinner. Kitchen light off.',
  },
  {
    text: 'A plate makes a snack visible. Put the next one on a plate, and sit down with it.',
    short: 'Next snack on a plate. Sit down. Eat slowly.',
  },
  {
    text: 'Tired people reach for sweets, and rest would do as well. Close your eyes for a moment before you open the package.',
    short: 'Eyes closed first. Then decide about the package.',
  },
  {
    text: 'A candy jar on the desk is an offer to everybody, and to you first. Give it to somebody, or put a lid on it.',
    short: 'Lid on the candy jar. Or give it away.',
  },
  {
    text: 'The first bite of a sweet is most of the taste. Take that bite slowly, and put the rest down.',
    short: 'One slow bite of the sweet. Rest down. Enough.',
  },
  {
    text: 'Fruit that is washed and cut is eaten. Put some of it where the candy used to stand.',
    short: 'Fruit, washed and cut. In the candy’s old place.',
  },
  {
    text: 'Soda hides behind a straw and a lid. Choose one cup today that holds water or tea.',
    short: 'One cup with water or tea. No lid, no straw.',
  },
  {
    text: 'The hour of the snack is easier with something to do. Choose a small job for it now, one that needs both hands.',
    short: 'Snack hour: a job for both hands. Choose it.',
  },
  {
    text: 'Labels tell what the front of the package does not. Read one of them today, and put the package back.',
    short: 'Read one label. Put the package back. Done.',
  },
  {
    text: 'You do not have to refuse cake forever, only the next slice. Prepare one friendly sentence for whoever offers it.',
    short: 'One friendly sentence for the cake. Say it once.',
  },
  {
    text: 'A craving is strongest at its beginning. Wait at the window until this one has passed.',
    short: 'Craving comes. Go to the window. Wait it out.',
  },
  {
    text: 'What is out of the house cannot be eaten late. Take one package to work, to a neighbor, or to the trash.',
    short: 'One package out of the house. Today.',
  },
  {
    text: 'Meals that fill you make the snack small. Put one thing that fills you on the next plate.',
    short: 'Something filling on the next plate. Snack gets small.',
  },
  {
    text: 'Chewing is what some cravings want. Lay nuts, a carrot, or gum where you can reach it.',
    short: 'Carrot, nuts, or gum. Within reach. Chew that.',
  },
  {
    text: 'Sweets are often company rather than food. Say to somebody that you would like to talk, before you open the drawer.',
    short: 'Talk to somebody first. Drawer stays closed.',
  },
  {
    text: 'The checkout is built for people who wait. Look at your list while you stand there, and at nothing else.',
    short: 'At the checkout, eyes on the list. Only the list.',
  },
  {
    text: 'Brushing your teeth ends the sweets of the day. Do it early, and notice how the rest goes.',
    short: 'Brush early. No sweets after it. Notice the rest.',
  },
  {
    text: 'The second cookie is decided at the first. Take one out, close the package, and walk away from it.',
    short: 'Take one. Close the package. Walk away from it.',
  },
  {
    text: 'A note beside the sweets is read before the label is. Write what you wanted on it, in your own words.',
    short: 'One note beside the sweets. Your words. Read it.',
  },
]
