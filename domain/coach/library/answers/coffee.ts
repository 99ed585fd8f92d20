import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of drinking less coffee or none answer to something that the person wrote (TEXT-32). */
export const coffeeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'A habit slows down when there is something to undo. Put a strip of tape across the lid of the coffee.',
    short: 'Slow the habit down. Tape across the coffee lid.',
    form: 'prepare',
    drill_sergeant: 'A long strip. Press both ends down.',
    kind_encouraging: 'You can take it off at any time, and you will know that you are doing it.',
    teammate: 'By the time we’ve peeled that off, we’ve had time to think.',
    wise_mentor: 'The tape forbids nothing, and it makes the hand stop for a moment.',
    own: [
      {
        step: { text: 'Write on the tape what you would like to drink instead.', minutes: 1 },
        challenge: { text: 'Set that drink, or a cup for it, in front of the coffee.', seconds: 30 },
      },
      {
        step: { text: 'Turn the coffee so that the tape faces you when you reach for it.', minutes: 1 },
        challenge: { text: 'Choose what to do first whenever you see the tape, such as pour water.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit asks without words, and you can answer it with some. Say aloud: no coffee for me now.',
    short: 'Answer the habit aloud: no coffee for me now.',
    form: 'work',
    drill_sergeant: 'Stand up. Say it once more.',
    kind_encouraging: 'You can whisper it, and nobody needs to know whom you are talking to.',
    teammate: 'The habit’s got its answer, and we can get on with things.',
    wise_mentor: 'A refusal that has been spoken once is easier to find the next time.',
    own: [
      {
        step: { text: 'Decide what you would have instead, and name it just as plainly.', minutes: 1 },
        challenge: { text: 'Put both into one sentence, and say it without giving a reason.', seconds: 15 },
      },
      {
        step: { text: 'Name the moment when you will need those words most.', minutes: 1 },
        challenge: { text: 'Whisper the words once while you think of that moment.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'The hand finds the coffee where it has always been. Move it away from the cups, into another cabinet or drawer.',
    short: 'Break the habit’s path. Move the coffee.',
    form: 'prepare',
    drill_sergeant: 'Another cabinet, away from the cups. Door shut.',
    kind_encouraging: 'If you reach for the old place, that is only the habit, and nothing has gone wrong.',
    teammate: 'Your hand’s going to open the wrong door, and we’ll get a good laugh.',
    wise_mentor: 'A short search is enough to turn a habit into a question.',
    own: [
      {
        step: { text: 'Set a glass for water in the coffee’s old place.', minutes: 1 },
        challenge: { text: 'Walk in as usual once, and let your hand find the glass.', seconds: 15 },
      },
      {
        step: { text: 'Shift the filters or the spoon away from the cups too.', minutes: 1 },
        challenge: { text: 'Close the coffee’s new place, and check that nothing of it shows.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being tired may call for a pause more than for coffee. Close your eyes, and let them rest for a slow breath.',
    short: 'Tiredness may mean pause, not coffee. Close your eyes.',
    form: 'work',
    drill_sergeant: 'Shoulders down. Hands empty. One slow breath.',
    kind_encouraging: 'You may lean back, and nothing has to be done in that time.',
    teammate: 'You rest your eyes, and we let the pot rest as well.',
    wise_mentor: 'It is a small rest, but it answers the tiredness itself.',
    own: [
      {
        step: { text: 'Cover your closed eyes with your palms, without pressing.', minutes: 1 },
        challenge: { text: 'Open your eyes toward the farthest thing in sight, and let them rest there.', seconds: 15 },
      },
      {
        step: { text: 'Lean your head back, and let your jaw go loose.', minutes: 1 },
        challenge: { text: 'Think of one task that could wait until you are less tired.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A good seat can give you the break that coffee usually gives. Lay a pillow or a sweater where you can lean back.',
    short: 'Tired people need a seat, not coffee. Pillow down.',
    form: 'prepare',
    drill_sergeant: 'Lean back. Feet flat. Nothing to fetch.',
    kind_encouraging: 'It can be a break even when there is no cup in it.',
    teammate: 'Our break’s got a cushion now, so it doesn’t need a cup.',
    wise_mentor: 'Where it is easy to lean back, the tiredness gets what it asks for.',
    own: [
      {
        step: { text: 'Lean back once, and find the spot where your head rests best.', minutes: 1 },
        challenge: { text: 'Place a glass of water within reach of that seat.', seconds: 45 },
      },
      {
        step: { text: 'Slip off your shoes at that seat, or loosen the laces.', minutes: 1 },
        challenge: { text: 'Pick a sign for the end of such a break, such as one song.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Among people who pour coffee, a gesture is quicker than a reason. Lay your palm over an empty cup, as you would there.',
    short: 'Others pour coffee. Lay your palm over an empty cup.',
    form: 'work',
    drill_sergeant: 'Smile with it. No explanation. Remember the move.',
    kind_encouraging: 'It is a polite sign everywhere, and nobody has to ask you about it.',
    teammate: 'Now we’ve got our move before anybody gets to us with the pot.',
    wise_mentor: 'What your hand has done once, it does more calmly when others are there.',
    own: [
      {
        step: { text: 'Choose what you would like in the cup instead, such as water.', minutes: 1 },
        challenge: { text: 'Ask for it aloud once, with your palm still over the cup.', seconds: 15 },
      },
      {
        step: { text: 'Turn the cup upside down on a saucer or a napkin, as another sign.', minutes: 1 },
        challenge: { text: 'Decide which of the two signs suits the people you sit with.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'You can keep the company without the coffee. Type this for the next invitation, and save it: up for a walk?',
    short: 'Company works without coffee. Type: up for a walk?',
    form: 'prepare',
    drill_sergeant: 'Save it. Next invitation: paste it and send.',
    kind_encouraging: 'Most people are there for you and not for the cup.',
    teammate: 'Whoever says yes gets us, just without the coffee.',
    wise_mentor: 'When the invitation no longer names the cup, there is nothing to refuse.',
    own: [
      {
        step: { text: 'Think of a short way to walk that starts where you usually meet.', minutes: 1 },
        challenge: { text: 'Add that way to your line, in three or four words.', seconds: 30 },
      },
      {
        step: { text: 'Name somebody who usually pours you coffee and might like that walk.', minutes: 1 },
        challenge: { text: 'Find another version for rain, such as a visit to the library.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under pressure, coffee is often a reason to get away for a moment. Walk through the nearest door, and come back without a cup.',
    short: 'Pressure wants you out, not coffee. Take the nearest door.',
    form: 'work',
    drill_sergeant: 'One breath beyond it. Back without a cup.',
    kind_encouraging: 'You do not need a cup in your hand to be allowed to leave.',
    teammate: 'We got away for a moment, and nothing had to be brewed for it.',
    wise_mentor: 'The few steps away may be what you wanted from the cup.',
    own: [
      {
        step: { text: 'Find a spot beyond that door where you can stand for a moment.', minutes: 1 },
        challenge: { text: 'Breathe out slowly at that spot before you go back.', seconds: 15 },
      },
      {
        step: { text: 'Find a reason to step out that has nothing to do with coffee.', minutes: 1 },
        challenge: { text: 'Say that reason in a few words, as you would to somebody beside you.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A busy day leaves no time to think about every coffee. Stick a strip of tape on your cup, and write water on it.',
    short: 'No time to think about coffee. Tape on your cup.',
    form: 'prepare',
    drill_sergeant: 'Write water on it. Capital letters. Settled.',
    kind_encouraging: 'In the middle of a rush, you then have one thing less to think about.',
    teammate: 'When we’re swamped, the cup tells us what goes in.',
    wise_mentor: 'What you settled in a quiet moment does not come up again in a hurried one.',
    own: [
      {
        step: { text: 'Fill the taped cup with water.', minutes: 1 },
        challenge: { text: 'Place the cup on the side where your hand usually finds coffee.', seconds: 15 },
      },
      {
        step: { text: 'Carry the taped cup to where you spend your busiest hours.', minutes: 1 },
        challenge: { text: 'Work out where the nearest water is from there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'A dull moment asks for a change, and coffee is only one of them. Get up, find something red, and touch it.',
    short: 'Dull moments want change, not coffee. Get up.',
    form: 'work',
    drill_sergeant: 'Find something red. Hand on it.',
    kind_encouraging: 'Even a pen or a label will do, and you have already left your seat.',
    teammate: 'If that was too easy, we go for purple.',
    wise_mentor: 'After a few steps and a look around, the wish for a cup is often weaker.',
    own: [
      {
        step: { text: 'Walk to a window or a door, and look for something that has changed.', minutes: 1 },
        challenge: { text: 'Take another way back to your seat, and straighten one thing beside it.', seconds: 30 },
      },
      {
        step: { text: 'Put back one thing that lies out of place.', minutes: 1 },
        challenge: { text: 'Choose what you would get up for next time, and say it aloud.', seconds: 15 },
      },
    ],
  },
]
