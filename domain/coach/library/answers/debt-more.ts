import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `debt.ts`. */
export const moreDebtAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'letters',
    text: 'Letters are put off less when they have a place. Set a plate where the mail comes in, and lay one debt letter on it.',
    short: 'Give debt letters a place. Set out one plate.',
    form: 'prepare',
    drill_sergeant: 'One letter on it. Still closed is fine.',
    kind_encouraging: 'It can stay closed there, because today it only moves in.',
    teammate: 'Now we know where to look, and we know it’s not everywhere.',
    wise_mentor: 'What lies in one place can be seen as a whole and left as a whole.',
    own: [
      {
        step: { text: 'Clear the space around the plate, so that debt letters stay visible.', minutes: 1 },
        challenge: { text: 'Walk in from the door once, and see whether you pass the plate.', seconds: 30 },
      },
      {
        step: { text: 'Fetch a debt letter that lies elsewhere, and add it to the plate.', minutes: 2 },
        challenge: { text: 'Turn all the letters there the same way up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'letters',
    text: 'A letter tells you something before you open it. Write on the outside of one debt letter when it came.',
    short: 'Write on one debt letter when it came.',
    form: 'note',
    drill_sergeant: 'Pen, date, down. That is all.',
    kind_encouraging: 'If you no longer know when it came, the postmark may help you.',
    teammate: 'We only write on the outside for now.',
    wise_mentor: 'The oldest and the newest are then easy to find when you are ready.',
    own: [
      {
        step: { text: 'Find out whether this debt letter is the newest you have.', minutes: 2 },
        challenge: { text: 'Lay the newest one on top, with the front facing up.', seconds: 30 },
      },
      {
        step: { text: 'Choose a corner of the envelope where you will always write that date.', minutes: 1 },
        challenge: { text: 'Leave a pen where the mail comes in, ready for the next letter.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'letters',
    text: 'A letter is easiest to open while it is new. When the next one about the debt comes, open it before you put it down.',
    short: 'Next debt letter: open it before you put it down.',
    form: 'moment',
    drill_sergeant: 'Standing up. Look for a date. Done.',
    kind_encouraging: 'You need not read it then, only take it out of its envelope.',
    teammate: 'It doesn’t even get to lie around, we’re quicker.',
    wise_mentor: 'A letter that has never lain unopened has no time to grow large.',
    own: [
      {
        step: { text: 'Choose something to open debt letters with, and leave it where mail comes in.', minutes: 2 },
        challenge: { text: 'Try it on one piece of old mail or an empty envelope.', seconds: 45 },
      },
      {
        step: { text: 'Recall where you usually put debt letters down when they come.', minutes: 1 },
        challenge: { text: 'Set a small object on that spot, as a sign to open them first.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fear makes guesses, and a guess can be written down. Write what you expect to find in the next debt letter.',
    short: 'Write what you fear in the next debt letter.',
    form: 'note',
    drill_sergeant: 'One line. Fold it. Compare later.',
    kind_encouraging: 'The guess stays on the paper, and you need not look inside yet.',
    teammate: 'When we do open it, we’ll see who was right, fear or the letter.',
    wise_mentor: 'What is written down can be compared later with what the letter really says.',
    own: [
      {
        step: { text: 'Fold the paper with your guess, and keep it with the debt letters.', minutes: 1 },
        challenge: { text: 'Write “only a guess” on the outside.', seconds: 15 },
      },
      {
        step: { text: 'Underline the part of your guess that could be checked.', minutes: 1 },
        challenge: { text: 'Name where the answer could be found, without looking there yet.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A debt frightens less when one other person knows of it. Tell somebody whom you trust that there is one.',
    short: 'Tell one person you trust: there is a debt.',
    form: 'tell',
    drill_sergeant: 'No sum. No reasons. One sentence.',
    kind_encouraging: 'You can stop after that sentence, and they need not say much.',
    teammate: 'We don’t need it fixed, we just need somebody to know.',
    wise_mentor: 'Choose somebody who can listen without giving advice at once.',
    own: [
      {
        step: { text: 'Decide what you would rather not be asked about the debt.', minutes: 1 },
        challenge: { text: 'Find a short sentence for that, such as “Not now, please.”', seconds: 45 },
      },
      {
        step: { text: 'Think of one small thing that could be done together about the debt.', minutes: 1 },
        challenge: { text: 'Put it into a short request, such as “Sit with me while I open mail.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A friendly place takes some of the fear away. Put a cup that you like where you read letters about the debt.',
    short: 'Make the place for debt letters friendly. Bring a cup.',
    form: 'prepare',
    drill_sergeant: 'Fill it first. Then the letter.',
    kind_encouraging: 'The letter does not get nicer, and you are a little less alone with it.',
    teammate: 'With something warm in hand, we’re braver with paper.',
    wise_mentor: 'You sit down sooner at a place that you like, whatever lies on it.',
    own: [
      {
        step: { text: 'Lay one debt letter, still closed, beside the cup.', minutes: 1 },
        challenge: { text: 'Pour yourself something to drink, and sit there for a few sips.', seconds: 120 },
      },
      {
        step: { text: 'Remove one thing near the cup that makes the place unpleasant.', minutes: 1 },
        challenge: { text: 'Turn on a lamp or open a curtain, and take your seat for a breath.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A cost that you skip for a week is money for the debt. Write down one that you would hardly miss.',
    short: 'Note one cost to skip for the debt.',
    form: 'note',
    drill_sergeant: 'One line. One week. Pen down.',
    kind_encouraging: 'It may be quite a small one, because this is only a week.',
    teammate: 'We pause that one, and the debt gets a bit smaller.',
    wise_mentor: 'Take one that you would not miss, and leave what gives you joy.',
    own: [
      {
        step: { text: 'Write beside that cost roughly what it would leave for the debt.', minutes: 1 },
        challenge: { text: 'Choose what you will do instead when it comes up.', seconds: 45 },
      },
      {
        step: { text: 'Find out where that cost usually meets you: in a store or on a screen.', minutes: 1 },
        challenge: { text: 'Settle on a short sentence for that moment, such as “Not this time.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Small coins count against a debt as well. Set out a glass, and put the coins from your pocket or purse into it.',
    short: 'Coins pay debt, too. Set out a glass.',
    form: 'prepare',
    drill_sergeant: 'All of them. Glass by the door.',
    kind_encouraging: 'If there is no coin at hand, the empty glass is a good start.',
    teammate: 'It clinks, it grows, and one day we carry it to the bank.',
    wise_mentor: 'A glass shows what a statement hides, that small amounts add up.',
    own: [
      {
        step: { text: 'Label the glass with the word debt, or with a word you prefer.', minutes: 1 },
        challenge: { text: 'Look in one coat or drawer for a coin to go in.', seconds: 60 },
      },
      {
        step: { text: 'Stand the glass where you usually empty your pockets.', minutes: 1 },
        challenge: { text: 'Choose one kind of coin that will always go into the glass.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Many companies have a cheaper plan that they do not mention. Ask one of yours about it, so that more is left for the debt.',
    short: 'Ask one company for a cheaper plan. Savings pay debt.',
    form: 'tell',
    drill_sergeant: 'Phone, power, or internet. One line. Send.',
    kind_encouraging: 'They may say no, and then you have lost nothing but a line.',
    teammate: 'The worst we can hear is no, and we’ve heard that before.',
    wise_mentor: 'What you pay less there each month is free for the debt.',
    own: [
      {
        step: { text: 'Find out what you pay that company now, and note it for comparison.', minutes: 2 },
        challenge: { text: 'Name the part of the plan that you use least.', seconds: 30 },
      },
      {
        step: { text: 'Name another company that you pay regularly and have never asked.', minutes: 1 },
        challenge: { text: 'Save your line to the first one, so that you can use it there.', seconds: 30 },
      },
    ],
  },
]
