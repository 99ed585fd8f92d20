import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before drawing (TEXT-30). */
export const drawingFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'An empty page is easier with a subject. Put one simple thing aside for your drawing: a pear, a cup, or a shoe.',
        short: 'Put one thing aside to draw {next}.',
        about: 'subject',
      },
      {
        text: 'Sharpen your pencils, the soft one last. A drawing needs a light line and a dark one.',
        short: 'Sharpen the pencils for the drawing. Soft one last.',
        about: 'pencils',
      },
      {
        text: 'Look at one picture by somebody else until you find where the light comes from.',
        short: 'Look at one picture. Where is the light?',
        about: 'look',
      },
      {
        text: 'Cheap paper takes away the fear of spoiling it. Find a stack that you may draw full.',
        short: 'Find cheap paper to draw on. A whole stack.',
        about: 'paper',
      },
      {
        text: 'Watch one shadow on the wall, and note how its edge changes from near to far.',
        short: 'Watch one shadow. Its edge is your next drawing.',
        about: 'shadow',
      },
      {
        text: 'The hand that draws throws a shadow. Put the lamp on the other side of the table.',
        short: 'Put the lamp opposite your drawing hand.',
        about: 'lamp',
      },
      {
        text: 'Ask somebody whether they sit for a drawing {next}. They may read meanwhile.',
        short: 'Ask somebody to sit for a drawing {next}.',
        about: 'person',
      },
      {
        text: 'Wash one brush with soap, and shape its tip with your fingers.',
        short: 'Wash one brush with soap. Shape the tip.',
        about: 'brush',
      },
    ],
    eve: [
      {
        text: 'Clear a place for the paper as large as both arms, for tomorrow’s drawing.',
        short: 'Clear the table for paper and elbows.',
        about: 'table',
      },
      {
        text: 'Lay the sketchbook open, with the pencil across it and the eraser away.',
        short: 'Lay the sketchbook open. Pencil across the page.',
        about: 'open',
      },
      {
        text: 'Look where the light falls at the hour of your drawing, and put the chair there.',
        short: 'Put the chair in the light. Draw there tomorrow.',
        about: 'light',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Choose one simple thing to draw {next}.', minutes: 2, about: 'subject' },
      { text: 'Sharpen three pencils.', minutes: 2, about: 'pencils' },
      { text: 'Look at one picture, and find its darkest place.', minutes: 3, about: 'look' },
      { text: 'Find paper that you may draw full.', minutes: 2, about: 'paper' },
      { text: 'Wash one brush, and shape its tip.', minutes: 2, about: 'brush' },
      {
        text: 'Ask somebody who draws what they do about this: {obstacle}.',
        twin: 'Ask somebody who draws what they draw first.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Put the lamp on the other side from your drawing hand.', minutes: 1, about: 'lamp' },
      { text: 'Ask somebody whether they sit for a drawing {next}.', minutes: 2, about: 'person' },
    ],
    eve: [
      { text: 'Clear the table for the drawing.', minutes: 2, about: 'table' },
      { text: 'Lay the sketchbook open at an empty page.', minutes: 1, about: 'open' },
      { text: 'Put the chair where the light is for your drawing.', minutes: 1, about: 'chair' },
    ],
  },
  challenges: {
    any: [
      { text: 'Follow the outline of a cup with one finger in the air.', seconds: 30, about: 'outline' },
      { text: 'Find the darkest shadow in the room.', seconds: 45, about: 'shadow' },
      {
        text: 'Say your plan for the drawing by heart: {plan}',
        twin: 'Draw your own hand in one line, without looking at the paper.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at an empty page: {why}.',
        twin: 'Name one color that you see in a white wall.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Squint at the window until only light and dark shapes are left.', seconds: 15, about: 'squint' },
      { text: 'Draw circles in the air from the shoulder.', seconds: 30, about: 'circle' },
    ],
    eve: [
      { text: 'Put the eraser out of reach.', seconds: 15, about: 'eraser' },
      { text: 'Look at your subject through a frame of fingers.', seconds: 30, about: 'frame' },
      { text: 'Put the soft pencil on the page.', seconds: 15, about: 'pencil' },
    ],
  },
}
