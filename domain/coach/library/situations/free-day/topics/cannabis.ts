import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a check-in of a goal to leave cannabis (TEXT-30). */
export const cannabisFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Cravings often keep to an hour. Write down when yours come, and where you could be by then.',
      short: 'Write down the craving’s hour. Then another place.',
      pairs: [
        {
          step: { text: 'Write to somebody who could be there in that hour.', minutes: 2 },
          challenge: { text: 'Breathe out slowly, as if through a straw.', seconds: 60 },
        },
        {
          step: { text: 'Write down how you get to the other place, and when you leave.', minutes: 1 },
          challenge: { text: 'Go there in your head, up to the door.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What is out of the house is out of the hand. Put papers, grinder, and lighter into one bag to give away.',
      short: 'Papers, grinder, lighter: one bag. Give it away.',
      pairs: [
        {
          step: { text: 'Carry the bag out of the room, and say where it goes.', minutes: 2 },
          challenge: { text: 'Wash your hands in cold water, and dry each finger.', seconds: 15 },
        },
        {
          step: { text: 'Look through one jacket for what you forgot.', minutes: 1 },
          challenge: { text: 'Smell a jacket that has no smoke in it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A craving has passed before without a joint. Write down where you were, and what helped.',
      short: 'Write down one craving that passed. What helped?',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write below it who could be there the next time.', minutes: 1 },
          challenge: { text: 'Go to a window, and name what moves outside.', seconds: 30 },
        },
        {
          step: { text: 'Put what helped where you will need it.', minutes: 2 },
          challenge: { text: 'Say out loud: it passed.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Somebody may offer you a joint. Write down the sentence that you say then, in your own words.',
      short: 'Write down your answer to an offered joint.',
      pairs: [
        {
          step: { text: 'Write a shorter one below it, for a second try.', minutes: 1 },
          challenge: { text: 'Say your sentence for an offered joint out loud.', seconds: 15 },
        },
        {
          step: { text: 'Write down who may offer it, and who would stand by you.', minutes: 2 },
          challenge: { text: 'Turn on your heel once, as after a no.', seconds: 30 },
        },
      ],
    },
    {
      text: 'An hour without cannabis is easier with something to do. Write down what your hands will do on {weekday}.',
      short: 'What will your hands do without a joint? Write it.',
      pairs: [
        {
          step: { text: 'Set it out: a book, a puzzle, yarn, or a knife and vegetables.', minutes: 2 },
          challenge: { text: 'Do it for a moment, only with your hands.', seconds: 30 },
        },
        {
          step: { text: 'Choose the seat for it, away from the old one.', minutes: 1 },
          challenge: { text: 'Sit down there, and look around.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some things come back when cannabis goes: a smell, a dream, an hour. Notice one of them.',
      short: 'Notice one thing that returns without cannabis.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write it down, with the hour.', minutes: 1 },
          challenge: { text: 'Name one thing that is clearer without cannabis.', seconds: 15 },
        },
        {
          step: { text: 'Tell somebody who knows you well about it.', minutes: 2 },
          challenge: { text: 'Say which of your friends you would tell next.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Sleep can change when you stop cannabis. If it worries you, write down a question for your doctor.',
      short: 'Sleep changed without cannabis? Write a question down.',
      pairs: [
        {
          step: { text: 'Put the question with the number of your doctor.', minutes: 1 },
          challenge: { text: 'Let your shoulders drop, and your jaw.', seconds: 30 },
        },
        {
          step: { text: 'Make the bedroom darker or cooler.', minutes: 2 },
          challenge: { text: 'Turn the bright side of the clock to the wall.', seconds: 15 },
        },
      ],
    },
    {
      text: 'One person who knows helps more than a list. Write down whom you could call when a craving comes.',
      short: 'Write down whom you call when a craving comes.',
      pairs: [
        {
          step: { text: 'Ask that person whether you may call when a craving comes.', minutes: 2 },
          challenge: { text: 'Put that number at the top of your phone.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask that person for an idea about this: {obstacle}.',
            twin: 'Write down a second person, for the hours when the first is asleep.',
            minutes: 2,
          },
          challenge: { text: 'Say the first sentence of the call.', seconds: 30 },
        },
      ],
    },
    {
      text: 'It is easier to say no when somebody knows. Tell one person that you leave cannabis alone.',
      short: 'Tell one person that you leave cannabis alone.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down what help you would like, and what not.', minutes: 1 },
          challenge: { text: 'Say it out loud once: I leave it alone.', seconds: 15 },
        },
        {
          step: { text: 'Ask what that person once left alone.', minutes: 2 },
          challenge: { text: 'Name one person who would be glad to hear it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some streets lead past the old place. Look at a map, and choose another way for {weekday}.',
      short: 'Choose another way for {weekday}. Not the old one.',
      pairs: [
        {
          step: { text: 'Look up how long the other way takes.', minutes: 2 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Go along the new way in your head, from door to door.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write down what is pleasant on it: a store, a tree, or a view.', minutes: 1 },
          challenge: { text: 'Say where you would turn.', seconds: 15 },
        },
      ],
    },
    {
      text: 'What you do not spend on cannabis can go somewhere. Write down one thing that it could pay for.',
      short: 'No cannabis bought. Write down what that pays for.',
      pairs: [
        {
          step: { text: 'Put a first coin into a jar for it.', minutes: 1 },
          challenge: { text: 'Set the jar where you would sit in the hard hour.', seconds: 15 },
        },
        {
          step: { text: 'Find a picture of that thing, and put it with your cards.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name a second thing that would cost nothing.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'You may crave more when you are tired. Lie down for a minute with your eyes closed.',
      short: 'Lie down. Eyes closed. Cravings like tired people.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put a blanket where you could lie down.', minutes: 2 },
          challenge: { text: 'Drink a glass of cold water slowly.', seconds: 60 },
        },
        {
          step: { text: 'Write down what made you tired.', minutes: 1 },
          challenge: { text: 'Stretch your fingers, and let them go.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Air the room where you used to smoke cannabis. Leave the window open while you do something else.',
      short: 'Air the old smoking room. Window open.',
      pairs: [
        {
          step: { text: 'Wash or shake out what still smells: a curtain or a cushion.', minutes: 2 },
          challenge: { text: 'Empty one pocket that used to hold a lighter.', seconds: 15 },
        },
        {
          step: { text: 'Put something that smells of something else there: fruit, soap, or coffee.', minutes: 2 },
          challenge: { text: 'Stand at the window, and breathe out slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put a bottle of water or some tea where you sit when cravings come.',
      short: 'Set a drink where the cravings usually come.',
      pairs: [
        {
          step: { text: 'Put something for your hands beside it.', minutes: 1 },
          challenge: { text: 'Take the first sip, and put it down.', seconds: 15 },
        },
        {
          step: { text: 'Move the seat, so that you look at another wall.', minutes: 2 },
          challenge: { text: 'Hold the cold glass or the warm cup with both hands.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down what comes first tomorrow when the craving does: a door, a call, or a shower.',
      short: 'Write tomorrow’s first move against a craving.',
      pairs: [
        {
          step: { text: 'Put the note where the craving usually finds you.', minutes: 1 },
          challenge: { text: 'Go through the door that you will use when a craving comes.', seconds: 30 },
        },
        {
          step: { text: 'Tell one person what comes first.', minutes: 2 },
          challenge: { text: 'Say the first move against a craving out loud.', seconds: 15 },
        },
      ],
    },
  ],
}
