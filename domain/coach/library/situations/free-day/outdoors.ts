import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'

/** Preparations of a goal whose title names a place outdoors, such as a lake (TEXT-30). */
export const outdoorSteps: readonly LibraryStep[] = [
  { text: 'Look up the forecast for {weekday}, and note which jacket it calls for.', minutes: 2 },
  { text: 'Write down when you leave home {next}.', minutes: 1 },
  { text: 'Find a cushion or a folded blanket that you can sit on outside.', minutes: 2 },
  { text: 'Check the way there on a map: path, bench, and the quiet side.', minutes: 2 },
  { text: 'Tell one person at home that you will be out {next}, and until when.', minutes: 1 },
  { text: 'Look for your thermos, and check that it closes tightly.', minutes: 1 },
  { text: 'Write down the bench or the spot where you want to sit {next}.', minutes: 1 },
  { text: 'Look up when the sun rises or sets {next}.', minutes: 1 },
  {
    text: 'Agree with your phone: set it to stay silent in the hour {time}.',
    twin: 'Set your phone to stay silent in that hour {next}.',
    minutes: 2,
  },
  { text: 'Write a second dry place on a slip, in case it rains {next}.', minutes: 2 },
  { text: 'Check that your warm socks are washed, and bring them to your coat.', minutes: 2 },
  { text: 'Mark that hour in the calendar as taken: {time}.', minutes: 1 },
]

/** Challenges of such a goal away from its place. */
export const outdoorChallenges: readonly LibraryChallenge[] = [
  { text: 'Close your eyes, and picture the place: what is the first thing you see?', seconds: 60 },
  { text: 'Open a window, and listen until you hear the farthest sound.', seconds: 60 },
  { text: 'Look at the sky from a window, and say which color it has.', seconds: 30 },
  { text: 'Write one word for how the place smelled the last time.', seconds: 30 },
  { text: 'Sit down, and do nothing for one minute, as practice for {weekday}.', seconds: 60 },
  { text: 'Find a photo of the place, and look at it quietly.', seconds: 60 },
  { text: 'Say which sound from there you would like to hear {next}.', seconds: 15 },
  { text: 'Look at the weather for {weekday}, once.', seconds: 30 },
  { text: 'Tell one person what you like about sitting there.', seconds: 45 },
  { text: 'Draw the outline of the place in one line.', seconds: 60 },
  { text: 'Feel which of your jackets is the warmest.', seconds: 30 },
  { text: 'Stand at a window, and breathe out slowly, as you would outside.', seconds: 45 },
]
