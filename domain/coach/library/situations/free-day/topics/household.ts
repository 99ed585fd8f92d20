import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before housework (TEXT-30). */
export const householdFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'See which cleaner is nearly empty, and put it on your list for the store.',
      short: 'Check the cleaners. Put the empty one on the list.',
      pairs: [
        {
          step: { text: 'Note its kind and size beside it on the list.', minutes: 1 },
          challenge: { text: 'Lift each bottle once, and stop at the lightest.', seconds: 15 },
        },
        {
          step: { text: 'Throw out one cleaner that you never use, as its label says.', minutes: 2 },
          challenge: { text: 'Wipe the bottom of the bottles, and the shelf below.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Dirty cloths only move the dust. Wash the ones you use, and hang them up to dry.',
      short: 'Wash the cleaning cloths. Hang them to dry.',
      pairs: [
        {
          step: { text: 'Write on one cloth, or by its color, what it is for: glass, floor, or sink.', minutes: 1 },
          challenge: { text: 'Fold one dry cloth into four, so that it has eight clean sides.', seconds: 15 },
        },
        {
          step: { text: 'Sort out what is torn, and cut one old shirt into cloths.', minutes: 2 },
          challenge: { text: 'Hold a cloth against the light, and see where it is thin.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody on the phone makes cleaning lighter. Ask one person whether you may call {next}.',
      short: 'Ask one person for a call while you clean.',
      pairs: [
        {
          step: {
            text: 'Ask that person for an idea about this: {obstacle}.',
            twin: 'Ask which chore that person puts off most.',
            minutes: 2,
          },
          challenge: { text: 'Say which room you would gladly do first.', seconds: 15 },
        },
        {
          step: { text: 'Choose the room that you will clean during the call.', minutes: 1 },
          challenge: { text: 'Look at one room from the doorway, as a guest would.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A visible corner keeps you going. Choose the room where you begin to clean {next}.',
      short: 'Choose the room where you start to clean {next}.',
      pairs: [
        {
          step: { text: 'Carry one thing out of that room that belongs elsewhere.', minutes: 2 },
          challenge: { text: 'Name the one surface that you will clean first.', seconds: 30 },
        },
        {
          step: { text: 'Put what you need there in a bucket beside the door.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the room by heart: {plan}',
            twin: 'Say in which order you go through the room.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'A full bag makes the vacuum loud and useless. Empty it, and pull the hair from the brush.',
      short: 'Empty the vacuum. Pull the hair from its brush.',
      pairs: [
        {
          step: { text: 'Write new bags on the list if few are left.', minutes: 1 },
          challenge: { text: 'Turn the brush with your finger, and feel whether it spins.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the dust out of the slits with a dry cloth.', minutes: 2 },
          challenge: { text: 'Unwind the cord, and wind it up without a knot.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Things on the floor take the time, not the floor. Put a basket where you can drop them.',
      short: 'Put a basket on the floor. Stray things go in.',
      pairs: [
        {
          step: { text: 'Write on the basket when you will empty it.', minutes: 1 },
          challenge: { text: 'Drop three things into it on your way through the room.', seconds: 15 },
        },
        {
          step: { text: 'Find a hook or a box for what always lies there.', minutes: 2 },
          challenge: { text: 'Sit on the floor, and look under the couch.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Choose an album that is as long as you want to clean. When it ends, you stop.',
      short: 'Choose one album for the cleaning. It ends, you stop.',
      pairs: [
        {
          step: { text: 'Save the album where one touch starts it.', minutes: 1 },
          challenge: { text: 'Listen to its first song, and do nothing else.', seconds: 45 },
        },
        {
          step: { text: 'Write down which room belongs to which song.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look around the room: {why}.',
            twin: 'Name the place in your home that you like to look at when it is clean.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Leave the dust alone today, and sit in the room that is already tidy.',
      short: 'Leave the dust. Sit in the tidy room.',
      pairs: [
        {
          step: { text: 'Put a cup or a book beside your seat there.', minutes: 1 },
          challenge: { text: 'Sit back, and look at what is already done.', seconds: 60 },
        },
        {
          step: { text: 'Open a window in that room, and leave the rest as it is.', minutes: 2 },
          challenge: { text: 'Listen to what comes in from outside.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Windows make a room look darker than it is. Look at one against the light, and find its worst spot.',
      short: 'Look at one window against the light.',
      pairs: [
        {
          step: { text: 'Find a cloth that leaves no lint, and put it on the sill.', minutes: 2 },
          challenge: { text: 'Breathe on the glass, and wipe the spot.', seconds: 15 },
        },
        {
          step: { text: 'Clear the sill, so that the window can open.', minutes: 1 },
          challenge: { text: 'Open it, and look at the farthest thing out there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some chores are only hard because of one tool. Write down which one you dislike, and what would make it easier.',
      short: 'Write down the cleaning tool you dislike.',
      pairs: [
        {
          step: { text: 'Check whether something you own does the same job.', minutes: 2 },
          challenge: { text: 'Hold the tool, and say what is wrong with it.', seconds: 15 },
        },
        {
          step: { text: 'Write a better one on the list, or ask who can lend one.', minutes: 1 },
          challenge: { text: 'Put the tool that you like best in front.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You need not do every room. Write down which one can wait a week, and close its door.',
      short: 'Choose one room that can wait. Close its door.',
      pairs: [
        {
          step: { text: 'Take the one thing that you will need out of that room.', minutes: 1 },
          challenge: { text: 'Stand before the closed door, and leave it closed.', seconds: 15 },
        },
        {
          step: { text: 'Choose what you do with the time that this leaves.', minutes: 2 },
          challenge: { text: 'Sit down in the room that you like best.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put the bucket and the cloths into the first room for tomorrow.',
      short: 'Bucket and cloths into the first room.',
      pairs: [
        {
          step: { text: 'Put a fresh trash bag beside them.', minutes: 1 },
          challenge: { text: 'Move one chair that would be in the way of the vacuum.', seconds: 15 },
        },
        {
          step: { text: 'Pick up three things from the floor of that room.', minutes: 2 },
          challenge: { text: 'Look at the room, and point to the first corner.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Check that the cleaning cloths are dry, and fold them beside the sink.',
      short: 'Are the cleaning cloths dry? Fold them.',
      pairs: [
        {
          step: { text: 'Lay the gloves on top of them.', minutes: 1 },
          challenge: { text: 'Turn the gloves right side out, finger by finger.', seconds: 15 },
        },
        {
          step: { text: 'Put the cleaner that you need with them.', minutes: 2 },
          challenge: { text: 'Sort out one cloth that has had its day.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Fill the pan that will not come clean with warm water, and let it soak until tomorrow.',
      short: 'Soak the hard pan in warm water.',
      pairs: [
        {
          step: { text: 'Hang a fresh towel beside the sink.', minutes: 1 },
          challenge: { text: 'Look once more at the water in the pan, and leave it.', seconds: 15 },
        },
        {
          step: { text: 'Put the dishes that are clean into the cabinet.', minutes: 2 },
          challenge: { text: 'Wipe the faucet until you see your face in it.', seconds: 15 },
        },
      ],
    },
  ],
}
