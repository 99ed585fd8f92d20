import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before clearing out (TEXT-30). */
export const declutterFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Without a box, things only change places. Find some, and label them: keep, give away, and throw out.',
        short: 'Find boxes: keep, give, and throw out.',
        about: 'box',
      },
      {
        text: 'Look up where you can give things away near you, and when it is open.',
        short: 'Look up where to give things away.',
        about: 'where',
      },
      {
        text: 'Somebody may want what you no longer use. Send a photo of one thing, and ask.',
        short: 'Send a photo of one thing. Who wants the box?',
        about: 'person',
      },
      {
        text: 'A whole room is too much to look at. Choose one shelf, and begin there {next}.',
        short: 'Choose one shelf. Clear that {next}.',
        about: 'corner',
      },
      {
        text: 'Some of it belongs to others. Find one borrowed thing, and tell its owner that you have it.',
        short: 'Find one borrowed thing. Tell its owner.',
        about: 'owner',
      },
      {
        text: 'Doubts take the most time. Write down one rule, such as: not used for a year, so it goes.',
        short: 'Write one rule: unused for a year, it goes.',
        about: 'rule',
      },
      {
        text: 'Memories slow you down. Put what is hard to decide into one bag for the end.',
        short: 'Put the hard things in one bag. Last ones.',
        about: 'hard',
      },
      {
        text: 'Look up when large things are collected, and what has to be booked.',
        short: 'Look up when large things are collected.',
        about: 'pickup',
      },
    ],
    eve: [
      {
        text: 'Put bags and a pen for labels beside the shelf for tomorrow.',
        short: 'Bags and pen beside the shelf for tomorrow.',
        about: 'bags',
      },
      {
        text: 'Make room in the car or the hallway for the first box.',
        short: 'Make room for the first box.',
        about: 'car',
      },
      {
        text: 'Check that there is light enough in the corner that you clear tomorrow.',
        short: 'Check the light in that corner. Bring a lamp.',
        about: 'light',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Find three boxes or bags: keep, give away, throw out.', minutes: 3, about: 'box' },
      { text: 'Look up where you can give things away.', minutes: 2, about: 'where' },
      { text: 'Send a photo of one thing to somebody who may want it.', minutes: 2, about: 'person' },
      { text: 'Choose the shelf with which you begin {next}.', minutes: 1, about: 'corner' },
      {
        text: 'Ask one person to look at one box with you because of this: {obstacle}.',
        twin: 'Ask one person whether they sit beside you for one box.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Find one borrowed thing, and put it into a bag by the door.', minutes: 2, about: 'owner' },
      { text: 'Look up when large things are collected.', minutes: 2, about: 'pickup' },
      { text: 'Choose one bag for things that are hard to decide, and label it.', minutes: 1, about: 'hard' },
    ],
    eve: [
      { text: 'Lay bags and a pen beside the shelf.', minutes: 1, about: 'bags' },
      { text: 'Make room for the first box.', minutes: 2, about: 'car' },
      { text: 'Bring a lamp to the corner that you clear.', minutes: 1, about: 'lamp' },
    ],
  },
  challenges: {
    any: [
      { text: 'Pick up one thing from the shelf, and say when you used it.', seconds: 30, about: 'one' },
      { text: 'Put one thing into the trash.', seconds: 15, about: 'trash' },
      {
        text: 'Say your plan for the shelf by heart: {plan}',
        twin: 'Say your rule for things that you have not used for a long time.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at the shelf: {why}.',
        twin: 'Say what the empty corner will be good for.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Find one thing that you have twice.', seconds: 45, about: 'double' },
      { text: 'Take a picture of the shelf as it is.', seconds: 30, about: 'photo' },
    ],
    eve: [
      { text: 'Put gloves on the first box.', seconds: 15, about: 'gloves' },
      { text: 'Point at the shelves in the order in which you go through them.', seconds: 30, about: 'order' },
      { text: 'Put the radio where you will clear out.', seconds: 15, about: 'radio' },
    ],
  },
}
