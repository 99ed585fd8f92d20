import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of not vaping answer to something that the person wrote (TEXT-32). */
export const vapeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'A habit has its moments, and they can be known beforehand. Write down what usually came just before the vape.',
    short: 'A habit has its moments. Write what came before the vape.',
    form: 'note',
    drill_sergeant: 'A place, a taste, a sound. One line.',
    kind_encouraging: 'There may be several, and the first that comes to mind is enough.',
    teammate: 'Now we know where it likes to wait for us.',
    wise_mentor: 'A moment that you know beforehand seldom takes you by surprise.',
    own: [
      {
        step: { text: 'Choose something else for that moment, such as a glass of water.', minutes: 1 },
        challenge: { text: 'Set out what that takes, such as the glass, where the moment comes.', seconds: 60 },
      },
      {
        step: { text: 'Change one detail of what comes before the vape, such as the chair.', minutes: 1 },
        challenge: { text: 'Go through the changed moment once in your head, from beginning to end.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A fresh mouth can end a meal, a drink, or an urge instead of the vape. Rinse yours with cold water now.',
    short: 'End the moment with a rinse, not the vape.',
    form: 'work',
    drill_sergeant: 'Cold water from the tap. Rinse. Spit.',
    kind_encouraging: 'If there is no tap nearby, a sip of water will do.',
    teammate: 'Fresh mouth, and we’re done with that moment.',
    wise_mentor: 'Notice the taste afterward, because that is the new end of it.',
    own: [
      {
        step: { text: 'Place a cup by the sink, ready for the next urge.', minutes: 1 },
        challenge: { text: 'Name the moment when you are most likely to need the next rinse.', seconds: 15 },
      },
      {
        step: { text: 'Dry your lips, and walk from the sink to a room you like.', minutes: 1 },
        challenge: { text: 'Open a window there, and take a few breaths of plain air.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'Habits are tied to places as well. Sit down in a different seat from the one where you usually vape.',
    short: 'Habits are tied to places. Sit where you do not vape.',
    form: 'work',
    drill_sergeant: 'Different seat. Back straight. Look around.',
    kind_encouraging: 'Any other seat will do, even the edge of the bathtub.',
    teammate: 'New seat, new view, and your hands have to think.',
    wise_mentor: 'From another seat, the hand does not find its way so easily.',
    own: [
      {
        step: { text: 'Look around from the new seat for one thing worth having within reach.', minutes: 1 },
        challenge: { text: 'Bring that thing over to the seat, such as a book or a pen.', seconds: 60 },
      },
      {
        step: { text: 'Block the old seat with a book or a folded blanket.', minutes: 1 },
        challenge: { text: 'Find something to look at that can only be seen from the new seat.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In company, it is easier when one person knows. Write a line to the person you see most, saying that you are quitting the vape.',
    short: 'Among others, one person should know. Write that you are quitting the vape.',
    form: 'tell',
    drill_sergeant: 'One line. Plain words. Send.',
    kind_encouraging: 'You need not explain it, and you may ask them not to make a fuss.',
    teammate: 'Then at least somebody in the room is with us.',
    wise_mentor: 'Use plain words, so that nobody feels they have to give advice.',
    own: [
      {
        step: { text: 'Decide what that person could do for you when it gets hard.', minutes: 1 },
        challenge: { text: 'Put that into one short line that you can send when you need it.', seconds: 60 },
      },
      {
        step: { text: 'Name the place where you and this person meet without the vape.', minutes: 1 },
        challenge: { text: 'Think of one thing that you could do together there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Among people, a hand without the vape looks for something to do. Clasp your hands loosely behind your back, and stand like that for a breath.',
    short: 'In company, hands look for the vape. Clasp them behind you.',
    form: 'work',
    drill_sergeant: 'At ease. One breath. That is your stance.',
    kind_encouraging: 'It may feel odd at first, and from outside it only looks relaxed.',
    teammate: 'We look like someone admiring a painting.',
    wise_mentor: 'Hands that have practiced it alone will do it more easily among others.',
    own: [
      {
        step: { text: 'Find a second place for your hands, such as your pockets or a cup.', minutes: 1 },
        challenge: { text: 'Try that place while you say one ordinary sentence aloud.', seconds: 30 },
      },
      {
        step: { text: 'Let one thumb circle slowly in the other palm, behind your back.', minutes: 1 },
        challenge: { text: 'Say in which company you will first need calm hands.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under stress, part of the relief was always the long breath, and that needs no vape. Breathe out slowly until nothing is left.',
    short: 'Stress wants the long breath, not the vape. Breathe out slowly.',
    form: 'work',
    drill_sergeant: 'Longer. Until it is empty.',
    kind_encouraging: 'If your shoulders come down with it, let them stay there.',
    teammate: 'That was the good part anyway, and we get to keep it.',
    wise_mentor: 'The next breath in will come by itself, so you can wait for it.',
    own: [
      {
        step: { text: 'Lay a hand on your ribs, and feel the next breath leave.', minutes: 1 },
        challenge: { text: 'Name the moment of stress for which you want that breath ready.', seconds: 15 },
      },
      {
        step: { text: 'Count silently how long the next breath out lasts, without forcing it.', minutes: 1 },
        challenge: { text: 'Let another breath out through nearly closed lips, to its end.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Tense hands are quick to reach for a vape. Make a fist, hold it for one breath, and let the fingers open.',
    short: 'Tense hands reach for the vape. Make a fist. Open it.',
    form: 'work',
    drill_sergeant: 'Hold. Breathe. Fingers wide.',
    kind_encouraging: 'Do the other hand as well if it feels good.',
    teammate: 'We let go with the fingers first, and the rest follows.',
    wise_mentor: 'Watch how the open hand grows heavy in your lap.',
    own: [
      {
        step: { text: 'Lay the open hand flat on something cool, such as a table.', minutes: 1 },
        challenge: { text: 'Choose something small for the hand to hold, such as a key.', seconds: 30 },
      },
      {
        step: { text: 'Rub the open palm slowly with the other thumb, from wrist to fingers.', minutes: 1 },
        challenge: { text: 'Write the words “fist” and “open” on a slip for your pocket.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'A dull moment asks for something to do, and that need not be the vape. Fold a sheet of paper until it folds no further.',
    short: 'Bored hands want a job, not the vape. Fold paper.',
    form: 'work',
    drill_sergeant: 'Half. Half again. Until it refuses.',
    kind_encouraging: 'An old envelope or a receipt will do, and it need not be neat.',
    teammate: 'By the last fold, we’ve usually forgotten what we wanted.',
    wise_mentor: 'Hands that are folding paper cannot reach for anything else.',
    own: [
      {
        step: { text: 'Unfold the paper, and smooth the creases with your thumb.', minutes: 1 },
        challenge: { text: 'Put the paper into the pocket where the vape used to be.', seconds: 15 },
      },
      {
        step: { text: 'Press the folded edge flat with a fingernail, along its full length.', minutes: 1 },
        challenge: { text: 'Note on the paper something else to do when you are bored.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being tired can feel like wanting the vape. Lean back, and let your eyes stay closed for a few slow breaths.',
    short: 'Being tired can feel like wanting the vape. Close your eyes.',
    form: 'work',
    drill_sergeant: 'Lean back. A few slow breaths.',
    kind_encouraging: 'You need not fall asleep, and you need not get up soon.',
    teammate: 'If it was rest we wanted, now we’ve had some.',
    wise_mentor: 'When you open them again, see how much of the wish is left.',
    own: [
      {
        step: { text: 'Loosen whatever presses: a collar, a belt, tight shoes.', minutes: 1 },
        challenge: { text: 'Name one short way to rest that you could use in place of the vape.', seconds: 30 },
      },
      {
        step: { text: 'Cover your closed eyes with your palms, and let it be dark.', minutes: 1 },
        challenge: { text: 'Name what made you tired, and whether any of it can wait.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Phone and vape are easily picked up together. Put a rubber band around the phone, as a sign to leave the vape alone.',
    short: 'Phone in hand brings the vape. Rubber band around the phone.',
    form: 'prepare',
    drill_sergeant: 'Feel the band: vape stays down.',
    kind_encouraging: 'A ribbon or a hair tie is just as good.',
    teammate: 'When your thumb meets the band, it remembers.',
    wise_mentor: 'The fingers notice it before the eyes do.',
    own: [
      {
        step: { text: 'Pick the phone up, and find the band with your thumb.', minutes: 1 },
        challenge: { text: 'Move the phone away from the place where the vape used to lie.', seconds: 30 },
      },
      {
        step: { text: 'Turn the phone face down, so that the band is what you see.', minutes: 1 },
        challenge: { text: 'Say what the hand without the phone could do, such as hold a pen.', seconds: 15 },
      },
    ],
  },
]
