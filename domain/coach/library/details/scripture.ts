import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of reading scripture. */
export const scriptureDetails: readonly Detail[] = [
  {
    text: 'One line, read once more, goes deeper than a page. Read the first line of today’s passage, and then the same line.',
    short: 'First line of the passage. Then the same line. Stop.',
  },
  {
    text: 'The book is opened sooner when it lies open. Set it by the window at the place where you stopped.',
    short: 'Book by the window. Open at the passage.',
  },
  {
    text: 'The radio speaks before the text can. Leave it off until you have read one verse.',
    short: 'Radio off. One verse. Then anything else.',
  },
  {
    text: 'Reading aloud slows the eye to the speed of the voice. Read one verse so that the next room could hear it.',
    short: 'One verse aloud. Voice first. No hurry.',
  },
  {
    text: 'A word that stays is enough of a passage. Find the one that held you, and write it on a slip.',
    short: 'One word from the passage. On a slip. Keep it.',
  },
  {
    text: 'Some verses are easier with a cup in the hand. Sit down with both, and read until the cup is empty.',
    short: 'Cup and book. Read a verse. Cup empty: close.',
  },
  {
    text: 'A passage you know has changed since you last read it, or you have. Read one of those today.',
    short: 'Read a passage you know. Note what changed.',
  },
  {
    text: 'The question in a text is often its best part. Find one verse that asks something, and leave it unanswered.',
    short: 'Find the verse that asks. Leave it unanswered.',
  },
  {
    text: 'The hand remembers what it wrote. Copy one line of the passage, slowly, and date it.',
    short: 'Copy one line. By hand. Date it. Close the book.',
  },
  {
    text: 'It is all right to stop in the middle of a passage. Lay a ribbon or a ticket there, and close the book.',
    short: 'Stop mid-passage. Ribbon in. Book closed.',
  },
  {
    text: 'Somebody read these lines to you once. Read one verse in the pace of that voice.',
    short: 'One verse. At the pace of a voice you knew.',
  },
  {
    text: 'The hard lines of a passage may be passed by. Choose a gentle one, and stay with it.',
    short: 'Skip the hard verse. Stay with a gentle one.',
  },
  {
    text: 'Silence after a verse is part of reading it. Close your eyes for a breath before you go on.',
    short: 'One verse. One silent breath. Then the next line.',
  },
  {
    text: 'A passage can be carried without the book. Say the line you know best, from memory.',
    short: 'The line you know best: say it. No book.',
  },
  {
    text: 'Good light reads with you. Turn the chair toward the window before you open the book.',
    short: 'Chair to the window. Light on the page. Read a verse.',
  },
  {
    text: 'One name in your thoughts gives a verse a direction. Think of the person, then read the first line for them.',
    short: 'One name. One line of the passage. For them.',
  },
  {
    text: 'Something else will ask for you before the passage does. Read one verse first, standing if you like.',
    short: 'One verse before the first task. Standing. Done.',
  },
  {
    text: 'The margin of the book is there for a pencil. Put a small mark beside the line that you would keep.',
    short: 'Pencil mark beside one line. The passage keeps it.',
  },
  {
    text: 'A short text can be read backward, verse by verse. Begin with the last line, and see what it says alone.',
    short: 'Begin with the last verse. Read it alone. Enough.',
  },
  {
    text: 'The phone has a verse for every second, and no patience. Leave it in the hall, and open the book.',
    short: 'Phone in the hall. Book open. One verse.',
  },
  {
    text: 'Reading slowly is not reading little. Take a breath at every comma of today’s passage.',
    short: 'Breathe at every comma. One passage. No speed.',
  },
  {
    text: 'What you do not understand may stay that way. Mark the verse with a small circle, and read on.',
    short: 'Unclear verse: small circle. Read on.',
  },
  {
    text: 'A sentence from yesterday may still be with you. Say it before you open the book.',
    short: 'Yesterday’s line: say it. Then open the book.',
  },
  {
    text: 'A passage wants a table that asks nothing else of you. Take one thing off that table.',
    short: 'One thing off the reading table. Book down. Verse.',
  },
]
