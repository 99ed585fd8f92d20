import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before studying (TEXT-30). */
export const studyFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Write down one question from the exam topics that you could not answer. Begin with it {next}.',
        short: 'Write one exam question you cannot answer yet.',
        about: 'gap',
      },
      {
        text: 'Old exams show what is asked. Look for one, and read only the questions.',
        short: 'Find an old exam. Read the questions only.',
        about: 'old',
      },
      {
        text: 'Ask somebody in the same exam which topic they leave for last, and why.',
        short: 'Ask somebody which exam topic they leave for last.',
        about: 'person',
      },
      {
        text: 'Take the cards that you know well out of the pile. What is left is your study time.',
        short: 'Take the known cards out of the exam pile.',
        about: 'cards',
      },
      {
        text: 'A library seat needs no will. Look up when it is open {next}, and which corner has a socket.',
        short: 'Look up the library’s hours. You study there {next}.',
        about: 'place',
      },
      {
        text: 'Look at one mistake from the last exercise, and write its name on a card.',
        short: 'Write one mistake on a card. For the exam.',
        about: 'mistake',
      },
      {
        text: 'Choose the topic that you would explain to somebody, and ask whether they listen {next}.',
        short: 'Choose a topic. Explain it to somebody {next}.',
        about: 'teach',
      },
      {
        text: 'What you studied settles while you rest. Leave the books closed today, and go to bed on time.',
        short: 'Books closed. What you studied settles.',
        about: 'rest',
      },
    ],
    eve: [
      {
        text: 'Lay the page with the first exercise on top, and the phone into another room.',
        short: 'First exercise on top of the book. Phone elsewhere.',
        about: 'first',
      },
      {
        text: 'List the topics for tomorrow: hard, easy, hard.',
        short: 'List tomorrow’s topics: hard, easy, hard.',
        about: 'order',
      },
      {
        text: 'Put pens, paper, and calculator into one bag for the study place.',
        short: 'Pens and paper into one bag. Study starts at once.',
        about: 'pens',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down one exam question that you cannot answer yet.', minutes: 2, about: 'gap' },
      { text: 'Find one old exam, and read its questions.', minutes: 3, about: 'old' },
      { text: 'Ask somebody which exam topic they find hardest.', minutes: 2, about: 'person' },
      { text: 'Take the cards that you know out of the pile.', minutes: 2, about: 'cards' },
      {
        text: 'Ask somebody who studies, too, what they do about this: {obstacle}.',
        twin: 'Ask somebody who studies, too, where they sit.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Look up when your study place is open {next}.', minutes: 2, about: 'place' },
      { text: 'Write the name of one mistake from the last exercise on a card.', minutes: 2, about: 'mistake' },
      { text: 'Ask one person whether you may explain an exam topic to them {next}.', minutes: 2, about: 'teach' },
    ],
    eve: [
      { text: 'Lay the first exercise on top of the book.', minutes: 1, about: 'first' },
      { text: 'List the topics for tomorrow.', minutes: 2, about: 'order' },
      { text: 'Put pens and paper into one bag for studying.', minutes: 2, about: 'bag' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say three facts about one exam topic from memory.', seconds: 45, about: 'recall' },
      { text: 'Read one card, and turn it over.', seconds: 30, about: 'card' },
      {
        text: 'Say your plan for the exam by heart: {plan}',
        twin: 'Explain one definition so that a child could follow.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and close the book: {why}.',
        twin: 'Say what you will do in the evening after the exam.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Write one formula or rule from memory.', seconds: 30, about: 'formula' },
      { text: 'Read the table of contents of one chapter.', seconds: 15, about: 'index' },
    ],
    eve: [
      { text: 'Put a bookmark into the book where you begin.', seconds: 15, about: 'book' },
      { text: 'Look at your seat: what will distract you there?', seconds: 30, about: 'room' },
      { text: 'Set the timer beside the book.', seconds: 15, about: 'timer' },
    ],
  },
}
