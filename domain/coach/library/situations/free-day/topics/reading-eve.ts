import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before the next pages of a book (TEXT-30). */
export const readingEveMoves: readonly FreeMove[] = [
  {
    text: 'Lay the book on the seat where you will read tomorrow, with the marker sticking out.',
    short: 'Book on the seat. Marker out, ready for tomorrow.',
    pairs: [
      {
        step: { text: 'Put a slip into it where tomorrow’s reading may end.', minutes: 1 },
        challenge: { text: 'Try the lamp beside that seat.', seconds: 15 },
      },
      {
        step: { text: 'Move the lamp so that it shines on your lap.', minutes: 2 },
        challenge: { text: 'Sit down there for a breath, and get up.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Choose what gives way to the book tomorrow: a show, an errand, or the news on your phone.',
    short: 'Choose what gives way to the book tomorrow.',
    pairs: [
      {
        step: { text: 'Write it on a slip, and lay the slip on the remote control.', minutes: 1 },
        challenge: { text: 'Say when the book begins, and what ends before that.', seconds: 15 },
      },
      {
        step: { text: 'Write down when that may have its turn instead.', minutes: 2 },
        challenge: { text: 'Mute one app that would ring while you read tomorrow.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Put a blanket and a cup beside the chair where you will read tomorrow.',
    short: 'Blanket and cup beside tomorrow’s reading chair.',
    pairs: [
      {
        step: { text: 'Lay the book on the blanket.', minutes: 1 },
        challenge: { text: 'Sit down there once, with your eyes closed.', seconds: 30 },
      },
      {
        step: { text: 'Take the phone charger to another room.', minutes: 2 },
        challenge: { text: 'Put the remote control where you have to stand up for it.', seconds: 15 },
      },
    ],
  },
  {
    text: 'A book is picked up sooner with a reason. Write down what you want to know from tomorrow’s pages.',
    short: 'Write down what tomorrow’s pages should tell.',
    pairs: [
      {
        step: { text: 'Put the note into the book.', minutes: 1 },
        challenge: { text: 'Say your guess out loud.', seconds: 15 },
      },
      {
        step: { text: 'Read the last line of the page before, and no further.', minutes: 2 },
        challenge: { text: 'Close your eyes, and see where the story or thought stands.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Reading has rivals. Write down the one that usually wins, and put it out of reach for tomorrow.',
    short: 'Put the usual rival of the book away.',
    pairs: [
      {
        step: { text: 'Lay the book in its place.', minutes: 1 },
        challenge: { text: 'Reach there once, and touch the book.', seconds: 15 },
      },
      {
        step: { text: 'Tell one person what you have put away.', minutes: 2 },
        challenge: { text: 'Sit where you will read, with empty hands.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Someone may like to hear a page. Ask one person, near or on the phone, whether you may read them one tomorrow.',
    short: 'Ask whether you may read somebody a page.',
    pairs: [
      {
        step: { text: 'Mark a page that stands by itself.', minutes: 1 },
        challenge: { text: 'Read its first line aloud.', seconds: 15 },
      },
      {
        step: { text: 'Find a word in it that is hard to say.', minutes: 2 },
        challenge: { text: 'Say this word until it is easy.', seconds: 30 },
      },
    ],
  },
]
