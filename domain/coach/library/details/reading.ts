import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of reading books. */
export const readingDetails: readonly Detail[] = [
  {
    text: 'An open book is quicker to start. Lay yours open at your page, face down, on the chair where you will sit.',
    short: 'Lay the book open on your chair, spine up.',
    form: 'prepare',
  },
  {
    text: 'Poor light makes you put the book away early. Move a lamp to where you read, or move the book to the lamp.',
    short: 'Move the lamp to the book. Read one page there.',
    form: 'prepare',
  },
  {
    text: 'A single page counts as reading, and you often go on from there. Read the page where you stopped once more.',
    short: 'Read the page where you stopped. Only that page.',
    form: 'work',
  },
  {
    text: 'Put your phone in another room, and take the book in your hand instead. Read to the end of the page.',
    short: 'Put the phone in another room. Take the book.',
    form: 'work',
  },
  {
    text: 'A date helps you see how far you got. Write today’s on a slip, and put it into the book at your page.',
    short: 'Write today’s date on a slip. Put it into the book.',
    form: 'prepare',
  },
  {
    text: 'You may stop reading a book that does not suit you. Read one page today, and then decide whether you keep it.',
    short: 'Read one page. Then decide whether the book stays.',
    form: 'work',
  },
  {
    text: 'Put your book on top in your bag now. Then you can read in every line and waiting room.',
    short: 'Pack the book on top of your bag. Read in line.',
    form: 'prepare',
  },
  {
    text: 'Read one page of your book with a finger under the line. Go only as fast as the finger.',
    short: 'Read one page with a finger under the line.',
    form: 'work',
  },
  {
    text: 'After a pause, you may have lost the thread. Read the last paragraph before your page again, and go on from there.',
    short: 'Reread the last paragraph in the book. Then read on.',
    form: 'work',
  },
  {
    text: 'It helps to know where you can stop. Look for the end of the chapter, and put a slip in there.',
    short: 'Find the chapter’s end. Put a slip in there.',
    form: 'prepare',
  },
  {
    text: 'Reading out loud keeps your thoughts on the text. Read one paragraph of your book out loud, at your own speed.',
    short: 'Read one paragraph of the book aloud.',
    form: 'work',
  },
  {
    text: 'Copy one sentence from your page onto the bookmark. Choose one that you would like to remember.',
    short: 'Copy one sentence from the book onto the bookmark.',
    form: 'work',
  },
  {
    text: 'On the couch, you may reach for the screen instead. Sit in a chair with your book, and lay the screen out of reach.',
    short: 'Sit in the chair with the book. Not on the couch.',
    form: 'work',
  },
  {
    text: 'It is easier to start again in the middle of a page than at a chapter. Stop there today, and mark the line.',
    short: 'Stop reading in the middle of a page. Mark it.',
    form: 'work',
  },
  {
    text: 'Clear the table of everything but the book, and lay it there open at your page.',
    short: 'Clear the table of everything except the book. Open it.',
    form: 'prepare',
  },
  {
    text: 'Voices in the room make reading hard. Take the book to the quietest corner, and read one page, standing if you like.',
    short: 'Find a quiet corner. Turn one page, standing if you like.',
    form: 'work',
  },
  {
    text: 'A pencil in your hand keeps you awake to the text. Read one page, and mark one line in the margin.',
    short: 'Read with a pencil. Make one mark on the page.',
    form: 'work',
  },
  {
    text: 'Plans to read are quickly made and forgotten. Open the book now, and read one sentence before you do anything else.',
    short: 'Open the book now. Read one sentence.',
    form: 'work',
  },
  {
    text: 'Leave one book out, and put the others back on the shelf. Then there is nothing to choose.',
    short: 'Put the pile away. Keep one book out.',
    form: 'prepare',
  },
  {
    text: 'After a few days, you may not remember who is who. Turn back to where a name first appears, and read that page.',
    short: 'Look back in the book for names you forgot. Read on.',
    form: 'work',
  },
  {
    text: 'Stand the book against the kitchen wall, open at your page, and read while something cooks.',
    short: 'Stand the book against the kitchen wall. Read there.',
    form: 'moment',
  },
  {
    text: 'It can help to start where you know the text. Read the first line of your chapter again, and then go on at your page.',
    short: 'Read the chapter’s first line once more. Then go on.',
    form: 'work',
  },
  {
    text: 'Talking about a book gives you a reason to read on. Ask somebody what they are reading, and tell them about yours.',
    short: 'Tell one person about the book. Then read your page.',
    form: 'tell',
  },
  {
    text: 'Put the book beside the brightest window now, and sit down there for your next page.',
    short: 'Put the book beside the brightest window.',
    form: 'work',
  },
]
