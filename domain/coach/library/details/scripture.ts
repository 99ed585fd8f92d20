import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of reading scripture. */
export const scriptureDetails: readonly Detail[] = [
  {
    text: 'One line, read once more, goes deeper than a page. Read the first line of today’s passage, and then the same line.',
    short: 'Read the passage’s first line. Read the same line again.',
  },
  {
    text: 'The book is opened sooner when it lies open. Set it by the window at the place where you stopped.',
    short: 'Set the book by the window. Open it at the passage.',
  },
  {
    text: 'The radio speaks before the text can. Leave it off until you have read one verse.',
    short: 'Leave the radio off. Read one verse first.',
  },
  {
    text: 'Reading aloud slows the eye to the speed of the voice. Read one verse so that the next room could hear it.',
    short: 'Read one verse aloud. Do not hurry.',
  },
  {
    text: 'A word that stays is enough of a passage. Find the one that held you, and write it on a slip.',
    short: 'Copy one word from the passage onto a slip.',
  },
  {
    text: 'Some verses are easier with a cup in the hand. Sit down with both, and read until the cup is empty.',
    short: 'Sit with cup and book. Read until the cup is empty.',
  },
  {
    text: 'A passage you know has changed since you last read it, or you have. Read one of those today.',
    short: 'Read a passage you know. Note what you see now.',
  },
  {
    text: 'The question in a text is often its best part. Find one verse that asks something, and leave it unanswered.',
    short: 'Find a verse that asks. Leave the question open.',
  },
  {
    text: 'The hand remembers what it wrote. Copy one line of the passage, slowly, and date it.',
    short: 'Copy one line of the passage by hand. Date it.',
  },
  {
    text: 'It is all right to stop in the middle of a passage. Lay a ribbon or a ticket there, and close the book.',
    short: 'Stop in mid-passage. Lay a ribbon in the book.',
  },
  {
    text: 'Somebody read these lines to you once. Read one verse in the pace of that voice.',
    short: 'Read one verse in a voice that you remember.',
  },
  {
    text: 'The hard lines of a passage may be passed by. Choose a gentle one, and stay with it.',
    short: 'Skip the hard verse. Stay with a gentle one.',
  },
  {
    text: 'Silence after a verse is part of reading it. Close your eyes for a breath before you go on.',
    short: 'Read one verse. Close your eyes for a breath.',
  },
  {
    text: 'A passage can be carried without the book. Say the line you know best, from memory.',
    short: 'Say the verse you know best. Leave the book shut.',
  },
  {
    text: 'Good light reads with you. Turn the chair toward the window before you open the book.',
    short: 'Turn the chair to the window. Read one verse there.',
  },
  {
    text: 'One name in your thoughts gives a verse a direction. Think of the person, then read the first line for them.',
    short: 'Think of one person. Read one verse for them.',
  },
  {
    text: 'Something else will ask for you before the passage does. Read one verse first, standing if you like.',
    short: 'Read one verse before the first task. Standing is fine.',
  },
  {
    text: 'The margin of the book is there for a pencil. Put a small mark beside the line that you would keep.',
    short: 'Pencil a mark beside one line of the passage.',
  },
  {
    text: 'A short text can be read backward, verse by verse. Begin with the last line, and see what it says alone.',
    short: 'Begin with the last verse. Read it alone.',
  },
  {
    text: 'The phone has a verse for every second, and no patience. Leave it in the hall, and open the book.',
    short: 'Leave the phone in the hall. Read one verse.',
  },
  {
    text: 'Reading slowly is not reading little. Take a breath at every comma of today’s passage.',
    short: 'Read one passage slowly. Breathe at every comma.',
  },
  {
    text: 'What you do not understand may stay that way. Mark the verse with a small circle, and read on.',
    short: 'Circle the verse that is unclear. Read on.',
  },
  {
    text: 'A sentence from yesterday may still be with you. Say it before you open the book.',
    short: 'Say a verse from yesterday. Then open the book.',
  },
  {
    text: 'A passage wants a table that asks nothing else of you. Take one thing off that table.',
    short: 'Take one thing off the reading table. Put the book there.',
  },
]
