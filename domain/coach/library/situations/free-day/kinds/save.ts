import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to save, without texts of a topic (TEXT-30). */
export const saveFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Subscriptions renew without a word. Look up when the next one is due, and write down the date.',
        short: 'Look up the next subscription. Note the date.',
        about: 'renew',
      },
      {
        text: 'You buy less on impulse with a list in your hand. Start one for your next trip, with what you really need on top.',
        short: 'Start your shopping list. Needs come first.',
        about: 'list',
      },
      {
        text: 'Receipts hide in pockets and bags. Put this week’s into one envelope for {weekday}.',
        short: 'Collect this week’s receipts. One envelope for {weekday}.',
        about: 'receipt',
      },
      {
        text: 'You may need something only once. Ask one person whether you can borrow it instead of buying it.',
        short: 'Needed only once? Ask one person to lend it.',
        about: 'borrow',
      },
      {
        text: 'Every mail from a store is an invitation to spend. Unsubscribe from the newest one.',
        short: 'Unsubscribe from one store. Take the newest mail.',
        about: 'mail',
      },
      {
        text: 'Check the fridge and the pantry for what has to be used first. Plan one meal around it.',
        short: 'Check the fridge. Plan one meal around it.',
        about: 'use',
      },
    ],
    eve: [
      {
        text: 'Find the login, the card reader, or the folder you will need tomorrow.',
        short: 'Find the login or the folder for tomorrow.',
        about: 'login',
      },
      {
        text: 'Write down the one figure you want to check tomorrow, with a blank beside it.',
        short: 'Write down which figure you will check tomorrow.',
        about: 'figure',
      },
      {
        text: 'Pack or plan something to eat on the way tomorrow, so that you need not buy it.',
        short: 'Plan what you will eat on the way tomorrow.',
        about: 'food',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down when the next subscription renews.', minutes: 2, about: 'renew' },
      { text: 'Start the list for your next trip to the store.', minutes: 2, about: 'list' },
      { text: 'Put this week’s receipts into one envelope.', minutes: 3, about: 'receipt' },
      { text: 'Ask one person whether you can borrow something you need only once.', minutes: 2, about: 'borrow' },
      { text: 'Unsubscribe from one store’s mails.', minutes: 1, about: 'mail' },
      { text: 'Find the food that has to be used first, and move it to the front.', minutes: 3, about: 'use' },
      { text: 'Look in a drawer for one thing you would otherwise buy.', minutes: 2, about: 'drawer' },
      { text: 'Write down the day when the next bill is due.', minutes: 1, about: 'date' },
    ],
    eve: [
      { text: 'Find the login or the folder you will need tomorrow.', minutes: 2, about: 'login' },
      { text: 'Write down which figure you will check tomorrow.', minutes: 1, about: 'figure' },
      { text: 'Fill a bottle to take with you tomorrow.', minutes: 2, about: 'bottle' },
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
        twin: 'Name one thing you already have and do not need to buy.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Think of one store that has your card saved.', seconds: 45, about: 'saved' },
      { text: 'Guess what the last purchase cost, and check.', seconds: 30, about: 'price' },
    ],
    eve: [
      { text: 'Put the folder where you will open it.', seconds: 15, about: 'folder' },
      { text: 'Empty the coins out of your wallet onto one pile.', seconds: 30, about: 'coins' },
      { text: 'Read the list for the store once, and cross out one thing.', seconds: 30, about: 'list' },
    ],
  },
}
