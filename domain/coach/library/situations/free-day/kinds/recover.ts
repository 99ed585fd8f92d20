import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to recover, without texts of a topic (TEXT-30). */
export const recoverFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Questions slip your mind in a waiting room. Write one down for your next appointment, in your own words.',
        short: 'Write down one question for your next appointment.',
        about: 'question',
      },
      {
        text: 'Rest is part of getting better. Lie or sit down somewhere quiet, and stay until you want to get up.',
        short: 'Lie or sit down. Stay until you want to get up.',
        about: 'rest',
      },
      {
        text: 'Some things are easier with another pair of hands. Ask one person for a small favor {next}.',
        short: 'Ask one person for a small favor {next}.',
        about: 'help',
      },
      {
        text: 'Getting there takes strength, too. Look up a ride, a seat, or a shorter route for {weekday}.',
        short: 'Look up a ride or a seat for {weekday}.',
        about: 'way',
      },
      {
        text: 'Find the number you would call with a question, and save it under a name you will recognize.',
        short: 'Find the number for questions. Save it.',
        about: 'phone',
      },
      {
        text: 'Something on {weekday} can probably wait. Move one thing to another day to give yourself room.',
        short: 'Move one thing away from {weekday}. Make room.',
        about: 'less',
      },
    ],
    eve: [
      {
        text: 'Make this a quiet evening. Turn off one light early, and sit or lie however you like.',
        short: 'Make it a quiet evening. One light off early.',
        about: 'evening',
      },
      {
        text: 'Put the papers or the plan you were given where you can read them tomorrow.',
        short: 'Lay out the papers you were given.',
        about: 'paper',
      },
      {
        text: 'Put a firm chair close to where you will need it tomorrow.',
        short: 'Put a firm chair where you will need it.',
        about: 'chair',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down one question for your next appointment.', minutes: 2, about: 'question' },
      { text: 'Lie or sit down where it is quiet, and close your eyes.', minutes: 3, about: 'rest' },
      { text: 'Ask one person for a small favor {next}.', minutes: 2, about: 'help' },
      { text: 'Look up a ride or a seat on the way for {weekday}.', minutes: 2, about: 'way' },
      { text: 'Save the number you would call with a question.', minutes: 2, about: 'phone' },
      { text: 'Move one thing from {weekday} to another day.', minutes: 2, about: 'less' },
      { text: 'Write down in three words how it is, for your next appointment.', minutes: 2, about: 'record' },
      { text: 'Put a blanket where you like to rest.', minutes: 1, about: 'blanket' },
    ],
    eve: [
      { text: 'Lay the papers you were given on the table.', minutes: 2, about: 'paper' },
      { text: 'Put a firm chair close to where you will need it.', minutes: 1, about: 'chair' },
      { text: 'Fill a bottle or a glass for tomorrow.', minutes: 2, about: 'drink' },
    ],
  },
  challenges: {
    any: [
      { text: 'Sit down, and let your shoulders drop.', seconds: 30, about: 'sit' },
      { text: 'Look out of a window, with nothing in your hands.', seconds: 60, about: 'window' },
      { text: 'Breathe out slowly, and wait for the next breath.', seconds: 45, about: 'breath' },
      { text: 'Find one word for how it is, and write it down.', seconds: 60, about: 'word' },
      { text: 'Lay a warm hand where it feels good.', seconds: 30, about: 'warm' },
      { text: 'Name one person who could help.', seconds: 15, about: 'name' },
    ],
    eve: [
      { text: 'Turn off one light, and listen for a moment.', seconds: 30, about: 'quiet' },
      { text: 'Put the glass where you can reach it.', seconds: 15, about: 'glass' },
      { text: 'Find the page you need in the plan you were given.', seconds: 30, about: 'paper' },
    ],
  },
}
