import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of money that is put aside. */
export const savingsDetails: readonly Detail[] = [
  {
    text: 'What is moved on payday is not spent by accident. Set the date of the transfer to the day after your pay arrives.',
    short: 'Transfer on the day after payday. Set the date now.',
  },
  {
    text: 'A savings account with a name is harder to empty. Give yours the name of what it is for.',
    short: 'Give the savings account a name. What is it for?',
  },
  {
    text: 'Small amounts are the ones that nobody remembers. Look at the last purchase that you do not remember making.',
    short: 'Find the purchase you do not remember. Look at it.',
  },
  {
    text: 'The card is quick, and cash has to be counted. Take out what today may cost, and leave the card at home.',
    short: 'Cash for today. Card at home. Count it once.',
  },
  {
    text: 'A thing in the cart is not yet paid. Leave it there until tomorrow, and see whether you come back.',
    short: 'In the cart is not yet paid. Come back tomorrow.',
  },
  {
    text: 'Subscriptions are the quietest bills. Find one that you would not start again today.',
    short: 'Find one subscription you would not start again. Note it.',
  },
  {
    text: 'Saving is easier when somebody else does it. Ask your bank’s app to move the money by itself.',
    short: 'Let the bank move the money. Set it up once.',
  },
  {
    text: 'A price in hours of work looks different. Work out for one thing how long you would stand for it.',
    short: 'One price, in hours of work. Then decide.',
  },
  {
    text: 'Lunch from a counter costs the same every day. Choose now what you will bring for the next one.',
    short: 'Choose the next lunch now. Home costs less.',
  },
  {
    text: 'The account page is shorter than your fear of it. Open it, read one line, and close it again.',
    short: 'Open the account page. Read one line. Close it.',
  },
  {
    text: 'Saved cards make spending a single click. Delete one of them, and let the next purchase take its time.',
    short: 'Delete one saved card. Make the purchase slow.',
  },
  {
    text: 'A sale saves nothing for those who did not need the thing. Delete one newsletter before you read its prices.',
    short: 'One sale mail. Unread. Deleted. Money saved.',
  },
  {
    text: 'Coins in a jar are a record that you can hear. Empty your pockets into it when you come home.',
    short: 'Pockets empty into the jar. Every time you come home.',
  },
  {
    text: 'Whoever saves for something sees it before it is there. Put a picture of it where you pay.',
    short: 'Picture of it beside the card. Look, then pay.',
  },
  {
    text: 'The week is easier to plan than the month. Write down what is left until the weekend, in one line.',
    short: 'One line: what is left until the weekend. Write it.',
  },
  {
    text: 'A no to the purchase is a yes that has a name. Say the name of what you are saving for, and then decide.',
    short: 'Name what you save for. Out loud. Then decide.',
  },
  {
    text: 'Borrowing is older than buying. Ask one person whether they have the thing that you need for a day.',
    short: 'Need it for a day? Ask to borrow it.',
  },
  {
    text: 'What you already own hides behind what you paid for last. Look through one drawer before you look at a store.',
    short: 'One drawer before you pay again. Look there first.',
  },
  {
    text: 'The first transfer may be small enough to laugh at. Make it anyway, because the second one copies it.',
    short: 'Make the transfer. Small is fine. The next copies it.',
  },
  {
    text: 'Receipts tell where the money was, without a lecture. Lay the last few side by side, and look for one pattern.',
    short: 'Receipts side by side. One pattern. No lecture.',
  },
  {
    text: 'At the register it is too late to think. Set the amount before you go in, and write it on your hand.',
    short: 'Set the amount before the store. Write it down.',
  },
  {
    text: 'Some bills can be talked about. Write down the question that you would put to one provider.',
    short: 'One question for one provider. Write it down.',
  },
  {
    text: 'A day without spending is not a poor day. Look at what is in the house, and let today live on that.',
    short: 'Live on what is in the house. One day.',
  },
  {
    text: 'The account grows by what nobody notices. Round up one payment, and move the difference.',
    short: 'Round one payment up. Move the difference. Done.',
  },
]
