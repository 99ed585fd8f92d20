import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of swimming. */
export const swimDetails: readonly Detail[] = [
  {
    text: 'Put the towel into the swim bag now, and then the suit. After that, the rest is quickly packed.',
    short: 'Pack the towel into the swim bag first. Then the suit.',
    form: 'prepare',
  },
  {
    text: 'Pools close earlier than you expect, and some lanes are reserved. Look up today’s hours, and write them on a card in your bag.',
    short: 'Write the pool hours on a card. Put it in the bag.',
    form: 'note',
  },
  {
    text: 'Put the goggles into one of the shoes you will wear to the pool. They are easily forgotten.',
    short: 'Put the goggles into one shoe. You find them there.',
    form: 'prepare',
  },
  {
    text: 'The cold is worst before you are in the pool. Get in up to the shoulders, and decide there how long you swim.',
    short: 'At the pool, get in up to the shoulders. Then decide.',
    form: 'work',
  },
  {
    text: 'After one lap, you know better how you feel. Swim one, hold on to the edge, and then decide.',
    short: 'Swim one lap. Hold the edge. Ask how it is.',
    form: 'work',
  },
  {
    text: 'Swimming is easier when you breathe out fully under water. Breathe out once now until nothing is left, as you would in the pool.',
    short: 'Breathe out fully, once. Do the same in the pool.',
    form: 'work',
  },
  {
    text: 'On the day of a swim, put your swimsuit on under your clothes. You need less time then.',
    short: 'Day of a swim: swimsuit under your clothes. That saves time.',
    form: 'moment',
  },
  {
    text: 'A pool often looks full from the entrance. Take the lane by the wall, and swim one length before you decide anything.',
    short: 'Take the lane by the wall. Swim one length. Then judge.',
    form: 'work',
  },
  {
    text: 'Hang the swim bag on the handle of your front door, where it is in your way.',
    short: 'Hang the swim bag on the door handle.',
    form: 'prepare',
  },
  {
    text: 'You save strength in the pool if you glide after each stroke. Do that on your first lap, without counting.',
    short: 'On the first lap of the swim, glide. Do not count.',
    form: 'work',
  },
  {
    text: 'Find the coin, the card, or the lock that your pool needs. Put it into the swim bag now.',
    short: 'Find coin, card, or lock. Into the swim bag.',
    form: 'prepare',
  },
  {
    text: 'Fill a bottle, and stand it beside your swim bag. Swimming makes you thirsty without your noticing.',
    short: 'Fill a bottle. Stand it beside the swim bag.',
    form: 'prepare',
  },
  {
    text: 'It is easier to go to the pool with somebody. Ask one person whether they come along, and name the day.',
    short: 'Ask one person: “Pool today?” Name the hour.',
    form: 'tell',
  },
  {
    text: 'Lay a cap and a small towel on the swim bag, for wet hair on the way home.',
    short: 'Lay cap and towel on the swim bag.',
    form: 'prepare',
  },
  {
    text: 'It helps to remember what went well on your last swim. Think of your best length, and start at that speed.',
    short: 'Remember the best length of your last swim. Start like that.',
    form: 'work',
  },
  {
    text: 'Check whether your swim towel is dry, and hang it up if it is not.',
    short: 'Check whether the swim towel is dry. Hang it up.',
    form: 'prepare',
  },
  {
    text: 'You need not count lengths on every swim. Leave the clock and the numbers out today, and get out when your arms are heavy.',
    short: 'Swim without counting. Get out when your arms are heavy.',
    form: 'work',
  },
  {
    text: 'Put the ticket, the bike key, or the bus times for the pool on your bag.',
    short: 'Lay ticket or bike key on the swim bag.',
    form: 'prepare',
  },
  {
    text: 'Put the sandals for the pool on top of your bag, because the tiles are cold and wet.',
    short: 'Put the pool sandals on top of the bag.',
    form: 'prepare',
  },
  {
    text: 'Sitting for a long time makes the shoulders stiff before a swim. Reach up with both arms, as in a glide, and let go.',
    short: 'Reach up with both arms, as in a swim. Let go.',
    form: 'work',
  },
  {
    text: 'You can get out of the pool at any time. Write down what your shortest swim is: one length, or only the water.',
    short: 'Decide what your shortest swim is. Write it down.',
    form: 'note',
  },
  {
    text: 'Pack a soap that you like into the swim bag, for a warm shower afterward.',
    short: 'Pack the soap you like into the swim bag.',
    form: 'prepare',
  },
  {
    text: 'You enjoy a swim more when the pool is empty. Write down an hour at which it was quiet, and put the note into your bag.',
    short: 'Write down when the pool was quiet. Swim at that hour.',
    form: 'note',
  },
  {
    text: 'Fetch the swimsuit from where it dried, and lay it on the swim bag.',
    short: 'Take the swimsuit off its hook. Lay it on the bag.',
    form: 'prepare',
  },
]
