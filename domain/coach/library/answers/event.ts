import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a move answer to something that the person wrote (TEXT-32). */
export const eventAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'When time is short, a picture can do the remembering. Photograph how one device is plugged in, for the new home.',
    short: 'No time? Photograph one device’s plugs before the move.',
    form: 'prepare',
    drill_sergeant: 'Every plug in the picture. Unplug nothing.',
    kind_encouraging: 'Nothing has to be unplugged yet, and later you will not have to guess.',
    teammate: 'In the new place, we plug in by picture and skip the arguing.',
    wise_mentor: 'It takes a moment now, and it replaces a long search among the boxes.',
    own: [
      {
        step: { text: 'Open the photo, and make sure that every plug can be seen.', minutes: 1 },
        challenge: { text: 'Name the photo after the device, so that a search will find it.', seconds: 30 },
      },
      {
        step: { text: 'Count the cables of this device, and note the number.', minutes: 1 },
        challenge: { text: 'Find a bag or a box in which these cables could travel together.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Many letters about a move begin alike, and writing the beginning once saves time. Type this, and save it: I am moving to.',
    short: 'Save time on letters. Type: I am moving to.',
    form: 'prepare',
    drill_sergeant: 'Leave a blank for the address. Save it.',
    kind_encouraging: 'The address can be added when you have it, and the beginning is there for every letter.',
    teammate: 'From here on, we copy and paste our way through the list.',
    wise_mentor: 'Each letter that follows will take hardly longer than the name at its top.',
    own: [
      {
        step: { text: 'Choose the first office or person that has to get these words.', minutes: 1 },
        challenge: { text: 'Add a closing line to the letter, such as “Please update my address.”', seconds: 45 },
      },
      {
        step: { text: 'List a few senders whose mail must reach you at the new home.', minutes: 2 },
        challenge: { text: 'Copy the address of one of them from a letter or a bill.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole move is too much to begin with, but one coat is not. Empty its pockets, and hang it up again.',
    short: 'Start the move with one coat. Empty its pockets.',
    form: 'work',
    drill_sergeant: 'Trash out. Coins out. Hang it back.',
    kind_encouraging: 'That coat is done, whatever the rest of the home looks like.',
    teammate: 'If there’s money in there, the move has paid us already.',
    wise_mentor: 'Something is ready to go now, and the next thing may be just as easy.',
    own: [
      {
        step: { text: 'Sort what was in the pockets: trash, keep, or belongs elsewhere.', minutes: 1 },
        challenge: { text: 'Carry one of these things to its place.', seconds: 30 },
      },
      {
        step: { text: 'Decide whether you will wear this coat on moving day or pack it.', minutes: 1 },
        challenge: { text: 'Pull out one other jacket that need not move at all.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A move can start at the door, before you know the rest. Stand there, and name aloud one thing that will move along.',
    short: 'Begin at the door. Name one thing that moves along.',
    form: 'work',
    drill_sergeant: 'First thing you see. Say it aloud. Done.',
    kind_encouraging: 'Naming it is enough, and nothing has to be lifted.',
    teammate: 'We’ve started on the move, and nobody’s back hurts.',
    wise_mentor: 'Whenever you come through that door, you can name another thing.',
    own: [
      {
        step: { text: 'Decide whether this thing travels in a box, in a bag, or by hand.', minutes: 1 },
        challenge: { text: 'Say which room of the new home it will go to.', seconds: 15 },
      },
      {
        step: { text: 'Point out one thing in view that will not move along.', minutes: 1 },
        challenge: { text: 'Mark that thing with a slip or a piece of tape.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Some of what a move needs costs nothing. Write one message to a store or a neighbor, and ask for empty boxes.',
    short: 'Boxes need not cost. Write to a store or neighbor.',
    form: 'tell',
    drill_sergeant: 'Ask for empty ones, for the move. Send it.',
    kind_encouraging: 'Many people are glad when somebody takes their boxes off their hands.',
    teammate: 'Every box we don’t have to buy is a slice of pizza on moving day.',
    wise_mentor: 'The larger costs are easier to look at once some of the small ones are gone.',
    own: [
      {
        step: { text: 'Clear one corner where the empty boxes can stand.', minutes: 2 },
        challenge: { text: 'Decide what you would pack into the first box.', seconds: 30 },
      },
      {
        step: { text: 'Think of another source of boxes, such as work or a relative.', minutes: 1 },
        challenge: { text: 'Note how you would get the boxes home: by hand, cart, or car.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Small parts get lost first in a move. Put tape on a small bag, and write on it: screws.',
    short: 'Small things get lost first. Label a bag: screws.',
    form: 'prepare',
    drill_sergeant: 'Hang it on a doorknob, ready for the move.',
    kind_encouraging: 'When you take something apart, its small parts have somewhere to go.',
    teammate: 'Now our bed has a chance of becoming a bed again.',
    wise_mentor: 'A bag that is ready before the first screw comes out is used from the beginning.',
    own: [
      {
        step: { text: 'Pick one piece of furniture that you will take apart for the move.', minutes: 1 },
        challenge: { text: 'Write the name of that piece on the bag, next to “screws.”', seconds: 30 },
      },
      {
        step: { text: 'Put the bag together with a screwdriver or whatever tool you have.', minutes: 2 },
        challenge: { text: 'Choose one place for bag and tool that will be packed last.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Without energy for boxes, you can still arrange the new home. Lie down, close your eyes, and say where your bed will stand.',
    short: 'No energy for boxes? Lie down. Eyes closed.',
    form: 'work',
    drill_sergeant: 'Say where your new bed goes. Stay there.',
    kind_encouraging: 'If you do not know the rooms yet, you may invent one.',
    teammate: 'We’re moving furniture, and we’re doing it lying down.',
    wise_mentor: 'It is good to see for a moment where all the boxes are going.',
    own: [
      {
        step: { text: 'Imagine, while lying down, what you want to see from the new bed.', minutes: 1 },
        challenge: { text: 'Name the thing that will stand beside the bed, such as a lamp.', seconds: 15 },
      },
      {
        step: { text: 'Think, while you lie there, of what you will need first after moving.', minutes: 1 },
        challenge: { text: 'Name the bag in which these things could travel, so that no box holds them.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'What you are afraid of in a move can be a task as well. Write it on your moving list, as a question.',
    short: 'Write the fear as a question. Onto the moving list.',
    form: 'note',
    drill_sergeant: 'Question mark. Leave a line for the answer.',
    kind_encouraging: 'The answer can come later, and until then the list keeps the question for you.',
    teammate: 'Now it’s a line on our list, and lines get crossed off.',
    wise_mentor: 'Put as a question, it shows whom you could ask or what you could look up.',
    own: [
      {
        step: { text: 'Add the name of somebody who might know the answer to this question.', minutes: 1 },
        challenge: { text: 'Underline the part of the question that you can settle before the move.', seconds: 30 },
      },
      {
        step: { text: 'Answer the question with the likeliest outcome, in a few words.', minutes: 1 },
        challenge: { text: 'Add one small task to the list that prepares you for this outcome.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Plates and glasses travel well in newspaper. Ask {ally} to save some old ones for your move.',
    short: 'Ask {ally} to save old newspapers for your move.',
    form: 'tell',
    drill_sergeant: 'A small pile will do. Say thanks.',
    kind_encouraging: 'It is a small favor, and your glasses will travel more safely.',
    teammate: 'Our plates get the sports section.',
    wise_mentor: 'People are often glad to have a part in a move that weighs so little.',
    own: [
      {
        step: { text: 'Pick out the most fragile thing that the newspapers should protect.', minutes: 2 },
        challenge: { text: 'Free a spot where the newspapers can pile up until you pack.', seconds: 60 },
      },
      {
        step: { text: 'Find a towel or a sock that could protect things besides the newspapers.', minutes: 1 },
        challenge: { text: 'Wrap one cup in it as a trial, and see whether it feels safe.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A move is more than its boxes, and you may say so. Tell {ally} one thing that you look forward to in the new home.',
    short: 'Tell {ally} one good thing about the new home.',
    form: 'tell',
    drill_sergeant: 'One thing. No word about boxes.',
    kind_encouraging: 'It may be something small, such as a tree outside the window.',
    teammate: 'When the boxes get heavy, somebody can remind us of it.',
    wise_mentor: 'Said aloud, it stays in mind while you sort and pack.',
    own: [
      {
        step: { text: 'Decide what you will do first to enjoy this part of the new home.', minutes: 1 },
        challenge: { text: 'Find one thing that you need for it, such as a chair or a cup.', seconds: 60 },
      },
      {
        step: { text: 'Put this good thing at the top of your moving list.', minutes: 1 },
        challenge: { text: 'Say whom you would like to show it to once you have moved.', seconds: 30 },
      },
    ],
  },
]
