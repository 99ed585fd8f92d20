import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { cookEveMoves } from './cook-eve.ts'

/** Texts of a day before cooking (TEXT-30). */
export const cookFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'One dish chosen early saves the long look into the fridge. Write down what you cook {next}.',
      short: 'Write down what you cook {next}.',
      pairs: [
        {
          step: { text: 'List what is missing for it.', minutes: 2 },
          challenge: { text: 'Go through the dish in your head, from the first cut to the plate.', seconds: 30 },
        },
        {
          step: { text: 'Put the recipe, or its name on a card, on the fridge.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the kitchen by heart: {plan}',
            twin: 'Say which part of the dish you could make half asleep.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Look into the pantry for the one thing that you always forget: oil, rice, or salt.',
      short: 'Check the pantry before you cook. Oil, rice, salt.',
      pairs: [
        {
          step: { text: 'Write what is nearly empty on your shopping list.', minutes: 1 },
          challenge: { text: 'Put the oil, rice, or salt that is open in front.', seconds: 15 },
        },
        {
          step: { text: 'Move the oldest packages to the front.', minutes: 2 },
          challenge: { text: 'Read the date on three of them.', seconds: 45 },
        },
      ],
    },
    {
      text: 'A dull knife slips. Sharpen yours, or ask somebody who can, before you cook {next}.',
      short: 'Sharpen one kitchen knife. Dull ones slip.',
      pairs: [
        {
          step: { text: 'Clear a safe place for the knife, away from forks and spoons.', minutes: 2 },
          challenge: { text: 'Hold the knife by its handle, and feel where your thumb lies.', seconds: 30 },
        },
        {
          step: { text: 'Lay a damp cloth under the board, so that it does not slide.', minutes: 1 },
          challenge: { text: 'Push the board with one finger, and see whether it holds.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Find the vegetable that will not last much longer. The dish {next} can begin with it.',
      short: 'Find the oldest vegetable. Cook it {next}.',
      pairs: [
        {
          step: { text: 'Look up one dish that begins with this vegetable.', minutes: 2 },
          challenge: { text: 'Put the vegetable at the front of the fridge.', seconds: 15 },
        },
        {
          step: { text: 'Put it at eye level in the fridge.', minutes: 1 },
          challenge: { text: 'Name two things in the fridge that would go with it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ask somebody who has eaten with you for one dish that they miss.',
      short: 'Ask for one dish that somebody misses. Then cook it.',
      pairs: [
        {
          step: { text: 'Write their answer down, with the name.', minutes: 1 },
          challenge: { text: 'Say who cooked that dish for them.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who cooks a lot what they do about this: {obstacle}.',
            twin: 'Ask somebody who cooks a lot for their version of it.',
            minutes: 2,
          },
          challenge: {
            text: 'Read your reason once, and look into the kitchen: {why}.',
            twin: 'Name the dish that tasted of home.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Read one recipe to the end. Most surprises come in the last lines: soak, chill, or let rest.',
      short: 'Read one recipe to the end. Surprises come last.',
      pairs: [
        {
          step: { text: 'Mark each line where something has to wait.', minutes: 1 },
          challenge: { text: 'Say when you would have to begin to eat on time.', seconds: 15 },
        },
        {
          step: { text: 'Measure out one dry part of it into a cup or a jar.', minutes: 2 },
          challenge: { text: 'Read its hardest line aloud.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Missing lids make boxes useless. Sort the kitchen boxes, and keep the pairs.',
      short: 'Sort the kitchen boxes. Keep those with a lid.',
      pairs: [
        {
          step: { text: 'Choose the box for what will be left of the dish {next}.', minutes: 2 },
          challenge: { text: 'Close one box, turn it over, and press.', seconds: 15 },
        },
        {
          step: { text: 'Put boxes and lids into one drawer, side by side.', minutes: 1 },
          challenge: { text: 'Take one thing out of the kitchen drawer that you never use.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Smell the spices, and throw away those that smell of nothing.',
      short: 'Smell the kitchen spices. Throw out the flat ones.',
      pairs: [
        {
          step: { text: 'Write the ones to replace on your shopping list.', minutes: 1 },
          challenge: { text: 'Rub one leaf or seed between two fingers, and taste it.', seconds: 15 },
        },
        {
          step: { text: 'Put those that you use most beside the stove, within reach.', minutes: 2 },
          challenge: { text: 'Choose the spice that comes into the dish {next}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Cooking is half washing up. Check whether the sink and the rack are free before you cook {next}.',
      short: 'Free the sink and the rack for cooking.',
      pairs: [
        {
          step: { text: 'Put away what is dry, and wipe the sink.', minutes: 2 },
          challenge: { text: 'Hang a fresh towel within reach of the stove.', seconds: 15 },
        },
        {
          step: { text: 'Choose the bowl for peels and scraps.', minutes: 1 },
          challenge: { text: 'Name the pan that you would rather not wash, and leave it on its hook.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A dish tastes of what you grew up with. Write down one that you would like to cook as somebody else did.',
      short: 'Write down one dish as somebody cooked it.',
      pairs: [
        {
          step: { text: 'Ask a relative or a friend how it was made.', minutes: 2 },
          challenge: { text: 'Say what the kitchen smelled of then.', seconds: 15 },
        },
        {
          step: { text: 'Write below it which part you do not know.', minutes: 1 },
          challenge: { text: 'Close your eyes, and remember who sat at the table.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A stove has its own habits. Write down which burner is too hot and which is slow.',
      short: 'Write down which burner is hot or slow.',
      pairs: [
        {
          step: { text: 'Wipe the burners, and the knobs as well.', minutes: 2 },
          challenge: { text: 'Turn one knob with the stove off, and feel where it is low.', seconds: 15 },
        },
        {
          step: { text: 'Tape the note inside a cabinet door.', minutes: 1 },
          challenge: { text: 'Choose the burner for the pot that you use {next}.', seconds: 30 },
        },
      ],
    },
  ],
  eve: cookEveMoves,
}
