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
    short: 'One practice question first. Wrong is useful. Then the course.',
  },
  {
    text: 'The course is made of pieces that somebody else cut. Cut yours smaller: one page, one heading, one example.',
    short: 'Cut the course smaller. One page. One heading. Stop.',
  },
  {
    text: 'A login that is lost costs a whole hour. Open the course’s page now, and leave it open in its own window.',
    short: 'Log in to the course. Leave it open. Ready.',
  },
  {
    text: 'What you learned last is still warm. Write one sentence about it on the first page of your course notes.',
    short: 'Last thing learned: one sentence. Into the course notes.',
  },
  {
    text: 'A module has a list of contents for days like this. Read it, and mark the shortest unit.',
    short: 'Read the module’s list. Mark the shortest unit. Take it.',
  },
  {
    text: 'Colors in a textbook do not learn it. Put the marker down, and write one line of the course in your own words.',
    short: 'Marker down. One line of the course in your words.',
  },
  {
    text: 'Something in the course belongs to your own work. Find one place where you could use it this week.',
    short: 'One place to use the course this week. Name it.',
  },
  {
    text: 'The certificate is the same with a slow week in it. Do the smallest unit of the course, and leave the rest standing.',
    short: 'Smallest unit of the course. The rest stands.',
  },
  {
    text: 'A picture explains what a page hides. Draw the last thing from the course, with hardly any words.',
    short: 'Draw the last thing from the course. Few words.',
  },
  {
    text: 'A question to the tutor saves an hour of guessing. Write the one thing that you did not follow in the course.',
    short: 'One question to the course tutor. Write it. Send it.',
  },
  {
    text: 'Headphones on the desk invite the course in. Lay them on the notebook, where you will sit.',
    short: 'Headphones on the notebook. The course starts at that seat.',
  },
  {
    text: 'The next date in the course is easier to keep when it is visible. Copy it onto the calendar that you really use.',
    short: 'Next course date: onto your real calendar.',
  },
  {
    text: 'Sitting down is half of a course. Put a cup and the notes on the table, and only sit down for now.',
    short: 'Cup and notes on the table. Sit. Course open.',
  },
  {
    text: 'A word that you could not explain hides in every unit. Find it in the course, and look it up.',
    short: 'One unclear word in the course. Look it up.',
  },
  {
    text: 'You remember the start and the end of a course unit best. Reread only the end of the last one.',
    short: 'Reread the end of the last unit. The course continues.',
  },
  {
    text: 'Explaining shows where the course has holes for you. Explain one idea to the person nearest to you.',
    short: 'Explain one idea of the course. To whoever is near.',
  },
  {
    text: 'The course does not know that you are tired. Choose listening today, and leave the reading for another day.',
    short: 'Tired: listen to the course. Reading waits.',
  },
  {
    text: 'Cards are small enough for a queue. Put one term of the course on a card, and the card in your pocket.',
    short: 'One course term on a card. Card in your pocket.',
  },
  {
    text: 'A wrong answer is the shortest lesson. Look at the last one that you gave in the course, and read why.',
    short: 'Last wrong answer in the course: read why.',
  },
  {
    text: 'It is easy to forget how much of a course is done. Tick off the finished units, on paper.',
    short: 'Tick off finished units. On paper. The course shrinks.',
  },
  {
    text: 'The exercise at the end of a course unit is usually skipped. Read only its first line.',
    short: 'End-of-unit exercise: read its first line. Course done today.',
  },
  {
    text: 'A timer guards the end of a study session. Set a short one, and close the course when it rings.',
    short: 'Short timer on. Course open. Close at the ring.',
  },
]
