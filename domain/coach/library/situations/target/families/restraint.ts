import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Something that is to stop and that needs no object, such as shouting. The day before, and the day itself (TEXT-37). */
export const restraintDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You named the hard part: {obstacle}. Make that stretch easier for tomorrow: begin earlier, or have one thing less to do in it.',
        'Look at tomorrow, and find its hardest stretch. Make it easier now: begin earlier, or have one thing less to do in it.',
      ],
      short: [
        'Hard part, in your words: {obstacle}. Make it easier tomorrow. Begin earlier. One thing less.',
        'Find tomorrow’s hardest stretch. Make it easier now. Begin earlier. One thing less.',
      ],
      step: { text: 'Write down what you take out of the hardest stretch tomorrow.', minutes: 2 },
      challenge: { text: 'Get one thing ready that is usually missing then.', seconds: 60 },
    },
    {
      text: [
        'Your own answer is ready: {when}, {then}. Do it once today while nothing is wrong, so that the way is known.',
        'Choose where you will go for a moment when it rises in you: the sink, the window, the hall. Go there once today while nothing is wrong.',
      ],
      short: [
        'Your own order: {when}, {then}. Rehearse it once, with nothing wrong.',
        'Choose where you go when it rises. Sink, window, or hall. Go there once now.',
      ],
      step: { text: 'Go there once, at half speed, from where you usually are.', minutes: 1 },
      challenge: { text: 'Breathe out slowly once you are there.', seconds: 15 },
    },
    {
      text: [
        'You noted {last_note}. Write down what came just before that, without a verdict. That minute is the one to change tomorrow.',
        'Write down what usually comes just before it: a sound, a sentence, a look at the clock. That minute is the one to change tomorrow.',
      ],
      short: [
        'Your note: {last_note}. Write down what came just before. Change that minute tomorrow.',
        'Write down what comes before it. A sound, a sentence, the clock. Change that minute.',
      ],
      step: { text: 'Write one line: what comes just before it.', minutes: 2 },
      challenge: { text: 'Say aloud what you will do in that minute.', seconds: 15 },
    },
    {
      text: [
        'Agree on a sign today with somebody who is there: a hand, a word, a knock. It means stop for a breath, and nothing else.',
      ],
      short: ['Agree on a sign with somebody who is there. Hand, word, or knock. It means one breath.'],
      step: { text: 'Choose the sign, and tell one person what it means.', minutes: 2 },
      challenge: { text: 'Try the sign once, at a quiet moment.', seconds: 15 },
    },
    {
      text: [
        'You wrote why: {why}. Put those words where you look before the hard part of the day.',
        'Write in one line how you want to sound or act when it gets hard. Put that line where you look before the hard part of the day.',
      ],
      short: [
        'Your reason: {why}. Put those words where you look before the hard part.',
        'Write how you want to sound when it gets hard. One line. Hang it where you look.',
      ],
      step: { text: 'Hang that line where you will see it in time.', minutes: 2 },
      challenge: { text: 'Say your first sentence of tomorrow in an ordinary voice.', seconds: 15 },
    },
  ],
  target_day: [
    {
      text: [
        'The hard part is known: {obstacle}. Have somebody beside you then today, or have less to do. After it, the day gets easier.',
        'Have somebody beside you in the hardest stretch today, or have less to do in it. After it, the day gets easier.',
      ],
      short: [
        'Known hard part: {obstacle}. Have less to do then. Or somebody beside you.',
        'Hardest stretch: have less to do. Or somebody beside you. After it, the day gets easier.',
      ],
      step: { text: 'Move one thing out of the hardest stretch of today.', minutes: 2 },
      challenge: { text: 'Put both feet on the floor before it begins.', seconds: 15 },
    },
    {
      text: [
        'The same move as on the other days: {when}, {then}. Today asks for no bigger one.',
        'When it rises in you, leave the room for a moment, and come back. Today asks for no bigger move than that.',
      ],
      short: [
        'Same order as always: {when}, {then}. No bigger move is asked.',
        'When it rises, leave the room. One breath. Come back. No bigger move is asked.',
      ],
      step: { text: 'Look once at the place where you will go, and clear the way to it.', minutes: 1 },
      challenge: { text: 'Count to five before your next answer.', seconds: 15 },
    },
    {
      text: ['If it happens, say one sentence afterward: that was too much, and I am sorry. Then go on with the day.'],
      short: ['If it happens, one sentence after. That was too much, and I am sorry. Then carry on.'],
      step: { text: 'Write down the sentence that you would say afterward.', minutes: 1 },
      challenge: { text: 'Say it aloud once, calmly.', seconds: 15 },
    },
    {
      text: [
        'Ask one person who was near you what they have noticed in these weeks. Listen to the end, whatever it is.',
      ],
      short: ['Ask one person what they noticed. Listen to the end. No defense.'],
      step: { text: 'Write down whom you will ask, and when.', minutes: 1 },
      challenge: { text: 'Thank them for their answer.', seconds: 15 },
    },
    {
      text: [
        'Decide what stays after today: the sign, the way to the sink or the window, or the earlier start. Keep that one.',
      ],
      short: ['Decide what stays. The sign, the way out, or the earlier start. Keep one.'],
      step: { text: 'Write down which of your moves you keep.', minutes: 2 },
      challenge: { text: 'Put the slip with it where the hard part begins.', seconds: 30 },
    },
  ],
}
