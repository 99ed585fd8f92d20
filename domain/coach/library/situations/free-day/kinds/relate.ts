import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal about people, without texts of a topic (TEXT-30). */
export const relateFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Most people like to be asked what is on their mind. Think of one question for {weekday} that you cannot answer yourself.',
        short: 'Think of one question for {weekday}.',
        about: 'question',
      },
      {
        text: 'Plans stay vague without a time. Send a short message: you look forward to {weekday}, and when suits you.',
        short: 'Send one line about {weekday}. Name a time.',
        about: 'time',
      },
      {
        text: 'A picture is an easy way into a conversation. Find one you would like to show {next}.',
        short: 'Find one picture to show {next}.',
        about: 'photo',
      },
      {
        text: 'It is hard to listen with half an eye on your phone. Decide where you will leave it {next}.',
        short: 'Decide where you will leave your phone {next}.',
        about: 'away',
      },
      {
        text: 'You may still have something you borrowed. Look for it, and give it back {next}.',
        short: 'Look for something borrowed. Give it back {next}.',
        about: 'thing',
      },
      {
        text: 'It is nice to bring a little something: fruit, flowers, or a page from the paper. Put it on your list.',
        short: 'Put one small thing to bring on your list.',
        about: 'bring',
      },
    ],
    eve: [
      {
        text: 'You say hello differently when you have not had to rush. Work out when to leave tomorrow.',
        short: 'Work out when to leave tomorrow. Do not rush.',
        about: 'way',
      },
      {
        text: 'Put what you want to bring or show beside your keys.',
        short: 'Put what you are bringing beside your keys.',
        about: 'ready',
      },
      {
        text: 'Pick one subject that you will leave alone tomorrow.',
        short: 'Pick one subject to leave alone tomorrow.',
        about: 'topic',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down one question that you cannot answer yourself.', minutes: 2, about: 'question' },
      { text: 'Send one line to say you look forward to {weekday}.', minutes: 2, about: 'time' },
      { text: 'Find one picture that you want to show {next}.', minutes: 3, about: 'photo' },
      { text: 'Decide where you will leave your phone {next}.', minutes: 1, about: 'away' },
      { text: 'Look for something that you borrowed, and put it by the door.', minutes: 3, about: 'thing' },
      {
        text: 'Write down which of you could help with this: {obstacle}.',
        twin: 'Write down what the others enjoy that you could do together.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Put one small thing to bring on your shopping list.', minutes: 1, about: 'bring' },
      { text: 'Look up how long it takes to get there {next}.', minutes: 2, about: 'way' },
    ],
    eve: [
      { text: 'Put what you are bringing beside your keys.', minutes: 2, about: 'ready' },
      { text: 'Work out when to leave tomorrow.', minutes: 2, about: 'way' },
      { text: 'Send one line: “See you tomorrow.”', minutes: 1, about: 'message' },
    ],
  },
  challenges: {
    any: [
      { text: 'Listen to a voice message or a song, and do nothing else meanwhile.', seconds: 45, about: 'listen' },
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
        twin: 'Name one thing you like to hear them talk about.',
        seconds: 60,
        about: 'why',
      },
    ],
    eve: [
      { text: 'Look at the seat or the table where you will meet.', seconds: 30, about: 'table' },
      { text: 'Put what you are bringing with your coat.', seconds: 15, about: 'coat' },
      { text: 'Say your hello once, without adding a question.', seconds: 30, about: 'hello' },
    ],
  },
}
