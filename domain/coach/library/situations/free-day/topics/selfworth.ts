import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a day of kind words to oneself (TEXT-30). */
export const selfworthFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Hard words about yourself come in a hurry. Write down one that comes often, and what a friend would say.',
      short: 'Hard word, left. A friend’s word, right.',
      pairs: [
        {
          step: { text: 'Write the friend’s sentence on a slip, and keep only that one.', minutes: 1 },
          challenge: { text: 'Say it aloud, in the voice of a friend.', seconds: 15 },
        },
        {
          step: { text: 'Cross the hard word out, so that it can still be read.', minutes: 2 },
          challenge: { text: 'Lay one hand on the other arm, and breathe out.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A mirror gets the sharpest comments. Put a slip beside yours with one plain fact about you.',
      short: 'Slip beside the mirror. One plain fact on it.',
      pairs: [
        {
          step: { text: 'Choose a fact that nobody can argue with, such as what you can do.', minutes: 1 },
          challenge: { text: 'Read the slip, and look up.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the mirror.', minutes: 2 },
          challenge: { text: 'Look into it, and name one thing without judging it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody once said something good about you that stayed. Write it down, with who said it.',
      short: 'Write down one good word about you. From whom?',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put the paper where you keep what you do not throw away.', minutes: 1 },
          challenge: { text: 'Say it once, in their words.', seconds: 15 },
        },
        {
          step: { text: 'Send that person a line, if you like, or think of them.', minutes: 2 },
          challenge: { text: 'Say “thank you” out loud, as an answer to praise.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Praise is soon forgotten. Look for one kind message that you got, and save it.',
      short: 'Find one kind message. Save it.',
      pairs: [
        {
          step: { text: 'Give the place where you saved it a name.', minutes: 1 },
          challenge: { text: 'Read it once, without a “but.”', seconds: 15 },
        },
        {
          step: { text: 'Look for a second one, from somebody else.', minutes: 2 },
          challenge: { text: 'Write one word from it on a slip.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Small things well done leave no trace. Set out a jar or an envelope for slips about yours.',
      short: 'Set out a jar for things well done.',
      pairs: [
        {
          step: { text: 'Write the first slip, about something small.', minutes: 1 },
          challenge: { text: 'Fold it, and let it fall in.', seconds: 15 },
        },
        {
          step: { text: 'Put a pencil and paper beside it.', minutes: 2 },
          challenge: { text: 'Name one thing that you finished this week.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You need not earn a pause. Take one, and do nothing useful in it.',
      short: 'Take a pause. You need not earn it.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put away what looks like work where you sit.', minutes: 2 },
          challenge: { text: 'Sit or lie as if nobody had anything to object to.', seconds: 60 },
        },
        {
          step: { text: 'Put the phone where you do not see it.', minutes: 1 },
          challenge: { text: 'Look out of a window until something makes you curious.', seconds: 60 },
        },
      ],
    },
    {
      text: 'It helps to have the words before the hour comes. Write down how you will speak to yourself on {weekday}.',
      short: 'Write down your tone for {weekday}. One sentence.',
      pairs: [
        {
          step: { text: 'Write the words on a slip for that day.', minutes: 1 },
          challenge: { text: 'Say them once, as slowly as to a child.', seconds: 15 },
        },
        {
          step: { text: 'Write down at what hour you will need them most.', minutes: 2 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Picture that hour, with these words in it.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'The tone that you take with yourself changes. Notice it once, and leave it as it is.',
      short: 'Notice your inner tone. Leave it so.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down the hour, and nothing else.', minutes: 1 },
          challenge: { text: 'Say your own name in a friendly voice.', seconds: 15 },
        },
        {
          step: { text: 'Write down how you would have said it to somebody you like.', minutes: 2 },
          challenge: { text: 'Say one sentence of yours without the word “sorry.”', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some people make you smaller, and some do not. Write down one of the second kind.',
      short: 'Write down who does not make you small.',
      pairs: [
        {
          step: { text: 'Send that person a line that asks for nothing.', minutes: 2 },
          challenge: { text: 'Say their name, and one thing that you like about them.', seconds: 15 },
        },
        {
          step: { text: 'Write down where you usually meet.', minutes: 1 },
          challenge: { text: 'Remember the last thing that you two laughed about, or a good silence.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Other lives look better on a screen. Mute one account that makes you feel less.',
      short: 'Mute one account that makes you feel less.',
      pairs: [
        {
          step: { text: 'Look for one account that is good for you, and keep it.', minutes: 1 },
          challenge: { text: 'Put the phone down with its face to the table.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you were doing when you liked your own life.', minutes: 2 },
          challenge: { text: 'Look around, and name one thing of yours that you would not trade.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A kind word is easier to give than to take. Give one to somebody, and hear how it sounds.',
      short: 'Give somebody one kind word. Hear it.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down what their face did.', minutes: 2 },
          challenge: { text: 'Say the same kind word to yourself, under your breath.', seconds: 15 },
        },
        {
          step: { text: 'Think of a second person who could use one.', minutes: 1 },
          challenge: { text: 'Look at a photo of yourself as a child, and say hello.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You can do things that you no longer count. Write down one that others ask you for.',
      short: 'Write down one thing that others ask of you.',
      pairs: [
        {
          step: { text: 'Write down since when you can do it.', minutes: 1 },
          challenge: { text: 'Say it in one sentence that begins with “I can.”', seconds: 15 },
        },
        {
          step: { text: 'Find something that shows it: a repaired thing, a message, or a picture.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one person who would miss what you do.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Your hands have done a good deal for you. Look at them for a minute without finding fault.',
      short: 'Look at your hands. No fault finding.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put some cream or warm water on them.', minutes: 2 },
          challenge: { text: 'Lay them in your lap, palms up.', seconds: 30 },
        },
        {
          step: { text: 'Write down one thing that they did this week.', minutes: 1 },
          challenge: { text: 'Give one hand a firm shake with the other.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Write one fair sentence about yourself, and lay it where you wake up.',
      short: 'One fair sentence beside the bed. Read at waking.',
      pairs: [
        {
          step: { text: 'Put the sentence under a glass or a lamp, so that it stays.', minutes: 1 },
          challenge: { text: 'Read it once, and turn off the light.', seconds: 15 },
        },
        {
          step: { text: 'Copy it once more in your best handwriting.', minutes: 2 },
          challenge: { text: 'Say the sentence once, as it stands there.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Lay out something for tomorrow in which you feel like yourself.',
      short: 'Lay out clothes that feel like you.',
      pairs: [
        {
          step: { text: 'Put away what pulls or scratches.', minutes: 1 },
          challenge: { text: 'Touch the softest part of it.', seconds: 15 },
        },
        {
          step: { text: 'Put something with them that somebody gave you.', minutes: 2 },
          challenge: { text: 'Look at the color, and say why you like it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down one thing you did well in the last few days, however small it was.',
      short: 'Write down one thing that went well.',
      pairs: [
        {
          step: { text: 'Put the paper into a jar or a drawer with others.', minutes: 1 },
          challenge: { text: 'Close your eyes, and see that moment once more.', seconds: 30 },
        },
        {
          step: { text: 'Write below it who would agree.', minutes: 2 },
          challenge: { text: 'Nod once, as you would to somebody else.', seconds: 15 },
        },
      ],
    },
  ],
}
