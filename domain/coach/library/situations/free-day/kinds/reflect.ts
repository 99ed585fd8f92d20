import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next quiet time of a goal, without texts of a topic (TEXT-30). */
export const reflectFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'It helps to have a quiet spot. Find the seat where you hear the least at that hour, and clear it.',
        short: 'Find the quietest seat. Clear it.',
        about: 'place',
      },
      {
        text: 'People can only leave you in peace if they know when. Tell somebody at home which time is yours {next}.',
        short: 'Tell somebody at home which time is yours.',
        about: 'others',
      },
      {
        text: 'Some thoughts turn up as soon as it gets quiet. Write down the loudest one, so that you can leave it here.',
        short: 'Write down the loudest thought. Leave it there.',
        about: 'question',
      },
      {
        text: 'Choose a text, a picture, or a piece of music for {weekday}, and mark the place.',
        short: 'Choose a text or picture for {weekday}.',
        about: 'text',
      },
      {
        text: 'It is hard to be quiet beside a phone. Choose a drawer in another room for yours {next}.',
        short: 'Choose a drawer for the phone {next}.',
        about: 'phone',
      },
      {
        text: 'Whatever you do just before stays in your head. Choose something slow for those minutes, such as washing up.',
        short: 'Choose something slow to do just before.',
        about: 'before',
      },
    ],
    eve: [
      {
        text: 'You get cold when you sit still. Leave a blanket or a sweater on the seat for tomorrow.',
        short: 'Leave a blanket on the seat for tomorrow.',
        about: 'seat',
      },
      {
        text: 'Put the screens away early this evening. It makes tomorrow’s quiet easier.',
        short: 'Put the screens away early this evening.',
        about: 'evening',
      },
      {
        text: 'Leave the book or the candle on the seat, ready for tomorrow.',
        short: 'Leave the book or candle on the seat.',
        about: 'book',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Clear the seat for your quiet time.', minutes: 2, about: 'place' },
      { text: 'Tell somebody at home which time is yours {next}.', minutes: 1, about: 'others' },
      { text: 'Write down the loudest thought, and fold the paper.', minutes: 2, about: 'question' },
      { text: 'Choose a text or a picture for {weekday}.', minutes: 3, about: 'text' },
      { text: 'Choose a drawer for the phone, in another room.', minutes: 1, about: 'phone' },
      { text: 'Find the door or the chair that creaks, and wedge it.', minutes: 2, about: 'squeak' },
      { text: 'Choose something slow for the minutes before the quiet time.', minutes: 2, about: 'before' },
      { text: 'Find a cushion that is comfortable to sit on.', minutes: 1, about: 'cushion' },
    ],
    eve: [
      { text: 'Leave a blanket on the seat for tomorrow.', minutes: 1, about: 'seat' },
      { text: 'Leave the book or the candle on the seat.', minutes: 1, about: 'book' },
      { text: 'Set the phone to stay silent at that hour: {time}.', minutes: 2, about: 'phone' },
    ],
  },
  challenges: {
    any: [
      { text: 'Listen until you have heard three different sounds.', seconds: 60, about: 'listen' },
      { text: 'Breathe out slowly, and wait for the next breath.', seconds: 45, about: 'breath' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Sit down, and look at one thing until the time is over.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Name one thing you are thankful for, and who it came from.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at the sky from a window.', seconds: 30, about: 'window' },
      { text: 'Lay your hands in your lap, and let them get heavy.', seconds: 15, about: 'hands' },
    ],
    eve: [
      { text: 'Sit on the seat for tomorrow, and get up again.', seconds: 30, about: 'seat' },
      { text: 'Turn off one light, and sit for a moment.', seconds: 60, about: 'light' },
      { text: 'Put your hand on the closed book.', seconds: 15, about: 'book' },
    ],
  },
}
