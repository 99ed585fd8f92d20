import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not smoking. */
export const smokeDetails: readonly Detail[] = [
  {
    text: 'An urge to smoke usually passes within minutes. Look at a clock when it begins, and wait until it is over.',
    short: 'Watch the clock until the urge is over.',
    form: 'moment',
  },
  {
    text: 'Your hand is used to holding a cigarette. Give it a pencil, a cup, or a stone, and lay one ready now.',
    short: 'Give your hand a pencil or a cup. No cigarette.',
    form: 'prepare',
  },
  {
    text: 'A break needs something to do. Put a cup, a pencil, or a mint where you keep your things for it.',
    short: 'Put a mint ready for the break. No cigarette.',
    form: 'prepare',
  },
  {
    text: 'Many people are used to smoking with their coffee. Hold the cup in both hands, and drink where you have never smoked.',
    short: 'Cup in both hands. Stand where you never smoked.',
    form: 'moment',
  },
  {
    text: 'You may take your breaks without smoking. Take the next one in a place where nobody smokes.',
    short: 'Take the next break where nobody smokes.',
    form: 'moment',
  },
  {
    text: 'For many people, the urge comes right after a meal. Get up as soon as your plate is empty, and carry it away.',
    short: 'When the plate is empty, carry it away. No cigarette.',
    form: 'moment',
  },
  {
    text: 'Other smokers will offer you one, and a short answer is enough. Say out loud once: “Not today.”',
    short: 'Rehearse the answer aloud: “Not today.” No cigarette.',
    form: 'note',
  },
  {
    text: 'The smell of smoke stays in a room and reminds you of it. Open the window now, and wipe one surface.',
    short: 'Open the window. Wipe one surface. The smell of smoke goes.',
    form: 'prepare',
  },
  {
    text: 'Part of smoking is slow breathing, and you can keep that. Breathe out slowly, once, through your lips.',
    short: 'Breathe out slowly, as you did with a cigarette. No smoke.',
    form: 'work',
  },
  {
    text: 'Some hours of your day are nearly free of the urge. Write down one of them, and what you do then.',
    short: 'Write down one hour without an urge. Add what you do.',
    form: 'note',
  },
  {
    text: 'A reason is hard to remember during an urge. Write yours on a slip now, and put it where the cigarettes used to be.',
    short: 'Write your reason on a slip. Put it where the cigarettes were.',
    form: 'note',
  },
  {
    text: 'The first urge of the day is often a strong one. Drink a glass of cold water before you do anything else.',
    short: 'At the first urge, drink cold water. No cigarette.',
    form: 'moment',
  },
  {
    text: 'Stress makes you want to smoke, when what you need is a pause. Sit down, put both feet flat, and breathe out.',
    short: 'Take a pause without smoking. Sit down. Breathe out.',
    form: 'work',
  },
  {
    text: 'The smell in a jacket can bring an urge. Hang the one that smells of smoke in the fresh air, or wash it.',
    short: 'Hang the smoky jacket outside. Or put it in the wash.',
    form: 'prepare',
  },
  {
    text: 'Other people know tricks that no list has. Write one line to somebody who has stopped smoking, and ask what helped them.',
    short: 'Ask somebody who quit smoking what helped. One line.',
    form: 'tell',
  },
  {
    text: 'Put gum or carrot sticks where the cigarettes used to be. Chewing can help with an urge.',
    short: 'Put gum where the cigarettes lay. Chew that.',
    form: 'prepare',
  },
  {
    text: 'A car or a bag that smells of smoke is a place for an urge. Clear it of wrappers, and put mints there.',
    short: 'Clear the car or the bag. Put mints there. No cigarette.',
    form: 'prepare',
  },
  {
    text: 'It helps to name an urge. Say “urge” out loud when it begins, and say what time it is.',
    short: 'Name the urge aloud. Say what time it is. Wait.',
    form: 'moment',
  },
  {
    text: 'Many urges come with the thought “just one.” Write down what you will answer to it, and read your answer out loud.',
    short: 'Write your answer to “just one” cigarette. Read it aloud.',
    form: 'note',
  },
  {
    text: 'Money for cigarettes disappears without a trace. Put one coin of it into a glass where you see it.',
    short: 'Put one coin into a glass. It buys no cigarettes.',
    form: 'prepare',
  },
  {
    text: 'Boredom can feel like an urge. Go into a different room for a moment before you do anything about it.',
    short: 'Boredom feels like an urge. Change the room first.',
    form: 'moment',
  },
  {
    text: 'You probably have a usual way to buy cigarettes. Think of a way around that store or machine, and take it today.',
    short: 'Today, take a way without the cigarette store.',
    form: 'moment',
  },
  {
    text: 'After a while without smoke, you notice more smells. Open a window, breathe in, and say what you smell.',
    short: 'Open the window. Breathe in air without smoke.',
    form: 'work',
  },
  {
    text: 'An urge is easier to wait out with a voice in your ear. Ask one person whether you may call them, and save the number.',
    short: 'Ask whom you may call during an urge. Save the number.',
    form: 'tell',
  },
]
