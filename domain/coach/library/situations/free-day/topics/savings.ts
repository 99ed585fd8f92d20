import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the day for saving (TEXT-30). */
export const savingsFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Costs that renew are easily forgotten. Look up the next subscription that is due, and write down its date.',
        short: 'Look up which subscription renews next.',
        about: 'renew',
      },
      {
        text: 'Look whether your bank can move the savings by itself on payday. Note where the setting is.',
        short: 'Look for the automatic transfer at your bank.',
        about: 'transfer',
      },
      {
        text: 'Savings with a name are left alone. Choose a name for the account or the jar.',
        short: 'Name the savings account or the jar.',
        about: 'name',
      },
      {
        text: 'Empty coins from coats and bags into one jar, and do not count them yet.',
        short: 'Empty the coins into one savings jar.',
        about: 'cash',
      },
      {
        text: 'Look up what the thing that you save for costs by now.',
        short: 'Look up the price of what you save for.',
        about: 'price',
      },
      {
        text: 'Ask one person whether you can borrow what you were about to buy, and put the money aside.',
        short: 'Ask to borrow it. Save the money.',
        about: 'borrow',
      },
      {
        text: 'Write the list for the store before you are hungry, and set a line under it.',
        short: 'Write the store list. Line under it. Save the rest.',
        about: 'list',
      },
      {
        text: 'Find one store that has your card saved, and remove it there.',
        short: 'Remove your card from one store. It saves.',
        about: 'card',
      },
    ],
    eve: [
      {
        text: 'Find the card reader or the password that you need for the transfer tomorrow.',
        short: 'Find the card reader for the transfer.',
        about: 'login',
      },
      {
        text: 'Write down the sum that you put aside tomorrow, before you see anything to buy.',
        short: 'Write down the sum for the savings.',
        about: 'sum',
      },
      {
        text: 'Plan what you eat on the way tomorrow, and put the price of a bought meal aside.',
        short: 'Plan the meal for tomorrow. Save its price.',
        about: 'meal',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down when the next subscription renews.', minutes: 2, about: 'renew' },
      { text: 'Look for the automatic transfer in your bank’s menu.', minutes: 2, about: 'transfer' },
      { text: 'Write the name of your savings on the jar or the account.', minutes: 1, about: 'name' },
      { text: 'Collect the coins from coats and bags in one jar.', minutes: 3, about: 'cash' },
      {
        text: 'Write down who could remind you kindly when this comes up: {obstacle}.',
        twin: 'Write down one purchase that can wait for a month.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Remove your card from one store.', minutes: 2, about: 'card' },
      { text: 'Look up what the thing that you save for costs by now.', minutes: 2, about: 'price' },
      { text: 'Start the list for the store, and draw a line under it.', minutes: 1, about: 'list' },
    ],
    eve: [
      { text: 'Find what you need for the transfer.', minutes: 2, about: 'login' },
      { text: 'Write down the sum for the savings.', minutes: 1, about: 'sum' },
      { text: 'Fill a bottle, so that you need not buy a drink tomorrow.', minutes: 2, about: 'bottle' },
    ],
  },
  challenges: {
    any: [
      { text: 'Lift the savings jar: is it heavier?', seconds: 15, about: 'jar' },
      { text: 'Read one receipt, and find a thing that you did not need.', seconds: 30, about: 'receipt' },
      {
        text: 'Say your plan for the savings by heart: {plan}',
        twin: 'Say what the money is for, in one sentence.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and close the wallet: {why}.',
        twin: 'Picture the first day when the savings are there.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at one picture of what you save for.', seconds: 45, about: 'picture' },
      { text: 'Take one card that you do not need out of your wallet.', seconds: 30, about: 'wallet' },
    ],
    eve: [
      { text: 'Put the sum on a slip into the wallet.', seconds: 15, about: 'slip' },
      { text: 'Find the page of your bank for the transfer.', seconds: 30, about: 'page' },
      { text: 'Put one coin into the savings jar.', seconds: 15, about: 'coin' },
    ],
  },
}
