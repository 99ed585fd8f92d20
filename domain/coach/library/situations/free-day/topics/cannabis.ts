import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { withLeisure } from '#domain/coach/library/situations/free-day/with-leisure.ts'

/** Texts of a day before a check-in of a goal to leave cannabis (TEXT-30). */
export const cannabisFreeTexts: FreeDayTexts = withLeisure(
  {
    details: {
      any: [
        {
          text: 'Cravings often keep to an hour. Write down when yours come, and where you could be by then.',
          short: 'Write down the craving’s hour. Then another place.',
          about: 'hour',
        },
        {
          text: 'What is out of the house is out of the hand. Put papers, grinder, and lighter into one bag to give away.',
          short: 'Papers, grinder, lighter: one bag. Give it away.',
          about: 'things',
        },
        {
          text: 'Somebody may offer you a joint. Write down the sentence that you say then, in your own words.',
          short: 'Write down your answer to an offered joint.',
          about: 'answer',
        },
        {
          text: 'An hour without cannabis is easier with something to do. Write down what your hands will do on {weekday}.',
          short: 'What will your hands do without a joint? Write it.',
          about: 'evening',
        },
        {
          text: 'Sleep can change when you stop cannabis. If it worries you, write down a question for your doctor.',
          short: 'Sleep changed without cannabis? Write a question down.',
          about: 'sleep',
        },
        {
          text: 'One person who knows helps more than a list. Write down whom you could call when a craving comes.',
          short: 'Write down whom you call when a craving comes.',
          about: 'company',
        },
        {
          text: 'Some streets lead past the old place. Look at a map, and choose another way for {weekday}.',
          short: 'Choose another way for {weekday}. Not the old one.',
          about: 'way',
        },
        {
          text: 'What you do not spend on cannabis can go somewhere. Write down one thing that it could pay for.',
          short: 'No cannabis bought. Write down what that pays for.',
          about: 'money',
        },
      ],
      eve: [
        {
          text: 'Air the room where you used to smoke cannabis. Leave the window open while you do something else.',
          short: 'Air the old smoking room. Window open.',
          about: 'room',
        },
        {
          text: 'Put a bottle of water or some tea where you sit when cravings come.',
          short: 'Set a drink where the cravings usually come.',
          about: 'drink',
        },
        {
          text: 'Write down what comes first tomorrow when the craving does: a door, a call, or a shower.',
          short: 'Write tomorrow’s first move against a craving.',
          about: 'plan',
        },
      ],
    },
    steps: {
      any: [
        { text: 'Write down the hour in which cravings for cannabis come most.', minutes: 2, about: 'hour' },
        { text: 'Put one thing that belongs to cannabis into a bag to give away.', minutes: 3, about: 'things' },
        { text: 'Write down one sentence for when somebody offers you a joint.', minutes: 2, about: 'answer' },
        { text: 'Put a book, a puzzle, or wool where the grinder used to be.', minutes: 2, about: 'evening' },
        { text: 'Write to one person that you may call when a craving comes.', minutes: 2, about: 'company' },
        { text: 'Look up a way home that does not pass the old place.', minutes: 2, about: 'way' },
        { text: 'Write down one thing that the unspent money could pay for.', minutes: 2, about: 'money' },
        {
          text: 'Copy your reason onto a slip for the wallet: {why}.',
          twin: 'Write on a slip for the wallet why you leave cannabis.',
          minutes: 1,
          about: 'reason',
        },
      ],
      eve: [
        { text: 'Open the window of the room where you used to smoke cannabis.', minutes: 2, about: 'room' },
        { text: 'Put a drink where you sit when cravings come.', minutes: 1, about: 'drink' },
        { text: 'Write down the first move against a craving for tomorrow.', minutes: 2, about: 'plan' },
      ],
    },
    challenges: {
      any: [
        { text: 'Breathe out slowly, as if through a straw, until a minute is over.', seconds: 60, about: 'breath' },
        { text: 'Say your sentence for an offered joint out loud.', seconds: 30, about: 'answer' },
        { text: 'Wash your hands in cold water, and dry each finger.', seconds: 45, about: 'hands' },
        { text: 'Go to a window, and name what moves outside.', seconds: 60, about: 'window' },
        { text: 'Smell a jacket that has no smoke in it.', seconds: 30, about: 'jacket' },
        { text: 'Put the number of one person who knows at the top of your phone.', seconds: 30, about: 'call' },
        { text: 'Name one thing that is clearer without cannabis.', seconds: 30, about: 'words' },
        { text: 'Drink a glass of cold water slowly.', seconds: 30, about: 'water' },
      ],
      eve: [
        { text: 'Go through the door that you will use when a craving comes.', seconds: 30, about: 'door' },
        { text: 'Empty one pocket that used to hold a lighter.', seconds: 15, about: 'pocket' },
        { text: 'Say the first move against a craving out loud.', seconds: 30, about: 'plan' },
      ],
    },
  },
  {
    details: [
      {
        text: 'A craving has passed before without a joint. Write down where you were, and what helped.',
        short: 'Write down one craving that passed. What helped?',
        about: 'memory',
      },
      {
        text: 'Some things come back when cannabis goes: a smell, a dream, an hour. Notice one of them.',
        short: 'Notice one thing that returns without cannabis.',
        about: 'notice',
      },
      {
        text: 'It is easier to say no when somebody knows. Tell one person that you leave cannabis alone.',
        short: 'Tell one person that you leave cannabis alone.',
        about: 'share',
      },
      {
        text: 'You may crave more when you are tired. Lie down for a minute with your eyes closed.',
        short: 'Lie down. Eyes closed. Cravings like tired people.',
        about: 'rest',
      },
    ],
    steps: [],
  },
)
