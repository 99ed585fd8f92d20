import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not biting one's nails. */
export const nailsDetails: readonly Detail[] = [
  {
    text: 'A rough edge invites the teeth. Carry a file, and smooth it before anything else does.',
    short: 'Rough edge on a nail: file it now.',
  },
  {
    text: 'The hand goes up before the head notices. Put a dot on the screen, and look at your fingers when you see it.',
    short: 'Put a dot on the screen. When you see it, check your hands.',
  },
  {
    text: 'Fingers that hold something stay where they are. Give them a pen, a stone or a warm cup.',
    short: 'Give your fingers a pen or a cup.',
  },
  {
    text: 'One nail that is left alone shows what the others can do. Choose it today, and guard that one.',
    short: 'Choose one nail to guard today. Only that one.',
  },
  {
    text: 'Cream makes the fingers slippery and pleasant. Put some on when you sit down to wait.',
    short: 'While you wait, rub cream into your hands.',
  },
  {
    text: 'It starts in the same few places. Write down one of them, and lay the file there.',
    short: 'Name the place where it starts. Put the nail file there.',
  },
  {
    text: 'The torn bit of skin is where it begins. Cut it with clippers, and there is nothing left to pull.',
    short: 'Cut torn skin with clippers. Leave the nail alone.',
  },
  {
    text: 'An elbow on the table brings the mouth close. Sit back, and let both hands lie low.',
    short: 'Elbow off the table. Keep both hands low.',
  },
  {
    text: 'Nails grow while you are busy elsewhere. Look closely at the base of one, and see what is new.',
    short: 'Look at the base of one nail. See what has grown.',
  },
  {
    text: 'Catching yourself is the skill, and not a defeat. Lower the hand, and go on with what you did.',
    short: 'When you catch it, lower the hand. Then go on.',
  },
  {
    text: 'Somebody beside you sees it sooner. Agree on a sign with them, a quiet one.',
    short: 'Agree on a quiet sign for your hands. With somebody near.',
  },
  {
    text: 'The screen takes the eyes and leaves the hands alone. Give them a cushion to hold while you watch.',
    short: 'When you watch something, hold a cushion. Both hands.',
  },
  {
    text: 'A painted nail catches the eye before the teeth. Paint one, or all of them, and see what the hand does.',
    short: 'Paint one nail. See what the hand does.',
  },
  {
    text: 'Tense fingers look for an edge. Press the palms together until they are warm, and let go.',
    short: 'Press your hands together until they are warm. Let go.',
  },
  {
    text: 'The habit is older than your reasons. Do not argue with it, and give it a smooth stone instead.',
    short: 'Do not argue. Put a smooth stone in your hand.',
  },
  {
    text: 'Boredom bites more than worry does. Keep a pencil for meetings, and draw small circles.',
    short: 'If you are bored, draw small circles. Hands stay busy.',
  },
  {
    text: 'A bandage says what the finger forgets. Put one around the finger that gets it most.',
    short: 'Put a bandage around the finger you bite.',
  },
  {
    text: 'The photo of your hand is for nobody else. Take one, and take another when the nails have grown.',
    short: 'Take a photo of your hand. Keep it to yourself.',
  },
  {
    text: 'Hands that are cared for get left alone. Rub oil into the nails, and do it slowly.',
    short: 'Rub oil into each nail. Do it slowly.',
  },
  {
    text: 'Driving and reading leave a hand with nothing to do. Choose now what that hand will hold.',
    short: 'Choose what your free hand will hold. Choose it now.',
  },
  {
    text: 'The ear, the chin and the sleeve are all on the way. Let the hand end at one of them.',
    short: 'When the hand goes up, touch your ear instead.',
  },
  {
    text: 'An edge that catches on the sleeve will not let you rest. Smooth that one, and put the file away.',
    short: 'File the nail edge that catches. Put the file away.',
  },
  {
    text: 'The hard hour has a name and a chair. Decide what lies on that chair before you sit down.',
    short: 'Name the hard chair. Put file and cream on it.',
  },
  {
    text: 'Whole fingers are useful. Peel, knot or button something today, and notice which nail helped.',
    short: 'Peel or knot something. Notice which nail helped.',
  },
]
