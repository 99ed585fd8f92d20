import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of debts. */
export const debtDetails: readonly Detail[] = [
  {
    text: 'Fetch one envelope, open it, and look only for the date. Reading the rest of the letter can wait.',
    short: 'Fetch one envelope. Open it. Read the date. Stop.',
    form: 'work',
  },
  {
    text: 'Many people do not know exactly what they owe. Look up one debt, and write the sum down with today’s date.',
    short: 'Look up one debt. Write it down with today’s date.',
    form: 'note',
  },
  {
    text: 'Carry all letters about money to the table, closed. For today it is enough that they lie in one place.',
    short: 'Carry the pile of letters to the table. Leave it closed.',
    form: 'prepare',
  },
  {
    text: 'Write the name of one debt at the top of a page. The sum and the date can follow tomorrow.',
    short: 'Write the name of one debt. Leave the sum for later.',
    form: 'note',
  },
  {
    text: 'Find out which of your debts is the smallest. Write its name at the top of the list.',
    short: 'Find out which debt is smallest. Write its name on top.',
    form: 'note',
  },
  {
    text: 'Find one bill that is already paid. Write “paid” on it, and take it off the pile.',
    short: 'Find one paid bill. Mark it and file it.',
    form: 'note',
  },
  {
    text: 'Look up when the next payment goes out. Circle that day on the calendar.',
    short: 'Check when the next payment goes out. Circle the day.',
    form: 'note',
  },
  {
    text: 'Take the card out of your wallet for today, and put it with the letters about the debt.',
    short: 'Put your card into the box with the letters. Use cash.',
    form: 'prepare',
  },
  {
    text: 'Look up the number of a nonprofit debt adviser, and write it down. Calling can wait for another day.',
    short: 'Find a nonprofit debt adviser. Write the number down.',
    form: 'note',
  },
  {
    text: 'Take one letter, and underline the date by which something has to be done. Leave the rest for now.',
    short: 'Take one letter. Underline its date. Skip the rest.',
    form: 'work',
  },
  {
    text: 'Before you buy something today, write its price below the sum of the debt. Then decide.',
    short: 'Before you buy, write down the price. The debt comes first.',
    form: 'moment',
  },
  {
    text: 'The newest letter shows where things stand. Choose one sender, and sort their letters by date.',
    short: 'Take one sender’s letters. Sort them, newest on top.',
    form: 'work',
  },
  {
    text: 'Find the interest rate on one statement, and write it in large figures at the top.',
    short: 'Find the interest on one statement. Write it large.',
    form: 'note',
  },
  {
    text: 'A saved card number makes it easy to add to a debt. Delete yours from one store.',
    short: 'Delete your saved card from one store. It makes debt easy.',
    form: 'prepare',
  },
  {
    text: 'You need the reference number for every call and every answer. Copy it from one letter onto a card.',
    short: 'Copy one letter’s reference number onto a card.',
    form: 'note',
  },
  {
    text: 'A letter that is opened in the hall is quickly put aside. Sit down at the table with one, and read its first line.',
    short: 'Sit down with one letter and a pen. Read one line.',
    form: 'work',
  },
  {
    text: 'Lay the newest statement beside the one before. Mark the difference between the balances.',
    short: 'Lay the newest statement beside the last. Mark the difference.',
    form: 'work',
  },
  {
    text: 'Write down one question that you would ask the bank about the debt. Sending it can wait.',
    short: 'Write one question for the bank. Send it another day.',
    form: 'note',
  },
  {
    text: 'Find one subscription on your last statement, and write down the day on which it renews.',
    short: 'Find one subscription bill. Write down when it renews.',
    form: 'note',
  },
  {
    text: 'Ask somebody you trust to sit beside you while you open one envelope. They need not say anything.',
    short: 'Ask somebody to sit beside you for one envelope.',
    form: 'tell',
  },
  {
    text: 'Choose one weekday for opening letters. Write it on the box in which you keep them.',
    short: 'Write one weekday on the letter box. Open letters then.',
    form: 'note',
  },
  {
    text: 'Write your next payday beside the date of the next payment. See which of them comes first.',
    short: 'Write your payday beside the next payment date.',
    form: 'note',
  },
  {
    text: 'Take the empty envelopes off the pile, and throw them away. What is left are the letters to read.',
    short: 'Throw out the empty envelopes. Look at the pile.',
    form: 'work',
  },
  {
    text: 'Read one letter, and write on it what it asks of you: to know, to pay, or to answer.',
    short: 'Read one letter. Write what it asks: know, pay, or answer.',
    form: 'work',
  },
]
