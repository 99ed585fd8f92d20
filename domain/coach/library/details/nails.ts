import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not biting one's nails. */
export const nailsDetails: readonly Detail[] = [
  {
    text: 'A rough edge makes you want to bite it off. Put a nail file in your pocket, and file the next edge you feel.',
    short: 'Rough edge on a nail: file it now.',
    form: 'prepare',
  },
  {
    text: 'Your hand often goes up before you notice. Stick a dot on your screen, and look at your fingers when you see it.',
    short: 'Put a dot on the screen. When you see it, check your hands.',
    form: 'prepare',
  },
  {
    text: 'A hand that holds something does not go to your mouth. Keep a pen or a cup in your fingers while you read this.',
    short: 'Give your fingers a pen or a cup.',
    form: 'prepare',
  },
  {
    text: 'It is easier to leave one nail alone than all of them. Mark it with a dot, and do not touch that one today.',
    short: 'Mark one nail. Leave that one alone today.',
    form: 'prepare',
  },
  {
    text: 'Put some cream on your fingers when you sit down to wait. They are less pleasant to bite then.',
    short: 'While you wait, rub cream into your hands.',
    form: 'moment',
  },
  {
    text: 'It often starts in the same few places. Write down yours, and lay a nail file there.',
    short: 'Name the place where it starts. Put the nail file there.',
    form: 'prepare',
  },
  {
    text: 'Often it begins with a torn bit of skin beside the nail. Cut it off with clippers, and leave the rest alone.',
    short: 'Cut torn skin with clippers. Leave the nail alone.',
    form: 'work',
  },
  {
    text: 'With an elbow on the table, your hand is close to your mouth. Sit back, and lay both hands in your lap.',
    short: 'Elbow off the table. Keep both hands low.',
    form: 'work',
  },
  {
    text: 'Look at the base of one nail, and see how much has grown. Leave that one alone today.',
    short: 'Look at the base of one nail. See what has grown.',
    form: 'note',
  },
  {
    text: 'Noticing your hand on the way up is the most useful thing to learn. When you notice it, lower the hand and go on.',
    short: 'Hand on the way up: lower it. Then go on.',
    form: 'moment',
  },
  {
    text: 'Other people see your fingers at your mouth before you do. Agree with one person on a quiet sign.',
    short: 'Agree on a quiet sign for your hands. With somebody near.',
    form: 'tell',
  },
  {
    text: 'Most hands are empty in front of a screen. Lay a cushion there, and hold it in both hands while you watch.',
    short: 'When you watch something, hold a cushion. Both hands.',
    form: 'prepare',
  },
  {
    text: 'Paint one nail today, with clear polish if you like. You will notice it before you bite.',
    short: 'Paint one nail. See what the hand does.',
    form: 'work',
  },
  {
    text: 'Press your palms together until your hands are warm, and then let them rest in your lap.',
    short: 'Press your hands together until they are warm. Let go.',
    form: 'work',
  },
  {
    text: 'Telling yourself to stop rarely helps in the moment. Put something smooth in your hand instead: a stone, a coin, a key.',
    short: 'Put a smooth stone or coin in your hand.',
    form: 'prepare',
  },
  {
    text: 'Many people bite their nails when they are bored. In the next wait or meeting, draw small circles with a pencil.',
    short: 'If you are bored, draw small circles. Hands stay busy.',
    form: 'moment',
  },
  {
    text: 'Put a bandage around the finger that you bite most. It reminds you before the finger is at your mouth.',
    short: 'Put a bandage around the finger you bite.',
    form: 'prepare',
  },
  {
    text: 'Progress of a few days is hard to see. Take a photo of your hand, and compare it with a new one in a month.',
    short: 'Take a photo of your hand. Keep it to yourself.',
    form: 'prepare',
  },
  {
    text: 'Rub a drop of oil or cream into each nail, slowly, one finger after the other.',
    short: 'Rub oil into each nail. Do it slowly.',
    form: 'work',
  },
  {
    text: 'When you drive or read, one hand has nothing to do. Rest it on your leg now, and let that be its place.',
    short: 'Rest your free hand on your leg. That is its place.',
    form: 'work',
  },
  {
    text: 'You can let the movement end at a different place. Lift a finger toward your mouth once, and touch your ear instead.',
    short: 'When the hand goes up, touch your ear instead.',
    form: 'work',
  },
  {
    text: 'Run each nail over your sleeve, and file the one that catches on the cloth.',
    short: 'File the nail edge that catches. Put the file away.',
    form: 'work',
  },
  {
    text: 'You probably bite most in one particular chair. Lay a nail file and cream on it now, so that you have to pick them up.',
    short: 'Name the hard chair. Put file and cream on it.',
    form: 'prepare',
  },
  {
    text: 'Peel, knot, or button something slowly, and notice which nail helped you.',
    short: 'Peel or knot something. Notice which nail helped.',
    form: 'work',
  },
]
