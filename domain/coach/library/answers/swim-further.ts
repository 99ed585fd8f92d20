import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** Further answers of swimming, beside those of `swim.ts` and `swim-more.ts`. */
export const furtherSwimAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'crowd',
    text: 'The people at the front desk know when the pool is empty. Write or call, and ask them for the quietest hour.',
    short: 'The pool staff know the quiet hour. Ask them.',
    form: 'tell',
    drill_sergeant: 'One question. Note the answer on a card.',
    kind_encouraging: 'They are asked this all the time, so one short line is enough.',
    teammate: 'Why should we guess, when somebody there counts heads all day?',
    wise_mentor: 'A quiet hour that you know of is worth more than a quick look from the door.',
    own: [
      {
        step: { text: 'List the hours at which you could go, to compare with the answer.', minutes: 2 },
        challenge: { text: 'Circle the hour that you hope is quiet.', seconds: 15 },
      },
      {
        step: { text: 'Add a second question for the staff, such as which lane is slowest.', minutes: 1 },
        challenge: { text: 'Name what you would have to move to use a quiet hour.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'Even a full pool has room at the wall. Write on a card for the bag: hold the edge and kick.',
    short: 'Full pool? The wall is free. Write: hold and kick.',
    form: 'note',
    drill_sergeant: 'Card into the swim bag. Swim when a gap opens.',
    kind_encouraging: 'You will be in the water and moving, and the lane may empty in the meantime.',
    teammate: 'While we kick at the edge, we can watch for a gap.',
    wise_mentor: 'Waiting in the water is warmer than waiting beside it, and it is practice as well.',
    own: [
      {
        step: { text: 'Sit on the front of a chair, and kick slowly from the hips.', minutes: 1 },
        challenge: { text: 'Lay both hands on a table edge, as you would hold the wall.', seconds: 15 },
      },
      {
        step: { text: 'Name the part of your pool where the wall is easiest to hold.', minutes: 1 },
        challenge: { text: 'Point your toes, and let your ankles move loosely, as in a kick.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Laces and buttons cost time in the locker room. Put shoes that slip on beside your swim bag.',
    short: 'Laces cost time at the pool. Slip-on shoes beside the bag.',
    form: 'prepare',
    drill_sergeant: 'Toes to the door. No laces, no buttons.',
    kind_encouraging: 'Sandals or old sneakers with loose laces will do just as well.',
    teammate: 'We’re out of those in a second and into the water in the next.',
    wise_mentor: 'What you take off quickly, you put on quickly, and so you save the time again.',
    own: [
      {
        step: { text: 'Slip into the shoes without using your hands.', minutes: 1 },
        challenge: { text: 'Turn the shoes so that their toes point to the door.', seconds: 15 },
      },
      {
        step: { text: 'Choose a top without buttons to go with the slip-on shoes.', minutes: 2 },
        challenge: { text: 'Stuff a pair of loose socks into one of the shoes.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A swim that nobody knows about is the first thing to be moved. Tell one person which hour belongs to your next one.',
    short: 'Tell one person the hour of your next swim.',
    form: 'tell',
    drill_sergeant: 'Hour and pool. Send it.',
    kind_encouraging: 'You do not have to ask for it, since saying it is enough.',
    teammate: 'Now it’s not only us who’ll notice if something pushes it aside.',
    wise_mentor: 'An hour that you have named to somebody is given away less lightly.',
    own: [
      {
        step: { text: 'Enter the swim in your calendar at the same hour.', minutes: 1 },
        challenge: { text: 'See what stands right before the swim, and leave a gap for packing.', seconds: 45 },
      },
      {
        step: { text: 'Prepare an answer for anything else that might claim that hour.', minutes: 1 },
        challenge: { text: 'Pack one thing for that swim, such as the goggles or a coin.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, part of the swim can be left out. Write down which part: the warm-up, the chat, or the long shower.',
    short: 'Short of time? Cut one part of the swim. Write which.',
    form: 'note',
    drill_sergeant: 'Card into the bag. Swim the rest.',
    kind_encouraging: 'You may put it back whenever there is time for everything.',
    teammate: 'We cut that one and keep the water, because the water’s what we came for.',
    wise_mentor: 'Decide it on dry land, and at the pool you need not think about it.',
    own: [
      {
        step: { text: 'Name the part of the swim that stays, however short it is.', minutes: 1 },
        challenge: { text: 'Look in the swim bag for something that only the cut part needs.', seconds: 60 },
      },
      {
        step: { text: 'Figure out how short the swim would be without the part you cut.', minutes: 1 },
        challenge: { text: 'Look at your week for a gap of that length.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Climbing out over the pool’s edge strains knees, back, and shoulders. Write on a card for the swim bag: out by the ladder.',
    short: 'Spare knees and shoulders. Write: out of the pool by ladder.',
    form: 'note',
    drill_sergeant: 'Hold both rails. Take your time.',
    kind_encouraging: 'Nobody at the pool minds if you take the steps slowly.',
    teammate: 'We swim to the ladder, hold on, and let it do half the job.',
    wise_mentor: 'It is a longer way along the wall, and your body may thank you for it.',
    own: [
      {
        step: { text: 'Picture your pool, and name the side where the ladder is.', minutes: 1 },
        challenge: { text: 'Choose the lane nearest to that ladder for your next swim.', seconds: 15 },
      },
      {
        step: { text: 'Decide which leg takes the first step up the ladder.', minutes: 1 },
        challenge: { text: 'Name the easiest way into the water as well, such as broad steps.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Wet things that stay in the bag are not ready for the next swim. Hang up an empty hanger where they will dry.',
    short: 'Wet swim things need a place. Hang up an empty hanger.',
    form: 'prepare',
    drill_sergeant: 'Suit and towel go there. Goggles over the hook.',
    kind_encouraging: 'A doorknob or the back of a chair will do if there is no hook.',
    teammate: 'We come in, hang it all up, and never meet a damp towel again.',
    wise_mentor: 'When the hanger is in sight, you notice it as you come in with the bag.',
    own: [
      {
        step: { text: 'Put something under the hanger that can catch the drips.', minutes: 1 },
        challenge: { text: 'Look into the swim bag for anything damp, and hang it up.', seconds: 60 },
      },
      {
        step: { text: 'Try the hanger with a damp cloth, and see that air reaches it.', minutes: 2 },
        challenge: { text: 'Open a door or a window near the hanger for a while.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'A forgotten towel need not end a swim. Roll up an old one, and keep it at the bottom of the swim bag.',
    short: 'Carry a spare for the swim. Old towel, rolled, bottom of bag.',
    form: 'prepare',
    drill_sergeant: 'Press it down. Everything else on top.',
    kind_encouraging: 'It may be thin and faded, as long as it dries you once.',
    teammate: 'If we forget the good one, we’ve still got the old one.',
    wise_mentor: 'Leave it there after each swim, unless you have used it.',
    own: [
      {
        step: { text: 'Tie a string around the rolled towel, so that it stays small.', minutes: 1 },
        challenge: { text: 'Close the swim bag, and see that everything still fits.', seconds: 30 },
      },
      {
        step: { text: 'Press the air out of the rolled towel until it takes little room.', minutes: 1 },
        challenge: { text: 'Say which other thing you tend to forget, and whether you have a spare.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Your own body is a packing list for the pool. Touch eyes, chest, and feet, and name what each needs: goggles, suit, sandals.',
    short: 'Pack for the pool from head to foot. Touch and name.',
    form: 'note',
    drill_sergeant: 'Eyes: goggles. Chest: suit. Feet: sandals.',
    kind_encouraging: 'You may begin at either end, as long as nothing is left out.',
    teammate: 'We carry this list with us, and it never gets lost.',
    wise_mentor: 'Do the same in front of the locker, and less will stay behind.',
    own: [
      {
        step: { text: 'Fetch one of the things that you named, and lay it on the bag.', minutes: 2 },
        challenge: { text: 'Go from head to foot once more, for anything that you left out.', seconds: 30 },
      },
      {
        step: { text: 'Write down what you named, from head to foot.', minutes: 2 },
        challenge: { text: 'Leave that list in the bag for the pool.', seconds: 30 },
      },
    ],
  },
]
