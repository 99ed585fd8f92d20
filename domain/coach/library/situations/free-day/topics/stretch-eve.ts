import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before stretching (TEXT-30). */
export const stretchEveMoves: readonly FreeMove[] = [
  {
    text: 'Roll out the mat, and leave it where you will see it tomorrow.',
    short: 'Roll out the mat. Leave it there until tomorrow.',
    pairs: [
      {
        step: { text: 'Put a folded blanket at the end of the mat.', minutes: 1 },
        challenge: { text: 'Lie down on it once, and see what you look at.', seconds: 60 },
      },
      {
        step: { text: 'Wipe it from end to end with a damp cloth.', minutes: 2 },
        challenge: { text: 'Stand on it without shoes, and spread your toes.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Lay out clothes that let you sit on your heels.',
    short: 'Lay out soft clothes for the stretch.',
    pairs: [
      {
        step: { text: 'Put warm socks on top.', minutes: 1 },
        challenge: { text: 'Pull at the waistband, and feel that it gives.', seconds: 15 },
      },
      {
        step: { text: 'Find a hair tie, or take off the watch and the rings for it.', minutes: 2 },
        challenge: { text: 'Reach up once with both arms, and let them sink.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Choose the lamp for tomorrow that does not shine into your eyes when you lie on the mat.',
    short: 'Choose a lamp for the mat. Spare your eyes.',
    pairs: [
      {
        step: { text: 'Put the phone away from the mat, where it does not shine.', minutes: 1 },
        challenge: { text: 'Turn the lamp on, and close your eyes for a breath.', seconds: 15 },
      },
      {
        step: { text: 'Put a blanket where you will want it at the end.', minutes: 2 },
        challenge: { text: 'Lie down there, and see which lamp shines at you.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Cold muscles need longer. Decide what warms you before the stretch tomorrow: a shower, stairs, or a walk.',
    short: 'Decide what warms you before the stretch.',
    pairs: [
      {
        step: { text: 'Work out when it has to begin, counted back from the stretch.', minutes: 1 },
        challenge: { text: 'Warm your hands on a cup or a heater, and stretch the fingers.', seconds: 30 },
      },
      {
        step: { text: 'Lay out what you need for it: a towel, shoes, or a jacket.', minutes: 2 },
        challenge: { text: 'Lift your heels a few times, slowly.', seconds: 15 },
      },
    ],
  },
  {
    text: 'A quiet room makes a stretch longer. Choose which sounds you turn off tomorrow.',
    short: 'Choose which sounds to turn off tomorrow.',
    pairs: [
      {
        step: { text: 'Set the phone to stay silent at that hour: {time}.', minutes: 1 },
        challenge: { text: 'Listen to the room, and name the loudest thing in it.', seconds: 30 },
      },
      {
        step: { text: 'Silence one more thing that could ring or beep.', minutes: 2 },
        challenge: { text: 'Close the door as softly as you can.', seconds: 15 },
      },
    ],
  },
  {
    text: 'You need not do the whole list. Choose the one stretch that you want most tomorrow.',
    short: 'Choose the one stretch you want most.',
    pairs: [
      {
        step: { text: 'Look at one picture of how it begins.', minutes: 1 },
        challenge: { text: 'Show the way into it with your hands.', seconds: 30 },
      },
      {
        step: { text: 'Find the strap or the cushion that it needs.', minutes: 2 },
        challenge: { text: 'Lay one hand on the place that it is for.', seconds: 15 },
      },
    ],
  },
]
