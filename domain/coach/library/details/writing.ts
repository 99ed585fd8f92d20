import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of writing as a practice. */
export const writingDetails: readonly Detail[] = [
  {
    text: 'A page is filled by whoever does not read it yet. Write on, and keep the correcting for another day.',
    short: 'Write on. No correcting. That is another day’s work.',
  },
  {
    text: 'The hardest word is the one at the top. Start with “and,” and strike it out when you are done.',
    short: 'Start with “and.” Strike it out later. Write.',
  },
  {
    text: 'Good sentences come out of a heap of others. Add to the heap today, and let somebody else do the sorting.',
    short: 'Add to the heap. Good or bad. Sort later.',
  },
  {
    text: 'Stop where you still know what comes next. Break off in the middle of a line, and the next start is easy.',
    short: 'Stop mid-line. Know the next word. Leave it.',
  },
  {
    text: 'A reader sees through what the writer has seen. Name one real thing: its noise, its stain, its price.',
    short: 'One real thing. Its noise. Its stain. Write it.',
  },
  {
    text: 'The file can be open before the mood arrives. Open it at the last line, and read that line only.',
    short: 'File open. Last line. Go on from there.',
  },
  {
    text: 'Ideas visit people who are holding a pencil. Put one where you wait, wash up or ride.',
    short: 'Pencil where you wait. Catch the line. Write it.',
  },
  {
    text: 'Nobody has to see what is written today. Make it a page that you would never show.',
    short: 'A page for nobody. Write it badly. Keep it.',
  },
  {
    text: 'Writing is easier in company that does not talk. Take a book that you love off the shelf, and lay it beside you.',
    short: 'A book you love beside you. Now your line.',
  },
  {
    text: 'The inner editor has good taste and bad timing. Ask it to come back when the page is full.',
    short: 'Editor out. Page first. Taste comes later.',
  },
  {
    text: 'Talk is a draft that forgets itself. Say the next bit aloud, and write down what you just said.',
    short: 'Say it aloud. Write what you said. Next.',
  },
  {
    text: 'Word counts are for afterward. Turn the counter off, and write until the thought is over.',
    short: 'Counter off. One thought. Write to its end.',
  },
  {
    text: 'People in a text come alive when they want something. Give one of them a wish, and put something in the way.',
    short: 'Somebody wants something. Something is in the way. Write.',
  },
  {
    text: 'What you avoid is often the piece itself. Write one line about it, from as far away as you need.',
    short: 'The line you avoid. From far away. One.',
  },
  {
    text: 'A blank screen is loud, and a used envelope is not. Write the first lines where it cannot matter.',
    short: 'Back of an envelope. First lines. It cannot matter.',
  },
  {
    text: 'The end may come first if it is the part that you know. Write the last line, and then the one before.',
    short: 'Last line first. Then the one before it.',
  },
  {
    text: 'Every text has a room in it somewhere. Put one object on its table, and write who left it there.',
    short: 'One object on a table. Who left it. Write.',
  },
  {
    text: 'A short piece that exists is longer than a long one that does not. Let half a page be the whole piece today.',
    short: 'Half a page. Finished. It exists now.',
  },
  {
    text: 'The internet never runs out of first paragraphs. Switch it off until yours is written.',
    short: 'Internet off. First paragraph. Yours. Then on again.',
  },
  {
    text: 'An old line is a start that costs nothing. Copy one by hand, and go on where it ends.',
    short: 'Copy one old line. By hand. Go on.',
  },
  {
    text: 'Listening is half of writing. Keep one thing that somebody says today, word for word.',
    short: 'Listen. One sentence, word for word. Keep it.',
  },
  {
    text: 'Perfect sentences are rare, and plain ones carry the text. Write the plainest version of what comes next.',
    short: 'Plainest version. One sentence. No polish. Next.',
  },
  {
    text: 'The date at the top of a page proves that you came. Put it there first, and then anything else.',
    short: 'Date on the page. Then anything. You came.',
  },
  {
    text: 'Whatever stops you can be put in brackets. Write “find out later,” and go on behind it.',
    short: 'Stuck: “find out later.” In brackets. Go on.',
  },
]
