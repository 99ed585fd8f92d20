import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `tidy.ts`. */
export const moreTidyAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Tired people take their shoes off where they can sit down. Put a stool or a chair by the door for that.',
    short: 'Tired people sit down. Put a chair by the door.',
    form: 'prepare',
    drill_sergeant: 'Against the wall. Shoes come off there.',
    kind_encouraging: 'You may sit on it as long as you like before you go farther in.',
    teammate: 'We get to sit down the moment we’re home, and the shoes stay at the door.',
    wise_mentor: 'Shoes that come off in the right place need not be carried there later.',
    own: [
      {
        step: { text: 'Sit down on the chair, and reach to where your shoes would go.', minutes: 1 },
        challenge: { text: 'Clear the space under the chair, so that a pair fits there.', seconds: 60 },
      },
      {
        step: { text: 'Lay a shoehorn or a long spoon near the chair, if you have one.', minutes: 2 },
        challenge: { text: 'Name what should never be piled on the chair.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When everybody is tired, tidying has to be one move. Set an open box by the door, for shoes and bags alike.',
    short: 'Tired people make one move. Set a box by the door.',
    form: 'prepare',
    drill_sergeant: 'Shoes and bags go in. Sorting comes later.',
    kind_encouraging: 'Sorting can wait for a better hour, and the floor is clear already.',
    teammate: 'One throw each, and we’re done for the day.',
    wise_mentor: 'What takes a single move is still done when nobody wants to do more.',
    own: [
      {
        step: { text: 'Drop the first pair of shoes or the first bag into the box.', minutes: 1 },
        challenge: { text: 'Push the box to where you pass without a detour.', seconds: 30 },
      },
      {
        step: { text: 'Write on the box what goes in: shoes, bags, nothing else.', minutes: 1 },
        challenge: { text: 'Turn the box so that the words face the door.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'People remember a place better when they have named it. Ask one person at home where their shoes should stand.',
    short: 'Ask one person at home where their shoes go.',
    form: 'tell',
    drill_sergeant: 'Take the answer. Point to the spot once.',
    kind_encouraging: 'Whatever they say is a beginning, even if you had another place in mind.',
    teammate: 'They pick the spot, and we just have to remember whose it is.',
    wise_mentor: 'Somebody who was asked has a reason to put them there.',
    own: [
      {
        step: { text: 'Measure with your own feet how many pairs fit by the door.', minutes: 1 },
        challenge: { text: 'Make room for one more pair by moving a single thing.', seconds: 60 },
      },
      {
        step: { text: 'Choose the spot for your own shoes, and stand a pair there.', minutes: 1 },
        challenge: { text: 'Clear one thing from the floor that is in everybody’s way.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired people drop things in the same spot each time. Write down where most shoes and bags land by the door.',
    short: 'Tired hands drop shoes and bags. Write down where.',
    form: 'note',
    drill_sergeant: 'Put a hook or box there next.',
    kind_encouraging: 'You do not have to move anything, only know where the spot is.',
    teammate: 'If that’s where we drop things, that’s where the box should go.',
    wise_mentor: 'It is easier to move a hook to a habit than a habit to a hook.',
    own: [
      {
        step: { text: 'Look at that spot, and name what makes it so handy.', minutes: 1 },
        challenge: { text: 'Lay a mat or a newspaper there, for the shoes that will land on it.', seconds: 60 },
      },
      {
        step: { text: 'Carry one thing from the spot you wrote down to its place.', minutes: 1 },
        challenge: { text: 'Count what is left there, and say which of it is used daily.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'A line on the floor says more than many words. Stick a strip of tape by the door, with all shoes behind it.',
    short: 'Tape on the floor by the door. Shoes stay behind it.',
    form: 'prepare',
    drill_sergeant: 'One strip. Straight. Done.',
    kind_encouraging: 'If there is no tape in the house, a string or a belt will do.',
    teammate: 'Nobody needs telling, we just point at the line.',
    wise_mentor: 'Children and guests alike understand a line without being asked.',
    own: [
      {
        step: { text: 'Come in through the door once, and see where your feet go first.', minutes: 1 },
        challenge: { text: 'Smooth the tape down, so that nobody trips over its ends.', seconds: 30 },
      },
      {
        step: { text: 'Line up one pair of shoes behind the tape, heels to the wall.', minutes: 1 },
        challenge: { text: 'Walk through the door with a bag in hand, and see whether there is room.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'People go on with what somebody has noticed. Thank one person at home for a shoe or bag that is in its place.',
    short: 'Somebody put a shoe or bag away. Thank that person.',
    form: 'tell',
    drill_sergeant: 'Name the shoe or bag. Nothing else.',
    kind_encouraging: 'It may be the only one in place, and that one counts.',
    teammate: 'We mention the pair that’s right and skip the ones that aren’t.',
    wise_mentor: 'Say exactly what you saw, and leave out what is still missing.',
    own: [
      {
        step: { text: 'Put one thing of your own by the door into its place, too.', minutes: 1 },
        challenge: { text: 'Choose one more thing by the door that deserves a word of thanks.', seconds: 15 },
      },
      {
        step: { text: 'Write the thanks on a slip, too, and leave it in that shoe or bag.', minutes: 2 },
        challenge: { text: 'Straighten what stands beside that shoe or bag, so that its place shows.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Wet and dirty shoes need a place where they may drip. Lay an old newspaper or towel by the door for them.',
    short: 'Dirty shoes get one place. Newspaper or towel by the door.',
    form: 'prepare',
    drill_sergeant: 'Lay it flat. Shoes on it, nowhere else.',
    kind_encouraging: 'It may look a bit rough, and the rest of the hallway stays dry.',
    teammate: 'The mud stays on the paper, and our floor gets a break.',
    wise_mentor: 'Keep it by the door, so that nobody carries the mud farther.',
    own: [
      {
        step: { text: 'Stand the dirtiest pair of shoes on the newspaper or towel.', minutes: 1 },
        challenge: { text: 'Find an old rag for the worst dirt, and leave it beside the shoes.', seconds: 60 },
      },
      {
        step: { text: 'Fold up the edges of the newspaper or towel, to hold the drips.', minutes: 1 },
        challenge: { text: 'Choose where the shoes go once they are dry.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Some things by the door belong somewhere else. Write down one of them, and the room where it should be.',
    short: 'What by the door lives elsewhere? Write down one thing.',
    form: 'note',
    drill_sergeant: 'Thing and room. One line.',
    kind_encouraging: 'You can take it along the next time you go that way.',
    teammate: 'Next time one of us goes that way, it comes along.',
    wise_mentor: 'Knowing where a thing belongs is most of putting it away.',
    own: [
      {
        step: { text: 'Put that thing at the side of the hallway nearest to its room.', minutes: 1 },
        challenge: { text: 'Look for one more thing that belongs in the same room.', seconds: 30 },
      },
      {
        step: { text: 'Put a slip with the name of its room on the thing you wrote down.', minutes: 1 },
        challenge: { text: 'Think of the exact shelf, hook, or drawer where it should end up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'What belongs in other rooms can wait in one bag. Hang an empty bag on the door handle, and put the first thing in.',
    short: 'Hang an empty bag on the door. One thing in.',
    form: 'prepare',
    drill_sergeant: 'Full bag means one walk. Not before.',
    kind_encouraging: 'It saves you many small walks, and it looks tidy at once.',
    teammate: 'When it’s full, we do one round with it and we’re done.',
    wise_mentor: 'A thing in the bag is already on its way, even if it stays a while.',
    own: [
      {
        step: { text: 'Add a second thing from the floor that belongs in another room.', minutes: 1 },
        challenge: { text: 'Decide which room the bag goes to first when it is full.', seconds: 15 },
      },
      {
        step: { text: 'Write on a slip for the bag which rooms its things go to.', minutes: 1 },
        challenge: { text: 'Open the door once with the bag on it, and see that nothing catches.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Empty bags take up room by the door. Fold one, and put it inside another.',
    short: 'Empty bag by the door? Fold it. Into another bag.',
    form: 'work',
    drill_sergeant: 'Press the air out. Stand it up.',
    kind_encouraging: 'Paper or cloth, any bag that is empty will do.',
    teammate: 'One bag fewer to trip over, and we didn’t even need a hook.',
    wise_mentor: 'Look inside before you fold it, because something may be hiding there.',
    own: [
      {
        step: { text: 'Check the pockets of one more bag for receipts, wrappers, and old tickets.', minutes: 2 },
        challenge: { text: 'Hang the bag that holds the other where it is out of the way.', seconds: 30 },
      },
      {
        step: { text: 'Choose the one bag you would take along, and hang it in front.', minutes: 1 },
        challenge: { text: 'Flatten the bag that holds the other, and slide it behind something.', seconds: 30 },
      },
    ],
  },
]
