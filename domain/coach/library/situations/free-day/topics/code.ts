import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours of programming (TEXT-30). */
export const codeFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'After some days, you no longer know where you stopped in a file. Write down what the next change in your code should do.',
      short: 'Write what the next code change should do.',
      pairs: [
        {
          step: { text: 'Put the note into the file, where you will see it first.', minutes: 1 },
          challenge: { text: 'Say which file you will open first {next}, and what you will look for.', seconds: 30 },
        },
        {
          step: { text: 'Write below it how you will know that the change works.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the code by heart: {plan}',
            twin: 'Say the change out loud, without a technical word.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'You recognize an error sooner if you have described it. Write down the last message that you met, and what it meant.',
      short: 'Write down one error message, and its meaning.',
      pairs: [
        {
          step: { text: 'Put the message on a card, with its cause on the back.', minutes: 2 },
          challenge: { text: 'Read the message aloud, and say what each part means.', seconds: 30 },
        },
        {
          step: { text: 'Write down the word in it that you would search for.', minutes: 1 },
          challenge: { text: 'Say the cause in five words.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some words in your code are only copied. Look one up in the manual, and read what it does.',
      short: 'Look up one word of the programming language.',
      pairs: [
        {
          step: { text: 'Write one line of your own that uses it.', minutes: 1 },
          challenge: { text: 'Explain the word as you would to a child.', seconds: 30 },
        },
        {
          step: { text: 'Bookmark that page of the manual.', minutes: 2 },
          challenge: { text: 'Name another word that looks like it and does something else.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Code is easier to learn when you need the result. Write down one dull task that a few lines could do for you.',
      short: 'Name one dull task that code could do.',
      pairs: [
        {
          step: { text: 'Write the task in steps, as somebody would do it by hand.', minutes: 2 },
          challenge: { text: 'Say how to make tea, in steps that a computer could follow.', seconds: 30 },
        },
        {
          step: { text: 'Write down what goes in and what should come out.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, with the editor closed: {why}.',
            twin: 'Name one person who would use what you want to build.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Old tabs hide the page that you need. Close those about code that you have finished with.',
      short: 'Close the coding tabs that you have finished with.',
      pairs: [
        {
          step: { text: 'Save the one page that you would look for.', minutes: 1 },
          challenge: { text: 'Read the names of the tabs that are left.', seconds: 15 },
        },
        {
          step: { text: 'Put what you keep into one folder, with a name.', minutes: 2 },
          challenge: { text: 'Look away from the screen at the farthest thing you see.', seconds: 30 },
        },
      ],
    },
    {
      text: 'One broken laptop can take weeks of code with it. Copy your folder to a second place.',
      short: 'Copy your code folder to a second place.',
      pairs: [
        {
          step: { text: 'Write the date into the name of the copy.', minutes: 1 },
          challenge: { text: 'Open one file of the copy, and close it.', seconds: 15 },
        },
        {
          step: { text: 'Write one line in the folder about what the code does.', minutes: 2 },
          challenge: { text: 'Think of a clearer name for one thing in your code.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Updates like to start when you want to begin. Check whether the editor or the computer has one waiting, and let it run.',
      short: 'Run the waiting updates before you code {next}.',
      pairs: [
        {
          step: { text: 'Plug in the charger while it runs.', minutes: 1 },
          challenge: { text: 'Stretch fingers and wrists, as before you type a long piece of code.', seconds: 30 },
        },
        {
          step: { text: 'Write down which version you use of the language and the editor.', minutes: 2 },
          challenge: { text: 'Look for anything else on the desk that wants charging.', seconds: 15 },
        },
      ],
    },
    {
      text: 'On paper, you see a whole program at once. Draw its parts as boxes, and what goes in and out as arrows.',
      short: 'Draw your program as boxes and arrows.',
      pairs: [
        {
          step: { text: 'Mark the box that you understand least.', minutes: 1 },
          challenge: { text: 'Look at a machine near you, and say one “if … then” that it follows.', seconds: 30 },
        },
        {
          step: { text: 'Write into each box one word for what it does.', minutes: 2 },
          challenge: { text: 'Follow one arrow with a finger from the first box to the last.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A clear question gets an answer sooner. Write down what you expected of your code, and what it did.',
      short: 'Write down one clear question about your code.',
      pairs: [
        {
          step: { text: 'Add the few lines of code that show it, and nothing else.', minutes: 2 },
          challenge: { text: 'Read the question aloud, as if to somebody who does not know your code.', seconds: 30 },
        },
        {
          step: {
            text: 'Ask somebody who codes what they do about this: {obstacle}.',
            twin: 'Ask somebody who codes where they look first.',
            minutes: 2,
          },
          challenge: { text: 'Say what you have tried already, in one sentence.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A large task makes you open something else first. Choose a piece of code so small that you can finish it {next}.',
      short: 'Choose one small piece of code for {weekday}.',
      pairs: [
        {
          step: { text: 'Find the line in the code where this piece belongs.', minutes: 1 },
          challenge: { text: 'Say how you will see that it is finished.', seconds: 15 },
        },
        {
          step: { text: 'List the pieces that come after it.', minutes: 2 },
          challenge: {
            text: 'Cross out one of them in your head, and see whether the program still works.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'You find the gaps when you explain. Say out loud what your program does with what goes in.',
      short: 'Explain out loud what your program does.',
      pairs: [
        {
          step: { text: 'Write down the sentence where you stopped.', minutes: 1 },
          challenge: { text: 'Say this sentence once more, with a simpler word.', seconds: 15 },
        },
        {
          step: { text: 'Look up the one part that you could not explain.', minutes: 2 },
          challenge: { text: 'Explain the part to a chair, from what goes in to what comes out.', seconds: 60 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Open the file with tomorrow’s code at the line where you go on, and close the rest.',
      short: 'Open tomorrow’s code at its line. Close the rest.',
      pairs: [
        {
          step: { text: 'Write tomorrow’s first move as a note at that line.', minutes: 1 },
          challenge: { text: 'Close one window that has nothing to do with tomorrow’s code.', seconds: 15 },
        },
        {
          step: { text: 'Put the page of the manual that you need beside it.', minutes: 2 },
          challenge: { text: 'Say the first change out loud, in plain words.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write tomorrow’s first coding task on a slip, and stick it to the screen.',
      short: 'Tomorrow’s first coding task on a slip. Screen edge.',
      pairs: [
        {
          step: { text: 'Write below it where the answer may be.', minutes: 1 },
          challenge: { text: 'Say the first line of code that you will type or change tomorrow.', seconds: 15 },
        },
        {
          step: { text: 'Close the tabs that have nothing to do with it.', minutes: 2 },
          challenge: { text: 'Say how you will see that it works.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Clear the place where you code, and lay the charger, a pencil, and paper there for tomorrow.',
      short: 'Clear the desk. Charger and pencil for tomorrow’s code.',
      pairs: [
        {
          step: { text: 'Close all other programs before you shut the lid.', minutes: 1 },
          challenge: { text: 'Sit down there once, and see whether the light is in your eyes.', seconds: 15 },
        },
        {
          step: { text: 'Write on the paper what you will leave alone tomorrow.', minutes: 2 },
          challenge: { text: 'Stretch your fingers, and let them go.', seconds: 15 },
        },
      ],
    },
  ],
}
