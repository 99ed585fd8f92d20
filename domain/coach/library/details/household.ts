import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of keeping a home clean and tidy. */
export const householdDetails: readonly Detail[] = [
  {
    text: 'An empty sink makes the whole kitchen look cleaned. Wash what stands in it, and leave the rest.',
    short: 'Empty the sink. Leave the rest of the kitchen. Stop there.',
  },
  {
    text: 'Things tidy themselves when each has a place. Give one wanderer its place today, and carry it there.',
    short: 'Find one thing in the wrong room. Carry it back.',
  },
  {
    text: 'A room is lost one cup at a time, and won back the same way. Carry one to the kitchen.',
    short: 'Carry one cup back to the kitchen. Then stop or repeat.',
  },
  {
    text: 'Cleaning has an end when you set it first. Play one song, and stop when it is over.',
    short: 'Play one song. Clean until it ends.',
  },
  {
    text: 'Open the window before you begin. Fresh air does half of it, and the dust shows in the light.',
    short: 'Open the window. Wipe the dust that the light shows.',
  },
  {
    text: 'A bare table asks to stay bare. Clear one, and put nothing down on it until tomorrow.',
    short: 'Clear one table. Put nothing back on it today.',
  },
  {
    text: 'The floor is the largest surface you have. Pick up what lies on it, and the room grows.',
    short: 'Pick up what lies on one room’s floor.',
  },
  {
    text: 'A cloth in the right place is used in passing. Leave one by the sink, and wipe while the water runs.',
    short: 'Leave a cloth by the sink. Wipe while the water flows.',
  },
  {
    text: 'Laundry is easier in handfuls. Fold what you can hold, and leave the basket as it is.',
    short: 'Fold one handful of laundry. Put it away.',
  },
  {
    text: 'The corner that annoys you most takes less time than the annoyance. Do that one, to the end.',
    short: 'Clean the corner that annoys you most. To the end.',
  },
  {
    text: 'What stays in the hall goes nowhere. Take one load with you on the way to the next room.',
    short: 'Take one thing along to the next room.',
  },
  {
    text: 'Nobody sees behind the sofa but you. Clean what is seen, and let the rest wait for a quiet day.',
    short: 'Clean what can be seen. Leave the other surfaces.',
  },
  {
    text: 'A home is kept by those who live in it. Hand one job to somebody, and say thank you before it is done.',
    short: 'Hand one cleaning job to somebody. Say thank you first.',
  },
  {
    text: 'Dishes dry fast and stay dirty long. Let the pan soak now, and the scrubbing shrinks.',
    short: 'Put the pan in water. Scrub it later.',
  },
  {
    text: 'Surfaces collect what has no home. Choose the one by the door, and empty it into one bag.',
    short: 'Empty the surface by the door into one bag.',
  },
  {
    text: 'A basket makes the rounds faster than you do. Carry it through the rooms, and fill it as you go.',
    short: 'Carry a basket from room to room. Fill it.',
  },
  {
    text: 'Clean is a matter of edges. Wipe the rim of the sink, and the whole of it looks new.',
    short: 'Wipe the rim of the sink. Only the rim.',
  },
  {
    text: 'The bathroom mirror doubles whatever you do. Rub it dry, and the room is lighter.',
    short: 'Rub the bathroom mirror dry. Then stop.',
  },
  {
    text: 'Trash leaves the house only through your hands. Take the bag down with you when you go out.',
    short: 'Tie up the trash bag. Take it out when you go.',
  },
  {
    text: 'All of it at once is nobody’s job, and one room is yours. Name that room, and shut the other doors.',
    short: 'Choose one room. Shut the doors to the others. Begin.',
  },
  {
    text: 'Tidy enough is a real place. Decide what enough is before you start, and stop when you are there.',
    short: 'Say when the room is clean enough. Stop there.',
  },
  {
    text: 'Dust waits, and food does not. Begin in the kitchen, and see what strength is left.',
    short: 'Begin in the kitchen. Leave the dust for another day.',
  },
  {
    text: 'The bed is the quickest large thing to tidy. Pull the blanket straight, and half of the room is done.',
    short: 'Pull the blanket straight. Half of the room is tidy.',
  },
  {
    text: 'A mess that you stop seeing is the one that grows. Stand in the door, and find it with fresh eyes.',
    short: 'Stand in the door of one room. Move what is wrong.',
  },
]
