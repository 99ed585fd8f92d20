import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before writing (TEXT-30). */
export const writingFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A page is less empty with a first line. Write one sentence that you may delete {next}.',
        short: 'Write one sentence. You may delete it {next}.',
        about: 'next',
      },
      {
        text: 'Write down the question that your next page has to answer, and leave the answer for {weekday}.',
        short: 'Write the question of the next page. No answer yet.',
        about: 'question',
      },
      {
        text: 'Choose one reader for the next page, and write the name at the top.',
        short: 'Choose one reader. Name at the top of the page.',
        about: 'reader',
      },
      {
        text: 'Save a copy of your text in a second place. It takes a moment, and you write more freely.',
        short: 'Save a copy of your text somewhere else.',
        about: 'save',
      },
      {
        text: 'Ideas come while you walk. Put a small notebook or a card into your coat, for a word or a line.',
        short: 'Put a card into your coat. Lines come outside.',
        about: 'notes',
      },
      {
        text: 'Find one paragraph that you wrote for yourself and not for a reader, and mark it.',
        short: 'Mark one paragraph that no reader needs.',
        about: 'cut',
      },
      {
        text: 'Look for the one fact, name, or quote that would stop your writing {next}.',
        short: 'Look up the one fact your page needs.',
        about: 'source',
      },
      {
        text: 'A text looks different after a rest. Leave the file closed today, and read something by somebody else.',
        short: 'Leave the file closed. Read another writer’s page.',
        about: 'rest',
      },
    ],
    eve: [
      {
        text: 'Open the file at the place where you go on, and close all other windows.',
        short: 'Open the file at the place. Close the rest.',
        about: 'open',
      },
      {
        text: 'Leave a note in the text that says what the next sentence is about.',
        short: 'Note in the text what comes next.',
        about: 'half',
      },
      {
        text: 'Put the notebook or the laptop where you write tomorrow, without the phone beside it.',
        short: 'Notebook on the table. No phone beside the page.',
        about: 'place',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down the question that your next page answers.', minutes: 2, about: 'question' },
      { text: 'Write the name of one reader at the top of a page.', minutes: 1, about: 'reader' },
      { text: 'Save a copy of your text in a second place.', minutes: 2, about: 'save' },
      { text: 'Look up one fact or name that your text needs.', minutes: 2, about: 'source' },
      {
        text: 'Ask somebody who writes what they do about this: {obstacle}.',
        twin: 'Ask somebody who writes how they begin a page.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Put a pencil and a card into your coat for lines that come up.', minutes: 1, about: 'card' },
      { text: 'Mark one paragraph of your text that no reader needs.', minutes: 2, about: 'cut' },
      { text: 'Read one page of a writer whose beginnings you like.', minutes: 3, about: 'borrow' },
    ],
    eve: [
      { text: 'Open your text at the place where you go on.', minutes: 1, about: 'open' },
      { text: 'Note in one line what the next paragraph is about.', minutes: 2, about: 'note' },
      { text: 'Clear the table on which you write.', minutes: 2, about: 'desk' },
    ],
  },
  challenges: {
    any: [
      { text: 'Write down a silly title for your text.', seconds: 30, about: 'title' },
      { text: 'Read one sentence of a writer you like out loud.', seconds: 45, about: 'hear' },
      {
        text: 'Say your plan for the page by heart: {plan}',
        twin: 'Say in one breath what your next page is about.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and close the notebook: {why}.',
        twin: 'Name the person who should read the first page.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Find a better word for “nice.”', seconds: 30, about: 'word' },
      { text: 'Listen for one sound, and find the word for it.', seconds: 15, about: 'sound' },
    ],
    eve: [
      { text: 'Put the pen on the page.', seconds: 15, about: 'pen' },
      { text: 'Read the last line that you wrote, and stop.', seconds: 30, about: 'line' },
      { text: 'Close one window that has nothing to do with your text.', seconds: 15, about: 'tab' },
    ],
  },
}
