import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before volunteering (TEXT-30). */
export const volunteerFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Those in charge know what is short. Ask what the place needs most {next}: hands, boxes, or a driver.',
      short: 'Ask the coordinator what is short {next}.',
      pairs: [
        {
          step: { text: 'Find at home what comes close to it, or somebody who has it.', minutes: 2 },
          challenge: { text: 'Say what you can give, and what you cannot.', seconds: 15 },
        },
        {
          step: { text: 'Write the answer down, with the name of who gave it.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the shift by heart: {plan}',
            twin: 'Name the task there that you do best.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Learn the name of one person whom you meet there, and of one who helps beside you.',
      short: 'Learn one name from the place where you help.',
      pairs: [
        {
          step: { text: 'Write both names on a slip for your wallet.', minutes: 1 },
          challenge: { text: 'Say hello aloud, with one of the names.', seconds: 15 },
        },
        {
          step: { text: 'Write beside each name one thing that you know of the person.', minutes: 2 },
          challenge: { text: 'Think of one person there whom you could thank.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look up the way and where you can leave the bike or the car at that hour.',
      short: 'Look up the way to the shift. Where to park?',
      pairs: [
        {
          step: { text: 'Note when you leave, with a few minutes to spare.', minutes: 1 },
          challenge: { text: 'Say which door of the place you go in by.', seconds: 15 },
        },
        {
          step: { text: 'Ask somebody who helps there whether they drive past your street.', minutes: 2 },
          challenge: { text: 'Go along the way in your head, up to the door.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look at home for one thing that the place can use: a box, a blanket, or books.',
      short: 'Find one thing at home to give there.',
      pairs: [
        {
          step: { text: 'Wipe it, fold it, or close it, and put it by the door.', minutes: 2 },
          challenge: { text: 'Lift it once, and see whether one person can carry it.', seconds: 15 },
        },
        {
          step: { text: 'Write a line to the place, and ask whether they can use it.', minutes: 1 },
          challenge: { text: 'Say where at home the empty space will be, and leave it empty.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ask one person to come along {next}, just to see how you help.',
      short: 'Ask one person to help along {next}.',
      pairs: [
        {
          step: { text: 'Write down what you would show them first.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one person there whose day becomes easier.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Ask those in charge whether a guest is welcome.', minutes: 1 },
          challenge: { text: 'Say in one sentence what you do there.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Wear shoes that you can stand in for a shift. Look for a pair, and clean them.',
      short: 'Find shoes for the shift. You will stand.',
      pairs: [
        {
          step: { text: 'Put fresh socks into the shoes, and a bandage for the heel.', minutes: 2 },
          challenge: { text: 'Stand on both feet, and lift the heels slowly.', seconds: 30 },
        },
        {
          step: { text: 'Look for an apron or gloves that may get dirty.', minutes: 1 },
          challenge: { text: 'Feel through their pockets.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Think of one question that can start a talk with people there.',
      short: 'Think of one question for the people there.',
      pairs: [
        {
          step: { text: 'Choose whom you will ask first, and where they usually are.', minutes: 1 },
          challenge: { text: 'Say the question aloud, in a friendly voice.', seconds: 15 },
        },
        {
          step: { text: 'Read the newest page or message of the place, for one thing to talk about.', minutes: 2 },
          challenge: { text: 'Answer the question yourself, in one sentence.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Decide which task you would rather leave to others, and how you say so kindly.',
      short: 'Decide which help you leave to others.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who helps there what they do about this: {obstacle}.',
            twin: 'Ask somebody who helps there which task they like.',
            minutes: 2,
          },
          challenge: { text: 'Say your kind no aloud, and then what you will do gladly.', seconds: 15 },
        },
        {
          step: { text: 'Write down how long a shift may be for you.', minutes: 1 },
          challenge: { text: 'Put one hand on your shoulder, and let it drop.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put gloves, water, and the address of the place into your bag.',
      short: 'Gloves and water into the bag. Shift tomorrow.',
      pairs: [
        {
          step: { text: 'Put a snack for the break on top.', minutes: 1 },
          challenge: { text: 'Read the address of the place once.', seconds: 15 },
        },
        {
          step: { text: 'Write down the name of whom you will ask for.', minutes: 2 },
          challenge: { text: 'Put the bag where you put on your coat.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Work out when you leave for the shift, and who should know that you are on your way.',
      short: 'Work out when you leave for the shift.',
      pairs: [
        {
          step: { text: 'Look up how you get there at that hour.', minutes: 1 },
          challenge: { text: 'Put the shoes for the shift beside the bag.', seconds: 15 },
        },
        {
          step: { text: 'Write to one of the helpers that you are coming.', minutes: 2 },
          challenge: { text: 'Say the bus, the street, or the turn that comes first.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put what you want to give there beside the door.',
      short: 'Put what you give beside the door. Shift tomorrow.',
      pairs: [
        {
          step: { text: 'Write on a label what it is, and for whom.', minutes: 1 },
          challenge: { text: 'Say hello as you will to the people there.', seconds: 30 },
        },
        {
          step: { text: 'Wipe it, and check whether all parts are there.', minutes: 2 },
          challenge: { text: 'Lift it once, and put it down beside your shoes.', seconds: 15 },
        },
      ],
    },
  ],
}
