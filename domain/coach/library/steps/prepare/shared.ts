import type { LibraryStep } from '#domain/coach/library/entry.ts'

export const prepareShared: readonly LibraryStep[] = [
  { text: 'Say your plan out loud once: {plan}', twin: 'Say out loud what you will do first today.', minutes: 1 },
  {
    text: 'Text or email your plan to yourself: {plan}',
    twin: 'Text or email yourself one line: what you will do {when}.',
    minutes: 2,
  },
  {
    text: 'Copy your plan onto a slip, and put it in your pocket: {plan}',
    twin: 'Carry a slip that says what you will do {when}.',
    minutes: 2,
  },
  {
    text: 'Set an alarm for {time}, and name it after the goal {title}.',
    twin: 'Set an alarm for this, and type the goal as its name.',
    minutes: 1,
  },
  {
    text: 'Imagine the first move of your plan, with your eyes closed: {plan}',
    twin: 'Imagine the first thing your hands will do {when}.',
    minutes: 1,
  },
  {
    text: 'Go through this once, slowly, as practice: {then}.',
    twin: 'Go through the first move once, slowly, as practice.',
    byKind: { recover: 'Sit down, and go through the next hour in your head.' },
    minutes: 1,
  },
  {
    text: 'Tape your plan where you will see it in time: {plan}',
    twin: 'Tape a slip with this goal to where you will be {when}.',
    byKind: { stop: 'Tape a slip that says “not now” where you will be {when}.' },
    minutes: 1,
  },
  {
    text: 'Open today’s calendar, and enter your plan as an appointment: {plan}',
    twin: 'Open today’s calendar, and enter this as an appointment.',
    byKind: { stop: 'Open today’s calendar, and mark the hour to watch.' },
    minutes: 1,
  },
  {
    text: 'Split your plan into two lines on paper, when and what: {plan}',
    twin: 'Put on paper in two lines when you start today and what comes first.',
    minutes: 2,
  },
  {
    text: 'Pin a note with your plan to the top of your phone’s notes: {plan}',
    twin: 'Pin a note with this goal to the top of your phone’s notes.',
    minutes: 2,
  },
  {
    text: 'Check where you will be when your plan begins: {plan}',
    twin: 'Check the calendar for what could get in the way {when}.',
    minutes: 2,
  },
  {
    text: 'Tell somebody at home or at work your plan for today: {plan}',
    twin: 'Tell somebody at home or at work what you will do {when}.',
    minutes: 1,
  },
  {
    text: 'Read your plan out loud, slowly, and picture the place: {plan}',
    twin: 'Write one sentence that begins “If today gets full, I will …”',
    minutes: 2,
  },
  {
    text: 'Get a card, and write your plan on it in large letters: {plan}',
    twin: 'Put the thing that interrupts you most often out of sight.',
    minutes: 2,
  },
  {
    text: 'Ask one person to remind you of your plan: {plan}',
    twin: 'Ask one person to send you a message today {when}.',
    minutes: 2,
  },
  {
    text: 'Write your plan on a card, large enough to read from afar: {plan}',
    twin: 'Name what could interrupt you today, and write one line against it.',
    minutes: 2,
  },
  {
    text: 'Try it once in slow motion: {then}.',
    twin: 'Rehearse one sentence for the moment in which this gets hard.',
    minutes: 1,
  },
  {
    text: 'Move a slip with your plan to where you will need it: {plan}',
    twin: 'Move one errand or call that comes too close to this today.',
    minutes: 3,
  },
  {
    text: 'Ask a friend to listen to your plan, as you say it once: {plan}',
    twin: 'Ask a friend what they do when a day gets too full.',
    minutes: 2,
  },
  {
    text: 'Write your plan in five words, and keep them in your pocket: {plan}',
    twin: 'Write down what you will do even on a full day.',
    minutes: 2,
  },
  { text: 'Read your reason out loud once: {why}.', twin: 'Read your goal out loud once.', minutes: 1 },
  {
    text: 'Copy your reason onto a note, and tape it to the mirror: {why}.',
    twin: 'Copy this goal onto a note, and tape it to the mirror.',
    minutes: 2,
  },
  {
    text: 'Tell one person the reason for this goal: {why}.',
    twin: 'Tell one person in a sentence why this goal matters to you.',
    minutes: 1,
  },
  {
    text: 'Note a second hour for {title}, in case the first falls through.',
    twin: 'Note a second hour for this, in case the first falls through.',
    byKind: { stop: 'Note the hour that is likely to be hard, and circle it.' },
    minutes: 1,
  },
  {
    text: 'Keep a moment of today free for {title} and note the hour.',
    twin: 'Keep a moment of today free for this, and note the hour.',
    byKind: { stop: 'Keep the hour that is usually hard free of rush.' },
    minutes: 1,
  },
  {
    text: 'Silence the phone, so that nothing rings {when}.',
    byKind: { stop: 'Keep the phone near you, with one number open to call {when}.' },
    minutes: 1,
  },
  {
    text: 'Define how much is enough today for the goal {title}.',
    twin: 'Define how much is enough today.',
    byKind: { stop: 'Define the stretch of today to watch over: from when until when.' },
    minutes: 1,
  },
  {
    text: 'Fetch one thing that you will need {when}, and put it ready.',
    byKind: { stop: 'Fetch a glass of water, and keep it near you {when}.' },
    minutes: 2,
  },
  {
    text: 'Start with a slip for {title} and write the first move on it.',
    twin: 'Start with a slip, and write the first move and its hour on it.',
    minutes: 2,
  },
  {
    text: 'Promise one person that you will {then} {when}.',
    twin: 'Promise one person that they will hear how today went.',
    minutes: 1,
  },
  {
    text: 'Turn off one sound or message that could reach you {when}.',
    byKind: { stop: 'Turn off one message or sound that makes you tense.' },
    minutes: 1,
  },
  {
    text: 'Put down on paper what your hands do first today.',
    byKind: { stop: 'Put down on paper the hour of today to be careful in.' },
    minutes: 1,
  },
  {
    text: 'Let one person know that you will be out of reach for a little while.',
    byKind: { stop: 'Let one person know in which hour of today you would like company.' },
    minutes: 1,
  },
  { text: 'Ask one person to write to you a little before the time.', minutes: 1 },
  { text: 'Agree with somebody that they ask you how it goes.', minutes: 1 },
  {
    text: 'Cross one thing off today’s list to make room for {title}.',
    twin: 'Cross one thing off today’s list to make room for this.',
    byKind: { stop: 'Cross one thing off today’s list that would leave you tense.' },
    minutes: 1,
  },
  {
    text: 'Answer the message that would otherwise interrupt you {when}.',
    byKind: { stop: 'Answer the message that puts you under pressure today.' },
    minutes: 2,
  },
  { text: 'Jot down what else is on your mind, and lay the page aside.', minutes: 2 },
  {
    text: 'Set one thing where your plan begins, as a sign to start: {plan}',
    twin: 'Compare the first and the second half of today, and choose one for this.',
    minutes: 3,
  },
  {
    text: 'Open the goal {title}, and write one line on what you want today.',
    twin: 'Open this goal, and write one line on what you want today.',
    minutes: 1,
  },
  { text: 'Carry the phone to the other side of the room.', minutes: 1 },
  { text: 'Look at your log, and count the days you have kept this month.', minutes: 1 },
  {
    text: 'Read the goal {title} once, and name the first move.',
    twin: 'Read this goal once, and name the first move.',
    minutes: 1,
  },
  {
    text: 'Name an alarm “get ready,” and let it ring a little before this.',
    byKind: { stop: 'Name an alarm “careful,” and let it ring when it usually gets hard.' },
    minutes: 1,
  },
  {
    text: 'Put the goal {title} at the top of today’s list.',
    twin: 'Put this goal at the top of today’s list.',
    minutes: 1,
  },
  {
    text: 'Note your plan, and underline the moment it starts: {plan}',
    twin: 'Note where and when you start today, and underline both.',
    minutes: 2,
  },
  {
    text: 'End whatever could call you away: a kettle, a load of laundry, a message.',
    byKind: { stop: 'End one thing early that would leave you rushed today.' },
    minutes: 2,
  },
  {
    text: 'Draw an empty box on today’s page for {title} to check off.',
    twin: 'Draw an empty box on today’s page, to check off when this is done.',
    minutes: 1,
  },
]
