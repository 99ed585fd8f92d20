import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before time with children (TEXT-30). */
export const childrenFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Children like to decide. Write down a few things that you could do together, and let them choose {next}.',
        short: 'Note some ideas for play. The child chooses one.',
        about: 'choice',
      },
      {
        text: 'Look up whether the playground, the pool, or the museum is open {next}, and what it costs.',
        short: 'Check what is open for the kids {next}.',
        about: 'open',
      },
      {
        text: 'Tape, cardboard, and string are enough for an afternoon of play. Start a box for it.',
        short: 'Start a box for play: tape, cardboard, string.',
        about: 'box',
      },
      {
        text: 'Learn one small trick that children like: a paper plane, a coin trick, or a riddle.',
        short: 'Learn one trick for the kids. A paper plane will do.',
        about: 'learn',
      },
      {
        text: 'Something from work may come along. Choose who gets your answer before your time with the kids {next}.',
        short: 'Answer that message. Then comes time with the kids.',
        about: 'work',
      },
      {
        text: 'Ask a child what they are best at right now. They can teach it to you {next}.',
        short: 'Ask a child what they can teach you.',
        about: 'theirs',
      },
      {
        text: 'Playing outside needs clothes that may get dirty. Look whether boots and trousers of the kids still fit.',
        short: 'Do the kids’ boots still fit? Try them.',
        about: 'clothes',
      },
      {
        text: 'Look for a game with all its pieces. Put the ones that are incomplete aside.',
        short: 'Find a game with all its pieces.',
        about: 'game',
      },
    ],
    eve: [
      {
        text: 'Clear a piece of the floor as big as a blanket for play tomorrow.',
        short: 'Clear the floor for play. As big as a blanket.',
        about: 'place',
      },
      {
        text: 'Choose the high shelf on which your phone lies tomorrow while you play.',
        short: 'Choose a high shelf for the phone. Then play.',
        about: 'phone',
      },
      {
        text: 'Set out plates and fruit for a picnic on the floor with the kids.',
        short: 'Set out plates for a picnic with the kids.',
        about: 'food',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down two ideas from which a child can choose {next}.', minutes: 2, about: 'choice' },
      { text: 'Look up what is open for children {next}.', minutes: 2, about: 'open' },
      { text: 'Fold one paper plane, and see whether it flies, for the kids.', minutes: 3, about: 'learn' },
      { text: 'Put tape, string, and cardboard into a box for play.', minutes: 2, about: 'box' },
      {
        text: 'Write down what the kids could do with you in spite of this: {obstacle}.',
        twin: 'Write down one game that you liked as a child.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Check one game for missing pieces.', minutes: 2, about: 'game' },
      { text: 'Check whether the boots for outside still fit the child.', minutes: 2, about: 'clothes' },
      { text: 'Ask a child what they would like to show you {next}.', minutes: 1, about: 'ask' },
    ],
    eve: [
      { text: 'Clear a piece of the floor for play.', minutes: 2, about: 'place' },
      { text: 'Choose the shelf for your phone while you play.', minutes: 1, about: 'phone' },
      { text: 'Pack a ball and a bottle for the kids.', minutes: 2, about: 'bag' },
    ],
  },
  challenges: {
    any: [
      { text: 'Ask a child one question about something they made.', seconds: 30, about: 'ask' },
      { text: 'Sit where your child usually sits, and look at the room from there.', seconds: 15, about: 'eyes' },
      {
        text: 'Say your plan for the kids by heart: {plan}',
        twin: 'Practice one funny voice for reading to the kids.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Name one thing that a child of yours did this week for the first time.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at one thing that your child made, and find a detail.', seconds: 45, about: 'drawing' },
      { text: 'Think of one riddle for a child.', seconds: 30, about: 'riddle' },
    ],
    eve: [
      { text: 'Put your shoes for outside beside the small ones.', seconds: 15, about: 'shoes' },
      { text: 'Choose the book or the game that lies on top for the kids tomorrow.', seconds: 30, about: 'book' },
      { text: 'Put your watch where you will not see it while you play.', seconds: 15, about: 'watch' },
    ],
  },
}
