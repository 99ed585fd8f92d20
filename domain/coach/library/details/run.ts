import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a run. */
export const runDetails: readonly Detail[] = [
  {
    text: 'A run starts sooner when nothing has to be looked for. Put your running shoes by the door, with the socks inside.',
    short: 'Put your running shoes by the door. Laces open, socks inside.',
    form: 'prepare',
  },
  {
    text: 'A lost key can end a run before it starts. Lay yours next to the running shoes now.',
    short: 'Lay the key beside the door for the run.',
    form: 'prepare',
  },
  {
    text: 'The first minutes of a run are often the hardest. Pick a corner on your way, and judge nothing before you reach it.',
    short: 'Pick a corner. Do not judge the run before it.',
    form: 'work',
  },
  {
    text: 'The right speed for an easy run is one at which you can talk. Say a whole sentence on the way, and slow down if you cannot.',
    short: 'On the run, say one full sentence. If you cannot, slow down.',
    form: 'work',
  },
  {
    text: 'A damp shirt is a reason not to run. Check which one is dry, and lay it over a chair.',
    short: 'Check which running shirt is dry. Lay it over the chair.',
    form: 'prepare',
  },
  {
    text: 'A run has an end when it has a turning point. Name one for today: a tree, a sign, or a bench.',
    short: 'Name where the run turns around: a tree or a sign.',
    form: 'work',
  },
  {
    text: 'From inside, the weather often looks worse than it is on a run. Open a window, and hold one arm out for a moment.',
    short: 'Open the window. Hold one arm out. Then decide to run.',
    form: 'work',
  },
  {
    text: 'A watch can push you to run faster than is good. Leave it at home today, and run so that you breathe easily.',
    short: 'Leave the watch on the table. Run so that you breathe easily.',
    form: 'work',
  },
  {
    text: 'A loop from your own door needs no planning. Draw the shortest one on a slip, and run that today.',
    short: 'Draw the smallest loop from your door. That is the run.',
    form: 'work',
  },
  {
    text: 'It takes some minutes until your legs are warm on a run. Walk or jog very slowly as far as the first corner.',
    short: 'Start the run slowly. Jog as far as the corner.',
    form: 'work',
  },
  {
    text: 'Changing clothes is often what puts people off a run. Put on your running socks now, and then the rest.',
    short: 'Put on your running socks. Then the rest. Then run.',
    form: 'work',
  },
  {
    text: 'Loud steps on a run often mean that they are too long. Listen to your feet for a block, and take shorter steps.',
    short: 'Listen to your feet on the run. If loud, shorten your steps.',
    form: 'work',
  },
  {
    text: 'Whatever is loose in a pocket bounces when you run. Empty your running jacket now, and leave only the key in it.',
    short: 'Empty the running jacket. Leave only the key in it.',
    form: 'prepare',
  },
  {
    text: 'Choosing music or an app can take longer than getting dressed to run. Leave both out today, and open the door.',
    short: 'No app and no playlist. Open the door and run.',
    form: 'work',
  },
  {
    text: 'It is safer to run when somebody knows your way. Tell one person which way you usually take, and how long you need.',
    short: 'Tell one person where you run, and how long.',
    form: 'tell',
  },
  {
    text: 'Put the running shoes on the seat where you would sit down. Then you have to move them first.',
    short: 'Put the running shoes on the sofa seat.',
    form: 'prepare',
  },
  {
    text: 'You remember best how a run ended. Pick a lamppost near home, and walk from there.',
    short: 'Pick a lamppost for the end of the run. Walk from there.',
    form: 'work',
  },
  {
    text: 'Tense shoulders make a run harder. Shake out both hands now, and do the same whenever your shoulders come up on the way.',
    short: 'Shake both hands out. Do the same on the run.',
    form: 'work',
  },
  {
    text: 'A run without an hour waits for a better one. Write down when you leave for the next, and lay it on your shoes.',
    short: 'Write down when your next run starts. Lay the note on your shoes.',
    form: 'note',
  },
  {
    text: 'A stone in the shoe spoils the first stretch of a run. Turn both running shoes over, and knock them together.',
    short: 'Turn both running shoes over. Knock the stones out.',
    form: 'prepare',
  },
  {
    text: 'Once you are dressed for a run, most of the decision is made. Put on the clothes first, and decide in the doorway.',
    short: 'Put on the running clothes first. Decide in the doorway.',
    form: 'work',
  },
  {
    text: 'It is good to stay warm after a run. Lay a towel and a dry shirt over the chair by the door.',
    short: 'Lay a dry shirt by the door. After the run.',
    form: 'prepare',
  },
  {
    text: 'On a way that you know, you need not think about the way. Run your usual route, and look for one thing that has changed.',
    short: 'Run the route you know. Find one thing that changed.',
    form: 'work',
  },
  {
    text: 'Your last run can tell you something: a good pace, a bad hour. Write it down in one line.',
    short: 'Write one line about the last run. Then shoes on.',
    form: 'note',
  },
]
