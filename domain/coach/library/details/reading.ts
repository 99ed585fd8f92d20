import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of reading books. */
export const readingDetails: readonly Detail[] = [
  {
    text: 'A book that lies open is half begun. Leave yours open at the page, spine up, where you will sit.',
    short: 'Book open at the page. On the chair. Spine up.',
  },
  {
    text: 'Reading starts with the place and not with the page. Move the lamp to where the book is.',
    short: 'Lamp to the book. Sit there. Read one page.',
  },
  {
    text: 'One page is a visit, and most visits get longer. Read the one that you stopped on again.',
    short: 'One page. The one you stopped on. Read it again.',
  },
  {
    text: 'The phone reads faster than you, and remembers nothing. Put it in another room, and take the book instead.',
    short: 'Phone in another room. Book in hand. Page one.',
  },
  {
    text: 'A bookmark with a date on it is a small contract. Write today’s on a slip, and put it in at your page.',
    short: 'Slip with a date. Into the book. At your page.',
  },
  {
    text: 'Some books are wrong for now, and nobody has to know. Read one page today, and then decide whether it stays.',
    short: 'One page. Then the book stays or goes. Decide.',
  },
  {
    text: 'A book in the bag fills every line at a counter. Pack it now, on top, where the hand finds it.',
    short: 'Book in the bag. On top. Read in the line.',
  },
  {
    text: 'You do not have to read fast. Follow one line with a finger, and let the pace be that of the finger.',
    short: 'Finger under the line. That is the pace. Read.',
  },
  {
    text: 'The first lines after a break are the hardest. Read the last paragraph once more, and go on from there.',
    short: 'Last paragraph once more. Then go on. No rush.',
  },
  {
    text: 'A chapter ends where somebody wanted you to stop. Count how far the next one is, and sit down for that.',
    short: 'Find the chapter’s end. Sit down. Read toward it.',
  },
  {
    text: 'Reading aloud keeps the mind on the line. Read one paragraph to the room, even if it is empty.',
    short: 'One paragraph aloud. Empty room is fine.',
  },
  {
    text: 'A sentence that you copy stays with you. Choose one from your page, and write it on the bookmark.',
    short: 'Choose one sentence. Copy it. Onto the bookmark.',
  },
  {
    text: 'The couch faces the screen, and the chair faces the lamp. Sit in the chair, with the book on the armrest.',
    short: 'The chair, not the couch. Book on the armrest.',
  },
  {
    text: 'The ending of a day’s reading is part of it. Stop in the middle of a page, so that it calls you back.',
    short: 'Stop mid-page. It calls you back. Mark it.',
  },
  {
    text: 'Books wait well, and they wait best in sight. Clear the table of everything but the one you are reading.',
    short: 'Clear the table. Only the book stays. Open it.',
  },
  {
    text: 'A noisy room shrinks when you turn a page. Choose the corner with the fewest voices, and read standing if you like.',
    short: 'Quiet corner. Stand if you like. Turn a page.',
  },
  {
    text: 'Whoever reads with a pencil reads with both hands. Make one small mark in the margin of your page.',
    short: 'Pencil in hand. One mark in the margin. Go on.',
  },
  {
    text: 'It is tempting to talk about reading. Open the book before you tell anybody that you will.',
    short: 'Open the book first. Talk about it later.',
  },
  {
    text: 'A pile of books reads as a reproach. Put away all of them but one.',
    short: 'Away with the pile. One book stays. That one.',
  },
  {
    text: 'The names blur when days lie between. Look back at who was last in the room, and read on.',
    short: 'Who was last in the room? Look back. Read on.',
  },
  {
    text: 'You can read a little while something boils. Take the book into the kitchen, and prop it against the wall.',
    short: 'Book into the kitchen. Against the wall. Read standing.',
  },
  {
    text: 'A story is easier to enter at a door you know. Read the first line of the chapter again.',
    short: 'Chapter’s first line again. That is the door. Enter.',
  },
  {
    text: 'Somebody else has read it too. Ask one person what they remember of this book, and then read your page.',
    short: 'Ask one person about the book. Then your page.',
  },
  {
    text: 'The light goes, and the page with it. Choose the hour with the best light, and put the book there.',
    short: 'Best light of the day. Book there. Hour named.',
  },
]
