import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of debts. */
export const debtDetails: readonly Detail[] = [
  {
    text: 'An opened envelope is only paper with a date on it. Fetch one, and read as far as the date.',
    short: 'Fetch one envelope. Open it. Read the date. Stop.',
  },
  {
    text: 'The debt in your head is rarely the debt on the page. Look up one balance, and write it down with today’s date.',
    short: 'Look up one debt. Write it down with today’s date.',
  },
  {
    text: 'Letters about money get heavier in a drawer. Carry the pile to the table, closed, and leave it in the light.',
    short: 'Carry the pile of letters to the table. Leave it closed.',
  },
  {
    text: 'Every debt has a name, a sum, and a date. Write the name of one, and leave the rest of the line open.',
    short: 'Write the name of one debt. Leave the sum for later.',
  },
  {
    text: 'The smallest debt is the one that can end first. Find out which one it is, and write its name on top.',
    short: 'Find out which debt is smallest. Write its name on top.',
  },
  {
    text: 'A bill that is paid still lies among the others. Find one, write “paid” on it, and take it off the pile.',
    short: 'Find one paid bill. Mark it and file it.',
  },
  {
    text: 'A payment that goes out by itself cannot be forgotten. Check when the next one is due, and circle the day.',
    short: 'Check when the next payment goes out. Circle the day.',
  },
  {
    text: 'The card in your wallet spends faster than you do. Put it into the box with the letters for today.',
    short: 'Put your card into the box with the letters. Use cash.',
  },
  {
    text: 'An adviser for debts has seen larger piles than yours. Look up the number of a nonprofit one, and write it on the box.',
    short: 'Find a nonprofit debt adviser. Write the number down.',
  },
  {
    text: 'The date on a letter matters more than its tone. Underline the date, and skip the rest for now.',
    short: 'Take one letter. Underline its date. Skip the rest.',
  },
  {
    text: 'A debt gets no larger while a purchase waits. Write down what you want to buy, and the price beside it.',
    short: 'Before you buy, write down the price. The debt comes first.',
  },
  {
    text: 'Reminders come in rows, and only the newest counts. Sort one sender’s letters by date, newest on top.',
    short: 'Take one sender’s letters. Sort them, newest on top.',
  },
  {
    text: 'The interest is printed small for a reason. Find it on one statement, and write it large.',
    short: 'Find the interest on one statement. Write it large.',
  },
  {
    text: 'A store that has your card number helps the debt along. Delete it from one of them.',
    short: 'Delete your saved card from one store. It makes debt easy.',
  },
  {
    text: 'You do not have to understand a letter to answer it. Copy its reference number onto a card.',
    short: 'Copy one letter’s reference number onto a card.',
  },
  {
    text: 'Mail that is opened standing up gets put down again. Sit at the table with one letter and a pen.',
    short: 'Sit down with one letter and a pen. Read one line.',
  },
  {
    text: 'The last payment made something smaller. Lay the newest balance beside the one before, and mark the difference.',
    short: 'Lay the newest statement beside the last. Mark the difference.',
  },
  {
    text: 'A bank answers a question more kindly than a silence. Write down the one question that you would ask.',
    short: 'Write one question for the bank. Send it another day.',
  },
  {
    text: 'The quiet bills have renewal dates. Find one subscription, and write down when it renews.',
    short: 'Find one subscription bill. Write down when it renews.',
  },
  {
    text: 'Somebody you trust could sit beside you. Ask them for the length of one envelope.',
    short: 'Ask somebody to sit beside you for one envelope.',
  },
  {
    text: 'The box with the letters needs a lid and a day. Write on the lid which weekday is for opening.',
    short: 'Write one weekday on the letter box. Open letters then.',
  },
  {
    text: 'Payday is the easiest day to pay a debt. Write its date beside the next payment.',
    short: 'Write your payday beside the next payment date.',
  },
  {
    text: 'An empty envelope still looks like a bill. Throw the empty ones away, and see how small the pile is.',
    short: 'Throw out the empty envelopes. Look at the pile.',
  },
  {
    text: 'What a letter cannot do is worth knowing. Read one, and write what it asks: to know, to pay, or to answer.',
    short: 'Read one letter. Write what it asks: know, pay, or answer.',
  },
]
