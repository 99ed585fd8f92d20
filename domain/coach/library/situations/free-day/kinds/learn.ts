import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to learn, without texts of a topic (TEXT-30). */
export const learnFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Learning starts faster with a question. Write down one thing that you cannot explain yet, and keep it for {weekday}.',
        short: 'Write down one thing that you cannot explain yet.',
        about: 'question',
      },
      {
        text: 'A whole lesson is a lot. Choose the part with which you begin {next}: one page, one move, or one example.',
        short: 'Choose the part for {weekday}. One page is plenty.',
        about: 'small',
      },
      {
        text: 'When you get stuck, you need a second explanation. Find one other book, video, or person for the same thing.',
        short: 'Find a second explanation for the hard part.',
        about: 'source',
      },
      {
        text: 'Somebody around you knows it already. Ask them which mistake they made in the beginning.',
        short: 'Ask somebody who knows it. Which mistake came first?',
        about: 'person',
      },
      {
        text: 'Notes that nobody finds are of little use. Give the last page of yours a heading.',
        short: 'Give the last page of your notes a heading.',
        about: 'notes',
      },
      {
        text: 'Rest sorts what is new in your head. Leave it alone today, and do not look it up.',
        short: 'Leave the new part alone. Rest sorts it.',
        about: 'doze',
      },
    ],
    eve: [
      {
        text: 'Open the book or the app at the place where you go on, and close everything else.',
        short: 'Open it at the place where you go on.',
        about: 'open',
      },
      {
        text: 'Clear as much room as the material takes up tomorrow.',
        short: 'Clear as much room as the material needs.',
        about: 'desk',
      },
      {
        text: 'Before you fall asleep, go through what you know of it already.',
        short: 'In bed, go through what you know already.',
        about: 'recall',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down one thing that you cannot explain yet.', minutes: 2, about: 'question' },
      { text: 'Mark the part with which you begin {next}.', minutes: 1, about: 'small' },
      { text: 'Find a second explanation of the hard part.', minutes: 3, about: 'source' },
      { text: 'Ask somebody who knows it which mistake they made first.', minutes: 2, about: 'person' },
      { text: 'Give the last page of your notes a heading.', minutes: 2, about: 'notes' },
      {
        text: 'Ask somebody who learns the same what they do about this: {obstacle}.',
        twin: 'Ask somebody who learns the same how they begin.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write down where you could use the new part for the first time.', minutes: 2, about: 'use' },
      { text: 'Sort the material into two heaps: known, and new.', minutes: 1, about: 'order' },
    ],
    eve: [
      { text: 'Open the material at the place where you go on.', minutes: 1, about: 'open' },
      { text: 'Clear room for the material.', minutes: 2, about: 'desk' },
      { text: 'Put a pen and an empty sheet beside the material.', minutes: 1, about: 'pen' },
    ],
  },
  challenges: {
    any: [
      { text: 'Name three things that you know of it, from memory.', seconds: 60, about: 'recall' },
      { text: 'Look at where the bookmark or the list says that you are.', seconds: 30, about: 'mark' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Say what you want to be able to do by the end of {weekday}.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Say for what you will use it first.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Explain one small part of it to the wall.', seconds: 45, about: 'teach' },
      { text: 'Say one word that was new.', seconds: 15, about: 'word' },
    ],
    eve: [
      { text: 'Push the chair to the place where you will learn.', seconds: 15, about: 'chair' },
      { text: 'Look at the first line or picture of the next part.', seconds: 30, about: 'page' },
      { text: 'Choose the door that you will close.', seconds: 30, about: 'quiet' },
    ],
  },
}
