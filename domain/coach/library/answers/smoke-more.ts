import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `smoke.ts`. */
export const moreSmokeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'bored',
    text: 'An urge to smoke is harder to ignore with nothing else within reach. Lay a pen and an old envelope where you usually sit.',
    short: 'Bored hands reach for cigarettes. Lay out pen and paper.',
    form: 'prepare',
    drill_sergeant: 'Put them where you sit. Draw, do not smoke.',
    kind_encouraging: 'When the next dull moment comes, you can draw whatever your hand likes.',
    teammate: 'Then our fingers find a pen before they find a lighter.',
    wise_mentor: 'It may stay unused for a long time and be there in the one moment when it helps.',
    own: [
      {
        step: { text: 'Draw a frame on the paper, for whatever comes later.', minutes: 1 },
        challenge: { text: 'Fill one corner of the frame with dots or stripes.', seconds: 60 },
      },
      {
        step: { text: 'Write at the top of the paper whom you would like to greet.', minutes: 1 },
        challenge: { text: 'Begin a note to that person with one short sentence.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In nearly every group, somebody does not smoke. Write down the name of one person whom you could stand beside.',
    short: 'Somebody there does not smoke. Write down the name.',
    form: 'note',
    drill_sergeant: 'Stand there. Hands in your pockets.',
    kind_encouraging: 'You need not tell them why, since standing there is enough.',
    teammate: 'We’ve got a spot next to somebody with free hands.',
    wise_mentor: 'Where you stand decides what is offered to you, so choose it beforehand.',
    own: [
      {
        step: { text: 'Think of the first thing you would say when you stand there.', minutes: 1 },
        challenge: { text: 'Write those words below the name.', seconds: 30 },
      },
      {
        step: { text: 'Think of something the two of you could do while the others smoke.', minutes: 1 },
        challenge: { text: 'Put that idea into an invitation of one short sentence.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'When others go out to smoke, you may keep your seat. Next time, stay there until the first of them is back.',
    short: 'Others go out to smoke. You keep your seat.',
    form: 'moment',
    drill_sergeant: 'Both feet flat. Wait for the first one.',
    kind_encouraging: 'It may feel long at first, and they are usually back sooner than you think.',
    teammate: 'Somebody has to watch the jackets, so let’s say that’s us.',
    wise_mentor: 'You leave nobody by staying, since they all come back in a little while.',
    own: [
      {
        step: { text: 'Choose something for your hands while the others are gone.', minutes: 1 },
        challenge: { text: 'Put that thing into the bag or pocket you take along.', seconds: 45 },
      },
      {
        step: { text: 'Picture the places you could take, and choose the one farthest from the door.', minutes: 1 },
        challenge: { text: 'Name something to look at from that seat while the others are out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'Smoking is often tied to one place. Choose another seat for the moment you wrote about, and lay something of yours on it.',
    short: 'The habit has a seat. Take another. No smoking there.',
    form: 'prepare',
    drill_sergeant: 'Lay your jacket there. Sit there next time.',
    kind_encouraging: 'It only has to be a seat where you have not smoked before.',
    teammate: 'Different chair, different view, and the old habit can’t find us.',
    wise_mentor: 'In a new place, the hand has to think before it reaches, and that helps.',
    own: [
      {
        step: { text: 'Sit in the new seat, and look at what is in front of you.', minutes: 1 },
        challenge: { text: 'Set a cup, a pen, or some paper within reach of this seat.', seconds: 45 },
      },
      {
        step: { text: 'Clear anything that belongs to smoking from around the new seat.', minutes: 2 },
        challenge: { text: 'Turn the new seat so that you face away from the old one.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'Every habit has a first move. Write down what your hands used to do just before a cigarette.',
    short: 'Write down your hands’ last move before a cigarette.',
    form: 'note',
    drill_sergeant: 'Pocket, cup, or door. One word.',
    kind_encouraging: 'There is no right answer, and looking is all you do here.',
    teammate: 'When we catch our hands at that, we’ll know what comes next.',
    wise_mentor: 'Notice that move, and you have some seconds more to do something else.',
    own: [
      {
        step: { text: 'Choose something else that your hands could do at that moment.', minutes: 2 },
        challenge: { text: 'Let your hands try that other move once, slowly.', seconds: 30 },
      },
      {
        step: { text: 'Put an obstacle in the way of that move, such as a zipped pocket.', minutes: 1 },
        challenge: { text: 'Try the move up to the obstacle, and let your hand drop there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Tense hands can squeeze something and leave the cigarette alone. Crumple a sheet of paper into a ball, and put it into your pocket.',
    short: 'Tense hands? No cigarette. Paper ball into your pocket.',
    form: 'prepare',
    drill_sergeant: 'Squeeze hard. Let go slowly.',
    kind_encouraging: 'Nobody sees it in there, so you may squeeze as hard as you like.',
    teammate: 'When it gets tight, the paper takes it, and we leave the lighter alone.',
    wise_mentor: 'The grip lets go by itself after a while, and so does some of the strain.',
    own: [
      {
        step: { text: 'Squeeze the ball inside the pocket, and let go slowly.', minutes: 1 },
        challenge: { text: 'Switch the ball to the other pocket, and squeeze with that hand.', seconds: 30 },
      },
      {
        step: { text: 'Make a second ball, and put it where you often stand or sit.', minutes: 1 },
        challenge: { text: 'Roll that ball under your palm until it is rounder.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Trouble that has been told asks less for a cigarette. Send one line about it to somebody who listens well.',
    short: 'Tell one person about the trouble. No cigarette needed.',
    form: 'tell',
    drill_sergeant: 'One line. Send it. Hands down.',
    kind_encouraging: 'They do not have to answer at once for it to help you.',
    teammate: 'We type it, we send it, and our hands were busy all along.',
    wise_mentor: 'Say how it is, without asking for advice, and see what changes.',
    own: [
      {
        step: { text: 'Decide what you would like back: advice, comfort, or only an ear.', minutes: 1 },
        challenge: { text: 'Add that wish to your line, or send it as a second one.', seconds: 60 },
      },
      {
        step: { text: 'Choose something for your hands while you wait for an answer.', minutes: 1 },
        challenge: { text: 'Start on that with both hands, and leave the phone lying.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'After a cigarette, the trouble is still there. Write down one small thing about it that you could do.',
    short: 'Smoking solves nothing here. Write one thing you could do.',
    form: 'note',
    drill_sergeant: 'One line. Start with a verb.',
    kind_encouraging: 'If nothing can be done, you may write that, and it is an answer as well.',
    teammate: 'It may be tiny, but it’s ours, and it needs no lighter.',
    wise_mentor: 'It need not be done at once, and still it is more than smoke can do.',
    own: [
      {
        step: { text: 'Cut that thing down to a first move your hands can make.', minutes: 2 },
        challenge: { text: 'Make that move now, or lay out what it needs.', seconds: 120 },
      },
      {
        step: { text: 'Write below that thing who or what could make it easier.', minutes: 1 },
        challenge: { text: 'Circle the part that you could do without anybody’s help.', seconds: 15 },
      },
    ],
  },
]
