import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `silence.ts`. */
export const moreSilenceAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'early',
    text: 'Some sounds are only heard early. Write down one that you would like to hear in the silence: a bird, the wind, a drop.',
    short: 'Write down one sound of the early silence.',
    form: 'note',
    drill_sergeant: 'Bird, wind, or drop. Fold the note.',
    kind_encouraging: 'If you hear something else instead, that is just as welcome.',
    teammate: 'That’s what we listen for first when we get there.',
    wise_mentor: 'While you listen for it, you will notice how quiet it is in between.',
    own: [
      {
        step: { text: 'Close your eyes, and listen for any sound that is here now.', minutes: 1 },
        challenge: { text: 'Add what you heard below the sound you wrote down.', seconds: 30 },
      },
      {
        step: { text: 'Write beside the sound where you would have to sit to hear it.', minutes: 1 },
        challenge: { text: 'Name one noise that could cover the sound, and a way around it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'Half awake, you are glad of a short plan. Write on a slip what you do first, and put it into one of your shoes.',
    short: 'Early plans must be short. Write down your first move.',
    form: 'note',
    drill_sergeant: 'Fold it. Push it into a shoe.',
    kind_encouraging: 'You need not think any further than that line while you wake up.',
    teammate: 'We find the note, do what it says, and we’re on our way.',
    wise_mentor: 'A quiet time that begins with such a note needs no other plan.',
    own: [
      {
        step: { text: 'Lay out what your first move needs, such as a coat or a cup.', minutes: 2 },
        challenge: { text: 'Read the line once, and strike any word that you can spare.', seconds: 30 },
      },
      {
        step: { text: 'Practice that first move once, as slowly as you will be then.', minutes: 1 },
        challenge: { text: 'Say in a few words what comes after it.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'A quiet seat is often only a few steps from a full one. Sketch where you sit, and mark where the fewest people pass.',
    short: 'Sketch where you sit. Mark where the fewest people pass.',
    form: 'note',
    drill_sergeant: 'A cross is enough. Keep the sketch.',
    kind_encouraging: 'A few lines are enough, as long as you can recognize the place.',
    teammate: 'If our usual seat is taken, we’ve got a second one on the map.',
    wise_mentor: 'While you draw, you may remember a corner that you usually walk by.',
    own: [
      {
        step: { text: 'Draw an arrow on the sketch for the direction in which you will face.', minutes: 1 },
        challenge: { text: 'Write at the end of the arrow what you will have in view.', seconds: 30 },
      },
      {
        step: { text: 'Mark on the sketch the way by which you come to the seat.', minutes: 1 },
        challenge: { text: 'Look for a second way that leads past fewer people.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'Even a popular seat is empty at times. Write down an hour at which you have found your quiet place free.',
    short: 'Your quiet seat is sometimes free. Write down when.',
    form: 'note',
    drill_sergeant: 'Day and hour. Keep the note.',
    kind_encouraging: 'If you do not remember one, write down the hour you would try.',
    teammate: 'That’s when we go, and the crowd can have it the rest of the time.',
    wise_mentor: 'Places have their hours as people do, and you may know some of them already.',
    own: [
      {
        step: { text: 'Note why the place may be empty at that hour.', minutes: 1 },
        challenge: { text: 'Choose a second seat nearby, in case the first is taken.', seconds: 30 },
      },
      {
        step: { text: 'Work back from that hour to the time when you would have to leave.', minutes: 1 },
        challenge: { text: 'Write the time for leaving above the hour.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'Under a brim or a hood, you see fewer people. Put a cap or a hoodie with your things for the silence.',
    short: 'A hood hides the crowd. Put one with your quiet things.',
    form: 'prepare',
    drill_sergeant: 'Pull it low. Sit. Look at one spot.',
    kind_encouraging: 'It is a small roof of your own, and you can take it along everywhere.',
    teammate: 'Under there, we hardly notice who walks by.',
    wise_mentor: 'What you do not see at the edge does not draw your eye away.',
    own: [
      {
        step: { text: 'Pull the hood or cap down, and see what disappears from view.', minutes: 1 },
        challenge: { text: 'Sit beneath it for one breath, with your eyes on the ground.', seconds: 30 },
      },
      {
        step: { text: 'Choose where to look from under the hood: ground, water, or sky.', minutes: 1 },
        challenge: { text: 'Try such a view from a window, with a hand or hood above your eyes.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'Silence is possible among many voices. Close your eyes, and listen to all that is around you as one sound.',
    short: 'Hear everything around you as one sound. One silent breath.',
    form: 'work',
    drill_sergeant: 'Eyes shut. No single voice. Eyes open.',
    kind_encouraging: 'If it is still where you are, listen to how still it is.',
    teammate: 'We don’t pick out words, we let it all go by.',
    wise_mentor: 'Nobody has to be silent for you to be silent in their midst.',
    own: [
      {
        step: { text: 'Pick out the lowest tone in that sound, and follow it.', minutes: 1 },
        challenge: { text: 'Let that tone sink back among the others, and breathe out.', seconds: 30 },
      },
      {
        step: { text: 'Keep hearing that sound with open eyes, while you look at one point.', minutes: 1 },
        challenge: { text: 'Find a pause in the sound, however short.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'A full place feels emptier when you look away from it. Write on a slip: sit with your back to the people.',
    short: 'Write on a slip: sit with your back to people.',
    form: 'note',
    drill_sergeant: 'Into your jacket. Read it there.',
    kind_encouraging: 'Turning away is not rude when you do it quietly.',
    teammate: 'Behind us it’s busy, in front of us it’s calm.',
    wise_mentor: 'The same seat can be loud or quiet, depending on where you look.',
    own: [
      {
        step: { text: 'Turn a chair toward a wall or a window, and sit there briefly.', minutes: 1 },
        challenge: { text: 'Put the slip into the pocket of the coat or bag you take along.', seconds: 30 },
      },
      {
        step: { text: 'Recall your usual place, and what you would see if you turned around.', minutes: 1 },
        challenge: { text: 'Draw that view on the slip in a few lines.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone is hard to leave while somebody may need you. Write down who could need you while you sit, even if it is nobody.',
    short: 'Who could need you while you sit quietly? Write names.',
    form: 'note',
    drill_sergeant: 'Nobody? Write nobody. Leave the phone.',
    kind_encouraging: 'If there is a name, you can tell that person when you will be back.',
    teammate: 'It’s usually a short list, and then we can sit in peace.',
    wise_mentor: 'An empty line is an answer, too, and you may trust it.',
    own: [
      {
        step: { text: 'Write after each name, or after nobody, how long you may be away.', minutes: 2 },
        challenge: { text: 'Read the list once, and lay the phone face down.', seconds: 30 },
      },
      {
        step: { text: 'Think of what really could not wait, and note it in a word.', minutes: 1 },
        challenge: { text: 'Read through what you wrote, and strike whatever can wait after all.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that cannot ring disturbs no silence. Turn on its flight mode, and sit still for one breath.',
    short: 'Flight mode on. Sit. One silent breath.',
    form: 'work',
    drill_sergeant: 'Now you know where it is. Switch back.',
    kind_encouraging: 'You may turn it off right afterward, and nothing will have been lost.',
    teammate: 'One tap, and the whole world has to wait for us.',
    wise_mentor: 'It is worth knowing how little it takes to be out of reach.',
    own: [
      {
        step: { text: 'Leave the phone in the next room, and come back to your seat.', minutes: 1 },
        challenge: { text: 'Listen to the first sound that reaches you there.', seconds: 30 },
      },
      {
        step: { text: 'Choose one thing you do every day during which flight mode could stay on.', minutes: 1 },
        challenge: { text: 'Write that thing on a slip, and lay the slip on the phone.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that is charging can stay behind. Lay its cable ready, and plug the phone in before you next sit in silence.',
    short: 'Cable ready. The phone charges while you sit in silence.',
    form: 'prepare',
    drill_sergeant: 'Plug in. Walk off. Sit.',
    kind_encouraging: 'When you come back, it will be full, and perhaps you will be rested.',
    teammate: 'It fills up over there while we go quiet over here.',
    wise_mentor: 'The phone has its place and you have yours, with some distance in between.',
    own: [
      {
        step: { text: 'Walk from the cable to your quiet seat, or to the door.', minutes: 1 },
        challenge: { text: 'Name what you will take along in place of the phone, if anything.', seconds: 30 },
      },
      {
        step: { text: 'Turn off the phone’s sound, as you would while you sit.', minutes: 1 },
        challenge: { text: 'Walk a few paces away, and listen to what is left.', seconds: 45 },
      },
    ],
  },
]
