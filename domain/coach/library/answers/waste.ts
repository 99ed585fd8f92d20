import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreWasteAnswers } from './waste-more.ts'

/** What messages of throwing away less answer to something that the person wrote (TEXT-32). */
export const wasteAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'You are tired, and most of the trash may wait. Do only the part at the door: one bag on the handle.',
    short: 'Tired? One bag on the door handle.',
    form: 'prepare',
    drill_sergeant: 'Bag. Handle. Sit down.',
    kind_encouraging: 'Everything else may stay as it is today.',
    teammate: 'The bag hangs, and we don’t have to.',
    wise_mentor: 'Prepare the easy part, and the next trip does the rest.',
    own: [
      {
        step: { text: 'Tie the bag so that you can carry it with one hand.', minutes: 1 },
        challenge: { text: 'Put your keys or shoes below the bag, for when you next go out.', seconds: 15 },
      },
      {
        step: { text: 'Make sure that the bag is closed and nothing in it can leak.', minutes: 1 },
        challenge: { text: 'Place an empty bag where the full one came from.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'In a hurry, people buy what is wrapped. Pack a bag and a mug now, while there is no hurry.',
    short: 'Pack the bag and the mug now.',
    form: 'prepare',
    drill_sergeant: 'Bag, mug, keys. One place.',
    kind_encouraging: 'You will be glad of it with one hand on the door.',
    teammate: 'Hurried us is hopeless, so we help out early.',
    wise_mentor: 'Hang it where you put your shoes on.',
    own: [
      {
        step: { text: 'Hang the bag where your hand passes on the way out.', minutes: 1 },
        challenge: { text: 'Make sure that the mug closes, or wrap it in a cloth.', seconds: 30 },
      },
      {
        step: { text: 'Add a fork or a cloth napkin, for food on the way.', minutes: 1 },
        challenge: { text: 'Think of one store or stand where you would hold out the mug.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When there is no time to cook, leftovers are quick. Put one box at eye level in the fridge.',
    short: 'No time? Leftovers at eye level.',
    form: 'prepare',
    drill_sergeant: 'Lid on. Label out. Eye level.',
    kind_encouraging: 'It is warm before any delivery has found the house.',
    teammate: 'Our slowest cooking is still faster than the delivery.',
    wise_mentor: 'The quickest meal is the one that is already made.',
    own: [
      {
        step: { text: 'Label the leftovers with what they are.', minutes: 1 },
        challenge: { text: 'Set out the plate or pan in which you would warm them.', seconds: 30 },
      },
      {
        step: { text: 'Move whatever hides the leftovers to another shelf.', minutes: 1 },
        challenge: { text: 'Choose something that would go with them, such as rice or an egg.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'You do not need a better memory, only a bag in the right place. Fold one into the coat that you wear most.',
    short: 'Put a folded bag into your coat.',
    form: 'prepare',
    drill_sergeant: 'Coat. Pocket. In.',
    kind_encouraging: 'If you forget it, it comes along anyway.',
    teammate: 'We can forget as much as we like, the coat remembers.',
    wise_mentor: 'Put it where your hand goes when you leave.',
    own: [
      {
        step: { text: 'Reach into the coat pocket, and see whether you find the bag at once.', minutes: 1 },
        challenge: { text: 'Refold the bag smaller, so that the pocket still closes.', seconds: 60 },
      },
      {
        step: { text: 'Clear the coat pocket of receipts, so that the bag has room.', minutes: 1 },
        challenge: { text: 'Find a second bag for another coat or your backpack.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'Food is forgotten where nobody sees it. Write the oldest thing in the fridge on a slip, and stick it to the door.',
    short: 'Write the oldest food on the fridge door.',
    form: 'note',
    drill_sergeant: 'One slip. One thing.',
    kind_encouraging: 'When it is eaten, you may tear the slip off with some ceremony.',
    teammate: 'The door tells on the spinach, and we eat the spinach.',
    wise_mentor: 'One name on the door is read, and a whole list is not.',
    own: [
      {
        step: { text: 'Move that food to the front of its shelf.', minutes: 1 },
        challenge: { text: 'Think of one meal that it could go into, and write that beside it.', seconds: 30 },
      },
      {
        step: { text: 'Note beside the food’s name when you will eat it, as meal or snack.', minutes: 1 },
        challenge: { text: 'Leave a pen near the fridge for the next name.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Less waste can cost less as well. Note one thing that you buy often and throw away half of.',
    short: 'Note one thing that you often throw away.',
    form: 'note',
    drill_sergeant: 'Name it. Buy less of it.',
    kind_encouraging: 'It is an easy saving, because nobody will go without.',
    teammate: 'We’ve been paying for parsley that we never eat.',
    wise_mentor: 'Look at what spoils, and you will see what was too much.',
    own: [
      {
        step: { text: 'Add why it gets thrown away: too much, too old, or not liked.', minutes: 1 },
        challenge: { text: 'Choose what to change about it: buy less, share half, or skip it.', seconds: 30 },
      },
      {
        step: { text: 'Put this thing on your shopping list with a smaller amount.', minutes: 1 },
        challenge: { text: 'See how much of it is in the house right now.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Loose and refilled things are not always expensive. Look up the price of one of them before you decide.',
    short: 'Look up the price of one loose product.',
    form: 'prepare',
    drill_sergeant: 'One product. One price. Note it.',
    kind_encouraging: 'If it costs more, you can leave it and try another one.',
    teammate: 'Could be cheaper, could be fancy. We check before we grumble.',
    wise_mentor: 'Compare one thing at a time, and the picture gets clear.',
    own: [
      {
        step: { text: 'Compare the loose price with the packed one, if you remember that.', minutes: 1 },
        challenge: { text: 'Find a jar or a box at home that would hold the loose one.', seconds: 60 },
      },
      {
        step: { text: 'Note the price where you keep your shopping list.', minutes: 1 },
        challenge: { text: 'Decide how much of it you would try first, such as a cupful.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'With several people, one rule is enough. Tell the others which shelf gets eaten from first.',
    short: 'Tell everybody at home: this shelf first.',
    form: 'tell',
    drill_sergeant: 'Show the shelf. Say it once.',
    kind_encouraging: 'It sounds like an offer, and it is one.',
    teammate: 'Nobody at home ever said no to an open cookie jar. We’re safe.',
    wise_mentor: 'Begin with a rule that feeds people.',
    own: [
      {
        step: { text: 'Move one thing that should be eaten soon onto that shelf.', minutes: 1 },
        challenge: { text: 'Stick a slip that says “first” on the edge of the shelf.', seconds: 60 },
      },
      {
        step: { text: 'Take one thing that keeps for a long time off this shelf.', minutes: 1 },
        challenge: { text: 'Think of a dish that uses up two things from the shelf.', seconds: 45 },
      },
    ],
  },
  ...moreWasteAnswers,
]
