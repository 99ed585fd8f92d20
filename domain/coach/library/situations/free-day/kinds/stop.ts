import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next check-in of something to stop, without texts of a topic (TEXT-30). */
export const stopFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'You know which hour is the hard one. For {weekday}, plan to spend it with somebody, or somewhere else.',
      short: 'Plan company for the hard hour on {weekday}.',
      pairs: [
        {
          step: { text: 'Write to the person, or look up the place, and fix the time.', minutes: 2 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Say where you will be in that hour, and with whom.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write down what you will take along to that hour.', minutes: 1 },
          challenge: { text: 'Say the first sentence that you will say there.', seconds: 15 },
        },
      ],
    },
    {
      text: 'When an urge comes, it helps to have something in your hands. Find one thing: a pen, a cup, or a stone.',
      short: 'Find something for your hands. A pen or a cup.',
      pairs: [
        {
          step: { text: 'Put it in the pocket that you reach into first.', minutes: 1 },
          challenge: { text: 'Reach for it once without looking.', seconds: 15 },
        },
        {
          step: { text: 'Find a second one for the place where you sit most.', minutes: 2 },
          challenge: { text: 'Hold it until the minute is over, and look at its edges.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Somebody may offer it to you. Find one short way to say no, and try it out loud.',
      short: 'Find a short way to say no. Say it.',
      pairs: [
        {
          step: { text: 'Find a second sentence, for somebody who asks twice.', minutes: 1 },
          challenge: { text: 'Say it once more, slower, and stop after the last word.', seconds: 30 },
        },
        {
          step: { text: 'Write down who might offer it, and where you would be standing.', minutes: 2 },
          challenge: { text: 'Turn your head aside, as you would after saying no.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look around the place where you sit most. Find one thing that reminds you of it, and put it out of sight.',
      short: 'Find one reminder near your seat. Out of sight.',
      pairs: [
        {
          step: { text: 'Look for one more in a bag, a car, or a coat.', minutes: 2 },
          challenge: { text: 'Sit down where you sit most, and look around from there.', seconds: 30 },
        },
        {
          step: { text: 'Put something that you like to look at in its place.', minutes: 2 },
          challenge: { text: 'Look at the new thing, and say what it is.', seconds: 15 },
        },
      ],
    },
    {
      text: 'An urge is easier to sit out with company. Ask one person whether you can text them when it comes.',
      short: 'Ask one person whether you can text them.',
      pairs: [
        {
          step: { text: 'Move their name to the top of your phone.', minutes: 1 },
          challenge: { text: 'Write the message that you would send, and do not send it.', seconds: 30 },
        },
        {
          step: {
            text: 'Read this once, and write down who could help: {obstacle}.',
            twin: 'Write down the name of one more person who could help.',
            minutes: 2,
          },
          challenge: { text: 'Say the name of the person you would text first.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Most urges come when you are tired, hungry, or bored. Write down which one it usually is for you.',
      short: 'Tired, hungry, or bored? Write down your usual one.',
      pairs: [
        {
          step: { text: 'Write beside it what helps against that: sleep, a meal, or company.', minutes: 2 },
          challenge: { text: 'Wait for a full minute by the clock, as practice for an urge.', seconds: 60 },
        },
        {
          step: { text: 'Put something for it where you will be at that hour: {time}.', minutes: 2 },
          challenge: { text: 'Breathe out slowly until your shoulders drop.', seconds: 45 },
        },
      ],
    },
    {
      text: 'Some ways lead past it. Choose a route or a seat for {weekday} that keeps you away from it.',
      short: 'Choose a route that keeps you away.',
      pairs: [
        {
          step: { text: 'Look at the other way on a map, with the place where you turn.', minutes: 2 },
          challenge: { text: 'Go along the new way in your head, up to the door.', seconds: 30 },
        },
        {
          step: { text: 'Write down what is pleasant about the other way.', minutes: 1 },
          challenge: { text: 'Leave the room for a moment, and come back more slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Something is easier without it: a morning, a talk, or a stairway. Write down one such thing.',
      short: 'Write down one thing that is easier without it.',
      pairs: [
        {
          step: { text: 'Put the note where you will be in the hard hour.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Say in one sentence what gets easier without it.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write to one person who may have noticed it, too.', minutes: 2 },
          challenge: { text: 'Name one more person who would be glad of it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'An urge passes, even when nothing is done about it. Write down one that did, and what you did meanwhile.',
      short: 'Write down one urge that passed.',
      pairs: [
        {
          step: { text: 'Put the note where the next one may find you.', minutes: 1 },
          challenge: { text: 'Do once what you did then, only with your hands.', seconds: 30 },
        },
        {
          step: { text: 'Write below it who was there, or where you were.', minutes: 2 },
          challenge: { text: 'Say out loud: it passed.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A habit takes time that you could spend differently. Write down something that you used to like doing.',
      short: 'Write down something you used to like doing.',
      pairs: [
        {
          step: { text: 'Find one thing that belongs to it, and put it in sight.', minutes: 2 },
          challenge: { text: 'Hold it, and remember where you did it.', seconds: 60 },
        },
        {
          step: { text: 'Write down with whom you did it.', minutes: 1 },
          challenge: { text: 'Say what you would need to do it again.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You may know somebody who has stopped as well. Write down who it is, and one question to ask.',
      short: 'Write down who has stopped as well.',
      pairs: [
        {
          step: { text: 'Send that person the question, or a hello.', minutes: 2 },
          challenge: { text: 'Say the question aloud.', seconds: 15 },
        },
        {
          step: { text: 'Write below it what you think they would say.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, and leave it at that.', seconds: 45 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'It is harder to say no when you are tired. Go to bed a little earlier this evening.',
      short: 'Go to bed earlier this evening. Rested helps.',
      pairs: [
        {
          step: { text: 'Put something pleasant beside the bed: a book, a cup, or music.', minutes: 1 },
          challenge: { text: 'Turn off one light, and name one thing that was all right.', seconds: 30 },
        },
        {
          step: { text: 'Write down when the lights go out.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, and let your hands get heavy.', seconds: 45 },
        },
      ],
    },
    {
      text: 'Put what you want to reach for instead right where your hand usually goes.',
      short: 'Put the replacement where your hand usually goes.',
      pairs: [
        {
          step: { text: 'Fill a glass of water, and set it beside that.', minutes: 1 },
          challenge: { text: 'Move your hand to it once, as you will tomorrow.', seconds: 15 },
        },
        {
          step: { text: 'Look around the same spot for what should not lie there.', minutes: 2 },
          challenge: { text: 'Say what your hand will do instead, step by step.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Decide what you will be doing tomorrow when the hardest hour comes.',
      short: 'Decide what you do tomorrow at the hardest hour.',
      pairs: [
        {
          step: { text: 'Write to somebody who could be there.', minutes: 2 },
          challenge: { text: 'Picture tomorrow’s hard moment, right up to walking out of the door.', seconds: 30 },
        },
        {
          step: { text: 'Put what you need for it by the door.', minutes: 1 },
          challenge: { text: 'Say its first step out loud.', seconds: 15 },
        },
      ],
    },
  ],
}
