import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of sweets and snacks. */
export const sweetsDetails: readonly Detail[] = [
  {
    text: 'Sweets are eaten where they lie. Put the ones you have at home behind something that you have to move.',
    short: 'Put the sweets at the back of the shelf.',
  },
  {
    text: 'The hour of the cookie comes every day at about the same time. Look at the clock now, and plan what your hands do then.',
    short: 'Name the cookie hour. Give your hands a job then.',
  },
  {
    text: 'A drawer with chocolate in it opens by itself. Fill that drawer with something else, and move the chocolate out of the room.',
    short: 'Fill the chocolate drawer with something else. Chocolate leaves the room.',
  },
  {
    text: 'It is easy to mix up thirst and a wish for sweets. Drink a glass of water first, and ask again when it is empty.',
    short: 'Drink a glass of water first. Then think of sweets.',
  },
  {
    text: 'The store decides half of it before you are home. Write the list on paper, and walk past the aisle that is not on it.',
    short: 'Take a paper list to the store. Skip the candy aisle.',
  },
  {
    text: 'Something sweet after dinner is a signal that dinner is over. Find another signal: tea, mint, or the light in the kitchen.',
    short: 'End dinner with tea or mint. No sweets after it.',
  },
  {
    text: 'A plate makes a snack visible. Put the next one on a plate, and sit down with it.',
    short: 'Put the next snack on a plate. Sit down with it.',
  },
  {
    text: 'Tired people reach for sweets, and rest would do as well. Close your eyes for a moment before you open the package.',
    short: 'Close your eyes for a moment. Then look at the package.',
  },
  {
    text: 'A candy jar on the desk is an offer to everybody, and to you first. Give it to somebody, or put a lid on it.',
    short: 'Put a lid on the candy jar. Or give it away.',
  },
  {
    text: 'The first bite of a sweet is most of the taste. Take that bite slowly, and put the rest down.',
    short: 'Take the first bite slowly. Put the sweet down.',
  },
  {
    text: 'Fruit that is washed and cut is eaten. Put some of it where the candy used to stand.',
    short: 'Put cut fruit where the candy used to be.',
  },
  {
    text: 'Soda hides behind a straw and a lid. Choose one cup today that holds water or tea.',
    short: 'Choose one cup today for water instead of soda.',
  },
  {
    text: 'The hour of the snack is easier with something to do. Choose a small job for it now, one that needs both hands.',
    short: 'At the snack hour, give both hands a job.',
  },
  {
    text: 'Labels tell what the front of the package does not. Read one of them today, and put the package back.',
    short: 'Read the label of one package. Put it back.',
  },
  {
    text: 'You do not have to refuse cake forever, only the next slice. Prepare one friendly sentence for whoever offers it.',
    short: 'Prepare one friendly sentence for whoever offers cake.',
  },
  {
    text: 'A craving is strongest at its beginning. Wait at the window until this one has passed.',
    short: 'Wait at the window until the craving has passed.',
  },
  {
    text: 'What is out of the house cannot be eaten late. Take one package to work, to a neighbor, or to the trash.',
    short: 'Take one package of sweets out of the house.',
  },
  {
    text: 'Meals that fill you make the snack small. Put one thing that fills you on the next plate.',
    short: 'Put something filling on the plate. The snack gets smaller.',
  },
  {
    text: 'Chewing is what some cravings want. Lay nuts, a carrot, or gum where you can reach it.',
    short: 'Put carrots or nuts within reach for snack time.',
  },
  {
    text: 'Sweets are often company rather than food. Say to somebody that you would like to talk, before you open the drawer.',
    short: 'Talk to somebody before you open the sweets drawer.',
  },
  {
    text: 'The checkout is built for people who wait. Look at your list while you stand there, and at nothing else.',
    short: 'At the checkout, look at your list. Not at the candy.',
  },
  {
    text: 'Brushing your teeth ends the sweets of the day. Do it early, and notice how the rest goes.',
    short: 'Brush your teeth early. No sweets after that.',
  },
  {
    text: 'The second cookie is decided at the first. Take one out, close the package, and walk away from it.',
    short: 'Take one cookie. Close the package. Walk away.',
  },
  {
    text: 'A note beside the sweets is read before the label is. Write what you wanted on it, in your own words.',
    short: 'Write a note to yourself. Lay it beside the sweets.',
  },
]
