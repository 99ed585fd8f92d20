import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not smoking. */
export const smokeDetails: readonly Detail[] = [
  {
    text: 'An urge is a wave of a few minutes, whether you smoke or not. Watch the clock until this one has passed.',
    short: 'The urge passes by the clock. Watch until it is over.',
  },
  {
    text: 'The hand misses the cigarette sooner than the lungs do. Give it a pencil, a cup, or a stone.',
    short: 'Give your hand a pencil or a cup. No cigarette.',
  },
  {
    text: 'A lighter in the pocket is a question. Put it where you would need a chair to reach it.',
    short: 'Put the lighter high up. You need a chair for it.',
  },
  {
    text: 'Coffee and cigarettes know each other well. Hold the cup in both hands, and stand where you never smoked.',
    short: 'Cup in both hands. Stand where you never smoked.',
  },
  {
    text: 'The break belongs to you, with or without smoke. Take it on the other side of the building.',
    short: 'Take the break somewhere else. Other side, no smoke.',
  },
  {
    text: 'The urge after a meal has a time and a chair. Get up from it as soon as the plate is empty.',
    short: 'When the plate is empty, stand up. The urge stays there.',
  },
  {
    text: 'Other smokers ask kindly, and one answer is enough. Say it once out loud now: “Not today.”',
    short: 'Rehearse the answer aloud: “Not today.” No cigarette.',
  },
  {
    text: 'An ashtray keeps a place open for the next cigarette. Wash it, and put a plant or a cup there.',
    short: 'Wash the ashtray. Put a cup where the cigarettes were.',
  },
  {
    text: 'You breathe deeply when you smoke, and that part may stay. Breathe out slowly, once, through pursed lips.',
    short: 'Breathe out slowly, as you did with a cigarette. No smoke.',
  },
  {
    text: 'Some hours are almost free of the urge. Write down one of them, and notice what you do then.',
    short: 'Name an hour without the urge. Note what you do then.',
  },
  {
    text: 'A pack in the house is a cigarette for later. Give it to somebody, or put it into water.',
    short: 'Put the pack of cigarettes in water. Or hand it over.',
  },
  {
    text: 'The first urge of a day is the strongest and the most honest. Meet it with cold water before anything else.',
    short: 'At the first urge, drink cold water. No cigarette.',
  },
  {
    text: 'Stress asks for a pause, and smoke only brought the pause along. Take the pause: sit down, feet flat.',
    short: 'Take the pause without smoke. Sit with flat feet.',
  },
  {
    text: 'The jacket smells of the last place you smoked. Hang it outside, or into the wash.',
    short: 'Hang the smoky jacket outside. Or put it in the wash.',
  },
  {
    text: 'A friend who has stopped smoking knows this hour. Send one line, and ask what helped there.',
    short: 'Ask somebody who quit smoking what helped. One line.',
  },
  {
    text: 'Chewing answers the urge for a while. Put gum or a carrot stick where the pack used to lie.',
    short: 'Put gum where the cigarettes lay. Chew that.',
  },
  {
    text: 'The car is a small room with old smoking habits. Clear its ashtray, and open the window at the first light.',
    short: 'Clear the car’s ashtray. Open the window. No cigarette.',
  },
  {
    text: 'An urge gets shorter when you name it out loud. Say what it wants, and say what time it is.',
    short: 'Name the urge aloud. Say what time it is. Wait.',
  },
  {
    text: 'One cigarette is never the only one for long. When the thought “just one” comes, answer it with the name of a person.',
    short: 'If you think “just one” cigarette, name a person.',
  },
  {
    text: 'The money for cigarettes has a new owner. Put one coin for it into a glass where you see it.',
    short: 'Put one coin into a glass. It buys no cigarettes.',
  },
  {
    text: 'Boredom looks very much like an urge. Change the room before you decide which of them it is.',
    short: 'Boredom feels like an urge. Change the room first.',
  },
  {
    text: 'The way to the cigarettes is a habit of the feet. Choose the other side of the street today.',
    short: 'Take the side of the street without cigarettes.',
  },
  {
    text: 'Air without smoke is easiest to notice at a window. Open it, breathe in, and say what you smell.',
    short: 'Open the window. Breathe in air without smoke.',
  },
  {
    text: 'A bad moment passes faster in company. Decide whom you call when the urge is loud, and tell them so.',
    short: 'Choose whom you call when the urge is loud. Tell them.',
  },
]
