import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `giving.ts`. */
export const moreGivingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'You do not have to find the best cause in the world. Write down one that is good enough to start.',
    short: 'Write down one good-enough cause.',
    form: 'note',
    drill_sergeant: 'Good enough. Start there.',
    kind_encouraging: 'Another one may come along, and that is fine.',
    teammate: 'We’ll never rank them all, so we take the first good one.',
    wise_mentor: 'Give to it once, and decide afterward whether to stay.',
    own: [
      {
        step: { text: 'Add one reason why this cause is good enough for you.', minutes: 1 },
        challenge: { text: 'Choose the smallest thing that you could give: time, an object, or a coin.', seconds: 30 },
      },
      {
        step: { text: 'Put the other causes on a second list, for another year.', minutes: 2 },
        challenge: { text: 'Fold this list away, and leave the chosen cause where you see it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Bags by the wall are only half given. Write the address and the day on one of them.',
    short: 'Write address and day on one bag.',
    form: 'note',
    drill_sergeant: 'Write large. Set it by the door.',
    kind_encouraging: 'When that day comes, the bag only has to be picked up.',
    teammate: 'It looks like luggage, so we let it travel.',
    wise_mentor: 'Leave the other bags for when this one is gone.',
    own: [
      {
        step: { text: 'Move this bag in front of the others, nearest to the door.', minutes: 1 },
        challenge: { text: 'Close the bag firmly, so that nothing falls out or goes back in.', seconds: 30 },
      },
      {
        step: { text: 'Note on the bag how it travels: by hand, by cart, or by car.', minutes: 1 },
        challenge: { text: 'Enter the day in the calendar that you look at most.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Not everybody at home wants to part with things. Ask each person for one thing only.',
    short: 'Ask everybody at home for one thing.',
    form: 'tell',
    drill_sergeant: 'One each. Their choice.',
    kind_encouraging: 'If somebody says no, that is an answer as well.',
    teammate: 'One thing each, and the box gets interesting.',
    wise_mentor: 'Let everybody choose for themselves, and leave their shelves alone.',
    own: [
      {
        step: { text: 'Choose your own thing first, and lay it where the others can see it.', minutes: 2 },
        challenge: { text: 'Clear a box or a chair for what the others bring.', seconds: 60 },
      },
      {
        step: { text: 'Say where the things will go, so that everybody at home knows.', minutes: 1 },
        challenge: { text: 'Promise in one plain sentence that nothing goes without its owner’s yes.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Giving is more fun with others. Suggest one shared bag of gifts to friends.',
    short: 'Suggest one shared bag of gifts to friends.',
    form: 'tell',
    drill_sergeant: 'Say what, when, and where.',
    kind_encouraging: 'Whoever has no time may bring a good word.',
    teammate: 'We do the packing, and they know a good place for it.',
    wise_mentor: 'Name the day, so that they only have to say yes.',
    own: [
      {
        step: { text: 'Pick the first thing from your own home for this shared bag.', minutes: 2 },
        challenge: { text: 'Name a place where the bag could go when it is full.', seconds: 15 },
      },
      {
        step: { text: 'Propose a theme for the bag, such as books, toys, or warm clothes.', minutes: 1 },
        challenge: { text: 'Offer one task that you would take on, such as washing or carrying.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'On a tired day, give something that needs no strength. Send one kind word to somebody who helps others.',
    short: 'Tired? Send one kind word.',
    form: 'tell',
    drill_sergeant: 'Short. True. Send. Rest.',
    kind_encouraging: 'That is a gift too, and it is light to carry.',
    teammate: 'We can do that lying down, and we will.',
    wise_mentor: 'Say what you saw them do, and when.',
    own: [
      {
        step: { text: 'Recall what the other person did that made you think of them.', minutes: 1 },
        challenge: { text: 'Keep that in a note, as a start for the next kind word.', seconds: 45 },
      },
      {
        step: { text: 'Think of one other helper who seldom hears a kind word.', minutes: 1 },
        challenge: { text: 'Save that name where you will find it on your next tired day.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'If the place is far, collect until it is worth the trip. Choose a box, and write the day of that trip on it.',
    short: 'Far away? Write the trip’s day on the box.',
    form: 'note',
    drill_sergeant: 'Day on the box. Done.',
    kind_encouraging: 'Until then, you can add to it a little at a time.',
    teammate: 'One trip for everything, and maybe there’s a bakery on the way.',
    wise_mentor: 'Choose a day on which you are near it in any case.',
    own: [
      {
        step: { text: 'Mark on the box how full it should be by then.', minutes: 1 },
        challenge: { text: 'Lay a first thing into the box, even a small one.', seconds: 60 },
      },
      {
        step: { text: 'Think of an errand for the same trip, so that one trip serves both.', minutes: 1 },
        challenge: { text: 'Write the errand on the box, beside the day.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A second pair of eyes helps with a full closet. Ask {ally} which thing you will not miss.',
    short: 'Ask {ally} which thing you will not miss.',
    form: 'tell',
    drill_sergeant: 'Ask. Bag it. Laugh.',
    kind_encouraging: 'You may keep it after all, and nobody will mind.',
    teammate: 'We’ve been told about that jacket before.',
    wise_mentor: 'Decide together, and put it into the bag at once.',
    own: [
      {
        step: { text: 'Take the named thing in hand, and recall when you last used it.', minutes: 1 },
        challenge: { text: 'Put that thing into a bag to give, or back where it was.', seconds: 30 },
      },
      {
        step: { text: 'Tell one memory of this thing before you decide about it.', minutes: 1 },
        challenge: { text: 'Photograph the thing, if the memory is all that you want to keep.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A cause feels nearer when you talk about it. Tell {ally} which one is yours and what you like about it.',
    short: 'Tell {ally} about your cause.',
    form: 'tell',
    drill_sergeant: 'Name it. One reason. Stop.',
    kind_encouraging: 'You need not convince anybody.',
    teammate: 'We tell it in our own words, and that’s the good part.',
    wise_mentor: 'Say what you saw rather than what people must do.',
    own: [
      {
        step: { text: 'Add how you first heard of this cause, in one sentence.', minutes: 1 },
        challenge: { text: 'Find one page or object that shows what this cause does.', seconds: 90 },
      },
      {
        step: { text: 'Describe with one example whom or what this cause helps.', minutes: 1 },
        challenge: { text: 'Keep the example in a line or two, for whoever asks next.', seconds: 60 },
      },
    ],
  },
]
