import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreCannabisAnswers } from './cannabis-more.ts'

/** What messages of using less cannabis answer to something that the person wrote (TEXT-32). */
export const cannabisAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'The usual smoke hangs on something that comes before it. Put another thing there: a walk, a call, or a shower.',
    short: 'Put something else where the smoke was.',
    form: 'prepare',
    drill_sergeant: 'Same hour. New thing. Go.',
    kind_encouraging: 'The new thing may be short, as long as it comes first.',
    teammate: 'We switch things around, and the habit looks confused.',
    wise_mentor: 'Choose something that takes about as long as the smoke did.',
    own: [
      {
        step: { text: 'Name what comes right before that moment, as the cue for the new thing.', minutes: 1 },
        challenge: { text: 'Get one thing ready for it, such as shoes, a towel, or a phone number.', seconds: 60 },
      },
      {
        step: { text: 'Choose a second thing for days when the first does not work out.', minutes: 1 },
        challenge: { text: 'Put one object that belongs to the old way out of sight.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'After that moment your hand knows where to go. Put a hot cup into it before it starts.',
    short: 'Put a cup into your hand first.',
    form: 'moment',
    drill_sergeant: 'Kettle on. Both hands. Hold.',
    kind_encouraging: 'The cup has no opinion about anything, and that is restful.',
    teammate: 'We take the mug out, and the lighter stays in.',
    wise_mentor: 'Wait until the cup is empty before you decide anything.',
    own: [
      {
        step: { text: 'Set the cup where your hand would otherwise go.', minutes: 1 },
        challenge: { text: 'Fill the cup with water or tea, and hold it with both hands.', seconds: 60 },
      },
      {
        step: { text: 'Pick where you will hold the cup, away from the usual spot.', minutes: 1 },
        challenge: { text: 'Carry the cup there once, and move whatever is in the way.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Friends can do without it more easily than you think. Suggest one plan where nobody smokes.',
    short: 'Suggest one plan where nobody smokes.',
    form: 'tell',
    drill_sergeant: 'Place, day, time. Send.',
    kind_encouraging: 'Those who like you will come for you.',
    teammate: 'Bowling, for a start. We’re terrible, and it’s funny.',
    wise_mentor: 'Choose a place where nobody could light up in any case.',
    own: [
      {
        step: { text: 'Add a place to the plan where smoking would not come up.', minutes: 1 },
        challenge: { text: 'Find one short answer in case somebody asks about the plan.', seconds: 30 },
      },
      {
        step: { text: 'Pick the friend who would say yes to this plan most easily.', minutes: 1 },
        challenge: { text: 'Add what to bring, such as snacks, cards, or a ball.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'You can be there and pass it on. Decide what you say when it reaches you.',
    short: 'Decide what you say when it reaches you.',
    form: 'note',
    drill_sergeant: 'Few words. Same each time.',
    kind_encouraging: 'A smile and a no are enough for most people.',
    teammate: 'We pass it like the salt.',
    wise_mentor: 'Say it the same way each time, and they stop asking.',
    own: [
      {
        step: { text: 'Say the words aloud once, and end there, without a reason.', minutes: 1 },
        challenge: { text: 'Choose something for your hands to hold just then, such as a cup.', seconds: 15 },
      },
      {
        step: { text: 'Choose a seat or a corner where it seldom comes around.', minutes: 1 },
        challenge: { text: 'Think of a subject to bring up right after your words.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'After a hard day you want it to go quiet. Write the loudest thing on paper, and close the pad.',
    short: 'Hard day? Write the loudest thing down.',
    form: 'note',
    drill_sergeant: 'Write. Close. Shoes off.',
    kind_encouraging: 'You can look at it again when you have eaten.',
    teammate: 'It’s on paper now, so we can stop carrying it.',
    wise_mentor: 'Leave the pad closed until tomorrow.',
    own: [
      {
        step: { text: 'Put the paper away where you cannot see it from your seat.', minutes: 1 },
        challenge: { text: 'Get something small to eat or drink before you return to the paper.', seconds: 120 },
      },
      {
        step: { text: 'Mark whether this loudest thing is yours to solve or somebody else’s.', minutes: 1 },
        challenge: { text: 'Turn off one real noise in the room, such as a fan or a screen.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure wants out through the body. Climb the stairs, walk around the block, or shower before you sit down.',
    short: 'Pressure? Move first, sit later.',
    form: 'work',
    drill_sergeant: 'Stairs. Up, down. Then sit.',
    kind_encouraging: 'A few minutes are enough to take off the edge.',
    teammate: 'We walk it around the block like a grumpy dog.',
    wise_mentor: 'Sit down afterward, and decide then what the rest of the day is for.',
    own: [
      {
        step: { text: 'Lay out what moving needs, such as shoes or a towel.', minutes: 1 },
        challenge: { text: 'Block your usual seat with a cushion or a coat until then.', seconds: 30 },
      },
      {
        step: { text: 'Settle where your moving stops, such as a corner, a landing, or the shower.', minutes: 1 },
        challenge: { text: 'Choose what you will sit down with afterward, such as a meal or a game.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'A dull hour is easier with a list. Write down a few things that you can start without thinking.',
    short: 'Bored? Write a list for a dull hour.',
    form: 'note',
    drill_sergeant: 'Short. Odd. On the fridge.',
    kind_encouraging: 'The list may have a nap on it.',
    teammate: 'We’ve got a spice rack, and it’s a mess.',
    wise_mentor: 'Make the list now, and use it when you cannot think.',
    own: [
      {
        step: { text: 'Mark the thing on the list that needs the least.', minutes: 1 },
        challenge: { text: 'Put what this thing needs within reach of your usual seat.', seconds: 60 },
      },
      {
        step: { text: 'Add something to the list that takes you out of the house.', minutes: 1 },
        challenge: { text: 'Hang the list where you are most often bored.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'Bored people reach for what is near. Put something with buttons, strings, or pages on the usual seat.',
    short: 'Put a game or a book on your seat.',
    form: 'prepare',
    drill_sergeant: 'On the cushion. In the way.',
    kind_encouraging: 'You need not finish it, or even like it much.',
    teammate: 'We have to move it anyway, so we might as well play.',
    wise_mentor: 'Choose something you can pick up and leave at any point.',
    own: [
      {
        step: { text: 'Open the game or book at the place where you would begin.', minutes: 1 },
        challenge: { text: 'Make one move or read one paragraph before you sit down.', seconds: 60 },
      },
      {
        step: { text: 'Set a lamp and a drink beside the game or book.', minutes: 2 },
        challenge: { text: 'Name a place where you could stop, such as a chapter or a round.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You want to sink into the couch, and you can do that without weed. Run a bath or a shower, and go to bed early.',
    short: 'Tired? Shower, then bed. Nothing else.',
    form: 'work',
    drill_sergeant: 'Water. Bed. Out.',
    kind_encouraging: 'Tired is a good reason to sleep and a poor one to smoke.',
    teammate: 'We’re in pajamas before anybody can call.',
    wise_mentor: 'Take the tiredness at its word.',
    own: [
      {
        step: { text: 'Lay out a towel and what you sleep in.', minutes: 1 },
        challenge: { text: 'Turn back the blanket, and put the phone out of reach of the bed.', seconds: 60 },
      },
      {
        step: { text: 'Dim one light between the bathroom and the bed.', minutes: 1 },
        challenge: { text: 'Choose what you want to hear in bed, such as rain, a voice, or nothing.', seconds: 30 },
      },
    ],
  },
  ...moreCannabisAnswers,
]
