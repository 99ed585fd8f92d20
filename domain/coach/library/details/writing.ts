import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of writing as a practice. */
export const writingDetails: readonly Detail[] = [
  {
    text: 'A page is filled by whoever does not read it yet. Write on, and keep the correcting for another day.',
    short: 'Write on without correcting. Correct another page another day.',
  },
  {
    text: 'The hardest word is the one at the top. Start with “and,” and strike it out when you are done.',
    short: 'Start the first sentence with “and.” Strike it later.',
  },
  {
    text: 'Good sentences come out of a heap of others. Add to the heap today, and let somebody else do the sorting.',
    short: 'Add one sentence. Good or bad does not matter.',
  },
  {
    text: 'Stop where you still know what comes next. Break off in the middle of a line, and the next start is easy.',
    short: 'Stop in the middle of a line. Know the next word.',
  },
  {
    text: 'A reader sees through what the writer has seen. Name one real thing: its noise, its stain, its price.',
    short: 'Write one real thing into the text: its noise.',
  },
  {
    text: 'The file can be open before the mood arrives. Open it at the last line, and read that line only.',
    short: 'Open the file at its last line. Go on there.',
  },
  {
    text: 'Ideas visit people who are holding a pencil. Put one where you wait, wash up or ride.',
    short: 'Put a pencil where you usually wait.',
  },
  {
    text: 'Nobody has to see what is written today. Make it a page that you would never show.',
    short: 'Write a page that nobody will see.',
  },
  {
    text: 'Writing is easier in company that does not talk. Take a book that you love off the shelf, and lay it beside you.',
    short: 'Lay a book you love beside you. Write one line.',
  },
  {
    text: 'The inner editor has good taste and bad timing. Ask it to come back when the page is full.',
    short: 'Fill the page first. Correct it later.',
  },
  {
    text: 'Talk is a draft that forgets itself. Say the next bit aloud, and write down what you just said.',
    short: 'Say the next bit aloud. Write what you said.',
  },
  {
    text: 'Word counts are for afterward. Turn the counter off, and write until the thought is over.',
    short: 'Turn the word counter off. Write one thought to its end.',
  },
  {
    text: 'People in a text come alive when they want something. Give one of them a wish, and put something in the way.',
    short: 'Write a person who wants something. Put something in the way.',
  },
  {
    text: 'What you avoid is often the piece itself. Write one line about it, from as far away as you need.',
    short: 'Write one line about what you avoid.',
  },
  {
    text: 'A blank screen is loud, and a used envelope is not. Write the first lines where it cannot matter.',
    short: 'Write the first lines on an old envelope.',
  },
  {
    text: 'The end may come first if it is the part that you know. Write the last line, and then the one before.',
    short: 'Write the last line first. Then the one before.',
  },
  {
    text: 'Every text has a room in it somewhere. Put one object on its table, and write who left it there.',
    short: 'Put one object on a table. Write who left it.',
  },
  {
    text: 'A short piece that exists is longer than a long one that does not. Let half a page be the whole piece today.',
    short: 'Write half a page. That is the whole piece.',
  },
  {
    text: 'The internet never runs out of first paragraphs. Switch it off until yours is written.',
    short: 'Internet off until you have written one paragraph.',
  },
  {
    text: 'An old line is a start that costs nothing. Copy one by hand, and go on where it ends.',
    short: 'Copy one old line by hand. Write on from there.',
  },
  {
    text: 'Listening is half of writing. Keep one thing that somebody says today, word for word.',
    short: 'Listen for one sentence. Write it down, word for word.',
  },
  {
    text: 'Perfect sentences are rare, and plain ones carry the text. Write the plainest version of what comes next.',
    short: 'Write the next sentence as plainly as you can.',
  },
  {
    text: 'The date at the top of a page proves that you came. Put it there first, and then anything else.',
    short: 'Write the date on the page. Then write anything.',
  },
  {
    text: 'Whatever stops you can be put in brackets. Write “find out later,” and go on behind it.',
    short: 'If you are stuck, write “find out later.” Go on.',
  },
]
