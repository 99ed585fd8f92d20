import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before the next entry of a journal (TEXT-30). */
export const journalEveMoves: readonly FreeMove[] = [
  {
    text: 'Lay the notebook where you will write tomorrow, open at an empty page. Put the pen across it.',
    short: 'Open notebook, pen across it. Ready for tomorrow.',
    pairs: [
      {
        step: { text: 'Move the lamp to where you will write.', minutes: 1 },
        challenge: { text: 'Sit down there, and see whether the light is good.', seconds: 15 },
      },
      {
        step: { text: 'Put a cup or a candle beside it.', minutes: 2 },
        challenge: { text: 'Try the pen on your thumb or on a scrap.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Write tomorrow’s date on the page now, and the first line has company.',
    short: 'Write tomorrow’s date on the empty page.',
    pairs: [
      {
        step: { text: 'Write one letter below it for tomorrow’s first word.', minutes: 1 },
        challenge: { text: 'Close the journal over the pen.', seconds: 15 },
      },
      {
        step: { text: 'Find a leaf, a ticket, or a word of this day, and lay it there.', minutes: 2 },
        challenge: { text: 'Read the date aloud, with the day of the week.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Choose a drawer for the phone, so that tomorrow’s entry is not interrupted.',
    short: 'Choose a drawer for the phone during the entry.',
    pairs: [
      {
        step: { text: 'Put the charger into that drawer.', minutes: 1 },
        challenge: { text: 'Turn the journal to its next empty page.', seconds: 15 },
      },
      {
        step: { text: 'Note on the page how long the entry may take.', minutes: 1 },
        challenge: { text: 'Close the drawer, and look at the notebook.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Days blur quickly. Write down what today was about, a word for each thing, for tomorrow’s entry.',
    short: 'A few words about today, for the next entry.',
    pairs: [
      {
        step: { text: 'Put the words into the journal.', minutes: 1 },
        challenge: { text: 'Read the words aloud, from last to first.', seconds: 15 },
      },
      {
        step: { text: 'Mark the one that surprised you.', minutes: 2 },
        challenge: { text: 'Close your eyes, and see it once more.', seconds: 30 },
      },
    ],
  },
  {
    text: 'A journal likes a fixed companion. Choose what stands beside it tomorrow: tea, a lamp, or a song.',
    short: 'Choose what goes with tomorrow’s entry.',
    pairs: [
      {
        step: { text: 'Put it where you will sit.', minutes: 1 },
        challenge: { text: 'Turn the lamp on, or smell the tea.', seconds: 15 },
      },
      {
        step: { text: 'Clear away what would look at you from the table.', minutes: 2 },
        challenge: { text: 'Sit down there, and listen to the room.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Some evenings say enough. Read one old entry from this time of year, and leave today unwritten.',
    short: 'Read one old entry. Leave today unwritten.',
    pairs: [
      {
        step: { text: 'Put a slip there for tomorrow.', minutes: 1 },
        challenge: { text: 'Say what was the same.', seconds: 15 },
      },
      {
        step: { text: 'Write one word beside it in pencil.', minutes: 2 },
        challenge: { text: 'Think of the one who wrote it, and wish them well.', seconds: 30 },
      },
    ],
  },
]
