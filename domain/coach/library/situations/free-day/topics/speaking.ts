import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before speaking or practicing a speech (TEXT-30). */
export const speakingFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A talk is for somebody. Write down what one listener should be able to do after it.',
      short: 'Write what one listener can do after your talk.',
      pairs: [
        {
          step: { text: 'Write the name of this listener on top of your card.', minutes: 1 },
          challenge: { text: 'Explain the point of your talk to a chair, as if to this listener.', seconds: 60 },
        },
        {
          step: { text: 'Write down what they know already.', minutes: 2 },
          challenge: { text: 'Say the one word that they should take home.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The first sentence settles the voice. Write it down in words that you would use at a table.',
      short: 'Write the first sentence of the talk. Plain words.',
      pairs: [
        {
          step: { text: 'Cross out each word that you would not say to a friend.', minutes: 2 },
          challenge: { text: 'Say it as low as you can.', seconds: 15 },
        },
        {
          step: { text: 'Write it on a card in large letters.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the talk by heart: {plan}',
            twin: 'Say the sentence with a long pause after it.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'A speech becomes better when it becomes shorter. Find one part that a listener would not miss.',
      short: 'Find one part of the speech to leave out.',
      pairs: [
        {
          step: { text: 'Move it to a card for questions.', minutes: 1 },
          challenge: { text: 'Say the sentence before it and the one after it, without it.', seconds: 15 },
        },
        {
          step: { text: 'Ask one person which part they would leave out.', minutes: 2 },
          challenge: { text: 'Say in one breath what the talk is about.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Find out how large the room is, and whether you stand or sit in front of your audience.',
      short: 'Find out whether you stand before the audience.',
      pairs: [
        {
          step: { text: 'Write down where your card and your water will be.', minutes: 1 },
          challenge: { text: 'Stand with both feet on the ground, as before an audience.', seconds: 30 },
        },
        {
          step: { text: 'Ask whether there is a microphone, and whether it moves.', minutes: 2 },
          challenge: { text: 'Say one sentence to the farthest wall of your room.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Ask one person to be your audience {next}, and tell them to watch only your hands.',
      short: 'Ask one person to be your audience {next}.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who speaks in front of people what they do about this: {obstacle}.',
            twin: 'Ask somebody who speaks in front of people how they begin.',
            minutes: 2,
          },
          challenge: { text: 'Say one sentence with your hands open, and then with them still.', seconds: 30 },
        },
        {
          step: { text: 'Write down what else they may tell you afterward, and what not.', minutes: 1 },
          challenge: { text: 'Choose the chair where they will sit.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Facts are heard, and a story is kept. Look for one small event that shows your point.',
      short: 'Look for one story. It carries the talk.',
      pairs: [
        {
          step: { text: 'Write its first sentence, with a place and a time of day in it.', minutes: 1 },
          challenge: { text: 'Tell the event to a chair, in three sentences.', seconds: 30 },
        },
        {
          step: { text: 'Cross out the explanation after it.', minutes: 2 },
          challenge: { text: 'Say its last sentence, and wait.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A voice that has to reach the last row needs breath. Read a page aloud slowly, with a stop at each period.',
      short: 'Read one page aloud. Stop at each period.',
      pairs: [
        {
          step: { text: 'Mark where you breathe, with a line.', minutes: 2 },
          challenge: { text: 'Breathe out on a long “s,” until nothing is left.', seconds: 30 },
        },
        {
          step: { text: 'Put a glass of water beside the page.', minutes: 1 },
          challenge: { text: 'Yawn once with the mouth closed, and hum a low note.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The audience will ask something. Write down the question that you fear, and one line of answer.',
      short: 'Write down the question you fear from the audience.',
      pairs: [
        {
          step: { text: 'Put question and answer on one card.', minutes: 1 },
          challenge: { text: 'Say the answer aloud, and stop after the first line.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you say when you do not know.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, in your speaking voice: {why}.',
            twin: 'Name one speaker whose calm you like.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Hands look for something to hold. Find out what yours do while you speak: a pen, a card, or nothing.',
      short: 'Find out what your hands hold while speaking.',
      pairs: [
        {
          step: { text: 'Choose one thing for them, and put it with your card.', minutes: 1 },
          challenge: { text: 'Say two sentences with your hands at your sides.', seconds: 30 },
        },
        {
          step: { text: 'Watch a short talk, and look only at the hands.', minutes: 2 },
          challenge: { text: 'Open one hand, as if you gave somebody a word.', seconds: 15 },
        },
      ],
    },
    {
      text: 'People remember the end. Write down the last sentence of your talk, and nothing after it.',
      short: 'Write down the last sentence of the talk.',
      pairs: [
        {
          step: { text: 'Put it on a card of its own.', minutes: 1 },
          challenge: { text: 'Say it, and be silent until you have counted to five.', seconds: 15 },
        },
        {
          step: { text: 'Cross out what surrounds it, such as thanks and sorry.', minutes: 2 },
          challenge: { text: 'Say it to a picture of somebody whom you like.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A talk is easier after a friendly word. Write down whom you could say hello to in the room.',
      short: 'Write down whom you will greet there.',
      pairs: [
        {
          step: { text: 'Write down one thing to ask them.', minutes: 1 },
          challenge: { text: 'Say your hello aloud.', seconds: 15 },
        },
        {
          step: { text: 'Send them a line that you will be there.', minutes: 2 },
          challenge: { text: 'Say the first sentence of your talk as if only this person heard it.', seconds: 60 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Write the talk on one card: a few words, large enough to read while standing.',
      short: 'Write the talk on one card. Large words.',
      pairs: [
        {
          step: { text: 'Put the card into the pocket of what you will wear.', minutes: 1 },
          challenge: { text: 'Say the last sentence of your talk by heart.', seconds: 15 },
        },
        {
          step: { text: 'Say your first sentence while standing, with the card in your hand.', minutes: 2 },
          challenge: { text: 'Turn the card over, and name its three words.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Choose clothes for the talk in which you can lift both arms.',
      short: 'Choose clothes for the talk. Lift both arms in them.',
      pairs: [
        {
          step: { text: 'Hang them where the wrinkles fall out.', minutes: 1 },
          challenge: { text: 'Lift both arms once, and let them drop.', seconds: 15 },
        },
        {
          step: { text: 'Put the card into one of their pockets.', minutes: 1 },
          challenge: { text: 'Stand with your feet apart, and let your hands hang.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put a bottle of still water beside your card for the talk tomorrow.',
      short: 'Still water beside the card. For the talk.',
      pairs: [
        {
          step: { text: 'Put a clean cloth and a pen with them.', minutes: 1 },
          challenge: { text: 'Say good morning or good evening to an empty room.', seconds: 15 },
        },
        {
          step: { text: 'Look up once more where the room is, and when it opens.', minutes: 2 },
          challenge: { text: 'Take one sip, put the bottle down, and look up, as in a pause.', seconds: 15 },
        },
      ],
    },
  ],
}
