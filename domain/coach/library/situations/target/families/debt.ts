import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A debt with a date. The day before, and the day itself (TEXT-37). */
export const debtDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Look up today what is left, the sum and its date, and write both on one sheet. Tomorrow then begins with a known figure.',
        'Look up what is left today, the sum and its date, and write both on one sheet. Tomorrow then begins with a known figure.',
      ],
      short: [
        'Your note: {last_note}. Look up what is left. Sum and date on one sheet. Then close the account.',
        'Look up what is left. Sum and date on one sheet. Then close the account page.',
      ],
      step: { text: 'Write what is left and the date of that figure on one sheet.', minutes: 3 },
      challenge: { text: 'Say the figure aloud once, as a plain number.', seconds: 15 },
    },
    {
      text: [
        'You wrote {obstacle}. Tomorrow’s figure is in the newest letter. Open only that one today, read its sum and date, and leave the others closed.',
        'Take the newest statement, and read the sum and the date on it. The older ones can stay closed, since this one holds them all.',
      ],
      short: [
        'Known obstacle: {obstacle}. The newest letter only. Open it. Read sum and date. The rest stays closed.',
        'Newest statement only. Read the sum. Read the date. The older ones stay closed.',
      ],
      meets: ['letters'],
      step: { text: 'Open the newest statement, and underline the sum.', minutes: 2 },
      challenge: { text: 'Lay the statement on the table for tomorrow, face up.', seconds: 15 },
    },
    {
      text: [
        'Check which payment has left your account and which is still on its way. What is on its way does not have to be paid again.',
      ],
      short: ['Check which payment has left. Check which is on its way. Write down both.'],
      step: { text: 'Write down your last payment, and the day when it arrives.', minutes: 3 },
      challenge: { text: 'Lay out a pen and the account number for tomorrow.', seconds: 30 },
    },
    {
      text: [
        'Prepare one question for tomorrow: which sum would pay off the debt. Write it down with the number to call.',
      ],
      short: ['Prepare one question for the bank. What closes the account? Note the number to call.'],
      step: { text: 'Write the question for the bank, and the number to call.', minutes: 3 },
      challenge: { text: 'Read the question aloud once.', seconds: 15 },
    },
    {
      text: [
        'You have a plan for what comes in: {when}, {then}. Keep to it today, and put each letter with a sum on top for tomorrow.',
        'Lay the last statement, a note of your last payment, and an empty sheet together for tomorrow. Every other paper can stay where it is.',
      ],
      short: [
        'The plan holds today: {when}, {then}. Letters with a sum go on top.',
        'Last statement, last payment, one sheet. Lay them together. Nothing else moves.',
      ],
      step: { text: 'Lay the last statement and one empty sheet together.', minutes: 2 },
      challenge: { text: 'Clear the part of the table where you will lay the statement.', seconds: 45 },
    },
  ],
  target_day: [
    {
      text: [
        'Look up the balance once, and write it down with today’s date. Whatever it says, you can close the page after that.',
      ],
      short: ['Look up the balance. Once. Write it down with the date. Close the page.'],
      step: { text: 'Write down today’s balance with the date.', minutes: 2 },
      challenge: { text: 'Put the sheet on top of the letters.', seconds: 15 },
    },
    {
      text: [
        'If something is left, put it in figures. Write down the sum, the next payment, and the month when the debt ends.',
      ],
      short: ['Something left? Put it in figures. Sum, next payment, month. On one line.'],
      step: { text: 'Write on one line: what is left, the next payment, the month.', minutes: 3 },
      challenge: { text: 'Look at the line once, and fold the sheet.', seconds: 15 },
    },
    {
      text: [
        'If the debt is paid, ask the bank to confirm it in writing. If not, ask which sum is left. Either fits into one line.',
      ],
      short: ['Paid: ask for it in writing. Not paid: ask what is left. One line.'],
      step: { text: 'Write the one line to the bank.', minutes: 3 },
      challenge: { text: 'Write down the day when you expect an answer.', seconds: 30 },
    },
    {
      text: [
        'Find the first statement you have, and lay it beside the newest. The difference between the sums is what you have done.',
      ],
      short: ['First statement. Newest statement. Side by side. Write down the difference.'],
      step: { text: 'Write down the difference between the first sum and the newest.', minutes: 3 },
      challenge: { text: 'Tell one person the difference, if you like.', seconds: 60 },
    },
    {
      text: [
        'Decide what stays from the plan when the date is over: the day you look, the place for letters, the payment itself. Choose one to keep.',
      ],
      short: ['Decide what stays. The day you look, the letters, the payment. Keep one. Write it down.'],
      step: { text: 'Write down what you keep doing with the letters.', minutes: 2 },
      challenge: { text: 'Put one letter that is done into its folder.', seconds: 30 },
    },
  ],
}
