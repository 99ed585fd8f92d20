import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next check-in of something to stop, without texts of a topic (TEXT-30). */
export const stopFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'The hard hour is known in advance. Arrange for it on {weekday} to be with somebody, or somewhere else.',
        short: 'Arrange company for the hard hour on {weekday}.',
        about: 'hour',
      },
      {
        text: 'Hands need something to do when an urge comes. Find one thing for them: a pen, a cup, or a stone.',
        short: 'Find something for your hands. A pen or a cup.',
        about: 'hands',
      },
      {
        text: 'Somebody may offer it. Prepare one short sentence with which you say no, and try how it sounds.',
        short: 'Prepare one sentence for a no. Try how it sounds.',
        about: 'sentence',
      },
      {
        text: 'Look for what reminds you of it where you sit most. Move that out of sight.',
        short: 'Move one reminder out of sight. Start where you sit.',
        about: 'remind',
      },
      {
        text: 'An urge is easier with somebody. Ask one person whether you may write to them when it comes.',
        short: 'Ask one person whether you may write to them.',
        about: 'person',
      },
      {
        text: 'Urges announce themselves: tired, hungry, or bored. Write down which of them comes first for you.',
        short: 'Tired, hungry, or bored? Write down which comes first.',
        about: 'sign',
      },
    ],
    eve: [
      {
        text: 'Tiredness makes it harder to say no. Go to bed earlier this evening, and leave out what keeps you up.',
        short: 'Go to bed earlier this evening. A no is easier rested.',
        about: 'evening',
      },
      {
        text: 'Put what you want to reach for instead where your hand usually goes.',
        short: 'Put the replacement where your hand usually goes.',
        about: 'ready',
      },
      {
        text: 'Choose what you will be doing tomorrow at the hour that is hardest.',
        short: 'Choose what you do tomorrow at the hardest hour.',
        about: 'plans',
      },
    ],
  },
  steps: {
    any: [
      {
        text: 'Write down the hardest hour of {weekday}, and with whom you could spend it.',
        minutes: 2,
        about: 'hour',
      },
      { text: 'Find one thing for your hands, and put it into a pocket.', minutes: 1, about: 'hands' },
      { text: 'Write down one short sentence with which you say no.', minutes: 2, about: 'sentence' },
      { text: 'Move one thing that reminds you of it out of sight.', minutes: 2, about: 'remind' },
      { text: 'Ask one person whether you may write to them in a hard moment.', minutes: 2, about: 'person' },
      {
        text: 'Read this once, and write down who could help: {obstacle}.',
        twin: 'Write down the name of one person who could help.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write down which comes first for you: tired, hungry, or bored.', minutes: 1, about: 'sign' },
      { text: 'Choose a way or a seat that leads past it less often.', minutes: 2, about: 'way' },
    ],
    eve: [
      { text: 'Put the replacement where your hand usually goes.', minutes: 2, about: 'ready' },
      { text: 'Write down what you do tomorrow at the hardest hour.', minutes: 2, about: 'plans' },
      { text: 'Stand a glass of water where you will be at that hour.', minutes: 1, about: 'glass' },
    ],
  },
  challenges: {
    any: [
      { text: 'Wait for a minute by the clock, as practice for an urge.', seconds: 60, about: 'wait' },
      { text: 'Say your no once, in a normal voice.', seconds: 30, about: 'no' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Name the first thing that you will do instead.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Say in one sentence what is easier without it.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Leave the room, and come back.', seconds: 30, about: 'leave' },
      { text: 'Breathe out slowly until the shoulders drop.', seconds: 45, about: 'breath' },
    ],
    eve: [
      { text: 'Check that the thing for your hands is in your pocket.', seconds: 15, about: 'pocket' },
      {
        text: 'Picture the hard moment of tomorrow, up to the door through which you leave.',
        seconds: 30,
        about: 'picture',
      },
      { text: 'Read the name of the person whom you could write to.', seconds: 30, about: 'name' },
    ],
  },
}
