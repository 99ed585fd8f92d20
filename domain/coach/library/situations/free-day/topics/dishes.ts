import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the dishes (TEXT-30). */
export const dishesFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A sponge that smells makes every plate smell. Replace it, or rinse it in hot water for {weekday}.',
        short: 'Replace the sponge, or rinse it hot.',
        about: 'sponge',
      },
      {
        text: 'Shake the bottle of dish soap. Put it on the list if little is left for the dishes {next}.',
        short: 'Shake the dish soap. Low means on the list.',
        about: 'soap',
      },
      {
        text: 'Clean plates need a place to go {next}. Move one rarely used thing to the back of the cabinet.',
        short: 'Move one rare thing to the back. Make room.',
        about: 'room',
      },
      {
        text: 'Somebody at home may like to dry or to put away. Ask who takes the towel {next}.',
        short: 'Ask at home who dries the dishes {next}.',
        about: 'share',
      },
      {
        text: 'A chipped glass cuts somebody sooner or later. Take one out of the cabinet, and throw it away.',
        short: 'Take one chipped glass out. Throw it away.',
        about: 'chip',
      },
      {
        text: 'Choose an album or a podcast for the sink, and save it where you find it {next}.',
        short: 'Choose an album or podcast for the sink.',
        about: 'music',
      },
      {
        text: 'Fewer cups in use are fewer cups to wash. Choose one that is yours until {weekday}.',
        short: 'Choose one cup as yours until {weekday}.',
        about: 'cup',
      },
      {
        text: 'Let the dishes be today, and eat something that needs no pan.',
        short: 'Let the dishes be. Eat without a pan.',
        about: 'rest',
      },
    ],
    eve: [
      {
        text: 'Put away what is dry in the rack or the machine, and tomorrow’s dishes have a place.',
        short: 'Empty the rack for tomorrow’s dishes.',
        about: 'rack',
      },
      {
        text: 'Fill the pan that sticks with warm water, and let it soak until tomorrow.',
        short: 'Soak the pan that sticks in warm water.',
        about: 'soak',
      },
      {
        text: 'Hang up a dry dish towel for tomorrow, and drop the damp one into the wash.',
        short: 'Hang up a dry dish towel for tomorrow.',
        about: 'towel',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Rinse the sponge in hot water, or take out a new one.', minutes: 1, about: 'sponge' },
      { text: 'Write dish soap on the list if the bottle feels light.', minutes: 1, about: 'soap' },
      { text: 'Make room for one stack of plates in the cabinet.', minutes: 3, about: 'room' },
      { text: 'Ask at home who dries the dishes {next}.', minutes: 2, about: 'share' },
      { text: 'Sort out one chipped cup, plate, or glass.', minutes: 2, about: 'chip' },
      {
        text: 'Write one way around this for the dishes: {obstacle}.',
        twin: 'Write down which dish you put off most, and what would help.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Clean the filter of the dishwasher or the strainer of the sink.', minutes: 3, about: 'strainer' },
      { text: 'Save one album or podcast for the next dishes.', minutes: 2, about: 'music' },
    ],
    eve: [
      { text: 'Put away what is dry in the rack or the machine.', minutes: 3, about: 'rack' },
      { text: 'Fill the pan that sticks with warm water and a drop of soap.', minutes: 1, about: 'soak' },
      { text: 'Lay out a dry dish towel.', minutes: 1, about: 'towel' },
    ],
  },
  challenges: {
    any: [
      { text: 'Look into the sink: which dish would you wash first?', seconds: 15, about: 'first' },
      { text: 'Squeeze the sponge: does it need replacing?', seconds: 15, about: 'squeeze' },
      {
        text: 'Say your plan for the dishes by heart: {plan}',
        twin: 'Say in which sequence you wash: glasses, plates, pans.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at the sink: {why}.',
        twin: 'Name the meal that tastes better in a clean kitchen.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Set the dish soap and the sponge side by side.', seconds: 15, about: 'tools' },
      { text: 'Straighten one stack of plates in the cabinet.', seconds: 30, about: 'stack' },
    ],
    eve: [
      { text: 'Clear a hand’s width of counter beside the sink.', seconds: 45, about: 'counter' },
      { text: 'Hang the towel where you can reach it with wet hands.', seconds: 15, about: 'reach' },
      { text: 'Empty the strainer of the sink.', seconds: 30, about: 'drain' },
    ],
  },
}
