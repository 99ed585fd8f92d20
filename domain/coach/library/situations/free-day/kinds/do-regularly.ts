import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal that is done regularly, without texts of a topic (TEXT-30). */
export const doRegularlyFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Things wear out without a sound. Look over what you use for it: what is empty, broken, or lent to somebody?',
        short: 'Look over what you use for it. Empty, broken, or lent?',
        about: 'worn',
      },
      {
        text: 'Holidays change opening hours and timetables. Check for {weekday} that the place, the class, or the bus is as usual.',
        short: 'Check the hours and the bus for {weekday}.',
        about: 'open',
      },
      {
        text: 'What comes just before it often runs late. Move the errand before it to another time on {weekday}.',
        short: 'Move the errand that comes before it on {weekday}.',
        about: 'before',
      },
      {
        text: 'Some days leave only a few minutes. Write down what you would do in them, so that such a day counts as well.',
        short: 'Write down the version for a short day.',
        about: 'small',
      },
      {
        text: 'Somebody near you may do the same. Ask one person how they fit it into their week.',
        short: 'Ask somebody how they fit it into a week.',
        about: 'company',
      },
      {
        text: 'Clean the one thing that you touch most when you do it. You will notice it at once.',
        short: 'Clean what you touch most when you do it.',
        about: 'clean',
      },
    ],
    eve: [
      {
        text: 'Put what you use first for it where you cannot walk past it tomorrow.',
        short: 'Put what you use first in your way. Leave it there.',
        about: 'out',
      },
      {
        text: 'You have more patience when you are rested. Leave out the last thing of this evening, and go to bed earlier.',
        short: 'Leave out the last thing this evening. Sleep instead.',
        about: 'sleep',
      },
      {
        text: 'Decide what you wear for it tomorrow, and check that it is clean.',
        short: 'Decide what you wear for it tomorrow. Is it clean?',
        about: 'clothes',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Check what you use for it: what is empty or broken?', minutes: 2, about: 'worn' },
      { text: 'Look up whether anything is different {next}: hours, bus, or place.', minutes: 2, about: 'open' },
      { text: 'Move one errand away from this hour: {time}.', minutes: 2, about: 'before' },
      { text: 'Write down the shortest version that still counts.', minutes: 2, about: 'small' },
      {
        text: 'Ask somebody who does the same what they do about this: {obstacle}.',
        twin: 'Ask somebody who does the same which hour suits them best.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Clean the one thing that you touch most when you do it.', minutes: 3, about: 'clean' },
      { text: 'Look at the place where you do it, and move one thing out of the way.', minutes: 1, about: 'place' },
      { text: 'Look up how long it takes to get there {next}.', minutes: 2, about: 'way' },
    ],
    eve: [
      { text: 'Put what you use first where you cannot walk past it.', minutes: 2, about: 'out' },
      { text: 'Lay out what you will wear for it.', minutes: 2, about: 'clothes' },
      { text: 'Stand a full glass or bottle where you will do it.', minutes: 1, about: 'drink' },
    ],
  },
  challenges: {
    any: [
      { text: 'Pick up one thing that you use for it, and look for wear.', seconds: 30, about: 'worn' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Go through the first minute in your head, from the door on.',
        seconds: 60,
        about: 'plan',
      },
      { text: 'Look at the place where you do it: what is in the way?', seconds: 30, about: 'room' },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Say in one sentence why you want to go on with it.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Say how you will know that it is done {next}.', seconds: 15, about: 'end' },
      { text: 'Shake both hands out, and let your shoulders drop.', seconds: 45, about: 'hands' },
      { text: 'Name one thing about it that you look forward to.', seconds: 30, about: 'liked' },
      { text: 'Count on your fingers how many days it is until then.', seconds: 15, about: 'days' },
      { text: 'Write on a slip what you will do first {next}.', seconds: 45, about: 'first' },
    ],
    eve: [
      { text: 'Touch each thing that you need tomorrow.', seconds: 30, about: 'touch' },
      { text: 'Go through the way to where you begin, in your head.', seconds: 30, about: 'route' },
      { text: 'Look where the light will come from at that hour.', seconds: 15, about: 'light' },
    ],
  },
}
