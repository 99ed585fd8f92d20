import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a tidy hallway. */
export const tidyDetails: readonly Detail[] = [
  {
    text: 'Nobody has to be asked for your own shoes. Set them straight by the door, and leave the others alone for now.',
    short: 'Set your own shoes straight by the door.',
    form: 'work',
  },
  {
    text: 'A whole hallway is a lot of work. Line up only the shoes that stand right in front of the door.',
    short: 'Line up the shoes that block the door.',
    form: 'work',
  },
  {
    text: 'A bag without a place lands on the floor. Hang yours on one hook by the door, and use it every time.',
    short: 'Choose one hook by the door for one bag.',
    form: 'work',
  },
  {
    text: 'You notice a missing shoe only when you have to leave. Find it now, and bring it to the door.',
    short: 'Find the missing shoe. Bring it to the door.',
    form: 'work',
  },
  {
    text: 'A shoe is quick to find when its partner is inside it. Tie or clip one pair together, and put it by the door.',
    short: 'Tie one pair of shoes together. Put it by the door.',
    form: 'work',
  },
  {
    text: 'Bags that stand open invite more things. Close the one you will take next, and stand it by the door.',
    short: 'Close the bag you take next. Stand it by the door.',
    form: 'work',
  },
  {
    text: 'People copy what they see. Hang up one bag by the door while somebody watches, and say nothing about it.',
    short: 'Hang one bag by the door while somebody watches. Say nothing.',
    form: 'work',
  },
  {
    text: 'Where one coat lies on a chair, others follow. Hang it on its hook by the door.',
    short: 'Take the coat off the chair. Hang it on its hook.',
    form: 'work',
  },
  {
    text: 'Dirty shoes are left where nobody sees them. Brush one pair outside, and put it back by the door.',
    short: 'Brush one pair of shoes outside. Back to the door.',
    form: 'work',
  },
  {
    text: 'A bag fills up with old things. Open the one by the door, take out one old thing, and close it.',
    short: 'Open one bag by the door. Take one old thing out.',
    form: 'work',
  },
  {
    text: 'More shoes stand by the door than anybody wears. Carry one pair that nobody has worn this week to the closet.',
    short: 'Carry one unworn pair of shoes to the closet.',
    form: 'work',
  },
  {
    text: 'Papers in school bags are easily forgotten. Reach into one bag by the door, and take out what needs an answer.',
    short: 'Open a bag by the door. Take one old paper out.',
    form: 'work',
  },
  {
    text: 'In a dark hallway, shoes stay where they fall. Turn on the light, and bring the first one you see to the door.',
    short: 'Turn on the hallway light. Bring one shoe to the door.',
    form: 'work',
  },
  {
    text: 'A box with a name tells everybody where shoes belong. Write a name on one, and put that person’s shoes inside.',
    short: 'Write a name on a box. That person’s shoes go in.',
    form: 'prepare',
  },
  {
    text: 'Decide which side of the door is for shoes and which is for bags. Move one pair or one bag to its side.',
    short: 'Choose a side of the door for shoes. Move one pair.',
    form: 'work',
  },
  {
    text: 'A hook that is too high is not used. Hang one small jacket or bag on the lowest hook by the door.',
    short: 'Hang the smallest bag on the lowest door hook.',
    form: 'work',
  },
  {
    text: 'Pack the bag that you need next, close it, and put it by the door. Then the last minute is free.',
    short: 'Pack the next bag you need. Put it by the door.',
    form: 'work',
  },
  {
    text: 'A jacket on the floor hides the shoes under it. Hang up one, and put what was under it by the door.',
    short: 'Hang up one jacket. Put the shoes below it.',
    form: 'work',
  },
  {
    text: 'Many bags are put down halfway to the door. Pick up one of them, and carry it the rest of the way.',
    short: 'Pick up one bag on the way. Take it to the door.',
    form: 'work',
  },
  {
    text: 'A door that catches on something is in everybody’s way. Open it fully, and move the shoe or bag that it touches.',
    short: 'Open the door all the way. Move any shoe it touches.',
    form: 'work',
  },
  {
    text: 'You do not have to do it all by yourself. Ask one person to put away their own shoes, and you do the bags.',
    short: 'Ask somebody to do their shoes. You do the bags.',
    form: 'tell',
  },
  {
    text: 'It is quicker to leave when the shoes stand ready. Set tomorrow’s pair by the door, toes out.',
    short: 'Put tomorrow’s shoes by the door, toes out.',
    form: 'prepare',
  },
  {
    text: 'Tired people drop what they carry. Put an empty basket by the door now, so that bags land there.',
    short: 'Put an empty basket by the door. Bags land there.',
    form: 'prepare',
  },
  {
    text: 'The last bag is usually still in another room. Stop for a moment at the door, and fetch that one.',
    short: 'Fetch the bag that is missing by the door.',
    form: 'work',
  },
]
