import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the day for letters and payments (TEXT-30). */
export const debtFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Letters hide in bags and coats. Collect the closed ones in one box, without opening any.',
      short: 'Collect all letters in one box. Closed.',
      pairs: [
        {
          step: { text: 'Write “letters” on the box, and put it where you pass.', minutes: 1 },
          challenge: { text: 'Close the lid, and lay one hand on it.', seconds: 15 },
        },
        {
          step: { text: 'Put empty envelopes and advertisements into the trash.', minutes: 2 },
          challenge: { text: 'Count the closed letters, and write the number on the lid.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Find the customer number of one bill, and write it large on the envelope.',
      short: 'Write the customer number on one envelope.',
      pairs: [
        {
          step: { text: 'Write the phone number of the sender below it.', minutes: 1 },
          challenge: { text: 'Read the number aloud, in groups of three.', seconds: 15 },
        },
        {
          step: { text: 'Put the envelope on top of the other letters.', minutes: 2 },
          challenge: { text: 'Take a step away from the letters, and breathe out slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Write down one question that you would like to ask the bank or a nonprofit credit counselor.',
      short: 'Write one question about the debt. For a counselor.',
      pairs: [
        {
          step: { text: 'Put the question with the phone number, on one slip.', minutes: 1 },
          challenge: { text: 'Say it aloud, as on the phone.', seconds: 15 },
        },
        {
          step: { text: 'Look up which nonprofit counselor is near you.', minutes: 2 },
          challenge: { text: 'Say the first sentence of that call.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look up on which day the next payment is due, and mark only that.',
      short: 'Look up when the next payment is due.',
      pairs: [
        {
          step: { text: 'Write only the day on a slip for your wallet.', minutes: 1 },
          challenge: { text: 'Say the day, and close the page.', seconds: 15 },
        },
        {
          step: { text: 'Put the paper about it into a folder of its own.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and close the folder: {why}.',
            twin: 'Say in one sentence what will be easier once the debt is gone.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Ask one person to sit beside you for one letter {next}, without saying anything.',
      short: 'Ask one person to sit with you. One letter.',
      pairs: [
        {
          step: {
            text: 'Ask that person what would help with this: {obstacle}.',
            twin: 'Write down what the person should do: sit, pour tea, or hold the pen.',
            minutes: 2,
          },
          challenge: { text: 'Choose the two chairs where you would sit.', seconds: 30 },
        },
        {
          step: { text: 'Write down the letter that you would open with them.', minutes: 1 },
          challenge: { text: 'Read its sender, and turn the envelope over.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Find the login for the account, and test it. Look no further.',
      short: 'Try the login for the account. Look no further.',
      pairs: [
        {
          step: { text: 'Put the login where only you find it.', minutes: 1 },
          challenge: { text: 'Close the page, and look out of a window.', seconds: 15 },
        },
        {
          step: { text: 'Turn off the messages with which the account wants your attention.', minutes: 2 },
          challenge: { text: 'Say out loud that looking can wait until {weekday}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put a pen, a folder, and a letter opener beside the unopened letters.',
      short: 'Pen and folder beside the unopened letters.',
      pairs: [
        {
          step: { text: 'Label the folder: opened.', minutes: 1 },
          challenge: { text: 'Try the letter opener on an empty envelope.', seconds: 15 },
        },
        {
          step: { text: 'Clear one end of the table for them.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the letters by heart: {plan}',
            twin: 'Say the first thing you do once a letter is open.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Look up when the bank or the counselor can be reached by phone {next}.',
      short: 'Look up the bank’s phone hours {next}.',
      pairs: [
        {
          step: { text: 'Save the number in your phone, under a name that you know.', minutes: 1 },
          challenge: { text: 'Say how often you would let it ring.', seconds: 15 },
        },
        {
          step: { text: 'Write down what they will ask you for: name, number, and date of birth.', minutes: 2 },
          challenge: { text: 'Put these papers into one pile, face down.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Sums look larger at night. Write down at what hour you look at letters best, in daylight.',
      short: 'Write down a daylight hour for the letters.',
      pairs: [
        {
          step: { text: 'Put the note on top of the letters.', minutes: 1 },
          challenge: { text: 'See where the light falls at that hour.', seconds: 15 },
        },
        {
          step: { text: 'Move one thing that usually fills this hour.', minutes: 2 },
          challenge: { text: 'Say out loud that letters have their hour, and that it is not now.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Many a hard letter looks smaller once it is read. Write down one that did, and what you felt then.',
      short: 'Write down one letter that looked smaller then.',
      pairs: [
        {
          step: { text: 'Put this note on top of the closed letters.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, as you did then.', seconds: 30 },
        },
        {
          step: { text: 'Write below it who or what helped you.', minutes: 2 },
          challenge: { text: 'Say out loud: it is paper with a date on it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Advertisements make a pile look like debt. Take out what only wants to sell you something.',
      short: 'Take the advertisements out of the letters.',
      pairs: [
        {
          step: { text: 'Put them into the trash without opening them.', minutes: 1 },
          challenge: { text: 'Lift the pile, and feel how much lighter it is.', seconds: 15 },
        },
        {
          step: { text: 'Look up how one of these senders can be told to stop.', minutes: 2 },
          challenge: { text: 'Straighten what is left, all windows to the front.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Tomorrow starts with one letter. Lay it on top now, closed.',
      short: 'Lay tomorrow’s letter on top. Closed.',
      pairs: [
        {
          step: { text: 'Put a letter opener on it.', minutes: 1 },
          challenge: { text: 'Look at the sender, and leave the letter closed.', seconds: 15 },
        },
        {
          step: { text: 'Write on a slip what you want to know from it, and no more.', minutes: 2 },
          challenge: { text: 'Breathe out slowly, with one hand on the letter.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Clear the end of the table where you will open letters tomorrow.',
      short: 'Clear one end of the table. For the letters.',
      pairs: [
        {
          step: { text: 'Put pen and folder there.', minutes: 1 },
          challenge: { text: 'Put the chair at this end of the table.', seconds: 15 },
        },
        {
          step: { text: 'Bring a lamp to it, and a glass of water.', minutes: 2 },
          challenge: { text: 'Wipe the place with your hand.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down what you will do right after the letters, so that they have an end.',
      short: 'Write down what comes after the letters.',
      pairs: [
        {
          step: { text: 'Put what you need for that within sight of the table.', minutes: 1 },
          challenge: { text: 'Put a cup beside the letters, for tomorrow.', seconds: 30 },
        },
        {
          step: { text: 'Ask somebody whether they would join you for that.', minutes: 2 },
          challenge: { text: 'Say out loud when the letters end.', seconds: 15 },
        },
      ],
    },
  ],
}
