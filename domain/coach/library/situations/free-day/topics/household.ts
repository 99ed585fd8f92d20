import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before housework (TEXT-30). */
export const householdFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Look which cleaner is nearly empty, and put it on your list for the store.',
        short: 'Check the cleaners. Put the empty one on the list.',
        about: 'supplies',
      },
      {
        text: 'Dirty cloths only move the dust. Wash the ones you use, and hang them up to dry.',
        short: 'Wash the cleaning cloths. Hang them to dry.',
        about: 'cloths',
      },
      {
        text: 'Somebody at home may have a free hand. Ask who takes which room {next}.',
        short: 'Ask at home who cleans which room {next}.',
        about: 'share',
      },
      {
        text: 'A visible corner keeps you going. Choose the room where you begin to clean {next}.',
        short: 'Choose the room where you start to clean {next}.',
        about: 'first',
      },
      {
        text: 'A full bag makes the vacuum loud and useless. Empty it, and pull the hair from the brush.',
        short: 'Empty the vacuum. Pull the hair from its brush.',
        about: 'vacuum',
      },
      {
        text: 'Things on the floor take the time, not the floor. Put a basket where you can drop them.',
        short: 'Put a basket on the floor. Stray things go in.',
        about: 'floor',
      },
      {
        text: 'Choose an album that is as long as you want to clean. When it ends, you stop.',
        short: 'Choose one album for the cleaning. It ends, you stop.',
        about: 'music',
      },
      {
        text: 'Leave the dust alone today, and sit in the room that is already tidy.',
        short: 'Leave the dust. Sit in the tidy room.',
        about: 'rest',
      },
    ],
    eve: [
      {
        text: 'Put the bucket and the cloths into the first room for tomorrow.',
        short: 'Bucket and cloths into the first room.',
        about: 'bucket',
      },
      {
        text: 'Check that the cleaning cloths are dry, and fold them beside the sink.',
        short: 'Are the cleaning cloths dry? Fold them.',
        about: 'dry',
      },
      {
        text: 'Fill the pan that will not come clean with warm water, and let it soak until tomorrow.',
        short: 'Soak the hard pan in warm water.',
        about: 'soak',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write the emptiest cleaner on the list for the store.', minutes: 2, about: 'supplies' },
      { text: 'Put the cleaning cloths into the wash.', minutes: 2, about: 'cloths' },
      { text: 'Ask at home who takes which room {next}.', minutes: 2, about: 'share' },
      { text: 'Empty the vacuum, and clean its brush.', minutes: 3, about: 'vacuum' },
      {
        text: 'Ask at home what you could do together about this: {obstacle}.',
        twin: 'Ask at home which corner disturbs them most.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Put a basket where stray things from the floor can go.', minutes: 2, about: 'basket' },
      { text: 'Choose an album that is as long as you want to clean.', minutes: 2, about: 'music' },
      { text: 'Pull the hair or the crumbs out of one drain, and rinse the sink.', minutes: 2, about: 'drain' },
    ],
    eve: [
      { text: 'Put bucket and cloths into the first room.', minutes: 1, about: 'bucket' },
      { text: 'Fill the dirty pan with warm water.', minutes: 2, about: 'soak' },
      { text: 'Hang a fresh towel beside the sink.', minutes: 1, about: 'towel' },
    ],
  },
  challenges: {
    any: [
      { text: 'Look at one room from the doorway: which corner stands out?', seconds: 30, about: 'corner' },
      { text: 'Name the one surface with which you begin to clean.', seconds: 15, about: 'plan' },
      {
        text: 'Say your plan for the room by heart: {plan}',
        twin: 'Say in which order you go through the room.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look around the room: {why}.',
        twin: 'Name the place in your home that you like to look at when it is clean.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Take one thing out of a drawer that belongs in the trash.', seconds: 45, about: 'drawer' },
      { text: 'Squeeze the kitchen sponge: does it need replacing?', seconds: 30, about: 'sponge' },
    ],
    eve: [
      { text: 'Lay the gloves beside the sink.', seconds: 15, about: 'gloves' },
      { text: 'Move one chair that would be in the way of the vacuum.', seconds: 30, about: 'path' },
      { text: 'Put a fresh trash bag beside the bucket.', seconds: 15, about: 'bag' },
    ],
  },
}
