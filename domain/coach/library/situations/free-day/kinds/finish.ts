import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to finish, without texts of a topic (TEXT-30). */
export const finishFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'It is easier to sit down when you know what comes next. Write one line about what you will do on {weekday}.',
        short: 'Write one line. What will you do on {weekday}?',
        about: 'next',
      },
      {
        text: 'You may be waiting for somebody: an answer, a part, a document. Send one message to ask about it.',
        short: 'Waiting for somebody? Send one message and ask.',
        about: 'waiting',
      },
      {
        text: 'The list is probably longer than it has to be. Find one item that nobody would miss, and cross it out.',
        short: 'Cross out one item that nobody would miss.',
        about: 'drop',
      },
      {
        text: 'It would be a shame to lose what you have so far. Make a copy of it, or take a picture.',
        short: 'Make a copy of what you have. A picture counts.',
        about: 'copy',
      },
      {
        text: 'A second pair of eyes finds the gaps faster. Ask one person to take a quick look {next}.',
        short: 'Ask one person for a quick look {next}.',
        about: 'eyes',
      },
      {
        text: 'Check what you will run out of before the end: paper, screws, or space. Put it on your shopping list.',
        short: 'Check what you will run out of. List it.',
        about: 'supply',
      },
    ],
    eve: [
      {
        text: 'Clear the spot where you will work on it tomorrow, and leave only what you need.',
        short: 'Clear the spot where you will work tomorrow.',
        about: 'place',
      },
      {
        text: 'Leave it open where you will pick up again, with the tool or the pen on top.',
        short: 'Leave it open. Pen or tool on top.',
        about: 'open',
      },
      {
        text: 'Pick something easy to warm up with tomorrow, something you could do half asleep.',
        short: 'Pick something easy to start with tomorrow.',
        about: 'start',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write one line about what you will do on {weekday}.', minutes: 2, about: 'next' },
      { text: 'Send one message about something you are waiting for.', minutes: 2, about: 'waiting' },
      { text: 'Cross out one item that nobody would miss.', minutes: 1, about: 'drop' },
      { text: 'Take a picture or make a copy of what you have so far.', minutes: 2, about: 'copy' },
      {
        text: 'Ask somebody who finished something like it what they did about this: {obstacle}.',
        twin: 'Ask somebody who finished something like it what took the longest.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Sort what is left into two piles: must do and nice to have.', minutes: 3, about: 'sort' },
      { text: 'Check what you will run out of first, and put it on your shopping list.', minutes: 2, about: 'supply' },
      { text: 'Ask one person to take a quick look at it {next}.', minutes: 2, about: 'eyes' },
    ],
    eve: [
      { text: 'Clear the spot where you will work tomorrow.', minutes: 3, about: 'place' },
      { text: 'Leave it open where you will pick up again.', minutes: 1, about: 'open' },
      { text: 'Put the tool or the pen on top of it.', minutes: 1, about: 'tool' },
    ],
  },
  challenges: {
    any: [
      { text: 'Count the pieces that are left, without starting one.', seconds: 30, about: 'count' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Say in one sentence what will be different once it is finished.',
        seconds: 60,
        about: 'plan',
      },
      { text: 'Look at the newest part from the other side of the room.', seconds: 30, about: 'look' },
      {
        text: 'Read your reason once, and put it away: {why}.',
        twin: 'Name the person who will be the first to see it.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Give the next piece a short name, and write it down.', seconds: 45, about: 'name' },
      { text: 'Throw away one scrap, draft, or list that is out of date.', seconds: 30, about: 'trash' },
    ],
    eve: [
      { text: 'Put the chair where you will sit or stand for it.', seconds: 15, about: 'seat' },
      { text: 'Say what you will do first tomorrow, once you sit down.', seconds: 30, about: 'first' },
      { text: 'Close or clear away whatever has nothing to do with it.', seconds: 30, about: 'screen' },
    ],
  },
}
