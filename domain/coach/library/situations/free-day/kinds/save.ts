import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to save, without texts of a topic (TEXT-30). */
export const saveFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Costs that renew are quiet. Look up when the next one is due, and write down the date.',
        short: 'Look up the next cost that renews. Note the date.',
        about: 'renew',
      },
      {
        text: 'What is on no list gets bought in passing. Start the list for the next trip to the store, with what you need first.',
        short: 'Start the list for the store. Needs come first.',
        about: 'list',
      },
      {
        text: 'Receipts in pockets tell nothing. Collect those of this week in one envelope for {weekday}.',
        short: 'Collect the receipts of this week. One envelope for {weekday}.',
        about: 'receipt',
      },
      {
        text: 'Some things are needed only once. Ask one person whether you can borrow what you were going to buy.',
        short: 'Ask one person to lend it. Once is enough.',
        about: 'borrow',
      },
      {
        text: 'A store that writes to you sells more. Unsubscribe from the newest of these mails.',
        short: 'Unsubscribe from one store. Take the newest mail.',
        about: 'mail',
      },
      {
        text: 'Look into the fridge and the pantry for what has to be used first. Plan one meal with it.',
        short: 'Look into the fridge. Plan one meal with it.',
        about: 'use',
      },
    ],
    eve: [
      {
        text: 'Find the login, the card reader, or the folder that you need tomorrow.',
        short: 'Find the login or the folder for tomorrow.',
        about: 'login',
      },
      {
        text: 'Write down the one figure that you want to look at tomorrow, with an empty space beside it.',
        short: 'Write down which figure you look at tomorrow.',
        about: 'figure',
      },
      {
        text: 'Pack or plan what you will eat on the way tomorrow, so that you need not buy it.',
        short: 'Plan what you eat on the way tomorrow.',
        about: 'food',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down the next date on which a cost renews.', minutes: 2, about: 'renew' },
      { text: 'Start the list for the next trip to the store.', minutes: 2, about: 'list' },
      { text: 'Put the receipts of this week into one envelope.', minutes: 3, about: 'receipt' },
      { text: 'Ask one person whether you can borrow something that you need once.', minutes: 2, about: 'borrow' },
      { text: 'Unsubscribe from one store’s mails.', minutes: 1, about: 'mail' },
      { text: 'Look for the food that has to be used first, and put it in front.', minutes: 3, about: 'use' },
      { text: 'Look for one thing in a drawer that you would otherwise buy.', minutes: 2, about: 'drawer' },
      { text: 'Write down the day when the next bill is due.', minutes: 1, about: 'date' },
    ],
    eve: [
      { text: 'Find the login or the folder that you need tomorrow.', minutes: 2, about: 'login' },
      { text: 'Write down which figure you look at tomorrow.', minutes: 1, about: 'figure' },
      { text: 'Fill a bottle for the way tomorrow.', minutes: 2, about: 'bottle' },
    ],
  },
  challenges: {
    any: [
      { text: 'Count the cards in your wallet.', seconds: 30, about: 'wallet' },
      { text: 'Find the oldest receipt in your pockets.', seconds: 15, about: 'receipt' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Say in one sentence what the money is for.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Name one thing that you have and would not need to buy.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look for one store that has your card saved.', seconds: 45, about: 'saved' },
      { text: 'Guess what the last purchase cost, and check.', seconds: 30, about: 'price' },
    ],
    eve: [
      { text: 'Lay the folder where you will open it.', seconds: 15, about: 'folder' },
      { text: 'Empty the coins out of your wallet onto one pile.', seconds: 30, about: 'coins' },
      { text: 'Read the list for the store once, and cross out one thing.', seconds: 30, about: 'list' },
    ],
  },
}
