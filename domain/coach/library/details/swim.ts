import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of swimming. */
export const swimDetails: readonly Detail[] = [
  {
    text: 'Once the first thing is in the bag, the rest is quickly packed. Put the towel into the swim bag now.',
    short: 'Pack the towel into the swim bag first. Then the suit.',
    form: 'prepare',
  },
  {
    text: 'Pools close earlier than you expect, and some lanes are reserved. Look up today’s hours, and write them on a card in your bag.',
    short: 'Write the pool hours on a card. Put it in the bag.',
    form: 'note',
  },
  {
    text: 'Goggles are easily forgotten for a swim. Put them into one of the shoes that you will wear to the pool.',
    short: 'Put the goggles into one shoe. Swimmers forget them easily.',
    form: 'prepare',
  },
  {
    text: 'The cold is worst before you are in the pool. Get in up to the shoulders, and decide there how long you swim.',
    short: 'At the pool, get in up to the shoulders. Then decide.',
    form: 'work',
  },
  {
    text: 'After one lap, you know better how you feel. Swim one, hold on to the edge, and then decide.',
    short: 'Swim one lap. Hold the edge. Decide there.',
    form: 'work',
  },
  {
    text: 'Swimming is easier when you breathe out fully under water. Breathe out once now until nothing is left, as you would in the pool.',
    short: 'Breathe out fully, once. Do the same in the pool.',
    form: 'work',
  },
  {
    text: 'A swim starts faster when less has to be changed. On the day, put the swimsuit on under your clothes.',
    short: 'On swim days, wear the swimsuit under your clothes.',
    form: 'moment',
  },
  {
    text: 'A pool often looks full from the entrance. Take the lane by the wall, and swim one length before you decide anything.',
    short: 'Take the lane by the wall. Swim one length. Then judge.',
    form: 'work',
  },
  {
    text: 'A bag in a corner is easy to leave behind. Hang the swim bag on the handle of your front door.',
    short: 'Hang the swim bag on the door handle.',
    form: 'prepare',
  },
  {
    text: 'You save strength in the pool if you glide after each stroke. Do that on your first lap, without counting.',
    short: 'On the first lap of the swim, glide. Do not count.',
    form: 'work',
  },
  {
    text: 'Without a coin or a card, a swim can end at the locker. Put yours into the swim bag now.',
    short: 'Find the locker coin or card. Into the swim bag.',
    form: 'prepare',
  },
  {
    text: 'Swimming makes you thirsty without your noticing. Fill a bottle, and stand it beside the swim bag.',
    short: 'Fill a bottle. Stand it beside the swim bag.',
    form: 'prepare',
  },
  {
    text: 'It is easier to go to the pool with somebody. Ask one person whether they come along, and name the day.',
    short: 'Ask one person to come to the pool. Name the day.',
    form: 'tell',
  },
  {
    text: 'After a swim, wet hair makes the way home cold. Lay a cap and a small towel on the swim bag.',
    short: 'Lay cap and towel on the swim bag.',
    form: 'prepare',
  },
  {
    text: 'It helps to remember what went well on your last swim. Think of your best length, and start at that speed.',
    short: 'Remember the best length of your last swim. Start like that.',
    form: 'work',
  },
  {
    text: 'A damp towel spoils the shower after a swim. Check whether yours is dry, and hang it up if it is not.',
    short: 'Check whether the swim towel is dry. Hang it up.',
    form: 'prepare',
  },
  {
    text: 'You need not count lengths on every swim. Leave the clock and the numbers out today, and get out when your arms are heavy.',
    short: 'Swim without counting. Get out when your arms are heavy.',
    form: 'work',
  },
  {
    text: 'The way to the pool is quicker with nothing to look for. Lay the ticket or the bike key on the swim bag.',
    short: 'Lay ticket or bike key on the swim bag.',
    form: 'prepare',
  },
  {
    text: 'The tiles at a pool are cold and wet. Put your sandals on top of the bag.',
    short: 'Put the pool sandals on top of the bag.',
    form: 'prepare',
  },
  {
    text: 'Sitting for a long time makes the shoulders stiff before a swim. Reach up with both arms, as in a glide, and let go.',
    short: 'Reach up with both arms, as in a swim. Let go.',
    form: 'work',
  },
  {
    text: 'You can get out of the pool at any time. Write down your shortest swim: one length, or only the water.',
    short: 'Write down your shortest swim. One length is enough.',
    form: 'note',
  },
  {
    text: 'A warm shower is a good end to a swim. Pack a soap that you like into the bag.',
    short: 'Pack the soap you like into the swim bag.',
    form: 'prepare',
  },
  {
    text: 'A swim is pleasant when the pool is empty. Write down an hour at which it was quiet.',
    short: 'Write down when the pool was quiet. Swim at that hour.',
    form: 'note',
  },
  {
    text: 'The swimsuit is often still where it dried. Fetch it, and lay it on the swim bag.',
    short: 'Take the swimsuit off its hook. Lay it on the bag.',
    form: 'prepare',
  },
]
