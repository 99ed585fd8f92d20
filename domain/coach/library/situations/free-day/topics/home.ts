import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before an evening or a dinner at home (TEXT-30). */
export const homeFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Ask at home what they would like for dinner {next}, and who does which part.',
        short: 'Ask at home: what for dinner {next}?',
        about: 'menu',
      },
      {
        text: 'Move one task that usually keeps you from dinner to the morning of {weekday}.',
        short: 'Move one late task. Dinner is {next}.',
        about: 'leave',
      },
      {
        text: 'Clear the dinner table of papers, so that everybody has a place.',
        short: 'Clear the dinner table. Everybody needs a place.',
        about: 'seat',
      },
      {
        text: 'Note one question for dinner that cannot be answered with “fine.”',
        short: 'Note one question for dinner. No yes or no.',
        about: 'question',
      },
      {
        text: 'Agree at home where the phones lie during dinner {next}.',
        short: 'Agree where phones lie at dinner {next}.',
        about: 'phone',
      },
      {
        text: 'Look for the meeting on {weekday} that ends closest to dinner, and ask for an earlier end.',
        short: 'Ask for an earlier end. Dinner is {next}.',
        about: 'meeting',
      },
      {
        text: 'Check what is missing for dinner {next}, and write it on the list for the store.',
        short: 'What is missing for dinner? Onto the list.',
        about: 'shopping',
      },
      {
        text: 'Save one small thing from your day to tell at dinner: a mistake, a joke, or a sound.',
        short: 'Keep one small story for dinner at home.',
        about: 'story',
      },
    ],
    eve: [
      {
        text: 'Send home the hour when you will be there tomorrow, and keep a copy on a slip.',
        short: 'Send home the hour for dinner tomorrow.',
        about: 'time',
      },
      {
        text: 'Set out plates and glasses, so that dinner needs one less thing tomorrow.',
        short: 'Set out plates and glasses for dinner.',
        about: 'set',
      },
      {
        text: 'Pack what you need tomorrow, so that you can leave for home without a search.',
        short: 'Pack your bag. Leave for home without a search.',
        about: 'bag',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Ask at home what they would like for dinner.', minutes: 2, about: 'menu' },
      { text: 'Move one late task on {weekday} to an earlier hour.', minutes: 2, about: 'leave' },
      { text: 'Clear the dinner table.', minutes: 2, about: 'seat' },
      { text: 'Write down one question for dinner.', minutes: 1, about: 'question' },
      {
        text: 'Tell them at home this line, and ask what would help: {obstacle}.',
        twin: 'Ask at home what they like about dinner together.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write what is missing for dinner on the list.', minutes: 2, about: 'shopping' },
      { text: 'Choose a basket for the phones at dinner.', minutes: 1, about: 'phone' },
      { text: 'Ask at home which old dish somebody would like for dinner.', minutes: 2, about: 'bake' },
    ],
    eve: [
      { text: 'Send home the hour for dinner.', minutes: 1, about: 'time' },
      { text: 'Set out plates and glasses for dinner.', minutes: 2, about: 'set' },
      { text: 'Pack what you need for an early way home.', minutes: 2, about: 'bag' },
    ],
  },
  challenges: {
    any: [
      { text: 'Push each chair to the dinner table.', seconds: 15, about: 'chair' },
      { text: 'Name one thing to thank somebody for at dinner.', seconds: 30, about: 'thanks' },
      {
        text: 'Say your plan for dinner by heart: {plan}',
        twin: 'Say the sentence with which you leave for home.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Name one sound that belongs to dinner at home.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at one photo of those at home.', seconds: 45, about: 'photo' },
      { text: 'Find a basket for the phones at dinner.', seconds: 30, about: 'basket' },
    ],
    eve: [
      { text: 'Put a candle on the dinner table.', seconds: 15, about: 'candle' },
      { text: 'Put the key for home where you will reach for it.', seconds: 30, about: 'key' },
      { text: 'Read the list for dinner once.', seconds: 15, about: 'list' },
    ],
  },
}
