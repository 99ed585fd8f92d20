import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A piece of work without a family of its own. The day before, and the day itself (TEXT-37). */
export const projectDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Decide what that needs by tomorrow: one hour, one phone call, or a line that says it comes later.',
        'List what is missing until it can be shown, one line each. Do the shortest line today, and move one to a later day.',
      ],
      short: [
        'Your note: {last_note}. Decide what it needs. An hour, a call, or a later date.',
        'List what is missing. One line each. Shortest line today. One line moves to later.',
      ],
      step: { text: 'List what is missing, the shortest line first.', minutes: 3 },
      challenge: { text: 'Move one line of that list to a later day.', seconds: 15 },
    },
    {
      text: [
        'You wrote {obstacle}. Decide now what you do if it comes tomorrow, in one line, and put the line where you will work.',
        'Decide what somebody else would have to see tomorrow to call it done. Write that down, and begin with it.',
      ],
      short: [
        'Known obstacle: {obstacle}. Decide what you do then. One line, at your place of work.',
        'What must others see to call it done? Write it down. Begin with that.',
      ],
      step: { text: 'Write it in one line, and put it where you will work.', minutes: 2 },
      challenge: { text: 'Read that line aloud once.', seconds: 15 },
    },
    {
      text: [
        'Begin tomorrow as you planned: {when}, {then}. Today, only lay out what your hands need first.',
        'Lay out what your hands need first tomorrow, and clear away what they do not. It is easier to begin at a place that is ready.',
      ],
      short: [
        'Tomorrow as planned: {when}, {then}. Today, lay out what your hands need first.',
        'Lay out what your hands need first. Clear away the rest. Leave it like that.',
      ],
      step: { text: 'Lay out what your hands need first tomorrow.', minutes: 3 },
      challenge: { text: 'Clear away one thing that would keep you from it.', seconds: 45 },
    },
    {
      text: [
        'Today, ask whoever has what you still need: the key, the answer, or the signature. Say by when you need it.',
      ],
      short: ['Who has what you still need? Key, answer, signature. Ask today. Name the hour.'],
      step: { text: 'Write down who has what you still need, and ask them.', minutes: 3 },
      challenge: { text: 'Say aloud what you will do if no answer comes.', seconds: 30 },
    },
    {
      text: [
        'Decide on the last piece you will do, and what is left out for good. Then the day after the date has nothing hidden in it.',
      ],
      short: ['Choose the last piece you do. Choose what is left out. Write both down.'],
      step: { text: 'Write down the last piece, and what is left out for good.', minutes: 2 },
      challenge: { text: 'Strike the piece that is left out.', seconds: 15 },
    },
  ],
  target_day: [
    {
      text: ['Do the last piece, and put an end under it that can be seen: a signature, a knot, a closed lid.'],
      short: ['Do the last piece. Put an end under it. Signature, knot, or closed lid.'],
      step: { text: 'Do the last piece of it that fits into a few minutes.', minutes: 4 },
      challenge: { text: 'Put today’s date on it.', seconds: 15 },
    },
    {
      text: ['Show it today, as it is, to somebody it is for. Say first what is not finished, and then let them look.'],
      short: ['Show it as it is. Say what is unfinished. Then let them look.'],
      step: {
        text: 'Show it to {ally}, or send a picture.',
        twin: 'Show it to somebody, or send a picture.',
        minutes: 3,
      },
      challenge: { text: 'Say aloud what you would do differently the next time.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Do what is possible about that today, and write down what is left, with a day beside it.',
        'Do what is possible today, and write down what is left, with a day beside each line.',
      ],
      short: [
        'Your note: {last_note}. Do what is possible. List what is left. A day beside each line.',
        'Do what is possible. List what is left. A day beside each line.',
      ],
      step: { text: 'Write down what is left, with a day beside each line.', minutes: 3 },
      challenge: { text: 'Put that list away where you will find it.', seconds: 15 },
    },
    {
      text: ['Clear the place where you worked on it. The last thing that you pick up shows what is still open.'],
      short: ['Clear the workplace. Note what is still open. Then close up.'],
      step: { text: 'Clear the place where you worked on it.', minutes: 4 },
      challenge: { text: 'Close the door, the lid, or the folder.', seconds: 15 },
    },
    {
      text: ['Thank one person who helped, waited, or listened. Tell them where it stands today.'],
      short: ['Thank one person who helped or waited. Report where it stands. One line.'],
      step: { text: 'Thank one person who helped, waited, or listened.', minutes: 2 },
      challenge: { text: 'Say aloud where it stands, in one sentence.', seconds: 15 },
    },
  ],
}
