import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Money that is put aside or not spent by a date. The day before, and the day itself (TEXT-37). */
export const savingsDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Look up what has come together so far, and write the sum beside the one you aimed at. Today needs no more arithmetic.',
        'Look up what has come together so far, and write the sum beside the one you aimed at. Today needs no more arithmetic.',
      ],
      short: [
        'Your note: {last_note}. Look up the sum so far. Write it beside your aim. Close the account.',
        'Look up the sum so far. Write it beside your aim. Close the account.',
      ],
      step: { text: 'Write down what you have saved, and beside it your aim.', minutes: 3 },
      challenge: { text: 'Say out loud what the money is for.', seconds: 15 },
    },
    {
      text: [
        'Check that the next transfer is set up: the sum, the day, and the account it goes to. Change nothing else today.',
      ],
      short: ['Check the next transfer. Sum, day, account. Change nothing else.'],
      step: { text: 'Check the sum and the day of the next transfer.', minutes: 3 },
      challenge: { text: 'Write the day of the transfer on a slip.', seconds: 30 },
    },
    {
      text: [
        'You wrote {obstacle}. Decide today what you will do when it comes before the date: let it wait a day, or take it out of another sum.',
        'Choose one purchase that was meant for today and can wait until the date is over. Write it on a list, with its price.',
      ],
      short: [
        'Known obstacle: {obstacle}. Decide now what you do then. Wait a day. Write that down.',
        'Pick one purchase for today. It waits until the date is over. On the list, with its price.',
      ],
      meets: ['money', 'stress', 'bored'],
      step: { text: 'Write down one purchase that waits, with its price.', minutes: 2 },
      challenge: { text: 'Take one card out of your wallet until tomorrow.', seconds: 30 },
    },
    {
      text: [
        'Write down what you would do if some of it is still missing: give it another month, or aim a little lower. A choice made today is calmer.',
      ],
      short: ['If some is missing: another month, or a lower aim. Choose now. Write it down.'],
      step: { text: 'Write one line: another month, or a little lower.', minutes: 2 },
      challenge: { text: 'Put the line where you will look at the account.', seconds: 30 },
    },
    {
      text: [
        'Look through what left the account this week, and mark what you would pay for again. The rest is useful to know.',
      ],
      short: ['Read this week’s payments. Mark what was worth it. Leave the rest unmarked. Close the page.'],
      step: { text: 'Mark this week’s payments that were worth it.', minutes: 4 },
      challenge: { text: 'Delete one saved card from one store.', seconds: 90 },
    },
  ],
  target_day: [
    {
      text: [
        'Look at the sum once today, and write it down with the date. It is yours, whether it is the one you aimed at or not.',
      ],
      short: ['Look at the sum. Once. Write it down with the date. Close the page.'],
      step: { text: 'Write down today’s sum with the date.', minutes: 2 },
      challenge: { text: 'Say the sum aloud once.', seconds: 15 },
    },
    {
      text: [
        'Divide the sum by the months it took. That is what a month of yours can do, and a better measure than the date.',
      ],
      short: ['Divide the sum by the months. Write it down. That is your measure.'],
      step: { text: 'Write down what came together in a month, on average.', minutes: 3 },
      challenge: { text: 'Circle the best month.', seconds: 30 },
    },
    {
      text: [
        'Decide where the money stays until it is used, so that it does not slip into other things. Move it there, or leave it on purpose.',
      ],
      short: ['Decide where the money stays. Move it there. Or leave it on purpose.'],
      step: { text: 'Decide which account the money stays in.', minutes: 3 },
      challenge: { text: 'Give that account a name that says what it is for.', seconds: 60 },
    },
    {
      text: [
        'Write down which small thing made most of it: a transfer, a list, a card left at home. That one is worth keeping.',
      ],
      short: ['Name the one thing that saved most. Transfer, list, card at home. Keep that one.'],
      step: { text: 'Write down which habit saved most.', minutes: 2 },
      challenge: { text: 'Tell one person what the money is for.', seconds: 60 },
    },
    {
      text: [
        'Decide what the next sum is for, if there is one. A name and a month are enough, and no amount has to stand there yet.',
      ],
      short: ['Name what comes next. One name, one month. No amount yet.'],
      step: { text: 'Write the name of the next thing, and a month.', minutes: 2 },
      challenge: { text: 'Put the old list of wishes beside it, and strike one.', seconds: 45 },
    },
  ],
}
