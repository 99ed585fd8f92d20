import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of less gaming, television or series answer to something that was written (TEXT-32). */
export const screenAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'television',
    text: 'Whatever is always ready is easily turned on. Switch the screen off completely now, at its button or its plug.',
    short: 'Screen off completely. Button or plug.',
    form: 'prepare',
    drill_sergeant: 'No standby light. Check it.',
    kind_encouraging: 'It may stay dark for as long as you like.',
    teammate: 'No little red light is waiting for us now.',
    wise_mentor: 'The time until it starts again is time in which you can decide.',
    own: [
      {
        step: { text: 'Lay the remote or controller in a drawer or another room.', minutes: 1 },
        challenge: { text: 'Put something to read or do in the place where the remote lay.', seconds: 60 },
      },
      {
        step: { text: 'Drape a cloth or a towel over the dark screen.', minutes: 1 },
        challenge: { text: 'Turn one chair so that it faces something else.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'Every title on a list is an invitation to start. Delete one from your list of shows, channels, or games.',
    short: 'Delete one show, channel, or game from your list.',
    form: 'prepare',
    drill_sergeant: 'The newest one. Then screen off.',
    kind_encouraging: 'It can be the one that you would miss least.',
    teammate: 'That’s one less to call us back.',
    wise_mentor: 'Leave the list as soon as it is gone, before another title catches you.',
    own: [
      {
        step: { text: 'Decide what could fill the time that the deleted title took.', minutes: 1 },
        challenge: { text: 'Lay out one thing for that, such as a book or a pencil.', seconds: 60 },
      },
      {
        step: { text: 'Turn off automatic play, or one notice that announces new titles.', minutes: 2 },
        challenge: { text: 'Name the title that could go next, without opening it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'The next episode or round is offered while you are still seated. When one ends, stand up and touch the door.',
    short: 'Episode or round ends: stand up at once.',
    form: 'moment',
    drill_sergeant: 'Touch the door. Then the off button.',
    kind_encouraging: 'On your feet, it is easier to let the next one go.',
    teammate: 'We decide about the next one standing.',
    wise_mentor: 'From the door, look back at the screen and decide.',
    own: [
      {
        step: { text: 'Practice the way once: rise from your seat, and leave the room.', minutes: 1 },
        challenge: { text: 'Pick one thing to do out there, such as drinking a glass of water.', seconds: 30 },
      },
      {
        step: { text: 'Choose a phrase for the end, such as “That was the last one.”', minutes: 1 },
        challenge: { text: 'Say this phrase while you stand up from where you are.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired head can rest without pictures. Put your feet up, leave the screen off, and listen for the farthest sound.',
    short: 'Tired heads rest without pictures. Screen off. Feet up.',
    form: 'work',
    drill_sergeant: 'Listen for the farthest sound. Name it.',
    kind_encouraging: 'Nothing more is asked of you while you listen.',
    teammate: 'Feet up, and we give the eyes a break.',
    wise_mentor: 'Once you have found it, let it come and go.',
    own: [
      {
        step: { text: 'Close your eyes, and pick out the nearest sound in the room.', minutes: 1 },
        challenge: { text: 'Open your eyes slowly, and look at something that is not lit.', seconds: 30 },
      },
      {
        step: { text: 'Recall a place where you rested well, and a few things you saw there.', minutes: 1 },
        challenge: { text: 'Stay in that place for some slow breaths, with your eyes closed.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are worn out, you take the nearest rest. Put a cushion where you can lean back without seeing the screen.',
    short: 'Worn out? Put a cushion away from the screen.',
    form: 'prepare',
    drill_sergeant: 'Lean back. Eyes on the wall. Rest.',
    kind_encouraging: 'You may sink into it for as long as you like.',
    teammate: 'Our new spot faces the other way.',
    wise_mentor: 'Try it once now, so that you know that it is comfortable.',
    own: [
      {
        step: { text: 'Lean back on the cushion once, and check that no screen is in view.', minutes: 1 },
        challenge: { text: 'Fetch a blanket or a sweater, and lay it beside the cushion.', seconds: 60 },
      },
      {
        step: { text: 'Dim the light around the cushion, or draw a curtain.', minutes: 1 },
        challenge: { text: 'Settle against the cushion for a few breaths, with your hands empty.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being tired, you may need comfort more than a picture. Leave the screen off, and hold your hands under warm water.',
    short: 'Tired people want comfort, not pictures. Screen off.',
    form: 'work',
    drill_sergeant: 'Warm water over your hands. Dry them well.',
    kind_encouraging: 'Stay there for as many breaths as you like.',
    teammate: 'That’s our break, and nobody has to press play.',
    wise_mentor: 'Feel the warmth reach the fingers before you turn the water off.',
    own: [
      {
        step: { text: 'Wrap your hands in something warm, such as a towel, scarf, or sleeve.', minutes: 1 },
        challenge: { text: 'Sit down with your hands still wrapped, and face away from the screen.', seconds: 60 },
      },
      {
        step: { text: 'Think of a warm drink you like, and set out a cup for it.', minutes: 1 },
        challenge: { text: 'Carry the cup to a seat from which no screen is in view.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'A screen is not the only thing within reach when you are bored. Fold a sheet of paper into an airplane.',
    short: 'Bored hands need work. Screen off. Fold an airplane.',
    form: 'work',
    drill_sergeant: 'Crease it hard. One flight.',
    kind_encouraging: 'It may fly badly, and you will still have made something.',
    teammate: 'If ours crashes, we fold another.',
    wise_mentor: 'Fold slowly, so that the hands have something to do.',
    own: [
      {
        step: { text: 'Fly the airplane once, and see where it lands.', minutes: 1 },
        challenge: { text: 'Bend one wing a little, and see whether that changes the flight.', seconds: 60 },
      },
      {
        step: { text: 'Make an envelope or a small box from some other paper.', minutes: 2 },
        challenge: { text: 'Find a small thing to keep in what you made.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'Few ideas come once you are bored. On a slip, write something you like to do without a screen, and lay it on your seat.',
    short: 'Boredom has no ideas. Write one without a screen.',
    form: 'note',
    drill_sergeant: 'Large letters. Slip on your seat.',
    kind_encouraging: 'It may be small, such as looking out or calling somebody.',
    teammate: 'Next time we sit down, our own idea is there first.',
    wise_mentor: 'Write it so plainly that you could begin without thinking.',
    own: [
      {
        step: { text: 'Bring one thing that your idea needs to the place where you sit.', minutes: 2 },
        challenge: { text: 'Do the first bit of that idea, and then decide whether to go on.', seconds: 120 },
      },
      {
        step: { text: 'Write down a second idea, for times with little energy.', minutes: 1 },
        challenge: { text: 'Underline whichever idea needs less to begin.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What presses on you may need an outlet, and it need not be a screen. Shake out both hands, and breathe out.',
    short: 'Pressure needs no screen. Turn it off. Shake your hands.',
    form: 'work',
    drill_sergeant: 'Shoulders down. Breathe out. Once more, slower.',
    kind_encouraging: 'You may look silly doing it, and it is over in a moment.',
    teammate: 'Let’s shake the hands first and sit down after.',
    wise_mentor: 'Stop when the hands feel heavy, and let them hang for a breath.',
    own: [
      {
        step: { text: 'Put what presses on you into one word, on any scrap of paper.', minutes: 1 },
        challenge: { text: 'Fold the scrap, and lay it away from where you sit.', seconds: 30 },
      },
      {
        step: { text: 'Press your feet into the floor, and roll your shoulders back.', minutes: 1 },
        challenge: { text: 'Look out of a window, and follow one far outline with your eyes.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit often starts in the same seat. Sit down once in another one, with the screen behind you.',
    short: 'Habits have seats. Take another, screen behind you.',
    form: 'work',
    drill_sergeant: 'Hands empty. Look around once. Get up.',
    kind_encouraging: 'You need not stay long, only long enough to try it.',
    teammate: 'From here, our room looks different.',
    wise_mentor: 'Notice what you look at when the screen is not in front of you.',
    own: [
      {
        step: { text: 'Move something you like, such as a cup or a book, beside this seat.', minutes: 1 },
        challenge: { text: 'Choose what you would like to have in view from this seat.', seconds: 30 },
      },
      {
        step: { text: 'See whether there is enough light to read at this seat.', minutes: 1 },
        challenge: { text: 'Leave something there that you would like to read, open at a page.', seconds: 60 },
      },
    ],
  },
]
