import type { FreeMove } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal at a place outdoors, beside preparing it (TEXT-30). */
export const outdoorsLeisure = {
  outdoors: [
    {
      text: 'A seat at {place} needs nothing in your hands. Sit like that at home for a minute.',
      short: 'Sit with empty hands, as at {place}.',
      pairs: [
        {
          step: { text: 'Choose a chair where you see a piece of sky.', minutes: 1 },
          challenge: { text: 'Open both hands, and leave them open.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A time outdoors leaves small pictures. Write down one that you remember from {place}.',
      short: 'Write down one thing you remember from {place}.',
      pairs: [
        {
          step: { text: 'Write down one sound that goes with it.', minutes: 1 },
          challenge: { text: 'Close your eyes, and picture what you wrote down.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You can sit quietly at home as well. Stay for a minute, and listen to the room as you would at {place}.',
      short: 'Sit still. Listen to the room, as at {place}.',
      pairs: [
        {
          step: { text: 'Open the window a crack.', minutes: 1 },
          challenge: { text: 'Listen until the farthest sound is clearer than the nearest.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Somebody may like to hear where you go. Tell one person what it is like at {place}.',
      short: 'Tell one person what it is like at {place}.',
      pairs: [
        {
          step: { text: 'Send that person a picture of {place}, or one sentence about it.', minutes: 2 },
          challenge: { text: 'Name somebody who might like to sit there, too.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Nothing has to get done at {place}, and nothing has to get done now. Drink something warm, slowly, by a window.',
      short: 'As at {place}: no hurry. Drink something warm.',
      pairs: [
        {
          step: { text: 'Leave the phone in another room while you drink.', minutes: 2 },
          challenge: { text: 'Hold the warm cup in both hands, and look far out.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You go to {place} for something. Write down what that is in a few words, and keep the slip.',
      short: 'Write down what you go to {place} for.',
      pairs: [
        {
          step: { text: 'Put the slip where you see it from your seat.', minutes: 1 },
          challenge: { text: 'Read it once, and look up.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You can have a little of {place} at home. Put a leaf, a stone, or a picture where you see it.',
      short: 'Put something green in sight, as at {place}.',
      pairs: [
        {
          step: { text: 'Clear a little room around it.', minutes: 1 },
          challenge: { text: 'Look at it until you find something new in it.', seconds: 30 },
        },
      ],
    },
  ],
} satisfies Record<string, readonly FreeMove[]>
