import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a promotion, a raise or a review at work. */
export const promotionDetails: readonly Detail[] = [
  {
    text: 'Results are forgotten within weeks, also by those who had them. Write down one of this month, with its figure.',
    short: 'Write down one result with its figure. File it.',
  },
  {
    text: 'A manager cannot reward what stays unseen. Choose one thing that you did, and tell them in a line.',
    short: 'Tell your manager one thing you did. One line.',
  },
  {
    text: 'Your role has a description, and you have outgrown parts of it. Read it, and mark what you do beyond it.',
    short: 'Read the description of your role. Mark what exceeds it.',
  },
  {
    text: 'Praise is proof, and mails get lost. Save one message in which somebody thanks you for your work.',
    short: 'Find one message that praises your work. Save it.',
  },
  {
    text: 'The talk with your manager needs a date before it needs arguments. Put one into the calendar, or ask for one.',
    short: 'Set the date of the talk with your manager.',
  },
  {
    text: 'What you want from your manager fits into one sentence. Write it, and say it until it sounds ordinary.',
    short: 'What do you want from your manager? Write one sentence.',
  },
  {
    text: 'Reviews ask what you did, and not what the team did. Take one result, and write what your part was.',
    short: 'Take one team result. Write what your part was.',
  },
  {
    text: 'A task is what you did, and a result is what changed. Turn one line of your review from the first into the second.',
    short: 'Rewrite one task as a result: what changed?',
  },
  {
    text: 'Some colleague has been through a talk like yours. Write to them, and find out how it went.',
    short: 'Ask a colleague about their talk on a raise.',
  },
  {
    text: 'The last review is a list of what was noticed. Find it, and answer one point with what you did since.',
    short: 'Find your last review. Answer one point of it.',
  },
  {
    text: 'The next level has tasks that nobody guards. Pick one that you can take over without being asked.',
    short: 'Take over one small task of the next level.',
  },
  {
    text: 'A figure travels further than an adjective. Find one for your work: time saved, people served, errors avoided.',
    short: 'Find one figure for your work. Write it down.',
  },
  {
    text: 'Silence after a demand is hard to bear, and useful. Tell the wall what you want from your manager, and then say nothing.',
    short: 'Practice your sentence to the manager. Then practice silence.',
  },
  {
    text: 'A manager who says “not yet” owes you a date. Prepare the question: what would have to happen, and by when.',
    short: 'If your manager says “not yet,” ask: by when?',
  },
  {
    text: 'Titles and pay are decided in rooms where you are not. Name the person who will speak for your work.',
    short: 'Name who speaks for your work. Tell them one result.',
  },
  {
    text: 'The review form has a first box. Fill in that one in plain words, and leave the others.',
    short: 'Open the review form. Fill the first box plainly.',
  },
  {
    text: 'Work that others can take over leaves you room for more. Write down for a colleague how one of your tasks is done.',
    short: 'Describe one of your tasks. A colleague can do it then.',
  },
  {
    text: 'Your manager is measured too. Find out by what, and note where your work adds to it.',
    short: 'Find out how your manager is measured. Note your part.',
  },
  {
    text: 'A short update builds trust on ordinary days. Send one on a project: what is done, what is next.',
    short: 'Send one short project update: what is done, what is next.',
  },
  {
    text: 'Small words make small results. Look for the word “only” in your notes, and delete it.',
    short: 'Find the word “only” in your results. Delete it.',
  },
  {
    text: 'A mistake that you name yourself counts half in a review. Write one down, with what you changed afterward.',
    short: 'Write down one mistake for the review. What changed?',
  },
  {
    text: 'The pay for work like yours can be looked up. Read one source, and note the range beside your own sum.',
    short: 'Look up the pay for your role. Note the range.',
  },
  {
    text: 'Credit comes back to those who give it. Name a colleague’s part in one result, where others can read it.',
    short: 'Name a colleague’s part in one result. In writing.',
  },
  {
    text: 'Good work looks easy from outside. Write down one thing that was hard, and what you did to get through it.',
    short: 'Write down one hard thing at work. How did you do it?',
  },
]
