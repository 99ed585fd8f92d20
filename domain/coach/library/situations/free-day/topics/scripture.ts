import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before reading scripture (TEXT-30). */
export const scriptureFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Choose the passage for {weekday}, and put a ribbon or a slip into the book.',
      short: 'Mark the passage for {weekday} in the book.',
      pairs: [
        {
          step: { text: 'Write the day when you will read it on the slip.', minutes: 1 },
          challenge: { text: 'Open the book at the slip, and close it unread.', seconds: 15 },
        },
        {
          step: { text: 'See how long the passage is, and mark where it ends.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the book by heart: {plan}',
            twin: 'Say in one sentence what your last passage was about.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Look up who wrote the passage that you read {next}, and to whom.',
      short: 'Look up who wrote the next passage.',
      pairs: [
        {
          step: { text: 'Write it on a bookmark at the passage.', minutes: 1 },
          challenge: { text: 'Picture the person who wrote it, and what was on the table.', seconds: 30 },
        },
        {
          step: { text: 'Look up where that was on a map.', minutes: 2 },
          challenge: { text: 'Say how far it is from your home.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down one word from a verse that you do not understand. Ask somebody, or keep it.',
      short: 'Write down the one word that is unclear. Keep the verse.',
      pairs: [
        {
          step: { text: 'Look at how another translation says it.', minutes: 2 },
          challenge: { text: 'Say the word aloud, and leave it open.', seconds: 15 },
        },
        {
          step: { text: 'Write down whom you could ask about it.', minutes: 1 },
          challenge: { text: 'Read the verse once more without this word.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ask one person which verse they know by heart.',
      short: 'Ask one person for a verse they know.',
      pairs: [
        {
          step: { text: 'Write the verse down, with their name.', minutes: 1 },
          challenge: { text: 'Say one verse that you know by heart.', seconds: 15 },
        },
        {
          step: { text: 'Find it in your book, and put a slip there.', minutes: 2 },
          challenge: { text: 'Read the line before it, and the line after it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look for a seat with good light for the book, away from the radio and the screen.',
      short: 'Find a seat with light for the book.',
      pairs: [
        {
          step: { text: 'Clear the seat, and put the book there.', minutes: 2 },
          challenge: { text: 'Sit with the book closed, and listen.', seconds: 60 },
        },
        {
          step: { text: 'Try which lamp throws the best light on it.', minutes: 1 },
          challenge: { text: 'Hold the open book at the distance where you read best.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Compare one verse in another translation. One word is often different.',
      short: 'Compare one verse in another translation.',
      pairs: [
        {
          step: { text: 'Write down the word that is different.', minutes: 1 },
          challenge: { text: 'Say the verse with one word, and then with the other.', seconds: 15 },
        },
        {
          step: { text: 'Mark the translation that you would read aloud to somebody.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and close the book: {why}.',
            twin: 'Name one person who might like to hear your next passage.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Choose a quiet hour for the reading {next}, away from screens.',
      short: 'Choose a quiet hour for the book {next}.',
      pairs: [
        {
          step: { text: 'Write the time on a slip for the door.', minutes: 1 },
          challenge: { text: 'Close the door softly, and hear what is left.', seconds: 15 },
        },
        {
          step: { text: 'Choose a drawer for the phone during the reading.', minutes: 2 },
          challenge: { text: 'Look out of a window, and be quiet.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Copy one verse onto a card that fits into a pocket.',
      short: 'Copy one verse onto a pocket card.',
      pairs: [
        {
          step: { text: 'Put the card into the pocket that you use most.', minutes: 1 },
          challenge: { text: 'Read the card, and then only its shortest word.', seconds: 15 },
        },
        {
          step: { text: 'Draw a line below the word that you want to keep.', minutes: 2 },
          challenge: { text: 'Turn the card over, and say what you remember.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The same verse sounds different on another day. Find one that you marked long ago, and ask yourself why.',
      short: 'Find a verse that you marked long ago.',
      pairs: [
        {
          step: { text: 'Write the year beside it, as well as you know.', minutes: 1 },
          challenge: { text: 'Say it once more, slowly.', seconds: 15 },
        },
        {
          step: { text: 'Write down what was going on then, in three words.', minutes: 2 },
          challenge: { text: 'Sit with the closed book, and let the verse be.', seconds: 60 },
        },
      ],
    },
    {
      text: 'A name in a passage is more than a sound. Choose one, and look up what it means.',
      short: 'Look up what one name in it means.',
      pairs: [
        {
          step: { text: 'Write the meaning in pencil beside the name.', minutes: 1 },
          challenge: { text: 'Say the name, and then its meaning.', seconds: 15 },
        },
        {
          step: { text: 'Find one other place where this person appears.', minutes: 2 },
          challenge: { text: 'Picture their face for a moment.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You can hear a passage as well as read it. Find a recording of the one for {weekday}, and save it.',
      short: 'Find a recording of the next passage.',
      pairs: [
        {
          step: { text: 'Put it where one touch starts it.', minutes: 1 },
          challenge: { text: 'Listen to its first sentence with your eyes closed.', seconds: 30 },
        },
        {
          step: { text: 'Write down where you could hear it: on the way, or in the kitchen.', minutes: 2 },
          challenge: { text: 'Say the last words that you remember.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Lay the book open at the passage, where you will sit tomorrow.',
      short: 'Lay the book open at the passage.',
      pairs: [
        {
          step: { text: 'Pull the ribbon, or lay a slip, to the passage.', minutes: 1 },
          challenge: { text: 'Try the lamp beside the book.', seconds: 15 },
        },
        {
          step: { text: 'See where the passage ends, and mark that as well.', minutes: 2 },
          challenge: { text: 'Read its first three words, and stop.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put a pencil and a slip of paper on the book.',
      short: 'Pencil and slip on the book for tomorrow.',
      pairs: [
        {
          step: { text: 'Put what you read with beside them.', minutes: 1 },
          challenge: { text: 'Lay one hand on the closed book.', seconds: 15 },
        },
        {
          step: { text: 'Put the phone into another room for tomorrow’s reading.', minutes: 2 },
          challenge: { text: 'Write the name of the passage on the slip.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Let the last thing that you read this evening be one verse, and nothing after it.',
      short: 'Read one verse this evening. Nothing after it.',
      pairs: [
        {
          step: { text: 'Choose the verse now, and put a slip there.', minutes: 1 },
          challenge: { text: 'Close the book after the verse, and turn off one light.', seconds: 15 },
        },
        {
          step: { text: 'Put the book where it is the last thing in reach.', minutes: 2 },
          challenge: { text: 'Say what you remember of the verse, in the dark.', seconds: 30 },
        },
      ],
    },
  ],
}
