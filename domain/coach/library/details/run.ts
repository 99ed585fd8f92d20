import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a run. */
export const runDetails: readonly Detail[] = [
  {
    text: 'The shoes decide more runs than the legs do. Set them by the door, laces open, with the socks inside.',
    short: 'Shoes by the door. Laces open. Socks inside. The run starts there.',
  },
  {
    text: 'A run begins at the doorknob. Put your key beside it now, so that nothing has to be looked for.',
    short: 'Key beside the doorknob. Nothing left to look for. Run ready.',
  },
  {
    text: 'The first minutes of a run say nothing about the rest. Choose the corner before which you will not judge it.',
    short: 'First minutes of a run report nothing. Pick a corner. Judge there.',
  },
  {
    text: 'The right pace for this run is one at which you could still talk. Say a sentence out loud on the way, and slow down until it comes easily.',
    short: 'Talking pace only on this run. One full sentence aloud. Too hard: slower.',
  },
  {
    text: 'Nobody likes to run in a shirt that is still damp. Check which running shirt is dry, and lay it over the chair.',
    short: 'Running shirt: dry or damp. Check it. Dry one over the chair.',
  },
  {
    text: 'A run without a route has to be decided at every crossing. Name the turnaround before you leave: a tree, a sign, a bench.',
    short: 'Name the turnaround. Tree, sign, or bench. Then the run has a route.',
  },
  {
    text: 'Weather looks worse through a window than it feels on a run. Open the window and put one arm out before you decide.',
    short: 'Weather is judged outdoors. Open the window. One arm out. Then run.',
  },
  {
    text: 'A watch turns every run into a comparison. Leave it on the table today, and go by your breath.',
    short: 'Watch stays on the table. Breath sets the pace of this run.',
  },
  {
    text: 'A run that ends at your own door needs no plan for the way back. Draw the smallest loop from it on a slip of paper.',
    short: 'Smallest loop from your door. Draw it. That is the run.',
  },
  {
    text: 'Cold legs want to begin a run slowly, and they are right. Give them the pace of a dog on a leash as far as the first corner.',
    short: 'Cold legs start slowly. Jog to the corner. Look up only there.',
  },
  {
    text: 'The hardest piece of clothing is the first one. Put on one running sock, and see whether the other foot wants the same.',
    short: 'One running sock on. Then the other. The run follows.',
  },
  {
    text: 'Feet that land loudly are working too hard. Listen to them for a stretch of the run, and let the steps get shorter.',
    short: 'Listen to your feet on the run. Too loud: shorter steps.',
  },
  {
    text: 'A full pocket bounces all the way. Take everything out of the running jacket but the key.',
    short: 'Empty the running jacket. One key stays. Nothing bounces on the run.',
  },
  {
    text: 'It takes longer to plan a run than to begin one. Leave the app, the playlist, and the forecast alone, and open the door.',
    short: 'No app. No forecast. No playlist. Door open. The run begins.',
  },
  {
    text: 'Somebody may like to know that you are out. Send one line: where you run, and when you will be back.',
    short: 'Send one line. Where you run. When you return. Go.',
  },
  {
    text: 'Many a run ends on the sofa before it starts. Put the running shoes on the seat, so that nobody sits down without moving them.',
    short: 'Running shoes on the sofa seat. Move them or run.',
  },
  {
    text: 'The end of a run is what you remember of it. Choose the lamppost from which you will only go home at a walk.',
    short: 'End the run slowly. Pick a lamppost. From there, walk home.',
  },
  {
    text: 'Shoulders climb toward the ears when a run gets hard. Shake both hands out once now, and remember how that felt.',
    short: 'Shake both hands out. Shoulders down. Same drill on the run.',
  },
  {
    text: 'A short run with a start time happens more often than a long one without. Write down when you will close the door behind you.',
    short: 'Write when the door closes behind you. Short run. Fixed start.',
  },
  {
    text: 'A stone in the shoe is a poor reason to turn back from a run. Turn both running shoes over, and knock them together.',
    short: 'Both running shoes upside down. Knock. Stones out. Then run.',
  },
  {
    text: 'Once the running clothes are on, half of the argument is over. Change first, and decide about the run in the doorway.',
    short: 'Running clothes on first. Decide in the doorway. Not before.',
  },
  {
    text: 'Water is easiest to find when it already stands there. Fill one glass for after the run, and leave it by the door.',
    short: 'Fill one glass. Leave it by the door. It waits for the run.',
  },
  {
    text: 'A route that your feet know leaves your head free. Run the way you know best, and look for one thing on it that has changed.',
    short: 'Known route today. On the run, find one thing that changed.',
  },
  {
    text: 'Your last run left something behind: a sore spot, a song, a good corner. Write it down in one line before you go.',
    short: 'What did the last run leave? One line. Then shoes on.',
  },
]
