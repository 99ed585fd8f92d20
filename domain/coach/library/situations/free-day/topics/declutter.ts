import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before clearing out (TEXT-30). */
export const declutterFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Without a box, things only change places. Find some, and label them: keep, give away, and throw out.',
      short: 'Find boxes: keep, give, and throw out.',
      pairs: [
        {
          step: { text: 'Write the labels large enough to read from the door.', minutes: 1 },
          challenge: { text: 'Put one thing into one of the boxes.', seconds: 15 },
        },
        {
          step: { text: 'Put the boxes beside the shelf where you begin, the largest below.', minutes: 2 },
          challenge: { text: 'Say out loud which box will be full first.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look up where you can give things away near you, and when it is open.',
      short: 'Look up where to give things away.',
      pairs: [
        {
          step: { text: 'Write the hours on the box for what you give away.', minutes: 1 },
          challenge: { text: 'Say which of your usual trips goes past this place.', seconds: 15 },
        },
        {
          step: { text: 'Look up what they do not take.', minutes: 2 },
          challenge: { text: 'Go through one shelf with your eyes for what they would take.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody may want what you no longer use. Send a photo of one thing, and ask.',
      short: 'Send a photo of one thing. Who wants the box?',
      pairs: [
        {
          step: { text: 'Wipe the thing, and check whether all parts are there.', minutes: 2 },
          challenge: { text: 'Say when you used it.', seconds: 15 },
        },
        {
          step: { text: 'Write down by when you need an answer, and what happens then.', minutes: 1 },
          challenge: { text: 'Name one more person who might use something of yours.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A whole room is too much to look at. Choose one shelf, and begin there {next}.',
      short: 'Choose one shelf. Clear that {next}.',
      pairs: [
        {
          step: { text: 'Take a picture of the shelf as it is.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the shelf by heart: {plan}',
            twin: 'Go through the shelf in your head, from left to right.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write down how you will know that the shelf is done.', minutes: 1 },
          challenge: { text: 'Point at the thing on it that may stay.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some of it belongs to others. Find one borrowed thing, and tell its owner that you have it.',
      short: 'Find one borrowed thing. Tell its owner.',
      pairs: [
        {
          step: { text: 'Put it into a bag by the door, with a name on it.', minutes: 1 },
          challenge: { text: 'Say what you liked about having it.', seconds: 15 },
        },
        {
          step: { text: 'Look through one more shelf for what is not yours.', minutes: 2 },
          challenge: { text: 'Name one thing of yours that somebody else still has, and let it be.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Doubts take the most time. Write down one rule, such as: not used for a year, so it goes.',
      short: 'Write one rule: unused for a year, it goes.',
      pairs: [
        {
          step: { text: 'Try the rule on one drawer, with your eyes only.', minutes: 2 },
          challenge: { text: 'Find one thing that you have twice.', seconds: 15 },
        },
        {
          step: { text: 'Write the rule on a card, and set it on the shelf.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and look at the shelf: {why}.',
            twin: 'Say what the empty corner will be good for.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Memories slow you down. Put what is hard to decide into one bag for the end.',
      short: 'Put the hard things in one bag. Last ones.',
      pairs: [
        {
          step: { text: 'Write on the bag when you will open it.', minutes: 1 },
          challenge: { text: 'Hold one of those things, and say who it reminds you of.', seconds: 30 },
        },
        {
          step: {
            text: 'Ask one person to look at one box with you because of this: {obstacle}.',
            twin: 'Ask one person whether they would sit beside you for that bag.',
            minutes: 2,
          },
          challenge: { text: 'Put the bag where you do not see it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look up when large things are collected, and what has to be booked.',
      short: 'Look up when large things are collected.',
      pairs: [
        {
          step: { text: 'Measure the largest thing, and write down its size.', minutes: 2 },
          challenge: { text: 'Check whether it fits through the door, or what must come off.', seconds: 15 },
        },
        {
          step: { text: 'Write the date of the collection where you will see it.', minutes: 1 },
          challenge: { text: 'Name two people who could help you carry.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A full bag in the hall is only half done. Write down which of your usual trips could drop it off.',
      short: 'Write down where the full bags go.',
      pairs: [
        {
          step: { text: 'Look up the hours of the place that takes them.', minutes: 2 },
          challenge: { text: 'Lift one bag, or picture it, and say whether you can carry it.', seconds: 15 },
        },
        {
          step: { text: 'Put the address with your keys.', minutes: 1 },
          challenge: { text: 'Go along this way in your head, up to the door.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What you keep needs a home. Choose one thing that you use often, and find it a fixed place.',
      short: 'Choose a fixed place for one thing.',
      pairs: [
        {
          step: { text: 'Write its name on a strip of tape at that place.', minutes: 1 },
          challenge: { text: 'Put it there once, and take it out without looking.', seconds: 15 },
        },
        {
          step: { text: 'Tell anybody who uses it where it will be.', minutes: 2 },
          challenge: { text: 'Name one more thing that you search for every week.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You no longer see your own rooms as they are. Take a picture of one corner, and look at it as if it were a stranger’s.',
      short: 'Take a picture of one corner. Look anew.',
      pairs: [
        {
          step: { text: 'Write down the first thing that you would take away there.', minutes: 1 },
          challenge: { text: 'Point at this thing in the room.', seconds: 15 },
        },
        {
          step: { text: 'Send the picture to somebody who may laugh with you.', minutes: 2 },
          challenge: { text: 'Look around, and name what you would keep first.', seconds: 60 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put bags and a pen for labels beside the shelf for tomorrow.',
      short: 'Bags and pen beside the shelf for tomorrow.',
      pairs: [
        {
          step: { text: 'Open the first bag, so that it stands by itself.', minutes: 1 },
          challenge: { text: 'Put gloves on top.', seconds: 15 },
        },
        {
          step: { text: 'Write the first label: give away.', minutes: 1 },
          challenge: { text: 'Put one small thing into it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Make room in the car or the hallway for the first box.',
      short: 'Make room for the first box.',
      pairs: [
        {
          step: { text: 'Lay an old blanket there.', minutes: 2 },
          challenge: { text: 'Measure with your arms how wide a box may be.', seconds: 15 },
        },
        {
          step: { text: 'Look up when the place that takes it is open.', minutes: 2 },
          challenge: { text: 'Say which box goes there first.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Check that there is light enough in the corner that you clear tomorrow.',
      short: 'Check the light in that corner. Bring a lamp.',
      pairs: [
        {
          step: { text: 'Bring a lamp or a longer cord to it.', minutes: 2 },
          challenge: { text: 'Point at the shelves in the order that you will clear them.', seconds: 30 },
        },
        {
          step: { text: 'Take out what stands in front of the corner.', minutes: 2 },
          challenge: { text: 'Look at the corner for as long as a breath takes.', seconds: 15 },
        },
      ],
    },
  ],
}
