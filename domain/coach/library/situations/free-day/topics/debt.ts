import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the day for letters and payments (TEXT-30). */
export const debtFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Letters hide in bags and coats. Collect the closed ones in one box, without opening any.',
        short: 'Collect all letters in one box. Closed.',
        about: 'place',
      },
      {
        text: 'Find the customer number of one bill, and write it large on the envelope.',
        short: 'Write the customer number on one envelope.',
        about: 'number',
      },
      {
        text: 'Write down one question that you would like to ask the bank or a nonprofit credit counselor.',
        short: 'Write one question about the debt. For a counselor.',
        about: 'question',
      },
      {
        text: 'Look up on which day the next payment is due, and mark only that.',
        short: 'Look up when the next payment is due.',
        about: 'date',
      },
      {
        text: 'Ask one person to sit beside you for one letter {next}, without saying anything.',
        short: 'Ask one person to sit with you. One letter.',
        about: 'person',
      },
      {
        text: 'Find the login for the account, and test it. Look no further.',
        short: 'Try the login for the account. Look no further.',
        about: 'login',
      },
      {
        text: 'Put a pen, a folder, and a letter opener into the box with the letters.',
        short: 'Pen and folder into the box with the letters.',
        about: 'paper',
      },
      {
        text: 'Look up when the bank or the counselor can be reached by phone {next}.',
        short: 'Look up the bank’s phone hours {next}.',
        about: 'hours',
      },
    ],
    eve: [
      {
        text: 'Tomorrow starts with one letter. Lay it on top now, closed.',
        short: 'Lay tomorrow’s letter on top. Closed.',
        about: 'first',
      },
      {
        text: 'Clear the end of the table where you will open letters tomorrow.',
        short: 'Clear one end of the table. For the letters.',
        about: 'table',
      },
      {
        text: 'Write down what you will do right after the letters, so that they have an end.',
        short: 'Write down what comes after the letters.',
        about: 'after',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Collect the closed letters in one box.', minutes: 3, about: 'place' },
      { text: 'Write the customer number of one bill on its envelope.', minutes: 1, about: 'number' },
      { text: 'Write one question for the bank or a counselor.', minutes: 2, about: 'question' },
      { text: 'Write down the date of the next payment.', minutes: 2, about: 'date' },
      {
        text: 'Ask somebody you trust to sit with you because of this: {obstacle}.',
        twin: 'Ask somebody you trust to sit with you for one letter.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Test the login for the account.', minutes: 2, about: 'login' },
      { text: 'Look up when the bank can be reached by phone {next}.', minutes: 2, about: 'hours' },
      { text: 'Label one folder for the letters that are opened.', minutes: 1, about: 'folder' },
    ],
    eve: [
      { text: 'Lay the first letter on top of the box.', minutes: 1, about: 'first' },
      { text: 'Clear one end of the table for the letters.', minutes: 2, about: 'table' },
      { text: 'Put pen and folder on the table for the letters.', minutes: 1, about: 'pen' },
    ],
  },
  challenges: {
    any: [
      { text: 'Count the envelopes without opening one.', seconds: 30, about: 'count' },
      { text: 'Read one sender, and turn the envelope over.', seconds: 15, about: 'sender' },
      {
        text: 'Say your plan for the letters by heart: {plan}',
        twin: 'Say the first thing you do once a letter is open.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and close the box of letters: {why}.',
        twin: 'Say in one sentence what will be easier once the debt is gone.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Throw away one empty envelope or an advertisement.', seconds: 45, about: 'old' },
      { text: 'Stand before the box of letters, and breathe out slowly.', seconds: 30, about: 'breath' },
    ],
    eve: [
      { text: 'Put the chair at the end of the table with the letters.', seconds: 15, about: 'chair' },
      { text: 'Put a cup beside the letters.', seconds: 30, about: 'cup' },
      { text: 'Put a letter opener on the box.', seconds: 15, about: 'opener' },
    ],
  },
}
