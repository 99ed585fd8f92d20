import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of clearing out. */
export const declutterDetails: readonly Detail[] = [
  {
    text: 'Choose the smallest drawer or box that you can find. Empty only that one, and leave the rest of the room.',
    short: 'Choose the smallest drawer. Empty only that one.',
    form: 'work',
  },
  {
    text: 'A thing that is put down again takes your time again later. Take one, and keep it, give it, or throw it out.',
    short: 'Take one thing in your hand. Decide where it goes.',
    form: 'work',
  },
  {
    text: 'A full bag is not gone until it leaves. Put it beside your shoes, to take along when you go out.',
    short: 'Set the full bag beside your shoes. It leaves with you.',
    form: 'prepare',
  },
  {
    text: 'Begin with broken things, because they are easy to decide about. Find one, and throw it out.',
    short: 'Start with broken things. Leave memories for another day.',
    form: 'work',
  },
  {
    text: 'Clear one shelf, wipe it, and leave it empty today. It shows you what the room could be like.',
    short: 'Wipe the free shelf. Keep it empty today.',
    form: 'work',
  },
  {
    text: 'Write a date on the box that you cannot decide about, and close the lid. Until then it may stay.',
    short: 'Put a date on the undecided box. Close the lid.',
    form: 'prepare',
  },
  {
    text: 'A thing without a place lies about again. Choose a fixed place for one, and carry it there.',
    short: 'Name a place for one thing. Carry it there.',
    form: 'work',
  },
  {
    text: 'Emptying too much at once makes a mess. Turn over one basket or box, and put less back.',
    short: 'Turn over one basket. Put back less than came out.',
    form: 'work',
  },
  {
    text: 'Doubles are easier to judge side by side. Lay some next to each other, and keep the best one.',
    short: 'Lay things you own double side by side. Keep one.',
    form: 'work',
  },
  {
    text: 'The top of a pile is the newest part, and the easiest to sort. Lift off the upper half, and sort that.',
    short: 'Take the top half of the pile. Sort only that.',
    form: 'work',
  },
  {
    text: 'Clear a path on the floor from the door to the window, as wide as your feet. After that you can move.',
    short: 'Clear the floor from door to window. As wide as your feet.',
    form: 'work',
  },
  {
    text: 'What you would not move with you can leave now. Look at one shelf, and take such a thing out.',
    short: 'Look at one shelf. Take out what would not move with you.',
    form: 'work',
  },
  {
    text: 'It is easier to part with a thing that somebody will use. Send a photo of one, and offer it.',
    short: 'Take a photo of one thing. Offer it to somebody.',
    form: 'tell',
  },
  {
    text: 'Take the top paper from one pile, and decide about it: file it, deal with it, or shred it.',
    short: 'Take the top paper of the pile. File, do, or shred.',
    form: 'work',
  },
  {
    text: 'Stand in the door, and look for the corner that a visitor sees first. Clear that corner before any other.',
    short: 'Clear the corner that a guest sees first.',
    form: 'work',
  },
  {
    text: 'If you keep a thing only because of its story, take a photo of it. Then the thing itself may go.',
    short: 'Photograph one keepsake thing. Then let the thing go.',
    form: 'work',
  },
  {
    text: 'Loose cables often outlive their device. Collect them in one box, and throw out what fits nothing.',
    short: 'Put all cables in one box. Throw out what fits nothing.',
    form: 'work',
  },
  {
    text: 'A short end makes it easier to begin. Clear one corner until a song ends, and then stop.',
    short: 'Clear one corner for one song. Stop when it stops.',
    form: 'work',
  },
  {
    text: 'You have said thanks already for presents that you never liked. Choose one, and put it into the bag.',
    short: 'Choose a present you never liked. Put it into the bag.',
    form: 'work',
  },
  {
    text: 'Buy no new storage box for now. Open an old one, and take out what you no longer need.',
    short: 'Buy no new box. Empty an old one instead.',
    form: 'work',
  },
  {
    text: 'Hang a bag on the handle of the closet, and put the first thing in. You can add others in passing.',
    short: 'Hang a bag on the closet handle. Fill it in passing.',
    form: 'prepare',
  },
  {
    text: 'When a drawer is finished, put a sticker on its front. It reminds everybody to put nothing more in.',
    short: 'Put a sticker on the finished drawer. Nothing more goes in.',
    form: 'moment',
  },
  {
    text: 'Find out where a full bag can go: a bin, a charity, a neighbor. Write down when you can take it there.',
    short: 'Find out where the bag goes. Car, bin, or neighbor.',
    form: 'note',
  },
  {
    text: 'Choose a piece of floor as large as a doormat. Clear only that piece.',
    short: 'Clear a piece of floor. The size of a doormat.',
    form: 'work',
  },
]
