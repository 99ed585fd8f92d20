import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { withLeisure } from '#domain/coach/library/situations/free-day/with-leisure.ts'

/** Texts of a day before a day of kind words to oneself (TEXT-30). */
export const selfworthFreeTexts: FreeDayTexts = withLeisure(
  {
    details: {
      any: [
        {
          text: 'Hard words about yourself come in a hurry. Write down one that comes often, and what a friend would say.',
          short: 'Hard word, left. A friend’s word, right.',
          about: 'list',
        },
        {
          text: 'A mirror gets the sharpest comments. Put a slip beside yours with one plain fact about you.',
          short: 'Slip beside the mirror. One plain fact on it.',
          about: 'mirror',
        },
        {
          text: 'Praise is soon forgotten. Look for one kind message that you got, and save it.',
          short: 'Find one kind message. Save it.',
          about: 'praise',
        },
        {
          text: 'Small things well done leave no trace. Set out a jar or an envelope for slips about yours.',
          short: 'Set out a jar for things well done.',
          about: 'jar',
        },
        {
          text: 'It helps to have the words before the hour comes. Write down how you will speak to yourself on {weekday}.',
          short: 'Write down your tone for {weekday}. One sentence.',
          about: 'words',
        },
        {
          text: 'Some people make you smaller, and some do not. Write down one of the second kind.',
          short: 'Write down who does not make you small.',
          about: 'people',
        },
        {
          text: 'Other lives look better on a screen. Mute one account that makes you feel less.',
          short: 'Mute one account that makes you feel less.',
          about: 'compare',
        },
        {
          text: 'You can do things that you no longer count. Write down one that others ask you for.',
          short: 'Write down one thing that others ask of you.',
          about: 'strength',
        },
      ],
      eve: [
        {
          text: 'Write one fair sentence about yourself, and lay it where you wake up.',
          short: 'One fair sentence beside the bed. Read at waking.',
          about: 'slip',
        },
        {
          text: 'Lay out something for tomorrow in which you feel like yourself.',
          short: 'Lay out clothes in which you feel yourself.',
          about: 'clothes',
        },
        {
          text: 'Write down one thing you did well in these days, however small it was.',
          short: 'Write down one thing that went well.',
          about: 'day',
        },
      ],
    },
    steps: {
      any: [
        { text: 'Write down a hard word about yourself, and a fair one beside it.', minutes: 2, about: 'list' },
        { text: 'Stick a slip with one plain fact about you beside the mirror.', minutes: 1, about: 'mirror' },
        { text: 'Find one kind message to you, and save it.', minutes: 2, about: 'praise' },
        { text: 'Write one thing that you did well on a slip, and put it into a jar.', minutes: 2, about: 'jar' },
        { text: 'Write down one sentence that you would say to a friend in your place.', minutes: 2, about: 'words' },
        { text: 'Write down one person with whom you feel at ease.', minutes: 1, about: 'people' },
        { text: 'Mute one account that makes you feel less.', minutes: 1, about: 'compare' },
        { text: 'Write down one thing that others ask you for.', minutes: 2, about: 'strength' },
      ],
      eve: [
        { text: 'Lay one fair sentence about yourself beside the bed.', minutes: 1, about: 'slip' },
        { text: 'Lay out clothes in which you feel like yourself.', minutes: 2, about: 'clothes' },
        { text: 'Write down one small thing that you did well.', minutes: 2, about: 'day' },
      ],
    },
    challenges: {
      any: [
        { text: 'Say your own name in a friendly voice.', seconds: 15, about: 'name' },
        { text: 'Lay one hand on the other arm, and breathe out.', seconds: 45, about: 'hand' },
        { text: 'Look into a mirror, and name one thing without judging it.', seconds: 30, about: 'face' },
        { text: 'Say “thank you” out loud, as an answer to praise.', seconds: 30, about: 'thanks' },
        { text: 'Sit or stand as if nobody had anything to object to.', seconds: 30, about: 'stand' },
        { text: 'Name one thing that you finished this week.', seconds: 30, about: 'fact' },
        { text: 'Say one sentence of yours without the word “sorry.”', seconds: 30, about: 'sorry' },
        { text: 'Look at a photo of yourself as a child, and say hello.', seconds: 60, about: 'photo' },
      ],
      eve: [
        { text: 'Read your fair sentence once.', seconds: 15, about: 'slip' },
        { text: 'Say out loud how you want to speak to yourself.', seconds: 30, about: 'voice' },
        { text: 'Turn off the light, and name one thing that was all right.', seconds: 15, about: 'light' },
      ],
    },
  },
  {
    details: [
      {
        text: 'Somebody once said something good about you that stayed. Write it down, with who said it.',
        short: 'Write down one good word about you. From whom?',
        about: 'memory',
      },
      {
        text: 'You need not earn a pause. Take one, and do nothing useful in it.',
        short: 'Take a pause. You need not earn it.',
        about: 'rest',
      },
      {
        text: 'The tone in which you speak to yourself changes. Notice it once, and leave it as it is.',
        short: 'Notice your inner tone. Leave it so.',
        about: 'notice',
      },
      {
        text: 'A kind word is easier to give than to take. Give one to somebody, and hear how it sounds.',
        short: 'Give somebody one kind word. Hear it.',
        about: 'share',
      },
      {
        text: 'Your hands have done a good deal for you. Look at them for a minute without finding fault.',
        short: 'Look at your hands. No fault finding.',
        about: 'body',
      },
    ],
    steps: [],
  },
)
