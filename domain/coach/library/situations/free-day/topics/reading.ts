import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { readingEveMoves } from './reading-eve.ts'

/** Texts of a day before the next pages of a book (TEXT-30). */
export const readingFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Poor light makes you close a book early. Sit where you will read {next}, and move the lamp until it shines on your lap.',
      short: 'Move the lamp to where you will read.',
      pairs: [
        {
          step: { text: 'Mark the place of the lamp, or leave it there.', minutes: 1 },
          challenge: { text: 'Hold your open hand in its light.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the shade and the bulb.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the book by heart: {plan}',
            twin: 'Say where you will sit with the book {next}, and in which light.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'Without a marker, you begin by looking for your page. Put a ticket or a slip of paper into the book.',
      short: 'Put a slip of paper at your page.',
      pairs: [
        {
          step: { text: 'Write the date on the slip.', minutes: 1 },
          challenge: { text: 'Open the book at the marker without looking, and close it.', seconds: 15 },
        },
        {
          step: { text: 'Write on the marker who gave or recommended the book.', minutes: 2 },
          challenge: { text: 'Guess in one sentence what comes after your page.', seconds: 30 },
        },
      ],
    },
    {
      text: 'After the last page, many people read nothing for weeks. Choose the book that comes next, and lay it under this one.',
      short: 'Choose the next book. Lay it under this one.',
      pairs: [
        {
          step: { text: 'Look up what else its author has written.', minutes: 2 },
          challenge: { text: 'Read only the title and the back of it.', seconds: 15 },
        },
        {
          step: { text: 'Write down why you chose it.', minutes: 1 },
          challenge: { text: 'Weigh both books in your hands, one in each.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Wanted books are often out for weeks. Look up one at your library, and reserve it.',
      short: 'Look up one book at the library. Reserve it.',
      pairs: [
        {
          step: { text: 'Note when you can pick it up, and by what day.', minutes: 1 },
          challenge: { text: 'Say the title as you would ask for it at the desk.', seconds: 15 },
        },
        {
          step: { text: 'Add the library card to what you take along.', minutes: 2 },
          challenge: { text: 'Name a library or a bookstore that you like, and its smell.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The thread of a book is lost within days. Say in a few sentences what has happened or been said up to your page.',
      short: 'Say what the book has told you so far.',
      pairs: [
        {
          step: { text: 'Write one of these sentences on the marker.', minutes: 1 },
          challenge: { text: 'Say one name or idea from your book out loud.', seconds: 30 },
        },
        {
          step: { text: 'Ask somebody who has read it how far they would trust the teller.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, with the book in your hand: {why}.',
            twin: 'Name a book that stayed with you, and what you still know of it.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Names fade while a book rests. Write the most important people or ideas of yours on the bookmark.',
      short: 'Write the book’s main names on the bookmark.',
      pairs: [
        {
          step: { text: 'Draw a line between two of them that belong together.', minutes: 1 },
          challenge: { text: 'Say the names, the most important one first.', seconds: 15 },
        },
        {
          step: { text: 'Write beside each one word that describes it.', minutes: 2 },
          challenge: { text: 'Picture the face of one of them.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A phone beside the book is picked up first. Choose a drawer where it will lie while you read {next}.',
      short: 'Choose a drawer for the phone while you read.',
      pairs: [
        {
          step: { text: 'Put its charger into the same drawer.', minutes: 1 },
          challenge: { text: 'Close the drawer, and walk to your chair.', seconds: 15 },
        },
        {
          step: { text: 'Mute one app that would ring while you read.', minutes: 2 },
          challenge: { text: 'Sit in the chair with nothing but the closed book.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Most seats at home face a screen. Choose one for your book {next}, and turn it to the window.',
      short: 'Choose a reading seat. Turn it to the window.',
      pairs: [
        {
          step: { text: 'Put a cushion there, and a place for a cup.', minutes: 2 },
          challenge: { text: 'Sit down, and look out until something moves.', seconds: 30 },
        },
        {
          step: { text: 'Lay the remote control under your book.', minutes: 1 },
          challenge: { text: 'Put your feet up as when you read.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Good books come from people who could not put them down. Ask one person for such a title.',
      short: 'Ask one person for a book they loved.',
      pairs: [
        {
          step: { text: 'Write the title on your list, with the name of the person.', minutes: 1 },
          challenge: { text: 'Name the book that you could not put down.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who reads a lot what they do about this: {obstacle}.',
            twin: 'Ask somebody who reads a lot where they find time for a book.',
            minutes: 2,
          },
          challenge: { text: 'Say in two sentences what you would tell them about yours.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You read past words that you half know. Look up one from your book, and write it on the bookmark.',
      short: 'Look up one word from your book.',
      pairs: [
        {
          step: { text: 'Write below it a sentence of your own with this word.', minutes: 1 },
          challenge: { text: 'Say the word to somebody, or to the room.', seconds: 15 },
        },
        {
          step: { text: 'Find the page where it stands, and mark it lightly.', minutes: 2 },
          challenge: { text: 'Say another word that means almost the same.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A pile of begun books makes you choose each time. Put the others on the shelf, and leave one out.',
      short: 'Put the other books back. Leave one out.',
      pairs: [
        {
          step: { text: 'Write into each how far you came.', minutes: 1 },
          challenge: { text: 'Put your hand on the one that stays, and say its title.', seconds: 15 },
        },
        {
          step: { text: 'Put one that you will not finish on a pile to give away.', minutes: 2 },
          challenge: { text: 'Look along the shelf, and stop at a book that you liked.', seconds: 30 },
        },
      ],
    },
  ],
  eve: readingEveMoves,
}
