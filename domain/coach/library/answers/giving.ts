import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreGivingAnswers } from './giving-more.ts'

/** What messages of giving answer to something that the person wrote (TEXT-32). */
export const givingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'money',
    text: 'You can give without a cent. Put one thing that you no longer use into a bag by the door.',
    short: 'No money? Give one thing.',
    form: 'prepare',
    drill_sergeant: 'Off the shelf. Into the bag.',
    kind_encouraging: 'Somebody may be looking for exactly that.',
    teammate: 'Our wallet rests, and the closet does the giving.',
    wise_mentor: 'Choose something you had forgotten you own.',
    own: [
      {
        step: { text: 'Clean the thing you give, or test whether it still works.', minutes: 2 },
        challenge: { text: 'Look for a part that belongs with it, such as a lid or a cable.', seconds: 60 },
      },
      {
        step: { text: 'Think of who could use this thing: a school, a shelter, or a neighbor.', minutes: 1 },
        challenge: { text: 'Tape a slip with that name on the thing.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A small gift is a gift. Write down the sum that would not worry you, and leave it there.',
    short: 'Write the sum that would not worry you.',
    form: 'note',
    drill_sergeant: 'Write it. No more than that.',
    kind_encouraging: 'A good cause does not ask for more than you can spare.',
    teammate: 'Small and regular, that’s our style.',
    wise_mentor: 'If you are unsure, choose the smaller sum.',
    own: [
      {
        step: { text: 'Name one cause that you would like this sum to reach.', minutes: 1 },
        challenge: { text: 'Put the note with the sum where you keep your wallet.', seconds: 15 },
      },
      {
        step: { text: 'Decide whether you would give this sum once or regularly.', minutes: 1 },
        challenge: { text: 'Choose a jar or an envelope where this sum could wait.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Giving need not take half a day. Hang a bag of things to give on the door, for your next errand.',
    short: 'No time? Hang the giving bag on the door.',
    form: 'prepare',
    drill_sergeant: 'Next trip, it comes along.',
    kind_encouraging: 'You will pass a place that takes it sooner or later.',
    teammate: 'It travels with us, like a very quiet friend.',
    wise_mentor: 'It costs no time on a trip that you make anyway.',
    own: [
      {
        step: { text: 'Look into the bag, and take out anything not fit to give.', minutes: 1 },
        challenge: { text: 'Say which of your usual trips leads past a place that takes such things.', seconds: 30 },
      },
      {
        step: { text: 'Hold the bag for a moment, and lighten it if it feels heavy.', minutes: 1 },
        challenge: { text: 'Tie a slip to the handle that says where the bag goes.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A busy person can still send one line. Ask a charity what it is short of, and read the answer later.',
    short: 'Busy? Send a charity one question.',
    form: 'tell',
    drill_sergeant: 'One line. Send. Back to work.',
    kind_encouraging: 'The answer can wait until you can.',
    teammate: 'They write back while we’re in a meeting.',
    wise_mentor: 'A question now saves you from packing the wrong bag.',
    own: [
      {
        step: { text: 'Think of one thing at home that such a place might use.', minutes: 1 },
        challenge: { text: 'Set this thing apart, on a chair or a shelf.', seconds: 60 },
      },
      {
        step: { text: 'Note where the answer will arrive, so that you find it.', minutes: 1 },
        challenge: { text: 'Draft a short thank-you for the answer, and save it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is out of sight is forgotten. Put a box for things to give where you take off your shoes.',
    short: 'Put a giving box beside your shoes.',
    form: 'prepare',
    drill_sergeant: 'You will pass it every day.',
    kind_encouraging: 'Even an empty box reminds you kindly.',
    teammate: 'We trip over it once and never forget it again.',
    wise_mentor: 'Leave it open, so that the next thing can go straight in.',
    own: [
      {
        step: { text: 'Label the box with one word, such as “give.”', minutes: 1 },
        challenge: { text: 'Drop in the first thing you see that you can spare.', seconds: 60 },
      },
      {
        step: { text: 'Line the box with paper or a cloth, so that gifts stay clean.', minutes: 2 },
        challenge: { text: 'Step into your shoes, and see that the box is not in the way.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'There are too many good causes, so take a near one. Write down one in your part of town.',
    short: 'Too many causes? Write down a near one.',
    form: 'note',
    drill_sergeant: 'Write its name and its hours.',
    kind_encouraging: 'You can look in there before you decide.',
    teammate: 'We can walk over and see who’s there.',
    wise_mentor: 'What is close can be seen, and that keeps it real.',
    own: [
      {
        step: { text: 'Note what you already know about this cause, in a few words.', minutes: 1 },
        challenge: { text: 'Add one question you would ask somebody who works there.', seconds: 45 },
      },
      {
        step: { text: 'Walk to this cause in your mind, and name what you pass.', minutes: 1 },
        challenge: { text: 'Choose one errand of yours that could end with a look in there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'It is hard to choose what to part with. Take one shelf, and choose a single thing from it.',
    short: 'Hard to choose? One shelf, one thing.',
    form: 'work',
    drill_sergeant: 'Look once. Pick one. Bag it.',
    kind_encouraging: 'You can stop after that one.',
    teammate: 'The dish nobody likes, obviously. Then we stop.',
    wise_mentor: 'Leave the other shelves for another day.',
    own: [
      {
        step: { text: 'Put the chosen thing on the floor by the door.', minutes: 1 },
        challenge: { text: 'Push what is left on the shelf together, so that the gap is gone.', seconds: 30 },
      },
      {
        step: { text: 'Say what the chosen thing has been useful for.', minutes: 1 },
        challenge: { text: 'Think of somebody who could use it in the same way now.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'trust',
    text: 'It is fair to ask where a gift goes. Look up one charity in a public register, and read the first page.',
    short: 'Not sure? Look up one charity.',
    form: 'prepare',
    drill_sergeant: 'Register. First page. Decide.',
    kind_encouraging: 'Looking is not mistrust, only care.',
    teammate: 'We check hotels longer than that.',
    wise_mentor: 'Look for what it spends on the work itself.',
    own: [
      {
        step: { text: 'Find the line that says what the charity spends its money on.', minutes: 2 },
        challenge: { text: 'Note one thing about the charity that is still unclear to you.', seconds: 45 },
      },
      {
        step: { text: 'Find out where this charity works, and since when.', minutes: 2 },
        challenge: { text: 'Decide whether you want to read on, and save the page if so.', seconds: 30 },
      },
    ],
  },
  ...moreGivingAnswers,
]
