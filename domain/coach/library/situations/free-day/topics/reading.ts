import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next pages of a book (TEXT-30). */
export const readingFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Poor light makes you close a book early. Sit where you will read {next}, and move the lamp until it shines on your lap.',
        short: 'Move the lamp to where you will read.',
        about: 'lamp',
      },
      {
        text: 'Without a marker, you begin by looking for your page. Put a ticket or a slip of paper into the book.',
        short: 'Put a slip of paper at your page.',
        about: 'mark',
      },
      {
        text: 'After the last page, many people read nothing for weeks. Choose the book that comes next, and lay it under this one.',
        short: 'Choose the next book. Lay it under this one.',
        about: 'after',
      },
      {
        text: 'Wanted books are often out for weeks. Look up one at your library, and reserve it.',
        short: 'Look up one book at the library. Reserve it.',
        about: 'library',
      },
      {
        text: 'The thread of a book is lost within days. Say in a few sentences what has happened or been said up to your page.',
        short: 'Say what the book has told you so far.',
        about: 'recall',
      },
      {
        text: 'Names fade while a book rests. Write the most important people or ideas of yours on the bookmark.',
        short: 'Write the book’s main names on the bookmark.',
        about: 'names',
      },
      {
        text: 'A phone beside the book is picked up first. Choose a drawer where it will lie while you read {next}.',
        short: 'Choose a drawer for the phone while you read.',
        about: 'phone',
      },
      {
        text: 'Most seats at home face a screen. Choose one for your book {next}, and turn it to the window.',
        short: 'Choose a reading seat. Turn it to the window.',
        about: 'seat',
      },
      {
        text: 'Good books come from people who could not put them down. Ask one person for such a title.',
        short: 'Ask one person for a book they loved.',
        about: 'ask',
      },
      {
        text: 'You read past words that you half know. Look up one from your book, and write it on the bookmark.',
        short: 'Look up one word from your book.',
        about: 'word',
      },
      {
        text: 'A pile of begun books makes you choose each time. Put the others on the shelf, and leave one out.',
        short: 'Put the other books back. Leave one out.',
        about: 'pile',
      },
    ],
    eve: [
      {
        text: 'Lay the book on the seat where you will read tomorrow, with the marker sticking out.',
        short: 'Book on the seat. Marker out, ready for tomorrow.',
        about: 'place',
      },
      {
        text: 'Choose what gives way to the book tomorrow: a show, an errand, or the news on your phone.',
        short: 'Choose what gives way to the book tomorrow.',
        about: 'room',
      },
      {
        text: 'Put a blanket and a cup beside the chair where you will read tomorrow.',
        short: 'Blanket and cup beside tomorrow’s reading chair.',
        about: 'cozy',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Find the book on your shelf or list that you will read after this one.', minutes: 3, about: 'after' },
      { text: 'Move a lamp to the chair where you read.', minutes: 2, about: 'lamp' },
      { text: 'Write from memory which names or ideas in your book matter.', minutes: 3, about: 'names' },
      {
        text: 'Ask somebody who reads a lot what they do about this: {obstacle}.',
        twin: 'Ask somebody who reads a lot where they find time for a book.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Look up whether the library has a book that you want.', minutes: 3, about: 'library' },
      { text: 'Write a few lines about what your book has told you so far.', minutes: 3, about: 'recall' },
      { text: 'List the books that people have recommended to you.', minutes: 3, about: 'list' },
      { text: 'Look up what else the author of your book has written.', minutes: 2, about: 'author' },
      { text: 'Put one book that you will not finish on a pile to give away.', minutes: 2, about: 'pile' },
    ],
    eve: [
      { text: 'Lay the book on the seat where you will read tomorrow.', minutes: 1, about: 'place' },
      { text: 'Take the phone charger to a room where you do not read.', minutes: 2, about: 'phone' },
      { text: 'Put a slip into the book where tomorrow’s reading may end.', minutes: 1, about: 'end' },
    ],
  },
  challenges: {
    any: [
      { text: 'Put your book where you see it from the couch.', seconds: 30, about: 'sight' },
      { text: 'Tell one person the title of your book, and why you chose it.', seconds: 60, about: 'tell' },
      {
        text: 'Say your plan for the book by heart: {plan}',
        twin: 'Say where you will sit with the book {next}, and in which light.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, with the book in your hand: {why}.',
        twin: 'Name a book that stayed with you, and what you still know of it.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Guess in one sentence what comes after your page.', seconds: 30, about: 'guess' },
      { text: 'Say one name or idea from your book out loud.', seconds: 15, about: 'names' },
      { text: 'Lay the remote control under your book.', seconds: 15, about: 'screen' },
      { text: 'Check that the bookmark is still at your page.', seconds: 15, about: 'mark' },
    ],
    eve: [
      { text: 'Put the book on your pillow or your chair for tomorrow.', seconds: 15, about: 'place' },
      { text: 'Try the lamp beside the chair where you will read.', seconds: 15, about: 'lamp' },
      { text: 'Mute one app that would ring while you read tomorrow.', seconds: 45, about: 'phone' },
    ],
  },
}
