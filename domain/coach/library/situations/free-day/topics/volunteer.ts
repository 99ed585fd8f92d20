import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before volunteering (TEXT-30). */
export const volunteerFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Those in charge know what is short. Ask what the place needs most {next}: hands, boxes, or a driver.',
        short: 'Ask the coordinator what is short {next}.',
        about: 'ask',
      },
      {
        text: 'Learn the name of one person whom you meet there, and of one who helps beside you.',
        short: 'Learn one name from the place where you help.',
        about: 'name',
      },
      {
        text: 'Look up the way and where you can leave the bike or the car at that hour.',
        short: 'Look up the way to the shift. Where to park?',
        about: 'way',
      },
      {
        text: 'Look at home for one thing that the place can use: a box, a blanket, or books.',
        short: 'Find one thing at home to give there.',
        about: 'bring',
      },
      {
        text: 'Ask one person to come along {next}, just to see how you help.',
        short: 'Ask one person to help along {next}.',
        about: 'company',
      },
      {
        text: 'Wear shoes in which you can stand for a shift. Look for a pair, and clean them.',
        short: 'Find shoes for the shift. You will stand.',
        about: 'clothes',
      },
      {
        text: 'Think of one question with which you can begin to talk to people there.',
        short: 'Think of one question for the people there.',
        about: 'word',
      },
      {
        text: 'Decide which task you would rather leave to others, and how you say so kindly.',
        short: 'Decide which help you leave to others.',
        about: 'limit',
      },
    ],
    eve: [
      {
        text: 'Put gloves, water, and the address of the place into your bag.',
        short: 'Gloves and water into the bag. Shift tomorrow.',
        about: 'bag',
      },
      {
        text: 'Work out when you leave for the shift, and who should know that you are on your way.',
        short: 'Work out when you leave for the shift.',
        about: 'time',
      },
      {
        text: 'Put what you want to give there beside the door.',
        short: 'Put what you give beside the door. Shift tomorrow.',
        about: 'thing',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Ask what the place needs most {next}.', minutes: 2, about: 'ask' },
      { text: 'Find one thing that the place could use, and put it in a bag.', minutes: 2, about: 'bring' },
      { text: 'Look up the way to the place where you help.', minutes: 2, about: 'way' },
      { text: 'Write down the name of one person who helps beside you.', minutes: 1, about: 'name' },
      {
        text: 'Ask somebody who helps there what they do about this: {obstacle}.',
        twin: 'Ask somebody who helps there which task they like.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Ask one person to come along and help.', minutes: 2, about: 'company' },
      { text: 'Write down one question for somebody at the place where you help.', minutes: 1, about: 'word' },
      { text: 'Clean the shoes in which you stand during the shift.', minutes: 2, about: 'clothes' },
    ],
    eve: [
      { text: 'Pack gloves and water for the shift.', minutes: 2, about: 'bag' },
      { text: 'Work out when you leave for the shift.', minutes: 1, about: 'time' },
      { text: 'Put what you give beside the door.', minutes: 1, about: 'thing' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say hello as you will to the people there.', seconds: 30, about: 'greet' },
      { text: 'Read the newest page or message of the place where you help.', seconds: 45, about: 'news' },
      {
        text: 'Say your plan for the shift by heart: {plan}',
        twin: 'Name the task there that you do best.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Name one person there whose day becomes easier.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Find the badge, the key, or the gloves for the shift.', seconds: 15, about: 'badge' },
      { text: 'Think of one person there whom you could thank.', seconds: 30, about: 'thanks' },
    ],
    eve: [
      { text: 'Put the shoes for the shift beside the bag.', seconds: 15, about: 'shoes' },
      { text: 'Put a snack for the break of the shift into your coat.', seconds: 30, about: 'coat' },
      { text: 'Read the address of the place once.', seconds: 15, about: 'card' },
    ],
  },
}
