import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Looking for a partner until a date. No text assumes that there is somebody, or asks for another person's answer (TEXT-37). */
export const datingDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You named what gets in the way: {obstacle}. Decide today what is still enough tomorrow if that comes up: a hello, a message, or a coffee.',
        'Decide today how much is enough tomorrow: a hello, a message, or a coffee. The date asks for no more than that.',
      ],
      short: [
        'Known obstacle: {obstacle}. Decide what is enough tomorrow. A hello, a message, or a coffee.',
        'Decide what is enough tomorrow. A hello, a message, or a coffee. Pick one.',
      ],
      meets: ['afraid', 'alone', 'late', 'tired'],
      step: { text: 'Write down in one line what is enough for tomorrow.', minutes: 2 },
      challenge: { text: 'Read that line aloud, and breathe out.', seconds: 15 },
    },
    {
      text: [
        'The plan can stay when the date is over: {when}, {then}. Write down which part of it you like, and keep that one.',
        'Write down which way of meeting people you liked best: friends, groups, apps, or chance. That one can stay when the date is over.',
      ],
      short: [
        'The plan can stay: {when}, {then}. Note the part that you like. Keep that one.',
        'Note the way of meeting people that you liked. Friends, groups, apps, or chance. Keep it.',
      ],
      step: { text: 'Write down the way of meeting people that you liked best.', minutes: 2 },
      challenge: { text: 'Cross out one way that has only tired you.', seconds: 15 },
    },
    {
      text: [
        'Write down one thing that you know now about the person you are looking for, and did not know at the start.',
      ],
      short: ['Write down one thing that you know now. About the person you hope for. Plain words.'],
      instead: {
        text: [
          'You noted {last_note}. Write down what a good friend would answer to that, and take the line along tomorrow.',
        ],
        short: ['Your note: {last_note}. Write what a good friend would answer. Take it along tomorrow.'],
        step: { text: 'Write the line with which a friend would answer your note.', minutes: 2 },
        challenge: { text: 'Read that answer once, in the voice of the friend.', seconds: 30 },
      },
      step: { text: 'Write down one wish for a partner that has become clearer.', minutes: 2 },
      challenge: { text: 'Circle the word of that wish that matters most.', seconds: 15 },
    },
    {
      text: [
        'You wrote why: {why}. That does not end with a date. Write down what you would like to do for it afterward.',
        'Nobody has to be found by a date. Write down what you would like to do among people afterward, whatever tomorrow is like.',
      ],
      short: [
        'Your reason: {why}. It does not end with a date. Note what comes next.',
        'Nobody has to be found by a date. Note what comes next. A line is enough.',
      ],
      step: { text: 'Write down the next thing that you would enjoy among people.', minutes: 2 },
      challenge: { text: 'Enter it in your calendar, on a day after the date.', seconds: 30 },
    },
    {
      text: [
        'Tell one friend today how the search has been for you. They need not advise you, and listening is enough.',
      ],
      short: ['Tell one friend how the search was. No advice is needed. A line is enough.'],
      step: {
        text: 'Write {ally} one line about how the search has been.',
        twin: 'Write a friend one line about how the search has been.',
        minutes: 2,
      },
      challenge: { text: 'Choose one thing for tomorrow that you do only for yourself.', seconds: 30 },
    },
  ],
  target_day: [
    {
      text: [
        'Today as planned: {when}, {then}. That part is yours, and what comes of it is not yours alone to decide.',
        'Do the small part that is yours today: a hello, a question, or an invitation. What comes of it is not yours alone to decide.',
      ],
      short: [
        'Order of the day: {when}, {then}. The rest is not yours to decide.',
        'Do your small part. A hello, a question, or an invitation. The rest is not yours to decide.',
      ],
      step: { text: 'Choose your own small part for today, and write it down.', minutes: 2 },
      challenge: { text: 'Say the first words of your part aloud.', seconds: 15 },
    },
    {
      text: [
        'Go among people today without looking for anybody. Take a book or a friend along, and stay as long as you like.',
      ],
      short: ['Go among people. Look for nobody. Take a book or a friend. Stay as long as you like.'],
      step: { text: 'Pick a place where you like to sit among people.', minutes: 2 },
      challenge: { text: 'Put a book into the bag that you take there.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Let that stand, and write beside it one moment of these weeks that you liked, however small.',
        'Write down one moment of these weeks that you liked: a talk, a laugh, or an evening for yourself.',
      ],
      short: [
        'Your note: {last_note}. Let it stand. Write one good moment beside it.',
        'Write down one moment that you liked. A talk, a laugh, or a quiet evening.',
      ],
      step: { text: 'Write down one moment of these weeks that you liked.', minutes: 2 },
      challenge: { text: 'Tell somebody about that moment in one sentence.', seconds: 45 },
    },
    {
      text: [
        'Decide today whether the search goes on, rests for a while, or ends here. Each of them is a fair answer.',
      ],
      short: ['Decide: go on, rest, or end it here. Each is a fair answer. Write it down.'],
      step: { text: 'Write one word for the search: on, resting, or ended.', minutes: 1 },
      challenge: { text: 'Say to yourself which word it is, without a reason.', seconds: 15 },
    },
    {
      text: ['Thank one friend who listened to you in these weeks, or who asked how it was. A line is enough.'],
      short: ['Thank one friend who listened. Or one who asked. A line is enough. Send it.'],
      step: { text: 'Write one line of thanks to a friend who listened.', minutes: 2 },
      challenge: { text: 'Plan something pleasant for tonight that needs nobody else.', seconds: 45 },
    },
  ],
}
