import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of swimming. */
export const swimDetails: readonly Detail[] = [
  {
    text: 'The bag decides whether a swim happens. Pack the towel first, because it fills the bag and makes it look finished.',
    short: 'Pack the towel into the swim bag first. Then the suit.',
  },
  {
    text: 'A swim begins with opening hours. Write today’s on a card, and put the card into the side pocket of the bag.',
    short: 'Write the pool hours on a card. Put it in the bag.',
  },
  {
    text: 'Wet goggles fog and dry goggles get lost. Put them into one shoe, where you will find them before the swim.',
    short: 'Put the goggles into one shoe. You find them there.',
  },
  {
    text: 'The cold part of a swim is the part above the water. Get in up to the shoulders, and decide anything else from there.',
    short: 'At the pool, get in up to the shoulders. Then decide.',
  },
  {
    text: 'One lap tells you more about a swim than the whole ride there. Swim one, hold on to the edge, and ask how it is.',
    short: 'Swim one lap. Hold the edge. Ask how it is.',
  },
  {
    text: 'The long breath out is what makes a swim feel easy. Breathe out once now until nothing is left, as you would under water.',
    short: 'Breathe out fully, once. Do the same in the pool.',
  },
  {
    text: 'Changing takes longer than anyone plans for a swim. Wear the swimsuit under your clothes, and the hour gets longer.',
    short: 'Wear the swimsuit under your clothes. That saves time.',
  },
  {
    text: 'A full pool looks worse from the entrance than from the lane. Choose the lane by the wall, and swim one length before you judge it.',
    short: 'Take the lane by the wall. Swim one length. Then judge.',
  },
  {
    text: 'The swim bag belongs where your hand already goes. Hang it over the handle of the door that you use to leave.',
    short: 'Hang the swim bag on the door handle.',
  },
  {
    text: 'Arms tire in a pool when they fight the water. Glide after each stroke of the first lap, and count nothing.',
    short: 'On the first lap of the swim, glide. Do not count.',
  },
  {
    text: 'A swim wants a coin, a card, or a lock. Find out which one your pool takes, and drop it into the bag now.',
    short: 'Find coin, card, or lock. Into the swim bag.',
  },
  {
    text: 'A swim makes more thirst than you notice in the water. Fill the bottle, and stand it beside the bag.',
    short: 'Fill a bottle. Stand it beside the swim bag.',
  },
  {
    text: 'Somebody else may be thinking about the pool. Ask one person whether they swim today, and name the hour.',
    short: 'Ask one person: “Pool today?” Name the hour.',
  },
  {
    text: 'Wet hair is a reason that every pool knows. Put the cap or the towel on top, so that the swim has one argument less.',
    short: 'Lay cap and towel on the swim bag.',
  },
  {
    text: 'The last swim had one good length. Remember which one it was, and begin today at that speed.',
    short: 'Remember the best length of your last swim. Start like that.',
  },
  {
    text: 'A towel that is still damp keeps people at home. Hang yours over the heater, and check it before the swim.',
    short: 'Check whether the swim towel is dry. Hang it up.',
  },
  {
    text: 'A swim without a number in it is allowed. Leave the clock to the others, and get out when your arms get heavy.',
    short: 'Swim without counting. Get out when your arms are heavy.',
  },
  {
    text: 'The way to the pool is half of the swim. Put the ticket, the bike key, or the bus time where you see it.',
    short: 'Lay ticket or bike key on the swim bag.',
  },
  {
    text: 'Cold feet on tiles are a small thing that stops people. Put the pool sandals on top of the bag.',
    short: 'Put the pool sandals on top of the bag.',
  },
  {
    text: 'Backs like a swim more than they like chairs. Reach up with both arms once, as far as in a glide, and let them sink.',
    short: 'Reach up with both arms, as in a swim. Let go.',
  },
  {
    text: 'You may get out of the pool whenever you like, and that makes it easier to get in. Decide now what your shortest swim is.',
    short: 'Decide what your shortest swim is. Write it down.',
  },
  {
    text: 'The shower is part of the swim. Pack the soap that you like, and there is something to look forward to.',
    short: 'Pack the soap you like into the swim bag.',
  },
  {
    text: 'An empty lane is a matter of the right hour. Write down when the pool was quiet the last time that you were there.',
    short: 'Write down when the pool was quiet. Swim at that hour.',
  },
  {
    text: 'The swimsuit dries where it is forgotten. Fetch it from its hook, and lay it on the bag.',
    short: 'Take the swimsuit off its hook. Lay it on the bag.',
  },
]
