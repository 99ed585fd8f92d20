import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `cook.ts`. */
export const moreCookAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'When time is short, hot water can do the cooking. Write couscous or thin noodles on the grocery list.',
    short: 'Short of time? Couscous or noodles on the list.',
    form: 'note',
    drill_sergeant: 'Hot water. Lid on. That is cooking.',
    kind_encouraging: 'While it stands under a lid, you may sit down for a moment.',
    teammate: 'Hot water does the cooking, and we set the table.',
    wise_mentor: 'With something quick in the house, a late hour need not decide the meal.',
    own: [
      {
        step: { text: 'Find a bowl for the couscous or noodles, and a plate that covers it.', minutes: 2 },
        challenge: { text: 'Pick one thing from your shelf that would give them more flavor.', seconds: 60 },
      },
      {
        step: { text: 'Look for a jar or box in which couscous or noodles would stay dry.', minutes: 1 },
        challenge: { text: 'Make room for the jar or box at the front of a shelf.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'Other people wonder what to cook, too. Message one person, and ask what their next meal will be.',
    short: 'Others wonder, too. Ask one person what they cook.',
    form: 'tell',
    drill_sergeant: 'One message. One question. Send it.',
    kind_encouraging: 'The answer may give you an idea, and it brings a little company into the kitchen.',
    teammate: 'Somewhere there’s a person staring into a fridge just like us.',
    wise_mentor: 'You are less alone at the stove when you know what others have in the pot.',
    own: [
      {
        step: { text: 'Decide what you would answer if you were asked about your next meal.', minutes: 1 },
        challenge: { text: 'See whether its main ingredient is in the kitchen, and note it if not.', seconds: 60 },
      },
      {
        step: { text: 'Name a dish that you once liked at somebody else’s table.', minutes: 1 },
        challenge: { text: 'Decide which part of that dish you could cook yourself.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'If nobody else is in the kitchen, your own taste decides. Put the spice or sauce that you like best on the cutting board.',
    short: 'Nobody else decides. Set out your favorite spice.',
    form: 'prepare',
    drill_sergeant: 'Onto the cutting board, for the next meal.',
    kind_encouraging: 'You may use more of it than anybody else would want.',
    teammate: 'There’s no vote on it, so our spice goes in.',
    wise_mentor: 'A taste that you look forward to is a good reason to cook.',
    own: [
      {
        step: { text: 'Open the spice or sauce, smell it, and name a dish for it.', minutes: 1 },
        challenge: { text: 'Look for one ingredient of that dish in the fridge or on a shelf.', seconds: 60 },
      },
      {
        step: { text: 'Taste a little of your favorite spice on something plain from your kitchen.', minutes: 1 },
        challenge: { text: 'Say how much of it your next dish may have.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit can wait for the length of a small job. The next time it comes up, wash one vegetable for a meal first.',
    short: 'When the habit comes up: wash one vegetable first.',
    form: 'moment',
    drill_sergeant: 'Dry it. Lay it on the board. Then decide.',
    kind_encouraging: 'Afterward you may still do as you like, and part of a meal will be ready.',
    teammate: 'If we end up cooking instead, we’re one carrot ahead.',
    wise_mentor: 'With a vegetable in the hand, the thought of a meal comes more easily.',
    own: [
      {
        step: { text: 'Choose the vegetable that you will wash first, and lay it by the sink.', minutes: 1 },
        challenge: { text: 'Set a bowl or a folded towel beside it for draining.', seconds: 30 },
      },
      {
        step: { text: 'Recall where you usually are when the habit comes up.', minutes: 1 },
        challenge: { text: 'Walk from there to the kitchen sink once, and run some water.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit often begins in the same place. Write cook first on a slip, and hang it there.',
    short: 'Write cook first. Hang it where the habit begins.',
    form: 'note',
    drill_sergeant: 'Read it there. Turn toward the stove.',
    kind_encouraging: 'It is only a suggestion, and you can follow it on the days when it suits you.',
    teammate: 'When we get to that spot, there’s a note from us.',
    wise_mentor: 'A few words in the right place can turn a step toward the stove.',
    own: [
      {
        step: { text: 'Stand where the habit begins, and read the slip from there.', minutes: 1 },
        challenge: { text: 'Name the smallest kitchen job that would count as cooking first.', seconds: 30 },
      },
      {
        step: { text: 'Move one thing that belongs to the habit out of sight.', minutes: 1 },
        challenge: { text: 'Lay a wooden spoon or a kitchen towel where it was.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Cooking is easier when the dish is already named. Ask {ally} to name one that you could make next.',
    short: 'Ask {ally} to name the next dish.',
    form: 'tell',
    drill_sergeant: 'Write it down. No discussion.',
    kind_encouraging: 'It may be a very plain one, and you can still change what goes in.',
    teammate: 'Somebody else has done the deciding, so we only do the stirring.',
    wise_mentor: 'Half of the effort lies in deciding, and that half has now been done for you.',
    own: [
      {
        step: { text: 'Check the fridge for one thing that the next dish could use up.', minutes: 1 },
        challenge: { text: 'Say in one sentence what you would cook with it if no answer came.', seconds: 30 },
      },
      {
        step: { text: 'Get out the pot or pan in which most of your dishes begin.', minutes: 1 },
        challenge: { text: 'Set it on the stove, ready for whichever dish is named.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Talking about food often makes people want to cook. Tell {ally} about the first dish you ever made.',
    short: 'Tell {ally} about the first dish you made.',
    form: 'tell',
    drill_sergeant: 'Name it. Say how it turned out.',
    kind_encouraging: 'It is a good story whether it burned or turned out well.',
    teammate: 'If it burned, we tell that part last.',
    wise_mentor: 'The first dish is usually simple, and you may find that you would like to make it again.',
    own: [
      {
        step: { text: 'List the ingredients of that first dish, as far as you remember them.', minutes: 1 },
        challenge: { text: 'Choose one thing about it that you would do differently now.', seconds: 30 },
      },
      {
        step: { text: 'Recall who or what taught you to make that first dish.', minutes: 1 },
        challenge: { text: 'Name another dish from that time that you could still cook.', seconds: 30 },
      },
    ],
  },
]
