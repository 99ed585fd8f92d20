import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Something that is to stop by a date. The day before, and the day itself (TEXT-37). */
export const quitDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You named the hard part: {obstacle}. Decide today where you will be then tomorrow, and what your hands will do.',
        'Decide today where you will be tomorrow in the hard hour, and what your hands will do. The other hours need no plan.',
      ],
      short: [
        'Hard part, in your words: {obstacle}. Decide where you are then. Decide what your hands do.',
        'Name tomorrow’s hard hour. Decide where you are then. Decide what your hands do.',
      ],
      step: { text: 'Write down the hard hour of tomorrow, and where you will be.', minutes: 2 },
      challenge: { text: 'Put something for your hands into the pocket you reach for.', seconds: 30 },
    },
    {
      text: [
        'Your own answer is ready: {when}, {then}. Try it once today, slowly, so that it is the same move tomorrow.',
        'Choose one move for the moment of the urge: a glass, a door, a name to call. Try it once today, slowly, before you need it.',
      ],
      short: [
        'Your own order: {when}, {then}. Rehearse it once, slowly. Same move tomorrow.',
        'Choose one move against the urge. A glass, a door, a call. Rehearse it once, slowly.',
      ],
      step: { text: 'Go through the move once, from the urge to your first breath after it.', minutes: 2 },
      challenge: { text: 'Do the first half of that move, standing where it will happen.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Write down what came just before that, without a verdict. It is the minute to watch tomorrow.',
        'Write down what usually comes just before the urge: a place, a person, a feeling. It is the minute to watch tomorrow.',
      ],
      short: [
        'Your note: {last_note}. Write down what came just before. Watch that minute tomorrow.',
        'Write down what comes before the urge. Place, person, feeling. Watch that minute tomorrow.',
      ],
      step: { text: 'Write one line: what comes just before.', minutes: 2 },
      challenge: { text: 'Mark that minute on a slip for tomorrow.', seconds: 15 },
    },
    {
      text: [
        'Tell one person today what you do when the urge comes: {when}, {then}. They only have to know it.',
        'Tell one person today that the date is tomorrow, and how they can help: ask how it is going, or not mention it at all.',
      ],
      short: [
        'Tell one person your order: {when}, {then}. They only have to know it.',
        'Tell one person the date. Give them one order: ask, or say nothing.',
      ],
      step: { text: 'Write to one person: the date is tomorrow, and this is what I do.', minutes: 2 },
      challenge: { text: 'Say your answer aloud, for somebody who asks you to join in.', seconds: 30 },
    },
    {
      text: [
        'You wrote why: {why}. Move what starts the urge out of reach today, and put those words in its place.',
        'Go once through the rooms today, and move what starts it out of reach. A long way to it gives you time to decide.',
      ],
      short: [
        'Your reason: {why}. Move what starts the urge. Put those words in its place.',
        'One round through the rooms. Move what starts it out of reach. Then sit down.',
      ],
      step: { text: 'Move what starts it to a place you have to walk to.', minutes: 3 },
      challenge: { text: 'Put a slip in its place: what you want this for.', seconds: 45 },
    },
  ],
  target_day: [
    {
      text: [
        'The hard part is known: {obstacle}. Be somewhere else then today, or have somebody beside you. After it, the day gets easier.',
        'Be with somebody in the hard hour today, or be somewhere else. One urge is one urge, and it ends.',
      ],
      short: [
        'Known hard part: {obstacle}. Be elsewhere then. Or have somebody beside you. One urge at a time.',
        'Hard hour: be elsewhere, or with somebody. One urge at a time. Each one ends.',
      ],
      step: { text: 'Choose who or what is beside you in the hard hour.', minutes: 2 },
      challenge: { text: 'Wait one minute by the clock at the next urge.', seconds: 60 },
    },
    {
      text: [
        'The same move as on the other days: {when}, {then}. Today asks for no bigger one.',
        'When the urge comes, change the room and drink some water in small sips. Today asks for no bigger move than that.',
      ],
      short: [
        'Same order as always: {when}, {then}. No bigger move is asked.',
        'Urge: leave the room. Water, small sips. Come back. No bigger move is asked.',
      ],
      step: { text: 'Put a glass of water where the urge usually finds you.', minutes: 1 },
      challenge: { text: 'Leave the room that you are in, and come back.', seconds: 45 },
    },
    {
      text: [
        'You noted {last_note}. Today begins with a new page all the same. Write the first hour on it, and how it is.',
        'Write down how the first hours of today are, in a few plain words. A day like this one is worth a line.',
      ],
      short: [
        'Your note: {last_note}. New page today. Write down the first hour. Plain words.',
        'Write down how the first hours are. Plain words. No verdict.',
      ],
      step: { text: 'Write down how it is today, in three plain lines.', minutes: 3 },
      challenge: { text: 'Say aloud one thing that is easier than at the start.', seconds: 30 },
    },
    {
      text: [
        'Fill the place that has become free: a walk around the block, a call, a cup of tea. Decide on one before the day is busy.',
      ],
      short: ['Fill the free place. Fresh air, a call, or tea. Choose one now.'],
      step: { text: 'Write down what you will do in the time that has become free.', minutes: 2 },
      challenge: { text: 'Take ten slow breaths at an open window.', seconds: 60 },
    },
    {
      text: [
        'Decide what stays after today: the person you tell, the move, or the empty pocket. Keep that one, and let the rest become ordinary.',
      ],
      short: ['Decide what stays after today. The person, the move, the empty pocket. Keep one.'],
      step: { text: 'Write down which part of the plan stays.', minutes: 2 },
      challenge: { text: 'Thank one person who was near in this.', seconds: 60 },
    },
  ],
}
