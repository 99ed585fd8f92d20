import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before practice of a language (TEXT-30). */
export const languageFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A few words are enough for {weekday}. Copy them onto one card, and leave the others in the book.',
      short: 'Copy a few words onto one card. Leave the others.',
      pairs: [
        {
          step: { text: 'Put the card where you wait: at the kettle, the door, or the bus.', minutes: 1 },
          challenge: { text: 'Cover the card, and say the words that are left in your head.', seconds: 30 },
        },
        {
          step: { text: 'Draw a small picture beside one word.', minutes: 2 },
          challenge: { text: 'Say the longest word slowly.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A song brings its words along. Find one in the language you are learning, and let it run while you cook.',
      short: 'Find one song in the language. Let it run.',
      pairs: [
        {
          step: { text: 'Read its first lines while it plays.', minutes: 2 },
          challenge: { text: 'Hum the line that you understand.', seconds: 15 },
        },
        {
          step: { text: 'Write down one word of it that you have heard before.', minutes: 1 },
          challenge: { text: 'Say this word in the rhythm of the song.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A sentence is easier with somebody who speaks the language. Ask one person to say a sentence with you {next}.',
      short: 'Ask one speaker of the language for a sentence.',
      pairs: [
        {
          step: { text: 'Write the sentence in large letters.', minutes: 1 },
          challenge: { text: 'Say the sentence to the mirror.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who learns a language what they do about this: {obstacle}.',
            twin: 'Ask somebody who learns a language with whom they speak it.',
            minutes: 2,
          },
          challenge: {
            text: 'Read your reason once, and look at one card: {why}.',
            twin: 'Name the first person with whom you want to talk in the language.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Cards that you always know steal time. Take the easiest words out of the pile.',
      short: 'Take the easiest word cards out.',
      pairs: [
        {
          step: { text: 'Put them in an envelope for a day when you need courage.', minutes: 1 },
          challenge: { text: 'Turn over the top card of the smaller pile.', seconds: 15 },
        },
        {
          step: { text: 'Write a new word on one empty card.', minutes: 2 },
          challenge: { text: 'Say three of the easy words, as fast as you can.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Set one thing that you use daily to the language you are learning: the phone, a recipe, or a game.',
      short: 'Set one app to the language.',
      pairs: [
        {
          step: { text: 'Write down the first three words that you meet there.', minutes: 2 },
          challenge: { text: 'Find the word for “back” or “save.”', seconds: 15 },
        },
        {
          step: { text: 'Stick a slip with its word on one thing in the room.', minutes: 1 },
          challenge: { text: 'Walk through the room, and name what you can in the language.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some sounds stay hard for a long time. Write down a few words that have one of them.',
      short: 'Write down one word with a hard sound.',
      pairs: [
        {
          step: { text: 'Underline the letters that make the sound.', minutes: 1 },
          challenge: { text: 'Listen to one of the words, and repeat its melody.', seconds: 30 },
        },
        {
          step: { text: 'Look up in a short video what the tongue does.', minutes: 2 },
          challenge: { text: 'Make the sound once alone, without a word.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A talk is easier with a subject. Write the words for one meal on a page, for {weekday}.',
      short: 'Write down the words for one meal.',
      pairs: [
        {
          step: { text: 'Lay the page where you eat.', minutes: 2 },
          challenge: { text: 'Point at plate, glass, and spoon, and name them in the language.', seconds: 30 },
        },
        {
          step: { text: 'Add the word for what you like best, and for what you do not.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the words by heart: {plan}',
            twin: 'Say in the language what is for dinner, as well as you can.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'Words settle while you sleep. Look at one card before bed, and at none after it.',
      short: 'Look at one word card before bed.',
      pairs: [
        {
          step: { text: 'Choose the card now, and lay it beside the bed.', minutes: 1 },
          challenge: { text: 'Read the card once, and close your eyes.', seconds: 15 },
        },
        {
          step: { text: 'Put all other cards where you do not see them from the bed.', minutes: 2 },
          challenge: { text: 'Count in the language, backward, as far as you like.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'The start is easier with something that works. Put a word that you know on top of the cards.',
      short: 'Put a known word on top of the cards.',
      pairs: [
        {
          step: { text: 'Put the hardest word in the middle of the pile.', minutes: 1 },
          challenge: { text: 'Say the easy word, and one that rhymes with it.', seconds: 15 },
        },
        {
          step: { text: 'Put a picture or an object beside the pile that goes with it.', minutes: 2 },
          challenge: { text: 'Say the word to the object.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put the cards or the book where you will use them tomorrow.',
      short: 'Put the word cards where you will use them.',
      pairs: [
        {
          step: { text: 'Put a pencil on top.', minutes: 1 },
          challenge: { text: 'Say good morning or good evening in the language.', seconds: 15 },
        },
        {
          step: { text: 'Take out the cards that you will not need.', minutes: 2 },
          challenge: { text: 'Turn over the first one, read it, and turn it back.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Download the audio for tomorrow’s words, so that you need no network.',
      short: 'Download the audio for the words.',
      pairs: [
        {
          step: { text: 'Check that the audio plays without a network.', minutes: 1 },
          challenge: { text: 'Listen to its first sentence with your eyes closed.', seconds: 30 },
        },
        {
          step: { text: 'Put the headphones beside the cards.', minutes: 1 },
          challenge: { text: 'Repeat the first word that you hear.', seconds: 15 },
        },
      ],
    },
    {
      text: 'An hour is easier to keep when it is small. Choose the words with which tomorrow begins, and leave out the rest.',
      short: 'Choose the first words for tomorrow.',
      pairs: [
        {
          step: { text: 'Write them on one card in large letters.', minutes: 1 },
          challenge: { text: 'Cover the card, and say one of them.', seconds: 15 },
        },
        {
          step: { text: 'Draw a small picture beside the hardest one.', minutes: 2 },
          challenge: { text: 'Say it slowly, part by part.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What you say aloud stays longer. Choose where you can speak tomorrow without being heard.',
      short: 'Choose where you can speak aloud tomorrow.',
      pairs: [
        {
          step: { text: 'Put the card with the words there.', minutes: 1 },
          challenge: { text: 'Say good evening in the language to that place.', seconds: 15 },
        },
        {
          step: { text: 'Write one sentence that you will say there.', minutes: 2 },
          challenge: { text: 'Whisper the sentence once.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A language lives in small things. Choose one that you will name in it tomorrow: the bread, the bus, or the weather.',
      short: 'Choose one thing to name in it tomorrow.',
      pairs: [
        {
          step: { text: 'Look up its word, and write it on a slip.', minutes: 2 },
          challenge: { text: 'Say the word as if you were buying it.', seconds: 15 },
        },
        {
          step: { text: 'Check that you will come past this thing tomorrow.', minutes: 1 },
          challenge: { text: 'Name what lies beside it, if you can.', seconds: 30 },
        },
      ],
    },
  ],
}
