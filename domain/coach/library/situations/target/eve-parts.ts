import type { TargetParts } from '#domain/coach/library/frame.ts'

/** Steps and challenges of the day before a target date, by kind (TEXT-17). */
export const eveParts: TargetParts = {
  do_regularly: {
    steps: [
      { text: 'List what is still open about this goal, in three short lines.', minutes: 3 },
      { text: 'Tidy the spot where you get ready for it.', minutes: 3 },
      { text: 'Write down one part of it that stays as it is.', minutes: 2 },
      { text: 'Put the first thing you need for it tomorrow where you will see it.', minutes: 2 },
      { text: 'Mark tomorrow in your calendar with the name of this goal.', minutes: 1 },
    ],
    challenges: [
      { text: 'Say out loud where this goal stands right now, in one sentence.', seconds: 30 },
      { text: 'Read the name of your goal aloud, then say tomorrow’s date.', seconds: 15 },
      { text: 'Write the word Open on a slip and one thing under it.', seconds: 45 },
      { text: 'Tell someone in one line that your date is tomorrow.', seconds: 60 },
      { text: 'Name aloud the place where you do it, the first move and the last one.', seconds: 30 },
    ],
  },
  finish: {
    steps: [
      { text: 'List what is still open in this work, in ten lines at most.', minutes: 4 },
      { text: 'Finish the one small part that is nearly done.', minutes: 4 },
      { text: 'Name on paper one part of the work you will leave alone.', minutes: 2 },
      { text: 'Set out the one thing this work needs first tomorrow.', minutes: 2 },
      { text: 'Write in one line what would be enough for tomorrow.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say out loud the first and the last thing this work still needs.', seconds: 30 },
      { text: 'Write down one open point that can be left out, and strike it.', seconds: 45 },
      { text: 'Put away one thing near the work that tomorrow does not need.', seconds: 60 },
      { text: 'Send one person a single line about where the work stands.', seconds: 90 },
      { text: 'Name three parts of the work aloud and count them on your fingers.', seconds: 30 },
    ],
  },
  stop: {
    steps: [
      { text: 'List what is still open in giving this up, in three lines.', minutes: 3 },
      { text: 'Write one plain answer for anyone who asks how it stands.', minutes: 2 },
      { text: 'Name on paper one rule of this goal that you keep.', minutes: 2 },
      { text: 'Put a pen and a sheet ready for the first note tomorrow.', minutes: 1 },
      { text: 'Copy the name of one person you can turn to onto a slip.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say aloud one sentence about how things stand, without judging it.', seconds: 30 },
      { text: 'Write the reason for this goal on a slip and fold it.', seconds: 60 },
      { text: 'Name aloud one quiet place near you, then write it down.', seconds: 45 },
      { text: 'Tell somebody you trust, in one line, that tomorrow is the date.', seconds: 90 },
      { text: 'Put tomorrow’s date on paper and draw a circle around it.', seconds: 30 },
    ],
  },
  recover: {
    steps: [
      { text: 'List the questions that are still open for you, three at most.', minutes: 3 },
      { text: 'Reply in one line to someone who asked how you are.', minutes: 3 },
      { text: 'Write down one rest break that nobody should move.', minutes: 2 },
      { text: 'Lay out what you will wear and carry tomorrow.', minutes: 2 },
      { text: 'Note how you feel just now in three plain words.', minutes: 1 },
    ],
    challenges: [
      { text: 'Say tomorrow’s date aloud, slowly, while you sit or lie comfortably.', seconds: 15 },
      { text: 'Name aloud one thing that may wait until after tomorrow.', seconds: 30 },
      { text: 'Finish aloud the sentence that begins with Tomorrow I may.', seconds: 30 },
      { text: 'Lay one thing you often need where your hand finds it.', seconds: 45 },
      { text: 'Tell someone in one line what would help you tomorrow.', seconds: 90 },
    ],
  },
  relate: {
    steps: [
      { text: 'Gather on paper what is still unsaid, in three short lines.', minutes: 3 },
      { text: 'Send one line to the person who would notice your silence first.', minutes: 3 },
      { text: 'Write down one thing between you and others to leave unchanged.', minutes: 2 },
      { text: 'Put the first name you need tomorrow at the top of a sheet.', minutes: 1 },
      { text: 'Draft the first sentence you want to say tomorrow.', minutes: 3 },
    ],
    challenges: [
      { text: 'Say out loud the names that come to mind with this goal.', seconds: 30 },
      { text: 'Write down one question you would like to ask someone tomorrow.', seconds: 45 },
      { text: 'Speak a hello aloud the way you would say it tomorrow.', seconds: 15 },
      { text: 'Tell a person you trust that this goal has a date tomorrow.', seconds: 90 },
      { text: 'Name aloud one trait of another person that you leave as it is.', seconds: 30 },
    ],
  },
  learn: {
    steps: [
      { text: 'List the points that are still unclear to you, five at most.', minutes: 3 },
      { text: 'Look up one basic term you would be asked about first.', minutes: 4 },
      { text: 'Write down one point that may stay open after tomorrow.', minutes: 2 },
      { text: 'Lay out the book, tool, or notes you need first tomorrow.', minutes: 2 },
      { text: 'Explain one point aloud, from its beginning to its end.', minutes: 3 },
    ],
    challenges: [
      { text: 'Say aloud three words that belong to what you are learning.', seconds: 30 },
      { text: 'Write from memory one thing you would show somebody tomorrow.', seconds: 60 },
      { text: 'Put one sheet or book you no longer need back in its place.', seconds: 60 },
      { text: 'Ask your most open question aloud in one sentence.', seconds: 30 },
      { text: 'Send one person a line with your subject and tomorrow’s date.', seconds: 90 },
    ],
  },
  save: {
    steps: [
      { text: 'List the amounts still open in this goal, one per line.', minutes: 4 },
      { text: 'Put loose bills and receipts near you into one pile.', minutes: 3 },
      { text: 'Write down the next payment, and lay the slip on the letters.', minutes: 2 },
      { text: 'Lay the statement or notebook you need first tomorrow on a table.', minutes: 2 },
      { text: 'Copy your last known balance and its date onto one line.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say one amount from this goal out loud, as a plain number.', seconds: 15 },
      { text: 'Count the coins in one pocket or purse and write the sum.', seconds: 90 },
      { text: 'Remove one old receipt from your wallet or your phone.', seconds: 45 },
      { text: 'Name aloud the next payment that leaves your account.', seconds: 30 },
      { text: 'Tell one person that your money goal has its date tomorrow.', seconds: 60 },
    ],
  },
  reflect: {
    steps: [
      { text: 'Jot down the questions that are still with you, in three lines.', minutes: 3 },
      { text: 'Straighten the place where you usually pray, sit, or write.', minutes: 3 },
      { text: 'Write down one custom of this practice that remains the same.', minutes: 2 },
      { text: 'Lay a candle, book, or pen ready for tomorrow.', minutes: 1 },
      { text: 'Read your last entry or a short text aloud to its end.', minutes: 3 },
    ],
    challenges: [
      { text: 'Say one word aloud for what you bring into tomorrow.', seconds: 30 },
      { text: 'Write one sentence that begins with the words Still open.', seconds: 60 },
      { text: 'Lay both hands on the table and count three breaths aloud.', seconds: 30 },
      { text: 'Name aloud one person you want to remember tomorrow.', seconds: 15 },
      { text: 'Put a slip with tomorrow’s date at the place where you pause.', seconds: 45 },
    ],
  },
}
