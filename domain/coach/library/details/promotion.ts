import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a promotion, a raise or a review at work. */
export const promotionDetails: readonly Detail[] = [
  {
    text: 'Results are forgotten within weeks, also by those who had them. Write down one of this month, with its figure.',
    short: 'One result. One figure. Into the file.',
  },
  {
    text: 'A manager cannot reward what stays unseen. Choose one thing that you did, and tell them in a line.',
    short: 'One thing you did. One line to your manager.',
  },
  {
    text: 'Your role has a description, and you have outgrown parts of it. Read it, and mark what you do beyond it.',
    short: 'Description of your role. Mark what you do beyond.',
  },
  {
    text: 'Praise is proof, and mails get lost. Save one message in which somebody thanks you for your work.',
    short: 'Praise in the mail? Find one. Save it.',
  },
  {
    text: 'The talk with your manager needs a date before it needs arguments. Put one into the calendar, or ask for one.',
    short: 'The talk with your manager. Set its date.',
  },
  {
    text: 'What you want from your manager fits into one sentence. Write it, and say it until it sounds ordinary.',
    short: 'To your manager. One sentence. Write it. Say it.',
  },
  {
    text: 'Reviews ask what you did, and not what the team did. Take one result, and write what your part was.',
    short: 'One team result. Your part of it. Write that.',
  },
  {
    text: 'A task is what you did, and a result is what changed. Turn one line of your review from the first into the second.',
    short: 'Task or result? Turn one line into a result.',
  },
  {
    text: 'Some colleague has been through a talk like yours. Write to them, and find out how it went.',
    short: 'Which colleague had that talk? Write. One question.',
  },
  {
    text: 'The last review is a list of what was noticed. Find it, and answer one point with what you did since.',
    short: 'Last review. One point. What did you do since?',
  },
  {
    text: 'The next level has tasks that nobody guards. Pick one that you can take over without being asked.',
    short: 'One task of the next level. Take it over.',
  },
  {
    text: 'A figure travels further than an adjective. Find one for your work: time saved, people served, errors avoided.',
    short: 'Your work in one figure. Find it. Note it.',
  },
  {
    text: 'Silence after a demand is hard to bear, and useful. Tell the wall what you want from your manager, and then say nothing.',
    short: 'Tell your manager. Stop talking. Practice that.',
  },
  {
    text: 'A manager who says “not yet” owes you a date. Prepare the question: what would have to happen, and by when.',
    short: 'Not yet? Prepare the next question for your manager.',
  },
  {
    text: 'Titles and pay are decided in rooms where you are not. Name the person who will speak for your work.',
    short: 'Who speaks for your work? Tell them one result.',
  },
  {
    text: 'The review form has a first box. Fill in that one in plain words, and leave the others.',
    short: 'Review form. First box. Plain words.',
  },
  {
    text: 'Work that others can take over leaves you room for more. Write down for a colleague how one of your tasks is done.',
    short: 'One task only you know? Write it down. Colleague.',
  },
  {
    text: 'Your manager is measured too. Find out by what, and note where your work adds to it.',
    short: 'How is your manager measured? Note your part.',
  },
  {
    text: 'A short update builds trust on ordinary days. Send one on a project: what is done, what is next.',
    short: 'One project update. Done, next. Send it.',
  },
  {
    text: 'Small words make small results. Look for the word “only” in your notes, and delete it.',
    short: 'Find an “only” in your results. Delete it.',
  },
  {
    text: 'A mistake that you name yourself counts half in a review. Write one down, with what you changed afterward.',
    short: 'One mistake for the review. What changed? Write both.',
  },
  {
    text: 'The pay for work like yours can be looked up. Read one source, and note the range beside your own sum.',
    short: 'Pay for your work. One source. Note the range.',
  },
  {
    text: 'Credit comes back to those who give it. Name a colleague’s part in one result, where others can read it.',
    short: 'A colleague’s part in a result. Name it.',
  },
  {
    text: 'Good work looks easy from outside. Write down one thing that was hard, and what you did to get through it.',
    short: 'One hard thing at work. How you did it.',
  },
]
