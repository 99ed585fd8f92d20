import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreSweetsAnswers } from './sweets-more.ts'

/** What messages of sweets and snacks answer to something that somebody wrote (TEXT-32). */
export const sweetsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'A habit likes its usual seat. Lay a folded towel on the spot where you usually have sweets, so that it looks taken.',
    short: 'Habits like one spot. Cover your sweets spot with a towel.',
    form: 'prepare',
    drill_sergeant: 'Towel stays. Sit elsewhere.',
    kind_encouraging: 'Any other seat is free, and the habit does not know it.',
    teammate: 'That seat’s reserved, so we try the other end.',
    wise_mentor: 'From another seat, you notice the wish a little earlier.',
    own: [
      {
        step: { text: 'Choose another seat, and see what you can reach from there.', minutes: 1 },
        challenge: { text: 'Place something to do beside the new seat, such as a book or a pen.', seconds: 60 },
      },
      {
        step: { text: 'Walk up to the spot as usual, and see whether the towel stops you.', minutes: 1 },
        challenge: { text: 'Lay a book on top of the towel, so that nobody just pushes it aside.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'Something always starts a habit, such as a cup or an empty plate. Write down what comes just before the sweets.',
    short: 'Habits have a start. Write what comes before the sweets.',
    form: 'note',
    drill_sergeant: 'One word. Watch for it.',
    kind_encouraging: 'You need not change anything yet, only know it.',
    teammate: 'Now we see it coming, and it can’t sneak up on us.',
    wise_mentor: 'Once it is on paper, you will notice it a little earlier each time.',
    own: [
      {
        step: { text: 'Pick one thing that could come next instead, such as opening a window.', minutes: 1 },
        challenge: { text: 'Do that other thing once now, to see that it is easy enough.', seconds: 60 },
      },
      {
        step: { text: 'Write beside that start whether it is a place, a person, or an hour.', minutes: 1 },
        challenge: {
          text: 'Move one object that belongs to that start, such as the cup, somewhere else.',
          seconds: 45,
        },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A sweet out of habit is easier to leave when you know what to do next. Write on a slip: plate empty, stand up.',
    short: 'After the plate, no sweet. Write: plate empty, stand up.',
    form: 'note',
    drill_sergeant: 'Slip on the table. Plate empty? Up.',
    kind_encouraging: 'Standing up is all it asks, and you may go wherever you like.',
    teammate: 'As soon as our plate’s empty, we’re on our feet.',
    wise_mentor: 'The moment after the last bite decides, and now it has been decided.',
    own: [
      {
        step: { text: 'Decide where you will go when you stand up, such as to the sink.', minutes: 1 },
        challenge: { text: 'Walk from your seat to that place once, as you would after a meal.', seconds: 30 },
      },
      {
        step: { text: 'Lay what you wrote where your plate usually stands.', minutes: 1 },
        challenge: { text: 'Sit down where you eat, and see that the words meet your eye.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'With a fresh taste in the mouth, the usual sweet is less tempting. Rinse your mouth with cold water now.',
    short: 'The habit expects sweets. Rinse with cold water.',
    form: 'work',
    drill_sergeant: 'Slowly. Once more. Nothing after it.',
    kind_encouraging: 'It takes a moment, and the wish is often smaller when you have done it.',
    teammate: 'Our mouth feels clean, so let’s leave it that way.',
    wise_mentor: 'A new taste ends a meal as clearly as a sweet one does.',
    own: [
      {
        step: { text: 'Put a cup for the next rinse beside the faucet.', minutes: 1 },
        challenge: { text: 'Choose the moment for that rinse, such as the end of a meal.', seconds: 15 },
      },
      {
        step: { text: 'Wash your hands as well, and dry them before you leave the sink.', minutes: 1 },
        challenge: { text: 'Name a room without sweets in which you could spend the next while.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'In front of a screen, snacks go by unnoticed. Clear the space in front of yours until nothing to eat is within reach.',
    short: 'Clear the table by the screen. No snack within reach.',
    form: 'prepare',
    drill_sergeant: 'Crumbs, too. Table bare.',
    kind_encouraging: 'With nothing there, you can simply watch or play.',
    teammate: 'We check under the cushions as well, no offense to us.',
    wise_mentor: 'What is out of reach takes a walk, and then you notice it.',
    own: [
      {
        step: { text: 'Lay something for the hands in the cleared space, such as a pen.', minutes: 1 },
        challenge: { text: 'Reach out from your seat, and see that nothing to eat is near.', seconds: 30 },
      },
      {
        step: { text: 'Carry what you cleared away to a place behind a closed door.', minutes: 2 },
        challenge: { text: 'Wipe the cleared space, and leave only a glass of water there.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'The eyes are on the screen, so a reminder belongs there. Stick a note on its edge that says: no snack here.',
    short: 'Eyes on the screen. Stick a no-snack note there.',
    form: 'note',
    drill_sergeant: 'Lower edge. Big letters.',
    kind_encouraging: 'A small note is enough, in the corner you look at most.',
    teammate: 'It’s a subtitle, and we wrote it.',
    wise_mentor: 'There you read it in each pause, which is when the hand moves.',
    own: [
      {
        step: { text: 'Sit down where you watch, and read the note from there.', minutes: 1 },
        challenge: { text: 'Thicken the letters on the note until you can read them at a glance.', seconds: 45 },
      },
      {
        step: { text: 'Decide what you will do instead when the note catches your eye.', minutes: 1 },
        challenge: { text: 'Add that to the note in one word, such as “stretch” or “water.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'In front of a screen, idle hands find snacks. Lay a cushion where you watch, to hold in your lap.',
    short: 'Idle hands snack. Cushion to the screen.',
    form: 'prepare',
    drill_sergeant: 'Both arms around it. No bowl fits there.',
    kind_encouraging: 'It is soft and warm, and with your arms around it you may simply watch.',
    teammate: 'Our arms are full, so the bowl has to stay in the kitchen.',
    wise_mentor: 'Hands that hold something rarely go in search of more.',
    own: [
      {
        step: { text: 'Take the cushion into your lap, and see how your hands rest on it.', minutes: 1 },
        challenge: { text: 'Choose where the cushion stays when you get up, so that you find it first.', seconds: 30 },
      },
      {
        step: { text: 'Find something small for the fingers, such as a ribbon or a ring.', minutes: 1 },
        challenge: { text: 'Tie or tuck that small thing to the cushion, so that both stay together.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'Each pause on the screen invites a trip to the snacks. At the next one, stand up and stretch both arms high instead.',
    short: 'Screen pauses, snacks call. Stand up. Stretch instead.',
    form: 'moment',
    drill_sergeant: 'Arms high. Breathe out. Sit down.',
    kind_encouraging: 'When you have sat down once without a snack, the next pause is easier.',
    teammate: 'Pause means stretching for us, and then we watch on.',
    wise_mentor: 'You have been sitting for a while, and moving may be all that you were missing.',
    own: [
      {
        step: { text: 'Move whatever makes standing up difficult, such as a low table.', minutes: 1 },
        challenge: { text: 'Lay something bright near the screen, as a sign to stand up at pauses.', seconds: 45 },
      },
      {
        step: { text: 'Choose something to look at while you stretch, such as the window.', minutes: 1 },
        challenge: { text: 'Plan one short errand for a pause, such as watering a plant.', seconds: 30 },
      },
    ],
  },
  ...moreSweetsAnswers,
]
