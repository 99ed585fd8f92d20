import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before reading scripture (TEXT-30). */
export const scriptureFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Choose the passage for {weekday}, and put a ribbon or a slip into the book.',
        short: 'Mark the passage for {weekday} in the book.',
        about: 'passage',
      },
      {
        text: 'Look up who wrote the passage that you read {next}, and to whom.',
        short: 'Look up who wrote the next passage.',
        about: 'who',
      },
      {
        text: 'Write down one word from a verse that you do not understand. Ask somebody, or keep it.',
        short: 'Write down the one word that is unclear. Keep the verse.',
        about: 'word',
      },
      {
        text: 'Ask one person which verse they know by heart.',
        short: 'Ask one person for a verse they know.',
        about: 'others',
      },
      {
        text: 'Look for a seat with good light for the book, away from the radio and the screen.',
        short: 'Find a seat with light for the book.',
        about: 'place',
      },
      {
        text: 'Compare one verse in another translation. One word is often different.',
        short: 'Compare one verse in another translation.',
        about: 'second',
      },
      {
        text: 'Agree at home on a quiet time for the reading {next}.',
        short: 'Agree at home on quiet time with the book.',
        about: 'quiet',
      },
      {
        text: 'Copy one verse onto a card that fits into a pocket.',
        short: 'Copy one verse onto a pocket card.',
        about: 'card',
      },
    ],
    eve: [
      {
        text: 'Lay the book open at the passage, where you will sit tomorrow.',
        short: 'Lay the book open at the passage.',
        about: 'open',
      },
      {
        text: 'Put a pencil and a slip of paper on the book.',
        short: 'Pencil and slip on the book for tomorrow.',
        about: 'glasses',
      },
      {
        text: 'Let the last thing that you read this evening be one verse, and nothing after it.',
        short: 'Read one verse this evening. Nothing after it.',
        about: 'evening',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Put a slip into the book at the passage for {weekday}.', minutes: 1, about: 'passage' },
      { text: 'Look up who wrote the next passage.', minutes: 2, about: 'who' },
      { text: 'Read one verse in another translation.', minutes: 2, about: 'second' },
      { text: 'Ask one person for a verse that they like.', minutes: 2, about: 'others' },
      { text: 'Copy one verse onto a card.', minutes: 2, about: 'card' },
      { text: 'Clear the seat where you read the passage.', minutes: 2, about: 'place' },
      { text: 'Write down one word of a verse that you do not understand.', minutes: 1, about: 'word' },
      { text: 'Try which lamp throws the best light on the book.', minutes: 1, about: 'light' },
    ],
    eve: [
      { text: 'Lay the book open at the passage.', minutes: 1, about: 'open' },
      { text: 'Put a pencil and a slip on the book.', minutes: 1, about: 'glasses' },
      { text: 'Choose a drawer for the phone during the reading.', minutes: 1, about: 'phone' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say one verse that you know by heart.', seconds: 30, about: 'verse' },
      { text: 'Read one verse, and then only its shortest word.', seconds: 45, about: 'line' },
      {
        text: 'Say your plan for the book by heart: {plan}',
        twin: 'Say in one sentence what your last passage was about.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and close the book: {why}.',
        twin: 'Name one person who might like to hear your next passage.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Find the passage in the book without the index.', seconds: 15, about: 'page' },
      { text: 'Sit with the book closed, and listen.', seconds: 60, about: 'silent' },
    ],
    eve: [
      { text: 'Pull the ribbon to the passage for tomorrow.', seconds: 15, about: 'ribbon' },
      { text: 'Try the lamp beside the book.', seconds: 30, about: 'lamp' },
      { text: 'Put the book on the seat.', seconds: 15, about: 'seat' },
    ],
  },
}
