import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to save, without texts of a topic (TEXT-30). */
export const saveFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Subscriptions renew without a word. Look up when the next one is due, and write down the date.',
      short: 'Look up the next subscription. Note the date.',
      pairs: [
        {
          step: { text: 'Decide whether it may renew, and write yes or no beside the date.', minutes: 2 },
          challenge: { text: 'Say when you last used what you pay for there.', seconds: 30 },
        },
        {
          step: { text: 'Look for the page where you can cancel it, and save the link.', minutes: 2 },
          challenge: { text: 'Name one more thing that renews.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You buy less on impulse with a list in your hand. Start one for your next trip, with what you really need on top.',
      short: 'Start your shopping list. Needs come first.',
      pairs: [
        {
          step: { text: 'Cross out what you already have at home.', minutes: 2 },
          challenge: { text: 'Read the list once, and say what can wait.', seconds: 30 },
        },
        {
          step: { text: 'Write on top what the list may not contain.', minutes: 1 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Say in one sentence what the money is for.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Receipts hide in pockets and bags. Put this week’s into one envelope for {weekday}.',
      short: 'Collect this week’s receipts. One envelope for {weekday}.',
      pairs: [
        {
          step: { text: 'Mark the receipt that surprises you.', minutes: 2 },
          challenge: { text: 'Fold the envelope, and write {weekday} on it.', seconds: 15 },
        },
        {
          step: { text: 'Empty the pockets of one coat and one bag.', minutes: 2 },
          challenge: { text: 'Guess what the oldest receipt was for, and look.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You may need something only once. Ask one person whether you can borrow it instead of buying it.',
      short: 'Needed only once? Ask one person to lend it.',
      pairs: [
        {
          step: { text: 'Write down what you could lend them in return.', minutes: 2 },
          challenge: { text: 'Name one thing that you bought once and used once.', seconds: 15 },
        },
        {
          step: { text: 'Look in a drawer for something that would do as well.', minutes: 2 },
          challenge: { text: 'Hold what you found, and say how it could serve.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Every mail from a store is an invitation to spend. Unsubscribe from the newest one.',
      short: 'Unsubscribe from one store. Take the newest mail.',
      pairs: [
        {
          step: { text: 'Remove your saved card from that store.', minutes: 2 },
          challenge: { text: 'Delete one older mail of a store without opening it.', seconds: 30 },
        },
        {
          step: { text: 'Look for one more store mail that came this week.', minutes: 1 },
          challenge: { text: 'Say the sentence that makes you wait a day before buying.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Check the fridge and the pantry for what has to be used first. Plan one meal around it.',
      short: 'Check the fridge. Plan one meal around it.',
      pairs: [
        {
          step: { text: 'Move that food to the front, where everybody sees it.', minutes: 2 },
          challenge: { text: 'Read the date on the oldest package.', seconds: 15 },
        },
        {
          step: { text: 'Check what else that meal needs, and whether you have it.', minutes: 2 },
          challenge: { text: 'Name what you need not buy now.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A bill on a bad day upsets every plan. Write down the day when the next one is due.',
      short: 'Write down when the next bill is due.',
      pairs: [
        {
          step: { text: 'Put the paper for it in one place with the others.', minutes: 2 },
          challenge: { text: 'Count the papers in that place, and close the folder.', seconds: 30 },
        },
        {
          step: { text: 'Look up the sum of that bill, and write it beside the day.', minutes: 1 },
          challenge: { text: 'Put the card that you need least in the back of your wallet.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Money with a name is left alone. Write down what yours is for, in words that you like.',
      short: 'Write down what the money is for.',
      pairs: [
        {
          step: { text: 'Put the words on the jar, the envelope, or the account.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one thing you already have and do not need to buy.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Find a picture of it, and put it with your cards.', minutes: 2 },
          challenge: { text: 'Look at the picture, and say one detail of it.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Find the login, the card reader, or the folder you will need tomorrow.',
      short: 'Find the login or the folder for tomorrow.',
      pairs: [
        {
          step: { text: 'Lay a pencil and paper beside it.', minutes: 1 },
          challenge: { text: 'Put the folder where you will open it.', seconds: 15 },
        },
        {
          step: { text: 'Check whether it still works, and close it.', minutes: 2 },
          challenge: { text: 'Write on a slip what you will look at first tomorrow.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down the one figure you want to check tomorrow, with a blank beside it.',
      short: 'Write down which figure you will check tomorrow.',
      pairs: [
        {
          step: { text: 'Write below it the figure that you expect.', minutes: 1 },
          challenge: { text: 'Fold the paper so that only the blank shows.', seconds: 30 },
        },
        {
          step: { text: 'Find the paper or the page that shows the figure.', minutes: 2 },
          challenge: { text: 'Lay a pencil on it, and leave it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Pack or plan something to eat on the way tomorrow, so that you need not buy it.',
      short: 'Plan what you will eat on the way tomorrow.',
      pairs: [
        {
          step: { text: 'Fill a bottle, and put it with the food.', minutes: 2 },
          challenge: { text: 'Empty the coins out of your wallet onto one pile.', seconds: 30 },
        },
        {
          step: { text: 'Write on a slip what you need not buy tomorrow.', minutes: 1 },
          challenge: { text: 'Set the bag for tomorrow in front of the food.', seconds: 15 },
        },
      ],
    },
  ],
}
