import type { LibraryStep } from '#domain/coach/library/entry.ts'

export const finishEnd: readonly LibraryStep[] = [
  {
    text: 'Describe “done” for {thing} so that somebody could check it.',
    twin: 'Describe “done” so that somebody could check it.',
    minutes: 3,
  },
  { text: 'Leave a note at the stopping place: what comes next.', minutes: 1 },
  {
    text: 'Put the next block for {title} into the calendar.',
    twin: 'Put the next block of work into the calendar, with a start and an end.',
    minutes: 2,
  },
  {
    text: 'Tell somebody which part of the goal {title} is next.',
    twin: 'Tell somebody which part is next.',
    minutes: 2,
  },
  { text: 'Show somebody one finished corner.', minutes: 1 },
  {
    text: 'Ask somebody to look at one part of {thing}.',
    twin: 'Ask somebody to look at one part, and name the part.',
    minutes: 3,
  },
  {
    text: 'Set the hour at which today’s work on {thing} ends.',
    twin: 'Set the hour at which today’s work ends, and start before it.',
    minutes: 2,
  },
  {
    text: 'Pin {target} to the wall in front of your work.',
    twin: 'Pin the next fixed date to the wall in front of your work.',
    minutes: 1,
  },
  {
    text: 'Count back from {target}, and write one line for each week.',
    twin: 'Count back from the day you need it, and write one line for each week.',
    minutes: 3,
  },
  {
    text: 'Decide what {thing} will look like on {target}.',
    twin: 'Decide what it will look like at the end of this week.',
    minutes: 2,
  },
  {
    text: 'Choose who gets {thing} first, and write the name down.',
    twin: 'Choose who gets to see it first, and write the name down.',
    minutes: 2,
  },
  {
    text: 'Imagine handing over {thing}, and write what you would apologize for.',
    twin: 'Imagine handing it over, and write what you would apologize for.',
    minutes: 3,
  },
  { text: 'Mend the one thing you would apologize for today.', minutes: 4 },
  {
    text: 'Read the reason at the top of your work, once: {why}.',
    twin: 'Write above your work, in three words, whom it is for.',
    minutes: 1,
  },
  {
    text: 'Write the message with which you will announce {thing}.',
    twin: 'Write the message with which you will announce it.',
    minutes: 3,
  },
  {
    text: 'Name the place for {thing} once finished: a shelf, a wall.',
    twin: 'Name the place where it will end up: a folder, a shelf, a wall.',
    minutes: 2,
  },
  { text: 'Pack, save, or put aside the part that is finished for good.', minutes: 3 },
  {
    text: 'Put away a tool that you no longer need for {thing}.',
    twin: 'Put away a tool that you no longer need.',
    minutes: 2,
  },
  {
    text: 'Limit today to one page, wall, or board of {thing}.',
    twin: 'Limit today to one room, one page, or one board.',
    minutes: 2,
  },
  { text: 'Work up to the middle of a piece you know how to finish, and stop there.', minutes: 4 },
  { text: 'Label what is left in three words each.', minutes: 2 },
  { text: 'Estimate the three shortest open items, and start the shortest.', minutes: 3 },
  {
    text: 'Clear one item off the list for {title} from beginning to end.',
    twin: 'Clear one item off the list from beginning to end.',
    minutes: 4,
  },
  { text: 'Move one open item to a later version, and write down that it may wait.', minutes: 2 },
  {
    text: 'Photograph or save today’s state of {thing}, with the date.',
    twin: 'Photograph or save today’s state of it, with the date.',
    minutes: 3,
  },
  { text: 'Draw a line on the list: above it is enough, below it is extra.', minutes: 2 },
  {
    text: 'Rank what is left of {thing} by who would miss it.',
    twin: 'Rank what is left by who would miss it.',
    minutes: 3,
  },
  { text: 'Say out loud what has to be true on the last day.', minutes: 1 },
  { text: 'Hide the reference, the example, or the model until the piece is done.', minutes: 2 },
  {
    text: 'Set a timer for {thing}, and stop the moment it rings.',
    twin: 'Set a timer, and stop the moment it rings.',
    minutes: 4,
  },
  {
    text: 'Reply to a message about {thing} with yes or no.',
    twin: 'Reply to a message about it with yes or no.',
    minutes: 2,
  },
  {
    text: 'Borrow, print, or fetch the one thing that holds up {thing}.',
    twin: 'Borrow, print, or fetch the one thing that holds it up.',
    minutes: 3,
  },
  { text: 'Rename what is left so that it sounds as small as it is.', minutes: 2 },
  { text: 'Circle the item that you could finish today.', minutes: 1 },
  {
    text: 'Lay out the tools for one piece of {thing}.',
    twin: 'Lay out the tools for one piece, and no other.',
    minutes: 2,
  },
  { text: 'Carry one piece from nearly done to done.', minutes: 4 },
  {
    text: 'Underline in your plan what happens first: {plan}',
    twin: 'Underline the verb in the next item on your list.',
    minutes: 2,
  },
  {
    text: 'Start with a piece that works in spite of this: {obstacle}.',
    twin: 'Start with a piece that needs nothing from anyone else.',
    minutes: 4,
  },
  { text: 'Clear the space you need {when}.', minutes: 1 },
  {
    text: 'Keep a list for {title} of what you will not improve.',
    twin: 'Keep a list of what you will not improve, and add one line.',
    minutes: 3,
  },
  {
    text: 'Write your newest idea for {title} on a list for later.',
    twin: 'Write your newest idea on a list for the next version, and leave it there.',
    minutes: 2,
  },
  { text: 'Start with what is due to somebody else, so that they can go on.', minutes: 4 },
  { text: 'Uncover only the newest part of the work, and leave the rest closed.', minutes: 1 },
  { text: 'Pretend that you must hand it in today, and write down what is in the way.', minutes: 3 },
  {
    text: 'Agree with somebody on what counts as finished for {title}.',
    twin: 'Agree with somebody on what counts as finished.',
    minutes: 2,
  },
  {
    text: 'Turn the calendar to {target}, and look at it once.',
    twin: 'Turn the calendar to the month in which this ends, and look at it once.',
    minutes: 1,
  },
  { text: 'Pass one open item to somebody who does it better.', minutes: 3 },
  { text: 'Sand, trim, or cut one rough place until it no longer catches.', minutes: 4 },
]
