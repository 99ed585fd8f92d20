import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal about people, without texts of a topic (TEXT-30). */
export const relateFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Most people like to be asked what is on their mind. Think of one question for {weekday} that you cannot answer yourself.',
      short: 'Think of one question for {weekday}.',
      pairs: [
        {
          step: { text: 'Choose the moment for it: at hello, at the table, or at goodbye.', minutes: 1 },
          challenge: { text: 'Say the question aloud, in a friendly voice.', seconds: 30 },
        },
        {
          step: { text: 'Write below it what you would answer yourself.', minutes: 2 },
          challenge: { text: 'Say your own answer in one sentence.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Plans stay vague without a time. Send a short message: you look forward to {weekday}, and when suits you.',
      short: 'Send one line about {weekday}. Name a time.',
      pairs: [
        {
          step: { text: 'Look up how long it takes to get there {next}.', minutes: 2 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Say what you look forward to most, as you would tell them.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Keep the hour before it free of anything that runs over.', minutes: 1 },
          challenge: { text: 'Read the last message in your chat once.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A picture is an easy way into a conversation. Find one you would like to show {next}.',
      short: 'Find one picture to show {next}.',
      pairs: [
        {
          step: { text: 'Move the picture to where you find it with one touch.', minutes: 2 },
          challenge: { text: 'Look at the picture until you find something new in it.', seconds: 30 },
        },
        {
          step: { text: 'Write down who else is in the picture, and what to ask about it.', minutes: 1 },
          challenge: { text: 'Say in one sentence where it was taken.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is hard to listen with half an eye on your phone. Decide where you will leave it {next}.',
      short: 'Decide where you will leave your phone {next}.',
      pairs: [
        {
          step: { text: 'Find a pocket or a drawer for it, and empty that.', minutes: 2 },
          challenge: { text: 'Listen to a voice message or a song, and do nothing else meanwhile.', seconds: 30 },
        },
        {
          step: { text: 'Write down the one call for which you would answer it.', minutes: 2 },
          challenge: { text: 'Turn its sound off, and leave it off for now.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You may still have something you borrowed. Look for it, and give it back {next}.',
      short: 'Look for something borrowed. Give it back {next}.',
      pairs: [
        {
          step: { text: 'Put it by the door, with a slip that says thank you.', minutes: 2 },
          challenge: { text: 'Say what you liked about having it.', seconds: 30 },
        },
        {
          step: { text: 'Write down what of yours is with somebody else, without asking for it.', minutes: 2 },
          challenge: { text: 'Name the person who lends you things most gladly.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is nice to bring a little something: fruit, flowers, or a page from the paper. Put it on your list.',
      short: 'Put one small thing to bring on your list.',
      pairs: [
        {
          step: { text: 'Look at home first: a jar, a book, or a cutting of a plant.', minutes: 2 },
          challenge: { text: 'Think of one exact thing that you could thank somebody for {next}.', seconds: 30 },
        },
        {
          step: { text: 'Write their name beside it on the list.', minutes: 1 },
          challenge: { text: 'Say what they would smile at.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Something can get in the way of time together. Write down what it was most often, and what would help.',
      short: 'Write down what gets in the way.',
      pairs: [
        {
          step: {
            text: 'Write down which of you could help with this: {obstacle}.',
            twin: 'Write down what the others enjoy that needs little time.',
            minutes: 2,
          },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one thing you like to hear them talk about.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Move one thing that usually comes in between to another day.', minutes: 2 },
          challenge: { text: 'Say one sentence that leaves other things for later.', seconds: 30 },
        },
      ],
    },
    {
      text: 'People notice when you remember. Write down one thing that they told you, and how it may have gone on.',
      short: 'Write down one thing that they told you.',
      pairs: [
        {
          step: { text: 'Turn it into a question for {weekday}.', minutes: 1 },
          challenge: { text: 'Say their name, and then the question.', seconds: 30 },
        },
        {
          step: { text: 'Look up one thing about it, so that you can follow.', minutes: 2 },
          challenge: { text: 'Think of that person’s voice, telling it.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'You say hello differently when you have not had to rush. Work out when to leave tomorrow.',
      short: 'Work out when to leave tomorrow. Do not rush.',
      pairs: [
        {
          step: { text: 'Put one thing by the door that you would otherwise look for.', minutes: 1 },
          challenge: { text: 'Say your hello once, without adding a question.', seconds: 30 },
        },
        {
          step: { text: 'Look up the bus or the traffic at that hour.', minutes: 2 },
          challenge: { text: 'Say out loud what you look forward to.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put what you want to bring or show beside your keys.',
      short: 'Put what you are bringing beside your keys.',
      pairs: [
        {
          step: { text: 'Lay your coat over it.', minutes: 1 },
          challenge: { text: 'Lift the coat, and check that nothing is missing.', seconds: 15 },
        },
        {
          step: { text: 'Wrap it, or write their name on it.', minutes: 2 },
          challenge: { text: 'Picture their face when you hand it over.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Pick one subject that you will leave alone tomorrow.',
      short: 'Pick one subject to leave alone tomorrow.',
      pairs: [
        {
          step: { text: 'Write down another one that they like to talk about.', minutes: 2 },
          challenge: { text: 'Say the first sentence of it out loud.', seconds: 30 },
        },
        {
          step: { text: 'Write on a slip what you say if it comes up all the same.', minutes: 1 },
          challenge: { text: 'Say it in a friendly voice.', seconds: 15 },
        },
      ],
    },
  ],
}
