import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a day when the laptop closes in time (TEXT-30). */
export const laptopFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Something always comes at the end. Write down a last task for {weekday}: small, and with an end.',
      short: 'Write down the last task before the laptop closes.',
      pairs: [
        {
          step: { text: 'Write it at the bottom of the list for {weekday}, with a line below it.', minutes: 1 },
          challenge: { text: 'Say how you will know that it is done.', seconds: 15 },
        },
        {
          step: { text: 'Put what the task needs where you find it at once.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the laptop by heart: {plan}',
            twin: 'Practice the line that ends the last chat: “More on this next time.”',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'If a colleague writes late, tell them when you stop answering {next}.',
      short: 'Tell a colleague when you stop answering {next}.',
      pairs: [
        {
          step: { text: 'Write the hour into your status or below your mails.', minutes: 1 },
          challenge: { text: 'Say the hour out loud, and stop there.', seconds: 15 },
        },
        {
          step: { text: 'Ask them by when they need you most, and write that down.', minutes: 2 },
          challenge: { text: 'Name one person who stops on time, and how they do it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Write one answer for late messages, and save it as a draft.',
      short: 'Write one answer for late messages. Save it.',
      pairs: [
        {
          step: { text: 'Give the draft a name that you find quickly.', minutes: 1 },
          challenge: { text: 'Read the answer aloud, as if somebody had sent it to you.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who stops work on time what they do about this: {obstacle}.',
            twin: 'Ask somebody who stops work on time what they answer late messages.',
            minutes: 2,
          },
          challenge: { text: 'Look up from the screen at the farthest thing you see.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Turn off the sound and the badge of work mail on your phone.',
      short: 'Turn off the badge of work mail.',
      pairs: [
        {
          step: { text: 'Move the mail to the last page of your phone.', minutes: 1 },
          challenge: { text: 'Put the phone down, and leave it for a breath.', seconds: 15 },
        },
        {
          step: { text: 'Look for one more sound that belongs to work, and turn it off.', minutes: 2 },
          challenge: { text: 'Listen to the room without it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Arrange something for the hour after the laptop closes: a call, a walk, or food on the stove.',
      short: 'Plan the hour after the laptop closes.',
      pairs: [
        {
          step: { text: 'Write the hour of it on a slip, and stick it on the lid.', minutes: 1 },
          challenge: { text: 'Say what you will need for it when you get up.', seconds: 15 },
        },
        {
          step: { text: 'Put what it needs in sight of the desk: shoes, a pan, or a number.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and close the laptop: {why}.',
            twin: 'Name one thing that this hour is good for.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Keep the charger in another room. A laptop that runs out ends the day by itself.',
      short: 'Move the laptop charger to another room.',
      pairs: [
        {
          step: { text: 'Find an outlet there, and a place where it does not fall.', minutes: 1 },
          challenge: { text: 'Close the lid of the laptop once, slowly.', seconds: 15 },
        },
        {
          step: { text: 'Tidy the cables that are left on the desk.', minutes: 2 },
          challenge: { text: 'Clear one thing from the desk that belongs to another day.', seconds: 30 },
        },
      ],
    },
    {
      text: 'If a meeting on {weekday} ends too late, ask today to move it.',
      short: 'Move the late meeting. The laptop closes on time.',
      pairs: [
        {
          step: { text: 'Write down an earlier hour that would suit you.', minutes: 1 },
          challenge: { text: 'Say what you will say when you leave it on time.', seconds: 15 },
        },
        {
          step: { text: 'Write the others a line about what can be decided without you.', minutes: 2 },
          challenge: { text: 'Picture the clock on the wall when you stand up.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Keep one list for what is left over. What is written down does not have to be done late.',
      short: 'Start one list for work that is left over.',
      pairs: [
        {
          step: { text: 'Put it where it stays when the laptop is closed.', minutes: 1 },
          challenge: { text: 'Read its last line, and turn it over.', seconds: 15 },
        },
        {
          step: { text: 'Cross out what solved itself.', minutes: 2 },
          challenge: { text: 'Close three tabs on your laptop that you do not need.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You answer late because nobody knows when you stop. Write your hours where others see them.',
      short: 'Write your working hours where others look.',
      pairs: [
        {
          step: { text: 'Read them once as a colleague would.', minutes: 1 },
          challenge: { text: 'Say the last hour out loud.', seconds: 15 },
        },
        {
          step: { text: 'Tell one person who often writes late.', minutes: 2 },
          challenge: { text: 'Look at a clock, and say what you do at that hour on {weekday}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The evening begins with a door, a coat, or a light. Choose which of them ends your work on {weekday}.',
      short: 'Choose what ends your work: door or light.',
      pairs: [
        {
          step: { text: 'Write it on a slip for the laptop.', minutes: 1 },
          challenge: { text: 'Switch that light off, or close that door, once.', seconds: 15 },
        },
        {
          step: { text: 'Set out what belongs to the time after it.', minutes: 2 },
          challenge: { text: 'Go through that moment in your head, up to your first breath outside.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Half of the late work is looking for files. Put those that you will need on {weekday} into one folder.',
      short: 'Put the files for {weekday} in one folder.',
      pairs: [
        {
          step: { text: 'Give the folder the day as its name.', minutes: 1 },
          challenge: { text: 'Delete one file that is there twice.', seconds: 15 },
        },
        {
          step: { text: 'Write down which of them is the first.', minutes: 2 },
          challenge: { text: 'Close everything else, and look at the empty screen.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Choose the drawer or the bag for the laptop tomorrow, and empty it.',
      short: 'Empty the drawer for the laptop.',
      pairs: [
        {
          step: { text: 'Put the laptop bag beside the chair.', minutes: 1 },
          challenge: { text: 'Lay one hand in the empty place.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the laptop, and clear its desktop of old files.', minutes: 2 },
          challenge: { text: 'Close the lid of the laptop, as you will tomorrow.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write tomorrow’s closing hour on a note, and stick it on the laptop.',
      short: 'Note on the laptop: the hour it closes.',
      pairs: [
        {
          step: { text: 'Write tomorrow’s work in three lines, with a line under it.', minutes: 1 },
          challenge: { text: 'Turn a clock so that you see it from the desk.', seconds: 15 },
        },
        {
          step: { text: 'Let those who wait for you know which answers come later.', minutes: 2 },
          challenge: { text: 'Say the hour out loud.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Plan tomorrow’s dinner so that the cooking starts when the laptop closes.',
      short: 'Plan dinner for when the laptop closes.',
      pairs: [
        {
          step: { text: 'Put the pan or the recipe where you see it.', minutes: 1 },
          challenge: { text: 'Hang your coat or your apron where you see it from the laptop.', seconds: 15 },
        },
        {
          step: { text: 'Check whether you have everything for it at home.', minutes: 2 },
          challenge: { text: 'Say at what minute the water has to boil.', seconds: 15 },
        },
      ],
    },
  ],
}
