import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the day for saving (TEXT-30). */
export const savingsFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Costs that renew are easily forgotten. Look up the next subscription that is due, and write down its date.',
      short: 'Look up which subscription renews next.',
      pairs: [
        {
          step: { text: 'Write yes or no beside the date.', minutes: 1 },
          challenge: { text: 'Say when you last used what you pay for there.', seconds: 15 },
        },
        {
          step: { text: 'Look for the page where you can cancel it.', minutes: 2 },
          challenge: { text: 'Name one more thing that renews, and guess what it costs.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Check whether your bank can move the savings by itself on payday. Note where the setting is.',
      short: 'Look for the automatic transfer at your bank.',
      pairs: [
        {
          step: { text: 'Write down on which day of the month your pay comes.', minutes: 1 },
          challenge: { text: 'Say which day would be best for the transfer.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you need to set it up: login, number, and sum.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the savings by heart: {plan}',
            twin: 'Say what the money is for, in one sentence.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Savings with a name are left alone. Choose a name for the account or the jar.',
      short: 'Name the savings account or the jar.',
      pairs: [
        {
          step: { text: 'Write the name on the jar, or into the account.', minutes: 1 },
          challenge: { text: 'Say the name, and what it stands for.', seconds: 15 },
        },
        {
          step: { text: 'Find a picture that goes with the name.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and close the wallet: {why}.',
            twin: 'Picture the first day when the savings are there.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Empty coins from coats and bags into one jar, and do not count them yet.',
      short: 'Empty the coins into one savings jar.',
      pairs: [
        {
          step: { text: 'Put the jar where you empty your pockets.', minutes: 1 },
          challenge: { text: 'Lift the jar, and guess whether it is heavier.', seconds: 15 },
        },
        {
          step: { text: 'Look in one drawer and under one cushion for more.', minutes: 2 },
          challenge: { text: 'Take one coin, and read the year on it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look up what the thing that you save for costs by now.',
      short: 'Look up the price of what you save for.',
      pairs: [
        {
          step: { text: 'Write the price on a slip, with the date.', minutes: 1 },
          challenge: { text: 'Look at a picture of the thing for as long as you like.', seconds: 15 },
        },
        {
          step: { text: 'Look up what it costs used, or borrowed.', minutes: 2 },
          challenge: { text: 'Say which part of it matters most to you.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ask one person whether you can borrow what you were about to buy, and put the money aside.',
      short: 'Ask to borrow it. Save the money.',
      pairs: [
        {
          step: { text: 'Write down what you could lend them in return.', minutes: 2 },
          challenge: { text: 'Name one thing that you bought once and used once.', seconds: 15 },
        },
        {
          step: {
            text: 'Write down who could remind you kindly when this comes up: {obstacle}.',
            twin: 'Write down one purchase that can wait for a month.',
            minutes: 2,
          },
          challenge: { text: 'Say the sentence that makes you wait a day before buying.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Write the list for the store before you are hungry, and set a line under it.',
      short: 'Write the store list. Line under it. Save the rest.',
      pairs: [
        {
          step: { text: 'Cross out what you have at home already.', minutes: 1 },
          challenge: { text: 'Read the list once, and stop at the line.', seconds: 15 },
        },
        {
          step: { text: 'Look through the fridge for a meal that needs no store.', minutes: 2 },
          challenge: { text: 'Read one receipt, and find a thing that you did not need.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Find one store that has your card saved, and remove it there.',
      short: 'Remove your card from one store. It saves.',
      pairs: [
        {
          step: { text: 'End the mails of the same store.', minutes: 1 },
          challenge: { text: 'Name one more store that has your card.', seconds: 15 },
        },
        {
          step: { text: 'Take one card that you do not need out of your wallet.', minutes: 2 },
          challenge: { text: 'Count what is left in the wallet, cards and slips.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some things were worth their money. Write down one, and what made it so.',
      short: 'Write down one thing worth its money.',
      pairs: [
        {
          step: { text: 'Write below it how long you have had it.', minutes: 1 },
          challenge: { text: 'Look at it, or say where it is.', seconds: 15 },
        },
        {
          step: { text: 'Wipe or fix it, so that it lasts longer.', minutes: 2 },
          challenge: { text: 'Name one thing that you would not buy again.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Saved money needs a rule for bad months. Write down how little is enough in such a month.',
      short: 'Write down how little is enough.',
      pairs: [
        {
          step: { text: 'Put the rule with the jar or the bank card.', minutes: 1 },
          challenge: { text: 'Say the rule in one sentence.', seconds: 15 },
        },
        {
          step: { text: 'List what makes a month cost more: a repair, a trip, or a birthday.', minutes: 2 },
          challenge: { text: 'Look up when the next of these comes.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody in your life is good with money. Write down who, and one thing that they do.',
      short: 'Write down who is good with money.',
      pairs: [
        {
          step: { text: 'Ask how that person began with it.', minutes: 2 },
          challenge: { text: 'Say what you could copy.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you would ask them first.', minutes: 1 },
          challenge: { text: 'Name one thing that you do well with money yourself.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Find the card reader or the password that you need for the transfer tomorrow.',
      short: 'Find the card reader for the transfer.',
      pairs: [
        {
          step: { text: 'Lay it beside a pen and a slip.', minutes: 1 },
          challenge: { text: 'Find the page of your bank for the transfer.', seconds: 15 },
        },
        {
          step: { text: 'Write down which account it goes from, and which one it goes to.', minutes: 2 },
          challenge: { text: 'Say the sum that you have in mind, half aloud.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down the sum that you put aside tomorrow, before you see anything to buy.',
      short: 'Write down the sum for the savings.',
      pairs: [
        {
          step: { text: 'Fold the note, and put it around your bank card.', minutes: 1 },
          challenge: { text: 'Put one coin into the savings jar.', seconds: 15 },
        },
        {
          step: { text: 'Put the note where you will be when the pay comes in.', minutes: 1 },
          challenge: { text: 'Say the name of your savings.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Plan what you eat on the way tomorrow, and put the price of a bought meal aside.',
      short: 'Plan the meal for tomorrow. Save its price.',
      pairs: [
        {
          step: { text: 'Fill a bottle, and put it with the food.', minutes: 2 },
          challenge: { text: 'Say where you will walk past without buying.', seconds: 15 },
        },
        {
          step: { text: 'Put the box and a fork beside your keys.', minutes: 1 },
          challenge: { text: 'Look up what it would cost to buy, and write that on the jar.', seconds: 30 },
        },
      ],
    },
  ],
}
