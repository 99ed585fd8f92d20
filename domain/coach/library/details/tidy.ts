import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a tidy hallway. */
export const tidyDetails: readonly Detail[] = [
  {
    text: 'Set your own shoes straight by the door, and leave everybody else’s alone for now.',
    short: 'Set your own shoes straight by the door. Leave others.',
    form: 'work',
  },
  {
    text: 'A whole hallway is a lot of work. Clear the part of the floor in front of the door, as large as a doormat.',
    short: 'Clear one tile by the door. Doormat size is enough.',
    form: 'work',
  },
  {
    text: 'Hang your bag on one hook by the door, and use the same hook every time.',
    short: 'Choose one hook by the door for one bag.',
    form: 'work',
  },
  {
    text: 'You notice a missing shoe only when you have to leave. Find it now, and bring it to the door.',
    short: 'Find the missing shoe. Bring it to the door.',
    form: 'work',
  },
  {
    text: 'Put a small bowl on the shelf by the door, and lay the keys into it.',
    short: 'Put a bowl by the door. Put the keys into it.',
    form: 'prepare',
  },
  {
    text: 'What already lies by the door is not forgotten. Carry one thing there that has to leave the house tomorrow.',
    short: 'Carry one thing to the door that leaves tomorrow.',
    form: 'work',
  },
  {
    text: 'Hang up one bag by the door while somebody watches, and say nothing about it.',
    short: 'Hang one bag by the door while somebody watches. Say nothing.',
    form: 'work',
  },
  {
    text: 'Take one coat off a chair, and hang it on its hook by the door.',
    short: 'Take the coat off the chair. Hang it on its hook.',
    form: 'work',
  },
  {
    text: 'Put a tray or newspaper by the door, and set the dirty shoes on it.',
    short: 'Put a tray under the shoes by the door.',
    form: 'prepare',
  },
  {
    text: 'A bag fills up with old things. Open the one by the door, take out one old thing, and pack one for tomorrow.',
    short: 'Open one bag. Take old things out. Pack one thing.',
    form: 'work',
  },
  {
    text: 'More shoes stand by the door than anybody wears. Carry one pair that nobody has worn this week to the closet.',
    short: 'Carry one unworn pair of shoes to the closet.',
    form: 'work',
  },
  {
    text: 'Papers in bags are easily forgotten. Reach into one bag by the door, and take out what needs an answer.',
    short: 'Open a bag by the door. Take one old paper out.',
    form: 'work',
  },
  {
    text: 'Turn on the light in the hallway, and move the first thing that is in your way.',
    short: 'Turn on the hallway light. Move one thing in your way.',
    form: 'work',
  },
  {
    text: 'A box with a name tells everybody where things belong. Write a name on one, and put that person’s shoes inside.',
    short: 'Write a name on a box. Put their shoes inside.',
    form: 'prepare',
  },
  {
    text: 'Hang the umbrella by the door while it is dry. Then nobody has to look for it in the rain.',
    short: 'Bring the dry umbrella to the door. Before it rains.',
    form: 'work',
  },
  {
    text: 'A hook that is too high is not used. Mark by the door how high the shortest person can reach.',
    short: 'Mark a hook height by the door. The shortest person decides.',
    form: 'prepare',
  },
  {
    text: 'Pack tomorrow’s bag, close it, and put it by the door. Then nothing is left for the last minute.',
    short: 'Put tomorrow’s bag by the door, closed.',
    form: 'work',
  },
  {
    text: 'Gloves and hats get lost one by one. Put one pair into a bag or a shoe by the door.',
    short: 'Put one pair of gloves into a shoe. By the door.',
    form: 'work',
  },
  {
    text: 'Many things are put down halfway to the door. Pick up one of them, and carry it to its place there.',
    short: 'Pick up one thing on the way. Take it to the door.',
    form: 'work',
  },
  {
    text: 'Open the front door all the way, and move whatever it touches to its place.',
    short: 'Open the door all the way. Move whatever it touches.',
    form: 'work',
  },
  {
    text: 'You do not have to do it all by yourself. Ask one person to put away their own shoes, and you do the bags.',
    short: 'Ask somebody to do their shoes. You do the bags.',
    form: 'tell',
  },
  {
    text: 'A shelf by the door fills up with things nobody needs there. Take one of them, and carry it to where it belongs.',
    short: 'Take one thing off the shelf by the door. Carry it away.',
    form: 'work',
  },
  {
    text: 'Loosen the laces of one pair of shoes by the door. They are quick to put on then.',
    short: 'Loosen the laces of the shoes by the door.',
    form: 'work',
  },
  {
    text: 'A short look is enough to keep the hallway in shape. Stand by the door, and move the one thing that is out of place.',
    short: 'Stand by the door. Move the one thing out of place.',
    form: 'work',
  },
]
