import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a draft. */
export const draftDetails: readonly Detail[] = [
  {
    text: 'The last line that you wrote is the best door into the draft. Open it there, and write one sentence below.',
    short: 'Open the draft at its last line. Write one sentence below.',
  },
  {
    text: 'A bad sentence can be changed and an empty line cannot. Put one bad sentence into the draft on purpose.',
    short: 'Put one bad sentence into the draft on purpose. Leave it.',
  },
  {
    text: 'A draft may have holes, as long as they are marked. Put a star where something is missing, and go on behind it.',
    short: 'Mark the gap in the draft with a star. Go on behind it.',
  },
  {
    text: 'Sources are a comfortable place to stay. Close them, and write from memory what the paragraph has to say.',
    short: 'Close the sources. Write one line of the draft from memory.',
  },
  {
    text: 'The introduction is written last by people who finish. Leave the draft’s beginning alone today, and add to its middle.',
    short: 'Leave the beginning of the draft alone. Add to its middle.',
  },
  {
    text: 'A heading is a promise that can be kept later. Type the next one in the draft, and one line under it.',
    short: 'Type the next heading in the draft. Add one line below.',
  },
  {
    text: 'Rereading makes the top of a draft shiny and the end no longer. Scroll to the end without stopping.',
    short: 'Scroll to the end of the draft. Add one line there.',
  },
  {
    text: 'A reader falls into one gap before all others. Find that gap in the draft, and close it with a plain sentence.',
    short: 'Find the first gap in the draft. Close it plainly.',
  },
  {
    text: 'Formatting feels like writing. Put the draft into one plain font, and leave the looks for a day after it is done.',
    short: 'Set the draft in one plain font. Then only write.',
  },
  {
    text: 'Say it to somebody before you write it. Speak the next point of the draft out loud, and type what you just said.',
    short: 'Say the next point aloud. Type it into the draft.',
  },
  {
    text: 'The hardest paragraph is seldom the next one. Skip it, write its topic in brackets, and go on with the draft.',
    short: 'Put the hard paragraph’s topic in brackets. Write on in the draft.',
  },
  {
    text: 'A page can be too white. Copy the last paragraph of the draft by hand, and continue where it ends.',
    short: 'Copy the draft’s last line by hand. Continue from there.',
  },
  {
    text: 'Cutting also moves a draft forward. Find one sentence that it can do without, and move it to the end of the file.',
    short: 'Take one sentence out of the draft. Park it at the end.',
  },
  {
    text: 'A draft is easy to open at a good stopping place. Stop in the middle of a sentence whose end you know.',
    short: 'Stop the draft in mid-sentence. Know how it ends.',
  },
  {
    text: 'The file name “final” has never finished anything. Save the draft under today’s date, and open the new one.',
    short: 'Save the draft under today’s date. Open that one.',
  },
  {
    text: 'A table or a figure is often a paragraph that wants out. Write one sentence in the draft that says what it shows.',
    short: 'Pick one figure in the draft. Write what it shows.',
  },
  {
    text: 'The draft does not need your mood, only your hands. Set them on the keys, and write what you had for the last section.',
    short: 'Hands on the keys. Add a line to the draft’s last section.',
  },
  {
    text: 'The question behind a chapter fits on a card. Write it down, and lay it beside the draft.',
    short: 'Write the chapter’s question on a card. Lay it beside the draft.',
  },
  {
    text: 'Notes in the margin wait for years. Take one of them, and turn it into a sentence of the draft.',
    short: 'Turn one margin note into a draft sentence.',
  },
  {
    text: 'Somebody will read this draft with a pencil. Write the sentence that you would underline for them.',
    short: 'Write the sentence a reader would underline. Add it to the draft.',
  },
  {
    text: 'A list can stand where a paragraph will be. Put the points of the next section into the draft, one below the other.',
    short: 'List the points of the draft’s next section.',
  },
  {
    text: 'The right word comes later. Write “xx” where it is missing in the draft, and keep the sentence going.',
    short: 'Word missing in the draft: write “xx.” Go on.',
  },
  {
    text: 'An example is written faster than an argument. Add the one example that you always tell when you explain the draft.',
    short: 'Add your usual example to the draft. One line.',
  },
  {
    text: 'Email knows nothing about your draft. Open the file first, and leave the inbox shut until one line is added.',
    short: 'Open the draft before the inbox. Add one line first.',
  },
]
