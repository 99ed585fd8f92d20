import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of reading books. */
export const readingDetails: readonly Detail[] = [
  {
    text: 'A book that lies open is half begun. Leave yours open at the page, spine up, where you will sit.',
    short: 'Lay the book open on your chair, spine up.',
  },
  {
    text: 'Reading starts with the place and not with the page. Move the lamp to where the book is.',
    short: 'Move the lamp to the book. Read one page there.',
  },
  {
    text: 'One page is a visit, and most visits get longer. Read the one that you stopped on again.',
    short: 'Read the page where you stopped. Only that page.',
  },
  {
    text: 'The phone reads faster than you, and remembers nothing. Put it in another room, and take the book instead.',
    short: 'Put the phone in another room. Take the book.',
  },
  {
    text: 'A bookmark with a date on it is a small contract. Write today’s on a slip, and put it in at your page.',
    short: 'Write today’s date on a slip. Put it into the book.',
  },
  {
    text: 'Some books are wrong for now, and nobody has to know. Read one page today, and then decide whether it stays.',
    short: 'Read one page. Then decide whether the book stays.',
  },
  {
    text: 'A book in the bag fills every line at a counter. Pack it now, on top, where the hand finds it.',
    short: 'Pack the book on top of your bag. Read in line.',
  },
  {
    text: 'You do not have to read fast. Follow one line with a finger, and let the pace be that of the finger.',
    short: 'Read one page with a finger under the line.',
  },
  {
    text: 'The first lines after a break are the hardest. Read the last paragraph once more, and go on from there.',
    short: 'Reread the last paragraph in the book. Then read on.',
  },
  {
    text: 'A chapter ends where somebody wanted you to stop. Count how far the next one is, and sit down for that.',
    short: 'Find the chapter’s end. Sit down. Read toward it.',
  },
  {
    text: 'Reading aloud keeps the mind on the line. Read one paragraph to the room, even if it is empty.',
    short: 'Read one paragraph of the book aloud.',
  },
  {
    text: 'A sentence that you copy stays with you. Choose one from your page, and write it on the bookmark.',
    short: 'Copy one sentence from the book onto the bookmark.',
  },
  {
    text: 'The couch faces the screen, and the chair faces the lamp. Sit in the chair, with the book on the armrest.',
    short: 'Sit in the chair with the book. Not on the couch.',
  },
  {
    text: 'The ending of a day’s reading is part of it. Stop in the middle of a page, so that it calls you back.',
    short: 'Stop reading in the middle of a page. Mark it.',
  },
  {
    text: 'Books wait well, and they wait best in sight. Clear the table of everything but the one you are reading.',
    short: 'Clear the table of everything except the book. Open it.',
  },
  {
    text: 'A noisy room shrinks when you turn a page. Choose the corner with the fewest voices, and read standing if you like.',
    short: 'Find a quiet corner. Turn one page, standing if you like.',
  },
  {
    text: 'Whoever reads with a pencil reads with both hands. Make one small mark in the margin of your page.',
    short: 'Read with a pencil. Make one mark on the page.',
  },
  {
    text: 'It is tempting to talk about reading. Open the book before you tell anybody that you will.',
    short: 'Open the book first. Talk about it later.',
  },
  {
    text: 'A pile of books reads as a reproach. Put away all of them but one.',
    short: 'Put the pile away. Keep one book out.',
  },
  {
    text: 'The names blur when days lie between. Look back at who was last in the room, and read on.',
    short: 'Look back in the book for names you forgot. Read on.',
  },
  {
    text: 'You can read a little while something boils. Take the book into the kitchen, and prop it against the wall.',
    short: 'Stand the book against the kitchen wall. Read there.',
  },
  {
    text: 'A story is easier to enter at a door you know. Read the first line of the chapter again.',
    short: 'Read the chapter’s first line once more. Then go on.',
  },
  {
    text: 'Somebody else has read it too. Ask one person what they remember of this book, and then read your page.',
    short: 'Ask one person about the book. Then read your page.',
  },
  {
    text: 'The light goes, and the page with it. Choose the hour with the best light, and put the book there.',
    short: 'Put the book where the light is best. Name the hour.',
  },
]
