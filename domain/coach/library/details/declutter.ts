import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of clearing out. */
export const declutterDetails: readonly Detail[] = [
  {
    text: 'A full room is a row of small containers. Choose the smallest drawer of it, and leave the rest of the room alone.',
    short: 'Smallest drawer. Only that. Room comes later.',
  },
  {
    text: 'Clutter is made of decisions that were put off. Take one thing into your hand, and decide about that one.',
    short: 'One thing in hand. Decide. Put it down.',
  },
  {
    text: 'A bag that stays in the hall comes back. Set the full one beside your shoes, so that it leaves with you.',
    short: 'Full bag beside the shoes. It leaves with you.',
  },
  {
    text: 'You do not have to begin with the memories. Start with what is broken, because nobody mourns a dead pen.',
    short: 'Broken things first. No memories. Pens count.',
  },
  {
    text: 'An empty shelf is allowed to stay empty. Wipe the one that is free, and put nothing on it for a day.',
    short: 'Shelf is free. Wipe it. Keep it empty.',
  },
  {
    text: 'The box that you cannot decide about needs a date and no decision. Tape one onto it, and close the lid.',
    short: 'Undecided box? Date on it. Lid closed.',
  },
  {
    text: 'Things without a place travel from table to chair. Name a place for one of them, and carry it there.',
    short: 'One thing. One place. Carry it there.',
  },
  {
    text: 'It looks worse before it looks better, but only if you empty too much. Turn over one basket, and no more.',
    short: 'One basket. Turned over. Refill with less.',
  },
  {
    text: 'Doubles hide in every kitchen. Lay the same things side by side, keep the best, and bag the others.',
    short: 'Doubles side by side. Keep the best. Bag the rest.',
  },
  {
    text: 'The top half of a pile is the newer one, and the easier. Lift it off, and sort only that.',
    short: 'Top half of the pile. Sort it. Leave the bottom.',
  },
  {
    text: 'A path is worth more than a plan. Clear the floor from the door to the window, as wide as your feet.',
    short: 'Door to window. Clear the floor. Feet wide.',
  },
  {
    text: 'What you would not carry into a new home can leave this one. Ask that of a single shelf.',
    short: 'Would it move with you? Ask one shelf. Act.',
  },
  {
    text: 'Somebody is looking for the thing that you keep stepping around. Offer it with a photo.',
    short: 'Photo of it. Offer it. Stop stepping around.',
  },
  {
    text: 'Paper in stacks only gets more. Take the uppermost sheet, and decide: file it, do it, or shred it.',
    short: 'Top sheet. File, do or shred. Next one later.',
  },
  {
    text: 'The corner that a guest sees first sets the mood of the room. Clear that one, and stand in the door.',
    short: 'First corner from the door. Clear that. Look.',
  },
  {
    text: 'A photo keeps the memory and gives back the shelf. Take one of a thing that you only keep for its story.',
    short: 'Photo of the keepsake. Story kept. Shelf back.',
  },
  {
    text: 'Cables tangle in a drawer, and show themselves in a bowl. Gather them all, and throw out those that fit nothing.',
    short: 'Cables in a bowl. Fit nothing? Out.',
  },
  {
    text: 'One song is long enough for a corner. Play it, clear until it ends, and then really stop.',
    short: 'One song. One corner. Stop when it stops.',
  },
  {
    text: 'Presents have done their work when they were given. Choose one that you never liked, and let it go with thanks.',
    short: 'Unloved present. Thanks. Into the bag.',
  },
  {
    text: 'Storage boxes are a way to own more of the same. Empty one of them before you think of buying another.',
    short: 'No new boxes. Empty an old one.',
  },
  {
    text: 'The give-away bag works best where the hand passes it. Hang it on the handle of the closet.',
    short: 'Bag on the closet handle. Fill as you pass.',
  },
  {
    text: 'A drawer that is finished deserves a mark, so that nobody fills it again. Put a sticker on its front.',
    short: 'Drawer done. Sticker on. Hands off.',
  },
  {
    text: 'The car, the bin and the neighbor are the last part of clearing out. Find out today which of them is open.',
    short: 'Where does it go? Car, bin, neighbor. Find out.',
  },
  {
    text: 'A room is cleared by the doormat. Choose as much of the floor as one covers, and clear that much.',
    short: 'A doormat of floor. Clear that. The rest waits.',
  },
]
