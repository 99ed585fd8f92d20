import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a course. */
export const courseDetails: readonly Detail[] = [
  {
    text: 'It is easier to go on than to begin. Open the course at the unit that you left half done.',
    short: 'Open the course at the half-done unit. Read one heading.',
    form: 'work',
  },
  {
    text: 'Stop the course video after the next explanation. Say in one sentence what it was about.',
    short: 'Pause the course once. Say what it explained.',
    form: 'work',
  },
  {
    text: 'Answer one practice question of the course before you read the unit. Keep the answer, even if it is wrong.',
    short: 'Answer one practice question first. Then read the course page.',
    form: 'work',
  },
  {
    text: 'Take a smaller piece of the course than you planned: one page, one heading, or one example.',
    short: 'Take a small piece of the course. One page, then stop.',
    form: 'work',
  },
  {
    text: 'Looking for a password can cost an hour. Log in to the course now, and leave its window open.',
    short: 'Log in to the course now. Leave its window open.',
    form: 'prepare',
  },
  {
    text: 'Write one sentence about the last thing that you learned in the course, without looking. Then compare it.',
    short: 'Recall the last course idea. Write one sentence about it.',
    form: 'work',
  },
  {
    text: 'Open the list of contents of the course. Mark the shortest unit that is not done yet.',
    short: 'Read the course contents. Mark the shortest unit.',
    form: 'note',
  },
  {
    text: 'Marking text helps you remember little. Put the marker down, and write one line of the course in your own words.',
    short: 'Put the marker down. Write one course line in your words.',
    form: 'work',
  },
  {
    text: 'Think of one task this week for which you could use something from the course. Write it down.',
    short: 'Name one place at work where the course helps.',
    form: 'note',
  },
  {
    text: 'Look up what the course asks for at the end: a test, a project, or only attendance. Note it on your calendar.',
    short: 'Look up what the course asks at the end. Note it.',
    form: 'note',
  },
  {
    text: 'Draw the last idea from the course as boxes and arrows, with hardly any words.',
    short: 'Draw the last idea from the course. Hardly any words.',
    form: 'work',
  },
  {
    text: 'Write down one thing in the course that you did not follow. Send it as a question to the tutor or the forum.',
    short: 'Write one question to the course tutor. Send it.',
    form: 'tell',
  },
  {
    text: 'Put your headphones and the course notes where you will sit next time. Then you need not look for them.',
    short: 'Lay your headphones on the course notes. Sit there later.',
    form: 'prepare',
  },
  {
    text: 'Look at the calendar that you use every day. Write one hour for the course into it, on a day that is not full.',
    short: 'Write one hour for the course into your calendar.',
    form: 'work',
  },
  {
    text: 'Sit down at the table with the course notes and something to drink. Read the next heading, and say what you know of it.',
    short: 'Sit down with the course notes. Read the next heading aloud.',
    form: 'work',
  },
  {
    text: 'Find one word in the last unit of the course that you could not explain. Look it up.',
    short: 'Find one unclear word in the course. Look it up.',
    form: 'work',
  },
  {
    text: 'Reread only the last paragraph of the course unit that you did last. Then you know where to go on.',
    short: 'Reread the end of the last course unit. Only the end.',
    form: 'work',
  },
  {
    text: 'Explain one idea from the course to anybody near you. Notice where you begin to hesitate.',
    short: 'Explain one idea of the course. Anybody near will do.',
    form: 'tell',
  },
  {
    text: 'If you are tired, only listen to the next part of the course. Reading and exercises can wait until tomorrow.',
    short: 'If you are tired, only listen to the course.',
    form: 'work',
  },
  {
    text: 'Write one term of the course on a card, and its meaning on the back. Put the card in your pocket.',
    short: 'Write one course term on a card. Pocket the card.',
    form: 'work',
  },
  {
    text: 'Look at the last answer that you got wrong in the course. Read why it was wrong.',
    short: 'Look at your last wrong answer in the course. Read why.',
    form: 'work',
  },
  {
    text: 'More of the course may be done than you think. Write its units on paper, and tick off the finished ones.',
    short: 'Tick off the finished units of the course. Use paper.',
    form: 'note',
  },
  {
    text: 'It is tempting to skip the exercises in a course. Open the next one, and read its first line.',
    short: 'Read the first line of the course exercise. Only that.',
    form: 'work',
  },
  {
    text: 'Set a timer for a short session with the course. Close everything when it rings, even in the middle.',
    short: 'Set a short timer for the course. Stop when it rings.',
    form: 'work',
  },
]
