import type { DateMove } from '#domain/coach/library/frame.ts'
import type { AfterGroup } from '#domain/coach/topics/date-family.ts'

/** The day after a target date, for what the goal was about: nothing is claimed about the result (TEXT-37). */
export const afterMoves: Readonly<Record<AfterGroup, readonly DateMove[]>> = {
  work: [
    {
      text: [
        'If it is done, you can close the goal, and show it to one more person. If something is missing, write down what, and give that a new date.',
      ],
      short: ['Done: close the goal. Something missing: write down what. Set a new date.'],
      step: { text: 'Write one line: done, or what is missing.', minutes: 2 },
      challenge: { text: 'Show one part of it to somebody.', seconds: 60 },
    },
    {
      text: [
        'Put the things away that you used for it. Then choose: close the goal, or set a date that leaves room for what took longer.',
      ],
      short: ['Put the things away. Then choose. Close the goal, or set a new date.'],
      step: { text: 'Put what you used for it back in its place.', minutes: 3 },
      challenge: { text: 'Say aloud what took longer than you thought.', seconds: 30 },
    },
    {
      text: [
        'You know now how long its parts take. Use that for a new date, or close the goal and keep the note for the next piece of work.',
      ],
      short: ['You know how long its parts take. Note that. Close the goal, or set a new date.'],
      step: { text: 'Write down how long the longest part really took.', minutes: 2 },
      challenge: { text: 'Put that note where the next piece of work begins.', seconds: 15 },
    },
    {
      text: [
        'Nothing has to be done on it today. When you have rested, close the goal, or write down the next part and a day for it.',
      ],
      short: ['Nothing is due now. Rest first. Then close the goal, or name the next day.'],
      step: { text: 'Write down the next part, or the word closed.', minutes: 1 },
      challenge: { text: 'Look out of a window, with nothing in your hands.', seconds: 60 },
    },
    {
      text: [
        'Tell one person where it stands, in one line. After that, either close the goal, or choose the day when it goes on.',
      ],
      short: ['Report to one person where it stands. Then close the goal. Or name the day it goes on.'],
      step: { text: 'Write to one person where it stands.', minutes: 2 },
      challenge: { text: 'Thank somebody who heard of it often.', seconds: 30 },
    },
  ],
  money: [
    {
      text: [
        'If the sum is reached, you can close the goal. If something is left, the date was an estimate: the plan holds, and a new day can be set.',
      ],
      short: ['Sum reached: close the goal. Something left: the plan holds. Set a new date.'],
      step: { text: 'Look up the figure once, and write it down.', minutes: 3 },
      challenge: { text: 'Say aloud whether the goal closes or gets a new date.', seconds: 15 },
    },
    {
      text: [
        'Look at the figure once, and then decide about the goal: close it, or give it a date that leaves you more room.',
      ],
      short: ['Look at the figure once. Then decide. Close the goal, or set a new date.'],
      step: { text: 'Write the new date into the goal, if there is one.', minutes: 1 },
      challenge: { text: 'Put the statement into its folder.', seconds: 30 },
    },
    {
      text: [
        'Write down what made the weeks before the date easier. Then close the goal, or take just that part along to a new date.',
      ],
      short: ['Write down what made it easier. Close the goal. Or take that to a new date.'],
      step: { text: 'Write one line: what made it easier.', minutes: 2 },
      challenge: { text: 'Tell one person that line.', seconds: 30 },
    },
    {
      text: [
        'What you put aside or paid is done, whatever the date says. Close the goal if that is all of it, or choose a date for the next part.',
      ],
      short: ['What is paid is paid. All of it: close the goal. Part of it: name the next date.'],
      step: { text: 'Write down what is done, as one sum.', minutes: 2 },
      challenge: { text: 'Fold the sheet with the sum, and put it away.', seconds: 15 },
    },
    {
      text: [
        'Do not look at the account today. Choose one quiet day this week for a look, and on that day close the goal or give it a new date.',
      ],
      short: ['No look at the account today. Name the day you look. Then close the goal, or move the date.'],
      step: { text: 'Put one day for looking into your calendar.', minutes: 1 },
      challenge: { text: 'Leave the mail unopened until you have eaten.', seconds: 15 },
    },
  ],
  body: [
    {
      text: [
        'Today can be an ordinary day. If you want to go on, give the goal a new date. If it has become part of your days, you can close it.',
      ],
      short: ['Ordinary day today. Going on: set a new date. Part of your days: close the goal.'],
      step: { text: 'Write down which it is: going on, or part of your days.', minutes: 1 },
      challenge: { text: 'Do one thing today only because you like it.', seconds: 60 },
    },
    {
      text: [
        'Only you know how the date went, and it does not have to be judged. Close the goal, move its date, or make it smaller.',
      ],
      short: ['No judgment is due. Close the goal, move the date, or make it smaller.'],
      step: { text: 'Write one word: closed, later, or smaller.', minutes: 1 },
      challenge: { text: 'Let out a long breath, and look at something far away.', seconds: 30 },
    },
    {
      text: [
        'Keep the part that did you good, and let the others go. Then close the goal, or choose a date that leaves you more room.',
      ],
      short: ['Keep the part that did you good. Then close the goal. Or choose a later date.'],
      step: { text: 'Write down the part that did you good.', minutes: 2 },
      challenge: { text: 'Put one reminder away that you no longer need.', seconds: 30 },
    },
    {
      text: [
        'Tell somebody how it is, in one honest sentence. After that, it is easier to say whether the goal can be closed or needs another day.',
      ],
      short: ['Tell somebody how it is. One sentence. Then close the goal, or name another day.'],
      step: { text: 'Write that one honest sentence down.', minutes: 2 },
      challenge: { text: 'Call or write to the person you want to tell.', seconds: 120 },
    },
    {
      text: [
        'Rest today, as after any piece of work. The goal can wait until you know whether to close it or to set another date.',
      ],
      short: ['Rest today. That is an order. Later: close the goal, or set another date.'],
      step: { text: 'Lie or sit down where nothing asks for you.', minutes: 4 },
      challenge: { text: 'Drink something slowly, and look at nothing.', seconds: 60 },
    },
  ],
  people: [
    {
      text: [
        'Ask them how these weeks were, and listen. Then you can close the goal, or choose a date together up to which it goes on.',
      ],
      short: ['Ask them how these weeks were. Listen. Then close the goal, or choose a new date together.'],
      step: { text: 'Write down the question that you will ask them.', minutes: 2 },
      challenge: { text: 'Listen to the whole answer before you say anything.', seconds: 120 },
    },
    {
      text: [
        'Keep the one day of the week that worked best, goal or no goal. Then you may close this one, or set a new date for the rest.',
      ],
      short: ['Keep the day that worked best. Close the goal. Or set a new date for the rest.'],
      step: { text: 'Write down which day worked best.', minutes: 1 },
      challenge: { text: 'Put that day into the calendar for next week.', seconds: 30 },
    },
    {
      text: [
        'Thank one of them for something exact from these weeks. After that, decide whether the goal is closed or gets another day.',
      ],
      short: ['Thank one of them. Name one exact thing. Then close the goal, or name another day.'],
      step: { text: 'Write down the exact thing you thank them for.', minutes: 2 },
      challenge: { text: 'Say it to them, or send it.', seconds: 60 },
    },
    {
      text: [
        'If something was left unsaid, it can be said today as well. If nothing was, close the goal, or give it a date that suits everybody.',
      ],
      short: ['Something unsaid? Say it today. Nothing unsaid: close the goal, or set a date.'],
      step: { text: 'Write down what was left unsaid, if anything was.', minutes: 2 },
      challenge: { text: 'Sit with one of them for a while, with no screen.', seconds: 120 },
    },
    {
      text: [
        'Nobody has to be called or met today because of the goal. Choose calmly whether to close it or to set the next date.',
      ],
      short: ['Nothing is due now. Choose calmly. Close the goal, or set the next date.'],
      step: { text: 'Write one line: what stays between you, goal or not.', minutes: 2 },
      challenge: { text: 'Send a picture from your day, with no message.', seconds: 45 },
    },
  ],
}
