import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { withLeisure } from '#domain/coach/library/situations/free-day/with-leisure.ts'

/** Texts of a day before a day of less waste (TEXT-30). */
export const wasteFreeTexts: FreeDayTexts = withLeisure(
  {
    details: {
      any: [
        {
          text: 'Bags only help when they are at hand. Put one into each coat or bag that you go out with.',
          short: 'One shopping bag into each coat. No plastic.',
          about: 'bags',
        },
        {
          text: 'Most waste begins at the store. Write down what is already at home before you plan for {weekday}.',
          short: 'Write down what is at home before {weekday}.',
          about: 'list',
        },
        {
          text: 'Empty jars are good containers. Rinse one, and put it with the bag for {weekday}.',
          short: 'Rinse one jar. Put it with the shopping bag.',
          about: 'jar',
        },
        {
          text: 'A trash can tells what you buy too much of. Look into yours, and write down what is on top.',
          short: 'Look into the trash. Write down what is on top.',
          about: 'bin',
        },
        {
          text: 'One thing at home may be mended and not thrown out. Find it, and lay it beside a needle or some glue.',
          short: 'Find one thing to mend. Glue or needle beside it.',
          about: 'repair',
        },
        {
          text: 'Somewhere near you sells things without packaging. Look up where, and when it opens on {weekday}.',
          short: 'Look up a store without packaging for {weekday}.',
          about: 'place',
        },
        {
          text: 'What you do not need, somebody may. Put one such thing into a bag with a name on it.',
          short: 'Bag one thing you do not need. Name on it.',
          about: 'share',
        },
        {
          text: 'What has no date is soon thrown out. Put tape and a pen beside the containers.',
          short: 'Tape and pen beside the containers. For dates.',
          about: 'label',
        },
      ],
      eve: [
        {
          text: 'Put the bag and a container by the door for tomorrow.',
          short: 'Bag and container by the door for tomorrow.',
          about: 'bag',
        },
        {
          text: 'Look for what would not keep until after tomorrow, and move it to the front.',
          short: 'Move what will not keep to the front.',
          about: 'eat',
        },
        {
          text: 'Fill a bottle or set out a cup, so that you need no paper one tomorrow.',
          short: 'Bottle or cup set out. No paper one tomorrow.',
          about: 'cup',
        },
      ],
    },
    steps: {
      any: [
        { text: 'Put a folded bag into the coat that you wear most.', minutes: 1, about: 'bags' },
        { text: 'Write down what is in the house before anything new is bought.', minutes: 2, about: 'list' },
        { text: 'Rinse one jar, and put its lid beside it.', minutes: 2, about: 'jar' },
        { text: 'Write down what fills your trash most.', minutes: 2, about: 'bin' },
        { text: 'Mend one small thing, or put it where you will.', minutes: 3, about: 'repair' },
        { text: 'Look up one place near you that refills, repairs, or takes things back.', minutes: 2, about: 'place' },
        { text: 'Ask one person whether they need something that you would throw out.', minutes: 2, about: 'share' },
        { text: 'Write a date on one container.', minutes: 1, about: 'label' },
      ],
      eve: [
        { text: 'Put the bag by the door.', minutes: 1, about: 'bag' },
        { text: 'Move what will not keep to the front of the shelf.', minutes: 2, about: 'eat' },
        { text: 'Fill a bottle to take along.', minutes: 1, about: 'cup' },
      ],
    },
    challenges: {
      any: [
        { text: 'Name the last thing that went into your trash, and where it came from.', seconds: 30, about: 'bin' },
        { text: 'Check whether a tap drips or a light burns for nobody.', seconds: 15, about: 'tap' },
        { text: 'Find one wrapping that can be used once more.', seconds: 30, about: 'wrap' },
        { text: 'Say out loud: no bag, thank you.', seconds: 15, about: 'words' },
        {
          text: 'Look at one shelf for something that you own already and wanted to buy.',
          seconds: 30,
          about: 'shelf',
        },
        { text: 'Put a used sheet beside the phone for notes.', seconds: 30, about: 'paper' },
        { text: 'Find a lid for one jar.', seconds: 30, about: 'jar' },
        { text: 'Name one place that you would like to stay clean.', seconds: 60, about: 'why' },
      ],
      eve: [
        { text: 'Check that the bag is where you leave the house.', seconds: 15, about: 'bag' },
        { text: 'Put the cup beside the keys.', seconds: 15, about: 'cup' },
        { text: 'Practice asking: may I use my own container?', seconds: 30, about: 'words' },
      ],
    },
  },
  {
    details: [
      {
        text: 'You have kept something out of the trash before. Write down what it was, and what became of it.',
        short: 'What did you keep from the trash? Write it down.',
        about: 'memory',
      },
      {
        text: 'Some people around you waste little without a word. Notice how one of them does it.',
        short: 'Notice somebody who wastes little. How?',
        about: 'notice',
      },
      {
        text: 'Less waste is easier for a household than for one. Tell somebody at home what you do about it.',
        short: 'Tell somebody at home about less waste.',
        about: 'share',
      },
      {
        text: 'Something you own has lasted for years. Look at it for a minute, and at how it is made.',
        short: 'Look at one old thing that lasted.',
        about: 'enjoy',
      },
    ],
    steps: [],
  },
)
