import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before studying (TEXT-30). */
export const studyFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Write down one question from the exam topics that you could not answer. Begin with it {next}.',
      short: 'Write one exam question you cannot answer yet.',
      pairs: [
        {
          step: { text: 'Put the question on top of the book, with a clip.', minutes: 1 },
          challenge: { text: 'Read it once, and leave it unanswered.', seconds: 15 },
        },
        {
          step: { text: 'Find the page where the answer may be, and mark it.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the exam by heart: {plan}',
            twin: 'Say how far you get with the answer already.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'Old exams show what is asked. Look for one, and read only the questions.',
      short: 'Find an old exam. Read the questions only.',
      pairs: [
        {
          step: { text: 'Mark the questions that come up more than once.', minutes: 2 },
          challenge: { text: 'Say one of them in your own words.', seconds: 15 },
        },
        {
          step: { text: 'Put it at the front of your folder.', minutes: 1 },
          challenge: { text: 'Read the table of contents of one chapter, and find the question there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ask somebody in the same exam which topic they leave for last, and why.',
      short: 'Ask somebody which exam topic they leave for last.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who studies, too, what they do about this: {obstacle}.',
            twin: 'Ask somebody who studies, too, where they sit.',
            minutes: 2,
          },
          challenge: { text: 'Say which topic you leave for last, and why.', seconds: 15 },
        },
        {
          step: { text: 'Write down one topic that you could explain to each other.', minutes: 1 },
          challenge: { text: 'Name three people in the same exam.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Take the cards that you know well out of the pile. What is left is your study time.',
      short: 'Take the known cards out of the exam pile.',
      pairs: [
        {
          step: { text: 'Put the pile that is left where you study.', minutes: 1 },
          challenge: { text: 'Read the top card, and turn it over.', seconds: 15 },
        },
        {
          step: { text: 'Make one card out of two that say almost the same.', minutes: 2 },
          challenge: { text: 'Say three facts from the known pile.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A library seat needs no willpower. Look up when it is open {next}, and which corner has an outlet.',
      short: 'Look up the library’s hours. You study there {next}.',
      pairs: [
        {
          step: { text: 'Look up how long it takes you to get there.', minutes: 1 },
          challenge: { text: 'Go to that corner in your head, up to the chair.', seconds: 30 },
        },
        {
          step: { text: 'Put charger, water, and a pencil into one bag for it.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and close the book: {why}.',
            twin: 'Say what you will do in the evening after the exam.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Look at one mistake from the last exercise, and write its name on a card.',
      short: 'Write one mistake on a card. For the exam.',
      pairs: [
        {
          step: { text: 'Write on the back of the card how you notice it.', minutes: 1 },
          challenge: { text: 'Say the name of the mistake, and then the right way.', seconds: 15 },
        },
        {
          step: { text: 'Check whether it happened in an older exercise, too.', minutes: 2 },
          challenge: { text: 'Explain to a chair how this mistake comes about.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Choose the topic that you would explain to somebody, and ask whether they would listen {next}.',
      short: 'Choose a topic. Explain it to somebody {next}.',
      pairs: [
        {
          step: { text: 'Write down the first sentence, and the example.', minutes: 2 },
          challenge: { text: 'Explain the example so that a child could follow.', seconds: 60 },
        },
        {
          step: { text: 'Choose the one drawing that it needs.', minutes: 1 },
          challenge: { text: 'Draw it in the air with one finger.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What you studied settles while you rest. Leave the books closed today, and go to bed on time.',
      short: 'Books closed. What you studied settles.',
      pairs: [
        {
          step: { text: 'Put the books where you will not see them.', minutes: 1 },
          challenge: { text: 'Look at something far away, and let your thoughts go.', seconds: 60 },
        },
        {
          step: { text: 'Lay out what you need in bed: a lamp, another book, or water.', minutes: 2 },
          challenge: { text: 'Write one formula or rule from memory on a napkin, and throw it away.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Lay the page with the first exercise on top, and put the phone in another room.',
      short: 'First exercise on top of the book. Phone elsewhere.',
      pairs: [
        {
          step: { text: 'Put a pencil on the page.', minutes: 1 },
          challenge: { text: 'Look at your seat, and take away what will distract you.', seconds: 15 },
        },
        {
          step: { text: 'Read the exercise once, and mark the word you do not know.', minutes: 2 },
          challenge: { text: 'Close the book over the pencil.', seconds: 15 },
        },
      ],
    },
    {
      text: 'List the topics for tomorrow: hard, easy, hard.',
      short: 'List tomorrow’s topics: hard, easy, hard.',
      pairs: [
        {
          step: { text: 'Write beside each topic the page where you begin.', minutes: 1 },
          challenge: { text: 'Set the timer beside the list.', seconds: 15 },
        },
        {
          step: { text: 'Draw a line below the list, for where the day ends.', minutes: 2 },
          challenge: { text: 'Say which topic you look forward to least.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put pens, paper, and calculator into one bag for the study place.',
      short: 'Pens and paper into one bag. Study starts at once.',
      pairs: [
        {
          step: { text: 'Add something to eat and a bottle.', minutes: 1 },
          challenge: { text: 'Put a bookmark into the book where you begin.', seconds: 15 },
        },
        {
          step: { text: 'Look up when the study place opens tomorrow.', minutes: 2 },
          challenge: { text: 'Lift the bag, and take one thing out.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Tired heads read a line and lose it. Decide when this evening ends, so that you are rested for tomorrow’s topics.',
      short: 'Decide when this evening ends. Rest first.',
      pairs: [
        {
          step: { text: 'Write the hour on a slip, and put it on the screen.', minutes: 1 },
          challenge: { text: 'Close your eyes, and name what you know already.', seconds: 30 },
        },
        {
          step: { text: 'Lay out what you need in the morning or before you study.', minutes: 2 },
          challenge: { text: 'Turn off one light.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The phone studies nothing. Choose where it lies tomorrow while you work, and how people reach you.',
      short: 'Choose where the phone lies while you study.',
      pairs: [
        {
          step: { text: 'Put its charger there.', minutes: 1 },
          challenge: { text: 'Walk from there to your seat, with empty hands.', seconds: 15 },
        },
        {
          step: { text: 'Write to those who may need you at that time.', minutes: 2 },
          challenge: { text: 'Sit down, and look at what is left on the table.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A long day needs pauses that are planned. Write down what you do in the first one tomorrow.',
      short: 'Write down what you do in the pause.',
      pairs: [
        {
          step: { text: 'Put what it needs beside the door: shoes, a ball, or a cup.', minutes: 1 },
          challenge: { text: 'Stand up, and shake both arms.', seconds: 15 },
        },
        {
          step: { text: 'Ask somebody whether they would share this pause.', minutes: 2 },
          challenge: { text: 'Look out of the window at the farthest thing.', seconds: 30 },
        },
      ],
    },
  ],
}
