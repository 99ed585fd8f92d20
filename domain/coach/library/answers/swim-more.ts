import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers of swimming, beside those of `swim.ts`. */
export const moreSwimAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'crowd',
    text: 'Whoever leaves early finds more room in the pool. Write down the hour at which you have to leave for it.',
    short: 'Early swimmers find room. Write down when you have to leave.',
    form: 'note',
    drill_sergeant: 'Tie the note to the swim bag.',
    kind_encouraging: 'If that hour is too early for you, write down the next best one.',
    teammate: 'A few minutes earlier, and we may have a lane to ourselves.',
    wise_mentor: 'Count backward from the hour when the pool fills up, and allow time for changing.',
    own: [
      {
        step: { text: 'Decide when the swim bag has to be packed, counting back from that hour.', minutes: 1 },
        challenge: { text: 'Stick a note with both hours to the door or the bag.', seconds: 60 },
      },
      {
        step: { text: 'Choose what you would leave undone at home to get away on time.', minutes: 1 },
        challenge: { text: 'Say what you would do first in an emptier pool.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'In a full pool, it is hard to adjust goggles at the edge. Try yours on now, and set the strap.',
    short: 'Full pool, no room to adjust goggles. Set the strap.',
    form: 'prepare',
    drill_sergeant: 'Try them on. Then into the swim bag.',
    kind_encouraging: 'At the pool, you can then get in at once.',
    teammate: 'We’ll be swimming while others are still pulling at their straps.',
    wise_mentor: 'With the strap set, you can slip into the first gap that opens in the lane.',
    own: [
      {
        step: { text: 'Look up and down with the goggles on, and see that they stay.', minutes: 1 },
        challenge: { text: 'Wrap the goggles in something soft, and pack them within reach.', seconds: 45 },
      },
      {
        step: { text: 'Breathe on the lenses of the goggles, and see how fast they clear.', minutes: 1 },
        challenge: { text: 'Tuck in the loose end of the strap, so that nothing catches.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'A pool fills up while people are changing. Lay your swimsuit out now, to wear under your clothes on the way.',
    short: 'Beat the crowd. Lay your swimsuit out, to wear underneath.',
    form: 'prepare',
    drill_sergeant: 'Clothes over it. At the pool: straight in.',
    kind_encouraging: 'At the pool, you only have to take off what you wear over it.',
    teammate: 'With the suit on already, we’re in the water before the crowd.',
    wise_mentor: 'The time that you save on changing is time in a quieter lane.',
    own: [
      {
        step: { text: 'Pack underwear for the trip home, since you will arrive in the swimsuit.', minutes: 1 },
        challenge: { text: 'Choose clothes for the trip that pull off easily over a swimsuit.', seconds: 60 },
      },
      {
        step: { text: 'Turn the swimsuit right side out, with straps and strings untangled.', minutes: 1 },
        challenge: { text: 'Place the swimsuit on top of your clothes, since it goes on first.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'hair',
    text: 'You can go home with wet hair if your head stays warm. Lay a hoodie on your swim bag.',
    short: 'Wet hair is fine under a hood. Fetch a hoodie.',
    form: 'prepare',
    drill_sergeant: 'Lay it on the swim bag. Wear it home.',
    kind_encouraging: 'You may then leave the pool when you like, dry hair or not.',
    teammate: 'With the hood up, we can skip the hair dryer and go.',
    wise_mentor: 'If your hair may stay damp on the way, you can swim longer.',
    own: [
      {
        step: { text: 'Put the hood up once, and see that it covers your ears.', minutes: 1 },
        challenge: { text: 'Choose a pocket of the hoodie for dry socks or a cap.', seconds: 30 },
      },
      {
        step: { text: 'Look at what closes the hoodie at the neck: zipper, cord, or nothing.', minutes: 1 },
        challenge: { text: 'Think of a scarf or a cap for days when the hoodie is in the wash.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'hair',
    text: 'Hair dries sooner when it is in a towel while you dress. Pack the swim bag with the towel on top.',
    short: 'Hair first, clothes after. Pack the swim bag that way.',
    form: 'prepare',
    drill_sergeant: 'Clothes at the bottom. Towel on top.',
    kind_encouraging: 'You can wrap it around your head, and put on your socks in the meantime.',
    teammate: 'By the time our socks are on, most of the water’s gone.',
    wise_mentor: 'While you dress, the towel takes up much of the water.',
    own: [
      {
        step: { text: 'Wind a towel around your head once, with the end tucked in.', minutes: 1 },
        challenge: { text: 'Pull on a sock with the towel in place, and see whether it stays.', seconds: 60 },
      },
      {
        step: { text: 'Choose the towel that you would most like around your hair.', minutes: 1 },
        challenge: { text: 'Lay socks and shirt right beneath the towel, since they come next.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'hair',
    text: 'Hair that is combed out dries sooner. Put a comb into the side pocket of your swim bag.',
    short: 'Combed hair dries sooner. Comb into the swim bag.',
    form: 'prepare',
    drill_sergeant: 'Side pocket. Teeth down. Zip it.',
    kind_encouraging: 'If there is no comb at hand, an old brush is just as good.',
    teammate: 'A minute with it at the locker, and our hair’s dry enough.',
    wise_mentor: 'Use it while the hair is still wet, before you dress.',
    own: [
      {
        step: { text: 'Clean the comb with your fingers, so that it is ready for the pool.', minutes: 1 },
        challenge: {
          text: 'Decide where you will comb out: under the shower, at the mirror, or outside.',
          seconds: 15,
        },
      },
      {
        step: { text: 'Run the comb through your hair once, from the ends upward.', minutes: 1 },
        challenge: { text: 'Add a hair tie or a clip to the comb, if you use one.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'If something pulls or hurts, swim the stroke that is easiest on it. Write on a card which one that is.',
    short: 'Something hurts? Swim the easiest stroke. Write it on a card.',
    form: 'note',
    drill_sergeant: 'Card into the swim bag. That stroke first.',
    kind_encouraging: 'If you are not sure, write the one that felt easiest so far.',
    teammate: 'We swim that one, and nobody grades the style.',
    wise_mentor: 'If none of them is easy, a doctor or a therapist is the one to ask.',
    own: [
      {
        step: { text: 'Trace the easiest stroke with one hand, small and slow.', minutes: 1 },
        challenge: { text: 'Add to the card what would make you stop, such as the first pull.', seconds: 30 },
      },
      {
        step: { text: 'Place the card on top of your towel or goggles.', minutes: 1 },
        challenge: { text: 'Name a stroke that you will leave out for now.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'A lighter swim bag is easier on your back and shoulders. Take out one thing that you do not need at the pool.',
    short: 'A light swim bag spares your back. Take one thing out.',
    form: 'prepare',
    drill_sergeant: 'Lift the bag. Feel the difference. Zip it.',
    kind_encouraging: 'Even a half-empty shampoo bottle makes it a little lighter for you.',
    teammate: 'There’s always something in there that we’ve carried around for weeks.',
    wise_mentor: 'Carry the bag on the side that feels better today.',
    own: [
      {
        step: { text: 'Move the heaviest thing that is left to the bottom of the swim bag.', minutes: 1 },
        challenge: { text: 'Adjust the strap of the bag until it lies comfortably on your shoulder.', seconds: 60 },
      },
      {
        step: { text: 'Lift the swim bag, and feel whether one more thing could stay home.', minutes: 1 },
        challenge: { text: 'Hold the bag on each side, and decide which shoulder should carry it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'hair',
    text: 'A swim cap keeps most of the water off your hair. Put one into your swim bag, or write swim cap on your shopping list.',
    short: 'Less wet hair: pack a swim cap. None there? List it.',
    form: 'prepare',
    drill_sergeant: 'Cap beside the goggles. Zip the bag.',
    kind_encouraging: 'It need not look good, because everybody in the pool looks a little odd.',
    teammate: 'Let’s wear it low on the forehead and keep more of our hair dry.',
    wise_mentor: 'Pull it on before you get in, while your hair is still dry.',
    own: [
      {
        step: { text: 'Gather your hair, or smooth it down, as it would lie under a cap.', minutes: 1 },
        challenge: { text: 'Choose the place where a wet cap can dry, such as a hook.', seconds: 15 },
      },
      {
        step: { text: 'Find a small bag that could hold a swim cap when it is wet.', minutes: 1 },
        challenge: { text: 'Say when the cap goes on: in the locker room, the shower, or at the edge.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'hair',
    text: 'Wet hair needs some minutes of its own. Write down when you have to leave the pool, with those minutes counted in.',
    short: 'Hair needs time after the swim. Write when you get out.',
    form: 'note',
    drill_sergeant: 'Drying counts. Note into the swim bag.',
    kind_encouraging: 'If the hour looks early to you, a shorter swim is still a swim.',
    teammate: 'We get out a little sooner, and nobody goes home dripping.',
    wise_mentor: 'When the drying has a place in the plan, it no longer spoils the swim.',
    own: [
      {
        step: { text: 'Choose how your hair will dry in that time: towel, dryer, or air.', minutes: 1 },
        challenge: { text: 'Pack what that takes, or say it aloud so that it comes along.', seconds: 60 },
      },
      {
        step: { text: 'Count back from the end of your swim to see when it should begin.', minutes: 1 },
        challenge: { text: 'Choose something to remind you at the pool, such as the clock on the wall.', seconds: 30 },
      },
    ],
  },
]
