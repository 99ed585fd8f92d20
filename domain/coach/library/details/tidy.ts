import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a tidy hallway. */
export const tidyDetails: readonly Detail[] = [
  {
    text: 'Shoes by the door come in pairs or in heaps. Set your own pair straight first, and leave the others for now.',
    short: 'Your own shoes first. Pair straight. By the door.',
  },
  {
    text: 'The floor by the door fills from the middle. Clear one tile of it, as large as a doormat.',
    short: 'Clear one tile by the door. Doormat size. Hold it.',
  },
  {
    text: 'A bag without a place lands where the arm gets tired. Choose one hook for it beside the door.',
    short: 'One hook for one bag. By the door. Assign it.',
  },
  {
    text: 'The search for a shoe starts a whole day early. Look now which one is missing, and bring it to the door.',
    short: 'Missing shoe: find it. To the door. Now.',
  },
  {
    text: 'Keys have a way of leaving the hallway. Put a small bowl on the shelf by the door, and the keys into it.',
    short: 'Bowl by the door. Keys in the bowl. Done.',
  },
  {
    text: 'What stands by the door is what leaves the house. Carry one thing that should leave tomorrow to its spot there.',
    short: 'One thing leaves tomorrow. Carry it to the door.',
  },
  {
    text: 'People put things where they see them put. Set down one bag by the door while somebody watches, and say nothing.',
    short: 'Bag by the door. Let them see it. No speech.',
  },
  {
    text: 'A coat over a chair is halfway to the door. Take it the other half.',
    short: 'Coat off the chair. Onto the hook by the door.',
  },
  {
    text: 'Mud dries where it falls. Put a tray or a newspaper under the shoes by the door.',
    short: 'Tray under the shoes. Mud stays by the door.',
  },
  {
    text: 'The bag by the door is only useful if it is packed. Open it, take out what is old, and put in one thing for tomorrow.',
    short: 'Open the bag. Old things out. One thing in. Door.',
  },
  {
    text: 'A row of shoes is shorter than it looks. Line up the ones that are worn this week, and carry one pair away.',
    short: 'Line up this week’s shoes. Carry one pair off.',
  },
  {
    text: 'Papers hide at the bottom of a bag. Reach into one by the door, and take out what wants an answer.',
    short: 'One bag. One paper out. Bag back by the door.',
  },
  {
    text: 'The light in the hallway shows what is missing. Switch it on, and look at the door as a visitor would.',
    short: 'Hallway light on. Look like a visitor. Move one thing.',
  },
  {
    text: 'One box by the door is worth a speech. Write a name on it, and put one pair of shoes inside.',
    short: 'One box. One name. One pair of shoes inside.',
  },
  {
    text: 'The umbrella is always somewhere else. Bring it to the door while it is dry.',
    short: 'Umbrella to the door. Dry. Before it rains.',
  },
  {
    text: 'A hook at the right height gets used. Check the hooks by the door, and mark where one should be.',
    short: 'Check the hooks by the door. Mark the best height.',
  },
  {
    text: 'What is ready at the door need not be remembered in bed. Put tomorrow’s first bag there, closed.',
    short: 'Tomorrow’s first bag by the door. Zipped. Forget it.',
  },
  {
    text: 'Gloves and caps travel in pairs until they do not. Put one pair into one shoe by the door.',
    short: 'Gloves into one shoe. By the door. Found tomorrow.',
  },
  {
    text: 'The way from the table to the door is where things stop. Pick up the one thing that stopped there, and take it along.',
    short: 'One thing stopped on the way. Take it to the door.',
  },
  {
    text: 'The hallway is tidy when the door opens all the way. Open it, and move whatever it touches.',
    short: 'Open the door wide. Move what it touches. Close.',
  },
  {
    text: 'Somebody else can do half of it. Ask one person for their shoes only, and do the bags yourself.',
    short: 'Ask for their shoes only. Bags are yours. Door.',
  },
  {
    text: 'The shelf by the door collects what nobody decides. Take one thing from it, and decide.',
    short: 'One thing off the shelf by the door. Decide it.',
  },
  {
    text: 'Being late begins with a lace. Loosen the laces of the shoes by the door, so that feet get in.',
    short: 'Loosen the laces by the door. Feet get in.',
  },
  {
    text: 'A last look at the door closes the day. Stand there for a breath, and move the one thing that is not in its place.',
    short: 'Stand by the door. One look. Move one thing.',
  },
]
