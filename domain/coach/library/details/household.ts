import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of keeping a home clean and tidy. */
export const householdDetails: readonly Detail[] = [
  {
    text: 'An empty sink makes the whole kitchen look cleaned. Wash what stands in it, and leave the rest.',
    short: 'Empty the sink. The kitchen looks done. Stop there.',
  },
  {
    text: 'Things tidy themselves when each has a place. Give one wanderer its place today, and carry it there.',
    short: 'One thing that wandered. Carry it home. Next.',
  },
  {
    text: 'A room is lost one cup at a time, and won back the same way. Carry one to the kitchen.',
    short: 'One cup back to the kitchen. Then another.',
  },
  {
    text: 'Cleaning has an end when you set it first. Play one song, and stop when it is over.',
    short: 'One song. Clean. The song ends. Stop.',
  },
  {
    text: 'Open the window before you begin. Fresh air does half of it, and the dust shows in the light.',
    short: 'Window open. Light in. Now the dust.',
  },
  {
    text: 'A bare table asks to stay bare. Clear one, and put nothing down on it until tomorrow.',
    short: 'Clear the table. Nothing back on it. Done.',
  },
  {
    text: 'The floor is the largest surface you have. Pick up what lies on it, and the room grows.',
    short: 'Floor first. Pick it up. The room grows.',
  },
  {
    text: 'A cloth in the right place is used in passing. Leave one by the sink, and wipe while the water runs.',
    short: 'Cloth by the sink. Wipe in passing. Leave it there.',
  },
  {
    text: 'Laundry is easier in handfuls. Fold what you can hold, and leave the basket as it is.',
    short: 'One handful. Fold it. Put it away.',
  },
  {
    text: 'The corner that annoys you most takes less time than the annoyance. Do that one, to the end.',
    short: 'The corner that annoys you. To the end. Now.',
  },
  {
    text: 'What stays in the hall goes nowhere. Take one load with you on the way to the next room.',
    short: 'Going anyway? Take one thing along. Every time.',
  },
  {
    text: 'Nobody sees behind the sofa but you. Clean what is seen, and let the rest wait for a quiet day.',
    short: 'Clean what is seen. The rest waits.',
  },
  {
    text: 'A home is kept by those who live in it. Hand one job to somebody, and say thank you before it is done.',
    short: 'Hand one job to somebody. Thank them before it starts.',
  },
  {
    text: 'Dishes dry fast and stay dirty long. Let the pan soak now, and the scrubbing shrinks.',
    short: 'Pan in water. Let it soak. Scrub later.',
  },
  {
    text: 'Surfaces collect what has no home. Choose the one by the door, and empty it into one bag.',
    short: 'One surface by the door. One bag. Empty.',
  },
  {
    text: 'A basket makes the rounds faster than you do. Carry it through the rooms, and fill it as you go.',
    short: 'Basket in hand. Room by room. Fill it.',
  },
  {
    text: 'Clean is a matter of edges. Wipe the rim of the sink, and the whole of it looks new.',
    short: 'Wipe the rim. The sink looks new. Next.',
  },
  {
    text: 'The bathroom mirror doubles whatever you do. Rub it dry, and the room is lighter.',
    short: 'Rub the mirror dry. The room gets lighter.',
  },
  {
    text: 'Trash leaves the house only through your hands. Take the bag down with you when you go out.',
    short: 'Bag tied. By the door. Out with you.',
  },
  {
    text: 'All of it at once is nobody’s job, and one room is yours. Name that room, and shut the other doors.',
    short: 'One room. Doors shut on the others. Begin.',
  },
  {
    text: 'Tidy enough is a real place. Decide what enough is before you start, and stop when you are there.',
    short: 'Decide what is enough. Get there. Stop.',
  },
  {
    text: 'Dust waits, and food does not. Begin in the kitchen, and see what strength is left.',
    short: 'Kitchen first. Dust can wait. Then look.',
  },
  {
    text: 'The bed is the quickest large thing to tidy. Pull the blanket straight, and half of the room is done.',
    short: 'Blanket straight. Half the room is done.',
  },
  {
    text: 'A mess that you stop seeing is the one that grows. Stand in the door, and find it with fresh eyes.',
    short: 'Stand in the door. Fresh eyes. Find it.',
  },
]
