import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreAlcoholAnswers } from './alcohol-more.ts'

/** What messages of drinking less alcohol or none answer to something that the person wrote (TEXT-32). */
export const alcoholAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'A habit takes what is nearest. Fill the kettle with water now, so that something without alcohol is only a switch away.',
    short: 'The habit takes what is nearest. Fill the kettle.',
    form: 'prepare',
    drill_sergeant: 'Lid closed. Cup beside it. Nothing with alcohol.',
    kind_encouraging: 'Whenever the wish for a drink comes, the warm cup is already half made.',
    teammate: 'When the habit knocks, we flip the switch.',
    wise_mentor: 'While the water heats, the wish for a drink has time to become quieter.',
    own: [
      {
        step: { text: 'Set the cup that you like best beside the kettle.', minutes: 1 },
        challenge: { text: 'Say aloud what you will brew first when the wish for a drink comes.', seconds: 15 },
      },
      {
        step: { text: 'Find two things to pour hot water on, such as tea or lemon.', minutes: 1 },
        challenge: { text: 'Decide where you will stand while the kettle boils, and clear that spot.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'Right after toothpaste, a drink does not taste the way the habit expects. Brush your teeth now.',
    short: 'The habit expects a drink. Brush your teeth first.',
    form: 'work',
    drill_sergeant: 'Rinse well. A drink tastes wrong after that.',
    kind_encouraging: 'It is a friendly way of telling yourself that nothing more is needed.',
    teammate: 'Mint’s on our side, so let’s use it.',
    wise_mentor: 'The clean taste stays for a while, and it makes the first refusal easier.',
    own: [
      {
        step: { text: 'Rinse the toothbrush cup, and fill it with cold water.', minutes: 1 },
        challenge: { text: 'Sip the water slowly while the taste of mint is still there.', seconds: 30 },
      },
      {
        step: { text: 'Leave the toothbrush where you pass when the wish for a drink comes.', minutes: 1 },
        challenge: { text: 'Decide what your hands will do right after brushing, and say it aloud.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit slows down when its tools are hard to reach. Put the bottle opener or the corkscrew on the highest shelf you can reach.',
    short: 'Slow the habit down. Bottle opener onto the highest shelf.',
    form: 'prepare',
    drill_sergeant: 'Push it to the back. Leave it there.',
    kind_encouraging: 'You are not forbidding yourself anything, only giving yourself a moment to think.',
    teammate: 'If we want it, we have to climb for it.',
    wise_mentor: 'The time it takes to get it down is time in which the wish can pass.',
    own: [
      {
        step: { text: 'Lay a teaspoon in the opener’s old place.', minutes: 1 },
        challenge: { text: 'Reach for the old place once, and take out the teaspoon.', seconds: 15 },
      },
      {
        step: { text: 'Push the glasses that go with the opener behind the everyday cups.', minutes: 2 },
        challenge: { text: 'Bring the everyday cup that you like best to the front.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit changes more easily when something stands in its place. Copy your words onto a slip, and add: first, a cup of tea.',
    short: 'Copy your words. Add: first, tea, no drink.',
    form: 'note',
    drill_sergeant: 'Slip to the kettle. Tea first.',
    kind_encouraging: 'With a warm cup in your hands, the moment that you wrote about passes more quietly.',
    teammate: 'When the habit shows up, we’re already holding a cup.',
    wise_mentor: 'What comes first in such a moment often decides what comes after it.',
    own: [
      {
        step: { text: 'Choose the cup for that tea, and tuck your words under it.', minutes: 1 },
        challenge: {
          text: 'Carry the cup and the words to the place where that moment usually finds you.',
          seconds: 45,
        },
      },
      {
        step: { text: 'Underline in your words the moment at which the tea should come.', minutes: 1 },
        challenge: { text: 'Say the plan aloud once, with that moment first and the tea after it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In company, a glass is filled before you know it. Lay your hand flat over a cup, as you will when somebody wants to pour.',
    short: 'In company, glasses fill. Lay your hand over a cup.',
    form: 'work',
    drill_sergeant: 'That is the move when a bottle comes.',
    kind_encouraging: 'With your hand there, you do not even have to interrupt the talk.',
    teammate: 'One hand on the rim, and our answer’s clear.',
    wise_mentor: 'A hand over the rim is widely understood, and nobody needs to hear a reason.',
    own: [
      {
        step: { text: 'Find the words that go with the hand, such as “I am fine, thank you.”', minutes: 1 },
        challenge: { text: 'Do both together once, the hand over the cup and the words, without hurry.', seconds: 15 },
      },
      {
        step: { text: 'Fill the cup with water, since nobody pours into a full cup.', minutes: 1 },
        challenge: { text: 'Choose where at a table that cup would be hardest for others to reach.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'With other people, the first drink is chosen quickly. Say yours aloud now: sparkling water with lemon, please.',
    short: 'Company chooses fast. Say aloud: sparkling water with lemon.',
    form: 'work',
    drill_sergeant: 'Once more, clearly. That is your drink.',
    kind_encouraging: 'Once it has been said, it is easier to say again among people you like.',
    teammate: 'We’ve got our answer ready before anybody asks what we’re drinking.',
    wise_mentor: 'Whoever asks first for something without alcohol is rarely asked why.',
    own: [
      {
        step: { text: 'Decide what you will ask for if there is no sparkling water.', minutes: 1 },
        challenge: { text: 'Note both drinks on a slip for your wallet, the sparkling water first.', seconds: 60 },
      },
      {
        step: { text: 'Recall where you will be asked next, and who usually asks.', minutes: 1 },
        challenge: { text: 'Give your answer in fewer words, as you would in a loud room.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'People are the better reason to go out. Write down a question that you would like to ask somebody, whatever is in the glasses.',
    short: 'Company needs no drink. Write down one question.',
    form: 'note',
    drill_sergeant: 'A short one. Ask it while others pour.',
    kind_encouraging: 'With a good question, your hands and your attention have somewhere to be.',
    teammate: 'Our question gets the talk going, and water’s fine for that.',
    wise_mentor: 'A conversation is remembered longer than what stood in the glasses.',
    own: [
      {
        step: { text: 'Add to the question the name of somebody whose answer would interest you.', minutes: 1 },
        challenge: { text: 'Read the question aloud, and cut any word you would not say at a table.', seconds: 30 },
      },
      {
        step: { text: 'Think of what you would ask next if the answer is short.', minutes: 1 },
        challenge: { text: 'Memorize the first few words of your question, and put the paper away.', seconds: 30 },
      },
    ],
  },
  ...moreAlcoholAnswers,
]
