import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal about people, without texts of a topic (TEXT-30). */
export const relateFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'People like to be asked about what is on their mind. Think of one question for {weekday} whose answer you do not know.',
        short: 'Think of one question for {weekday}.',
        about: 'question',
      },
      {
        text: 'An agreed hour is kept more often than a vague one. Send a short message that you look forward to {weekday}, and at what time.',
        short: 'Send one line about {weekday}. Name the hour.',
        about: 'time',
      },
      {
        text: 'A picture starts a conversation. Look for one that you want to show {next}.',
        short: 'Find one picture to show {next}.',
        about: 'photo',
      },
      {
        text: 'What rings during it takes half of you away. Decide where the phone lies {next}.',
        short: 'Decide where the phone lies {next}.',
        about: 'away',
      },
      {
        text: 'Something borrowed or promised may still be with you. Look for it, so that you can give it back {next}.',
        short: 'Look for something borrowed. Give it back {next}.',
        about: 'thing',
      },
      {
        text: 'A small thing for the table pleases everybody: fruit, a newspaper page, or flowers. Put it on the list.',
        short: 'Put one small thing to bring on the list.',
        about: 'bring',
      },
    ],
    eve: [
      {
        text: 'Arriving without hurry changes how you say hello. Work out when you have to leave tomorrow.',
        short: 'Work out when you leave tomorrow. Arrive without hurry.',
        about: 'way',
      },
      {
        text: 'Put what you want to bring or show beside your keys.',
        short: 'Put what you bring beside your keys.',
        about: 'ready',
      },
      {
        text: 'Choose one subject that you will leave alone tomorrow.',
        short: 'Choose one subject to leave alone tomorrow.',
        about: 'topic',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down one question whose answer you do not know.', minutes: 2, about: 'question' },
      { text: 'Send one line that you look forward to {weekday}.', minutes: 2, about: 'time' },
      { text: 'Find one picture that you want to show {next}.', minutes: 3, about: 'photo' },
      { text: 'Decide where your phone lies {next}.', minutes: 1, about: 'away' },
      { text: 'Look for something that you borrowed, and put it by the door.', minutes: 3, about: 'thing' },
      {
        text: 'Write down who of you could help with this: {obstacle}.',
        twin: 'Write down what the others enjoy that you could do together.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Put one small thing to bring on the list for the store.', minutes: 1, about: 'bring' },
      { text: 'Look up how long the way to them takes {next}.', minutes: 2, about: 'way' },
    ],
    eve: [
      { text: 'Put what you bring or show beside your keys.', minutes: 2, about: 'ready' },
      { text: 'Work out when you have to leave tomorrow.', minutes: 2, about: 'way' },
      { text: 'Send one line: “See you tomorrow.”', minutes: 1, about: 'message' },
    ],
  },
  challenges: {
    any: [
      { text: 'Listen to one voice message or song without doing anything beside it.', seconds: 45, about: 'listen' },
      { text: 'Say the name of the person you look forward to most.', seconds: 15, about: 'name' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Say your first question for {weekday} in a friendly voice.',
        seconds: 60,
        about: 'plan',
      },
      { text: 'Think of one exact thing that you could thank somebody for {next}.', seconds: 30, about: 'thanks' },
      { text: 'Read the last message in your chat once.', seconds: 30, about: 'chat' },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Name one thing that you like to hear them tell.',
        seconds: 60,
        about: 'why',
      },
    ],
    eve: [
      { text: 'Look at the seat or the table where you will meet.', seconds: 30, about: 'table' },
      { text: 'Put the thing that you bring under your coat.', seconds: 15, about: 'coat' },
      { text: 'Say your hello once, without adding a question.', seconds: 30, about: 'hello' },
    ],
  },
}
