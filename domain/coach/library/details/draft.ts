import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a draft. */
export const draftDetails: readonly Detail[] = [
  {
    text: 'The last line that you wrote is the best door into the draft. Open it there, and write one sentence below.',
    short: 'Open the draft at its last line. One sentence below. Go.',
  },
  {
    text: 'A bad sentence can be changed and an empty line cannot. Put one bad sentence into the draft on purpose.',
    short: 'One bad sentence into the draft. On purpose. Leave it.',
  },
  {
    text: 'A draft may have holes, as long as they are marked. Put a star where something is missing, and go on behind it.',
    short: 'Star at the gap in the draft. Go on behind it.',
  },
  {
    text: 'Sources are a comfortable place to stay. Close them, and write from memory what the paragraph has to say.',
    short: 'Close the sources. Write one line of the draft from memory.',
  },
  {
    text: 'The introduction is written last by people who finish. Leave the draft’s beginning alone today, and add to its middle.',
    short: 'Leave the beginning alone. Add to the draft’s middle. Stop there.',
  },
  {
    text: 'A heading is a promise that can be kept later. Type the next one in the draft, and one line under it.',
    short: 'Next heading in the draft. One line under it.',
  },
  {
    text: 'Rereading makes the top of a draft shiny and the end no longer. Scroll to the end without stopping.',
    short: 'Scroll to the draft’s end. No stops. Add one line.',
  },
  {
    text: 'A reader falls into one gap before all others. Find that gap in the draft, and close it with a plain sentence.',
    short: 'Find the first gap in the draft. Plain sentence. Closed.',
  },
  {
    text: 'Formatting feels like writing. Put the draft into one plain font, and leave the looks for a day after it is done.',
    short: 'One plain font. No formatting. The draft gets words.',
  },
  {
    text: 'Say it to somebody before you write it. Speak the next point of the draft out loud, and type what you just said.',
    short: 'Say the next point aloud. Type it into the draft.',
  },
  {
    text: 'The hardest paragraph is seldom the next one. Skip it, write its topic in brackets, and go on with the draft.',
    short: 'Hard paragraph: topic in brackets. Draft goes on.',
  },
  {
    text: 'A page can be too white. Copy the last paragraph of the draft by hand, and continue where it ends.',
    short: 'Copy the last line by hand. Continue the draft.',
  },
  {
    text: 'Cutting also moves a draft forward. Find one sentence that it can do without, and move it to the end of the file.',
    short: 'One sentence out of the draft. Park it at the end.',
  },
  {
    text: 'A draft is easy to open at a good stopping place. Stop in the middle of a sentence whose end you know.',
    short: 'Stop the draft mid-sentence. Know the end. Leave it.',
  },
  {
    text: 'The file name “final” has never finished anything. Save the draft under today’s date, and open the new one.',
    short: 'Save the draft under today’s date. Open that one.',
  },
  {
    text: 'A table or a figure is often a paragraph that wants out. Write one sentence in the draft that says what it shows.',
    short: 'One figure. One sentence in the draft: what it shows.',
  },
  {
    text: 'The draft does not need your mood, only your hands. Set them on the keys, and write what you had for the last section.',
    short: 'Hands on the keys. Last section of the draft. One line.',
  },
  {
    text: 'The question behind a chapter fits on a card. Write it down, and lay it beside the draft.',
    short: 'The chapter’s question on a card. Card beside the draft.',
  },
  {
    text: 'Notes in the margin wait for years. Take one of them, and turn it into a sentence of the draft.',
    short: 'One margin note becomes one sentence. In the draft.',
  },
  {
    text: 'Somebody will read this draft with a pencil. Write the sentence that you would underline for them.',
    short: 'Write the line your reader would underline. In the draft.',
  },
  {
    text: 'A list can stand where a paragraph will be. Put the points of the next section into the draft, one below the other.',
    short: 'Next section as a list. Points only. In the draft.',
  },
  {
    text: 'The right word comes later. Write “xx” where it is missing in the draft, and keep the sentence going.',
    short: 'Missing word: write “xx.” The draft goes on.',
  },
  {
    text: 'An example is written faster than an argument. Add the one example that you always tell when you explain the draft.',
    short: 'Your usual example: into the draft. One line is enough.',
  },
  {
    text: 'Email knows nothing about your draft. Open the file first, and leave the inbox shut until one line is added.',
    short: 'Draft first. Inbox shut. One line added. Then mail.',
  },
]
