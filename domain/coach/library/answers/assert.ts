import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of saying no and speaking up answer to something that the person wrote (TEXT-32). */
export const assertAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'Words that your mouth already knows are easier to say when you are nervous. Say this aloud now: I would rather not.',
    short: 'Fear takes your words. Say aloud: I would rather not.',
    form: 'work',
    drill_sergeant: 'Again, slower. That is your sentence.',
    kind_encouraging: 'It may sound shaky, because this is only practice.',
    teammate: 'This round’s just practice for us, and the wall doesn’t mind.',
    wise_mentor: 'Speak it without a reason behind it, and hear that the sentence is complete.',
    own: [
      {
        step: { text: 'Think of one request that those words would have answered, and name it.', minutes: 1 },
        challenge: { text: 'Answer that request aloud with “I would rather not,” and add no reason.', seconds: 15 },
      },
      {
        step: { text: 'Add “thank you” before or after those words, whichever suits you.', minutes: 1 },
        challenge: { text: 'Say that version once softly and once in your everyday voice.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fear seldom thinks of friendly answers. Write down one that somebody could give to your no.',
    short: 'Fear expects the worst. Write one friendly answer to your no.',
    form: 'note',
    drill_sergeant: 'Short answer, ordinary words. Read it aloud.',
    kind_encouraging: 'Something as short as no problem is an answer that people really give.',
    teammate: 'If they’d say sure, no problem, we can live with that.',
    wise_mentor: 'Place it beside the answer you fear, and notice that either is possible.',
    own: [
      {
        step: { text: 'Put your no above the answer, in the words you would use.', minutes: 2 },
        challenge: { text: 'Read both lines aloud, the no and the friendly answer, in a normal voice.', seconds: 30 },
      },
      {
        step: { text: 'Recall how you once took somebody else’s no well, and note your answer.', minutes: 2 },
        challenge: { text: 'Compare the two answers, and mark the one you would rather hear.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'What is hard to say can be carried along in writing. Write on a card for your pocket: I need to think about it.',
    short: 'Hard to say? Write on a card: I need to think about it.',
    form: 'prepare',
    drill_sergeant: 'Card in your pocket. Read it out when needed.',
    kind_encouraging: 'You may never need the card, and it helps to know that the sentence is there.',
    teammate: 'If our mind goes blank, the sentence is in our pocket.',
    wise_mentor: 'To ask for time is a small thing, and it keeps the answer yours.',
    own: [
      {
        step: { text: 'Turn the card over, and add the words “I will let you know.”', minutes: 1 },
        challenge: { text: 'Try which pocket the card comes out of most easily.', seconds: 30 },
      },
      {
        step: { text: 'Note on the card one person or place it is meant for.', minutes: 1 },
        challenge: { text: 'Look away from the card, and say the sentence from memory.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In company, a short sentence has the best chance of being finished. Say this one aloud now: I see it differently.',
    short: 'In company, be short. Say aloud: I see it differently.',
    form: 'work',
    drill_sergeant: 'Chin up. Once more. Add nothing.',
    kind_encouraging: 'You need not prove anything with it, only let your view be known.',
    teammate: 'It’s a short line, and it gets us into the conversation.',
    wise_mentor: 'Say it as calmly as you would say that it is raining.',
    own: [
      {
        step: { text: 'Find one reason to add to that sentence, no longer than the sentence itself.', minutes: 2 },
        challenge: { text: 'Say the sentence and the reason in one breath, and stop there.', seconds: 15 },
      },
      {
        step: { text: 'Recall a talk in which that sentence would have fit, and where.', minutes: 1 },
        challenge: { text: 'Put “I understand” in front of the sentence, and say both aloud.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Among other people, your own wish is easily the last to be heard. Write it down in one line, beginning with I would like.',
    short: 'Among others, your wish goes last. Write it down.',
    form: 'note',
    drill_sergeant: 'Begin with I would like. No maybe in it.',
    kind_encouraging: 'It can be as small as another table or an early goodbye.',
    teammate: 'Once it’s on paper, we’re not waiting for somebody to guess.',
    wise_mentor: 'A wish in clear words is easier to bring into a group than a feeling.',
    own: [
      {
        step: { text: 'Cross out every “sorry,” “maybe,” or “just” in the wish that you wrote.', minutes: 1 },
        challenge: { text: 'Read the wish aloud once, as if somebody had asked what you would like.', seconds: 15 },
      },
      {
        step: { text: 'Choose the moment for saying the wish, and who should hear it.', minutes: 1 },
        challenge: { text: 'Set a second choice below the wish, in case the first is taken.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under pressure, a quick answer is rarely your own. Say this aloud now: I need a moment before I answer.',
    short: 'Pressure wants a quick answer. Say aloud: I need a moment first.',
    form: 'work',
    drill_sergeant: 'Calm voice. Then close your mouth.',
    kind_encouraging: 'Asking for a moment is polite, and it commits you to nothing.',
    teammate: 'Whoever’s pushing, we get our moment first.',
    wise_mentor: 'Once said in quiet, the sentence comes more easily under pressure.',
    own: [
      {
        step: { text: 'Choose what to do in that moment: look down, breathe, or drink some water.', minutes: 1 },
        challenge: { text: 'Ask for the moment aloud, and then do what you chose.', seconds: 30 },
      },
      {
        step: { text: 'Note who or what usually rushes you into an answer.', minutes: 1 },
        challenge: {
          text: 'Imagine that request, wait for one breath, and only then ask for the moment.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure often shows where a limit is. Write the words It is too much for me when, and finish the sentence.',
    short: 'Pressure shows a limit. Write: It is too much for me when.',
    form: 'note',
    drill_sergeant: 'Finish the sentence. Period at the end.',
    kind_encouraging: 'It is only for your own eyes, and it does not accuse anybody.',
    teammate: 'Now we know what we’re protecting.',
    wise_mentor: 'Whoever has put a limit into words can also say it to somebody else.',
    own: [
      {
        step: { text: 'Underline the word in your sentence that names the limit.', minutes: 1 },
        challenge: { text: 'Begin a second line with “I can,” and write what would still be possible.', seconds: 90 },
      },
      {
        step: { text: 'Put below the sentence the first sign that this limit is near.', minutes: 1 },
        challenge: { text: 'Think of one thing you could stop or hand over at that sign.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A fixed opening helps when the right words will not come. Say this aloud now: There is something I would like to ask.',
    short: 'No opening yet? Say aloud: There is something I would like to ask.',
    form: 'work',
    drill_sergeant: 'Once more. Breathe. That is how you start.',
    kind_encouraging: 'After that sentence, people usually turn to you and wait.',
    teammate: 'We’ve got the first line down, and the rest follows.',
    wise_mentor: 'The opening gives the other person time to listen, and it gives you time to find words.',
    own: [
      {
        step: { text: 'Put on paper the question that would come after that sentence.', minutes: 2 },
        challenge: { text: 'Speak the opening and the question together, with a breath between them.', seconds: 30 },
      },
      {
        step: { text: 'Pick the person for that sentence, and a calm moment to say it.', minutes: 1 },
        challenge: { text: 'Save the sentence as a message draft, without sending it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A wish is easier to meet once it has been said. Tell {ally} one small thing that you would like, in one sentence.',
    short: 'Tell {ally} one small thing you would like.',
    form: 'tell',
    drill_sergeant: 'One sentence. No sorry in it.',
    kind_encouraging: 'It may be very small, and the answer may be yes or no.',
    teammate: 'No hints from us this time, just one plain sentence.',
    wise_mentor: 'Say it as a wish and not as a complaint, and leave room for the answer.',
    own: [
      {
        step: { text: 'Decide beforehand what would do almost as well, if the answer is no.', minutes: 1 },
        challenge: { text: 'Say the wish aloud once, without “sorry” or “maybe” in it.', seconds: 15 },
      },
      {
        step: { text: 'Prepare one short reply to a yes and another to a no.', minutes: 1 },
        challenge: { text: 'Practice the reply to a no, until it sounds friendly.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Everybody has to turn something down now and then. Ask {ally} which words work best for saying no.',
    short: 'Ask {ally} which words work for a no.',
    form: 'tell',
    drill_sergeant: 'Write down the exact words.',
    kind_encouraging: 'You may borrow the words, or only enjoy hearing how somebody else does it.',
    teammate: 'We borrow the good ones, and nobody charges us for them.',
    wise_mentor: 'Other people’s words for no are often shorter and kinder than one expects.',
    own: [
      {
        step: { text: 'Note the words you hear, or your own until the answer comes.', minutes: 1 },
        challenge: { text: 'Use those words aloud once to turn down an imaginary invitation.', seconds: 30 },
      },
      {
        step: { text: 'Think of the favor or invitation that you find hardest to turn down.', minutes: 1 },
        challenge: { text: 'Find the first word of your own no to it, and write it down.', seconds: 45 },
      },
    ],
  },
]
