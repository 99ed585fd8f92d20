import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a journal. */
export const journalDetails: readonly Detail[] = [
  {
    text: 'Write today’s date on the page. The line below may stay empty until something comes.',
    short: 'Write the date on the page. Leave the line below empty.',
    form: 'work',
  },
  {
    text: 'You need not sum up the day. Choose one moment of it, and write what was in the room.',
    short: 'Choose one moment of the day. Write what was in the room.',
    form: 'work',
  },
  {
    text: 'Exact words are easier to remember. Write on the page who did something good for you, and what it was.',
    short: 'Write who did what today. One exact thing on the page.',
    form: 'work',
  },
  {
    text: 'Lay the notebook on top of the phone, with the pen inside. Then you pick it up first.',
    short: 'Lay the notebook on top of the phone. Pen inside.',
    form: 'prepare',
  },
  {
    text: 'One line is a full entry. Write it as you would say it, and close the notebook.',
    short: 'Write one line as you would say it. Close the notebook.',
    form: 'work',
  },
  {
    text: 'If nothing has happened, write what you had for lunch. That is an entry, and you can stop there.',
    short: 'If nothing happened, write what was for lunch. Stop there.',
    form: 'work',
  },
  {
    text: 'Write one sentence by hand, and slowly. You have time to think while the pen moves.',
    short: 'Write one sentence slowly. The pen sets the pace.',
    form: 'work',
  },
  {
    text: 'Write one question at the bottom of the page. Leave it without an answer for now.',
    short: 'Write one question at the page’s end. Leave it open.',
    form: 'work',
  },
  {
    text: 'Nobody else reads this. Write the first word that comes to mind, and go on from there.',
    short: 'Write the first word that comes. Go on from there.',
    form: 'work',
  },
  {
    text: 'Write the line that you expected to write. Then put one below it that is closer to the truth.',
    short: 'Write the line you expected. Then a truer one below.',
    form: 'work',
  },
  {
    text: 'Look for a word that comes up too often on your last pages. Leave it out of today’s entry.',
    short: 'Find a word you overuse in the journal. Leave it out.',
    form: 'work',
  },
  {
    text: 'Write half a line about what annoyed you, and half a line about what you were glad of.',
    short: 'Write what annoyed you and what pleased you. Half a line each.',
    form: 'work',
  },
  {
    text: 'Write down where you feel the day in your body, for example in the shoulders or the feet.',
    short: 'Write down where your body felt the day.',
    form: 'work',
  },
  {
    text: 'Write down the name of one person from your day, and one thing that they said.',
    short: 'Name one person in the journal. Write what they said.',
    form: 'work',
  },
  {
    text: 'Turn on a good lamp, and open the notebook under it. Write one line before you do anything else.',
    short: 'Turn on the lamp. Write one line under it.',
    form: 'work',
  },
  {
    text: 'Write down the thought that keeps coming back. Then close the notebook, and leave it in there.',
    short: 'Write what you keep thinking about. Close the notebook on it.',
    form: 'work',
  },
  {
    text: 'If you do not know how to begin, write half a sentence. Then write how it goes on.',
    short: 'Write half a sentence. See what follows. Stop anytime.',
    form: 'work',
  },
  {
    text: 'Small things are forgotten first. Write down one sound, one smell, or one color of today.',
    short: 'Write down one sound, one smell, or one color.',
    form: 'work',
  },
  {
    text: 'Read the page that you wrote a week ago. Answer it in one line.',
    short: 'Read last week’s page. Answer it in one line.',
    form: 'work',
  },
  {
    text: 'Write a few single words in a column. A list counts as an entry, and sentences can wait.',
    short: 'Write a few words in a column. No sentences needed.',
    form: 'work',
  },
  {
    text: 'Write a line of thanks to somebody, as if they would read it. You need not send it.',
    short: 'Write one thank-you line to somebody on the page.',
    form: 'work',
  },
  {
    text: 'Try your pen on the inside of the notebook’s cover. If it is dry, put another one there.',
    short: 'Test the pen inside the notebook cover. Then write.',
    form: 'prepare',
  },
  {
    text: 'Write until the pen reaches the margin. Stop there, even in the middle of a sentence.',
    short: 'Write until the pen reaches the margin. Stop there.',
    form: 'work',
  },
  {
    text: 'Write what the sky looked like today. Then write what you did at that time.',
    short: 'Write what the sky did. Then write what you did.',
    form: 'work',
  },
]
