import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { journalEveMoves } from './journal-eve.ts'

/** Texts of a day before the next entry of a journal (TEXT-30). */
export const journalFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A pen that skips ends an entry early. Try yours on the back page, and put a second one beside it.',
      short: 'Try the pen on the back page.',
      pairs: [
        {
          step: { text: 'Throw away the pen that skips.', minutes: 1 },
          challenge: { text: 'Draw one curl with the good pen.', seconds: 15 },
        },
        {
          step: { text: 'Find a loop, a clip, or a band that holds the pen to the journal.', minutes: 2 },
          challenge: { text: 'Close the journal with the pen in its place.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Entries are made of small things. Keep one keyword of today on a slip in the journal for {weekday}.',
      short: 'Keep one keyword on a slip for {weekday}.',
      pairs: [
        {
          step: { text: 'Write two more words below it: a color and a sound.', minutes: 1 },
          challenge: { text: 'Read the three words once, and fold the slip.', seconds: 15 },
        },
        {
          step: { text: 'Find a ticket, a photo, or a leaf that goes with it.', minutes: 2 },
          challenge: { text: 'Lay it into the journal, and look at the two side by side.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Read one old entry, and change nothing in it. A line may come to you that belongs in the next one.',
      short: 'Read one old entry. Change nothing in it.',
      pairs: [
        {
          step: { text: 'Put a slip at the page, with the month on it.', minutes: 1 },
          challenge: { text: 'Say one thing that has changed since then.', seconds: 30 },
        },
        {
          step: { text: 'Write down one question that you would ask the person who wrote this.', minutes: 2 },
          challenge: {
            text: 'Read your reason for the journal once: {why}.',
            twin: 'Name one moment from this week that you want to find in the journal in a year.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'The journal is opened sooner where it lies in sight. Choose its place for {weekday}, near a lamp and a chair.',
      short: 'Choose a place for the journal. Lamp and chair.',
      pairs: [
        {
          step: { text: 'Clear the spot around the chair, and put a light there.', minutes: 2 },
          challenge: { text: 'Sit down there with the journal closed.', seconds: 30 },
        },
        {
          step: { text: 'Lay a pen across the journal at its new place.', minutes: 1 },
          challenge: { text: 'Look at the place from the door.', seconds: 15 },
        },
      ],
    },
    {
      text: 'An empty page asks less when a question stands on it. Write one at the top for {weekday}.',
      short: 'Write one question at the top of a page.',
      pairs: [
        {
          step: { text: 'Write a second one at the bottom of the page.', minutes: 1 },
          challenge: { text: 'Say the question aloud, and leave it open.', seconds: 30 },
        },
        {
          step: {
            text: 'Write one way around this for the next entry: {obstacle}.',
            twin: 'Write on a slip the shortest answer that would count for you.',
            minutes: 2,
          },
          challenge: {
            text: 'Say your plan for the journal by heart: {plan}',
            twin: 'Say the first three words of your next entry.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Somebody did you a small favor lately. Note the name on a slip, and thank them on the page {next}.',
      short: 'Note one name to thank on the page.',
      pairs: [
        {
          step: { text: 'Write below the name what the favor was.', minutes: 1 },
          challenge: { text: 'Say thank you out loud, with the name.', seconds: 15 },
        },
        {
          step: { text: 'Put the slip between two empty pages.', minutes: 2 },
          challenge: { text: 'Name a favor that you did for somebody, and leave it at that.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Count the empty pages left in the notebook. If few are left, put a new one on the list.',
      short: 'Count the empty pages left in the notebook.',
      pairs: [
        {
          step: { text: 'Write the number of pages in small figures on the last one.', minutes: 1 },
          challenge: { text: 'Let the empty pages run over your thumb.', seconds: 15 },
        },
        {
          step: { text: 'Think of what kind of notebook you would like next: lines, dots, or none.', minutes: 2 },
          challenge: { text: 'Find the page of the journal that you like to look at.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Leave the notebook shut today. Look for one sight on your way that you would like to describe {next}.',
      short: 'Notebook shut. Look for one sight worth describing.',
      pairs: [
        {
          step: { text: 'Keep three words for it in your head, and no more.', minutes: 1 },
          challenge: { text: 'Look around, and find something in the same color.', seconds: 30 },
        },
        {
          step: { text: 'Ask somebody what they saw on their way.', minutes: 2 },
          challenge: { text: 'Close your eyes, and see your sight once more.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A page remembers smells better than a camera does. Find one smell of this week, and write its name on a slip.',
      short: 'Write the name of one smell on a slip.',
      pairs: [
        {
          step: { text: 'Put the slip at the next empty page.', minutes: 1 },
          challenge: { text: 'Close your eyes, and smell it once more.', seconds: 15 },
        },
        {
          step: { text: 'Write below it where you were, in three words.', minutes: 2 },
          challenge: { text: 'Name a smell that you know from long ago.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You write to somebody, even if it is yourself. Choose who the next entry is for, and put the name on a slip.',
      short: 'Choose who the next journal entry is for.',
      pairs: [
        {
          step: { text: 'Write below the name what they do not know yet.', minutes: 1 },
          challenge: { text: 'Say “dear” and the name aloud.', seconds: 15 },
        },
        {
          step: { text: 'Find a picture of them, and lay it into the journal.', minutes: 2 },
          challenge: { text: 'Say one sentence as you would write it to them.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A journal may hold what is not in words. Look for something flat that you could glue in: a ticket, a label, or a leaf.',
      short: 'Find something flat to glue into the journal.',
      pairs: [
        {
          step: { text: 'Put glue or tape with the journal.', minutes: 1 },
          challenge: { text: 'Hold it against the page, and choose its corner.', seconds: 15 },
        },
        {
          step: { text: 'Press it flat between two books.', minutes: 2 },
          challenge: { text: 'Say where you picked it up.', seconds: 30 },
        },
      ],
    },
  ],
  eve: journalEveMoves,
}
