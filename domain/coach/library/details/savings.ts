import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of money that is put aside. */
export const savingsDetails: readonly Detail[] = [
  {
    text: 'What is moved on payday is not spent by accident. Set the date of the transfer to the day after your pay arrives.',
    short: 'Set the transfer for the day after payday.',
  },
  {
    text: 'A savings account with a name is harder to empty. Give yours the name of what it is for.',
    short: 'Name the savings account after what it is for.',
  },
  {
    text: 'Small amounts are the ones that nobody remembers. Look at the last purchase that you do not remember making.',
    short: 'Find one purchase that you do not remember.',
  },
  {
    text: 'The card is quick, and cash has to be counted. Take out what today may cost, and leave the card at home.',
    short: 'Take out today’s cash. Leave the card at home.',
  },
  {
    text: 'A thing in the cart is not yet paid. Leave it there until tomorrow, and see whether you come back.',
    short: 'Leave one thing in the cart. Decide on the purchase tomorrow.',
  },
  {
    text: 'Subscriptions are the quietest bills. Find one that you would not start again today.',
    short: 'Find a subscription you would not start again. Note it.',
  },
  {
    text: 'Saving is easier when somebody else does it. Ask your bank’s app to move the money by itself.',
    short: 'Set up a transfer that moves money by itself.',
  },
  {
    text: 'A price in hours of work looks different. Work out for one thing how long you would stand for it.',
    short: 'Count one price in hours of work. Then decide.',
  },
  {
    text: 'Lunch from a counter costs the same every day. Choose now what you will bring for the next one.',
    short: 'Choose what you bring for lunch. It costs less.',
  },
  {
    text: 'The account page is shorter than your fear of it. Open it, read one line, and close it again.',
    short: 'Open the account page. Read one line. Close it.',
  },
  {
    text: 'Saved cards make spending a single click. Delete one of them, and let the next purchase take its time.',
    short: 'Delete one saved card. It makes each purchase slower.',
  },
  {
    text: 'A sale saves nothing for those who did not need the thing. Delete one newsletter before you read its prices.',
    short: 'Delete one sale mail before you read its prices.',
  },
  {
    text: 'Coins in a jar are a record that you can hear. Empty your pockets into it when you come home.',
    short: 'Empty your pockets into the money jar at home.',
  },
  {
    text: 'Whoever saves for something sees it before it is there. Put a picture of it where you pay.',
    short: 'Put a picture by your card: what you save for.',
  },
  {
    text: 'The week is easier to plan than the month. Write down what is left until the weekend, in one line.',
    short: 'Write one line: the money left until the weekend.',
  },
  {
    text: 'A no to the purchase is a yes that has a name. Say the name of what you are saving for, and then decide.',
    short: 'Say what you are saving for. Then decide.',
  },
  {
    text: 'Borrowing is older than buying. Ask one person whether they have the thing that you need for a day.',
    short: 'Before you pay for something, ask to borrow it.',
  },
  {
    text: 'What you already own hides behind what you paid for last. Look through one drawer before you look at a store.',
    short: 'Look through one drawer before you spend money.',
  },
  {
    text: 'The first transfer may be small enough to laugh at. Make it anyway, because the second one copies it.',
    short: 'Make one small transfer. Any amount counts.',
  },
  {
    text: 'Receipts tell where the money was, without a lecture. Lay the last few side by side, and look for one pattern.',
    short: 'Lay the last receipts side by side. Find one pattern.',
  },
  {
    text: 'At the register it is too late to think. Set the amount before you go in, and write it on your hand.',
    short: 'Write down what you will spend. Do it before the store.',
  },
  {
    text: 'Some bills can be talked about. Write down the question that you would put to one provider.',
    short: 'Write down one question about one bill you pay.',
  },
  {
    text: 'A day without spending is not a poor day. Look at what is in the house, and let today live on that.',
    short: 'Spend nothing today. Live on what is in the house.',
  },
  {
    text: 'The account grows by what nobody notices. Round up one payment, and move the difference.',
    short: 'Round one payment up. Move the difference into the account.',
  },
]
