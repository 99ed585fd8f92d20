import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the dishes (TEXT-30). */
export const dishesFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A sponge that smells makes every plate smell. Replace it, or rinse it in hot water for {weekday}.',
      short: 'Replace the sponge, or rinse it hot.',
      pairs: [
        {
          step: { text: 'Clean the strainer of the sink with the old sponge.', minutes: 2 },
          challenge: { text: 'Squeeze the sponge out, and set it on its edge.', seconds: 15 },
        },
        {
          step: { text: 'Cut one corner off the old sponge, so that it serves for shoes only.', minutes: 1 },
          challenge: { text: 'Run hot water over your hands, and dry each finger.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Shake the bottle of dish soap. Put it on the list if little is left for the dishes {next}.',
      short: 'Shake the dish soap. Low means on the list.',
      pairs: [
        {
          step: { text: 'Turn the bottle upside down, so that the rest runs to the lid.', minutes: 1 },
          challenge: { text: 'Wipe the ring that it leaves beside the sink.', seconds: 15 },
        },
        {
          step: { text: 'Check whether tabs for the dishwasher are left.', minutes: 2 },
          challenge: { text: 'Set the dish soap and the sponge side by side.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Clean plates need a place to go {next}. Move one rarely used thing to the back of the cabinet.',
      short: 'Move one rare thing to the back. Make room.',
      pairs: [
        {
          step: { text: 'Put what you never use into a bag to give away.', minutes: 2 },
          challenge: { text: 'Straighten one stack of plates in the cabinet.', seconds: 15 },
        },
        {
          step: { text: 'Put the everyday plates within easy reach.', minutes: 1 },
          challenge: { text: 'Open the cabinet, and take out a plate without looking.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Company makes dishes lighter. Ask one person whether you may call while you wash {next}.',
      short: 'Ask one person for a call during the dishes.',
      pairs: [
        {
          step: { text: 'Put their number where you find it with one touch.', minutes: 2 },
          challenge: { text: 'Name one thing that you would like to tell them.', seconds: 15 },
        },
        {
          step: { text: 'Write down one thing that you would like to ask them.', minutes: 1 },
          challenge: { text: 'Name the meal that tastes better in a clean kitchen.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A chipped glass cuts somebody sooner or later. Take one out of the cabinet, and throw it away.',
      short: 'Take one chipped glass out. Throw it away.',
      pairs: [
        {
          step: { text: 'Wrap it in paper, so that nobody cuts a hand on it.', minutes: 1 },
          challenge: { text: 'Run a dry finger around the rim of your favorite cup.', seconds: 15 },
        },
        {
          step: { text: 'Look through the other glasses against the light.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the dishes by heart: {plan}',
            twin: 'Say in which sequence you wash: glasses, plates, pans.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Choose an album or a podcast for the sink, and save it where you find it {next}.',
      short: 'Choose an album or podcast for the sink.',
      pairs: [
        {
          step: { text: 'Find a dry place near the sink for the speaker or the phone.', minutes: 2 },
          challenge: { text: 'Listen to the first song with your hands in your lap.', seconds: 45 },
        },
        {
          step: { text: 'Put a second album below it, for a larger pile.', minutes: 1 },
          challenge: { text: 'Tap its beat with a spoon.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Fewer cups in use are fewer cups to wash. Choose one that is yours until {weekday}.',
      short: 'Choose one cup as yours until {weekday}.',
      pairs: [
        {
          step: { text: 'Put the other cups to the back of the shelf.', minutes: 2 },
          challenge: { text: 'Wash that one cup, and set it apart.', seconds: 15 },
        },
        {
          step: {
            text: 'Write one way around this for the dishes: {obstacle}.',
            twin: 'Write down which dish you put off most, and what would help.',
            minutes: 2,
          },
          challenge: {
            text: 'Read your reason once, with that cup in your hand: {why}.',
            twin: 'Say who gave you this cup, or where it comes from.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Let the dishes be today, and eat something that needs no pan.',
      short: 'Let the dishes be. Eat without a pan.',
      pairs: [
        {
          step: { text: 'Run cold water over what would stick, and leave it there.', minutes: 1 },
          challenge: { text: 'Sit down after the meal, and stay at the table.', seconds: 60 },
        },
        {
          step: { text: 'Write down the meals that need no pan, for other such days.', minutes: 2 },
          challenge: { text: 'Turn your back to the sink, and name what tasted good.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Pots with burned bottoms are put off longest. Look at yours, and choose the one that gets a soak {next}.',
      short: 'Choose the burned pot that gets a soak.',
      pairs: [
        {
          step: { text: 'Put baking soda or soap beside it.', minutes: 1 },
          challenge: { text: 'Scrape at one spot with a wooden spoon, and see whether it gives.', seconds: 15 },
        },
        {
          step: { text: 'Look up how others clean that kind of pot.', minutes: 2 },
          challenge: { text: 'Say what was burned in it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You stand at the sink for a good while. Find a mat or shoes that make it easier on your feet.',
      short: 'Find shoes or a mat for the sink.',
      pairs: [
        {
          step: { text: 'Put them where you will stand.', minutes: 1 },
          challenge: { text: 'Shift your weight from one foot to the other.', seconds: 30 },
        },
        {
          step: { text: 'Check whether the light over the sink is bright enough.', minutes: 2 },
          challenge: { text: 'Stand there, and let your shoulders drop.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Water spots come from drying in the air. Find a cloth that is only for glasses, and hang it by itself.',
      short: 'Find a cloth that is only for glasses.',
      pairs: [
        {
          step: { text: 'Mark it, so that it never wipes a pan.', minutes: 1 },
          challenge: { text: 'Hold one glass against the light.', seconds: 15 },
        },
        {
          step: { text: 'Polish the two glasses that you like best.', minutes: 2 },
          challenge: { text: 'Put them where a guest would see them.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put away what is dry in the rack or the dishwasher, and tomorrow’s dishes have a place.',
      short: 'Empty the rack for tomorrow’s dishes.',
      pairs: [
        {
          step: { text: 'Wipe the rack or the edge of the dishwasher.', minutes: 1 },
          challenge: { text: 'Clear a small piece of counter beside the sink.', seconds: 15 },
        },
        {
          step: { text: 'Make room in the cabinet for one more stack.', minutes: 2 },
          challenge: { text: 'Dry the last spoon by hand.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Fill the pan that sticks with warm water, and let it soak until tomorrow.',
      short: 'Soak the pan that sticks in warm water.',
      pairs: [
        {
          step: { text: 'Add a drop of soap, and put the lid on.', minutes: 1 },
          challenge: { text: 'Rinse the sponge, and leave it beside the pan.', seconds: 15 },
        },
        {
          step: { text: 'Scrape what is loose into the trash first.', minutes: 2 },
          challenge: { text: 'Look at the clock, and let the water do it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Hang up a dry dish towel for tomorrow, and drop the damp one into the wash.',
      short: 'Hang up a dry dish towel for tomorrow.',
      pairs: [
        {
          step: { text: 'Put a second one beside it for the glasses.', minutes: 1 },
          challenge: { text: 'Touch the towel with wet fingers, and see whether it soaks up the water.', seconds: 15 },
        },
        {
          step: { text: 'Rinse the sponge in hot water, and squeeze it.', minutes: 2 },
          challenge: { text: 'Fold the towel once lengthwise, and hang it straight.', seconds: 15 },
        },
      ],
    },
  ],
}
