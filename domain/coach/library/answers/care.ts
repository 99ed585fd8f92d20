import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of the daily care of the skin answer to something that the person wrote (TEXT-32). */
export const careAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Care can be a kind of rest. Wet a washcloth with warm water, sit down, and hold it against your face for one breath.',
    short: 'Too tired to stand? Sit with a warm washcloth.',
    form: 'work',
    drill_sergeant: 'Hold it to your face for one breath. Rest.',
    kind_encouraging: 'You may lean back while you do it, and that is care enough for now.',
    teammate: 'One warm cloth, and we’ve looked after ourselves sitting down.',
    wise_mentor: 'The warmth does its part without effort, and you need only hold still.',
    own: [
      {
        step: { text: 'Wipe your neck and behind your ears with the warm washcloth.', minutes: 1 },
        challenge: { text: 'Rinse the washcloth, and hang it within reach of a chair.', seconds: 45 },
      },
      {
        step: { text: 'Lay the warm washcloth over your closed eyes, and lean back.', minutes: 1 },
        challenge: { text: 'Clean your hands with the washcloth, finger by finger, while it is warm.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Washing is easier when you do not have to stand. Put a chair beside the sink, where you can sit to wash your face.',
    short: 'Tired people wash sitting down. Chair to the sink.',
    form: 'prepare',
    drill_sergeant: 'Towel over its back. It stays there.',
    kind_encouraging: 'The next time you have no strength left, there is a place for you already.',
    teammate: 'Our sink’s got a seat now, so we can be as tired as we like.',
    wise_mentor: 'What can be done sitting down is still possible when standing is too much.',
    own: [
      {
        step: { text: 'Sit down on the chair, and see what you cannot reach.', minutes: 1 },
        challenge: { text: 'Move soap and towel to where your hands find them from the chair.', seconds: 60 },
      },
      {
        step: { text: 'Hang a towel over the back of the chair.', minutes: 1 },
        challenge: { text: 'Wash your hands once sitting down, and dry them on that towel.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Hands need less time than a whole routine. Rub a dab of cream into the backs of both.',
    short: 'No time for the routine? Take the hand cream.',
    form: 'work',
    drill_sergeant: 'One dab. Into the backs of both hands. Done.',
    kind_encouraging: 'You can go on to the next thing while it soaks in.',
    teammate: 'We’ve got that much time, even on the way to something else.',
    wise_mentor: 'Of the whole routine, this is the part that can be done almost anywhere.',
    own: [
      {
        step: { text: 'Work the rest of the cream in around your nails.', minutes: 1 },
        challenge: { text: 'Set the cream where you often have to wait, such as beside the kettle.', seconds: 30 },
      },
      {
        step: { text: 'Stroke the cream along each finger, from the nail to the wrist.', minutes: 1 },
        challenge: { text: 'Dab what is left of the cream on your elbows.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'In a rush, even a slow tube costs time. Stand your tube of cream or sunscreen on its cap, so that it comes at once.',
    short: 'A slow tube costs time. Take the cream or sunscreen.',
    form: 'prepare',
    drill_sergeant: 'Stand it on its cap. Leave it so.',
    kind_encouraging: 'That is one small wait less when everything else has to go fast.',
    teammate: 'It’s ready to go before we are.',
    wise_mentor: 'A hurried hand takes what is ready, and leaves what has to be shaken.',
    own: [
      {
        step: { text: 'Wipe the opening of the tube, and check that the cap closes.', minutes: 1 },
        challenge: { text: 'Rub a small dab in where your skin feels driest.', seconds: 30 },
      },
      {
        step: { text: 'Squeeze the tube from its end, so that the cream moves toward the opening.', minutes: 1 },
        challenge: { text: 'Look for the date on the tube, and see whether it can still be used.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure often gathers in the forehead. Wet both hands with warm water, and smooth your forehead slowly from the middle outward.',
    short: 'Pressure sits in the forehead. Warm water on both hands.',
    form: 'work',
    drill_sergeant: 'Smooth it outward, slowly. Both sides. Dry off.',
    kind_encouraging: 'Your face may be as tired or as cross as it is while you do this.',
    teammate: 'We can’t smooth out the day, but a forehead we can do.',
    wise_mentor: 'Go as slowly as if it were somebody else’s face.',
    own: [
      {
        step: { text: 'Press a towel to your face and hands instead of rubbing them.', minutes: 1 },
        challenge: { text: 'Smooth your eyebrows with your fingertips, from the nose outward.', seconds: 15 },
      },
      {
        step: { text: 'Cup your warm hands over your closed eyes for one breath.', minutes: 1 },
        challenge: { text: 'Let cool water run over your wrists to finish.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'When a lot weighs on you, care can be gentle and short. Warm a little cream between your palms, and press them to your cheeks.',
    short: 'Be gentle under pressure. Warm some cream in your palms.',
    form: 'work',
    drill_sergeant: 'Press them to your cheeks. One breath. Let go.',
    kind_encouraging: 'Keep them there for a breath, and nothing else has to happen.',
    teammate: 'Your face gets a moment, whatever the rest of the world wants.',
    wise_mentor: 'Warm hands on the face are a plain way of being kind to yourself.',
    own: [
      {
        step: { text: 'Spread what is left of the cream over the backs of your hands.', minutes: 1 },
        challenge: { text: 'Rest your warm palms on the back of your neck for one breath.', seconds: 15 },
      },
      {
        step: { text: 'Smooth your hands down the sides of your neck, slowly.', minutes: 1 },
        challenge: { text: 'Leave the cream where you sit down when a lot weighs on you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What you forget can wait for you where your hand has to go anyway. Hang your washcloth over the handle of the bathroom door.',
    short: 'Forgetting ends at the door. Washcloth over the bathroom handle.',
    form: 'prepare',
    drill_sergeant: 'Touch it, take it, wash your face.',
    kind_encouraging: 'You do not have to remember anything, because the door will do it for you.',
    teammate: 'There’s no getting out of there without shaking hands with our washcloth.',
    wise_mentor: 'Leave it there until you no longer need to be reminded.',
    own: [
      {
        step: { text: 'Set the soap that goes with the washcloth at the front of the sink.', minutes: 1 },
        challenge: { text: 'Walk through the bathroom door once, and let your hand find the washcloth.', seconds: 15 },
      },
      {
        step: { text: 'Choose what the washcloth should remind you of: face, neck, or hands.', minutes: 1 },
        challenge: { text: 'Wet the washcloth, wash that one place, and hang it back.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'When days and places change, care needs something that stays the same. Put your cream or soap right beside your toothbrush.',
    short: 'Days change. The toothbrush stays. Cream or soap beside it.',
    form: 'prepare',
    drill_sergeant: 'Use them together. Pack them together.',
    kind_encouraging: 'Wherever you brush your teeth, the rest of your care is then at hand.',
    teammate: 'Where the toothbrush goes, our cream goes too.',
    wise_mentor: 'Clocks and rooms may change, and the toothbrush is still used.',
    own: [
      {
        step: { text: 'Find one cup or bag for the toothbrush and what lies beside it.', minutes: 2 },
        challenge: { text: 'Decide which of them comes first, and set that one in front.', seconds: 15 },
      },
      {
        step: { text: 'Pack a little of the cream or soap for days away from home.', minutes: 2 },
        challenge: { text: 'Label what you packed, in one word.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to look after your skin with something that you like to use. Ask {ally} for the name of a pleasant soap or cream.',
    short: 'Ask {ally} which soap or cream feels pleasant.',
    form: 'tell',
    drill_sergeant: 'Write the name down. Buy nothing yet.',
    kind_encouraging: 'You need not buy it, and it is a nice thing to be asked.',
    teammate: 'Let’s hear what’s on other people’s sinks.',
    wise_mentor: 'Ask what is pleasant about it, because the smell or the feel may matter to you as well.',
    own: [
      {
        step: { text: 'Smell the soap or cream that you have, and find a word for it.', minutes: 1 },
        challenge: { text: 'Use a little of it on your hands, and see whether the word fits.', seconds: 60 },
      },
      {
        step: { text: 'Recall the smell of a soap that you liked, and where it stood.', minutes: 1 },
        challenge: { text: 'Note three words for that smell, to compare with the answer.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A reminder from a person is hard to overlook. Ask {ally} to put the word cream or soap into the next message to you.',
    short: 'Ask {ally} for a message with the word soap.',
    form: 'tell',
    drill_sergeant: 'When it arrives, go to the sink.',
    kind_encouraging: 'It will look odd among the other words, and that may make you smile.',
    teammate: 'When it turns up, we know exactly what it’s telling us.',
    wise_mentor: 'A word from somebody reaches you even where a note on the mirror no longer does.',
    own: [
      {
        step: { text: 'Decide what you will wash or care for when that message arrives.', minutes: 1 },
        challenge: { text: 'Put out beside the sink what you need for it.', seconds: 45 },
      },
      {
        step: { text: 'Stick a slip of your own beside the faucet, as a second reminder.', minutes: 1 },
        challenge: { text: 'Pick one word for the slip, such as “face” or “hands.”', seconds: 15 },
      },
    ],
  },
]
