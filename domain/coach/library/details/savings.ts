import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of money that is put aside. */
export const savingsDetails: readonly Detail[] = [
  {
    text: 'You do not spend what has already left the account. Set the savings transfer for the day after your pay arrives.',
    short: 'Set the transfer for the day after payday.',
    form: 'prepare',
  },
  {
    text: 'Name your savings account in the app after what it is for. A name makes it harder to take money out.',
    short: 'Name the savings account after what it is for.',
    form: 'prepare',
  },
  {
    text: 'Many small purchases are soon forgotten. Look through the last week on your account, and find one that you do not remember.',
    short: 'Find one purchase that you do not remember.',
    form: 'note',
  },
  {
    text: 'Take out the cash that today may cost, and leave the card at home. Then you see what you spend.',
    short: 'Take out today’s cash. Leave the card at home.',
    form: 'prepare',
  },
  {
    text: 'Leave one thing in the cart until tomorrow, and close the page. After a day, you may not want the purchase anymore.',
    short: 'Leave one thing in the cart. Decide on the purchase tomorrow.',
    form: 'moment',
  },
  {
    text: 'Subscriptions are easily overlooked. Find one on your statement that you would not start again, and note when it renews.',
    short: 'Find a subscription you would not start again. Note it.',
    form: 'note',
  },
  {
    text: 'An automatic transfer works even in a busy month. Open your bank’s app, and find where to set one up.',
    short: 'Set up a transfer that moves money by itself.',
    form: 'prepare',
  },
  {
    text: 'It is hard to feel what a price means. Work out how many hours you work for one thing that you want to buy.',
    short: 'Count one price in hours of work. Then decide.',
    form: 'note',
  },
  {
    text: 'Lunch from home costs less than a bought one. Put one thing for your next lunch into your bag now.',
    short: 'Choose what you bring for lunch. It costs less.',
    form: 'prepare',
  },
  {
    text: 'People who put off looking at their account often expect worse. Open the account page, read one line, and close it again.',
    short: 'Open the account page. Read one line. Close it.',
    form: 'note',
  },
  {
    text: 'Delete the saved card in one online store, so that the next purchase takes more than a click.',
    short: 'Delete one saved card. It makes each purchase slower.',
    form: 'prepare',
  },
  {
    text: 'Delete one sale mail unread, so that you spend nothing on something you did not need before.',
    short: 'Delete one sale mail before you read its prices.',
    form: 'prepare',
  },
  {
    text: 'Coins in a jar add up without much effort. Empty your pockets and your wallet into it whenever you come home.',
    short: 'Empty your pockets into the money jar at home.',
    form: 'moment',
  },
  {
    text: 'Put a small picture of what you save for next to the card in your wallet.',
    short: 'Put a picture by your card: what you save for.',
    form: 'prepare',
  },
  {
    text: 'A week is easier to plan than a month. Write down in one line how much money is left until the weekend.',
    short: 'Write one line: the money left until the weekend.',
    form: 'note',
  },
  {
    text: 'Say out loud what you are saving for, once now and once before the next purchase.',
    short: 'Say what you are saving for. Then decide.',
    form: 'note',
  },
  {
    text: 'Before you pay for the next thing, ask one person whether you can borrow it for a day.',
    short: 'Before you pay for something, ask to borrow it.',
    form: 'moment',
  },
  {
    text: 'Look through one drawer before you spend money on something new. You may have it already.',
    short: 'Look through one drawer before you spend money.',
    form: 'moment',
  },
  {
    text: 'The first transfer may be tiny, because it starts the habit. Move a small sum into your savings now.',
    short: 'Make one small transfer. Any amount counts.',
    form: 'prepare',
  },
  {
    text: 'Receipts show where your money goes. Lay the last few side by side, and look for something that you buy often.',
    short: 'Lay the last receipts side by side. Find one pattern.',
    form: 'note',
  },
  {
    text: 'In a store, it is hard to keep track. Write down what you will spend before you go in.',
    short: 'Write down what you will spend. Do it before the store.',
    form: 'moment',
  },
  {
    text: 'Some companies lower a price when they are asked. Write down what you would ask one whose bill you pay.',
    short: 'Write down one question about one bill you pay.',
    form: 'note',
  },
  {
    text: 'One day without spending shows you what you have at home. Look into the fridge and the shelves before you buy anything today.',
    short: 'Spend nothing today. Live on what is in the house.',
    form: 'moment',
  },
  {
    text: 'Round your last payment up, and move the difference into your savings. You will hardly notice it.',
    short: 'Round one payment up. Move the difference into the account.',
    form: 'prepare',
  },
]
