import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `cannabis.ts`. */
export const moreCannabisAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'alone',
    text: 'Being by yourself makes the hour longer. Write to one person you have not heard from in a while.',
    short: 'Alone with it? Write to one person.',
    form: 'tell',
    drill_sergeant: 'Short. Friendly. Send.',
    kind_encouraging: 'You can say that it is a quiet day for you.',
    teammate: 'One hello, and we’ve got something to wait for.',
    wise_mentor: 'A question is easier to answer than news.',
    own: [
      {
        step: { text: 'Add one question to your lines that is easy to answer.', minutes: 1 },
        challenge: { text: 'Choose something for your hands until an answer comes, such as the dishes.', seconds: 15 },
      },
      {
        step: { text: 'Mention one thing that you have seen, cooked, or mended lately.', minutes: 1 },
        challenge: { text: 'Move to a seat where you usually do other things.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The offers come through the phone. Mute one chat before your usual hour.',
    short: 'Mute one chat before your usual hour.',
    form: 'prepare',
    drill_sergeant: 'Mute. Face down. Away.',
    kind_encouraging: 'You will miss very little, and can read it tomorrow.',
    teammate: 'They’ll talk about the same thing as always without us.',
    wise_mentor: 'You can still look when you choose to.',
    own: [
      {
        step: { text: 'Choose somebody you would gladly hear from in that hour.', minutes: 1 },
        challenge: { text: 'Type a hello to them, and save it for then.', seconds: 60 },
      },
      {
        step: { text: 'Find another place for the phone during that hour.', minutes: 1 },
        challenge: { text: 'Lay something you can use instead where the phone was, such as cards.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You do not have to settle the whole year. Write down what you do in your usual hour, for today only.',
    short: 'Only today: write what fills your hour.',
    form: 'note',
    drill_sergeant: 'Today. One line. Enough.',
    kind_encouraging: 'Tomorrow gets a line of its own.',
    teammate: 'One hour, one line, and then we see.',
    wise_mentor: 'Tomorrow you can decide for tomorrow.',
    own: [
      {
        step: { text: 'Get out the first thing that you need for what you wrote.', minutes: 1 },
        challenge: { text: 'Say where you will be when that hour begins.', seconds: 15 },
      },
      {
        step: { text: 'Find a second thing, in case the first is over too soon.', minutes: 1 },
        challenge: { text: 'Read what you wrote right where you usually spend that hour.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It may feel strange for a while, and somebody can tell you what to expect. Write down one question for an advice line.',
    short: 'Unsure? Write one question for an advice line.',
    form: 'note',
    drill_sergeant: 'Question. Number. Ask.',
    kind_encouraging: 'They have heard it before, whatever it is.',
    teammate: 'They’ve got answers, and we’ve got a pen.',
    wise_mentor: 'You can ask without deciding anything.',
    own: [
      {
        step: { text: 'Add what you would say first, such as “I am calling for myself.”', minutes: 1 },
        challenge: { text: 'Leave space for the answer, and put a pen beside the page.', seconds: 30 },
      },
      {
        step: { text: 'Find the number of such a line, and put it beside your question.', minutes: 2 },
        challenge: { text: 'Choose a place where you could call undisturbed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'The grinder on the table is an invitation. Put it into a bag, and the bag into another room.',
    short: 'Bag the grinder. Put it elsewhere.',
    form: 'prepare',
    drill_sergeant: 'Bag. Knot. Other room.',
    kind_encouraging: 'You can decide what becomes of it on another day.',
    teammate: 'What’s not on the table can’t start a conversation with us.',
    wise_mentor: 'Choose a room that you seldom enter at that hour.',
    own: [
      {
        step: { text: 'Wipe the spot where the grinder lay.', minutes: 1 },
        challenge: { text: 'Put something else there, such as a puzzle, a magazine, or some fruit.', seconds: 60 },
      },
      {
        step: { text: 'Gather what else belongs to the grinder, and add it to the bag.', minutes: 2 },
        challenge: { text: 'Tie or tape the bag shut, and close a door on it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'It costs what something else could have cost. Write down what you would rather see in your hand.',
    short: 'Write what the money could get instead.',
    form: 'note',
    drill_sergeant: 'One thing. By name.',
    kind_encouraging: 'A ticket, a meal out, or a better pillow will do.',
    teammate: 'We vote for the concert.',
    wise_mentor: 'Put the paper where you keep the money.',
    own: [
      {
        step: { text: 'Add who would enjoy it with you, or where it would be.', minutes: 1 },
        challenge: { text: 'Slip the note into your wallet or phone case.', seconds: 15 },
      },
      {
        step: { text: 'Put beside what you wrote roughly what it would cost.', minutes: 1 },
        challenge: { text: 'Find a jar or an envelope for this, and put its name on it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'After an odd shift the usual hour moves along with you. Write down where you go first when you get out.',
    short: 'Odd shift? Write where you go first.',
    form: 'note',
    drill_sergeant: 'Place. Food. Then home.',
    kind_encouraging: 'Breakfast at the wrong time is still breakfast.',
    teammate: 'We go for eggs first, whatever the clock says.',
    wise_mentor: 'Fill the first half hour, and the rest is easier.',
    own: [
      {
        step: { text: 'Choose what waits for you there, such as something to eat.', minutes: 1 },
        challenge: { text: 'Put one thing for it into your work bag.', seconds: 60 },
      },
      {
        step: { text: 'Go over the way there, and leave out any stop that tempts you.', minutes: 1 },
        challenge: { text: 'Say the first turn you will take when you come out.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'A full house makes you want a door that you can close. Choose a place where you can be alone without smoking.',
    short: 'Choose a place to be alone.',
    form: 'prepare',
    drill_sergeant: 'Car, roof, bath. Pick one.',
    kind_encouraging: 'You can say that you need a moment, and shut the door.',
    teammate: 'A few songs in the parked car, and we’re human again.',
    wise_mentor: 'It was the closed door that helped, more than the smoke.',
    own: [
      {
        step: { text: 'Take something to this place that fits there: a chair, a book, or headphones.', minutes: 1 },
        challenge: { text: 'Try the spot once, and move one thing that would bother you there.', seconds: 60 },
      },
      {
        step: { text: 'Choose a sign for the others, such as a shut door or a scarf.', minutes: 1 },
        challenge: { text: 'Decide what you will do first in this place, such as breathe or read.', seconds: 30 },
      },
    ],
  },
]
