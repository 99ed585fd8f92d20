import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of not biting one’s nails answer to something that the person wrote (TEXT-32). */
export const nailsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'stress',
    text: 'Tension goes into the hands, and it may leave through them. Make fists with the thumbs inside for one breath, and open them.',
    short: 'Tension goes to the hands. Make fists, thumbs inside.',
    form: 'work',
    drill_sergeant: 'Nails hidden for one breath. Let go.',
    kind_encouraging: 'When they open, let your hands lie as they fall.',
    teammate: 'Our nails are tucked away, and we squeeze on.',
    wise_mentor: 'Feel how heavy the fingers are after they have opened.',
    own: [
      {
        step: { text: 'Lay your open hands on something cool, such as a table.', minutes: 1 },
        challenge: { text: 'Decide where your hands could rest next time, such as a pocket.', seconds: 30 },
      },
      {
        step: { text: 'Choose something small to hold in tense moments, such as a key.', minutes: 1 },
        challenge: { text: 'Close your hand around it, with the nails against your palm.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'When things get tense, fingers want something to work on. Put a scrap of paper in your pocket, ready for them to crumple.',
    short: 'Tense fingers need work. Scrap of paper into your pocket.',
    form: 'prepare',
    drill_sergeant: 'Hand in. Crumple it once.',
    kind_encouraging: 'It may be torn to shreds in there, and nobody sees it.',
    teammate: 'Better an old receipt than our thumbnail.',
    wise_mentor: 'Paper gives way quietly, and another scrap is easily found.',
    own: [
      {
        step: { text: 'Crumple the scrap once inside the pocket, without looking.', minutes: 1 },
        challenge: { text: 'Put a second scrap into the pocket on the other side.', seconds: 30 },
      },
      {
        step: { text: 'Name the next moment that may get tense for your fingers.', minutes: 1 },
        challenge: { text: 'Slip a hand into the pocket with the scrap, as you would then.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Your hands can be calm even when the rest of you is tense. Hold them under warm water, and dry one finger after the other.',
    short: 'Calm tense hands. Hold them under warm water.',
    form: 'work',
    drill_sergeant: 'Dry each finger, thumb first. Towel down.',
    kind_encouraging: 'You may take as long over each nail as you like.',
    teammate: 'By the time we reach the little finger, we’ve slowed down a bit.',
    wise_mentor: 'Give every finger the same time, and begin with the thumb.',
    own: [
      {
        step: { text: 'Smooth cream or a drop of oil into the skin around your nails.', minutes: 2 },
        challenge: { text: 'Rest your hands palms down until the cream or oil has sunk in.', seconds: 60 },
      },
      {
        step: { text: 'Hang a soft towel where your wet hands will find it.', minutes: 1 },
        challenge: { text: 'Wrap both hands in the towel, and wait until they are warm and dry.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'Fingers can be kept busy even when nothing seems worth doing. Touch your thumb to each fingertip in turn, there and back.',
    short: 'Bored fingers need work. Thumb to each tip.',
    form: 'work',
    drill_sergeant: 'Index to little, and back. No looking.',
    kind_encouraging: 'You can do it under a table, as slowly as you like.',
    teammate: 'If we mix them up, we just start over.',
    wise_mentor: 'Feel each fingertip, and the mind has something to follow.',
    own: [
      {
        step: { text: 'Try thumb to fingertips with the other hand, beginning at the little finger.', minutes: 1 },
        challenge: { text: 'Let both hands do it at the same time, slowly.', seconds: 30 },
      },
      {
        step: { text: 'Think of a short sentence with one word for each finger.', minutes: 1 },
        challenge: { text: 'Say the sentence in your head, with one touch of the thumb per word.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'Dull minutes are easier when your hands have something to do. Tie a knot in a piece of string, and put it in your pocket.',
    short: 'Dull minutes need a string. Knot one for your hands.',
    form: 'prepare',
    drill_sergeant: 'Pocket it. Untie it when waiting.',
    kind_encouraging: 'Untying it needs several fingers, and then you may tie it again.',
    teammate: 'It’s not thrilling, but it keeps our nails out of it.',
    wise_mentor: 'A knot keeps the fingertips busy and asks nothing of the mind.',
    own: [
      {
        step: { text: 'Pull the knot just loose enough that your fingers can open it.', minutes: 1 },
        challenge: { text: 'Close your eyes, and find both ends of the string by touch.', seconds: 15 },
      },
      {
        step: { text: 'Cut or find a second string for the place where you get bored.', minutes: 1 },
        challenge: { text: 'Tie it loosely to something there, such as the arm of a chair.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'While your eyes are on a screen, nobody watches the hands. Slip a rubber band over your wrist, for your fingers to roll.',
    short: 'Screens leave hands idle. Rubber band on your wrist.',
    form: 'prepare',
    drill_sergeant: 'Let the fingers roll it while you watch.',
    kind_encouraging: 'You can roll it without looking, so nothing on the screen is lost.',
    teammate: 'Our eyes have a job there, and now our fingers do, too.',
    wise_mentor: 'The fingertips will find it without your eyes.',
    own: [
      {
        step: { text: 'Check that the rubber band sits loosely and does not press.', minutes: 1 },
        challenge: { text: 'Look at a screen or wall, and let your fingers roll the band.', seconds: 30 },
      },
      {
        step: { text: 'Move the rubber band to the wrist of the hand you bite first.', minutes: 1 },
        challenge: { text: 'Raise that hand slowly, and stop where the band catches your eye.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'A blanket slows the hand on its way up, whatever is on. Lay one where you sit in front of the screen.',
    short: 'Before the screen goes on, fetch a blanket.',
    form: 'prepare',
    drill_sergeant: 'Over your lap. Both hands below.',
    kind_encouraging: 'A towel or a coat will cover your hands as well.',
    teammate: 'Whatever’s on, our hands stay under cover.',
    wise_mentor: 'The edge of the blanket tells you when a hand is on its way up.',
    own: [
      {
        step: { text: 'Sit down, and tuck both hands under the blanket.', minutes: 1 },
        challenge: { text: 'Arrange the blanket so that a hand has to lift it to get out.', seconds: 30 },
      },
      {
        step: { text: 'Add something to hold under the blanket, such as a small cushion.', minutes: 1 },
        challenge: { text: 'Close both hands around it, and see whether your nails are covered.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone takes one hand and leaves the other free. Stick a strip of tape on its back, for those fingers to feel.',
    short: 'The phone leaves one hand free. Tape its back.',
    form: 'prepare',
    drill_sergeant: 'Fingers on the tape. Keep them there.',
    kind_encouraging: 'The edge of the tape may be rubbed as much as you like.',
    teammate: 'With both hands on it, no finger’s looking for work.',
    wise_mentor: 'When both hands hold the phone, no finger is on its way elsewhere.',
    own: [
      {
        step: { text: 'Hold the phone as usual, and let your free hand find the tape.', minutes: 1 },
        challenge: { text: 'Fold one corner of the tape under, as a small ridge for fingers.', seconds: 30 },
      },
      {
        step: { text: 'Watch which hand takes the phone when you pick it up.', minutes: 1 },
        challenge: { text: 'Change hands, and let the other one find the tape.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'However full the day is, a paper clip fits into it. Lay one where your hands usually rest, for your fingers to bend.',
    short: 'A full day fits a paper clip. One beside your hands.',
    form: 'prepare',
    drill_sergeant: 'In reach. Bend it once.',
    kind_encouraging: 'You may bend it out of shape, since there are plenty more.',
    teammate: 'We ruin a paper clip instead of a nail.',
    wise_mentor: 'The metal is cool at first, and that makes you notice your hand.',
    own: [
      {
        step: { text: 'Drop another paper clip or a coin into your coat pocket.', minutes: 1 },
        challenge: { text: 'Reach for the clip beside your hands once, without looking.', seconds: 15 },
      },
      {
        step: { text: 'Shape the paper clip into the first letter of your name.', minutes: 1 },
        challenge: { text: 'Press the letter flat between two fingers, and lay it in its place.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Such feelings often end up in the fingers. Wrap one hand around the other with the nails inside, and hold it for a slow breath.',
    short: 'Nerves end up in the fingers. Hide the nails.',
    form: 'work',
    drill_sergeant: 'Wrap one hand. Hold one breath. Release.',
    kind_encouraging: 'It looks calm from outside, and nobody can see your nails.',
    teammate: 'Our nails are safe in there, and it looks quite composed.',
    wise_mentor: 'The warmth of one hand steadies the other.',
    own: [
      {
        step: { text: 'Try a second hiding place for your nails, such as a sleeve.', minutes: 1 },
        challenge: { text: 'Decide which hiding place you would use when others are near.', seconds: 15 },
      },
      {
        step: { text: 'Pick up a cup or a pen, and hold it with both hands.', minutes: 1 },
        challenge: { text: 'Put it down, and let both hands stay on the table beside it.', seconds: 30 },
      },
    ],
  },
]
