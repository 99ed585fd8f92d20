import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours of programming (TEXT-30). */
export const codeFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'After some days, you no longer know where you stopped in a file. Write down what the next change in your code should do.',
        short: 'Write what the next code change should do.',
        about: 'next',
      },
      {
        text: 'You recognize an error sooner if you have described it. Write down the last message that you met, and what it meant.',
        short: 'Write down one error message, and its meaning.',
        about: 'error',
      },
      {
        text: 'Some words in your code are only copied. Look one up in the manual, and read what it does.',
        short: 'Look up one word of the programming language.',
        about: 'word',
      },
      {
        text: 'Code is easier to learn when you need the result. Write down one dull task that a few lines could do for you.',
        short: 'Name one dull task that code could do.',
        about: 'idea',
      },
      {
        text: 'Old tabs hide the page that you need. Close those about code that you have finished with.',
        short: 'Close the coding tabs that you have finished with.',
        about: 'tabs',
      },
      {
        text: 'One broken laptop can take weeks of code with it. Copy your folder to a second place.',
        short: 'Copy your code folder to a second place.',
        about: 'backup',
      },
      {
        text: 'Updates like to start when you want to begin. Check whether the editor or the computer has one waiting, and let it run.',
        short: 'Run the waiting updates before you code {next}.',
        about: 'update',
      },
      {
        text: 'On paper, you see a whole program at once. Draw its parts as boxes, and what goes in and out as arrows.',
        short: 'Draw your program as boxes and arrows.',
        about: 'draw',
      },
      {
        text: 'A clear question gets an answer sooner. Write down what you expected of your code, and what it did.',
        short: 'Write down one clear question about your code.',
        about: 'ask',
      },
      {
        text: 'A large task makes you open something else first. Choose a piece of code so small that you can finish it {next}.',
        short: 'Choose one small piece of code for {weekday}.',
        about: 'small',
      },
      {
        text: 'You find the gaps when you explain. Say out loud what your program does with what goes in.',
        short: 'Explain out loud what your program does.',
        about: 'explain',
      },
    ],
    eve: [
      {
        text: 'Open the file with tomorrow’s code at the line where you go on, and close the rest.',
        short: 'Open tomorrow’s code at its line. Close the rest.',
        about: 'open',
      },
      {
        text: 'Write tomorrow’s first coding task on a slip, and stick it to the screen.',
        short: 'Tomorrow’s first coding task on a slip. Screen edge.',
        about: 'task',
      },
      {
        text: 'Clear the place where you code, and lay the charger, a pencil, and paper there for tomorrow.',
        short: 'Clear the desk. Charger and pencil for tomorrow’s code.',
        about: 'desk',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write in one line what the next change in your code should do.', minutes: 2, about: 'next' },
      { text: 'Write the last error message that you met on a card, with its cause.', minutes: 3, about: 'error' },
      { text: 'Close the tabs about code that you no longer need.', minutes: 2, about: 'tabs' },
      { text: 'Copy the folder with your code to a second place.', minutes: 3, about: 'backup' },
      {
        text: 'Ask somebody who codes what they do about this: {obstacle}.',
        twin: 'Ask somebody who codes which mistake they still make.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Draw your program as a few boxes with arrows between them.', minutes: 3, about: 'draw' },
      { text: 'List some things that you would like your program to do.', minutes: 3, about: 'idea' },
      { text: 'Bookmark the page of the language’s manual that you open most.', minutes: 1, about: 'word' },
      { text: 'Write one question about your code, as you would ask it in a forum.', minutes: 3, about: 'ask' },
    ],
    eve: [
      { text: 'Open tomorrow’s file at the line where you go on coding.', minutes: 1, about: 'open' },
      { text: 'Write tomorrow’s first coding task on a slip, and stick it to the screen.', minutes: 2, about: 'task' },
      { text: 'Clear the place where you code, and plug in the laptop.', minutes: 3, about: 'desk' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say what your program does, without a technical word.', seconds: 30, about: 'explain' },
      { text: 'Explain one word of code as you would to a child.', seconds: 30, about: 'word' },
      {
        text: 'Say your plan for the code by heart: {plan}',
        twin: 'Say which file you will open first {next}, and what you will look for.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, with the editor closed: {why}.',
        twin: 'Name one person who would use what you want to build.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at a machine near you, and say one “if … then” that it follows.', seconds: 45, about: 'if' },
      { text: 'Say how to make tea, in steps that a computer could follow.', seconds: 60, about: 'recipe' },
      { text: 'Think of a clearer name for one thing in your code.', seconds: 30, about: 'name' },
      { text: 'Stretch fingers and wrists, as before you type a long piece of code.', seconds: 30, about: 'hands' },
    ],
    eve: [
      { text: 'Lay the charger where you will code tomorrow.', seconds: 15, about: 'desk' },
      { text: 'Say the first line of code that you will type or change tomorrow.', seconds: 30, about: 'open' },
      { text: 'Close one window that has nothing to do with tomorrow’s code.', seconds: 15, about: 'tabs' },
    ],
  },
}
