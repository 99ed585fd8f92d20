import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `waste.ts`. */
export const moreWasteAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'way',
    text: 'If the good store is far away, let one thing come from there. Write it down for the next time you pass.',
    short: 'Store far away? Note one thing from there.',
    form: 'note',
    drill_sergeant: 'One item. On the list.',
    kind_encouraging: 'Nobody expects an extra trip from you.',
    teammate: 'We’re there anyway next week, with a jar.',
    wise_mentor: 'Tie it to a trip that you make in any case.',
    own: [
      {
        step: { text: 'See how much of this thing you still have at home.', minutes: 1 },
        challenge: { text: 'Put a jar or a bag for it beside the note.', seconds: 60 },
      },
      {
        step: { text: 'Recall when one of your trips next leads near that store.', minutes: 1 },
        challenge: { text: 'Write beside it how much of this thing you would bring home.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Waste is a big subject, and your kitchen is small. Write down the one thing that you throw away most.',
    short: 'Where to begin? Write down your top trash.',
    form: 'note',
    drill_sergeant: 'One thing. That one first.',
    kind_encouraging: 'You can leave all the rest for later.',
    teammate: 'Coffee cups, we bet. Let’s see.',
    wise_mentor: 'Change what comes back every day before what comes once a year.',
    own: [
      {
        step: { text: 'Look into the trash, and see whether you were right.', minutes: 1 },
        challenge: { text: 'Name one way to need less of it, such as a cloth or a jar.', seconds: 30 },
      },
      {
        step: { text: 'Start a tally for this trash, with one stroke for each time.', minutes: 1 },
        challenge: { text: 'Hang the tally near the trash, with something to write.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Nobody lives without trash. Choose one package that you will not fret about.',
    short: 'Choose one package that may stay.',
    form: 'note',
    drill_sergeant: 'Chosen. Forgiven. Next.',
    kind_encouraging: 'It may be the chips, and they will not be mentioned again.',
    teammate: 'We keep the chips, and everybody relaxes.',
    wise_mentor: 'Decide it once, so that you need not argue with yourself in the store.',
    own: [
      {
        step: { text: 'Decide where this package goes when it is empty: recycling or trash.', minutes: 1 },
        challenge: { text: 'Name another package that you could easily do without.', seconds: 15 },
      },
      {
        step: { text: 'Say in one sentence what makes this package worth it.', minutes: 1 },
        challenge: { text: 'Find one use for it when it is empty, such as a scoop.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Others may find your box or bag odd for a while. Think of a light answer, and say it aloud once.',
    short: 'Odd looks? Say a light answer aloud.',
    form: 'work',
    drill_sergeant: 'Short. Friendly. Back to dinner.',
    kind_encouraging: 'You are not asking them to do the same.',
    teammate: 'We call it our lucky box and pass the potatoes.',
    wise_mentor: 'People get used to a box sooner than to a lecture.',
    own: [
      {
        step: { text: 'Shorten your answer until you could say it while paying.', minutes: 1 },
        challenge: { text: 'Choose what you would talk about right after it.', seconds: 15 },
      },
      {
        step: { text: 'Think of who would ask first, and whether your answer suits them.', minutes: 1 },
        challenge: { text: 'Drop any word in it that sounds like a lesson.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'One good bag or bottle is enough for most days. Find yours, and put it by the door.',
    short: 'Find your bag or bottle. By the door.',
    form: 'prepare',
    drill_sergeant: 'Find. Fill or fold. Door.',
    kind_encouraging: 'An old one that you like is the best.',
    teammate: 'We own a drawer full of them, and one’s got to be clean.',
    wise_mentor: 'Own fewer, and you will know where they are.',
    own: [
      {
        step: { text: 'Rinse the bottle or shake out the bag, ready for use.', minutes: 1 },
        challenge: { text: 'Pick one usual errand on which it comes along.', seconds: 15 },
      },
      {
        step: { text: 'Mark the bag or bottle with your name or a piece of tape.', minutes: 2 },
        challenge: { text: 'Choose where it goes when you come home, so that it returns to the door.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier with somebody who sees the same trash. Ask {ally} what you could stop buying.',
    short: 'Ask {ally} what you could stop buying.',
    form: 'tell',
    drill_sergeant: 'Ask. Take the first answer.',
    kind_encouraging: 'Whatever comes, it was meant kindly.',
    teammate: 'We won’t like the answer, and it’ll be right.',
    wise_mentor: 'Others see a habit of yours sooner than you do.',
    own: [
      {
        step: { text: 'Look for the named thing at home, and see how much is left.', minutes: 2 },
        challenge: { text: 'Decide what you would use once it is gone.', seconds: 30 },
      },
      {
        step: { text: 'Cross the named thing off your shopping list, or note it as paused.', minutes: 1 },
        challenge: { text: 'Name one occasion on which you would still buy it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Good finds want to be shared. Show {ally} one thing that you saved from the trash.',
    short: 'Show {ally} one thing you saved.',
    form: 'tell',
    drill_sergeant: 'Hold it up. Enjoy it.',
    kind_encouraging: 'A jar with flowers in it counts.',
    teammate: 'Before and after pictures, or nobody will believe us.',
    wise_mentor: 'Tell it as a good find, and leave out what others throw away.',
    own: [
      {
        step: { text: 'Put the saved thing where it will be used next.', minutes: 1 },
        challenge: { text: 'Look for a second thing that could be saved the same way.', seconds: 60 },
      },
      {
        step: { text: 'Tell what the saved thing was before, and what it does now.', minutes: 1 },
        challenge: { text: 'Think of one friend who could use the next such find.', seconds: 30 },
      },
    ],
  },
]
