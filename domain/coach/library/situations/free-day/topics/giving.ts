import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { withLeisure } from '#domain/coach/library/situations/free-day/with-leisure.ts'

/** Texts of a day before a day of giving (TEXT-30). */
export const givingFreeTexts: FreeDayTexts = withLeisure(
  {
    details: {
      any: [
        {
          text: 'It is easier to give when you know what for. Write down which cause comes first on {weekday}.',
          short: 'Write down the cause for {weekday}.',
          about: 'choose',
        },
        {
          text: 'Those who collect know what is needed. Look up what one place near you asks for.',
          short: 'Look up what one place near you needs.',
          about: 'need',
        },
        {
          text: 'What you give needs a place to wait. Set out a box or an envelope with a name on it.',
          short: 'Set out a box for giving. Name on it.',
          about: 'box',
        },
        {
          text: 'A gift that you can afford is a good one. Write down what you can give without missing it.',
          short: 'Write down what you can give without missing it.',
          about: 'amount',
        },
        {
          text: 'Places that take gifts have their hours. Look up when yours is open on {weekday}.',
          short: 'Look up who takes gifts on {weekday}.',
          about: 'hours',
        },
        {
          text: 'Some needs are next door. Write down one person to whom a little would mean something.',
          short: 'Write down one person near you in need.',
          about: 'person',
        },
        {
          text: 'Something of yours is good and unused. Find it, and see whether it is clean and whole.',
          short: 'Find one good thing you no longer use.',
          about: 'thing',
        },
        {
          text: 'You can give an hour in place of money. Write down which one of your week that could be.',
          short: 'Write down which hour you could give.',
          about: 'time',
        },
      ],
      eve: [
        {
          text: 'Put what you will give tomorrow by the door.',
          short: 'Put tomorrow’s gift by the door.',
          about: 'bag',
        },
        {
          text: 'Write one line to go with what you give tomorrow, or decide to give it without one.',
          short: 'One line for tomorrow’s gift, or none.',
          about: 'card',
        },
        {
          text: 'Decide how the gift gets there tomorrow: by you, by mail, or by somebody who goes that way.',
          short: 'Decide how tomorrow’s gift gets there.',
          about: 'way',
        },
      ],
    },
    steps: {
      any: [
        { text: 'Write down the cause that you would give to first, and why.', minutes: 2, about: 'choose' },
        { text: 'Look up what one place near you needs most.', minutes: 2, about: 'need' },
        { text: 'Set out a box or an envelope for what you give.', minutes: 1, about: 'box' },
        { text: 'Write down what you can give without missing it.', minutes: 2, about: 'amount' },
        { text: 'Look up when the place that takes your gift is open.', minutes: 2, about: 'hours' },
        { text: 'Write down one person near you to whom a little would matter.', minutes: 2, about: 'person' },
        { text: 'Find one good thing that you no longer use, and wipe it.', minutes: 3, about: 'thing' },
        { text: 'Ask somebody to whom they give, and how they chose.', minutes: 2, about: 'share' },
      ],
      eve: [
        { text: 'Put what you will give by the door.', minutes: 1, about: 'bag' },
        { text: 'Write one line to go with your gift.', minutes: 2, about: 'card' },
        { text: 'Write down how the gift gets there.', minutes: 2, about: 'way' },
      ],
    },
    challenges: {
      any: [
        { text: 'Say the name of the place or the person that you give to.', seconds: 15, about: 'words' },
        { text: 'Pick up one thing, and ask yourself who could use it.', seconds: 45, about: 'thing' },
        { text: 'Name somebody who once gave you something that you needed.', seconds: 30, about: 'thanks' },
        { text: 'Write a name on the box for what you give.', seconds: 15, about: 'box' },
        { text: 'Put one coin where it waits for somebody else.', seconds: 30, about: 'coin' },
        { text: 'Give somebody your full attention for as long as they speak.', seconds: 30, about: 'smile' },
        { text: 'Say in one sentence why you give.', seconds: 60, about: 'why' },
        { text: 'Find the place that you give to on a map.', seconds: 30, about: 'place' },
      ],
      eve: [
        { text: 'Check that the gift is by the door.', seconds: 15, about: 'bag' },
        { text: 'Read your line once, and leave it.', seconds: 30, about: 'card' },
        { text: 'Say out loud what you will say when you hand it over.', seconds: 15, about: 'words' },
      ],
    },
  },
  {
    details: [
      {
        text: 'You have given something that was welcome. Write down what it was, and what you remember of it.',
        short: 'Write down one gift of yours that was welcome.',
        about: 'memory',
      },
      {
        text: 'You have been given things, too. Write down one, and who it came from.',
        short: 'Write down one gift you got. From whom?',
        about: 'receive',
      },
      {
        text: 'People give without a word about it. Notice one who does: a seat, a door, or their time.',
        short: 'Notice one person who gives without a word.',
        about: 'notice',
      },
      {
        text: 'A gift need not be told. Think of one that nobody knows of, and leave it so.',
        short: 'Think of one quiet gift. Leave it quiet.',
        about: 'quiet',
      },
    ],
    steps: [],
  },
)
