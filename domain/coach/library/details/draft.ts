import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a draft. */
export const draftDetails: readonly Detail[] = [
  {
    text: 'Open the draft at the last line that you wrote, and add one sentence below it.',
    short: 'Open the draft at its last line. Write one sentence below.',
    form: 'work',
  },
  {
    text: 'Add one sentence to the draft that may be bad. It can be changed, and an empty line cannot.',
    short: 'Add one bad sentence to the draft. It can be changed.',
    form: 'work',
  },
  {
    text: 'Put a star in the draft where something is missing, and go on after it. You can fill the gap another day.',
    short: 'Mark the gap in the draft with a star. Go on behind it.',
    form: 'work',
  },
  {
    text: 'Close every other window, and the sources too. Write from memory what the next paragraph has to say.',
    short: 'Close the sources. Write one line of the draft from memory.',
    form: 'work',
  },
  {
    text: 'Most people write the beginning last. Leave the first page of the draft alone, and add one line in the middle.',
    short: 'Leave the beginning of the draft alone. Add to its middle.',
    form: 'work',
  },
  {
    text: 'Type the next heading into the draft, and one line below it that says what belongs there.',
    short: 'Type the next heading in the draft. Add one line below.',
    form: 'work',
  },
  {
    text: 'Rereading from the top can take the whole hour. Scroll to the end of the draft, and add one line there.',
    short: 'Scroll to the end of the draft. Add one line there.',
    form: 'work',
  },
  {
    text: 'Find the first place in the draft where a reader would get lost. Close it with one plain sentence.',
    short: 'Find the first gap in the draft. Close it plainly.',
    form: 'work',
  },
  {
    text: 'Changing fonts feels like writing. Set the whole draft in one plain font, and leave the looks alone until it is done.',
    short: 'Set the draft in one plain font. Then only write.',
    form: 'prepare',
  },
  {
    text: 'Say out loud what comes next in the draft, as if to a friend. Type what you just said.',
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
    text: 'Type one new sentence at the end of the draft, as you would say it. It can be improved another day.',
    short: 'Type one new sentence below the draft’s last line.',
    form: 'work',
  },
  {
    text: 'When you stop today, stop in the middle of a sentence in the draft. Tomorrow you will know how it goes on.',
    short: 'Stop the draft in mid-sentence. Know how it ends.',
    form: 'moment',
  },
  {
    text: 'Save the draft under today’s date before you change anything. Then no sentence can be lost.',
    short: 'Save the draft under today’s date. Open that one.',
    form: 'prepare',
  },
  {
    text: 'Choose one figure or one scene in the draft. Write one sentence that says what it shows.',
    short: 'Pick one figure in the draft. Write what it shows.',
    form: 'work',
  },
  {
    text: 'You can write without being in the mood. Put your hands on the keys, and add a line to the draft’s last section.',
    short: 'Hands on the keys. Add a line to the draft’s last section.',
    form: 'work',
  },
  {
    text: 'Write the question that your chapter answers on a card. Lay the card beside the keyboard or the paper.',
    short: 'Write the chapter’s question on a card. Lay it beside the draft.',
    form: 'note',
  },
  {
    text: 'Choose one note in the margin of the draft. Turn it into a full sentence of the text.',
    short: 'Turn one margin note into a draft sentence.',
    form: 'work',
  },
  {
    text: 'Think of the sentence of the draft that a reader should underline. Write it down, even if it is not there yet.',
    short: 'Write the sentence a reader would underline. Add it to the draft.',
    form: 'work',
  },
  {
    text: 'List the points of the next section in the draft, one below the other. The list may stand there for now.',
    short: 'List the points of the draft’s next section.',
    form: 'work',
  },
  {
    text: 'If the right word does not come, type “xx” in the draft and write on. You can search for it afterward.',
    short: 'Word missing in the draft: write “xx.” Go on.',
    form: 'moment',
  },
  {
    text: 'Add the example to the draft that you always tell when somebody asks what it is about.',
    short: 'Add your usual example to the draft. One line.',
    form: 'work',
  },
  {
    text: 'Open the draft before the inbox today, and add one line. After that, you may read your mail.',
    short: 'Open the draft before the inbox. Add one line first.',
    form: 'work',
  },
]
