import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `sweets.ts`. */
export const moreSweetsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'stress',
    text: 'Under stress, a hand wants something to do before it wants sweets. Crumple a sheet of paper, and smooth it out again.',
    short: 'Stress wants sweets. Give it a sheet of paper.',
    form: 'work',
    drill_sergeant: 'Crumple it. Smooth it out. Breathe.',
    kind_encouraging: 'The paper can take it, and you may take your time.',
    teammate: 'We let the paper have it, and it doesn’t mind.',
    wise_mentor: 'Smoothing takes longer than crumpling, and the breath slows down with it.',
    own: [
      {
        step: { text: 'Tear the sheet into strips as slowly and evenly as you can.', minutes: 1 },
        challenge: { text: 'Leave a fresh sheet where your hand usually looks for sweets.', seconds: 30 },
      },
      {
        step: { text: 'Fold the sheet into a strip, and wind it around a finger.', minutes: 1 },
        challenge: { text: 'Scribble on the paper what the stress is about, in a single word.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What weighs on you needs to be told, and sweets cannot listen. Write one sentence about it, and put the pen down.',
    short: 'Sweets do not listen. Write one sentence about the stress.',
    form: 'note',
    drill_sergeant: 'What happened. Period. Pen down.',
    kind_encouraging: 'Nobody has to read it, and it may sound as angry as it is.',
    teammate: 'We grumble on paper, and no cabinet has to open.',
    wise_mentor: 'Read it once, and notice which word carries most of the weight.',
    own: [
      {
        step: { text: 'Replace one word in the sentence with a truer one.', minutes: 1 },
        challenge: { text: 'Fold the paper, and put it where it can wait without you.', seconds: 30 },
      },
      {
        step: { text: 'Write a second sentence that says what would lighten it a little.', minutes: 2 },
        challenge: { text: 'Circle whatever in that sentence you could do without anybody’s help.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under stress, a hand takes what is nearest. Put a coin or a smooth stone where your hand would look for sweets.',
    short: 'Stress reaches for sweets. Put a coin there.',
    form: 'prepare',
    drill_sergeant: 'Stress comes. Hold the coin. Breathe out.',
    kind_encouraging: 'You may hold it for as long as the wish lasts, and then put it back.',
    teammate: 'When things get tense, we’ve got something to hold on to.',
    wise_mentor: 'Feel how it grows warm in the hand, and wait until you feel calmer.',
    own: [
      {
        step: { text: 'Close your hand around the coin until it feels warm.', minutes: 1 },
        challenge: { text: 'Move anything sweet nearby to a place behind a closed door.', seconds: 60 },
      },
      {
        step: { text: 'Trace the edge of the coin with your thumb, all the way around.', minutes: 1 },
        challenge: { text: 'Pass the coin from hand to hand until your breath is slower.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Stress gets smaller when it is shared, and no sweet can listen. Send one person the line: hard day, tell me something nice.',
    short: 'Stress? No sweets. Write: tell me something nice.',
    form: 'tell',
    drill_sergeant: 'One person. One line. Send.',
    kind_encouraging: 'You need not explain anything, and the answer may make you smile.',
    teammate: 'Somebody out there’s got a nice story for us.',
    wise_mentor: 'A kind word from a person lasts longer than anything from a wrapper.',
    own: [
      {
        step: { text: 'Recall one nice thing that somebody has said to you lately.', minutes: 1 },
        challenge: { text: 'Jot it down in a few words, to read when stress asks for sweets.', seconds: 60 },
      },
      {
        step: { text: 'Keep both hands around a warm or cold cup while you wait.', minutes: 1 },
        challenge: { text: 'Think of something nice that you could tell the same person.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Among people, a hand that holds a glass is offered fewer sweets. Try it now with a glass of water.',
    short: 'Among people, a full hand gets fewer sweets.',
    form: 'work',
    drill_sergeant: 'Practice now: water glass in your usual hand.',
    kind_encouraging: 'It is only a rehearsal, and you may drink it.',
    teammate: 'With a glass in hand, we look busy.',
    wise_mentor: 'Take the hand that would reach, and let the other one rest.',
    own: [
      {
        step: { text: 'Say “No, thank you” aloud with something in your hand, such as a glass.', minutes: 1 },
        challenge: {
          text: 'Add a question that would turn the talk elsewhere, such as “How have you been?”',
          seconds: 30,
        },
      },
      {
        step: { text: 'Choose the hand that usually takes sweets, and let it hold something.', minutes: 1 },
        challenge: { text: 'Practice a friendly shake of the head while that hand stays full.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Others mean it kindly when they offer sweets. Write to one of them that their company is enough for you.',
    short: 'Write to one of them: company yes, sweets no.',
    form: 'tell',
    drill_sergeant: 'Friendly. Short. Send it.',
    kind_encouraging: 'It is a nice line to get, and it needs no explanation.',
    teammate: 'Once it’s said, we don’t have to duck every plate.',
    wise_mentor: 'Said early, it sounds like a greeting and not like a refusal.',
    own: [
      {
        step: { text: 'Prepare a short reply to the next offer, such as “Not for me, thanks.”', minutes: 1 },
        challenge: { text: 'Choose one thing to do together that has no sweets in it.', seconds: 30 },
      },
      {
        step: { text: 'Choose a seat for the next time together, away from the sweets.', minutes: 1 },
        challenge: { text: 'Pick one thing that you would like to ask or tell them there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired hands may rest instead of reaching for sweets. Put your feet up, and lay both hands open beside you.',
    short: 'Tiredness wants rest, not sweets. Feet up.',
    form: 'work',
    drill_sergeant: 'Hands open beside you. A few breaths.',
    kind_encouraging: 'You may stay like that for as long as you like.',
    teammate: 'Your hands are off duty, and so are we.',
    wise_mentor: 'After a few breaths, you can tell better what you really need.',
    own: [
      {
        step: { text: 'Take off whatever still presses: shoes, a belt, glasses.', minutes: 1 },
        challenge: { text: 'Close your eyes, and leave both hands idle for a few slow breaths.', seconds: 45 },
      },
      {
        step: { text: 'Spread a blanket, a coat, or a towel over your legs.', minutes: 1 },
        challenge: { text: 'Decide what you will look at while you rest, such as the ceiling or a tree.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'Boredom sends the hand to the snacks for something to do. Give it a pen, and draw loops across a sheet of paper.',
    short: 'Bored hands find snacks. Draw loops across a page.',
    form: 'work',
    drill_sergeant: 'Edge to edge. Pen stays down.',
    kind_encouraging: 'They may be crooked, and they need not become anything.',
    teammate: 'It’s our finest work since kindergarten.',
    wise_mentor: 'Watch the line run, and let it end at the edge of the paper.',
    own: [
      {
        step: { text: 'Fill one of the loops with lines or dots.', minutes: 1 },
        challenge: { text: 'Put pen and paper where boredom usually finds you.', seconds: 30 },
      },
      {
        step: { text: 'Follow one loop backward with the pen, without lifting it.', minutes: 1 },
        challenge: { text: 'Write inside the largest loop one thing that you could do next.', seconds: 45 },
      },
    ],
  },
]
