import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'

/** Preparations on a day that the goal does not ask for. They fit every kind, and none asks for the goal itself (TEXT-30). */
export const freeDaySteps: readonly LibraryStep[] = [
  {
    text: 'Put everything that you need for {acting} in one place, and leave it there.',
    twin: 'Put everything that you need for it in one place, and leave it there.',
    minutes: 2,
  },
  { text: 'Enter this into the calendar with a reminder: {time}.', minutes: 1 },
  {
    text: 'Set an alarm for {time}, and name it after the goal {title}.',
    twin: 'Set an alarm for {time}, and give it the name of this goal.',
    minutes: 1,
  },
  { text: 'Write down in one line what you will do first {next}, and where.', minutes: 1 },
  { text: 'Tell one person that you have planned this for {weekday}.', minutes: 1 },
  { text: 'Look up what else is in the calendar {next}, and move what comes too close.', minutes: 2 },
  {
    text: 'List what is still missing for {acting}.',
    twin: 'List what is still missing for it.',
    byKind: { stop: 'List what your hands can do instead {next}.' },
    minutes: 2,
  },
  {
    text: 'Copy your plan onto a card that you will see {next}: {plan}',
    twin: 'Write on a card what you do first {next}, and put it in view.',
    minutes: 2,
  },
  {
    text: 'Write down what you will do {next} if this comes up: {obstacle}.',
    twin: 'Write down what could come up {next}, and one answer to it.',
    minutes: 2,
  },
  { text: 'Put one thing that you will need {next} by the door or on your chair.', minutes: 1 },
  { text: 'Agree with the people around you which hour is yours {next}.', minutes: 2 },
  {
    text: 'Wash, charge, fill, or mend one thing that you will use {next}.',
    byKind: { stop: 'Put one thing ready that you will do instead {next}.' },
    minutes: 3,
  },
  {
    text: 'Choose the hour at which you begin {next}, and write it on the fridge.',
    byKind: { stop: 'Choose where you will be in the hard hour {next}, and write it down.' },
    minutes: 1,
  },
  { text: 'Decide what you will leave out {next}, so that there is room for this.', minutes: 1 },
  { text: 'Note one thing that helped the last time, and plan it again.', minutes: 2 },
  { text: 'Type a message to yourself for {weekday}: the hour and the first move.', minutes: 2 },
  {
    text: 'Copy your reason onto a slip to find {next}: {why}.',
    twin: 'Write on a slip why you want this, and keep it for {weekday}.',
    minutes: 2,
  },
  { text: 'Write down when you leave or begin {next}, and what comes just before.', minutes: 1 },
  { text: 'Mark the next days for this goal in the calendar of the month.', minutes: 2 },
  { text: 'Ask somebody to remind you {next}, and say at which hour.', minutes: 1 },
  { text: 'Move one errand of {weekday} to another day.', minutes: 2 },
  { text: 'Look up one thing that you do not know yet about {weekday}.', minutes: 2 },
  { text: 'Draft one message that keeps the hour free {next}.', minutes: 2 },
  { text: 'See to the one thing that is most likely to go wrong {next}.', minutes: 3 },
]

/** Challenges on a day that the goal does not ask for. */
export const freeDayChallenges: readonly LibraryChallenge[] = [
  { text: 'Say out loud when it is next: {time}.', seconds: 15 },
  { text: 'Close your eyes, and go through the first minute in your head.', seconds: 60 },
  { text: 'Move one thing that you will need {next} closer to the door.', seconds: 45 },
  { text: 'Name the place where you will be {next}.', seconds: 15 },
  { text: 'Say which hour {next} is quiet enough for this.', seconds: 15 },
  { text: 'Open the calendar, and look at {weekday} once.', seconds: 30 },
  {
    text: 'Answer this in one sentence, for {weekday}: {obstacle}.',
    twin: 'Name one thing that could get in the way {next}, and one answer to it.',
    seconds: 45,
  },
  { text: 'Write on a slip: {weekday}, the hour, and the place.', seconds: 45 },
  { text: 'Tell somebody that {weekday} is the next day for this.', seconds: 45 },
  { text: 'Point at what lies ready already, and name what is missing.', seconds: 30 },
  { text: 'Say in one sentence how the last time went.', seconds: 30 },
  { text: 'Choose what you will wear, take along, or switch off {next}.', seconds: 30 },
  { text: 'Say what comes just before it {next}, and when that ends.', seconds: 30 },
  { text: 'Name one person who would like to hear how {weekday} went.', seconds: 15 },
  { text: 'Draw a dot on {weekday} in the calendar.', seconds: 30 },
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
  { text: 'Choose which app or screen stays off {next}.', seconds: 15 },
  { text: 'Say what you will treat yourself to {next}, after it.', seconds: 15 },
  { text: 'Check whether an alarm is set for {time}.', seconds: 30 },
  { text: 'Sit down for a minute. Nothing is due yet.', seconds: 60 },
  { text: 'Look at the place where it starts, and move one thing out of the way.', seconds: 60 },
  { text: 'Decide who hears from you when {weekday} is done.', seconds: 15 },
  { text: 'Guess what will make you hesitate {next}, and say what you do then.', seconds: 45 },
]
