import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning to program. */
export const codeDetails: readonly Detail[] = [
  {
    text: 'An error message usually names the line. Read the last one to its end before you change anything.',
    short: 'Read the whole error message. Then change one thing.',
    form: 'work',
  },
  {
    text: 'You notice every sign when you type it. Take one short example of code, and type it instead of copying it.',
    short: 'Type one example of code by hand. No copying. Try it out.',
    form: 'work',
  },
  {
    text: 'Run the program before you change anything. Then change one thing, and run it once more.',
    short: 'Start the program. Change one thing. Start it once more.',
    form: 'work',
  },
  {
    text: 'Nobody knows a whole programming language by heart. Look up one word of it in the manual now.',
    short: 'Look up one code word in its manual.',
    form: 'work',
  },
  {
    text: 'Find one name in your code that says little, such as “data.” Change it so that it says what it means.',
    short: 'Find one unclear name in your code. Make it clear.',
    form: 'work',
  },
  {
    text: 'If something does not work, print one value in the middle of the program. Compare it with what you expected.',
    short: 'Print one value in the middle of the program. Compare it.',
    form: 'moment',
  },
  {
    text: 'Write the next part of the program as comments in plain words. The code can come after that.',
    short: 'Write the next function as comments. Plain words only.',
    form: 'work',
  },
  {
    text: 'Choose one line of your code, and say out loud what each part does. Stop where you cannot say it.',
    short: 'Explain one line of code out loud. A plant may listen.',
    form: 'work',
  },
  {
    text: 'Write a program of one line that you can finish today, even a silly one. Run it, and stop there.',
    short: 'Write a program of one line. It may be silly.',
    form: 'work',
  },
  {
    text: 'Close every tab except the one that you need for the code. Then read the first sentence of the task.',
    short: 'Close all tabs except the code exercise. Read its first sentence.',
    form: 'work',
  },
  {
    text: 'Remove one bracket from your code, and read what the computer says. Put it back, and remember the message.',
    short: 'Remove one bracket from your code. Read the error. Restore it.',
    form: 'work',
  },
  {
    text: 'Open the shortest program that you have solved before. Write it once more without looking.',
    short: 'Write the shortest old program once more. From memory.',
    form: 'work',
  },
  {
    text: 'Save a copy of the file that works, with the date in its name. Then you can try things safely.',
    short: 'Save a copy of the code that works. Then try things.',
    form: 'prepare',
  },
  {
    text: 'Find a few lines of code that somebody else wrote. Say for each line what you think it does.',
    short: 'Take a few lines of somebody’s code. Say what each does.',
    form: 'work',
  },
  {
    text: 'If you are stuck, write down what you expected of the code. Write below it what happened instead.',
    short: 'Write what you expected of the code. Below it, what happened.',
    form: 'moment',
  },
  {
    text: 'Choose one value in your code. Follow it with a finger from line to line until it changes.',
    short: 'Follow one value through the code. Use your finger.',
    form: 'work',
  },
  {
    text: 'When you stop, write a comment in the file that says what comes next. Tomorrow you can begin there.',
    short: 'Stop in the middle of the code. Comment where to go on.',
    form: 'moment',
  },
  {
    text: 'Find a few lines of code that look almost alike. Write down what differs, as a first step to one function.',
    short: 'Find lines of code that look alike. Write what differs.',
    form: 'work',
  },
  {
    text: 'If you have looked at the same line of code for a while, stand up and look away. Then reread it.',
    short: 'If a line of code is stuck, stand up. Then reread it.',
    form: 'moment',
  },
  {
    text: 'Draw what your program does as boxes and arrows: what comes first, and what comes next.',
    short: 'Draw the program as boxes and arrows. No code yet.',
    form: 'work',
  },
  {
    text: 'Open an old file of yours, and find one line that you would write differently now. Change that line.',
    short: 'Open an old code file. Improve one line of it.',
    form: 'work',
  },
  {
    text: 'Learn one shortcut of your editor, such as the one for a comment. Use it in the next file that you open.',
    short: 'Pick one shortcut of the editor. Use it until it bores you.',
    form: 'work',
  },
  {
    text: 'Think of a question about code that you had a while ago. Write down the answer that you would give now.',
    short: 'Recall an old question about code. Write today’s answer.',
    form: 'work',
  },
  {
    text: 'Open a new file, and write one comment that says what the program is for. Save it under a clear name.',
    short: 'Open a new file. Comment what the program is for. Save.',
    form: 'work',
  },
]
