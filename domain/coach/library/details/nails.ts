import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not biting one's nails. */
export const nailsDetails: readonly Detail[] = [
  {
    text: 'A rough edge invites the teeth. Carry a file, and smooth it before anything else does.',
    short: 'Rough edge? File it. Now. Hands down.',
  },
  {
    text: 'The hand goes up before the head notices. Put a dot on the screen, and look at your fingers when you see it.',
    short: 'Dot on the screen. See it. Check the hands.',
  },
  {
    text: 'Fingers that hold something stay where they are. Give them a pen, a stone or a warm cup.',
    short: 'Something in the hand. Pen, stone, or cup.',
  },
  {
    text: 'One nail that is left alone shows what the others can do. Choose it today, and guard that one.',
    short: 'One nail is off limits. Guard it.',
  },
  {
    text: 'Cream makes the fingers slippery and pleasant. Put some on when you sit down to wait.',
    short: 'Waiting? Cream on the hands first.',
  },
  {
    text: 'It starts in the same few places. Write down one of them, and lay the file there.',
    short: 'Name the place. Put the file there.',
  },
  {
    text: 'The torn bit of skin is where it begins. Cut it with clippers, and there is nothing left to pull.',
    short: 'Torn skin: clippers, not teeth. Done.',
  },
  {
    text: 'An elbow on the table brings the mouth close. Sit back, and let both hands lie low.',
    short: 'Elbow off the table. Hands low. Stay there.',
  },
  {
    text: 'Nails grow while you are busy elsewhere. Look closely at the base of one, and see what is new.',
    short: 'Look at the base. It has grown.',
  },
  {
    text: 'Catching yourself is the skill, and not a defeat. Lower the hand, and go on with what you did.',
    short: 'Caught it? Good. Hand down. Go on.',
  },
  {
    text: 'Somebody beside you sees it sooner. Agree on a sign with them, a quiet one.',
    short: 'One quiet sign from somebody. Agree on it.',
  },
  {
    text: 'The screen takes the eyes and leaves the hands alone. Give them a cushion to hold while you watch.',
    short: 'Watching? Cushion in both hands.',
  },
  {
    text: 'A painted nail catches the eye before the teeth. Paint one, or all of them, and see what the hand does.',
    short: 'Paint one nail. See what happens.',
  },
  {
    text: 'Tense fingers look for an edge. Press the palms together until they are warm, and let go.',
    short: 'Palms together. Press. Warm. Let go.',
  },
  {
    text: 'The habit is older than your reasons. Do not argue with it, and give it a smooth stone instead.',
    short: 'No argument. Stone in the hand. Go on.',
  },
  {
    text: 'Boredom bites more than worry does. Keep a pencil for meetings, and draw small circles.',
    short: 'Bored? Draw circles. Small ones. Hands busy.',
  },
  {
    text: 'A bandage says what the finger forgets. Put one around the finger that gets it most.',
    short: 'Bandage on that finger. It reminds you.',
  },
  {
    text: 'The photo of your hand is for nobody else. Take one, and take another when the nails have grown.',
    short: 'Photo of the hand. For you alone. Keep it.',
  },
  {
    text: 'Hands that are cared for get left alone. Rub oil into the nails, and do it slowly.',
    short: 'Oil on the nails. Slowly. All of them.',
  },
  {
    text: 'Driving and reading leave a hand with nothing to do. Choose now what that hand will hold.',
    short: 'Free hand? Choose its job. Now.',
  },
  {
    text: 'The ear, the chin and the sleeve are all on the way. Let the hand end at one of them.',
    short: 'Hand goes up? It ends at the ear.',
  },
  {
    text: 'An edge that catches on the sleeve will not let you rest. Smooth that one, and put the file away.',
    short: 'Edge catches? Smooth it. File away. Done.',
  },
  {
    text: 'The hard hour has a name and a chair. Decide what lies on that chair before you sit down.',
    short: 'Know the chair. File and cream on it.',
  },
  {
    text: 'Whole fingers are useful. Peel, knot or button something today, and notice which nail helped.',
    short: 'Peel or knot something. Notice the nails.',
  },
]
