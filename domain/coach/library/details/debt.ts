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
    text: 'A debt with a name is easier to face than “all of it.” Write the name of one at the top of a page.',
    short: 'Write the name of one debt. Leave the sum for later.',
    form: 'note',
  },
  {
    text: 'Find out which of your debts is the smallest. Write its name at the top of the list.',
    short: 'Find out which debt is smallest. Write its name on top.',
    form: 'note',
  },
  {
    text: 'Paid bills make the pile look larger than it is. Find one, write “paid” on it, and take it off.',
    short: 'Find one paid bill. Mark it and file it.',
    form: 'note',
  },
  {
    text: 'A payment that you expect is no surprise. Look up when the next one goes out, and circle that day on the calendar.',
    short: 'Check when the next payment goes out. Circle the day.',
    form: 'note',
  },
  {
    text: 'A card in the wallet is quickly used. Take it out, and put it with the letters about the debt.',
    short: 'Take the card out of your wallet. Lay it with the letters.',
    form: 'prepare',
  },
  {
    text: 'Nonprofit debt advisers see letters like yours every day. Look up the number of one, and write it down.',
    short: 'Find a nonprofit debt adviser. Write the number down.',
    form: 'note',
  },
  {
    text: 'Only some of a letter asks for something. Take one, and underline the date by which something has to be done.',
    short: 'Take one letter. Underline its date. Skip the rest.',
    form: 'work',
  },
  {
    text: 'A price looks small until it stands below the debt. Before you buy something, write it there, and then decide.',
    short: 'Before you buy, write the price below the debt. Then decide.',
    form: 'moment',
  },
  {
    text: 'The newest letter shows where things stand. Choose one sender, and sort their letters by date.',
    short: 'Take one sender’s letters. Sort them, newest on top.',
    form: 'work',
  },
  {
    text: 'The interest rate tells what a debt costs to keep. Find it on one statement, and write it large at the top.',
    short: 'Find the interest on one statement. Write it large.',
    form: 'note',
  },
  {
    text: 'A saved card number makes it easy to add to a debt. Delete yours from one store.',
    short: 'Delete your card number from one store. Less new debt.',
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
    text: 'One balance alone does not tell which way the debt goes. Lay the newest statement beside the one before, and mark the difference.',
    short: 'Lay the newest statement beside the last. Mark the difference.',
    form: 'work',
  },
  {
    text: 'A question on paper no longer keeps you awake. Write down one that you would ask the bank about the debt.',
    short: 'Write one question for the bank. Send it another day.',
    form: 'note',
  },
  {
    text: 'Small payments that repeat hide among the bills. Find one on your last statement, and write down the day it renews.',
    short: 'Find one subscription bill. Write down when it renews.',
    form: 'note',
  },
  {
    text: 'A letter is easier to open when you are not alone with it. Ask somebody to sit beside you for one envelope.',
    short: 'Ask somebody to sit beside you for one envelope.',
    form: 'tell',
  },
  {
    text: 'Letters that come on any day are opened on none. Choose one weekday, and write it on the box where you keep them.',
    short: 'Write one weekday on your box of letters. Open them then.',
    form: 'note',
  },
  {
    text: 'A bill that comes before the money is the one to watch. Write your payday beside the date of the next payment.',
    short: 'Write your payday beside the next payment date.',
    form: 'note',
  },
  {
    text: 'Half of a pile is paper that asks for nothing. Take the empty envelopes off it, and throw them away.',
    short: 'Throw out the empty envelopes. Look at the pile of letters.',
    form: 'work',
  },
  {
    text: 'A letter wants you to know, to pay, or to answer. Read one, and write on it which of these it is.',
    short: 'Read one letter. Write on it: know, pay, or answer.',
    form: 'work',
  },
]
