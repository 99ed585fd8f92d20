import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next entry of a journal (TEXT-30). */
export const journalFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A pen that skips ends an entry early. Try yours on the back page, and put a second one beside it.',
        short: 'Try the pen on the back page.',
        about: 'pen',
      },
      {
        text: 'Entries are made of small things. Keep one keyword of today on a slip in the journal for {weekday}.',
        short: 'Keep one keyword on a slip for {weekday}.',
        about: 'keyword',
      },
      {
        text: 'Read one old entry, and change nothing in it. A line may come to you that belongs in the next one.',
        short: 'Read one old entry. Change nothing in it.',
        about: 'old',
      },
      {
        text: 'The journal is opened sooner where it lies in sight. Choose its place for {weekday}, near a lamp and a chair.',
        short: 'Choose a place for the journal. Lamp and chair.',
        about: 'place',
      },
      {
        text: 'An empty page asks less when a question stands on it. Write one at the top for {weekday}.',
        short: 'Write one question at the top of a page.',
        about: 'question',
      },
      {
        text: 'Somebody did you a small favor lately. Note the name on a slip, and thank them on the page {next}.',
        short: 'Note one name to thank on the page.',
        about: 'thanks',
      },
      {
        text: 'Count the empty pages left in the notebook. If few are left, put a new one on the list.',
        short: 'Count the empty pages left in the notebook.',
        about: 'pages',
      },
      {
        text: 'Leave the notebook shut today. Look for one sight on your way that you would like to describe {next}.',
        short: 'Notebook shut. Look for one sight worth describing.',
        about: 'sight',
      },
    ],
    eve: [
      {
        text: 'Lay the notebook where you will write tomorrow, open at an empty page. Put the pen across it.',
        short: 'Open notebook, pen across it. Ready for tomorrow.',
        about: 'open',
      },
      {
        text: 'Write tomorrow’s date on the page now, and the first line has company.',
        short: 'Write tomorrow’s date on the empty page.',
        about: 'date',
      },
      {
        text: 'Choose a drawer for the phone, so that tomorrow’s entry is not interrupted.',
        short: 'Choose a drawer for the phone during the entry.',
        about: 'phone',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Try the pen of your journal on a scrap of paper.', minutes: 1, about: 'pen' },
      { text: 'Note one keyword for the next entry on a slip.', minutes: 1, about: 'keyword' },
      { text: 'Read one page of the journal from a month ago, or its first page.', minutes: 3, about: 'old' },
      { text: 'Clear the spot where you write your journal.', minutes: 3, about: 'place' },
      { text: 'Write one question at the top of the next empty page.', minutes: 2, about: 'question' },
      {
        text: 'Write one way around this for the next entry: {obstacle}.',
        twin: 'Write on a slip the shortest entry that would count for you.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write the name of somebody you want to thank on a slip for the journal.', minutes: 1, about: 'thanks' },
      { text: 'Put a ticket, a photo, or a leaf of this week into the journal.', minutes: 2, about: 'keepsake' },
    ],
    eve: [
      { text: 'Lay the notebook open where you will write, with the pen across it.', minutes: 1, about: 'open' },
      { text: 'Write tomorrow’s date at the top of the empty page.', minutes: 1, about: 'date' },
      { text: 'Choose a drawer for the phone at the hour of the entry.', minutes: 1, about: 'phone' },
    ],
  },
  challenges: {
    any: [
      { text: 'Read the last line of your journal, and close it.', seconds: 30, about: 'last' },
      { text: 'Look around, and choose one thing that could open the next entry.', seconds: 30, about: 'thing' },
      {
        text: 'Say your plan for the journal by heart: {plan}',
        twin: 'Say the first three words of your next entry.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason for the journal once: {why}.',
        twin: 'Name one moment from this week that you want to find in the journal in a year.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Clip the pen to the journal.', seconds: 15, about: 'clip' },
      { text: 'Find the place in the journal where you laughed or complained most.', seconds: 60, about: 'find' },
    ],
    eve: [
      { text: 'Turn the journal to its next empty page.', seconds: 15, about: 'page' },
      { text: 'Sit down where you will write, and see whether the light is good.', seconds: 30, about: 'light' },
      { text: 'Write one letter on the page for tomorrow’s first word.', seconds: 15, about: 'letter' },
    ],
  },
}
