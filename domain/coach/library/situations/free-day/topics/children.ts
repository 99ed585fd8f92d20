import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before time with children (TEXT-30). */
export const childrenFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Children like to decide. Write down a few things that you could do together, and let them choose {next}.',
      short: 'Note some ideas for play. The child chooses one.',
      pairs: [
        {
          step: { text: 'Draw a small picture for each, so that the smallest can point.', minutes: 2 },
          challenge: { text: 'Say which one you would like best, and keep it to yourself.', seconds: 15 },
        },
        {
          step: { text: 'Put the list where the kids see it {next}.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the kids by heart: {plan}',
            twin: 'Practice one funny voice for reading to the kids.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Look up whether the playground, the pool, or the museum is open {next}, and what it costs.',
      short: 'Check what is open for the kids {next}.',
      pairs: [
        {
          step: { text: 'Write down what the children will need there: towels, snacks, or a ticket.', minutes: 1 },
          challenge: { text: 'Go along the way there in your head, with small steps.', seconds: 30 },
        },
        {
          step: { text: 'Look for a second place, in case it rains.', minutes: 2 },
          challenge: { text: 'Name one thing that a child would run to first.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Tape, cardboard, and string are enough for an afternoon of play. Start a box for it.',
      short: 'Start a box for play: tape, cardboard, string.',
      pairs: [
        {
          step: { text: 'Add what usually goes into the trash: tubes, lids, and corks.', minutes: 2 },
          challenge: { text: 'Build the smallest thing that you can from one piece.', seconds: 30 },
        },
        {
          step: { text: 'Write the word “box” on it in letters that a child can read.', minutes: 1 },
          challenge: { text: 'Set the box where a child can reach it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Learn one small trick that children like: a paper plane, a coin trick, or a riddle.',
      short: 'Learn one trick for the kids. A paper plane will do.',
      pairs: [
        {
          step: { text: 'Put what the trick needs into a pocket.', minutes: 2 },
          challenge: { text: 'Do the trick once in front of a mirror.', seconds: 30 },
        },
        {
          step: { text: 'Learn one riddle as well, for the way there.', minutes: 2 },
          challenge: { text: 'Say the riddle aloud, and wait before the answer.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Something from work may come along. Choose who gets your answer before your time with the kids {next}.',
      short: 'Answer messages first. Then comes time with the kids.',
      pairs: [
        {
          step: { text: 'Write them a line about when you cannot be reached.', minutes: 2 },
          challenge: { text: 'Say out loud how you will end a call.', seconds: 15 },
        },
        {
          step: { text: 'Choose a shelf for your phone, higher than your hand goes by itself.', minutes: 1 },
          challenge: { text: 'Put the phone there once, and sit down on the floor.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ask a child what they are best at right now. They can teach it to you {next}.',
      short: 'Ask a child what they can teach you.',
      pairs: [
        {
          step: { text: 'Write down what they answered, in their own words.', minutes: 1 },
          challenge: { text: 'Say how you would ask them to teach you.', seconds: 15 },
        },
        {
          step: { text: 'Find what they need to show it: a ball, paper, or music.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one thing that a child of yours did this week for the first time.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Playing outside needs clothes that may get dirty. Check whether the kids’ boots and pants still fit.',
      short: 'Do the kids’ boots still fit? Try them.',
      pairs: [
        {
          step: { text: 'Put what is too small into a bag to give away.', minutes: 2 },
          challenge: { text: 'Hold a small boot against your hand, and see how much it has grown.', seconds: 15 },
        },
        {
          step: { text: 'Hang the clothes for mud where the kids reach them.', minutes: 1 },
          challenge: { text: 'Sit where your child usually sits, and look at the room from there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look for a game with all its pieces. Put the ones that are incomplete aside.',
      short: 'Find a game with all its pieces.',
      pairs: [
        {
          step: { text: 'Put the rules and the pieces into one bag or box.', minutes: 2 },
          challenge: { text: 'Put the game where a child will see it.', seconds: 15 },
        },
        {
          step: {
            text: 'Write down what the kids could do with you in spite of this: {obstacle}.',
            twin: 'Write down one game that you liked as a child.',
            minutes: 2,
          },
          challenge: { text: 'Say the rules of that game in three sentences.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Clear a piece of the floor as big as a blanket for play tomorrow.',
      short: 'Clear the floor for play. As big as a blanket.',
      pairs: [
        {
          step: { text: 'Put the blanket there, with one toy in the middle.', minutes: 2 },
          challenge: { text: 'Sit on the floor, and look at the room from down there.', seconds: 30 },
        },
        {
          step: { text: 'Ask the kids what they would put on it.', minutes: 1 },
          challenge: { text: 'Choose the game that lies on top for tomorrow.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Choose the high shelf where your phone lies tomorrow while you play.',
      short: 'Choose a high shelf for the phone. Then play.',
      pairs: [
        {
          step: { text: 'Tell the kids where it will lie, so that they can remind you.', minutes: 1 },
          challenge: { text: 'Reach up to the shelf once.', seconds: 15 },
        },
        {
          step: { text: 'Let those who may need you know that you are away for a while.', minutes: 2 },
          challenge: { text: 'Name what your hands will do instead.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Set out plates and fruit for a picnic on the floor with the kids.',
      short: 'Set out plates for a picnic with the kids.',
      pairs: [
        {
          step: { text: 'Put the plates where small hands reach them.', minutes: 1 },
          challenge: { text: 'Put your watch where you will not see it while you play.', seconds: 15 },
        },
        {
          step: { text: 'Fold a cloth large enough for everybody to sit on.', minutes: 2 },
          challenge: { text: 'Put your shoes for outside beside the small ones.', seconds: 15 },
        },
      ],
    },
  ],
}
