import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next check-in of something to stop, without texts of a topic (TEXT-30). */
export const stopFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'You know which hour is the hard one. For {weekday}, plan to spend it with somebody, or somewhere else.',
        short: 'Plan company for the hard hour on {weekday}.',
        about: 'hour',
      },
      {
        text: 'When an urge comes, it helps to have something in your hands. Find one thing: a pen, a cup, or a stone.',
        short: 'Find something for your hands. A pen or a cup.',
        about: 'hands',
      },
      {
        text: 'Somebody may offer it to you. Find one short way to say no, and try it out loud.',
        short: 'Find a short way to say no. Say it.',
        about: 'sentence',
      },
      {
        text: 'Look around the place where you sit most. Find one thing that reminds you of it, and put it out of sight.',
        short: 'Find one reminder near your seat. Out of sight.',
        about: 'remind',
      },
      {
        text: 'An urge is easier to sit out with company. Ask one person whether you can text them when it comes.',
        short: 'Ask one person whether you can text them.',
        about: 'person',
      },
      {
        text: 'Most urges come when you are tired, hungry, or bored. Write down which one it usually is for you.',
        short: 'Tired, hungry, or bored? Write down your usual one.',
        about: 'sign',
      },
    ],
    eve: [
      {
        text: 'It is harder to say no when you are tired. Go to bed a little earlier this evening.',
        short: 'Go to bed earlier this evening. Rested helps.',
        about: 'evening',
      },
      {
        text: 'Put what you want to reach for instead right where your hand usually goes.',
        short: 'Put the replacement where your hand usually goes.',
        about: 'ready',
      },
      {
        text: 'Decide what you will be doing tomorrow when the hardest hour comes.',
        short: 'Decide what you do tomorrow at the hardest hour.',
        about: 'plans',
      },
    ],
  },
  steps: {
    any: [
      {
        text: 'Write down the hardest hour of {weekday}, and who you could spend it with.',
        minutes: 2,
        about: 'hour',
      },
      { text: 'Find one thing for your hands, and put it into a pocket.', minutes: 1, about: 'hands' },
      { text: 'Write down one short way to say no.', minutes: 2, about: 'sentence' },
      { text: 'Move one thing that reminds you of it out of sight.', minutes: 2, about: 'remind' },
      { text: 'Ask one person whether you can text them in a hard moment.', minutes: 2, about: 'person' },
      {
        text: 'Read this once, and write down who could help: {obstacle}.',
        twin: 'Write down the name of one person who could help.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write down which it usually is for you: tired, hungry, or bored.', minutes: 1, about: 'sign' },
      { text: 'Choose a route or a seat that keeps you away from it.', minutes: 2, about: 'way' },
    ],
    eve: [
      { text: 'Put the replacement where your hand usually goes.', minutes: 2, about: 'ready' },
      { text: 'Write down what you will do tomorrow at the hardest hour.', minutes: 2, about: 'plans' },
      { text: 'Put a glass of water where you will be at that hour.', minutes: 1, about: 'glass' },
    ],
  },
  challenges: {
    any: [
      { text: 'Wait for a full minute by the clock, as practice for an urge.', seconds: 60, about: 'wait' },
      { text: 'Say your no once, in a normal voice.', seconds: 30, about: 'no' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Name the first thing you will do instead.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Say in one sentence what gets easier without it.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Leave the room for a moment, and come back.', seconds: 30, about: 'leave' },
      { text: 'Breathe out slowly until your shoulders drop.', seconds: 45, about: 'breath' },
    ],
    eve: [
      { text: 'Check your pocket for the thing that keeps your hands busy.', seconds: 15, about: 'pocket' },
      {
        text: 'Picture tomorrow’s hard moment, right up to walking out of the door.',
        seconds: 30,
        about: 'picture',
      },
      { text: 'Say the name of somebody you could text.', seconds: 30, about: 'name' },
    ],
  },
}
