import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of sweets and snacks. */
export const sweetsDetails: readonly Detail[] = [
  {
    text: 'You eat what you see first. Put the sweets that you have on the highest shelf, behind something else.',
    short: 'Put the sweets at the back of the shelf.',
    form: 'prepare',
  },
  {
    text: 'Many people want something sweet at about the same hour each day. Write down your hour, and what your hands will do then.',
    short: 'Name the cookie hour. Give your hands a job then.',
    form: 'note',
  },
  {
    text: 'A drawer with chocolate is opened often. Put something else into that drawer, and carry the chocolate to another room.',
    short: 'Fill the chocolate drawer with something else. Chocolate leaves the room.',
    form: 'prepare',
  },
  {
    text: 'Thirst can feel like a wish for something sweet. Drink a glass of water first, and then ask yourself again.',
    short: 'Drink a glass of water first. Then think of sweets.',
    form: 'moment',
  },
  {
    text: 'You eat at home what you have bought in the store. Write your list without candy, and put it into your pocket.',
    short: 'Take a list without candy to the store.',
    form: 'note',
  },
  {
    text: 'After dinner, many people want something sweet. Put a tea bag or mint beside your cup now, for that moment.',
    short: 'End dinner with tea or mint. No sweets after it.',
    form: 'prepare',
  },
  {
    text: 'From the package, you do not see how many you take. Put your next snack on a plate, and sit down with it.',
    short: 'Put the next snack on a plate. Sit down with it.',
    form: 'moment',
  },
  {
    text: 'When you are tired, you may want something sweet when you need rest. Close your eyes for a moment before you open the package.',
    short: 'Close your eyes for a moment. Then look at the package.',
    form: 'moment',
  },
  {
    text: 'An open jar is emptied in passing. Put a lid on the candy, or give it to somebody.',
    short: 'Put a lid on the candy jar. Or give it away.',
    form: 'prepare',
  },
  {
    text: 'Most of the taste is in the first bite of a sweet. Take that bite slowly next time, and put the rest down.',
    short: 'Take the first bite slowly. Put the sweet down.',
    form: 'moment',
  },
  {
    text: 'Hands go where the candy used to be. Wash and cut one piece of fruit, and put it there.',
    short: 'Put cut fruit where the candy used to be.',
    form: 'prepare',
  },
  {
    text: 'Sweet drinks are easily overlooked. Pour water into the cup that you would use for soda.',
    short: 'Fill your soda cup with water.',
    form: 'prepare',
  },
  {
    text: 'At the hour of your usual snack, it helps to be busy. Lay out some work for both hands now: peeling, folding, or mending.',
    short: 'At the snack hour, give both hands a job.',
    form: 'prepare',
  },
  {
    text: 'Read the label on one snack, and put it back on the shelf without opening it.',
    short: 'Read the label of one package. Put it back.',
    form: 'note',
  },
  {
    text: 'A friendly no is easier when it has been said before. Say yours to a piece of cake out loud.',
    short: 'Prepare one friendly sentence for whoever offers cake.',
    form: 'note',
  },
  {
    text: 'A craving often passes if you wait. At the next one, stand at a window until it is weaker.',
    short: 'Wait at the window until the craving has passed.',
    form: 'moment',
  },
  {
    text: 'Sweets that are not in the house need no decision. Carry one package out: to a neighbor or the trash.',
    short: 'Take one package of sweets out of the house.',
    form: 'prepare',
  },
  {
    text: 'Add one filling thing to your next meal, such as beans, eggs, or bread. You want a snack less after it.',
    short: 'Put something filling on the plate. The snack gets smaller.',
    form: 'moment',
  },
  {
    text: 'Sometimes you only want to chew. Put nuts, a carrot, or gum where you usually have a snack.',
    short: 'Put carrots or nuts within reach for snack time.',
    form: 'prepare',
  },
  {
    text: 'Some people eat sweets when they would rather talk. Write to somebody before you open the drawer.',
    short: 'Talk to somebody before you open the sweets drawer.',
    form: 'tell',
  },
  {
    text: 'While you wait at the checkout, you look at the candy. Keep your list in your hand there, and read it.',
    short: 'At the checkout, look at your list. Not at the candy.',
    form: 'moment',
  },
  {
    text: 'Brush your teeth right after your last meal today. Sweets are less tempting after that.',
    short: 'Brush your teeth early. No sweets after that.',
    form: 'moment',
  },
  {
    text: 'A second cookie is easy to take while the package is open. Take one out, close the package, and carry it away.',
    short: 'Take one cookie. Close the package. Walk away.',
    form: 'moment',
  },
  {
    text: 'At the shelf, a reason is easily forgotten. Write yours on a note, and stick it on the sweets.',
    short: 'Write a note to yourself. Lay it beside the sweets.',
    form: 'prepare',
  },
]
