import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of clearing out. */
export const declutterDetails: readonly Detail[] = [
  {
    text: 'A full room is a row of small containers. Choose the smallest drawer of it, and leave the rest of the room alone.',
    short: 'Choose the smallest drawer. Empty only that one.',
  },
  {
    text: 'Clutter is made of decisions that were put off. Take one thing into your hand, and decide about that one.',
    short: 'Take one thing in your hand. Decide where it goes.',
  },
  {
    text: 'A bag that stays in the hall comes back. Set the full one beside your shoes, so that it leaves with you.',
    short: 'Set the full bag beside your shoes. It leaves with you.',
  },
  {
    text: 'You do not have to begin with the memories. Start with what is broken, because nobody mourns a dead pen.',
    short: 'Start with broken things. Leave memories for another day.',
  },
  {
    text: 'An empty shelf is allowed to stay empty. Wipe the one that is free, and put nothing on it for a day.',
    short: 'Wipe the free shelf. Keep it empty today.',
  },
  {
    text: 'The box that you cannot decide about needs a date and no decision. Tape one onto it, and close the lid.',
    short: 'Put a date on the undecided box. Close the lid.',
  },
  {
    text: 'Things without a place travel from table to chair. Name a place for one of them, and carry it there.',
    short: 'Name a place for one thing. Carry it there.',
  },
  {
    text: 'It looks worse before it looks better, but only if you empty too much. Turn over one basket, and no more.',
    short: 'Turn over one basket. Put back less than came out.',
  },
  {
    text: 'Doubles hide in every kitchen. Lay the same things side by side, keep the best, and bag the others.',
    short: 'Lay things you own double side by side. Keep one.',
  },
  {
    text: 'The top half of a pile is the newer one, and the easier. Lift it off, and sort only that.',
    short: 'Take the top half of the pile. Sort only that.',
  },
  {
    text: 'A path is worth more than a plan. Clear the floor from the door to the window, as wide as your feet.',
    short: 'Clear the floor from door to window. As wide as your feet.',
  },
  {
    text: 'What you would not carry into a new home can leave this one. Ask that of a single shelf.',
    short: 'Look at one shelf. Take out what would not move with you.',
  },
  {
    text: 'Somebody is looking for the thing that you keep stepping around. Offer it with a photo.',
    short: 'Take a photo of one thing. Offer it to somebody.',
  },
  {
    text: 'Paper in stacks only gets more. Take the uppermost sheet, and decide: file it, do it, or shred it.',
    short: 'Take the top paper of the pile. File, do, or shred.',
  },
  {
    text: 'The corner that a guest sees first sets the mood of the room. Clear that one, and stand in the door.',
    short: 'Clear the corner that a guest sees first.',
  },
  {
    text: 'A photo keeps the memory and gives back the shelf. Take one of a thing that you only keep for its story.',
    short: 'Photograph one keepsake thing. Then let the thing go.',
  },
  {
    text: 'Cables tangle in a drawer, and show themselves in a bowl. Gather them all, and throw out those that fit nothing.',
    short: 'Put all cables in one box. Throw out what fits nothing.',
  },
  {
    text: 'One song is long enough for a corner. Play it, clear until it ends, and then really stop.',
    short: 'Clear one corner for one song. Stop when it stops.',
  },
  {
    text: 'Presents have done their work when they were given. Choose one that you never liked, and let it go with thanks.',
    short: 'Choose a present you never liked. Put it into the bag.',
  },
  {
    text: 'Storage boxes are a way to own more of the same. Empty one of them before you think of buying another.',
    short: 'Buy no new box. Empty an old one instead.',
  },
  {
    text: 'The give-away bag works best where the hand passes it. Hang it on the handle of the closet.',
    short: 'Hang a bag on the closet handle. Fill it in passing.',
  },
  {
    text: 'A drawer that is finished deserves a mark, so that nobody fills it again. Put a sticker on its front.',
    short: 'Put a sticker on the finished drawer. Nothing more goes in.',
  },
  {
    text: 'The car, the bin and the neighbor are the last part of clearing out. Find out today which of them is open.',
    short: 'Find out where the bag goes. Car, bin, or neighbor.',
  },
  {
    text: 'A room is cleared by the doormat. Choose as much of the floor as one covers, and clear that much.',
    short: 'Clear a piece of floor. The size of a doormat.',
  },
]
