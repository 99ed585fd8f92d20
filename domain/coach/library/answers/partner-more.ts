import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `partner.ts`. */
export const morePartnerAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'You can be tired together as well. Lay a cushion beside yours, where your partner can lean back.',
    short: 'Be tired together. Move over.',
    form: 'prepare',
    drill_sergeant: 'Cushion beside yours for your partner. Lean back.',
    kind_encouraging: 'Nobody has to talk, and falling asleep is allowed.',
    teammate: 'It’s a date, just with closed eyes.',
    wise_mentor: 'To rest side by side asks nothing of either person.',
    own: [
      {
        step: { text: 'Fetch a blanket that would cover you both.', minutes: 1 },
        challenge: { text: 'Switch off one light or sound that would disturb you both there.', seconds: 15 },
      },
      {
        step: { text: 'Clear away whatever would lie between you two.', minutes: 1 },
        challenge: { text: 'Choose something quiet for both of you, such as soft music.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Remembering takes hardly any strength. Close your eyes, picture a moment together that made you both laugh, and say your partner’s name.',
    short: 'Remembering takes no strength. Picture both of you laughing.',
    form: 'note',
    drill_sergeant: 'Eyes shut. Say the name. Rest.',
    kind_encouraging: 'You need not tell anybody, and you may drift off there.',
    teammate: 'It’s a date from memory, and nobody even has to get up.',
    wise_mentor: 'What comes back first is often what you would like to do again.',
    own: [
      {
        step: { text: 'Recall what was said just before you both laughed.', minutes: 1 },
        challenge: { text: 'Find one word that would bring that moment back to your partner.', seconds: 30 },
      },
      {
        step: { text: 'Think of the place where you were when you both laughed.', minutes: 1 },
        challenge: { text: 'Name a sound or a smell that belonged to that place.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tiredness is easily taken for distance. Send your partner the line: I am tired, and glad that you are there.',
    short: 'Tired? Tell your partner: glad that you are there.',
    form: 'tell',
    drill_sergeant: 'One line. Send it. Rest.',
    kind_encouraging: 'Then your partner knows what your silence means, and you need not explain it.',
    teammate: 'Once it’s said, you can both be quiet in peace.',
    wise_mentor: 'A short word keeps the other from guessing, and guessing tires both.',
    own: [
      {
        step: { text: 'Think of one thing your partner does that lets you rest.', minutes: 1 },
        challenge: { text: 'Put it into a few words, for when you are less tired.', seconds: 45 },
      },
      {
        step: { text: 'Choose a sign that means tired, such as a cup turned over.', minutes: 1 },
        challenge: { text: 'Put into one line how you would explain that sign to your partner.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Time together need not cost strength. Write down one thing that you and your partner could do lying down, such as hearing music.',
    short: 'Low strength? Write one thing to share lying down.',
    form: 'note',
    drill_sergeant: 'Music counts. Silence counts. Write it.',
    kind_encouraging: 'You can put it off until you both want it, and it will cost you nothing.',
    teammate: 'Next time you’re both worn out, you’ll know what to do together.',
    wise_mentor: 'To rest side by side is one of the oldest ways of being together.',
    own: [
      {
        step: { text: 'Get one thing ready for what you wrote, such as a cushion.', minutes: 2 },
        challenge: { text: 'Lie down there for a moment, and see what is missing for both.', seconds: 60 },
      },
      {
        step: { text: 'Write a second idea below, one that your partner would choose.', minutes: 2 },
        challenge: { text: 'Underline the idea that needs less getting ready.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A date need not cost anything. Write a ticket on a slip, admission free, with both your names, and lay it on the table.',
    short: 'Make the date free. Write a ticket, both names.',
    form: 'prepare',
    drill_sergeant: 'Admission: nothing. Ticket on the table.',
    kind_encouraging: 'What you do with it may be as simple as a walk or soup.',
    teammate: 'Best seats in town, and they don’t cost a cent.',
    wise_mentor: 'The ticket says that the hour is meant, and it need not say more.',
    own: [
      {
        step: { text: 'Write on the back of the ticket what it is for.', minutes: 1 },
        challenge: { text: 'Fold the ticket once, so that the writing stays hidden.', seconds: 15 },
      },
      {
        step: { text: 'Find one thing at home that would make the date festive.', minutes: 2 },
        challenge: { text: 'Lay it beside the ticket, even if it is only a candle.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What weighs on you need not come along when you are together. Write it on a slip in one word, and put a cup on top.',
    short: 'Stress stays out of your date. Write it down.',
    form: 'note',
    drill_sergeant: 'In one word. Slip under a cup. Walk away.',
    kind_encouraging: 'It is safe there, and you may take it up again whenever you wish.',
    teammate: 'It can wait under the cup while you’re together.',
    wise_mentor: 'To set it down for an hour is not to forget it.',
    own: [
      {
        step: { text: 'Choose a subject for your date that has nothing to do with stress.', minutes: 1 },
        challenge: { text: 'Begin on that subject aloud, in a single sentence.', seconds: 30 },
      },
      {
        step: { text: 'Choose a place for the written word, far from where you two sit.', minutes: 1 },
        challenge: { text: 'Take the paper there, and come back with empty hands.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A good memory makes the next hour together easier to look forward to. Tell {ally} about one date that you still think of.',
    short: 'Tell {ally} about one date you still think of.',
    form: 'tell',
    drill_sergeant: 'Say where it was, and what was funny.',
    kind_encouraging: 'The small ones count, such as a walk in the wrong shoes.',
    teammate: 'Once it’s told, you’ll both want the next one.',
    wise_mentor: 'Notice what you tell first, because that may be worth doing again.',
    own: [
      {
        step: { text: 'Pick one detail of that date that you would like to repeat.', minutes: 1 },
        challenge: { text: 'Write the detail down for your next date, in a few words.', seconds: 30 },
      },
      {
        step: { text: 'Look for something that you kept from that date, such as a photo.', minutes: 2 },
        challenge: { text: 'Put it, or a word about it, where your partner will see it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Time together may begin with music. Ask {ally} for one song, and write the title down for the next date.',
    short: 'Ask {ally} for one song for the next date.',
    form: 'tell',
    drill_sergeant: 'Write the title down. Done.',
    kind_encouraging: 'Whatever they suggest, it gives the date a beginning.',
    teammate: 'If it’s terrible, you’ve both got something to laugh about.',
    wise_mentor: 'A song that somebody gave you makes that hour a little different.',
    own: [
      {
        step: { text: 'Decide when the song should start: at the door, or over dessert.', minutes: 1 },
        challenge: { text: 'Name one song of your own that could follow it.', seconds: 30 },
      },
      {
        step: { text: 'Find a spot for the music from which no screen is in view.', minutes: 1 },
        challenge: { text: 'Play a few bars of anything there, and set the volume.', seconds: 30 },
      },
    ],
  },
]
