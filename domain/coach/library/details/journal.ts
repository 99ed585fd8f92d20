import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a journal. */
export const journalDetails: readonly Detail[] = [
  {
    text: 'A page is easier to begin with a date on it. Write it now, and let the rest of the line stay empty.',
    short: 'Write the date on the page. Leave the line below empty.',
  },
  {
    text: 'You do not have to sum up the day. Choose one moment of it, and write down what was in the room.',
    short: 'Choose one moment of the day. Write what was in the room.',
  },
  {
    text: 'Being thankful in general is hard to read later. Write who did it, and what exactly it was.',
    short: 'Write who did what today. One exact thing on the page.',
  },
  {
    text: 'The notebook loses against the phone when it lies deeper. Put it on top, with the pen inside.',
    short: 'Lay the notebook on top of the phone. Pen inside.',
  },
  {
    text: 'One line is an entry. Write it as you would say it, and close the notebook.',
    short: 'Write one line as you would say it. Close the notebook.',
  },
  {
    text: 'Some days have nothing to report, and that can stand there. Write what was for lunch, and stop.',
    short: 'If nothing happened, write what was for lunch. Stop there.',
  },
  {
    text: 'Writing by hand is slow enough to think. Let the pen decide the pace of one sentence.',
    short: 'Write one sentence slowly. The pen sets the pace.',
  },
  {
    text: 'A question left open works while you do other things. Write one at the bottom of the page, without an answer.',
    short: 'Write one question at the page’s end. Leave it open.',
  },
  {
    text: 'Nobody reads this, so it may be badly written. Write the first word that comes, and go on from there.',
    short: 'Write the first word that comes. Go on from there.',
  },
  {
    text: 'The best line is often the second one. Write the expected one first, and then the one below it.',
    short: 'Write the line you expected. Then a truer one below.',
  },
  {
    text: 'The same few words come back in every journal. Look for one of them on the last pages, and leave it out today.',
    short: 'Find a word you overuse in the journal. Leave it out.',
  },
  {
    text: 'What annoyed you may stand beside what you were glad of. Write both, each in half a line.',
    short: 'Write what annoyed you and what pleased you. Half a line each.',
  },
  {
    text: 'The body keeps notes as well. Write down where you felt today, in the shoulders or in the feet.',
    short: 'Write down where your body felt the day.',
  },
  {
    text: 'A person belongs in most good entries. Name one, and what they said.',
    short: 'Name one person in the journal. Write what they said.',
  },
  {
    text: 'The chair matters less than the lamp. Turn it on, and open the notebook under it.',
    short: 'Turn on the lamp. Write one line under it.',
  },
  {
    text: 'A journal is also a place to put things down. Write the thing that keeps turning, and close the cover on it.',
    short: 'Write what you keep thinking about. Close the notebook on it.',
  },
  {
    text: 'You can begin in the middle. Write a half sentence on the line, and see what follows.',
    short: 'Write half a sentence. See what follows. Stop anytime.',
  },
  {
    text: 'Small things are the ones that get lost. Write down a sound, a smell, or a color of today.',
    short: 'Write down one sound, one smell, or one color.',
  },
  {
    text: 'An old page is the best reader you have. Look at what you wrote a week ago, and answer it in a line.',
    short: 'Read last week’s page. Answer it in one line.',
  },
  {
    text: 'A list counts as writing. Put down a few short words in a column, and leave the sentences for tomorrow.',
    short: 'Write a few words in a column. No sentences needed.',
  },
  {
    text: 'You can thank somebody on paper first. Write the line as if they would read it.',
    short: 'Write one thank-you line to somebody on the page.',
  },
  {
    text: 'A pen that does not work ends more journals than a bad day. Try yours on the inside of the cover.',
    short: 'Test the pen inside the notebook cover. Then write.',
  },
  {
    text: 'The last line of the day needs no ending. Write until the pen is at the margin, and stop there.',
    short: 'Write until the pen reaches the margin. Stop there.',
  },
  {
    text: 'Weather is a fair way in. Write what the sky did, and then what you did under it.',
    short: 'Write what the sky did. Then write what you did.',
  },
]
