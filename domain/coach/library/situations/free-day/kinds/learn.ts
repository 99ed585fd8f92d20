import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to learn, without texts of a topic (TEXT-30). */
export const learnFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'It helps to come with a question. Write down one thing you cannot explain yet, and save it for {weekday}.',
        short: 'Write down one thing that you cannot explain yet.',
        about: 'question',
      },
      {
        text: 'A whole lesson is a lot. Pick the part you will begin with {next}: a page, a move, or an example.',
        short: 'Pick the part for {weekday}. One page is plenty.',
        about: 'small',
      },
      {
        text: 'When one explanation does not click, another might. Find a second book, video, or person for the part you are on.',
        short: 'Find a second explanation of the hard part.',
        about: 'source',
      },
      {
        text: 'You may know somebody who has learned this. Ask them which mistake they made at first.',
        short: 'Ask somebody who knows it. What went wrong first?',
        about: 'person',
      },
      {
        text: 'You will want to find your notes again. Give your last page a heading.',
        short: 'Give your last page of notes a heading.',
        about: 'notes',
      },
      {
        text: 'A day off helps new things settle. Leave it alone today, and do not look anything up.',
        short: 'Leave the new part alone. Let it settle.',
        about: 'doze',
      },
    ],
    eve: [
      {
        text: 'Open the book or the app where you will pick up again, and close everything else.',
        short: 'Open it where you will pick up again.',
        about: 'open',
      },
      {
        text: 'Clear enough room for what you will need tomorrow.',
        short: 'Clear enough room for it tomorrow.',
        about: 'desk',
      },
      {
        text: 'Before you fall asleep, go over what you already know.',
        short: 'In bed, go over what you already know.',
        about: 'recall',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down one thing that you cannot explain yet.', minutes: 2, about: 'question' },
      { text: 'Mark the part you will begin with {next}.', minutes: 1, about: 'small' },
      { text: 'Find a second explanation of the hard part.', minutes: 3, about: 'source' },
      { text: 'Ask somebody who has learned it which mistake they made at first.', minutes: 2, about: 'person' },
      { text: 'Give your last page of notes a heading.', minutes: 2, about: 'notes' },
      {
        text: 'Ask somebody who is learning the same thing what they do about this: {obstacle}.',
        twin: 'Ask somebody who is learning the same thing how they get started.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write down where you could use the newest part for the first time.', minutes: 2, about: 'use' },
      { text: 'Sort the material into two piles: known and new.', minutes: 1, about: 'order' },
    ],
    eve: [
      { text: 'Open the material where you will pick up again.', minutes: 1, about: 'open' },
      { text: 'Clear room for the material.', minutes: 2, about: 'desk' },
      { text: 'Put a pen and an empty sheet beside the material.', minutes: 1, about: 'pen' },
    ],
  },
  challenges: {
    any: [
      { text: 'Name three things you know about it, from memory.', seconds: 60, about: 'recall' },
      { text: 'Check your bookmark or your list to see how far you are.', seconds: 30, about: 'mark' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Say what you want to be able to do by the end of {weekday}.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Say what you will use it for first.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Explain one small part of it to the wall.', seconds: 45, about: 'teach' },
      { text: 'Say one word that was new.', seconds: 15, about: 'word' },
    ],
    eve: [
      { text: 'Put the chair where you will sit to learn.', seconds: 15, about: 'chair' },
      { text: 'Look at the first line or picture of the next part.', seconds: 30, about: 'page' },
      { text: 'Choose the door you will close for quiet.', seconds: 30, about: 'quiet' },
    ],
  },
}
