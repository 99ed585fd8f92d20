import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next quiet time of a goal, without texts of a topic (TEXT-30). */
export const reflectFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Quiet begins with a place. Look for the seat where you hear least at that hour, and free it of things.',
        short: 'Find the seat where you hear least. Clear it.',
        about: 'place',
      },
      {
        text: 'Others keep the quiet if they know of it. Tell one person at home which time is yours {next}.',
        short: 'Tell one person at home which time is yours.',
        about: 'others',
      },
      {
        text: 'Some thoughts return in quiet times. Write the loudest one down, so that it need not come along.',
        short: 'Write the loudest thought down. Leave it there.',
        about: 'question',
      },
      {
        text: 'Choose a text, a picture, or a piece of music for {weekday}, and mark where it begins.',
        short: 'Choose a text or picture for {weekday}.',
        about: 'text',
      },
      {
        text: 'A phone near the seat is a visitor. Choose a drawer in another room for it {next}.',
        short: 'Choose a drawer for the phone {next}.',
        about: 'phone',
      },
      {
        text: 'What you do just before it comes along in your head. Choose something slow for the minutes before, such as washing up.',
        short: 'Choose something slow for just before it.',
        about: 'before',
      },
    ],
    eve: [
      {
        text: 'Lay a blanket or a sweater on the seat for tomorrow. You feel cold when you sit still.',
        short: 'Lay a blanket on the seat for tomorrow.',
        about: 'seat',
      },
      {
        text: 'Let this evening end without a screen. The quiet of tomorrow begins there.',
        short: 'End this evening without a screen.',
        about: 'evening',
      },
      {
        text: 'Lay the book or the candle on the seat, so that nothing else is in your hands tomorrow.',
        short: 'Lay the book or candle on the seat.',
        about: 'book',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Free the seat for your quiet time of things.', minutes: 2, about: 'place' },
      { text: 'Tell one person at home which time is yours {next}.', minutes: 1, about: 'others' },
      { text: 'Write down the thought that is loudest, and fold the paper.', minutes: 2, about: 'question' },
      { text: 'Choose a text or a picture for {weekday}.', minutes: 3, about: 'text' },
      { text: 'Choose a drawer for the phone, in another room.', minutes: 1, about: 'phone' },
      { text: 'Find the door or the chair that creaks, and wedge it.', minutes: 2, about: 'squeak' },
      { text: 'Choose something slow for the minutes before the quiet time.', minutes: 2, about: 'before' },
      { text: 'Find a cushion on which you sit well.', minutes: 1, about: 'cushion' },
    ],
    eve: [
      { text: 'Lay a blanket on the seat for tomorrow.', minutes: 1, about: 'seat' },
      { text: 'Lay the book or the candle on the seat.', minutes: 1, about: 'book' },
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
        twin: 'Name one thing that you are thankful for, and whom it came from.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at the sky from a window.', seconds: 30, about: 'window' },
      { text: 'Lay your hands in your lap, and let them become heavy.', seconds: 15, about: 'hands' },
    ],
    eve: [
      { text: 'Sit on the seat for tomorrow, and get up again.', seconds: 30, about: 'seat' },
      { text: 'Turn off one light, and sit for a moment.', seconds: 60, about: 'light' },
      { text: 'Put your hand on the closed book.', seconds: 15, about: 'book' },
    ],
  },
}
