import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of writing as a practice. */
export const writingDetails: readonly Detail[] = [
  {
    text: 'Write one line now, and leave its mistakes for another day. Correcting in between slows you down.',
    short: 'Write on without correcting. Correct another page another day.',
    form: 'work',
  },
  {
    text: 'The first word of a page is often the hardest. Begin with “and,” and cross it out at the end.',
    short: 'Start the first sentence with “and.” Strike it later.',
    form: 'work',
  },
  {
    text: 'Good and bad sentences can be sorted on another day. Add one more to your page now.',
    short: 'Add one sentence. Good or bad does not matter.',
    form: 'work',
  },
  {
    text: 'It is easier to go on when you know what comes next. Stop in the middle of a sentence today, and leave it so.',
    short: 'Stop in the middle of a line. Know the next word.',
    form: 'moment',
  },
  {
    text: 'Readers remember things that they can see or hear. Put one such thing into your text: a noise, a stain, or a price.',
    short: 'Write one real thing into the text: its noise.',
    form: 'work',
  },
  {
    text: 'You do not have to know what to write before you begin. Open the file at its last line, and read that line.',
    short: 'Open the file at its last line. Go on there.',
    form: 'work',
  },
  {
    text: 'Put a pencil and paper where you wash up or wait. Ideas often come there.',
    short: 'Put a pencil where you usually wait.',
    form: 'prepare',
  },
  {
    text: 'It is easier to write what nobody will read. Write one line that you would never show to anybody.',
    short: 'Write one line that nobody will see.',
    form: 'work',
  },
  {
    text: 'A writer whose sentences you like can help you start. Take a book of theirs, and read one page before you write.',
    short: 'Lay a book you love beside you. Write one line.',
    form: 'work',
  },
  {
    text: 'You cannot judge a page well while you write it. Note your doubts in the margin, and correct nothing before the page is full.',
    short: 'Fill the page first. Correct it later.',
    form: 'work',
  },
  {
    text: 'Talking is easier than writing for many people. Say the next bit out loud, and write down what you have said.',
    short: 'Say the next bit aloud. Write what you said.',
    form: 'work',
  },
  {
    text: 'A word counter makes you think of the number. Turn it off or cover it, and write one thought to its end.',
    short: 'Turn the word counter off. Write one thought to its end.',
    form: 'work',
  },
  {
    text: 'Something happens in a text when somebody wants something. Write down one person in it, and what they want.',
    short: 'Write down one person. Then write what they want.',
    form: 'work',
  },
  {
    text: 'You may be avoiding a part of the text. Write one line about that part, in any words.',
    short: 'Write one line about what you avoid.',
    form: 'work',
  },
  {
    text: 'On an old envelope, lines may be bad. Write the first ones of your text there.',
    short: 'Write the first lines on an old envelope.',
    form: 'work',
  },
  {
    text: 'You may write the end first if you know it. Write the last line now, and then the one before it.',
    short: 'Write the last line first. Then the one before.',
    form: 'work',
  },
  {
    text: 'A single object can begin a text. Write down one that lies on a table, and who has left it there.',
    short: 'Put one object on a table. Write who left it.',
    form: 'work',
  },
  {
    text: 'Half a page is a whole text on some days. Write its first line now.',
    short: 'Write half a page. That is the whole piece.',
    form: 'work',
  },
  {
    text: 'A quick look online often lasts. Turn off the internet until you have written one paragraph.',
    short: 'Internet off until you have written one paragraph.',
    form: 'work',
  },
  {
    text: 'Your own old lines can start new ones. Copy one by hand, and add a line to it.',
    short: 'Copy one old line by hand. Write on from there.',
    form: 'work',
  },
  {
    text: 'Listen for one sentence that somebody says today, and write it down, word for word.',
    short: 'Listen for one sentence. Write it down, word for word.',
    form: 'moment',
  },
  {
    text: 'A plain sentence can be made finer at any time. Write the next one as you would say it to a friend.',
    short: 'Write the next sentence as plainly as you can.',
    form: 'work',
  },
  {
    text: 'An empty page is harder than one with a date. Write today’s, and then one line about anything.',
    short: 'Write the date on the page. Then write anything.',
    form: 'work',
  },
  {
    text: 'Looking something up interrupts your writing. Write “find out later” in that place, and go on.',
    short: 'If you are stuck, write “find out later.” Go on.',
    form: 'moment',
  },
]
