import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a run. */
export const runDetails: readonly Detail[] = [
  {
    text: 'The shoes decide more runs than the legs do. Set them by the door, laces open, with the socks inside.',
    short: 'Put your running shoes by the door. Laces open, socks inside.',
  },
  {
    text: 'A run begins at the doorknob. Put your key beside it now, so that nothing has to be looked for.',
    short: 'Lay the key beside the door for the run.',
  },
  {
    text: 'The first minutes of a run say nothing about the rest. Choose the corner before which you will not judge it.',
    short: 'Pick a corner. Do not judge the run before it.',
  },
  {
    text: 'The right pace for this run is one at which you could still talk. Say a sentence out loud on the way, and slow down until it comes easily.',
    short: 'On the run, say one full sentence. If you cannot, slow down.',
  },
  {
    text: 'Nobody likes to run in a shirt that is still damp. Check which running shirt is dry, and lay it over the chair.',
    short: 'Check which running shirt is dry. Lay it over the chair.',
  },
  {
    text: 'A run without a route has to be decided at every crossing. Name the turnaround before you leave: a tree, a sign, a bench.',
    short: 'Name where the run turns around: a tree or a sign.',
  },
  {
    text: 'Weather looks worse through a window than it feels on a run. Open the window and put one arm out before you decide.',
    short: 'Open the window. Hold one arm out. Then decide to run.',
  },
  {
    text: 'A watch turns every run into a comparison. Leave it on the table today, and go by your breath.',
    short: 'Leave the watch on the table. Breath sets the run’s pace.',
  },
  {
    text: 'A run that ends at your own door needs no plan for the way back. Draw the smallest loop from it on a slip of paper.',
    short: 'Draw the smallest loop from your door. That is the run.',
  },
  {
    text: 'Cold legs want to begin a run slowly, and they are right. Give them the pace of a dog on a leash as far as the first corner.',
    short: 'Start the run slowly. Jog as far as the corner.',
  },
  {
    text: 'The hardest piece of clothing is the first one. Put on one running sock, and see whether the other foot wants the same.',
    short: 'Put on one running sock. Then the other. Then run.',
  },
  {
    text: 'Feet that land loudly are working too hard. Listen to them for a stretch of the run, and let the steps get shorter.',
    short: 'Listen to your feet on the run. If loud, shorten your steps.',
  },
  {
    text: 'A full pocket bounces all the way. Take everything out of the running jacket but the key.',
    short: 'Empty the running jacket. Leave only the key in it.',
  },
  {
    text: 'It takes longer to plan a run than to begin one. Leave the app, the playlist, and the forecast alone, and open the door.',
    short: 'No app and no playlist. Open the door and run.',
  },
  {
    text: 'Somebody may like to know that you are out. Send one line: where you run, and when you will be back.',
    short: 'Write somebody where you run and when you return.',
  },
  {
    text: 'Many a run ends on the sofa before it starts. Put the running shoes on the seat, so that nobody sits down without moving them.',
    short: 'Put the running shoes on the sofa seat.',
  },
  {
    text: 'The end of a run is what you remember of it. Choose the lamppost from which you will only go home at a walk.',
    short: 'Pick a lamppost for the end of the run. Walk from there.',
  },
  {
    text: 'Shoulders climb toward the ears when a run gets hard. Shake both hands out once now, and remember how that felt.',
    short: 'Shake both hands out. Do the same on the run.',
  },
  {
    text: 'A short run with a start time happens more often than a long one without. Write down when you will close the door behind you.',
    short: 'Write down when your run starts. Close the door then.',
  },
  {
    text: 'A stone in the shoe is a poor reason to turn back from a run. Turn both running shoes over, and knock them together.',
    short: 'Turn both running shoes over. Knock the stones out.',
  },
  {
    text: 'Once the running clothes are on, half of the argument is over. Change first, and decide about the run in the doorway.',
    short: 'Put on the running clothes first. Decide in the doorway.',
  },
  {
    text: 'Water is easiest to find when it already stands there. Fill one glass for after the run, and leave it by the door.',
    short: 'Fill a glass for after the run. Leave it by the door.',
  },
  {
    text: 'A route that your feet know leaves your head free. Run the way you know best, and look for one thing on it that has changed.',
    short: 'Run the route you know. Find one thing that changed.',
  },
  {
    text: 'Your last run left something behind: a sore spot, a song, a good corner. Write it down in one line before you go.',
    short: 'Write one line about the last run. Then shoes on.',
  },
]
