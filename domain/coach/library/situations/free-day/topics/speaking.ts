import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before speaking or practicing a speech (TEXT-30). */
export const speakingFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A talk is for somebody. Write down what one listener should be able to do after it.',
        short: 'Write what one listener can do after your talk.',
        about: 'listener',
      },
      {
        text: 'The first sentence settles the voice. Write it down in words that you would use at a table.',
        short: 'Write the first sentence of the talk. Plain words.',
        about: 'first',
      },
      {
        text: 'A speech becomes better when it becomes shorter. Find one part that a listener would not miss.',
        short: 'Find one part of the speech to leave out.',
        about: 'cut',
      },
      {
        text: 'Find out how large the room is, and whether you stand or sit before your audience.',
        short: 'Find out how you stand before the audience.',
        about: 'room',
      },
      {
        text: 'Ask one person to be your audience {next}, and tell them to watch only your hands.',
        short: 'Ask one person to be your audience {next}.',
        about: 'person',
      },
      {
        text: 'Facts are heard, and a story is kept. Look for one small event that shows your point.',
        short: 'Look for one story. It carries the talk.',
        about: 'story',
      },
      {
        text: 'A voice that has to reach the last row needs breath. Read a page aloud slowly, with a stop at each period.',
        short: 'Read one page aloud. Stop at each period.',
        about: 'voice',
      },
      {
        text: 'The audience will ask something. Write down the question that you fear, and one line of answer.',
        short: 'Write down the question you fear from the audience.',
        about: 'question',
      },
    ],
    eve: [
      {
        text: 'Write the talk on one card: a few words, large enough to read while standing.',
        short: 'Write the talk on one card. Large words.',
        about: 'card',
      },
      {
        text: 'Choose clothes for the talk in which you can lift both arms.',
        short: 'Choose clothes for the talk. Lift both arms in them.',
        about: 'clothes',
      },
      {
        text: 'Put a bottle of still water beside your card for the talk tomorrow.',
        short: 'Still water beside the card. For the talk.',
        about: 'water',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down what one listener should do after your talk.', minutes: 2, about: 'listener' },
      { text: 'Write the first sentence of your talk.', minutes: 2, about: 'first' },
      { text: 'Cross out one part of your speech.', minutes: 2, about: 'cut' },
      { text: 'Ask one person to listen to your talk {next}.', minutes: 2, about: 'person' },
      {
        text: 'Ask somebody who speaks in front of people what they do about this: {obstacle}.',
        twin: 'Ask somebody who speaks in front of people how they begin.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write down one question that the audience may ask.', minutes: 2, about: 'question' },
      { text: 'Write down one small event that shows the point of your talk.', minutes: 3, about: 'story' },
      { text: 'Find out whether you stand or sit before the audience.', minutes: 2, about: 'room' },
    ],
    eve: [
      { text: 'Write the words of your talk on one card.', minutes: 2, about: 'card' },
      { text: 'Say your first sentence while standing.', minutes: 2, about: 'stand' },
      { text: 'Put water beside the card for your talk.', minutes: 1, about: 'bottle' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say two sentences of your talk with a long pause between them.', seconds: 30, about: 'pause' },
      { text: 'Say one sentence with your hands open, and then with them still.', seconds: 45, about: 'hands' },
      {
        text: 'Say your plan for the talk by heart: {plan}',
        twin: 'Explain the point of your talk to a chair.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, in your speaking voice: {why}.',
        twin: 'Name one speaker whose voice you like to hear.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Say the first sentence of your talk as low as you can.', seconds: 30, about: 'low' },
      { text: 'Stand with both feet on the ground, as before an audience.', seconds: 15, about: 'feet' },
    ],
    eve: [
      { text: 'Put the card for the talk into your pocket.', seconds: 15, about: 'card' },
      { text: 'Say good morning or good evening to an empty room.', seconds: 30, about: 'smile' },
      { text: 'Say the last sentence of your talk by heart.', seconds: 30, about: 'last' },
    ],
  },
}
