import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of swimming. */
export const swimDetails: readonly Detail[] = [
  {
    text: 'The bag decides whether a swim happens. Pack the towel first, because it fills the bag and makes it look finished.',
    short: 'Towel into the swim bag first. Then the suit. Zip it.',
  },
  {
    text: 'A swim begins with opening hours. Write today’s on a card, and put the card into the side pocket of the bag.',
    short: 'Pool hours on a card. Card in the swim bag. Done.',
  },
  {
    text: 'Wet goggles fog and dry goggles get lost. Put them into one shoe, where you will find them before the swim.',
    short: 'Goggles into one shoe. Found before every swim.',
  },
  {
    text: 'The cold part of a swim is the part above the water. Get in up to the shoulders, and decide anything else from there.',
    short: 'Water up to the shoulders first. Decisions after. Then swim.',
  },
  {
    text: 'One lap tells you more about a swim than the whole ride there. Swim one, hold on to the edge, and ask how it is.',
    short: 'Swim one lap. Hold the edge. Report to yourself.',
  },
  {
    text: 'The long breath out is what makes a swim feel easy. Breathe out once now until nothing is left, as you would under water.',
    short: 'Breathe out until empty. Now, once. Same in the pool.',
  },
  {
    text: 'Changing takes longer than anyone plans for a swim. Wear the swimsuit under your clothes, and the hour gets longer.',
    short: 'Swimsuit under your clothes. Time saved. Swim gained.',
  },
  {
    text: 'A full pool looks worse from the entrance than from the lane. Choose the lane by the wall, and swim one length before you judge it.',
    short: 'Lane by the wall. One length. Judge the pool after that.',
  },
  {
    text: 'The swim bag belongs where your hand already goes. Hang it over the handle of the door that you use to leave.',
    short: 'Swim bag on the door handle. You leave through it.',
  },
  {
    text: 'Arms tire in a pool when they fight the water. Glide after each stroke of the first lap, and count nothing.',
    short: 'First lap of the swim: stroke, glide, breathe. No count.',
  },
  {
    text: 'A swim wants a coin, a card, or a lock. Find out which one your pool takes, and drop it into the bag now.',
    short: 'Coin, card, or lock. Into the swim bag. Now.',
  },
  {
    text: 'A swim makes more thirst than you notice in the water. Fill the bottle, and stand it beside the bag.',
    short: 'Fill the bottle. Stand it by the swim bag. Ready.',
  },
  {
    text: 'Somebody else may be thinking about the pool. Ask one person whether they swim today, and name the hour.',
    short: 'One message: “Pool today?” Name the hour. Send it.',
  },
  {
    text: 'Wet hair is a reason that every pool knows. Put the cap or the towel on top, so that the swim has one argument less.',
    short: 'Cap and towel on top of the bag. Swim on.',
  },
  {
    text: 'The last swim had one good length. Remember which one it was, and begin today at that speed.',
    short: 'Recall the good length of your last swim. Begin at that speed.',
  },
  {
    text: 'A towel that is still damp keeps people at home. Hang yours over the heater, and check it before the swim.',
    short: 'Towel on the heater. Check it. Dry means swim.',
  },
  {
    text: 'A swim without a number in it is allowed. Leave the clock to the others, and get out when your arms get heavy.',
    short: 'No count today. Swim. Out when the arms get heavy.',
  },
  {
    text: 'The way to the pool is half of the swim. Put the ticket, the bike key, or the bus time where you see it.',
    short: 'Ticket, bike key, or bus time. On the swim bag. Visible.',
  },
  {
    text: 'Cold feet on tiles are a small thing that stops people. Put the pool sandals on top of the bag.',
    short: 'Pool sandals on top of the bag. No cold tiles. Swim.',
  },
  {
    text: 'Backs like a swim more than they like chairs. Reach up with both arms once, as far as in a glide, and let them sink.',
    short: 'Both arms up. Long as in a glide. Then pack for the swim.',
  },
  {
    text: 'You may get out of the pool whenever you like, and that makes it easier to get in. Decide now what your shortest swim is.',
    short: 'Define the shortest swim. Write it down. It counts.',
  },
  {
    text: 'The shower is part of the swim. Pack the soap that you like, and there is something to look forward to.',
    short: 'Good soap into the swim bag. The end is planned.',
  },
  {
    text: 'An empty lane is a matter of the right hour. Write down when the pool was quiet the last time that you were there.',
    short: 'Quiet hour at the pool: write it down. Swim then.',
  },
  {
    text: 'The swimsuit dries where it is forgotten. Fetch it from its hook, and lay it on the bag.',
    short: 'Swimsuit off the hook. Onto the bag. The swim is packed.',
  },
]
