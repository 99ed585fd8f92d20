import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of debts. */
export const debtDetails: readonly Detail[] = [
  {
    text: 'An opened envelope is only paper with a date on it. Fetch one, and read as far as the date.',
    short: 'Fetch one envelope. Open it. Read the date. Stop.',
  },
  {
    text: 'The debt in your head is rarely the debt on the page. Look up one balance, and write it down with today’s date.',
    short: 'Look up one debt. Write it down. Date it.',
  },
  {
    text: 'Letters about money get heavier in a drawer. Carry the pile to the table, closed, and leave it in the light.',
    short: 'Pile of letters to the table. Closed. In the light.',
  },
  {
    text: 'Every debt has a name, a sum, and a date. Write the name of one, and leave the rest of the line open.',
    short: 'One debt on a line: its name. Rest later.',
  },
  {
    text: 'The smallest debt is the one that can end first. Find out which one it is, and write its name on top.',
    short: 'Smallest debt: name it. Top of the list.',
  },
  {
    text: 'A bill that is paid still lies among the others. Find one, write “paid” on it, and take it off the pile.',
    short: 'One paid bill off the pile. Mark it. File it.',
  },
  {
    text: 'A payment that goes out by itself cannot be forgotten. Check when the next one is due, and circle the day.',
    short: 'Next payment: circle the day. The debt gets smaller.',
  },
  {
    text: 'The card in your wallet spends faster than you do. Put it into the box with the letters for today.',
    short: 'Card into the letter box at home. Cash today.',
  },
  {
    text: 'An adviser for debts has seen larger piles than yours. Look up the number of a nonprofit one, and write it on the box.',
    short: 'Nonprofit debt adviser: number on the box. That is all.',
  },
  {
    text: 'The date on a letter matters more than its tone. Underline the date, and skip the rest for now.',
    short: 'Underline the date. Skip the tone. One letter.',
  },
  {
    text: 'A debt gets no larger while a purchase waits. Write down what you want to buy, and the price beside it.',
    short: 'Want it? The debt comes first. Write down the price.',
  },
  {
    text: 'Reminders come in rows, and only the newest counts. Sort one sender’s letters by date, newest on top.',
    short: 'One sender’s letters. Newest on top. Clip them.',
  },
  {
    text: 'The interest is printed small for a reason. Find it on one statement, and write it large.',
    short: 'Find the interest on one statement. Write it large.',
  },
  {
    text: 'A store that has your card number helps the debt along. Delete it from one of them.',
    short: 'Delete your card from one store. Debt loses a helper.',
  },
  {
    text: 'You do not have to understand a letter to answer it. Copy its reference number onto a card.',
    short: 'Copy one reference number. Card on the letter. Enough.',
  },
  {
    text: 'Mail that is opened standing up gets put down again. Sit at the table with one letter and a pen.',
    short: 'Sit down. One letter. One pen. Read its first line.',
  },
  {
    text: 'The last payment made something smaller. Lay the newest balance beside the one before, and mark the difference.',
    short: 'Newest statement beside the last one. Mark what went down.',
  },
  {
    text: 'A bank answers a question more kindly than a silence. Write down the one question that you would ask.',
    short: 'One question for the bank. In writing. Send it later.',
  },
  {
    text: 'The quiet bills have renewal dates. Find one subscription, and write down when it renews.',
    short: 'One quiet bill: find its renewal date. Write it down.',
  },
  {
    text: 'Somebody you trust could sit beside you. Ask them for the length of one envelope.',
    short: 'Ask one person for one envelope’s time. At the table.',
  },
  {
    text: 'The box with the letters needs a lid and a day. Write on the lid which weekday is for opening.',
    short: 'Letter box: write the weekday on the lid.',
  },
  {
    text: 'Payday is the easiest day to pay a debt. Write its date beside the next payment.',
    short: 'Payday beside the payment date. Same line. Done.',
  },
  {
    text: 'An empty envelope still looks like a bill. Throw the empty ones away, and see how small the pile is.',
    short: 'Empty envelopes out. Count nothing. See the pile.',
  },
  {
    text: 'What a letter cannot do is worth knowing. Read one, and write what it asks: to know, to pay, or to answer.',
    short: 'One letter. It asks: know, pay, or answer. Write which.',
  },
]
