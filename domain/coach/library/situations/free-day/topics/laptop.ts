import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a day when the laptop closes in time (TEXT-30). */
export const laptopFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Something always comes at the end. Write down a last task for {weekday}: small, and with an end.',
        short: 'Write down the last task before the laptop closes.',
        about: 'last',
      },
      {
        text: 'Tell the colleague who writes late when you stop answering {next}.',
        short: 'Tell a colleague when you stop answering {next}.',
        about: 'cover',
      },
      {
        text: 'Write one answer for late messages, and save it as a draft.',
        short: 'Write one answer for late messages. Save it.',
        about: 'reply',
      },
      {
        text: 'Turn off the sound and the badge of work mail on your phone.',
        short: 'Turn off the badge of work mail.',
        about: 'mail',
      },
      {
        text: 'Arrange something for the hour after the laptop closes: a call, a walk, or food on the stove.',
        short: 'Plan the hour after the laptop closes.',
        about: 'after',
      },
      {
        text: 'Keep the charger in another room. A laptop that runs out ends the day by itself.',
        short: 'Move the laptop charger to another room.',
        about: 'charger',
      },
      {
        text: 'If a meeting on {weekday} ends too late, ask today to move it.',
        short: 'Move the late meeting. The laptop closes on time.',
        about: 'meeting',
      },
      {
        text: 'Keep one list for what is left over. What is written down does not have to be done late.',
        short: 'Start one list for work that is left over.',
        about: 'list',
      },
    ],
    eve: [
      {
        text: 'Choose the drawer or the bag into which the laptop goes tomorrow, and empty it.',
        short: 'Empty the drawer for the laptop.',
        about: 'place',
      },
      {
        text: 'Write tomorrow’s closing hour on a note, and stick it on the laptop.',
        short: 'Note on the laptop: the hour it closes.',
        about: 'note',
      },
      {
        text: 'Plan tomorrow’s dinner so that the cooking starts when the laptop closes.',
        short: 'Plan dinner for when the laptop closes.',
        about: 'dinner',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down the task that may be the last on {weekday}.', minutes: 2, about: 'last' },
      { text: 'Save an answer for late messages as a draft.', minutes: 2, about: 'reply' },
      { text: 'Turn off the badge of work mail on the phone.', minutes: 1, about: 'mail' },
      { text: 'Ask to move one meeting that ends too late.', minutes: 2, about: 'meeting' },
      {
        text: 'Ask somebody who stops work on time what they do about this: {obstacle}.',
        twin: 'Ask somebody who stops work on time how they do it.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Arrange something for the hour after the laptop closes.', minutes: 2, about: 'after' },
      { text: 'Carry the laptop charger to another room.', minutes: 1, about: 'charger' },
      { text: 'Tell one colleague when you stop answering {next}.', minutes: 2, about: 'cover' },
    ],
    eve: [
      { text: 'Empty the drawer for the laptop.', minutes: 1, about: 'place' },
      { text: 'Stick a note with tomorrow’s closing hour on the laptop.', minutes: 1, about: 'note' },
      { text: 'Write tomorrow’s work in three lines, with a line under it.', minutes: 2, about: 'list' },
    ],
  },
  challenges: {
    any: [
      { text: 'Close the lid of the laptop once, slowly.', seconds: 15, about: 'lid' },
      { text: 'Close three tabs on your laptop that you do not need.', seconds: 30, about: 'tabs' },
      {
        text: 'Say your plan for the laptop by heart: {plan}',
        twin: 'Practice the line that ends the last chat: “More tomorrow.”',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and close the laptop: {why}.',
        twin: 'Name one thing you will do in the hour after work.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Clear one thing from the desk that belongs to another day.', seconds: 45, about: 'desk' },
      { text: 'Look up from the screen at the farthest thing you see.', seconds: 30, about: 'eyes' },
    ],
    eve: [
      { text: 'Hang your coat where you see it from the laptop.', seconds: 15, about: 'coat' },
      { text: 'Turn a clock so that you see it from the desk.', seconds: 30, about: 'clock' },
      { text: 'Put the laptop bag beside the chair.', seconds: 15, about: 'bag' },
    ],
  },
}
