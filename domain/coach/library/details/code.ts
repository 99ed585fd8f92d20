import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning to program. */
export const codeDetails: readonly Detail[] = [
  {
    text: 'An error is a sentence that somebody wrote for you. Read it to its end before you change anything.',
    short: 'Error? Read all of it. Then one change.',
  },
  {
    text: 'Typing teaches what copying hides. Take one example, and enter it by hand, letter by letter.',
    short: 'One example. By hand. No copying. Run it.',
  },
  {
    text: 'A program that runs is the best place to start from. Run it first, and change only one thing.',
    short: 'Run first. Change one thing. Run again.',
  },
  {
    text: 'Nobody keeps a whole language in their head. Look up one word of it in its own manual.',
    short: 'One word. In the manual. Look it up.',
  },
  {
    text: 'Code is read more often than it is written. Choose one name in yours, and make it say what it means.',
    short: 'One bad name. Make it clear. Save.',
  },
  {
    text: 'The bug is rarely where you look longest. Print one value in the middle of the program, and trust that.',
    short: 'Print a value. Middle of the program. Trust it.',
  },
  {
    text: 'A plan in plain words is half of the program. Write the next function as comments, and stop there if you like.',
    short: 'Comments first. Plain words. Code comes after.',
  },
  {
    text: 'Whoever explains a line understands it. Tell a plant or a rubber duck what yours is doing.',
    short: 'Explain one line. Out loud. The plant listens.',
  },
  {
    text: 'Small programs get finished. Write one that does a silly thing in a single line.',
    short: 'One line. One silly program. Run it.',
  },
  {
    text: 'Tabs are where attention leaks. Close all of them but the exercise, and begin at its first sentence.',
    short: 'Close the tabs. Keep the exercise. First sentence.',
  },
  {
    text: 'Breaking a program on purpose takes the fear out of it. Remove one bracket, and look at what it says.',
    short: 'Remove a bracket. Read the complaint. Put it back.',
  },
  {
    text: 'The exercise that you solved last week is not yet yours. Write the shortest one again from memory.',
    short: 'Old exercise. From memory. The shortest one.',
  },
  {
    text: 'A saved copy makes you brave. Keep one that works, with the date in its name, and then try things.',
    short: 'Save what works. Date in the name. Now try.',
  },
  {
    text: 'Reading the code of other people is half of learning. Take a few lines of it, and say what each of them does.',
    short: 'Somebody else’s code. A few lines. Say what they do.',
  },
  {
    text: 'A precise question is nearly an answer. Write down what you expected, and what the program did instead.',
    short: 'Expected. Happened. Write both. That is the question.',
  },
  {
    text: 'The computer does exactly what stands there, and that is the hard part. Follow one value with a finger.',
    short: 'Finger on the code. Follow one value. To the end.',
  },
  {
    text: 'It is easier to return to a program that stopped in the middle. Leave a comment where you will go on.',
    short: 'Stop in the middle. Comment: go on here.',
  },
  {
    text: 'Every repeated piece wants to become a function. Find one pair of lines that look alike, and begin.',
    short: 'Lines that look alike? One function. Begin.',
  },
  {
    text: 'Standing up solves more bugs than staring. Leave the chair for a moment before you read that line again.',
    short: 'Stuck? Up from the chair. Then that line.',
  },
  {
    text: 'A drawing of boxes and arrows needs no syntax. Sketch what happens first, and what happens then.',
    short: 'Boxes. Arrows. No syntax. Sketch it.',
  },
  {
    text: 'Progress hides in code that you would no longer write like that. Open an old file, and mend one line of it.',
    short: 'Old file. One line. Write it better.',
  },
  {
    text: 'You learn a tool with your hands. Choose one shortcut of the editor, and use it until it is boring.',
    short: 'One shortcut. Until it bores you. Hands learn.',
  },
  {
    text: 'Somebody else is a chapter behind you. Answer one easy question about code, and see how much you know.',
    short: 'Answer one easy question. You know enough.',
  },
  {
    text: 'The first line of a file is the hardest to type. Write a comment with the purpose of the program, and save it.',
    short: 'New file. One comment: its purpose. Save.',
  },
]
