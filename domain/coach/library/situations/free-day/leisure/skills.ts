import type { FreeMove } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal that is learned, read or written, beside preparing it (TEXT-30). */
export const skillsLeisure = {
  instrument: [
    {
      text: 'Some piece has become easier than it was. Write down which, and since when.',
      short: 'Which piece has become easier? Write it down.',
      pairs: [
        {
          step: { text: 'Write the date beside its title.', minutes: 1 },
          challenge: { text: 'Hum it from the place that used to be hard.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Music is around on days without practice. Listen to one song, and follow a single instrument, such as the bass.',
      short: 'Play one song. Follow a single instrument.',
      pairs: [
        {
          step: { text: 'Write down what this instrument does when the singer is quiet.', minutes: 1 },
          challenge: { text: 'Tap along with it on your knee.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Hands that play need days off. Lay them in your lap for a minute, palms up.',
      short: 'No practice. Hands in your lap, palms up.',
      pairs: [
        {
          step: { text: 'Ask somebody which song they would like to be able to play.', minutes: 2 },
          challenge: { text: 'Turn your hands over, and let each finger get heavy.', seconds: 30 },
        },
      ],
    },
  ],
  language: [
    {
      text: 'A language turns up where you do not expect it. Notice one foreign word on a package or a sign.',
      short: 'Notice one foreign word on a package or sign.',
      pairs: [
        {
          step: { text: 'Write it down as it is spelled there.', minutes: 1 },
          challenge: { text: 'Guess what the word means, and say it aloud.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You know more of the language than at the start. Write down a sentence that you could not say then.',
      short: 'Write down one sentence you could not say before.',
      pairs: [
        {
          step: { text: 'Write down when you needed it, or when you might.', minutes: 1 },
          challenge: { text: 'Say the sentence as to a friend.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Words of a language settle while you do other things. Look out of a window, and leave them alone.',
      short: 'Leave the language alone. Look out of a window.',
      pairs: [
        {
          step: { text: 'Ask somebody which foreign word they like to say.', minutes: 2 },
          challenge: { text: 'Say their word once, only for its sound.', seconds: 15 },
        },
      ],
    },
  ],
  reading: [
    {
      text: 'Eyes that read need a view. Look out of a window for a minute, with the book closed.',
      short: 'Book closed. Look out of a window.',
      pairs: [
        {
          step: { text: 'Do something with your hands that needs no words.', minutes: 2 },
          challenge: { text: 'Look at the farthest thing outside until it stands still.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Something you read may have stayed with you. Write down one sentence of it, as you remember it.',
      short: 'Write down one sentence you remember from a book.',
      pairs: [
        {
          step: { text: 'Write below it where you were when you read it.', minutes: 1 },
          challenge: { text: 'Say the sentence once, as it is in your head.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A book is good to talk about. Tell one person where you are in yours, without the end.',
      short: 'Tell one person where you are in your book.',
      pairs: [
        {
          step: { text: 'Ask which book that person keeps coming back to.', minutes: 2 },
          challenge: { text: 'Say the title, and one word about it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'People read in odd places. Notice somebody with a book, or a shelf that you have not seen.',
      short: 'Notice one person who reads, or one bookshelf.',
      pairs: [
        {
          step: { text: 'Write down the title, or guess what it might be.', minutes: 1 },
          challenge: { text: 'Name the place where you like to read best.', seconds: 30 },
        },
      ],
    },
  ],
  study: [
    {
      text: 'Some study hours went well. Write down one: the room, the hour, and what was on the table.',
      short: 'Recall one good study hour. Write down room and hour.',
      pairs: [
        {
          step: { text: 'Write below it what you had done just before.', minutes: 1 },
          challenge: { text: 'Close your eyes, and sit down in that room once more.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A head that studies needs hours without it. Close the books, and look at something far away.',
      short: 'Close the study books. Look at something far away.',
      pairs: [
        {
          step: { text: 'Go to a window or out of the door, without a book.', minutes: 2 },
          challenge: { text: 'Follow one thing that moves out there until it is gone.', seconds: 60 },
        },
      ],
    },
    {
      text: 'What you study is news to others. Tell one person the oddest thing that you have learned.',
      short: 'Tell somebody the oddest thing from your studies.',
      pairs: [
        {
          step: { text: 'Ask what that person once learned with surprise.', minutes: 2 },
          challenge: { text: 'Say your odd thing in one sentence.', seconds: 15 },
        },
      ],
    },
  ],
  writing: [
    {
      text: 'Sentences turn up on days without writing. Write down one that you hear, and leave your text alone.',
      short: 'Write down one sentence that you overhear.',
      pairs: [
        {
          step: { text: 'Write down who could have said it, in your view.', minutes: 1 },
          challenge: { text: 'Say it once in another voice.', seconds: 15 },
        },
      ],
    },
    {
      text: 'There is a page of yours that you still like. Reread only that one, and change nothing.',
      short: 'Reread the page you like most. Change nothing.',
      pairs: [
        {
          step: { text: 'Copy out its best line by hand.', minutes: 2 },
          challenge: { text: 'Read the line aloud, and close the page.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A text reads differently after a pause. Leave yours closed, and go and do something with your hands.',
      short: 'Leave the text closed. Do something with your hands.',
      pairs: [
        {
          step: { text: 'Ask somebody what they are reading, and why they like it.', minutes: 2 },
          challenge: { text: 'Look at your hands while they work, and name what they do.', seconds: 30 },
        },
      ],
    },
  ],
} satisfies Record<string, readonly FreeMove[]>
