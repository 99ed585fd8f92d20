import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal that is done regularly, without texts of a topic (TEXT-30). */
export const doRegularlyFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Take a look at what you use for it. Is anything empty, broken, or still at a friend’s place?',
        short: 'Look over what you use. Empty, broken, or lent?',
        about: 'worn',
      },
      {
        text: 'Opening hours and timetables change around holidays. Check that everything is as usual on {weekday}.',
        short: 'Check the hours and the bus for {weekday}.',
        about: 'open',
      },
      {
        text: 'Whatever comes right before tends to run over. Give yourself a gap on {weekday}.',
        short: 'Leave a gap before it on {weekday}.',
        about: 'before',
      },
      {
        text: 'Some days only have a few minutes to spare. Write down a short version for those days.',
        short: 'Write down a short version for busy days.',
        about: 'small',
      },
      {
        text: 'You may know somebody who does the same. Ask how they fit it into their week.',
        short: 'Ask somebody how they fit it into a week.',
        about: 'company',
      },
      {
        text: 'Clean the one thing you touch most when you do it. You will notice right away.',
        short: 'Clean what you touch most when you do it.',
        about: 'clean',
      },
    ],
    eve: [
      {
        text: 'Put the first thing you will need where you cannot miss it tomorrow.',
        short: 'Put the first thing you need in your way.',
        about: 'out',
      },
      {
        text: 'Everything is easier when you are rested. Skip the last thing you had planned this evening, and go to bed early.',
        short: 'Skip the last thing this evening. Sleep instead.',
        about: 'sleep',
      },
      {
        text: 'Decide what you will wear for it tomorrow, and check that it is clean.',
        short: 'Decide what you wear tomorrow. Is it clean?',
        about: 'clothes',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Check what you use for it: is anything empty or broken?', minutes: 2, about: 'worn' },
      {
        text: 'Look up whether anything is different {next}: the hours, the bus, or the place.',
        minutes: 2,
        about: 'open',
      },
      { text: 'Move one errand away from this hour: {time}.', minutes: 2, about: 'before' },
      { text: 'Write down the shortest version that still counts.', minutes: 2, about: 'small' },
      {
        text: 'Ask somebody who does the same what they do about this: {obstacle}.',
        twin: 'Ask somebody who does the same what time suits them best.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Clean the one thing you touch most when you do it.', minutes: 3, about: 'clean' },
      { text: 'Look at the place where you do it, and move one thing out of the way.', minutes: 1, about: 'place' },
      { text: 'Look up how long it takes to get there {next}.', minutes: 2, about: 'way' },
    ],
    eve: [
      { text: 'Put the first thing you will need where you cannot miss it.', minutes: 2, about: 'out' },
      { text: 'Lay out what you will wear for it.', minutes: 2, about: 'clothes' },
      { text: 'Put a full glass or bottle where you will do it.', minutes: 1, about: 'drink' },
    ],
  },
  challenges: {
    any: [
      { text: 'Pick up one thing you use for it, and check it for wear.', seconds: 30, about: 'worn' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Go through the first minute in your head, from the door on.',
        seconds: 60,
        about: 'plan',
      },
      { text: 'Look at the place where you do it: what is in the way?', seconds: 30, about: 'room' },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Say in one sentence why you want to keep at it.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Say how you will know that it is done {next}.', seconds: 15, about: 'end' },
      { text: 'Shake both hands out, and let your shoulders drop.', seconds: 45, about: 'hands' },
      { text: 'Name one thing about it you look forward to.', seconds: 30, about: 'liked' },
      { text: 'Count on your fingers how many days it is until then.', seconds: 15, about: 'days' },
      { text: 'Write on a slip what you will do first {next}.', seconds: 45, about: 'first' },
    ],
    eve: [
      { text: 'Touch each thing that you need tomorrow.', seconds: 30, about: 'touch' },
      { text: 'Go through the way there once in your head.', seconds: 30, about: 'route' },
      { text: 'Look where the light will come from at that hour.', seconds: 15, about: 'light' },
    ],
  },
}
