import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { furtherSwimAnswers } from './swim-further.ts'
import { moreSwimAnswers } from './swim-more.ts'

/** What messages of swimming answer to something that the swimmer wrote (TEXT-32). */
export const swimAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Time may be short, but a few strokes fit anywhere. Stand up, and swim slowly with your arms until the shoulders feel loose.',
    short: 'Short of time, swim on land. Arms only, slow strokes.',
    form: 'work',
    drill_sergeant: 'Reach. Pull. Shoulders loose. Hands down.',
    kind_encouraging: 'Any stroke is fine, and nobody times you on dry land.',
    teammate: 'We may look odd for a moment, but it takes no longer.',
    wise_mentor: 'Move as if the water held your arms back, and you will not hurry.',
    own: [
      {
        step: { text: 'Reverse the strokes a few times, as if you swam on your back.', minutes: 1 },
        challenge: { text: 'Choose the stroke that you will begin with in the pool.', seconds: 15 },
      },
      {
        step: { text: 'Kick one leg loosely, then the other, with a hand on a chair.', minutes: 1 },
        challenge: { text: 'Work out the shortest swim that would still be worth the trip, and say it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, changing at the pool has to be quick. Empty the swim bag, and put back only suit, towel, and goggles.',
    short: 'No time to dig at the pool. Empty the swim bag.',
    form: 'prepare',
    drill_sergeant: 'Suit, towel, goggles back in. Zip it.',
    kind_encouraging: 'What is left over may lie on the floor until you have time for it.',
    teammate: 'We won’t be digging for a comb while the clock runs.',
    wise_mentor: 'The fewer things there are in the bag, the fewer there are to pack again.',
    own: [
      {
        step: { text: 'Pack what you need first at the pool at the top of the bag.', minutes: 2 },
        challenge: { text: 'Reach into the bag without looking, and find the goggles.', seconds: 30 },
      },
      {
        step: { text: 'Shake sand, hair, and old paper out of the empty swim bag.', minutes: 1 },
        challenge: { text: 'Choose one thing that was in the bag and need not come along again.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'A warm shower before the first lap can loosen a stiff body. Write a note to shower first, and put it into your swim bag.',
    short: 'Note for the swim bag: warm shower first.',
    form: 'note',
    drill_sergeant: 'One line. Top of the bag. Zip it.',
    kind_encouraging: 'You may stay under the shower for as long as it feels good.',
    teammate: 'We warm up first, and then we take it easy.',
    wise_mentor: 'Begin the swim slowly all the same, and stop if something hurts.',
    own: [
      {
        step: { text: 'Pack what you need for the shower where you can reach it first.', minutes: 2 },
        challenge: { text: 'Roll your shoulders slowly, as under warm water, if that feels good.', seconds: 30 },
      },
      {
        step: { text: 'Decide which part of you gets the warm water first.', minutes: 1 },
        challenge: { text: 'Add that part to the note, in a word such as “neck.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Water carries stiff and sore places. Lean back as if you lay in the pool, and let one long breath out.',
    short: 'Sore or stiff? Lean back, as if floating in the pool.',
    form: 'work',
    drill_sergeant: 'One long breath out. Arms heavy.',
    kind_encouraging: 'If leaning back is not comfortable, you may do it with the breath alone.',
    teammate: 'We’re on dry land, but the shoulders can let go all the same.',
    wise_mentor: 'Notice which part of you still holds itself up when the rest has let go.',
    own: [
      {
        step: { text: 'Let both arms drift a little away from your sides, as in water.', minutes: 1 },
        challenge: { text: 'Breathe in through the mouth and out through the nose, as swimmers do.', seconds: 30 },
      },
      {
        step: { text: 'Let your head rest against something, and your jaw grow loose.', minutes: 1 },
        challenge: { text: 'Name the part of you that you most want the water to carry.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Fewer swim things get lost when there is a list. Write on a card: suit, towel, goggles, coin. Tie it to the bag.',
    short: 'Pool things need a list. Write a card for the bag.',
    form: 'note',
    drill_sergeant: 'Suit, towel, goggles, coin. Tie it on.',
    kind_encouraging: 'You need not remember anything while the card hangs there.',
    teammate: 'From now on the card remembers, and we only read.',
    wise_mentor: 'Read it again when you leave the pool, for things are lost there as well.',
    own: [
      {
        step: { text: 'Put the first thing on the card into the bag.', minutes: 1 },
        challenge: { text: 'Add one small thing to the card that is easily left at home.', seconds: 30 },
      },
      {
        step: { text: 'Gather what the card names in one place, as far as you find it.', minutes: 2 },
        challenge: { text: 'Put a question mark on the card beside anything that you could not find.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'In one bag, wet and dry things get mixed up. Add an empty plastic bag for the wet swimsuit.',
    short: 'Things get mixed in one swim bag. Add a plastic one.',
    form: 'prepare',
    drill_sergeant: 'The wet swimsuit goes in. Nothing else.',
    kind_encouraging: 'Any bag from the kitchen will do, even a crumpled one.',
    teammate: 'That way, we go home in dry socks.',
    wise_mentor: 'Fold it flat at the bottom, and it is there whenever you need it.',
    own: [
      {
        step: { text: 'Choose the side of the swim bag where the wet things will go.', minutes: 1 },
        challenge: { text: 'Knot the plastic bag loosely, and see that it opens quickly.', seconds: 30 },
      },
      {
        step: { text: 'Fold the plastic bag flat, and tuck it under the dry towel.', minutes: 1 },
        challenge: { text: 'Say what goes into the plastic bag after the swim, and what stays out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'It is easier to leave when you know the first part of the way to the pool. Say the first street or stop aloud.',
    short: 'Name the start of the way to the pool. Aloud.',
    form: 'note',
    drill_sergeant: 'First street or stop. Loud and clear.',
    kind_encouraging: 'You need not think any farther than that for now.',
    teammate: 'We only have to manage the first bit, and then we’re on our way.',
    wise_mentor: 'You can think of the rest of the way when you get there.',
    own: [
      {
        step: { text: 'Name something that you pass on that first part, such as a bakery.', minutes: 1 },
        challenge: { text: 'Find what the trip needs first: your keys, a card, or a ticket.', seconds: 60 },
      },
      {
        step: { text: 'Decide whether you would start out on foot, by bike, or by bus.', minutes: 1 },
        challenge: { text: 'Set what that takes by the door, such as shoes or a helmet.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'After a swim, the trip home seems shorter with something to drink. Fill a bottle with water, and put it into the swim bag.',
    short: 'Make the trip home easier. Fill a water bottle.',
    form: 'prepare',
    drill_sergeant: 'Cap tight. Into the swim bag with it.',
    kind_encouraging: 'If you would rather have warm tea in it, that is just as good.',
    teammate: 'We’ll be glad of it long before we’re home.',
    wise_mentor: 'With the trip back taken care of, setting out is easier.',
    own: [
      {
        step: { text: 'Turn the closed bottle upside down over the sink, to see that it is tight.', minutes: 1 },
        challenge: { text: 'Find the corner of the swim bag where the bottle stands upright.', seconds: 30 },
      },
      {
        step: { text: 'Add something small to eat for the trip home, if there is any.', minutes: 2 },
        challenge: { text: 'Name the bench, stop, or corner where you would take the first sip.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A story about water can make you want to swim. Ask {ally} for a memory of a pool, a lake, or the sea.',
    short: 'Ask {ally} for one memory of swimming.',
    form: 'tell',
    drill_sergeant: 'Listen to the end. Ask one question.',
    kind_encouraging: 'If nothing comes to mind, a bathtub or a puddle will do.',
    teammate: 'Let’s hear about the cold ones, too.',
    wise_mentor: 'While they tell it, you may remember a swim of your own.',
    own: [
      {
        step: { text: 'Choose one memory of water that you could give in return.', minutes: 1 },
        challenge: { text: 'Put that memory into one sentence that you could send or say.', seconds: 60 },
      },
      {
        step: { text: 'Write one question about such a memory, such as “Who was there?”', minutes: 1 },
        challenge: { text: 'Think of the pool where you swim, and of one thing there worth telling.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is pleasant to have somebody to tell about a swim. Promise {ally} a word about the water after your next one.',
    short: 'Promise {ally} one word after your next swim.',
    form: 'tell',
    drill_sergeant: 'Cold, calm, or crowded. One word only.',
    kind_encouraging: 'Cold or lovely is report enough, and they may smile at either.',
    teammate: 'We’ll need a good word for cold.',
    wise_mentor: 'You may notice more in the water when you mean to tell of it.',
    own: [
      {
        step: { text: 'Think of one word for a good swim and one for a cold one.', minutes: 1 },
        challenge: { text: 'Knot a string to the swim bag, to remember the promise by.', seconds: 60 },
      },
      {
        step: { text: 'Choose how the promised word will travel: by phone, or at the door.', minutes: 1 },
        challenge: { text: 'Name one thing about the water to look out for: color, warmth, or sound.', seconds: 30 },
      },
    ],
  },
  ...moreSwimAnswers,
  ...furtherSwimAnswers,
]
