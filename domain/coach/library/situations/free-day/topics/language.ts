import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before practice of a language (TEXT-30). */
export const languageFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A few words are enough for {weekday}. Copy them onto one card, and leave the others in the book.',
        short: 'Copy a few words onto one card. Leave the others.',
        about: 'list',
      },
      {
        text: 'A song brings its words along. Find one in the language you are learning, and let it run while you cook.',
        short: 'Find one song in the language. Let it run.',
        about: 'song',
      },
      {
        text: 'A sentence is easier with somebody who speaks the language. Ask one person to say a sentence with you {next}.',
        short: 'Ask one speaker of the language for a sentence.',
        about: 'person',
      },
      {
        text: 'Cards that you always know steal time. Take the easiest words out of the pile.',
        short: 'Take the easiest word cards out.',
        about: 'cards',
      },
      {
        text: 'Set one thing that you use daily to the language you are learning: the phone, a recipe, or a game.',
        short: 'Set one app to the language.',
        about: 'change',
      },
      {
        text: 'Some sounds stay hard for a long time. Write down a few words that have one of them.',
        short: 'Write down one word with a hard sound.',
        about: 'sound',
      },
      {
        text: 'A talk is easier with a subject. Write the words for one meal on a page, for {weekday}.',
        short: 'Write down the words for one meal.',
        about: 'topic',
      },
      {
        text: 'Words settle while you sleep. Look at one card before bed, and at none after it.',
        short: 'Look at one word card before bed.',
        about: 'sleep',
      },
    ],
    eve: [
      {
        text: 'The start is easier with something that works. Put a word that you know on top of the cards.',
        short: 'Put a known word on top of the cards.',
        about: 'first',
      },
      {
        text: 'Put the cards or the book where you will use them tomorrow.',
        short: 'Put the word cards where you will use them.',
        about: 'place',
      },
      {
        text: 'Download the audio for tomorrow’s words, so that you need no network.',
        short: 'Download the audio for the words.',
        about: 'voice',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Copy five words for {weekday} onto one card.', minutes: 2, about: 'list' },
      { text: 'Find one song in the language, and read its first lines.', minutes: 2, about: 'song' },
      { text: 'Ask one person to say one sentence of the language with you.', minutes: 2, about: 'person' },
      { text: 'Take the easiest cards out of the pile.', minutes: 2, about: 'cards' },
      {
        text: 'Ask somebody who learns a language what they do about this: {obstacle}.',
        twin: 'Ask somebody who learns a language which word they like.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Put a slip with its word on one thing in the room.', minutes: 2, about: 'labels' },
      { text: 'Write down three words with the sound that is hard for you.', minutes: 2, about: 'sound' },
      { text: 'Set one app on your phone to the language.', minutes: 1, about: 'change' },
    ],
    eve: [
      { text: 'Put a word that you know on top of the cards.', minutes: 1, about: 'first' },
      { text: 'Put the cards where you will use them tomorrow.', minutes: 1, about: 'place' },
      { text: 'Check that the audio for your words plays.', minutes: 2, about: 'audio' },
    ],
  },
  challenges: {
    any: [
      { text: 'Name three things in the room in the language you are learning.', seconds: 30, about: 'name' },
      { text: 'Count the stairs or the plates in the language.', seconds: 45, about: 'count' },
      {
        text: 'Say your plan for the words by heart: {plan}',
        twin: 'Say one thing that you did this week, in the language.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at one card: {why}.',
        twin: 'Name the first person with whom you want to talk in the language.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Say hello in the language to the mirror.', seconds: 15, about: 'hello' },
      { text: 'Listen to one sentence of the language, and repeat its melody.', seconds: 30, about: 'listen' },
    ],
    eve: [
      { text: 'Put the hardest word card in the middle of the pile.', seconds: 15, about: 'card' },
      { text: 'Say the first word for tomorrow, and a word that rhymes with it.', seconds: 30, about: 'word' },
      { text: 'Put a pencil on the word cards.', seconds: 15, about: 'pen' },
    ],
  },
}
