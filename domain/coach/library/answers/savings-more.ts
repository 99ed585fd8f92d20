import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `savings.ts`. */
export const moreSavingsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'Something bought out of habit is paid for before you notice. Put a rubber band around your wallet or your card.',
    short: 'Habits pay fast. Rubber band around the wallet.',
    form: 'prepare',
    drill_sergeant: 'Tight. Across the middle. Leave it on.',
    kind_encouraging: 'You may still take it off and pay, just not without noticing.',
    teammate: 'Your fingers meet the band before they meet the money.',
    wise_mentor: 'In the moment of taking it off, ask what the money was meant for.',
    own: [
      {
        step: { text: 'Take the band off as if to pay, and put it back.', minutes: 1 },
        challenge: { text: 'Choose the question you will ask yourself when your fingers meet the band.', seconds: 30 },
      },
      {
        step: { text: 'Slip a strip of paper under the band, with your savings goal on it.', minutes: 1 },
        challenge: { text: 'Turn the strip so that your goal is the first thing you see.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit is paid for in small sums that are easy to overlook. Put a slip in your wallet, for a stroke each time you pay.',
    short: 'Habits cost small sums. Put a slip in the wallet.',
    form: 'note',
    drill_sergeant: 'One stroke for each payment. Pen beside it.',
    kind_encouraging: 'You need not change anything yet, only count.',
    teammate: 'We only count for now, and we’ll read the slip when it’s full.',
    wise_mentor: 'Look at the strokes when the slip is full, and not before.',
    own: [
      {
        step: { text: 'Write the name of the habit at the top of the slip.', minutes: 1 },
        challenge: { text: 'Keep a pencil or pen with the wallet, so that each payment gets a stroke.', seconds: 45 },
      },
      {
        step: { text: 'Guess how many strokes a week will bring, and note the guess.', minutes: 1 },
        challenge: { text: 'Fold the slip so that the guess stays hidden until you count.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit costs less when you bring it from home. Put a tea bag or a snack from the kitchen into your bag.',
    short: 'Save on the habit. Pack a tea bag or snack.',
    form: 'prepare',
    drill_sergeant: 'Into the bag now. Buy nothing on the way.',
    kind_encouraging: 'You keep the pleasant moment, and only the paying falls away.',
    teammate: 'We still get our break, and the money stays with us.',
    wise_mentor: 'The moment matters more than what it costs, and you can keep it.',
    own: [
      {
        step: { text: 'Name the place where you could have the tea or snack without paying.', minutes: 1 },
        challenge: { text: 'Lay a second tea bag or snack ready for the time after.', seconds: 30 },
      },
      {
        step: { text: 'Count how many tea bags or snacks of this kind are left.', minutes: 1 },
        challenge: { text: 'Add to your grocery list what would last you a week.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit seems cheap one purchase at a time. Write down what it costs in a week, and below it what you save for.',
    short: 'Habits add up. Write the cost of one week.',
    form: 'note',
    drill_sergeant: 'Below it: what the savings are for.',
    kind_encouraging: 'You need not decide anything yet, only see both lines on one page.',
    teammate: 'Now we can see both, and we’ll know what to do next time.',
    wise_mentor: 'Seen side by side, the lines make the next decision an easier one.',
    own: [
      {
        step: { text: 'Multiply the habit’s weekly cost by four, and write down the sum.', minutes: 2 },
        challenge: { text: 'Name the one purchase behind that cost that you would miss least.', seconds: 30 },
      },
      {
        step: { text: 'Look around for something that cost as much as a week of the habit.', minutes: 1 },
        challenge: { text: 'Decide which of the two you would rather pay for.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You can begin without knowing how much you can save. Write what is in your savings on the first line of a page.',
    short: 'Begin a page. First line: savings so far.',
    form: 'note',
    drill_sergeant: 'Sum. Date. Underline it.',
    kind_encouraging: 'An empty account makes an honest first line as well.',
    teammate: 'That’s where we start, whatever the sum is.',
    wise_mentor: 'The next line is written when the sum has changed.',
    own: [
      {
        step: { text: 'Add the date to your first line, and leave the next one empty.', minutes: 1 },
        challenge: { text: 'Write at the foot of the page what the money is for.', seconds: 45 },
      },
      {
        step: { text: 'Choose where the page will stay, such as inside a cabinet door.', minutes: 1 },
        challenge: { text: 'Keep a pencil with the page, tucked in, taped, or tied on.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'Spending gives you something at once, while saving offers little to see. Draw a row of boxes, to color as your savings grow.',
    short: 'Dull saving needs color. Draw a row of boxes.',
    form: 'prepare',
    drill_sergeant: 'Color one as the savings grow.',
    kind_encouraging: 'The boxes may be crooked, and any color will do.',
    teammate: 'Now we get to color when we save.',
    wise_mentor: 'Hang it where you would otherwise look for something to buy.',
    own: [
      {
        step: { text: 'Decide what sum, large or small, each box stands for.', minutes: 1 },
        challenge: { text: 'Color the first box if that much is saved, or outline it in color.', seconds: 60 },
      },
      {
        step: { text: 'Hang or lay the row of boxes where you often decide on spending.', minutes: 1 },
        challenge: { text: 'Mark one box in the middle, and name something free to enjoy there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to pass something up when somebody knows why. Tell {ally} what you are saving for.',
    short: 'Tell {ally} what you are saving for.',
    form: 'tell',
    drill_sergeant: 'Name it. One sentence.',
    kind_encouraging: 'You need not mention any sums.',
    teammate: 'Now we’re not the only ones who know.',
    wise_mentor: 'Describe it clearly enough that others can picture it.',
    own: [
      {
        step: { text: 'Write what you are saving for on a slip for your wallet.', minutes: 1 },
        challenge: { text: 'Read the slip, and name one purchase that it could help you pass up.', seconds: 30 },
      },
      {
        step: { text: 'Find a picture or an object that stands for what you are saving for.', minutes: 2 },
        challenge: { text: 'Place what you found where you usually are when you spend money.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Most people know a way to spend less on something. Ask {ally} for one.',
    short: 'Ask {ally} for one way to spend less.',
    form: 'tell',
    drill_sergeant: 'Listen. Write it down. Try it once.',
    kind_encouraging: 'It may be tiny, and you are free to leave it.',
    teammate: 'If it suits us, we take it over.',
    wise_mentor: 'Ask also what it has saved, since that makes it easier to judge.',
    own: [
      {
        step: { text: 'Write down one way you already use to spend less, to offer in return.', minutes: 2 },
        challenge: { text: 'Put that way into one sentence that somebody else could follow.', seconds: 60 },
      },
      {
        step: { text: 'Pick the cost for which an idea would help you most, such as food.', minutes: 1 },
        challenge: {
          text: 'Phrase a second question about that cost, in case the first idea does not fit.',
          seconds: 45,
        },
      },
    ],
  },
]
