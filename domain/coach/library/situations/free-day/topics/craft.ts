import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours at a piece of handwork (TEXT-30). */
export const craftFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A mistake looks smaller after some days away. Look at your piece from the door, and say what you see first.',
        short: 'Look at the piece from the door.',
        about: 'look',
      },
      {
        text: 'Stores close, and yarn, wood, or clay runs out. Check for {weekday} whether the material for the next part is there.',
        short: 'Check the material for the next part.',
        about: 'material',
      },
      {
        text: 'Tools rest badly when they are dirty. Wipe the one that you used last.',
        short: 'Wipe the tool you used last.',
        about: 'tool',
      },
      {
        text: 'The next move is soon forgotten. Write on a slip where the work goes on, and pin it to the piece.',
        short: 'Write where the work goes on. Pin it.',
        about: 'next',
      },
      {
        text: 'Hands that work finely get stiff. Spread your fingers, close them, and do it slowly.',
        short: 'Spread the fingers. Close them. Slowly.',
        about: 'hands',
      },
      {
        text: 'Others have made the same piece before you. Look up how one of them did the part that comes next.',
        short: 'Look up how others did the next part.',
        about: 'watch',
      },
      {
        text: 'Somebody likes to see half-finished things. Send one person a picture of the piece.',
        short: 'Send one person a picture of the piece.',
        about: 'show',
      },
      {
        text: 'A pattern is easier to read without the needle in the hand. Read the part for {weekday} once, from start to end.',
        short: 'Read the pattern’s next part once.',
        about: 'pattern',
      },
      {
        text: 'Ideas come while hands are idle. Draw one change that you would like, with a few lines.',
        short: 'Draw one change to the piece.',
        about: 'idea',
      },
      {
        text: 'Leftovers are a stock in disguise. Sort those of this piece by size or color.',
        short: 'Sort the leftovers of the piece.',
        about: 'leftovers',
      },
      {
        text: 'The light at your place changes with the season. Try where the lamp would have to stand for the work.',
        short: 'Try the lamp in another place.',
        about: 'light',
      },
    ],
    eve: [
      {
        text: 'Lay the piece and its tools where you will work tomorrow.',
        short: 'Lay out the piece and tools.',
        about: 'out',
      },
      {
        text: 'Thread the needle, sharpen the pencil, or set the blade, so that the start is made.',
        short: 'Thread the needle, or set the blade.',
        about: 'ready',
      },
      {
        text: 'Clear the table at which you work, down to its wood.',
        short: 'Clear the table for tomorrow’s work.',
        about: 'table',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Look at the piece from three steps away.', minutes: 2, about: 'look' },
      { text: 'Count whether the material is enough for the next part.', minutes: 2, about: 'material' },
      { text: 'Clean the tool that you used last.', minutes: 3, about: 'tool' },
      { text: 'Write on a slip where the work goes on.', minutes: 2, about: 'next' },
      { text: 'Spread and close your fingers, slowly.', minutes: 2, about: 'hands' },
      { text: 'Look up one trick for the next part.', minutes: 3, about: 'watch' },
      {
        text: 'Ask somebody who makes things what they do about this: {obstacle}.',
        twin: 'Ask somebody who makes things what they are working on.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Sort the leftovers of the piece.', minutes: 3, about: 'leftovers' },
      { text: 'Read the next part of the pattern or the plan.', minutes: 3, about: 'pattern' },
    ],
    eve: [
      { text: 'Lay out the piece and its tools.', minutes: 2, about: 'out' },
      { text: 'Thread the needle, or set the blade.', minutes: 2, about: 'ready' },
      { text: 'Clear the table for the work.', minutes: 3, about: 'table' },
    ],
  },
  challenges: {
    any: [
      { text: 'Touch the edge of the piece.', seconds: 15, about: 'edge' },
      { text: 'Hold the piece against the light.', seconds: 30, about: 'light' },
      {
        text: 'Say your plan for the work by heart: {plan}',
        twin: 'Say where the work goes on, and with which tool.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at the piece: {why}.',
        twin: 'Remember the first thing you made by hand, and who has it.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Stretch each finger once, as before fine work.', seconds: 30, about: 'hands' },
      { text: 'Draw the finished piece with one line.', seconds: 45, about: 'idea' },
    ],
    eve: [
      { text: 'Put the tool you need first on top of the piece.', seconds: 15, about: 'tool' },
      { text: 'Wipe the table with your hand, where the work will lie.', seconds: 30, about: 'table' },
      { text: 'Move the lamp a little nearer to the work.', seconds: 15, about: 'lamp' },
    ],
  },
}
