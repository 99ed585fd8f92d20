import type { FreeMove } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal of each kind without texts of a topic, beside preparing it (TEXT-30). */
export const kindsLeisure = {
  do_regularly: [
    {
      text: 'Some days when you do it go better than others. Write down one, and what was different then.',
      short: 'Recall one good day of it. What was different?',
      pairs: [
        {
          step: { text: 'Write below it what of that could come back.', minutes: 1 },
          challenge: { text: 'Close your eyes, and see that day once more.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You may not have told anybody that you do this. Mention it to one person, without explaining.',
      short: 'Mention to one person that you do this.',
      pairs: [
        {
          step: { text: 'Ask what that person does as regularly.', minutes: 2 },
          challenge: { text: 'Say in one sentence what you like about it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A free day is part of the rhythm. Leave it free at one point: no screen, no list, a minute long.',
      short: 'Free day. One minute without screen or list.',
      pairs: [
        {
          step: { text: 'Put the phone and the list into another room.', minutes: 1 },
          challenge: { text: 'Sit down, and look out of a window.', seconds: 60 },
        },
      ],
    },
  ],
  relate: [
    {
      text: 'Something between you may have gone well lately. Write down one moment, with what was said.',
      short: 'Write down one good moment between you.',
      pairs: [
        {
          step: { text: 'Write down what you had done just before.', minutes: 1 },
          challenge: { text: 'Say the sentence once, as it was said.', seconds: 15 },
        },
      ],
    },
    {
      text: 'People show in small ways that they care. Notice one such thing, and say nothing about it yet.',
      short: 'Notice one small sign that somebody cares.',
      pairs: [
        {
          step: { text: 'Write it on a slip, for a day when you need it.', minutes: 1 },
          challenge: { text: 'Name one thing that you saw them enjoy.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Not every day needs a word. Leave them in peace, and think of them kindly for a minute.',
      short: 'No word needed. One kind thought is enough.',
      pairs: [
        {
          step: { text: 'Do something that you like to do alone.', minutes: 2 },
          challenge: { text: 'Wish them one good thing, without sending it.', seconds: 30 },
        },
      ],
    },
  ],
  learn: [
    {
      text: 'Something may be easier now than at the start. Write down what it is, or what you hope it will be.',
      short: 'Write down one thing you could not do before.',
      pairs: [
        {
          step: { text: 'Write down since when, or until when.', minutes: 1 },
          challenge: { text: 'Show it once with your hands, or say it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'What you learn turns up in ordinary life. Notice one place where it does, and write it down.',
      short: 'Notice where it turns up in ordinary life.',
      pairs: [
        {
          step: { text: 'Write down who else was there and may have known it, too.', minutes: 1 },
          challenge: { text: 'Name a second place where it could turn up.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Things learned settle while you rest. Put the material out of sight, and sit down for a minute.',
      short: 'Material out of sight. Sit down for a minute.',
      pairs: [
        {
          step: { text: 'Do something that you have long known how to do.', minutes: 2 },
          challenge: { text: 'Look at the farthest thing that you see.', seconds: 60 },
        },
      ],
    },
  ],
  finish: [
    {
      text: 'Part of it is already there. Look at that part for a minute, and change nothing.',
      short: 'Look at what is already there. Change nothing.',
      pairs: [
        {
          step: { text: 'Write down which part of it you like best.', minutes: 1 },
          challenge: { text: 'Touch this part, or point at it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A piece of work looks different after a pause. Leave it closed, and do something with your hands.',
      short: 'Leave the work closed. Do something with your hands.',
      pairs: [
        {
          step: { text: 'Put away the tool that you used last.', minutes: 2 },
          challenge: { text: 'Look at your hands until they are quiet.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Somebody may have asked how far you are. Tell them in one sentence, without promising anything.',
      short: 'Tell somebody how far you are. One sentence.',
      pairs: [
        {
          step: { text: 'Ask what that person is busy with.', minutes: 2 },
          challenge: { text: 'Name the person you will show it to first.', seconds: 15 },
        },
      ],
    },
  ],
  reflect: [
    {
      text: 'Quiet times leave something behind. Write down a thought or a picture that came to you in one.',
      short: 'Write down one thought from a quiet time.',
      pairs: [
        {
          step: { text: 'Put the note into the book or under the candle.', minutes: 1 },
          challenge: { text: 'Close your eyes, and leave the thought where it is.', seconds: 30 },
        },
      ],
    },
    {
      text: 'There are short pauses in any day: a red light, a kettle, a line. Notice one, and breathe out.',
      short: 'Notice one pause: a red light or a kettle.',
      pairs: [
        {
          step: { text: 'Write down which pause of the day is yours from now on.', minutes: 1 },
          challenge: { text: 'Let your shoulders drop until the next breath.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Somebody makes room for your quiet. Think of who that is, and thank them when you see them.',
      short: 'Who makes room for your quiet? Thank them.',
      pairs: [
        {
          step: { text: 'Write down what they leave undone so that you have quiet.', minutes: 1 },
          challenge: { text: 'Say their name, and be still for a moment.', seconds: 15 },
        },
      ],
    },
  ],
  save: [
    {
      text: 'Some of it has been put aside already. Look at the sum for a moment, and close the page.',
      short: 'Look at the sum put aside. Close the page.',
      pairs: [
        {
          step: { text: 'Write down when the first of it was put aside.', minutes: 1 },
          challenge: { text: 'Name one thing that you did not buy and do not miss.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Wishes for things often pass on their own. Write down one that has passed, and leave it at that.',
      short: 'Write down one wish for a thing that passed.',
      pairs: [
        {
          step: { text: 'Note how long it took until the wish had passed.', minutes: 1 },
          challenge: { text: 'Look around, and name a thing that you still like.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It helps to say what the money is for. Tell one person, without the sum.',
      short: 'Tell one person what the money is for.',
      pairs: [
        {
          step: { text: 'Ask what that person once saved for.', minutes: 2 },
          challenge: { text: 'Say who will be glad with you when you have it.', seconds: 30 },
        },
      ],
    },
  ],
} satisfies Record<string, readonly FreeMove[]>
