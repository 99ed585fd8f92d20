import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `run.ts`. */
export const moreRunAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'A run is easier after enough sleep. Write down at what hour you want to be in bed before the next one.',
    short: 'A run is easier after sleep. Write down your bedtime.',
    form: 'note',
    drill_sergeant: 'Set an alarm for that hour. Then lights out.',
    kind_encouraging: 'Even a little more sleep than usual helps, so it need not be a strict hour.',
    teammate: 'Legs that have slept do most of the work for us.',
    wise_mentor: 'Choose an hour that you could keep on an ordinary day as well.',
    own: [
      {
        step: { text: 'Choose one thing you will leave undone to keep that bedtime.', minutes: 2 },
        challenge: { text: 'Lay out what you sleep in, or turn your covers back.', seconds: 60 },
      },
      {
        step: { text: 'Think of a sign that would tell you bedtime is near, such as an alarm.', minutes: 1 },
        challenge: { text: 'Set that sign up now, or note it beside the bedtime.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired legs do better when nobody expects speed from them. Tell one person that your next run will be a slow one.',
    short: 'Tired legs run slowly. Tell one person so.',
    form: 'tell',
    drill_sergeant: 'One sentence. No apology for the pace.',
    kind_encouraging: 'Once that is said, you need not be quicker than you feel.',
    teammate: 'Then nobody waits for a record, and we just run.',
    wise_mentor: 'A pace that has been spoken aloud is less likely to be hurried.',
    own: [
      {
        step: { text: 'Choose a route for the slow run that is short and mostly flat.', minutes: 2 },
        challenge: { text: 'Decide where on that route you would walk if your legs asked for it.', seconds: 30 },
      },
      {
        step: { text: 'Put away any watch or timer that you usually run with.', minutes: 1 },
        challenge: { text: 'Find another measure for a slow run, such as being able to talk.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'Getting up for a run is easier with something to drink at hand. Fill a bottle, and stand it beside the running shoes.',
    short: 'Start early runs with a drink. Fill a bottle now.',
    form: 'prepare',
    drill_sergeant: 'Cap on. Beside the running shoes.',
    kind_encouraging: 'A few sips are enough before you go, and you may take them standing there.',
    teammate: 'We take a few sips, and then we put on our shoes.',
    wise_mentor: 'While you drink, there is time to look outside and wake up a little more.',
    own: [
      {
        step: { text: 'Turn the closed bottle upside down over the sink, and check that nothing drips.', minutes: 1 },
        challenge: { text: 'Sit where you tie your shoes, and see whether the bottle is within reach.', seconds: 30 },
      },
      {
        step: { text: 'Decide where the bottle waits while you run: at the door or in your hand.', minutes: 1 },
        challenge: { text: 'Clear that spot by the door, or try how the bottle sits in your hand.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'Getting up is easier when you see why the alarm rings. Write the word run on paper, and tape it to your alarm or phone.',
    short: 'Write run on paper. Large letters.',
    form: 'prepare',
    drill_sergeant: 'Tape it to your alarm or phone.',
    kind_encouraging: 'The note will still be there if you turn over once more.',
    teammate: 'We see the note before we can press the button for more sleep.',
    wise_mentor: 'One word is quick to read, even for somebody who is half asleep.',
    own: [
      {
        step: { text: 'Add to the note, in a few words, what you like about running.', minutes: 2 },
        challenge: { text: 'Look from your pillow, and see where the note is easiest to read.', seconds: 45 },
      },
      {
        step: { text: 'Draw an arrow on the paper, pointing to where your running shoes are.', minutes: 1 },
        challenge: { text: 'Turn the shoes so that you can step straight into them.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'An early run is harder to sleep through when somebody knows of it. Tell one person at what hour you want to set out.',
    short: 'Tell one person when your early run starts.',
    form: 'tell',
    drill_sergeant: 'Name the hour. Nothing to explain.',
    kind_encouraging: 'They need not be up at that hour, since it is enough that they know.',
    teammate: 'They can sleep in, since it’s enough for us that they know.',
    wise_mentor: 'An hour that has been said to somebody becomes more definite to yourself.',
    own: [
      {
        step: { text: 'Count back from the start of your run, and note when to get up.', minutes: 2 },
        challenge: { text: 'Lay your socks where your feet touch the floor when you get up.', seconds: 45 },
      },
      {
        step: { text: 'Move your alarm so far away that you must get up to reach it.', minutes: 1 },
        challenge: { text: 'Clear the floor between your bed and the alarm.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'You can leave for a run without a sound. Lay a towel by the front door, and set your running shoes on it.',
    short: 'Leave for the run quietly. Towel by the front door.',
    form: 'prepare',
    drill_sergeant: 'Running shoes on it. Soles down.',
    kind_encouraging: 'You can walk through the rooms in socks, and put the shoes on last.',
    teammate: 'We put the shoes on at the door, and nobody at home wakes up.',
    wise_mentor: 'Shoes that go on at the door disturb nobody on the way to it.',
    own: [
      {
        step: { text: 'Open and close the front door once, as quietly as you can.', minutes: 1 },
        challenge: { text: 'Walk from your bed to the towel, and remember which boards creak.', seconds: 60 },
      },
      {
        step: { text: 'Hang your jacket by the towel, so that no closet must be opened.', minutes: 1 },
        challenge: { text: 'Check the jacket for coins or zippers that could jingle.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Keys are often the loudest part of leaving home. Put a single spare key into the pocket you use on a run.',
    short: 'A bunch of keys is loud. Run with one.',
    form: 'prepare',
    drill_sergeant: 'Spare key into the running pocket. Zip it.',
    kind_encouraging: 'A single key makes hardly a sound, and you need not look for it.',
    teammate: 'One key can’t jingle, and we’re out without a sound.',
    wise_mentor: 'Try at the door whether the key turns without a noise.',
    own: [
      {
        step: { text: 'Try the single key in the front door, and see that it turns.', minutes: 1 },
        challenge: { text: 'Choose the pocket for that key, and check it for holes.', seconds: 30 },
      },
      {
        step: { text: 'Choose where the single key will stay between runs.', minutes: 1 },
        challenge: { text: 'Mark that place with a small dish or a strip of tape.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Nobody at home has to wake up when you leave for a run. Tell one person that missing shoes mean you are running.',
    short: 'Tell somebody at home: shoes gone means running.',
    form: 'tell',
    drill_sergeant: 'Say where the shoes stand. Done.',
    kind_encouraging: 'Whoever wakes up while you are out then knows where you are.',
    teammate: 'We don’t have to wake anybody at home only to say goodbye.',
    wise_mentor: 'Tell the person at home who would look for you first.',
    own: [
      {
        step: { text: 'Give the running shoes a fixed place where a gap is easily seen.', minutes: 2 },
        challenge: { text: 'Stand where others pass, and check that the shoes can be seen from there.', seconds: 30 },
      },
      {
        step: { text: 'Think of a second sign, one that shows when you will be back.', minutes: 1 },
        challenge: { text: 'Prepare that sign, such as a card with an empty line for the time.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired head and tired legs are different things. Write down which of them is tired before you decide about a run.',
    short: 'Write down what is tired, head or legs. Run by that.',
    form: 'note',
    drill_sergeant: 'Legs: walk it. Head: run slowly.',
    kind_encouraging: 'If it is both, a rest is a good answer, and you may write that.',
    teammate: 'When it’s only the head, our legs will sort it out.',
    wise_mentor: 'A tired head often wakes up outside, while tired legs ask for less.',
    own: [
      {
        step: { text: 'Add what would help the tired part: air, water, food, or sleep.', minutes: 1 },
        challenge: { text: 'Take the smallest part of that now: an open window, a sip, a chair.', seconds: 60 },
      },
      {
        step: { text: 'Recall the last run that you began tired, and what was tired then.', minutes: 1 },
        challenge: { text: 'Note in a few words how that run ended.', seconds: 45 },
      },
    ],
  },
]
