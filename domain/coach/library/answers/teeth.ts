import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of teeth answer to something that somebody wrote (TEXT-32). */
export const teethAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Tired legs need not stand at a sink. Sit down with brush or floss, and do the front teeth.',
    short: 'Too tired to stand? Sit with brush or floss.',
    form: 'work',
    drill_sergeant: 'Front teeth only. Then rest.',
    kind_encouraging: 'That is enough for now, and your eyes may stay half closed.',
    teammate: 'We do it from the good seats, like a movie.',
    wise_mentor: 'Without the standing, little of the effort is left.',
    own: [
      {
        step: { text: 'Set a cup of water within reach of your seat, for rinsing.', minutes: 1 },
        challenge: { text: 'Choose a place near the seat where brush or floss can stay.', seconds: 30 },
      },
      {
        step: { text: 'Lay a towel over your lap, so that drips do not make you get up.', minutes: 1 },
        challenge: { text: 'Turn a lamp toward your seat, so that the back teeth are easy, too.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired hands like things that are ready. Cut a piece of floss now, and hang it over your toothbrush.',
    short: 'Tired hands need things ready. Cut one floss piece.',
    form: 'prepare',
    drill_sergeant: 'Hang it over the brush. Leave it there.',
    kind_encouraging: 'When you are half asleep, it is already in front of you.',
    teammate: 'We prep it like a chef, for our sleepy self.',
    wise_mentor: 'The first step is then done before the tiredness comes.',
    own: [
      {
        step: { text: 'Wind the floss around your fingers once, to see that it is long enough.', minutes: 1 },
        challenge: { text: 'Leave the floss box open and in sight, for the next piece.', seconds: 15 },
      },
      {
        step: { text: 'Fill the cup by the sink, so that rinsing is ready, too.', minutes: 1 },
        challenge: { text: 'Loosen the cap of the toothpaste, and stand it beside the floss.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Teeth need not wait until you are tired. Brush or floss one corner now, whatever the hour is.',
    short: 'Do not wait for tired. One corner of teeth now.',
    form: 'work',
    drill_sergeant: 'Upper left, tooth by tooth. Then stop.',
    kind_encouraging: 'What is done early need not be done with heavy eyes.',
    teammate: 'Done now, and the couch can have us.',
    wise_mentor: 'A corner that is clean now is one less to think of later.',
    own: [
      {
        step: { text: 'Run your tongue over the clean corner, and then over the next one.', minutes: 1 },
        challenge: { text: 'Decide which corner will be next when you stand at the sink.', seconds: 15 },
      },
      {
        step: { text: 'Rinse with a little water, and put brush or floss back.', minutes: 1 },
        challenge: { text: 'Choose a moment for the other corners while you are still wide awake.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'You touch the faucet even when you forget the rest. Lay floss or brush right across it.',
    short: 'Against forgetting: floss or brush across the faucet.',
    form: 'prepare',
    drill_sergeant: 'Move it only to use it.',
    kind_encouraging: 'It will get in your way, and that is its whole job.',
    teammate: 'Nobody can wash their hands here without bumping into it.',
    wise_mentor: 'The hand will meet it, even when the mind is elsewhere.',
    own: [
      {
        step: { text: 'Reach for the faucet, and see that your hand meets floss or brush.', minutes: 1 },
        challenge: { text: 'Wipe the faucet dry, so that what lies there stays clean.', seconds: 60 },
      },
      {
        step: { text: 'Clear the edge of the sink, so that only brush or floss stands out.', minutes: 1 },
        challenge: { text: 'Walk in from the door, and see whether brush or floss catches your eye.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'Now that you think of it, there is nothing left to forget. Brush or floss the lower front teeth.',
    short: 'You remember now. Brush or floss the lower front teeth.',
    form: 'work',
    drill_sergeant: 'Go straight there. Back when they are clean.',
    kind_encouraging: 'It takes a moment, and then you may forget it again.',
    teammate: 'We’ve remembered, so we don’t let it get away.',
    wise_mentor: 'Done at once, it needs no memory at all.',
    own: [
      {
        step: { text: 'Do the upper front teeth too, while brush or floss is in hand.', minutes: 1 },
        challenge: { text: 'Leave brush or floss in plain sight when you are done.', seconds: 15 },
      },
      {
        step: { text: 'Go on to the teeth right behind them, on the side you prefer.', minutes: 1 },
        challenge: { text: 'Link the next time to something that you never forget, and say it aloud.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When there is no time for all your teeth, begin with the busiest. Brush or floss those you chew with.',
    short: 'No time for all. Clean the teeth you chew with.',
    form: 'work',
    drill_sergeant: 'Left side. Right side. Done.',
    kind_encouraging: 'The others can have their turn when there is more time.',
    teammate: 'The hard workers get our first minute.',
    wise_mentor: 'They do most of the work at the table, so they may come first.',
    own: [
      {
        step: { text: 'Swish a mouthful of water around those teeth.', minutes: 1 },
        challenge: { text: 'Name the teeth that will come first when you have more time.', seconds: 15 },
      },
      {
        step: { text: 'Feel with your tongue for any spot on those teeth that is still rough.', minutes: 1 },
        challenge: { text: 'Go over that spot once more, and leave the rest.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone in the hand can point to your teeth. Stick a slip on its back that says floss or brush.',
    short: 'Stick the word teeth on the phone’s back.',
    form: 'prepare',
    drill_sergeant: 'Fingers feel it: phone down, clean your teeth.',
    kind_encouraging: 'Your fingers will feel the paper, even in the dark.',
    teammate: 'It’s our only notification without a sound.',
    wise_mentor: 'The paper is under your fingers whenever the phone is in use.',
    own: [
      {
        step: { text: 'Choose where the phone will lie while you clean your teeth.', minutes: 1 },
        challenge: { text: 'Put the phone there once, with the word facing up.', seconds: 15 },
      },
      {
        step: { text: 'Press the word on the phone down firmly, so that it lasts.', minutes: 1 },
        challenge: { text: 'Say what you usually do last on the phone, since teeth come right after.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'When your days run differently, your teeth cannot go by the clock. Lay brush or floss on the clothes you sleep in.',
    short: 'Days shift. Lay brush or floss on your sleep clothes.',
    form: 'prepare',
    drill_sergeant: 'Clean first. Change after.',
    kind_encouraging: 'Whenever your day ends, they will be waiting there.',
    teammate: 'Whatever the clock says, our pajamas know what’s next.',
    wise_mentor: 'What you wear for sleep comes to hand at any hour.',
    own: [
      {
        step: { text: 'Find a cup that you could rinse with wherever you get undressed.', minutes: 1 },
        challenge: { text: 'Decide which comes first, teeth or sleep clothes, and say it aloud.', seconds: 15 },
      },
      {
        step: { text: 'Put a spare brush or some floss into the bag you carry most.', minutes: 2 },
        challenge: { text: 'Name the surest sign that your day is over, such as shoes off.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Brushing goes faster to a song that somebody gave you. Ask {ally} for one that is as long as it takes.',
    short: 'Ask {ally} for a song to brush to.',
    form: 'tell',
    drill_sergeant: 'First answer wins. Brush to it.',
    kind_encouraging: 'You may think of them as long as it plays.',
    teammate: 'If it’s a terrible one, we foam along anyway.',
    wise_mentor: 'When the music ends, so does the work, and nobody has to count.',
    own: [
      {
        step: { text: 'Think of one song yourself, in case the answer takes a while.', minutes: 1 },
        challenge: { text: 'Hum its refrain with your lips closed, as you would while brushing.', seconds: 60 },
      },
      {
        step: { text: 'Choose what could play the song: a phone, a radio, or your own head.', minutes: 1 },
        challenge: {
          text: 'Divide a song you know among your teeth: first half above, second half below.',
          seconds: 60,
        },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Brushing is remembered better when somebody hears of it. Agree with {ally} that a star from you means clean teeth.',
    short: 'Agree with {ally} on a sign for clean teeth.',
    form: 'tell',
    drill_sergeant: 'Teeth clean, sign sent. In that sequence.',
    kind_encouraging: 'No star simply means no star, and nobody has to ask.',
    teammate: 'It’s our shortest newsletter yet.',
    wise_mentor: 'A sign without words is quickly given and asks for no answer.',
    own: [
      {
        step: { text: 'Draw the sign on a slip, and leave it by your toothbrush.', minutes: 1 },
        challenge: { text: 'Choose when you will send the sign, such as right after rinsing.', seconds: 15 },
      },
      {
        step: { text: 'Move floss and brush side by side, so that one sign covers both.', minutes: 1 },
        challenge: { text: 'Think of a habit of the other person that deserves a sign as well.', seconds: 30 },
      },
    ],
  },
]
