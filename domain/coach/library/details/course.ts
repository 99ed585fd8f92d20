import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a course. */
export const courseDetails: readonly Detail[] = [
  {
    text: 'It is easier to go on than to begin. Open the course at the unit that you left half done.',
    short: 'Open the course at the half-done unit. Read one heading.',
    form: 'work',
  },
  {
    text: 'A lesson runs on whether you follow it or not. Stop the course after the next explanation, and say what it was about.',
    short: 'Pause the course once. Say what it explained.',
    form: 'work',
  },
  {
    text: 'A wrong guess makes you read more closely. Answer one practice question of the course before you read the unit.',
    short: 'Answer one practice question first. Then read the course page.',
    form: 'work',
  },
  {
    text: 'A small piece that is done is better than a unit put off. Take one page, one heading, or one example.',
    short: 'Take a small piece of the course. One page, then stop.',
    form: 'work',
  },
  {
    text: 'Looking for a password can take the time for a unit. Log in to the course now, and leave its window open.',
    short: 'Log in to the course now. Leave its window open.',
    form: 'prepare',
  },
  {
    text: 'What you can write without looking, you have learned. Write one sentence about the last thing in the course, then compare.',
    short: 'Recall the last course idea. Write one sentence about it.',
    form: 'work',
  },
  {
    text: 'Short units are quickly off the list. Open the contents of the course, and mark the shortest one that is open.',
    short: 'Read the course contents. Mark the shortest open unit.',
    form: 'note',
  },
  {
    text: 'Marking text helps you remember little. Put the marker down, and write one line of the course in your own words.',
    short: 'Put one course line into your own words. Write it.',
    form: 'work',
  },
  {
    text: 'A thing that you can use stays longer. Write down one task for which something from the course helps.',
    short: 'Write down one task where the course helps.',
    form: 'note',
  },
  {
    text: 'The end decides what matters in a course. Look up what it asks for: a test, a project, or only attendance.',
    short: 'Look up how the course ends: a test, a project.',
    form: 'note',
  },
  {
    text: 'A drawing shows what you have understood. Put the last idea from the course into boxes and arrows.',
    short: 'Draw the last idea from the course. Hardly any words.',
    form: 'work',
  },
  {
    text: 'A question is easier to answer while it is fresh. Write down one thing in the course that you did not follow, and send it.',
    short: 'Ask somebody one open question about the course.',
    form: 'tell',
  },
  {
    text: 'Things in place save the first minutes of a unit. Put pen and course notes where you will sit.',
    short: 'Put pen and course notes where you will sit.',
    form: 'prepare',
  },
  {
    text: 'Free time without a name goes to something else. Write one hour for the course into the calendar that you use.',
    short: 'Write one hour for the course into your calendar.',
    form: 'note',
  },
  {
    text: 'You often know something about a page before you read it. Read the next heading of the course, and say what you know of it.',
    short: 'Sit down with the course notes. Read the next heading aloud.',
    form: 'work',
  },
  {
    text: 'One unclear word can hide a whole page. Find one in the last unit of the course, and look it up.',
    short: 'Find one unclear word in the course. Look it up.',
    form: 'work',
  },
  {
    text: 'The end of a unit leads into the next. Reread only the last paragraph of the course unit that you did last.',
    short: 'Reread the end of the last course unit. Only the end.',
    form: 'work',
  },
  {
    text: 'You hear a gap when you explain something. Tell one idea from the course to anybody near you.',
    short: 'Explain one idea of the course. Anybody near will do.',
    form: 'tell',
  },
  {
    text: 'Reading is the hardest part when you are tired. Read one paragraph of the course aloud, and stand while you do.',
    short: 'If you are tired, stand. Read one course paragraph aloud.',
    form: 'work',
  },
  {
    text: 'A card fits into any wait. Write one term of the course on one, with its meaning on the back.',
    short: 'Write one course term on a card. Pocket the card.',
    form: 'work',
  },
  {
    text: 'A wrong answer shows where to look. Take your last one in the course, and read why it was wrong.',
    short: 'Look at your last wrong answer in the course. Read why.',
    form: 'work',
  },
  {
    text: 'More of the course may be done than you think. Write its units on paper, and check off the finished ones.',
    short: 'Check off the finished units of the course. Use paper.',
    form: 'note',
  },
  {
    text: 'It is tempting to skip the exercises in a course. Open the next one, and read its first line.',
    short: 'Read the first line of the course exercise. Only that.',
    form: 'work',
  },
  {
    text: 'A session with an end is easier to start. Set a timer for the course, and close everything when it rings.',
    short: 'Set a short timer for the course. Stop when it rings.',
    form: 'prepare',
  },
]
