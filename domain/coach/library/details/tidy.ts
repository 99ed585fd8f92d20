import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a tidy hallway. */
export const tidyDetails: readonly Detail[] = [
  {
    text: 'Shoes by the door come in pairs or in heaps. Set your own pair straight first, and leave the others for now.',
    short: 'Set your own shoes straight by the door. Leave others.',
  },
  {
    text: 'The floor by the door fills from the middle. Clear one tile of it, as large as a doormat.',
    short: 'Clear one tile by the door. Doormat size is enough.',
  },
  {
    text: 'A bag without a place lands where the arm gets tired. Choose one hook for it beside the door.',
    short: 'Choose one hook by the door for one bag.',
  },
  {
    text: 'The search for a shoe starts a whole day early. Look now which one is missing, and bring it to the door.',
    short: 'Find the missing shoe. Bring it to the door.',
  },
  {
    text: 'Keys have a way of leaving the hallway. Put a small bowl on the shelf by the door, and the keys into it.',
    short: 'Put a bowl by the door. Put the keys into it.',
  },
  {
    text: 'What stands by the door is what leaves the house. Carry one thing that should leave tomorrow to its spot there.',
    short: 'Carry one thing to the door that leaves tomorrow.',
  },
  {
    text: 'People put things where they see them put. Set down one bag by the door while somebody watches, and say nothing.',
    short: 'Put one bag by the door while somebody watches. Say nothing.',
  },
  {
    text: 'A coat over a chair is halfway to the door. Take it the other half.',
    short: 'Take the coat off the chair. Hang it on its hook.',
  },
  {
    text: 'Mud dries where it falls. Put a tray or a newspaper under the shoes by the door.',
    short: 'Put a tray under the shoes by the door.',
  },
  {
    text: 'The bag by the door is only useful if it is packed. Open it, take out what is old, and put in one thing for tomorrow.',
    short: 'Open one bag. Take old things out. Pack one thing.',
  },
  {
    text: 'A row of shoes is shorter than it looks. Line up the ones that are worn this week, and carry one pair away.',
    short: 'Line up this week’s shoes. Carry one other pair away.',
  },
  {
    text: 'Papers hide at the bottom of a bag. Reach into one by the door, and take out what wants an answer.',
    short: 'Open a bag by the door. Take one old paper out.',
  },
  {
    text: 'The light in the hallway shows what is missing. Switch it on, and look at the door as a visitor would.',
    short: 'Turn on the hallway light. Move one thing in your way.',
  },
  {
    text: 'One box by the door is worth a speech. Write a name on it, and put one pair of shoes inside.',
    short: 'Write a name on a box. Put their shoes inside.',
  },
  {
    text: 'The umbrella is always somewhere else. Bring it to the door while it is dry.',
    short: 'Bring the dry umbrella to the door. Before it rains.',
  },
  {
    text: 'A hook at the right height gets used. Check the hooks by the door, and mark where one should be.',
    short: 'Check the hooks by the door. Mark the best height.',
  },
  {
    text: 'What is ready at the door need not be remembered in bed. Put tomorrow’s first bag there, closed.',
    short: 'Put tomorrow’s bag by the door, closed.',
  },
  {
    text: 'Gloves and caps travel in pairs until they do not. Put one pair into one shoe by the door.',
    short: 'Put one pair of gloves into a shoe. By the door.',
  },
  {
    text: 'The way from the table to the door is where things stop. Pick up the one thing that stopped there, and take it along.',
    short: 'Pick up one thing on the way. Take it to the door.',
  },
  {
    text: 'The hallway is tidy when the door opens all the way. Open it, and move whatever it touches.',
    short: 'Open the door all the way. Move whatever it touches.',
  },
  {
    text: 'Somebody else can do half of it. Ask one person for their shoes only, and do the bags yourself.',
    short: 'Ask somebody to do their shoes. You do the bags.',
  },
  {
    text: 'The shelf by the door collects what nobody decides. Take one thing from it, and decide.',
    short: 'Take one thing off the shelf by the door. Decide.',
  },
  {
    text: 'Being late begins with a lace. Loosen the laces of the shoes by the door, so that feet get in.',
    short: 'Loosen the laces of the shoes by the door.',
  },
  {
    text: 'A last look at the door closes the day. Stand there for a breath, and move the one thing that is not in its place.',
    short: 'Stand by the door. Move the one thing out of place.',
  },
]
