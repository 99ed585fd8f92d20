import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not smoking. */
export const smokeDetails: readonly Detail[] = [
  {
    text: 'An urge is a wave of a few minutes, whether you smoke or not. Watch the clock until this one has passed.',
    short: 'The urge passes by the clock. Watch it pass. No smoke.',
  },
  {
    text: 'The hand misses the cigarette sooner than the lungs do. Give it a pencil, a cup, or a stone.',
    short: 'Busy the hand. Pencil, cup, or stone. No cigarette.',
  },
  {
    text: 'A lighter in the pocket is a question. Put it where you would need a chair to reach it.',
    short: 'Lighter on the top shelf. Chair required. Leave it.',
  },
  {
    text: 'Coffee and cigarettes know each other well. Hold the cup in both hands, and stand where you never smoked.',
    short: 'Cup in both hands. Stand where you never smoked.',
  },
  {
    text: 'The break belongs to you, with or without smoke. Take it on the other side of the building.',
    short: 'Take the break. Other side of the building. No smoke.',
  },
  {
    text: 'The urge after a meal has a time and a chair. Get up from it as soon as the plate is empty.',
    short: 'Plate empty: stand up. New room. The urge stays behind.',
  },
  {
    text: 'Other smokers ask kindly, and one answer is enough. Say it once out loud now: “Not today.”',
    short: 'Rehearse the answer: “Not today.” Once, aloud. No cigarette.',
  },
  {
    text: 'An ashtray keeps a place open for the next cigarette. Wash it, and put a plant or a cup there.',
    short: 'Ashtray washed. Something else in its place. Balcony closed to smoke.',
  },
  {
    text: 'You breathe deeply when you smoke, and that part may stay. Breathe out slowly, once, through pursed lips.',
    short: 'Keep the deep breath. Skip the smoke. Breathe out slowly.',
  },
  {
    text: 'Some hours are almost free of the urge. Write down one of them, and notice what you do then.',
    short: 'Name an hour without the urge. Note what you do. No smoke.',
  },
  {
    text: 'A pack in the house is a cigarette for later. Give it to somebody, or put it into water.',
    short: 'Pack: water or gone. No smoke in the house.',
  },
  {
    text: 'The first urge of a day is the strongest and the most honest. Meet it with cold water before anything else.',
    short: 'First urge: cold water. Before anything. No cigarette.',
  },
  {
    text: 'Stress asks for a pause, and smoke only brought the pause along. Take the pause: sit down, feet flat.',
    short: 'Take the pause. Leave the smoke. Feet flat. Breathe.',
  },
  {
    text: 'The jacket smells of the last place you smoked. Hang it outside, or into the wash.',
    short: 'Smoky jacket: outside or washed. Clean sleeve tomorrow.',
  },
  {
    text: 'A friend who has stopped smoking knows this hour. Send one line, and ask what helped there.',
    short: 'One line to somebody who quit smoking. Ask what helped.',
  },
  {
    text: 'Chewing answers the urge for a while. Put gum or a carrot stick where the pack used to lie.',
    short: 'Gum where the pack lay. The mouth is busy. No smoke.',
  },
  {
    text: 'The car is a small room with old smoking habits. Clear its ashtray, and open the window at the first light.',
    short: 'Car ashtray cleared. Window open at the light. No cigarette.',
  },
  {
    text: 'An urge gets shorter when you name it out loud. Say what it wants, and say what time it is.',
    short: 'Name the urge aloud. Say the time. Wait. No smoke.',
  },
  {
    text: 'One cigarette is never the only one for long. When the thought “just one” comes, answer it with the name of a person.',
    short: '“Just one”: answer with a name. Then walk off. No smoke.',
  },
  {
    text: 'The money for cigarettes has a new owner. Put one coin for it into a glass where you see it.',
    short: 'One coin into the glass. Not for cigarettes.',
  },
  {
    text: 'Boredom looks very much like an urge. Change the room before you decide which of them it is.',
    short: 'Bored or urge? Change rooms first. No cigarette.',
  },
  {
    text: 'The way to the cigarettes is a habit of the feet. Choose the other side of the street today.',
    short: 'Kiosk ahead: other side of the street. No cigarettes.',
  },
  {
    text: 'Air without smoke is easiest to notice at a window. Open it, breathe in, and say what you smell.',
    short: 'Window open. Breathe in. Name the smell. No smoke.',
  },
  {
    text: 'A bad moment passes faster in company. Decide whom you call when the urge is loud, and tell them so.',
    short: 'Urge loud: one person to call. Tell them now.',
  },
]
