import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { drawingEveMoves } from './drawing-eve.ts'

/** Texts of a day before drawing (TEXT-30). */
export const drawingFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'An empty page is easier with a subject. Put one simple thing aside for your drawing: a pear, a cup, or a shoe.',
      short: 'Put one thing aside to draw {next}.',
      pairs: [
        {
          step: { text: 'Turn it until its shadow has a shape that you like.', minutes: 2 },
          challenge: { text: 'Follow its outline with one finger in the air.', seconds: 30 },
        },
        {
          step: { text: 'Put a light behind it or beside it.', minutes: 1 },
          challenge: { text: 'Find its darkest place.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Sharpen your pencils, the soft one last. A drawing needs a light line and a dark one.',
      short: 'Sharpen the pencils for the drawing. Soft one last.',
      pairs: [
        {
          step: { text: 'Draw one light and one dark line on a scrap of paper.', minutes: 1 },
          challenge: { text: 'Roll the soft pencil between your fingers.', seconds: 15 },
        },
        {
          step: { text: 'Put the shavings and the old stumps away.', minutes: 2 },
          challenge: { text: 'Draw circles in the air from the shoulder.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look at one picture by somebody else until you find where the light comes from.',
      short: 'Look at one picture. Where is the light?',
      pairs: [
        {
          step: { text: 'Write down where the darkest place is, and where the brightest.', minutes: 2 },
          challenge: { text: 'Squint at the picture until only light and dark shapes are left.', seconds: 30 },
        },
        {
          step: { text: 'Keep the picture open where you will draw.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and look at an empty page: {why}.',
            twin: 'Name one color that you see in a white wall.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Cheap paper takes away the fear of spoiling it. Find a stack that you can fill with sketches.',
      short: 'Find cheap paper to draw on. A whole stack.',
      pairs: [
        {
          step: { text: 'Cut or fold it to the size of a hand.', minutes: 2 },
          challenge: { text: 'Spoil the first sheet with one quick line.', seconds: 30 },
        },
        {
          step: { text: 'Put the stack under your sketchbook, with a clip.', minutes: 1 },
          challenge: { text: 'Draw one line across a sheet, as wild as you like.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Watch one shadow on the wall, and note how its edge changes from near to far.',
      short: 'Watch one shadow. Its edge is your next drawing.',
      pairs: [
        {
          step: { text: 'Write down at what hour you saw it.', minutes: 1 },
          challenge: { text: 'Hold your hand in the light, and move it until the edge is sharp.', seconds: 30 },
        },
        {
          step: { text: 'Look for a second shadow in the room that is softer.', minutes: 2 },
          challenge: { text: 'Say which of the two is blue and which is brown.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The hand that draws throws a shadow. Put the lamp on the other side of the table.',
      short: 'Put the lamp opposite your drawing hand.',
      pairs: [
        {
          step: { text: 'Put the paper there, and see whether the hand still throws a shadow.', minutes: 2 },
          challenge: { text: 'Turn the lamp up and down, and choose one height.', seconds: 15 },
        },
        {
          step: { text: 'Mark the place of the lamp with a strip of tape.', minutes: 1 },
          challenge: { text: 'Look at the window until you see where the daylight ends.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ask somebody whether they would sit for a drawing {next}. They may read meanwhile.',
      short: 'Ask somebody to sit for a drawing {next}.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who draws what they do about this: {obstacle}.',
            twin: 'Ask somebody who draws whom they draw most often.',
            minutes: 2,
          },
          challenge: { text: 'Look at a face near you or in a photo, and find its longest line.', seconds: 30 },
        },
        {
          step: { text: 'Choose the chair where they would sit, and where the light is.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the drawing by heart: {plan}',
            twin: 'Say with which line of a face you would begin.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'Wash one brush with soap, and shape its tip with your fingers.',
      short: 'Wash one brush with soap. Shape the tip.',
      pairs: [
        {
          step: { text: 'Lay the brush flat to dry, with the tip over the edge.', minutes: 1 },
          challenge: { text: 'Stroke the dry tip over the back of your hand.', seconds: 15 },
        },
        {
          step: { text: 'Look through the other brushes, and sort out one that sheds.', minutes: 2 },
          challenge: { text: 'Paint one letter in the air with a dry brush.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A line gets freer when the whole arm moves. Put the paper upright: on a door, a window, or a board.',
      short: 'Put the paper upright. Door, window, or board.',
      pairs: [
        {
          step: { text: 'Find tape that comes off without a trace.', minutes: 2 },
          challenge: { text: 'Draw a large eight in the air, from the shoulder.', seconds: 30 },
        },
        {
          step: { text: 'Choose the height where your elbow is free.', minutes: 1 },
          challenge: { text: 'Stand before the paper, and shake out your arm.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Old drawings show what you have learned. Look at the first one that you kept, and write one kind word below it.',
      short: 'Look at an old drawing. One kind word.',
      pairs: [
        {
          step: { text: 'Put the date on it, as well as you remember.', minutes: 1 },
          challenge: { text: 'Trace its best line with a dry finger.', seconds: 15 },
        },
        {
          step: { text: 'Lay it beside a new one.', minutes: 2 },
          challenge: { text: 'Name one thing that only the old one has.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Many people draw while they wait. Put a small pad and a pencil into the bag that you carry most.',
      short: 'Small pad and pencil into your bag.',
      pairs: [
        {
          step: { text: 'Fold the pad open at an empty page.', minutes: 1 },
          challenge: { text: 'Reach into the bag, and find the pencil without looking.', seconds: 15 },
        },
        {
          step: { text: 'Write on the first page what you could draw there: hands, cups, or shoes.', minutes: 2 },
          challenge: { text: 'Look at your own hand, and find its longest line.', seconds: 30 },
        },
      ],
    },
  ],
  eve: drawingEveMoves,
}
