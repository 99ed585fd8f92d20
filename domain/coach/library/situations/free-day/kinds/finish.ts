import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to finish, without texts of a topic (TEXT-30). */
export const finishFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A clear next piece saves the first half hour. Write down the piece for {weekday}, in a line with a verb.',
        short: 'Write down the piece for {weekday}. Begin with a verb.',
        about: 'next',
      },
      {
        text: 'Somebody may hold what you need. Send one message about the answer, the part, or the paper that is missing.',
        short: 'Send one message about what is missing.',
        about: 'waiting',
      },
      {
        text: 'Not everything on the list has to be made. Look for one item that nobody would miss, and cross it out.',
        short: 'Cross out one item that nobody would miss.',
        about: 'drop',
      },
      {
        text: 'Work gets lost in moves and crashes. Make a copy or a picture of what is there so far.',
        short: 'Make a copy of what is there. A picture counts.',
        about: 'copy',
      },
      {
        text: 'Somebody else sees a gap at once. Ask one person whether they look at it for a moment {next}.',
        short: 'Ask one person to look at it {next}.',
        about: 'eyes',
      },
      {
        text: 'Look what will run out before the end: paper, screws, or space. Put the first of it on the list for the store.',
        short: 'Look what will run out first. Put it on the list.',
        about: 'supply',
      },
    ],
    eve: [
      {
        text: 'Clear the place where you work on it tomorrow, down to what belongs to it.',
        short: 'Clear the place where you work on it tomorrow.',
        about: 'place',
      },
      {
        text: 'Leave it open at the spot where you go on, with the tool or the pen on top.',
        short: 'Leave it open at the spot. Pen or tool on top.',
        about: 'open',
      },
      {
        text: 'Choose a piece for tomorrow that takes no thought, so that you warm up with it.',
        short: 'Choose an easy piece for the start tomorrow.',
        about: 'start',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down the piece for {weekday} in one line.', minutes: 2, about: 'next' },
      { text: 'Send one message about something that you wait for.', minutes: 2, about: 'waiting' },
      { text: 'Cross out one item that nobody would miss.', minutes: 1, about: 'drop' },
      { text: 'Take a picture or make a copy of what is there so far.', minutes: 2, about: 'copy' },
      {
        text: 'Ask somebody who finished something like it what they did about this: {obstacle}.',
        twin: 'Ask somebody who finished something like it what took the longest.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Sort what is left into two heaps: must and may.', minutes: 3, about: 'sort' },
      { text: 'Look what will run out first, and put it on the list for the store.', minutes: 2, about: 'supply' },
      { text: 'Ask one person whether they look at it for a moment {next}.', minutes: 2, about: 'eyes' },
    ],
    eve: [
      { text: 'Clear the place where you work on it tomorrow.', minutes: 3, about: 'place' },
      { text: 'Lay it open at the spot where you go on.', minutes: 1, about: 'open' },
      { text: 'Put the tool or the pen on top of it.', minutes: 1, about: 'tool' },
    ],
  },
  challenges: {
    any: [
      { text: 'Count the pieces that are left, without starting one.', seconds: 30, about: 'count' },
      {
        text: 'Say your plan by heart: {plan}',
        twin: 'Say in one sentence what is done once it is finished.',
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
      { text: 'Push the chair where you will sit or stand for it.', seconds: 15, about: 'seat' },
      { text: 'Say the first move of tomorrow, from the moment you sit down.', seconds: 30, about: 'first' },
      { text: 'Close what does not belong to it.', seconds: 30, about: 'screen' },
    ],
  },
}
