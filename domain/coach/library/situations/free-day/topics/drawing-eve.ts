import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before drawing (TEXT-30). */
export const drawingEveMoves: readonly FreeMove[] = [
  {
    text: 'Clear a place for the paper as large as both arms, for tomorrow’s drawing.',
    short: 'Clear the table for paper and elbows.',
    pairs: [
      {
        step: { text: 'Put the chair where your arm can swing.', minutes: 1 },
        challenge: { text: 'Lay your whole forearm on the empty place.', seconds: 15 },
      },
      {
        step: { text: 'Wipe it, and tape down a sheet of old paper.', minutes: 2 },
        challenge: { text: 'Draw one long line in the air, from the shoulder.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Lay the sketchbook open, with the pencil across it and the eraser away.',
    short: 'Lay the sketchbook open. Pencil across the page.',
    pairs: [
      {
        step: { text: 'Put the soft pencil on top.', minutes: 1 },
        challenge: { text: 'Look at your subject through a frame of fingers.', seconds: 30 },
      },
      {
        step: { text: 'Put one simple thing to draw in front of it.', minutes: 2 },
        challenge: { text: 'Find its lightest place.', seconds: 15 },
      },
    ],
  },
  {
    text: 'See where the light falls at the hour of your drawing, and put the chair there.',
    short: 'Put the chair in the light. Draw there tomorrow.',
    pairs: [
      {
        step: { text: 'Put your subject where that light meets it.', minutes: 1 },
        challenge: { text: 'Sit on the chair, and close one eye.', seconds: 15 },
      },
      {
        step: { text: 'Draw a line around the chair’s feet with chalk or tape, if you may.', minutes: 2 },
        challenge: { text: 'Look at your hand in that light.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Half of drawing is looking. Choose what you will look at tomorrow, and walk around it once now.',
    short: 'Choose tomorrow’s subject. Walk around it once.',
    pairs: [
      {
        step: { text: 'Put it where the light is from one side.', minutes: 1 },
        challenge: { text: 'Squint at it until only light and dark are left.', seconds: 30 },
      },
      {
        step: { text: 'Look for its longest line.', minutes: 2 },
        challenge: { text: 'Trace that line in the air.', seconds: 15 },
      },
    ],
  },
  {
    text: 'A first line is easier on paper that is not white. Rub some pencil dust over tomorrow’s sheet.',
    short: 'Rub pencil dust over tomorrow’s sheet.',
    pairs: [
      {
        step: { text: 'Put an eraser beside it, for the light.', minutes: 1 },
        challenge: { text: 'Draw one bright line into it with the eraser.', seconds: 15 },
      },
      {
        step: { text: 'Wash your hands, and look for a second sheet.', minutes: 2 },
        challenge: { text: 'Look at the gray until you see a shape in it.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Time gets lost at the start. Decide what you draw first tomorrow, for as long as one song.',
    short: 'Decide what you draw first tomorrow.',
    pairs: [
      {
        step: { text: 'Choose the song, and save it.', minutes: 1 },
        challenge: { text: 'Tap its beat with the pencil.', seconds: 15 },
      },
      {
        step: { text: 'Put everything but one pencil away.', minutes: 2 },
        challenge: { text: 'Hold this pencil as far back as you can.', seconds: 30 },
      },
    ],
  },
]
