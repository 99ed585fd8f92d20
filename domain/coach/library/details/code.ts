import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning to program. */
export const codeDetails: readonly Detail[] = [
  {
    text: 'An error is a sentence that somebody wrote for you. Read it to its end before you change anything.',
    short: 'Read the whole error message. Then change one thing.',
  },
  {
    text: 'Typing teaches what copying hides. Take one example, and enter it by hand, letter by letter.',
    short: 'Type one example of code by hand. No copying. Try it out.',
  },
  {
    text: 'A program that runs is the best place to start from. Run it first, and change only one thing.',
    short: 'Start the program. Change one thing. Start it once more.',
  },
  {
    text: 'Nobody keeps a whole language in their head. Look up one word of it in its own manual.',
    short: 'Look up one code word in its manual.',
  },
  {
    text: 'Code is read more often than it is written. Choose one name in yours, and make it say what it means.',
    short: 'Find one unclear name in your code. Make it clear.',
  },
  {
    text: 'The bug is rarely where you look longest. Print one value in the middle of the program, and trust that.',
    short: 'Print one value in the middle of the program. Trust it.',
  },
  {
    text: 'A plan in plain words is half of the program. Write the next function as comments, and stop there if you like.',
    short: 'Write the next function as comments. Plain words only.',
  },
  {
    text: 'Whoever explains a line understands it. Tell a plant or a rubber duck what yours is doing.',
    short: 'Explain one line of code out loud. A plant may listen.',
  },
  {
    text: 'Small programs get finished. Write one that does a silly thing in a single line.',
    short: 'Write a program of one line. It may be silly.',
  },
  {
    text: 'Tabs are where attention leaks. Close all of them but the exercise, and begin at its first sentence.',
    short: 'Close all tabs except the code exercise. Read its first sentence.',
  },
  {
    text: 'Breaking a program on purpose takes the fear out of it. Remove one bracket, and look at what it says.',
    short: 'Remove one bracket from your code. Read the error. Restore it.',
  },
  {
    text: 'The exercise that you solved last week is not yet yours. Write the shortest one again from memory.',
    short: 'Write the shortest old program once more. From memory.',
  },
  {
    text: 'A saved copy makes you brave. Keep one that works, with the date in its name, and then try things.',
    short: 'Save a copy of the code that works. Then try things.',
  },
  {
    text: 'Reading the code of other people is half of learning. Take a few lines of it, and say what each of them does.',
    short: 'Take a few lines of somebody’s code. Say what each does.',
  },
  {
    text: 'A precise question is nearly an answer. Write down what you expected, and what the program did instead.',
    short: 'Write what you expected of the code. Below it, what happened.',
  },
  {
    text: 'The computer does exactly what stands there, and that is the hard part. Follow one value with a finger.',
    short: 'Follow one value through the code. Use your finger.',
  },
  {
    text: 'It is easier to return to a program that stopped in the middle. Leave a comment where you will go on.',
    short: 'Stop in the middle of the code. Comment where to go on.',
  },
  {
    text: 'Every repeated piece wants to become a function. Find one pair of lines that look alike, and begin.',
    short: 'Find lines of code that look alike. Make one function.',
  },
  {
    text: 'Standing up solves more bugs than staring. Leave the chair for a moment before you read that line again.',
    short: 'If a line of code is stuck, stand up. Then reread it.',
  },
  {
    text: 'A drawing of boxes and arrows needs no syntax. Sketch what happens first, and what happens then.',
    short: 'Draw the program as boxes and arrows. No code yet.',
  },
  {
    text: 'Progress hides in code that you would no longer write like that. Open an old file, and mend one line of it.',
    short: 'Open an old code file. Improve one line of it.',
  },
  {
    text: 'You learn a tool with your hands. Choose one shortcut of the editor, and use it until it is boring.',
    short: 'Pick one shortcut of the editor. Use it until it bores you.',
  },
  {
    text: 'Somebody else is a chapter behind you. Answer one easy question about code, and see how much you know.',
    short: 'Answer one easy question about code. Somebody is a beginner.',
  },
  {
    text: 'The first line of a file is the hardest to type. Write a comment with the purpose of the program, and save it.',
    short: 'Open a new file. Comment what the program is for. Save.',
  },
]
