import type { FreeDayLeisure } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal that is learned, read or written, beside preparing it (TEXT-30). */
export const skillsLeisure = {
  language: {
    details: [
      {
        text: 'A language turns up where you do not expect it. Notice one foreign word on a package or a sign.',
        short: 'Notice one foreign word on a package or sign.',
        about: 'notice',
      },
      {
        text: 'You know more of the language than at the start. Write down a sentence that you could not say then.',
        short: 'Write down one sentence you could not say before.',
        about: 'memory',
      },
      {
        text: 'Words of a language settle while you do other things. Look out of a window, and leave them alone.',
        short: 'Leave the language alone. Look out of a window.',
        about: 'rest',
      },
    ],
    steps: [
      { text: 'Write down the word of the language that you like best, and why.', minutes: 2, about: 'memory' },
      { text: 'Ask somebody which foreign word they like to say.', minutes: 2, about: 'share' },
    ],
  },
  study: {
    details: [
      {
        text: 'Some study hours went well. Write down one: the room, the hour, and what was on the table.',
        short: 'Recall one good study hour. Write down room and hour.',
        about: 'memory',
      },
      {
        text: 'A head that studies needs hours without it. Close the books, and look at something far away.',
        short: 'Close the study books. Look at something far away.',
        about: 'rest',
      },
      {
        text: 'What you study is news to others. Tell one person the oddest thing that you have learned.',
        short: 'Tell somebody the oddest thing from your studies.',
        about: 'share',
      },
    ],
    steps: [
      { text: 'Write down what you understand now that you did not when you began.', minutes: 2, about: 'memory' },
      { text: 'Write down where something from your studies came up in ordinary life.', minutes: 1, about: 'notice' },
    ],
  },
  writing: {
    details: [
      {
        text: 'Sentences turn up on days without writing. Write down one that you hear, and leave your text alone.',
        short: 'Write down one sentence that you overhear.',
        about: 'notice',
      },
      {
        text: 'There is a page of yours that you still like. Reread only that one, and change nothing.',
        short: 'Reread the page you like most. Change nothing.',
        about: 'memory',
      },
      {
        text: 'A text reads differently after a pause. Leave yours closed, and go and do something with your hands.',
        short: 'Leave the text closed. Do something with your hands.',
        about: 'rest',
      },
    ],
    steps: [
      { text: 'Copy out the best line that you have written, and change nothing in it.', minutes: 2, about: 'memory' },
      { text: 'Ask somebody what they are reading, and why they like it.', minutes: 2, about: 'share' },
    ],
  },
  instrument: {
    details: [
      {
        text: 'Some piece has become easier than it was. Write down which, and since when.',
        short: 'Which piece has become easier? Write it down.',
        about: 'memory',
      },
      {
        text: 'Music is around on days without practice. Listen to one song for a single instrument, such as the bass.',
        short: 'Listen to one song for a single instrument.',
        about: 'notice',
      },
      {
        text: 'Hands that play need days off. Lay them in your lap for a minute, palms up.',
        short: 'No practice. Hands in your lap, palms up.',
        about: 'rest',
      },
    ],
    steps: [
      { text: 'Write down the piece that you would play for somebody you like.', minutes: 2, about: 'memory' },
      { text: 'Send somebody the name of a song that you would like to play one day.', minutes: 2, about: 'share' },
    ],
  },
  reading: {
    details: [
      {
        text: 'Eyes that read need a view. Look out of a window for a minute, with the book closed.',
        short: 'Book closed. Look out of a window.',
        about: 'rest',
      },
      {
        text: 'Something you read may have stayed with you. Write down one sentence of it, as you remember it.',
        short: 'Write down one sentence you remember from a book.',
        about: 'memory',
      },
      {
        text: 'A book is good to talk about. Tell one person where you are in yours, without the end.',
        short: 'Tell one person where you are in your book.',
        about: 'share',
      },
      {
        text: 'People read in odd places. Notice somebody with a book, or a shelf that you have not seen.',
        short: 'Notice one person who reads, or one bookshelf.',
        about: 'notice',
      },
    ],
    steps: [
      { text: 'Write down which character or chapter you thought of away from the book.', minutes: 2, about: 'memory' },
      { text: 'Ask somebody which book they keep coming back to.', minutes: 2, about: 'share' },
    ],
  },
} satisfies Record<string, FreeDayLeisure>
