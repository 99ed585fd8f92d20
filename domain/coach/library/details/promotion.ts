import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a promotion, a raise or a review at work. */
export const promotionDetails: readonly Detail[] = [
  {
    text: 'Even good results are forgotten within weeks. Write down one result of this month, with a figure if there is one.',
    short: 'Write down one result with its figure. File it.',
    form: 'note',
  },
  {
    text: 'Your manager does not see everything you do. Tell them one thing that you finished, in a line.',
    short: 'Tell your manager one thing you did. One line.',
    form: 'tell',
  },
  {
    text: 'You probably do more than your role asks for. Open its description, and mark one task that goes beyond it.',
    short: 'Read the description of your role. Mark what exceeds it.',
    form: 'note',
  },
  {
    text: 'You will want examples of praise for the talk. Find a message that praises your work, and save it.',
    short: 'Find one message that praises your work. Save it.',
    form: 'note',
  },
  {
    text: 'A talk with your manager is easier to prepare when it has a date. Ask for one now, in a short message.',
    short: 'Set the date of the talk with your manager.',
    form: 'tell',
  },
  {
    text: 'Write down in one sentence what you want from your manager, and say it out loud.',
    short: 'What do you want from your manager? Write one sentence.',
    form: 'note',
  },
  {
    text: 'A review asks what you did, and not what the team did. Take one result, and write what your part was.',
    short: 'Take one team result. Write what your part was.',
    form: 'work',
  },
  {
    text: 'A list of tasks does not show what your work has changed. Rewrite one line of it as a result.',
    short: 'Rewrite one task as a result: what changed?',
    form: 'work',
  },
  {
    text: 'Write to a colleague who has had a talk on pay or promotion, and ask how it went.',
    short: 'Ask a colleague about their talk on a raise.',
    form: 'tell',
  },
  {
    text: 'Your last review says what others noticed. Open it, and answer one point with what you have done since.',
    short: 'Find your last review. Answer one point of it.',
    form: 'work',
  },
  {
    text: 'You can do some tasks of the next level already. Write down one that is small and that nobody does.',
    short: 'Note one small task of the next level.',
    form: 'note',
  },
  {
    text: 'Find one figure for your work, and write it down: time saved, people served, or mistakes avoided.',
    short: 'Find one figure for your work. Write it down.',
    form: 'note',
  },
  {
    text: 'Say out loud what you want from your manager. Then stay silent for a few breaths, as you will in the talk.',
    short: 'Practice your sentence to the manager. Then practice silence.',
    form: 'work',
  },
  {
    text: 'Your manager may say “not yet.” Write down how you will ask what has to happen until then.',
    short: 'If your manager says “not yet,” ask: by when?',
    form: 'note',
  },
  {
    text: 'Others speak about your promotion when you are not there. Write down who could speak for you, and which result they should know.',
    short: 'Name who speaks for your work. Tell them one result.',
    form: 'note',
  },
  {
    text: 'Open the review form, or a blank page, and answer only the first question in plain words.',
    short: 'Open the review form. Fill the first box plainly.',
    form: 'work',
  },
  {
    text: 'Write down how one of your tasks is done. Then a colleague can do it, and you can take on more.',
    short: 'Describe one of your tasks. A colleague can do it then.',
    form: 'work',
  },
  {
    text: 'Your manager has goals too. Write down one that you know, and where your work helps with it.',
    short: 'Write one goal of your manager. Where do you help?',
    form: 'note',
  },
  {
    text: 'Send one line about a project to those who wait for it: what is done, and what is next.',
    short: 'Send one short project update: what is done, what is next.',
    form: 'tell',
  },
  {
    text: '“Only” makes a result sound smaller than it was. Look for that word in your notes, and delete it.',
    short: 'Find the word “only” in your results. Delete it.',
    form: 'work',
  },
  {
    text: 'In a review, it helps to mention a mistake yourself. Write down one, and what you changed after it.',
    short: 'Write down one mistake for the review. What changed?',
    form: 'work',
  },
  {
    text: 'Look up in one source what your role is paid, and note the range beside your own sum.',
    short: 'Look up the pay for your role. Note the range.',
    form: 'note',
  },
  {
    text: 'Name a colleague’s part in one result, in a message that others read as well.',
    short: 'Name a colleague’s part in one result. In writing.',
    form: 'tell',
  },
  {
    text: 'What you do well may look easy to others. Write down one hard thing in your work and how you got through it.',
    short: 'Write down one hard thing at work. How did you do it?',
    form: 'work',
  },
]
