import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of reading scripture. */
export const scriptureDetails: readonly Detail[] = [
  {
    text: 'You notice more when you read a line once more. Read the first line of today’s passage, and then the same line again.',
    short: 'Read the passage’s first line. Read the same line again.',
    form: 'work',
  },
  {
    text: 'A book that lies open asks for no decision. Lay yours open at the passage, in the place where you will sit.',
    short: 'Set the book at your seat. Open it at the passage.',
    form: 'prepare',
  },
  {
    text: 'Other voices come first when they are on. Leave phone and news off until you have read one verse of today’s passage.',
    short: 'Leave phone and news off. Read one verse first.',
    form: 'work',
  },
  {
    text: 'Read in silence, words are easily passed over. Read one verse of your passage out loud, slowly.',
    short: 'Read one verse aloud. Do not hurry.',
    form: 'work',
  },
  {
    text: 'One word from a passage is enough to keep. Copy the word that you noticed most onto a slip.',
    short: 'Copy one word from the passage onto a slip.',
    form: 'work',
  },
  {
    text: 'A cup of tea or water gives the reading a natural length. Sit down with it and your book, and read until it is empty.',
    short: 'Sit with cup and book. Read until the cup is empty.',
    form: 'work',
  },
  {
    text: 'You notice other things in a passage you already know. Read one of those today, and note what is new to you.',
    short: 'Read a passage you know. Write down what is new.',
    form: 'work',
  },
  {
    text: 'Some verses ask and do not answer. Find one, and leave the question open today.',
    short: 'Find a verse that asks something. Leave it unanswered.',
    form: 'work',
  },
  {
    text: 'Copying by hand makes you read slowly. Copy one line of the passage, and write the date beside it.',
    short: 'Copy one line of the passage by hand. Date it.',
    form: 'work',
  },
  {
    text: 'You may stop in the middle of a passage. Lay a ribbon or a slip of paper there, and close the book.',
    short: 'Stop in mid-passage. Lay a ribbon in the book.',
    form: 'work',
  },
  {
    text: 'Perhaps somebody once read these texts to you. Read one verse out loud at the speed of that person.',
    short: 'Read one verse in a voice that you remember.',
    form: 'work',
  },
  {
    text: 'You may pass over lines that are too hard today. Find a gentle verse in the passage, and read it once more.',
    short: 'Skip the hard verse. Stay with a gentle one.',
    form: 'work',
  },
  {
    text: 'A pause after a verse gives you time to understand it. Read one, close your eyes for a breath, and then go on.',
    short: 'Read one verse. Close your eyes for a breath.',
    form: 'work',
  },
  {
    text: 'A verse that you know by heart is with you everywhere. Say the one that you know best, without the book.',
    short: 'Say the verse you know best. Leave the book shut.',
    form: 'work',
  },
  {
    text: 'A text needs light and a seat. Move your chair and the book to a window or a lamp, and begin your passage.',
    short: 'Turn the chair to the light. Read one verse there.',
    form: 'work',
  },
  {
    text: 'A text reads differently with somebody in mind. Think of one person, and read the first line of the passage for them.',
    short: 'Think of one person. Read one verse for them.',
    form: 'work',
  },
  {
    text: 'Once the day’s tasks begin, it is hard to stop for a text. Read one verse before the next task.',
    short: 'Read one verse before the next task.',
    form: 'work',
  },
  {
    text: 'One verse is enough to take along. Lay a slip beside the one in today’s passage that you would keep.',
    short: 'Lay a slip beside one verse of the passage.',
    form: 'work',
  },
  {
    text: 'You may start a passage at its end. Read the last verse first, on its own.',
    short: 'Begin with the last verse of the passage. Read only that.',
    form: 'work',
  },
  {
    text: 'A book shows no messages. Leave the phone in another room, and read today’s verse from it.',
    short: 'Leave the phone in the hall. Read one verse.',
    form: 'work',
  },
  {
    text: 'Texts one knows are easily read too fast. Read one passage today, and breathe at every comma.',
    short: 'Read one passage slowly. Breathe at every comma.',
    form: 'work',
  },
  {
    text: 'You do not have to understand every verse. Lay a slip at the unclear one, and read on.',
    short: 'Lay a slip at the unclear verse. Read on.',
    form: 'work',
  },
  {
    text: 'Something from your last passage may still be with you. Say it in your own words before you open the book.',
    short: 'Say a verse from last time. Then open the book.',
    form: 'work',
  },
  {
    text: 'An open book needs little room. Clear just enough for it on the table, and leave everything else as it is.',
    short: 'Clear room on the table for the book. Only that.',
    form: 'prepare',
  },
]
