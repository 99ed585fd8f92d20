import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a journal. */
export const journalDetails: readonly Detail[] = [
  {
    text: 'A page is easier to begin with a date on it. Write it now, and let the rest of the line stay empty.',
    short: 'Date on the page. Line below it empty. Begin.',
  },
  {
    text: 'You do not have to sum up the day. Choose one moment of it, and write down what was in the room.',
    short: 'One moment of the day. What was in the room?',
  },
  {
    text: 'Being thankful in general is hard to read later. Write who did it, and what exactly it was.',
    short: 'Who did what? Write that. One exact thing.',
  },
  {
    text: 'The notebook loses against the phone when it lies deeper. Put it on top, with the pen inside.',
    short: 'Notebook on top. Pen inside. Phone below.',
  },
  {
    text: 'One line is an entry. Write it as you would say it, and close the notebook.',
    short: 'One line. As you would say it. Close it.',
  },
  {
    text: 'Some days have nothing to report, and that can stand there. Write what was for lunch, and stop.',
    short: 'Nothing to report? Write the lunch. Stop there.',
  },
  {
    text: 'Writing by hand is slow enough to think. Let the pen decide the pace of one sentence.',
    short: 'Pen sets the pace. One sentence. Slowly.',
  },
  {
    text: 'A question left open works while you do other things. Write one at the bottom of the page, without an answer.',
    short: 'One question at the bottom. No answer. Close.',
  },
  {
    text: 'Nobody reads this, so it may be badly written. Write the first word that comes, and go on from there.',
    short: 'First word that comes. Write it. Go on.',
  },
  {
    text: 'The best line is often the second one. Write the expected one first, and then the one below it.',
    short: 'Expected line first. Then the true one below.',
  },
  {
    text: 'The same few words come back in every journal. Look for one of them on the last pages, and leave it out today.',
    short: 'Find your favorite word. Leave it out today.',
  },
  {
    text: 'What annoyed you may stand beside what you were glad of. Write both, each in half a line.',
    short: 'What annoyed. What pleased. Half a line each.',
  },
  {
    text: 'The body keeps notes as well. Write down where you felt today, in the shoulders or in the feet.',
    short: 'Where did you feel today? Write the place.',
  },
  {
    text: 'A person belongs in most good entries. Name one, and what they said.',
    short: 'Name one person. Write what they said.',
  },
  {
    text: 'The chair matters less than the lamp. Turn it on, and open the notebook under it.',
    short: 'Lamp on. Notebook under it. Write one line.',
  },
  {
    text: 'A journal is also a place to put things down. Write the thing that keeps turning, and close the cover on it.',
    short: 'Write what keeps turning. Close the cover on it.',
  },
  {
    text: 'You can begin in the middle. Write a half sentence on the line, and see what follows.',
    short: 'Write half a sentence. See what follows. Stop anytime.',
  },
  {
    text: 'Small things are the ones that get lost. Write down a sound, a smell, or a color of today.',
    short: 'One sound, smell, or color. Write it down.',
  },
  {
    text: 'An old page is the best reader you have. Look at what you wrote a week ago, and answer it in a line.',
    short: 'Read last week’s line. Answer it. One line.',
  },
  {
    text: 'A list counts as writing. Put down a few short words in a column, and leave the sentences for tomorrow.',
    short: 'Words in a column. No sentences. That counts.',
  },
  {
    text: 'You can thank somebody on paper first. Write the line as if they would read it.',
    short: 'Write it as if they would read it.',
  },
  {
    text: 'A pen that does not work ends more journals than a bad day. Try yours on the inside of the cover.',
    short: 'Try the pen inside the cover. Then write.',
  },
  {
    text: 'The last line of the day needs no ending. Write until the pen is at the margin, and stop there.',
    short: 'Write to the margin. Stop there. No ending.',
  },
  {
    text: 'Weather is a fair way in. Write what the sky did, and then what you did under it.',
    short: 'What the sky did. What you did. Short lines.',
  },
]
