import type { FreeDayLeisure } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal of each kind without texts of a topic, beside preparing it (TEXT-30). */
export const kindsLeisure = {
  do_regularly: {
    details: [
      {
        text: 'Some days on which you do it go better than others. Write down one, and what was different then.',
        short: 'Recall one good day of it. What was different?',
        about: 'memory',
      },
      {
        text: 'You may not have told anybody that you do this. Mention it to one person, without explaining.',
        short: 'Mention to one person that you do this.',
        about: 'share',
      },
      {
        text: 'A free day is part of the rhythm. Leave it free at one point: no screen, no list, a minute long.',
        short: 'Free day. One minute without screen or list.',
        about: 'still',
      },
    ],
    steps: [
      { text: 'Write down what you like about having done it.', minutes: 2, about: 'memory' },
      { text: 'Write down who would understand why you do this.', minutes: 2, about: 'share' },
    ],
  },
  relate: {
    details: [
      {
        text: 'Something between you may have gone well lately. Write down one moment, with what was said.',
        short: 'Write down one good moment between you.',
        about: 'memory',
      },
      {
        text: 'People show in small ways that they care. Notice one such thing, and say nothing about it yet.',
        short: 'Notice one small sign that somebody cares.',
        about: 'notice',
      },
      {
        text: 'Not every day needs a word. Leave them in peace, and think of them kindly for a minute.',
        short: 'No word needed. One kind thought is enough.',
        about: 'rest',
      },
    ],
    steps: [
      { text: 'Write down what they are good at, in one line.', minutes: 2, about: 'memory' },
      { text: 'Write down one thing that you saw them enjoy.', minutes: 1, about: 'notice' },
    ],
  },
  learn: {
    details: [
      {
        text: 'Something may be easier now than at the start. Write down what it is, or what you hope it will be.',
        short: 'Write down one thing you could not do before.',
        about: 'memory',
      },
      {
        text: 'What you learn turns up in ordinary life. Notice one place where it does, and write it down.',
        short: 'Notice where it turns up in ordinary life.',
        about: 'notice',
      },
      {
        text: 'Things learned settle while you rest. Put the material out of sight, and sit down for a minute.',
        short: 'Material out of sight. Sit down for a minute.',
        about: 'rest',
      },
    ],
    steps: [
      { text: 'Write down what used to be hard about it and no longer is.', minutes: 2, about: 'memory' },
      { text: 'Write down who might like to see what you have learned.', minutes: 2, about: 'share' },
    ],
  },
  finish: {
    details: [
      {
        text: 'Part of it is already there. Look at that part for a minute, and change nothing.',
        short: 'Look at what is already there. Change nothing.',
        about: 'memory',
      },
      {
        text: 'A piece of work looks different after a pause. Leave it closed, and do something with your hands.',
        short: 'Leave the work closed. Do something with your hands.',
        about: 'rest',
      },
      {
        text: 'Somebody may have asked how far you are. Tell them in one sentence, without promising anything.',
        short: 'Tell somebody how far you are. One sentence.',
        about: 'share',
      },
    ],
    steps: [
      { text: 'Write down which part of it you like best so far.', minutes: 2, about: 'memory' },
      { text: 'Write down who you will show it to first.', minutes: 2, about: 'share' },
    ],
  },
  reflect: {
    details: [
      {
        text: 'Quiet times leave something behind. Write down a thought or a picture that came to you in one.',
        short: 'Write down one thought from a quiet time.',
        about: 'memory',
      },
      {
        text: 'There are short pauses in any day: a red light, a kettle, a queue. Notice one, and breathe out.',
        short: 'Notice one pause: a red light or a kettle.',
        about: 'notice',
      },
      {
        text: 'Somebody makes room for your quiet. Think of who that is, and thank them when you see them.',
        short: 'Who makes room for your quiet? Thank them.',
        about: 'thanks',
      },
    ],
    steps: [
      { text: 'Write one line about what these quiet times are for.', minutes: 2, about: 'memory' },
      { text: 'Write down where it is quietest in your home, and at what hour.', minutes: 1, about: 'notice' },
    ],
  },
  save: {
    details: [
      {
        text: 'Some of it has been put aside already. Look at the sum for a moment, and close the page.',
        short: 'Look at the sum put aside. Close the page.',
        about: 'memory',
      },
      {
        text: 'Wishes for things often pass on their own. Write down one that has passed, and leave it at that.',
        short: 'Write down one wish for a thing that passed.',
        about: 'notice',
      },
      {
        text: 'It helps to say what the money is for. Tell one person, without the sum.',
        short: 'Tell one person what the money is for.',
        about: 'share',
      },
    ],
    steps: [
      { text: 'Write down what you did not buy this month and do not miss.', minutes: 2, about: 'memory' },
      { text: 'Write down who will be glad when you have put it together.', minutes: 2, about: 'share' },
    ],
  },
} satisfies Record<string, FreeDayLeisure>
