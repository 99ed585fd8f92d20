import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreDeclutterAnswers } from './declutter-more.ts'

/** What messages of clearing out answer to something that the person wrote (TEXT-32). */
export const declutterAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'Any place is right to begin clearing. Take the thing nearest to your left hand, and put it where it belongs.',
    short: 'Begin on your left. Take the nearest thing.',
    form: 'work',
    drill_sergeant: 'Put it where it belongs. You have begun.',
    kind_encouraging: 'If it is already in its place, you may take the one behind it.',
    teammate: 'We didn’t have to think about it, and that’s the trick.',
    wise_mentor: 'It does not matter which thing comes first, since the others are easier after it.',
    own: [
      {
        step: { text: 'Wipe the spot where that thing lay with your hand or a cloth.', minutes: 1 },
        challenge: { text: 'Decide what may stand in that spot, or that it stays empty.', seconds: 30 },
      },
      {
        step: { text: 'Look at the place where that thing belongs, and straighten its neighbors.', minutes: 1 },
        challenge: { text: 'Take out one thing there that you no longer use.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole room is too much to look at. Lay a sheet of paper on the nearest table or shelf, and clear a space its size.',
    short: 'The room is too much? Lay paper on a shelf.',
    form: 'work',
    drill_sergeant: 'Clear a space its size. Stop there.',
    kind_encouraging: 'Whatever lies outside the edge is none of your concern right now.',
    teammate: 'We’re only in charge of what’s under the paper.',
    wise_mentor: 'A small space with a clear edge shows you when you are finished.',
    own: [
      {
        step: { text: 'Take one thing that touches the sheet of paper, and put it where it belongs.', minutes: 2 },
        challenge: { text: 'Lift the sheet, and wipe the space underneath.', seconds: 30 },
      },
      {
        step: { text: 'Choose one thing worth seeing, and set it on the sheet alone.', minutes: 1 },
        challenge: { text: 'Step back, and find the next thing beside the sheet that could go.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole home is too much for one list. Write down the name of one drawer that you will clear, and nothing else.',
    short: 'Too much? Write down one drawer. Only that.',
    form: 'note',
    drill_sergeant: 'One line. No second one.',
    kind_encouraging: 'The list is short on purpose, and everything that is not on it may wait.',
    teammate: 'Our list has one line, and we can handle one line.',
    wise_mentor: 'A list that can be finished invites you to begin.',
    own: [
      {
        step: { text: 'Open that drawer, and take out one thing that does not belong there.', minutes: 1 },
        challenge: { text: 'Throw that thing out, or carry it to its place.', seconds: 60 },
      },
      {
        step: { text: 'Name the kind of thing that the drawer on your note should hold.', minutes: 1 },
        challenge: { text: 'Stick a slip with that word on the drawer.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A mess is easier to judge in a picture. Photograph the corner nearest to you, and find one thing in it that can go.',
    short: 'Photograph the nearest corner. Find one thing to clear.',
    form: 'note',
    drill_sergeant: 'Look at the picture. Name the thing.',
    kind_encouraging: 'In a picture, you see the corner as a visitor would, and that makes it easier.',
    teammate: 'It’s like somebody else’s corner, so we can be honest.',
    wise_mentor: 'From a distance, you see sooner what no longer belongs.',
    own: [
      {
        step: { text: 'Take the thing you found out of the corner, and set it by the door.', minutes: 1 },
        challenge: { text: 'Photograph the corner once more, and compare the two pictures.', seconds: 45 },
      },
      {
        step: { text: 'Find in the photographed corner the thing that you like best.', minutes: 1 },
        challenge: { text: 'Move whatever hides it a little to the side.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Clearing can ride along with what you do anyway. Whenever you leave the room, carry one thing out to its place.',
    short: 'No extra time: leaving the room, take one thing.',
    form: 'moment',
    drill_sergeant: 'Carry it to its place. Then go on.',
    kind_encouraging: 'It costs no extra trip, and you may choose the lightest thing.',
    teammate: 'We’re going that way anyway, so let’s give something a lift.',
    wise_mentor: 'A room grows emptier by what people carry out in passing.',
    own: [
      {
        step: { text: 'Choose a thing that belongs in another room, and set it by the door.', minutes: 1 },
        challenge: { text: 'Say which room it will go to when you next leave this one.', seconds: 15 },
      },
      {
        step: { text: 'Find a basket, box, or bag for things on their way to other rooms.', minutes: 2 },
        challenge: { text: 'Place one thing inside, and carry it along when you get up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even a full day has room for a pocket. Empty one pocket of your coat or bag, and throw out the scraps.',
    short: 'A pocket fits a full day. Empty one.',
    form: 'work',
    drill_sergeant: 'Down to the seam. Scraps into the trash.',
    kind_encouraging: 'One pocket is a finished job, however little time there was.',
    teammate: 'If we find a coin or a candy, that’s our pay.',
    wise_mentor: 'What is small enough to finish leaves nothing open behind you.',
    own: [
      {
        step: { text: 'Lay out what came from the pocket, and put one thing where it belongs.', minutes: 2 },
        challenge: { text: 'Return to the pocket only what you want to carry with you.', seconds: 45 },
      },
      {
        step: { text: 'Turn the empty pocket inside out, and brush away the crumbs.', minutes: 1 },
        challenge: { text: 'Choose the single thing that this pocket will be for.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, things need a place to wait. Stand an empty bag by the door, with a slip that says: can go.',
    short: 'No time to sort: empty bag by the door.',
    form: 'prepare',
    drill_sergeant: 'Slip on it: can go. Fill it in passing.',
    kind_encouraging: 'You can drop in one thing in passing, and the sorting is done already.',
    teammate: 'Whatever we’re unsure about stays, and the rest goes in.',
    wise_mentor: 'A clearing that happens in passing asks for no hour of its own.',
    own: [
      {
        step: { text: 'Find one thing in sight that can go into the bag by the door.', minutes: 1 },
        challenge: { text: 'Drop it in, and move the bag if it blocks the way.', seconds: 45 },
      },
      {
        step: { text: 'Decide where the bag goes when it is full: to a person or a collection.', minutes: 1 },
        challenge: { text: 'Label the bag with that name or place.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A free minute is easily lost on the question of where to clear. For the next one, write on a slip: windowsill.',
    short: 'Free minute? Know where. Write on a slip: windowsill.',
    form: 'note',
    drill_sergeant: 'Clear that. Only that. Then on.',
    kind_encouraging: 'If yours is bare already, write down the shelf that is nearest to it.',
    teammate: 'Next time we’ve got a minute, it’s settled where we start.',
    wise_mentor: 'A free minute is long enough when the place has been chosen before.',
    own: [
      {
        step: { text: 'Look at the nearest windowsill, and choose what should leave it first.', minutes: 1 },
        challenge: { text: 'Put the slip beside that thing, so that you know where to begin.', seconds: 30 },
      },
      {
        step: { text: 'Write a second place of the same size on the back of the slip.', minutes: 1 },
        challenge: { text: 'Keep the slip where you usually spend a free minute.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Clearing can be done from a chair. Put the wastebasket beside your seat, and drop in one scrap of paper.',
    short: 'Tired? Clear from your seat. Pull the wastebasket close.',
    form: 'prepare',
    drill_sergeant: 'Drop in one scrap. Then lean back.',
    kind_encouraging: 'You can stay seated, and whatever else is within reach may wait.',
    teammate: 'From here, we can even throw, and nobody keeps score.',
    wise_mentor: 'The basket is now where you rest, and the next scrap will not ask you to stand up.',
    own: [
      {
        step: { text: 'Gather the papers within reach of your seat into one pile.', minutes: 1 },
        challenge: { text: 'Take the top paper, and keep it or drop it into the wastebasket.', seconds: 45 },
      },
      {
        step: { text: 'Open a drawer, a box, or a bag that you can reach from your seat.', minutes: 1 },
        challenge: { text: 'Drop one thing from it into the wastebasket, and close it.', seconds: 45 },
      },
    ],
  },
  ...moreDeclutterAnswers,
]
