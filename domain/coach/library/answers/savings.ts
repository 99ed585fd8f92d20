import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreSavingsAnswers } from './savings-more.ts'

/** What messages of money that is put aside answer to something that was written (TEXT-32). */
export const savingsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'money',
    text: 'A cost that you see coming is easier to save for. Write the next one into the calendar, with its sum.',
    short: 'Save ahead. Next cost and sum into the calendar.',
    form: 'note',
    drill_sergeant: 'Name, sum, date. Save it.',
    kind_encouraging: 'It may be a guess, and you can correct it when the bill comes.',
    teammate: 'Now it can’t surprise our account.',
    wise_mentor: 'Look at it on payday, before anything else is spent.',
    own: [
      {
        step: { text: 'Count the weeks or months until that cost, and write them beside it.', minutes: 2 },
        challenge: { text: 'Divide the sum by that number, roughly, and write the result below.', seconds: 90 },
      },
      {
        step: { text: 'Find the last bill for that cost, or recall what was on it.', minutes: 2 },
        challenge: { text: 'Note beside the sum whether that bill was higher or lower.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Even when costs take most of your money, one coin can stay. Write savings on an envelope, and put the coin in.',
    short: 'One coin stays. Write savings on an envelope.',
    form: 'prepare',
    drill_sergeant: 'Coin in. Seal it. Into the drawer.',
    kind_encouraging: 'The sum may be tiny, and it is still put aside.',
    teammate: 'That one is ours, whatever the bills say.',
    wise_mentor: 'Put the envelope where you pay the bills, so that you remember it.',
    own: [
      {
        step: { text: 'Lay the envelope where you usually empty your pockets.', minutes: 1 },
        challenge: { text: 'Check one pocket or drawer for a forgotten coin to add.', seconds: 60 },
      },
      {
        step: { text: 'Decide when a coin goes in next, such as after every store visit.', minutes: 1 },
        challenge: { text: 'Write that rule below the word “savings” on the envelope.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Expensive brands often stand at eye level. At the next store shelf, look at the lowest row first, and save on one price.',
    short: 'Save at the shelf. Look at the lowest row first.',
    form: 'moment',
    drill_sergeant: 'Compare one price. Take the lower.',
    kind_encouraging: 'You need to do it for a single thing only, and you may still take the other.',
    teammate: 'Bending down is free, and sometimes it pays us.',
    wise_mentor: 'What is placed before the eyes is there to be chosen, so look a little further.',
    own: [
      {
        step: { text: 'Choose one of your usual groceries to look for in the lowest row.', minutes: 1 },
        challenge: { text: 'Write that thing on a slip, with an arrow pointing down.', seconds: 45 },
      },
      {
        step: { text: 'Look in your kitchen for one product that you chose for its brand.', minutes: 1 },
        challenge: { text: 'Ask yourself whether you would notice a cheaper one in the same package.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Much that is expensive can wait. Start a list called not yet, with the thing that you last wanted to buy.',
    short: 'Start a list: not yet. Last wish on top.',
    form: 'note',
    drill_sergeant: 'Date beside it. Savings stay where they are.',
    kind_encouraging: 'Nothing is refused, and what is on the list cannot be forgotten.',
    teammate: 'We’ll see which of our wishes is still there when we read the list.',
    wise_mentor: 'Many a wish becomes quieter once it is written down, and then the money stays.',
    own: [
      {
        step: { text: 'Date the wish, so that you can see how long it has waited.', minutes: 1 },
        challenge: { text: 'Put the list where you will find it before you pay for something.', seconds: 45 },
      },
      {
        step: { text: 'Write beside the wish what could serve you until you have it.', minutes: 1 },
        challenge: { text: 'Put that substitute where you would reach for it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In company, it is easier to spend less when the words are ready. Say aloud: I am saving, so I will skip this one.',
    short: 'Others spend. Practice: I am saving, I will skip this.',
    form: 'work',
    drill_sergeant: 'Aloud, with a smile. No apology.',
    kind_encouraging: 'You can say it lightly, and you need not explain it.',
    teammate: 'We’ve said it here first, so it comes out easily there.',
    wise_mentor: 'Said early, it is a plain fact, and nobody has to guess.',
    own: [
      {
        step: { text: 'Add to your answer what you will gladly do instead.', minutes: 1 },
        challenge: { text: 'Say the whole answer at the pace of ordinary talk.', seconds: 30 },
      },
      {
        step: { text: 'Think of where you will need this answer first: table, counter, or chat.', minutes: 1 },
        challenge: { text: 'Shorten the answer for that place to a few words, and say them.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Being together does not have to cost money. Send one person an idea for next time that is free, such as a walk.',
    short: 'Company can be free. Suggest a walk to somebody.',
    form: 'tell',
    drill_sergeant: 'One message, for next time. Send.',
    kind_encouraging: 'The other person may be glad to spend less as well.',
    teammate: 'We’d come for the people anyway.',
    wise_mentor: 'Name a place in it, since that makes it easier to say yes.',
    own: [
      {
        step: { text: 'Think of a place to meet, such as a bench, that costs nothing.', minutes: 1 },
        challenge: { text: 'Type that place as a second line, ready for a yes.', seconds: 60 },
      },
      {
        step: { text: 'Choose something from your kitchen that two people could share on a walk.', minutes: 1 },
        challenge: { text: 'Set a box or bottle ready for what you chose.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In company, cash sets a limit that a card does not. Put one banknote into an envelope, and name it going out.',
    short: 'Save in company. One banknote into an envelope.',
    form: 'prepare',
    drill_sergeant: 'Name it going out. Card stays home.',
    kind_encouraging: 'When the envelope is empty, you can stay for the company and spend nothing more.',
    teammate: 'Our limit’s in the envelope, so we don’t have to do sums at the table.',
    wise_mentor: 'A limit that lies in your hand needs no arguing with yourself.',
    own: [
      {
        step: { text: 'Put the envelope with what you take along when you meet people.', minutes: 1 },
        challenge: { text: 'Write on the envelope one thing you enjoy in company that costs nothing.', seconds: 60 },
      },
      {
        step: { text: 'Decide what stays at home when you take the envelope, such as your card.', minutes: 1 },
        challenge: { text: 'Clear a safe place at home for whatever stays behind.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Soup at your table costs less than a restaurant. Save this line to send: come over for soup.',
    short: 'Cheaper than a restaurant. Type: come over for soup.',
    form: 'prepare',
    drill_sergeant: 'Save it. Send it next time.',
    kind_encouraging: 'People remember who asked them in, and hardly ever what was in the bowl.',
    teammate: 'We see the same faces, and our savings don’t notice.',
    wise_mentor: 'An invitation that is ready can be sent before somebody names an expensive place.',
    own: [
      {
        step: { text: 'Check the kitchen for what could go into a pot of soup.', minutes: 2 },
        challenge: { text: 'Add the kind of soup to your line, and keep it ready to send.', seconds: 45 },
      },
      {
        step: { text: 'Count your bowls and spoons, to know how many people could come.', minutes: 1 },
        challenge: {
          text: 'Name something that guests could bring without spending money, such as a game.',
          seconds: 30,
        },
      },
    ],
  },
  ...moreSavingsAnswers,
]
