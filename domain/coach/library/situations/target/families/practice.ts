import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Something done regularly until a date. The day before, and the day itself (TEXT-37). */
export const practiceDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'Let today be like any other day: {when}, {then}. Afterward, write down what you would keep: the moment, the act, or both.',
        'Let today be like the other days, and add nothing because of the date. At its end, write down what you would keep of these weeks.',
      ],
      short: [
        'Same as on any day: {when}, {then}. Then write down what stays.',
        'Same as on any day. Nothing added because of the date. At its end, write down what stays.',
      ],
      step: { text: 'Write down what you would keep: the hour, the place, or the act.', minutes: 2 },
      challenge: { text: 'Put what you need for it where it always is.', seconds: 30 },
    },
    {
      text: [
        'Remember the day when it went best. Set up tomorrow like that one: same hour, same things, same company.',
      ],
      short: ['Recall the best day. Set up tomorrow like it. Same hour, same things.'],
      instead: {
        text: [
          'You noted {last_note}. Change one thing about that for tomorrow: earlier, shorter, or with company. Decide now which one.',
        ],
        short: [
          'Your note: {last_note}. Change one thing for tomorrow. Earlier, shorter, or with company. Decide now.',
        ],
        step: { text: 'Write down what you change for tomorrow: hour, length, or company.', minutes: 2 },
        challenge: { text: 'Set out one thing that this change needs.', seconds: 45 },
      },
      step: { text: 'Get one thing ready that was there on your best day.', minutes: 3 },
      challenge: { text: 'Say aloud at what hour you will begin tomorrow.', seconds: 15 },
    },
    {
      text: [
        'You wrote {obstacle}. That may come up tomorrow as well. Write down the short version that you will do then.',
        'On a full day, the plan can be shorter than this: {when}, {then}. Write down what would be left of it.',
        'Write down the short version of it, in case tomorrow is full. A short one is done, too.',
      ],
      short: [
        'Known obstacle: {obstacle}. It may come up tomorrow. Write down the short version now.',
        'The plan: {when}, {then}. Tomorrow full: a shorter one. Write down what is left of it.',
        'Write down the short version. Tomorrow full: do the short one. It counts.',
      ],
      step: { text: 'Write down the short version that you could do tomorrow.', minutes: 2 },
      challenge: { text: 'Put that slip where you will see it when you begin.', seconds: 15 },
    },
    {
      text: [
        'The record says {kept}. Look at which weekdays they were, and write down the easiest one. That is your day, if you go on.',
        'Look back over your days, and write down which weekday was the easiest. That is your day, if you go on.',
      ],
      short: [
        'You kept {kept}. Find the easiest weekday. Write it down. Build on it.',
        'Look over your days. Find the easiest weekday. Write it down. Build on it.',
      ],
      step: { text: 'Write down the easiest weekday, and the hardest.', minutes: 2 },
      challenge: { text: 'Circle the easiest weekday in your calendar.', seconds: 15 },
    },
    {
      text: [
        'Decide before the date whether the plan stays: {when}, {then}. Keep it, shorten it, or let it go, and write that beside the date.',
        'Decide what comes after the date before it is there: go on, go on with less, or stop. Write your choice beside the date.',
      ],
      short: [
        'Decide on the plan: {when}, {then}. Keep it, shorten it, or drop it. Write it beside the date.',
        'Decide what comes after the date. Go on, less, or stop. Write it beside the date.',
      ],
      step: { text: 'Write beside the date: go on, less, or stop.', minutes: 1 },
      challenge: { text: 'Tell {ally} which one it is.', twin: 'Tell somebody which one it is.', seconds: 45 },
    },
  ],
  target_day: [
    {
      text: [
        'As on the other days: {when}, {then}. Nothing about it has to be special.',
        'Let it be like the other days, with nothing added because of the date. What you always do is enough today.',
      ],
      short: [
        'Same as on the other days: {when}, {then}. Nothing special is ordered.',
        'Same as on the other days. Nothing added because of the date. Nothing special is ordered.',
      ],
      step: { text: 'Get ready what you always use for it.', minutes: 2 },
      challenge: { text: 'Say aloud the first move, and make it.', seconds: 30 },
    },
    {
      text: ['Have somebody with you for a part of it today, or tell one person how these weeks were.'],
      short: ['Take somebody along for a part of it. Or report to one person. A word is enough.'],
      step: {
        text: 'Ask {ally} to join you, or to listen afterward.',
        twin: 'Ask one person to join you, or to listen afterward.',
        minutes: 2,
      },
      challenge: { text: 'Tell one person what you have learned from it.', seconds: 60 },
    },
    {
      text: [
        'You noted {last_note}. Do the part that this leaves possible, and write down how it was. A part counts.',
        'Do the part that is possible today, and write down how it was. A part counts as well.',
      ],
      short: [
        'Your note: {last_note}. Do the part that is possible. Write down how it was.',
        'Do the part that is possible. Write down how it was. Then stop.',
      ],
      step: { text: 'Write one line on how it was today.', minutes: 1 },
      challenge: { text: 'Put away the things that you used for it.', seconds: 45 },
    },
    {
      text: [
        'Write down what has changed since you began: something easier, something you notice, somebody who asks. Look for small things.',
      ],
      short: ['Write down what has changed. Something easier. Something you notice. Small things count.'],
      step: { text: 'Write down one thing that is easier than at the start.', minutes: 2 },
      challenge: { text: 'Look at the first day of it in your calendar.', seconds: 30 },
    },
    {
      text: [
        'Decide whether it goes on tomorrow. If it does, choose its days. If it does not, choose what you will do at that hour.',
      ],
      short: ['Decide: does it go on? Yes: choose the days. No: choose what takes the hour.'],
      step: { text: 'Write down the days when it goes on, or what takes its hour.', minutes: 2 },
      challenge: { text: 'Mark the next of these days in your calendar.', seconds: 30 },
    },
  ],
}
