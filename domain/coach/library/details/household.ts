import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of keeping a home clean and tidy. */
export const householdDetails: readonly Detail[] = [
  {
    text: 'Begin with the sink, because an empty one makes the kitchen look clean. Wash what is in it, and stop there.',
    short: 'Empty the sink. Leave the rest of the kitchen. Stop there.',
    form: 'work',
  },
  {
    text: 'A thing in the wrong room makes the room look messy. Find one, and carry it back to its place.',
    short: 'Find one thing in the wrong room. Carry it back.',
    form: 'work',
  },
  {
    text: 'Cups collect where people sit. Carry one back to the kitchen now, and leave the others for your next trip.',
    short: 'Carry one cup back to the kitchen. Then stop or repeat.',
    form: 'work',
  },
  {
    text: 'A short end makes cleaning easier to begin. Play one song, and clean until it ends.',
    short: 'Play one song. Clean until it ends.',
    form: 'work',
  },
  {
    text: 'Open a window, and look across the nearest surface in the light. Wipe off the dust that you see.',
    short: 'Open the window. Wipe the dust that the light shows.',
    form: 'work',
  },
  {
    text: 'A bare table makes the whole room look tidy. Clear one completely, and put nothing back on it today.',
    short: 'Clear one table. Put nothing back on it today.',
    form: 'work',
  },
  {
    text: 'A free floor is the difference that you see most. Pick up everything that lies on the floor of one room.',
    short: 'Pick up what lies on one room’s floor.',
    form: 'work',
  },
  {
    text: 'Leave a cloth beside the sink. Wipe around the tap each time you wash your hands.',
    short: 'Leave a cloth by the sink. Wipe while the water flows.',
    form: 'moment',
  },
  {
    text: 'Laundry is easier by the armful. Take as much as you can hold, fold it, and put it away.',
    short: 'Fold one handful of laundry. Put it away.',
    form: 'work',
  },
  {
    text: 'Choose the corner that annoys you most, and clean it before anything else. It may take less time than you think.',
    short: 'Clean the corner that annoys you most. To the end.',
    form: 'work',
  },
  {
    text: 'Tidying is quicker when you do it on the way. When you next leave the room, take one thing along.',
    short: 'Take one thing along to the next room.',
    form: 'moment',
  },
  {
    text: 'Nobody looks behind the sofa. Clean what can be seen: a table, a mirror, the middle of the floor.',
    short: 'Clean what can be seen. Leave the other surfaces.',
    form: 'work',
  },
  {
    text: 'Ask somebody at home to take over one job, such as the trash. If you live alone, drop one job this week.',
    short: 'Hand one cleaning job to somebody. Say thank you first.',
    form: 'tell',
  },
  {
    text: 'A pan that has soaked needs little scrubbing. Fill the dirty one with warm water, and leave it for now.',
    short: 'Put the pan in water. Scrub it later.',
    form: 'prepare',
  },
  {
    text: 'Things gather by the door. Put everything from the surface there into one bag, and take out what you need.',
    short: 'Empty the surface by the door into one bag.',
    form: 'work',
  },
  {
    text: 'Single trips take the most time in tidying. Carry a basket through the rooms, and collect what is in the wrong place.',
    short: 'Carry a basket from room to room. Fill it.',
    form: 'work',
  },
  {
    text: 'Wipe the rim of the sink and the tap until they are dry. The whole sink looks clean after that.',
    short: 'Wipe the rim of the sink. Only the rim.',
    form: 'work',
  },
  {
    text: 'A dry mirror makes the whole bathroom look clean. Rub yours with a towel until it is dry.',
    short: 'Rub the bathroom mirror dry. Then stop.',
    form: 'work',
  },
  {
    text: 'A tied bag is taken along in passing. Tie up the trash now, and put it by the door.',
    short: 'Tie up the trash bag. Take it out when you go.',
    form: 'prepare',
  },
  {
    text: 'A whole home is too much for a day. Shut the doors to all rooms but one, and clean there.',
    short: 'Choose one room. Shut the doors to the others. Begin.',
    form: 'work',
  },
  {
    text: 'Say when the room will be tidy enough, for example when the floor is free. Stop when it is.',
    short: 'Say when the room is clean enough. Stop there.',
    form: 'note',
  },
  {
    text: 'Begin in the kitchen, because food goes bad and dust does not. Throw out one thing from the fridge.',
    short: 'Begin in the kitchen. Leave the dust for another day.',
    form: 'work',
  },
  {
    text: 'Pull the blanket on the bed straight. With that, the bedroom looks tidy from the door.',
    short: 'Pull the blanket straight. Half of the room is tidy.',
    form: 'work',
  },
  {
    text: 'Stand in the door of one room, and look at it like a visitor. Move the first thing that looks wrong.',
    short: 'Stand in the door of one room. Move what is wrong.',
    form: 'work',
  },
]
