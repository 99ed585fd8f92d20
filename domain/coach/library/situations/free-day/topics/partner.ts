import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before time as a couple (TEXT-30). */
export const partnerFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Ask what the other would like to do on your date, and keep your own wish for later.',
        short: 'Ask what the other would like for your date.',
        about: 'ask',
      },
      {
        text: 'A table at the right hour is gone early. Check one place for {weekday}, or the weather for a walk together.',
        short: 'Check one place for your date. Or the weather.',
        about: 'place',
      },
      {
        text: 'If somebody has to look after things at home, ask them now for {weekday}.',
        short: 'Who looks after home on your date? Ask now.',
        about: 'sitter',
      },
      {
        text: 'An evening together at home needs one room without laundry. Clear the table at which you will sit.',
        short: 'Clear one table for your time together.',
        about: 'home',
      },
      {
        text: 'Look for a song or a photo from the time when you met. Keep it for the date.',
        short: 'Find a song from when you met. Keep it.',
        about: 'old',
      },
      {
        text: 'Write down one question that has nothing to do with the household.',
        short: 'Write down one question for the date. No household.',
        about: 'question',
      },
      {
        text: 'Something usually waits just before the date. Do that chore a day earlier.',
        short: 'Do one chore early. The date stays free.',
        about: 'chore',
      },
      {
        text: 'Agree with each other where both phones lie {next}.',
        short: 'Agree where both phones lie on your date.',
        about: 'phones',
      },
    ],
    eve: [
      {
        text: 'Choose what you wear tomorrow, even if you stay at home together.',
        short: 'Choose what you wear for the date. Even at home.',
        about: 'clothes',
      },
      {
        text: 'Make a short list of music for tomorrow, so that nobody has to look at a phone.',
        short: 'List some music for the date tomorrow.',
        about: 'music',
      },
      {
        text: 'Leave a line for the other where they find it: you look forward to tomorrow.',
        short: 'Leave a line where the other finds it tomorrow.',
        about: 'line',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Ask the other what they would like to do on your date.', minutes: 1, about: 'ask' },
      { text: 'Check one place, or the forecast, for your date {next}.', minutes: 2, about: 'place' },
      { text: 'Clear the table at which you will sit together.', minutes: 3, about: 'home' },
      { text: 'Find one photo from the time when you met as a couple.', minutes: 2, about: 'old' },
      { text: 'Write down one question for your date.', minutes: 2, about: 'question' },
      {
        text: 'Show the other this line, and ask what would help you both: {obstacle}.',
        twin: 'Ask the other which evening of yours they liked.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Do one chore that would fall into your time together.', minutes: 2, about: 'chore' },
      { text: 'Find a drawer that is large enough for both phones.', minutes: 1, about: 'phones' },
    ],
    eve: [
      { text: 'Leave a line for the other about your date tomorrow.', minutes: 1, about: 'line' },
      { text: 'Lay out what you wear on your date.', minutes: 2, about: 'clothes' },
      { text: 'List three songs for your time together.', minutes: 2, about: 'music' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say hello to the other without anything in your hands.', seconds: 15, about: 'hello' },
      { text: 'Thank the other for one exact thing.', seconds: 30, about: 'thanks' },
      {
        text: 'Say your plan for the date by heart: {plan}',
        twin: 'Name one thing that you could do together in an hour at home.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and keep it to yourself: {why}.',
        twin: 'Name one thing that the other does better than you.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Listen to the beginning of a song that you both like.', seconds: 45, about: 'song' },
      { text: 'Look at the newest photo of you as a couple.', seconds: 30, about: 'look' },
    ],
    eve: [
      { text: 'Put a candle or flowers on the table for your date.', seconds: 15, about: 'candle' },
      { text: 'Choose the drawer for both phones.', seconds: 30, about: 'phone' },
      { text: 'Hang two coats side by side for the date.', seconds: 15, about: 'coat' },
    ],
  },
}
