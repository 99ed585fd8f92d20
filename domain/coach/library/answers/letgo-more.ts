import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `letgo.ts`. */
export const moreLetgoAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'home',
    text: 'The rooms still look as they did then. Change one corner until it looks like you.',
    short: 'Change one corner of the room.',
    form: 'work',
    drill_sergeant: 'Lamp. Chair. Turn. Done.',
    kind_encouraging: 'A moved lamp is enough to make it look new.',
    teammate: 'We’ve turned the chair, and the room has no idea who we are.',
    wise_mentor: 'The room needs no new furniture, only a new angle.',
    own: [
      {
        step: { text: 'Choose one thing of your own to stand in this corner.', minutes: 1 },
        challenge: { text: 'Look at the corner from the door, and move one thing a little.', seconds: 45 },
      },
      {
        step: { text: 'Carry one thing that does not suit you out of this corner.', minutes: 2 },
        challenge: { text: 'Decide what the corner is for now: reading, plants, or nothing.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Getting over somebody has no set first step, so take a small one. Choose one reminder, and put it in a box.',
    short: 'Where to begin? One reminder, one box.',
    form: 'work',
    drill_sergeant: 'Pick. Box. Lid.',
    kind_encouraging: 'You can stop after one, and take the next when you like.',
    teammate: 'The ugly lamp goes first, no contest from us.',
    wise_mentor: 'Begin with what hurts least.',
    own: [
      {
        step: { text: 'Close the box, and carry it to a place you seldom look.', minutes: 1 },
        challenge: { text: 'Fill the empty spot with something that is only yours.', seconds: 60 },
      },
      {
        step: { text: 'Mark the box with a date before which you will leave it shut.', minutes: 1 },
        challenge: { text: 'Decide what need not go into the box, because you still use it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'If it all feels too big, look at the next hour only. Write down what you will do in it.',
    short: 'Too big? Write down the next hour.',
    form: 'note',
    drill_sergeant: 'This hour. One line.',
    kind_encouraging: 'Making tea is a perfectly good plan.',
    teammate: 'An hour’s about our size.',
    wise_mentor: 'The next hour is the only one that needs you.',
    own: [
      {
        step: { text: 'Get out one thing that this hour needs, such as a cup or a towel.', minutes: 1 },
        challenge: { text: 'Cross out whatever in that hour may wait.', seconds: 15 },
      },
      {
        step: { text: 'Put the easiest thing of this hour first.', minutes: 1 },
        challenge: { text: 'Choose where you want to sit or lie when the hour is over.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'You do not have to know how it will be next year. Write the worry on a page, and below it one thing that is sure.',
    short: 'Afraid? Write one thing that is sure.',
    form: 'note',
    drill_sergeant: 'Worry. Then a fact. Close.',
    kind_encouraging: 'It may be as small as breakfast.',
    teammate: 'Breakfast is sure, and we’re bringing jam.',
    wise_mentor: 'Hold on to what is near while the rest takes shape.',
    own: [
      {
        step: { text: 'Copy the sure thing onto a slip of its own.', minutes: 1 },
        challenge: { text: 'Put the slip where the worry usually comes, such as beside the bed.', seconds: 30 },
      },
      {
        step: { text: 'Find a second sure thing near you, such as a wall or a tree.', minutes: 1 },
        challenge: { text: 'Look at it long enough to describe it in one sentence.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even a full day has a hard minute in it. Save one kind line in your phone for that.',
    short: 'Busy day? Save one kind line.',
    form: 'prepare',
    drill_sergeant: 'Type it. Pin it. Go.',
    kind_encouraging: 'Write it as you would to a friend.',
    teammate: 'It sits there like a snack in the glove box, and we’re glad of it.',
    wise_mentor: 'Have the words ready before you need them.',
    own: [
      {
        step: { text: 'Move the line to a place that you can find with one touch.', minutes: 1 },
        challenge: { text: 'Name the hard moment for which you keep the line.', seconds: 15 },
      },
      {
        step: { text: 'Add below the line somebody you could reach in a hard moment.', minutes: 1 },
        challenge: { text: 'Read the line slowly, and change any word that sounds false.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A shared habit leaves a gap. Put something else there: another mug, another place, another hour.',
    short: 'Old shared habit? Change the place.',
    form: 'prepare',
    drill_sergeant: 'New mug. New seat. Same coffee.',
    kind_encouraging: 'You keep the coffee, and only the chair is new.',
    teammate: 'Same croissant, different bench, and we approve.',
    wise_mentor: 'Change one part, and the rest stops pointing backward.',
    own: [
      {
        step: { text: 'Take one thing that you need for the habit to the new place.', minutes: 1 },
        challenge: { text: 'Turn the seat there toward something you like to look at.', seconds: 30 },
      },
      {
        step: { text: 'Choose a sound for the new place, such as music or an open window.', minutes: 1 },
        challenge: { text: 'Stay there for one cup or one page, and nothing more.', seconds: 120 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You do not have to be good company to be welcome. Ask {ally} for an ordinary hour, with nothing special in it.',
    short: 'Ask {ally} for one ordinary hour.',
    form: 'tell',
    drill_sergeant: 'Ask. Day. Hour. Yes or no.',
    kind_encouraging: 'You can say beforehand that you do not want to talk about it.',
    teammate: 'We bring the snacks and no speeches.',
    wise_mentor: 'Plain company does more than good advice.',
    own: [
      {
        step: { text: 'Pick something plain for this hour, such as folding laundry together.', minutes: 1 },
        challenge: { text: 'Get out one thing that you need for that.', seconds: 60 },
      },
      {
        step: { text: 'Say how the hour may end, so that nobody has to guess.', minutes: 1 },
        challenge: { text: 'Think of one subject that both of you like.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It helps when others know what helps. Tell {ally} one thing that you would like to hear about instead.',
    short: 'Tell {ally} what to talk about instead.',
    form: 'tell',
    drill_sergeant: 'Subject. Please. Thanks.',
    kind_encouraging: 'Most people are glad of a hint.',
    teammate: 'Their vacation pictures, all of them. We mean it.',
    wise_mentor: 'People who mean well often only need a subject.',
    own: [
      {
        step: { text: 'Add a first question that you would like to be asked about it.', minutes: 1 },
        challenge: { text: 'Find one thing to show on that subject, such as a picture.', seconds: 60 },
      },
      {
        step: { text: 'Look for something new on this subject that you could bring up.', minutes: 2 },
        challenge: { text: 'Pick words that lead over to it, such as “By the way.”', seconds: 30 },
      },
    ],
  },
]
