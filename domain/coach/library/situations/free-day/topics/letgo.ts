import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { withLeisure } from '#domain/coach/library/situations/free-day/with-leisure.ts'

/** Texts of a day before a day of letting go of somebody (TEXT-30). */
export const letgoFreeTexts: FreeDayTexts = withLeisure(
  {
    details: {
      any: [
        {
          text: 'Some places still belong to you both. Choose another way or another seat for {weekday}.',
          short: 'Choose another way or seat for {weekday}.',
          about: 'place',
        },
        {
          text: 'Their name may still be at the top of your phone. Move the chat where you do not see it.',
          short: 'Move their chat out of sight. No reading.',
          about: 'phone',
        },
        {
          text: 'Their things speak when you pass them. Put one into a box, and the box on a high shelf.',
          short: 'One of their things into a box. High shelf.',
          about: 'box',
        },
        {
          text: 'The hour when they used to call can be long. Write down who or what could be in it.',
          short: 'Write down what fills the hour of their call.',
          about: 'evening',
        },
        {
          text: 'Somebody will ask how it is going. Write down one sentence that is true and ends the topic.',
          short: 'Write one true sentence that ends the topic.',
          about: 'answer',
        },
        {
          text: 'Songs bring people back. Put together a few from the years before them.',
          short: 'Choose songs from before you knew them.',
          about: 'song',
        },
        {
          text: 'A heavy hour is lighter in company. Ask somebody whether you may call when you miss them.',
          short: 'Ask one person if you may call.',
          about: 'company',
        },
        {
          text: 'You need not know how they are. Mute one place where you would read it.',
          short: 'Mute one place that shows their news.',
          about: 'news',
        },
      ],
      eve: [
        {
          text: 'Waking up can be the hardest. Put something beside the bed that has nothing to do with them.',
          short: 'Put something new beside the bed for tomorrow.',
          about: 'morning',
        },
        {
          text: 'Write down one person you could see or call tomorrow, and for how long.',
          short: 'Write down whom you call tomorrow.',
          about: 'company',
        },
        {
          text: 'If there is something left to say, write it on paper tonight and keep it in a drawer.',
          short: 'Unsaid words: paper, then drawer. Not sent.',
          about: 'letter',
        },
      ],
    },
    steps: {
      any: [
        { text: 'Choose another seat or another way than the one you shared.', minutes: 2, about: 'place' },
        { text: 'Move their chat to where you do not see it.', minutes: 2, about: 'phone' },
        { text: 'Put one thing of theirs into a box, and close it.', minutes: 3, about: 'box' },
        { text: 'Write down one thing that could fill the hour when they used to call.', minutes: 2, about: 'evening' },
        { text: 'Write down one sentence for people who ask about them.', minutes: 2, about: 'answer' },
        { text: 'Put together a few songs that have nothing to do with them.', minutes: 3, about: 'song' },
        { text: 'Ask somebody whether you may call them in a hard hour.', minutes: 2, about: 'company' },
        { text: 'Mute one place that shows you news of them.', minutes: 1, about: 'news' },
      ],
      eve: [
        { text: 'Lay a book or a picture of your own beside the bed.', minutes: 1, about: 'morning' },
        { text: 'Send one line to somebody you could see tomorrow.', minutes: 2, about: 'company' },
        { text: 'Write down what is left to say, and put it in a drawer.', minutes: 4, about: 'letter' },
      ],
    },
    challenges: {
      any: [
        { text: 'Lay a hand on your chest, and breathe out slowly.', seconds: 60, about: 'breath' },
        { text: 'Name three things in this room that are only yours.', seconds: 30, about: 'room' },
        { text: 'Look out of a window until you have seen something new.', seconds: 60, about: 'window' },
        { text: 'Say out loud: I miss them, and I go on.', seconds: 30, about: 'words' },
        { text: 'Put both feet on the floor, and feel the ground.', seconds: 45, about: 'feet' },
        { text: 'Name one person who is glad when you call.', seconds: 30, about: 'friend' },
        { text: 'Wash your face with cool water.', seconds: 45, about: 'face' },
        { text: 'Name one thing that you like to do and that they did not.', seconds: 60, about: 'own' },
      ],
      eve: [
        { text: 'Put the phone away from the bed.', seconds: 15, about: 'bed' },
        { text: 'Send somebody a single line that asks for nothing.', seconds: 30, about: 'friend' },
        { text: 'Choose a lamp that stays on until you are asleep.', seconds: 15, about: 'light' },
      ],
    },
  },
  {
    details: [
      {
        text: 'It was not all bad, and it need not be. Write down one good hour, and fold the paper.',
        short: 'Write down one good hour. Fold the paper.',
        about: 'memory',
      },
      {
        text: 'Some minutes pass without a thought of them. Notice one when it is over.',
        short: 'Notice one minute that passed without them.',
        about: 'notice',
      },
      {
        text: 'Letting go makes tired. Sit down where it is warm, and let nothing be asked of you.',
        short: 'Letting go is tiring. Sit where it is warm.',
        about: 'rest',
      },
      {
        text: 'Somebody near you may have let go of somebody, too. Ask them what they did with the first weeks.',
        short: 'Ask somebody how they let go once.',
        about: 'share',
      },
      {
        text: 'You would be gentle with a friend who misses somebody. Say one such sentence to yourself.',
        short: 'Say one gentle sentence to yourself. Then rest.',
        about: 'kind',
      },
    ],
    steps: [],
  },
)
