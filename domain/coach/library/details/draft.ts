import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a draft. */
export const draftDetails: readonly Detail[] = [
  {
    text: 'It is easiest to go on where you stopped. Open the draft at its last line, and add one sentence.',
    short: 'Open the draft at its last line. Write one sentence below.',
    form: 'work',
  },
  {
    text: 'A bad sentence can be changed, and an empty line cannot. Add one sentence to the draft that may be bad.',
    short: 'Add one bad sentence to the draft. It can be changed.',
    form: 'work',
  },
  {
    text: 'You can write past a gap without filling it. Put a star there in the draft, and go on after it.',
    short: 'Mark the gap in the draft with a star. Write after it.',
    form: 'work',
  },
  {
    text: 'Open sources invite more reading. Close them, and write from memory what the next paragraph of the draft has to say.',
    short: 'Close the sources. Write one line of the draft from memory.',
    form: 'work',
  },
  {
    text: 'A beginning is easier to write once the rest exists. Leave the first page of the draft, and add one line in the middle.',
    short: 'Skip the beginning of the draft. Add one line further down.',
    form: 'work',
  },
  {
    text: 'With a heading on it, a page is no longer empty. Type the next one into the draft, and one line below.',
    short: 'Type the next heading in the draft. Add one line below.',
    form: 'work',
  },
  {
    text: 'Rereading from the top can take the whole hour. Scroll to the end of the draft, and add one line there.',
    short: 'Scroll to the end of the draft. Add one line there.',
    form: 'work',
  },
  {
    text: 'Gaps look larger from a distance. Go to the nearest one in the draft, and close it with one plain sentence.',
    short: 'Go to the nearest gap in the draft. Close it plainly.',
    form: 'work',
  },
  {
    text: 'Changing fonts feels like writing. Set the whole draft in one plain font, and leave the looks alone until it is done.',
    short: 'Set the draft in one plain font. Then only write.',
    form: 'prepare',
  },
  {
    text: 'A sentence is often easier to say than to type. Say what comes next in the draft, and type what you said.',
    short: 'Say the next point aloud. Type it into the draft.',
    form: 'work',
  },
  {
    text: 'If the next paragraph is too hard today, write its topic in brackets. Go on with the one after it.',
    short: 'Put the hard paragraph’s topic in brackets. Write on in the draft.',
    form: 'work',
  },
  {
    text: 'If you cannot begin, copy the last line of the draft by hand. Write on from there.',
    short: 'Copy the draft’s last line by hand. Continue from there.',
    form: 'work',
  },
  {
    text: 'Spoken sentences are often clearer than written ones. Type a new one at the end of the draft, as you would say it.',
    short: 'Type one sentence below the draft’s last line. Use spoken words.',
    form: 'work',
  },
  {
    text: 'When you stop today, stop in the middle of a sentence in the draft. Then the next start is already written.',
    short: 'Stop the draft in mid-sentence. Next time, finish that one.',
    form: 'moment',
  },
  {
    text: 'It is easier to write freely when nothing can be lost. Save a copy of the draft under today’s date, and open that one.',
    short: 'Save the draft under today’s date. Open that copy.',
    form: 'prepare',
  },
  {
    text: 'What is clear to you may not be on the page. Add one thing to the draft that a reader cannot know.',
    short: 'Tell the reader one missing thing. Add it to the draft.',
    form: 'work',
  },
  {
    text: 'You can write without being in the mood. Put your hands on the keys, and add a line to the draft’s last section.',
    short: 'Hands on the keys. Add a line to the draft’s last section.',
    form: 'work',
  },
  {
    text: 'It is easy to write past the question of a chapter. Write it on a card, and lay the card beside the draft.',
    short: 'Write the chapter’s question on a card. Lay it beside the draft.',
    form: 'note',
  },
  {
    text: 'A note is already half a sentence. Choose one of yours, and write it out in full in the draft.',
    short: 'Choose one note. Write it into the draft in full.',
    form: 'work',
  },
  {
    text: 'Think of the sentence of the draft that a reader should underline. Write it down, even if it is not there yet.',
    short: 'Write the sentence a reader would underline. Add it to the draft.',
    form: 'work',
  },
  {
    text: 'A list of points is easier to write out than a blank page. List those of the next part in the draft.',
    short: 'List the points of the draft’s next part.',
    form: 'work',
  },
  {
    text: 'If the right word does not come, type “xx” in the draft and write on. You can search for it afterward.',
    short: 'Word missing in the draft: write “xx.” Go on.',
    form: 'moment',
  },
  {
    text: 'You may have an example that you always tell when somebody asks about it. Add it to the draft, in one line.',
    short: 'Write an example you often tell into the draft.',
    form: 'work',
  },
  {
    text: 'Mail brings the questions of other people. Open the draft before it today, and add one line.',
    short: 'Open the draft before the inbox. Add one line first.',
    form: 'work',
  },
]
