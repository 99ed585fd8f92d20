import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'

/**
 * Preparations of goals without a topic on a day that the goal does not ask for. They fit every kind, need nothing decided first, and
 * none asks for the goal itself (TEXT-30).
 */
export const freeDaySteps: readonly LibraryStep[] = [
  { text: 'Enter this into the calendar with a reminder: {time}.', minutes: 1 },
  { text: 'Set an alarm on your phone for {time}.', minutes: 1 },
  {
    text: 'Copy your plan onto a card that you will see {next}: {plan}',
    twin: 'Write on a card what you do first {next}.',
    minutes: 2,
  },
  { text: 'Tell one person that you have planned this for {weekday}.', minutes: 1 },
  { text: 'Look up what else is in the calendar {next}.', minutes: 1 },
  {
    text: 'Write below this line what you will do {next} when it comes up: {obstacle}.',
    twin: 'Write down the hour {next} at which you have the most quiet.',
    byKind: { recover: 'Copy this line for your doctor or therapist: {obstacle}.' },
    minutes: 2,
  },
  {
    text: 'Copy your reason onto a slip to find {next}: {why}.',
    twin: 'Write on a slip why you want this, and keep it for {weekday}.',
    minutes: 2,
  },
  { text: 'Write down what comes just before it {next}, and when that ends.', minutes: 1 },
  { text: 'Tell the people at home which hour is yours {next}.', minutes: 1 },
  { text: 'Type a message to yourself for {weekday}: the hour and the first move.', minutes: 2 },
  { text: 'Write three lines: where you are {next}, at what hour, and with whom.', minutes: 2 },
  { text: 'Write down one sentence from last time that you want to remember {next}.', minutes: 2 },
  { text: 'Put a slip with the word “{weekday}” where you hang your keys.', minutes: 1 },
  { text: 'Read what you noted last time, and underline one word for {weekday}.', minutes: 2 },
  { text: 'Write to one person in a line what you are looking forward to {next}.', minutes: 2 },
  { text: 'Say to one person at home when you will be done {next}.', minutes: 1 },
]

/** Challenges of such a day: a short act of preparing or remembering. */
export const freeDayChallenges: readonly LibraryChallenge[] = [
  { text: 'Say out loud when it is next: {time}.', seconds: 15 },
  { text: 'Close your eyes, and go through the first minute of it in your head.', seconds: 60 },
  { text: 'Open the calendar, and look at {weekday} once.', seconds: 30 },
  {
    text: 'Say your plan by heart, once: {plan}',
    twin: 'Say in one sentence what you will do first {next}.',
    seconds: 30,
  },
  {
    text: 'Read your reason once, and put it away: {why}.',
    twin: 'Say in one sentence why this goal is yours.',
    seconds: 30,
  },
  { text: 'Write on a slip: {weekday}, the hour, and the place.', seconds: 45 },
  { text: 'Check whether an alarm is set for {time}.', seconds: 30 },
  { text: 'Say which moment of the last time you liked.', seconds: 30 },
  { text: 'Picture the room or the place where you will be {next}.', seconds: 30 },
  { text: 'Write the first letter of {weekday} large on a slip, and turn it over.', seconds: 30 },
  { text: 'Say the name of one person who knows of this goal.', seconds: 15 },
  { text: 'Sit down for a minute. Nothing is due yet.', seconds: 60 },
  { text: 'Say what comes just before it {next}.', seconds: 15 },
  { text: 'Breathe out slowly once, and say the hour: {time}.', seconds: 15 },
  { text: 'Tell yourself in one sentence how you will end it {next}.', seconds: 30 },
  { text: 'Write down one word for how you want to feel {next}, when it is done.', seconds: 30 },
]
