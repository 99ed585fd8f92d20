import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a day of less waste (TEXT-30). */
export const wasteFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Bags only help when they are at hand. Put one into each coat or bag that you go out with.',
      short: 'One shopping bag into each coat. No plastic.',
      pairs: [
        {
          step: { text: 'Fold one so small that it fits into a fist.', minutes: 1 },
          challenge: { text: 'Say out loud: no bag, thank you.', seconds: 15 },
        },
        {
          step: { text: 'Look through drawers for bags that you have already.', minutes: 2 },
          challenge: { text: 'Look into each coat pocket, and leave one bag there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Most waste begins at the store. Write down what is already at home before you plan for {weekday}.',
      short: 'Write down what is at home before {weekday}.',
      pairs: [
        {
          step: { text: 'Move what has to be used first to the front.', minutes: 2 },
          challenge: { text: 'Name one thing that you had wanted to buy and own already.', seconds: 15 },
        },
        {
          step: { text: 'Put the list into the bag for the store.', minutes: 1 },
          challenge: { text: 'Name the best meal that you could make from it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You have kept something out of the trash before. Write down what it was, and what became of it.',
      short: 'What did you keep from the trash? Write it down.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write below it what else could be kept like that.', minutes: 1 },
          challenge: { text: 'Look at that thing, or say where it is.', seconds: 15 },
        },
        {
          step: { text: 'Show it to somebody, or tell them about it.', minutes: 2 },
          challenge: { text: 'Find one wrapping that can be used again.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Empty jars are good containers. Rinse one, and put it with the bag for {weekday}.',
      short: 'Rinse one jar. Put it with the shopping bag.',
      pairs: [
        {
          step: { text: 'Find its lid, and put it beside the jar.', minutes: 1 },
          challenge: { text: 'Hold the jar to the light, and check that it is clean.', seconds: 15 },
        },
        {
          step: { text: 'Soak off the label, or write your own.', minutes: 2 },
          challenge: { text: 'Say what you could buy in it {next}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A trash can tells what you buy too much of. Look into yours, and write down what is on top.',
      short: 'Look into the trash. Write down what is on top.',
      pairs: [
        {
          step: { text: 'Write beside it where this comes from, and what would replace it.', minutes: 2 },
          challenge: { text: 'Say which part of it was packaging.', seconds: 15 },
        },
        {
          step: { text: 'Put a second container beside the can, for what can be recycled.', minutes: 1 },
          challenge: { text: 'Name the last thing that went into your trash, and where it came from.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some people around you waste little without a word. Notice how one of them does it.',
      short: 'Notice somebody who wastes little. How?',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down what you could copy from it.', minutes: 1 },
          challenge: { text: 'Say their name, and what they do.', seconds: 15 },
        },
        {
          step: { text: 'Ask that person how it began.', minutes: 2 },
          challenge: { text: 'Look around you for one more thing that is used twice.', seconds: 30 },
        },
      ],
    },
    {
      text: 'One thing at home can be fixed and not thrown out. Find it, and lay it beside a needle or some glue.',
      short: 'Find one thing to fix. Glue or needle beside it.',
      pairs: [
        {
          step: { text: 'Look up in a short video how it is fixed.', minutes: 2 },
          challenge: { text: 'Hold the broken place together with two fingers.', seconds: 15 },
        },
        {
          step: { text: 'Write on a slip what it needs: thread, glue, or a screw.', minutes: 1 },
          challenge: { text: 'Find this part in a drawer, or write it down to get.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A store near you may sell things without packaging. Look up where, and when it opens on {weekday}.',
      short: 'Look up a store without packaging for {weekday}.',
      pairs: [
        {
          step: { text: 'Write the hours on the jar or the bag that you would take there.', minutes: 1 },
          challenge: { text: 'Say how you would ask to use your own container.', seconds: 15 },
        },
        {
          step: { text: 'Write down three things that you would buy there.', minutes: 2 },
          challenge: { text: 'Find a container at home for one of them.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Less waste is easier in company. Tell one person what you do about it.',
      short: 'Tell somebody what you do about waste.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Agree on one thing that you both do in the same way.', minutes: 2 },
          challenge: { text: 'Say why it matters to you, in one sentence.', seconds: 15 },
        },
        {
          step: { text: 'Put a slip on the trash can with what belongs in it.', minutes: 1 },
          challenge: { text: 'Check whether a faucet drips or a light burns for nobody.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What you do not need, somebody may. Put one such thing into a bag with a name on it.',
      short: 'Bag one thing you do not need. Name on it.',
      pairs: [
        {
          step: { text: 'Write to that person, and ask whether they would like it.', minutes: 1 },
          challenge: { text: 'Say when you used the thing.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the thing, and check whether all parts are there.', minutes: 2 },
          challenge: { text: 'Name one thing that you could get from somebody in the same way.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What has no date is soon thrown out. Put tape and a pen beside the containers.',
      short: 'Tape and pen beside the containers. For dates.',
      pairs: [
        {
          step: { text: 'Write a date on one container.', minutes: 1 },
          challenge: { text: 'Open the fridge, and find what has no date.', seconds: 15 },
        },
        {
          step: { text: 'Put what is oldest at eye level.', minutes: 2 },
          challenge: { text: 'Put a used sheet beside the phone for notes.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Something you own has lasted for years. Look at it for a minute, and at how it is made.',
      short: 'Look at one old thing that lasted.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Do one small thing for it: wipe, oil, or tighten.', minutes: 2 },
          challenge: { text: 'Say how old it is, or where you got it.', seconds: 15 },
        },
        {
          step: { text: 'Write down what it has gone through with you.', minutes: 1 },
          challenge: { text: 'Name one place that you would like to stay clean.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put the bag and a container by the door for tomorrow.',
      short: 'Bag and container by the door for tomorrow.',
      pairs: [
        {
          step: { text: 'Put a jar or a box into the bag.', minutes: 1 },
          challenge: { text: 'Check that the bag is where you leave the house.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you will buy, so that nothing more comes in.', minutes: 2 },
          challenge: { text: 'Say the sentence: I have my own bag.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look for what would not keep until after tomorrow, and move it to the front.',
      short: 'Move what will not keep to the front.',
      pairs: [
        {
          step: { text: 'Decide which meal it goes into, and what else that needs.', minutes: 1 },
          challenge: { text: 'Read the date on the oldest package.', seconds: 15 },
        },
        {
          step: { text: 'Pack one part of it to take along tomorrow.', minutes: 2 },
          challenge: { text: 'Smell it, and trust your nose more than the label.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Fill a bottle or set out a cup, so that you need no paper one tomorrow.',
      short: 'Bottle or cup set out. No paper one tomorrow.',
      pairs: [
        {
          step: { text: 'Put a spoon or a fork with it.', minutes: 1 },
          challenge: { text: 'Put the cup beside the keys.', seconds: 15 },
        },
        {
          step: { text: 'Rinse it, and look for a lid that holds.', minutes: 2 },
          challenge: { text: 'Turn it over once, and see whether it drips.', seconds: 15 },
        },
      ],
    },
  ],
}
