import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a course. */
export const courseDetails: readonly Detail[] = [
  {
    text: 'The unit that you left half done is closer than the next one. Open the course there, and read its last heading.',
    short: 'Open the course at the half-done unit. Read one heading.',
  },
  {
    text: 'A video watched lying down is soon forgotten. Pause the course once, and say what was just explained.',
    short: 'Pause the course once. Say what it explained.',
  },
  {
    text: 'A practice question shows more than a page. Answer one of the course before you read, and keep the wrong answer.',
    short: 'Answer one practice question first. Then read the course page.',
  },
  {
    text: 'The course is made of pieces that somebody else cut. Cut yours smaller: one page, one heading, one example.',
    short: 'Take a small piece of the course. One page, then stop.',
  },
  {
    text: 'A login that is lost costs a whole hour. Open the course’s page now, and leave it open in its own window.',
    short: 'Log in to the course now. Leave its window open.',
  },
  {
    text: 'What you learned last is still warm. Write one sentence about it on the first page of your course notes.',
    short: 'Recall the last course idea. Write one sentence about it.',
  },
  {
    text: 'A module has a list of contents for days like this. Read it, and mark the shortest unit.',
    short: 'Read the course contents. Mark the shortest unit.',
  },
  {
    text: 'Colors in a textbook do not learn it. Put the marker down, and write one line of the course in your own words.',
    short: 'Put the marker down. Write one course line in your words.',
  },
  {
    text: 'Something in the course belongs to your own work. Find one place where you could use it this week.',
    short: 'Name one place at work where the course helps.',
  },
  {
    text: 'The certificate is the same with a slow week in it. Do the smallest unit of the course, and leave the rest standing.',
    short: 'Do the smallest unit of the course. Leave the rest.',
  },
  {
    text: 'A picture explains what a page hides. Draw the last thing from the course, with hardly any words.',
    short: 'Draw the last idea from the course. Hardly any words.',
  },
  {
    text: 'A question to the tutor saves an hour of guessing. Write the one thing that you did not follow in the course.',
    short: 'Write one question to the course tutor. Send it.',
  },
  {
    text: 'Headphones on the desk invite the course in. Lay them on the notebook, where you will sit.',
    short: 'Lay your headphones on the course notes. Sit there later.',
  },
  {
    text: 'The next date in the course is easier to keep when it is visible. Copy it onto the calendar that you really use.',
    short: 'Copy the next course date onto your real calendar.',
  },
  {
    text: 'Sitting down is half of a course. Put a cup and the notes on the table, and only sit down for now.',
    short: 'Put a cup beside the course notes. Then only sit down.',
  },
  {
    text: 'A word that you could not explain hides in every unit. Find it in the course, and look it up.',
    short: 'Find one unclear word in the course. Look it up.',
  },
  {
    text: 'You remember the start and the end of a course unit best. Reread only the end of the last one.',
    short: 'Reread the end of the last course unit. Only the end.',
  },
  {
    text: 'Explaining shows where the course has holes for you. Explain one idea to the person nearest to you.',
    short: 'Explain one idea of the course. Anybody near will do.',
  },
  {
    text: 'The course does not know that you are tired. Choose listening today, and leave the reading for another day.',
    short: 'If you are tired, only listen to the course.',
  },
  {
    text: 'Cards are small enough for a queue. Put one term of the course on a card, and the card in your pocket.',
    short: 'Write one course term on a card. Pocket the card.',
  },
  {
    text: 'A wrong answer is the shortest lesson. Look at the last one that you gave in the course, and read why.',
    short: 'Look at your last wrong answer in the course. Read why.',
  },
  {
    text: 'It is easy to forget how much of a course is done. Tick off the finished units, on paper.',
    short: 'Tick off the finished units of the course. Use paper.',
  },
  {
    text: 'The exercise at the end of a course unit is usually skipped. Read only its first line.',
    short: 'Read the first line of the course exercise. Only that.',
  },
  {
    text: 'A timer guards the end of a study session. Set a short one, and close the course when it rings.',
    short: 'Set a short timer for the course. Stop when it rings.',
  },
]
