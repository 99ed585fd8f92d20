import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a household answer to something that the person wrote (TEXT-32). */
export const householdAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'When you are tired, tidying can be done without getting up. Straighten one thing within reach of your arm, and lean back.',
    short: 'Too tired to get up? Tidy one thing within reach.',
    form: 'work',
    drill_sergeant: 'Lean back. That was all.',
    kind_encouraging: 'You may close your eyes now, because nothing more is asked.',
    teammate: 'We tidied something, and we didn’t even have to get up.',
    wise_mentor: 'It is easier to rest with one thing less to look at.',
    own: [
      {
        step: { text: 'Choose one thing out of reach that may stay untidy.', minutes: 1 },
        challenge: { text: 'Settle in so that you face the spot that you have tidied.', seconds: 30 },
      },
      {
        step: { text: 'Pick a crumb, a hair, or a thread off whatever you lean on.', minutes: 1 },
        challenge: { text: 'Drop it where it can wait, such as an empty cup or a tissue.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When your energy is back, you will not want to spend it on fetching things. Lay a clean cloth where you will clean next, and rest.',
    short: 'Tired? Prepare only. Lay out a cleaning cloth.',
    form: 'prepare',
    drill_sergeant: 'Where you clean next. Then feet up.',
    kind_encouraging: 'The cloth can wait there for as long as you need.',
    teammate: 'The cloth takes up its post, and we get to lie down.',
    wise_mentor: 'Rest takes nothing away from the first step, and the cloth shows where to go on.',
    own: [
      {
        step: { text: 'Decide on the one surface that the cloth is for.', minutes: 1 },
        challenge: { text: 'Take a single thing off that surface, and leave the wiping for later.', seconds: 45 },
      },
      {
        step: { text: 'Note on a slip what else that cleaning will need.', minutes: 1 },
        challenge: { text: 'Tuck the slip under the cloth, and lean back.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Whatever goes on around you, one door handle is quickly wiped clean. Take a damp cloth to the one that is nearest.',
    short: 'Noise or not: wipe the nearest door handle clean.',
    form: 'work',
    drill_sergeant: 'Both sides. Cloth away.',
    kind_encouraging: 'It takes no longer than a breath, and then you are free for whoever needs you.',
    teammate: 'If anybody calls us now, we’re already done.',
    wise_mentor: 'One thing is clean now, and nobody around you had to be quieter for it.',
    own: [
      {
        step: { text: 'Run the cloth on from the handle along the edge of the door.', minutes: 1 },
        challenge: { text: 'Hang the cloth up to dry where you can find it again.', seconds: 30 },
      },
      {
        step: { text: 'Move one thing that stands in the way of that door.', minutes: 1 },
        challenge: { text: 'Open the door as far as it goes, and see that nothing catches.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Some tidying makes no sound and can be stopped at any moment. Fold one towel or cloth, edge to edge, and lay it in its place.',
    short: 'Quiet and quick: fold one towel. Lay it away.',
    form: 'work',
    drill_sergeant: 'Edge to edge. Smooth it. Done.',
    kind_encouraging: 'It disturbs nobody, and you may stop at any fold.',
    teammate: 'If something comes up, we can leave ours half folded.',
    wise_mentor: 'A job that you can put down at any moment is not spoiled by an interruption.',
    own: [
      {
        step: { text: 'Straighten the pile or shelf where the towel now lies.', minutes: 1 },
        challenge: { text: 'Pick out one worn cloth there that could serve for wiping.', seconds: 45 },
      },
      {
        step: { text: 'Choose another silent job for next time, such as pairing socks.', minutes: 1 },
        challenge: { text: 'Lay one thing ready with which that job can begin.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'It is easier to begin when the first spot is already settled. Go to the left side of the nearest door, and tidy one thing there.',
    short: 'Begin left of the nearest door. Tidy one thing.',
    form: 'work',
    drill_sergeant: 'Take it. Put it away. Stop.',
    kind_encouraging: 'After that thing, you may stop or go one step farther to the left.',
    teammate: 'The left side decides, so we don’t have to.',
    wise_mentor: 'If you go on along the wall another time, the whole room will have its turn.',
    own: [
      {
        step: { text: 'Work out where the next thing to the left of the door belongs.', minutes: 1 },
        challenge: { text: 'Carry this thing there, or lay it where you will pass anyway.', seconds: 60 },
      },
      {
        step: { text: 'Step through the door, and look at what a guest sees first.', minutes: 1 },
        challenge: { text: 'Remove one thing there that you had stopped seeing.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole home is too much to clean at once. Hold up your hands like a frame, and tidy one thing that you see inside.',
    short: 'Too much at once? Frame a spot with your hands.',
    form: 'work',
    drill_sergeant: 'Tidy one thing inside. Drop the frame.',
    kind_encouraging: 'Everything outside your hands may stay just as it is.',
    teammate: 'Let’s make our little spot fit for a photo.',
    wise_mentor: 'In a frame, your eye has less to look at and finds a place to begin.',
    own: [
      {
        step: { text: 'Clear a patch as big as your hand inside the framed spot.', minutes: 2 },
        challenge: { text: 'Hold your hands up once more, and compare.', seconds: 15 },
      },
      {
        step: { text: 'Name one thing in the framed spot that is fine as it is.', minutes: 1 },
        challenge: { text: 'Straighten whatever stands nearest to it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A full day brings short waits, and cleaning fits into one. When something next heats, loads, or rings, wipe what is beside it.',
    short: 'Waits are cleaning time. Something heats: wipe beside it.',
    form: 'moment',
    drill_sergeant: 'When it is ready, you stop.',
    kind_encouraging: 'However little you have wiped by then, it counts, and you can go on with your day.',
    teammate: 'We’d only be standing there anyway.',
    wise_mentor: 'Such waits come even when time is short, and each leaves one clean spot behind.',
    own: [
      {
        step: { text: 'Lay a cloth beside whatever most often keeps you waiting.', minutes: 1 },
        challenge: { text: 'Choose the patch that you will wipe first during the next wait.', seconds: 30 },
      },
      {
        step: { text: 'Choose a second job for such a wait, one that needs no cloth.', minutes: 1 },
        challenge: { text: 'Start that job with a single thing from the nearest pile or shelf.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'A guess makes dull tidying more interesting. Guess how many things around you are out of place, count, and put the last one away.',
    short: 'Dull work, new game. Guess how much is out of place.',
    form: 'work',
    drill_sergeant: 'Count. Put the last thing away.',
    kind_encouraging: 'Whether you guessed well or badly, there is one thing less lying around.',
    teammate: 'If our guess is far off, we blame the socks.',
    wise_mentor: 'Counting shows you how much there really is, and it does come to an end.',
    own: [
      {
        step: { text: 'Find the thing around you that has strayed farthest from its place.', minutes: 1 },
        challenge: { text: 'Bring it back, or at least to the door of the right room.', seconds: 60 },
      },
      {
        step: { text: 'Choose a place for something around you that has never had one.', minutes: 1 },
        challenge: { text: 'Bring the thing there, and give its new place a short name.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Somebody else can spare you the choice of where to begin. Ask {ally} which room they would clean first.',
    short: 'Ask {ally} which room they would clean first.',
    form: 'tell',
    drill_sergeant: 'Take the answer. Wipe one spot there.',
    kind_encouraging: 'Whatever they say, one small spot in it is enough.',
    teammate: 'They decide, we wipe, and nobody has to think it over.',
    wise_mentor: 'Other people often name a different room from the one that you worry about.',
    own: [
      {
        step: { text: 'While you wait for the answer, choose one small spot in the likeliest room.', minutes: 1 },
        challenge: { text: 'Put one thing in that spot where it belongs.', seconds: 45 },
      },
      {
        step: { text: 'Ask what in that room they would leave as it is.', minutes: 1 },
        challenge: { text: 'Open a curtain or switch on a light there, and look around.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'One clean spot is enough for a picture. Send {ally} a photo of one in your home, however small it is.',
    short: 'Send {ally} a photo of one clean spot.',
    form: 'tell',
    drill_sergeant: 'Close up. Clean part only. Send.',
    kind_encouraging: 'Whatever lies outside the picture is your own business.',
    teammate: 'We crop it until it’s tidy, and then we press send.',
    wise_mentor: 'While you look for one, you see how much has already been done.',
    own: [
      {
        step: { text: 'Straighten something at the edge of that spot, just outside the picture.', minutes: 1 },
        challenge: { text: 'Choose a corner that could be in the next photo.', seconds: 30 },
      },
      {
        step: { text: 'Ask for a picture of a spot in their home, clean or not.', minutes: 1 },
        challenge: { text: 'Move one thing away that might soon land on your clean spot.', seconds: 30 },
      },
    ],
  },
]
