import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Something learned by a date: an instrument, a program, a device. The day before, and the day itself (TEXT-37). */
export const skillDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Do just that part once today, slowly. Then do the part that you know best, and end with it.',
        'Do the hardest part once, slowly. Then do the part that you know best, and end with it. Nothing new comes in today.',
      ],
      short: [
        'Your note: {last_note}. That part once, slowly. Then your best part. Stop there.',
        'Hardest part once, slowly. Then your best part. Stop there.',
      ],
      step: { text: 'Do the hardest part once, slowly.', minutes: 4 },
      challenge: { text: 'Name the part that you can do without thinking.', seconds: 15 },
    },
    {
      text: [
        'You wrote {obstacle}. Write today what to do when that happens: where to look, what to press, whom to ask. Keep the slip beside you.',
        'Write down the order of it from memory, first move to last. Where a line is missing, look it up, and write it in.',
      ],
      short: [
        'Known obstacle: {obstacle}. Write down what to do then. Keep the slip beside you.',
        'Write the order from memory. First move to last. Look up the missing line. Write it in.',
      ],
      meets: ['afraid', 'begin', 'forget'],
      step: { text: 'Write the moves in their order, one line each.', minutes: 4 },
      challenge: { text: 'Keep the slip where your hand will find it tomorrow.', seconds: 30 },
    },
    {
      text: [
        'Choose what you will show tomorrow, if somebody asks: one thing, from its beginning to its end. Go through only that one.',
      ],
      short: ['Choose one thing to show. Go through it once, start to end. Leave the others.'],
      step: { text: 'Go through the one thing that you would show.', minutes: 4 },
      challenge: { text: 'Say aloud how it begins.', seconds: 15 },
    },
    {
      text: [
        'Lay out what it needs, switch it on or open it once, and leave it ready. Tomorrow then begins with your first move.',
      ],
      short: ['Lay out what it needs. Switch it on once. Leave it ready for the first move.'],
      step: { text: 'Get everything ready for the first move tomorrow.', minutes: 3 },
      challenge: { text: 'Try the first move once, and stop.', seconds: 30 },
    },
    {
      text: [
        'Ask somebody to be your audience of one tomorrow, for a few minutes. Tell them what you will show, and that it may go wrong.',
      ],
      short: ['Find an audience of one for tomorrow. Tell them what you will show. It may go wrong.'],
      step: {
        text: 'Ask {ally} to watch or listen tomorrow.',
        twin: 'Ask one person to watch or listen tomorrow.',
        minutes: 2,
      },
      challenge: { text: 'Practice the first sentence that you will say to them.', seconds: 30 },
    },
  ],
  target_day: [
    {
      text: [
        'Do it once from its beginning to its end, without stopping to correct. What goes wrong can be written down afterward.',
      ],
      short: ['Do it once, start to end. No stopping to correct. Write down what went wrong after.'],
      step: { text: 'Do it once from beginning to end.', minutes: 4 },
      challenge: { text: 'Write down one part that went by itself.', seconds: 30 },
    },
    {
      text: [
        'Show it to one person today, as it is. They do not have to judge it. It is enough that they have seen it.',
      ],
      short: ['Show it to one person. As it is. No speech before it.'],
      step: { text: 'Show {ally} one part of it.', twin: 'Show one person one part of it.', minutes: 4 },
      challenge: { text: 'Thank the person who watched.', seconds: 15 },
    },
    {
      text: ['Record it once, or write it out, so that you can compare a month from now. Put today’s date on it.'],
      short: ['Record it once. Put the date on it. File it. Compare in a month.'],
      step: { text: 'Record one minute of it, or write one part out.', minutes: 4 },
      challenge: { text: 'Name the file after today’s date.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Try that part once more today, and then decide whether it needs practice or may stay like this.',
        'Write down what you can do now without looking, and what still needs a note beside you. Both lists are useful.',
      ],
      short: [
        'Your note: {last_note}. Try that part once. Decide: practice, or leave it.',
        'List what works without looking. List what needs a note. Keep both lists.',
      ],
      step: { text: 'Write two lists: without looking, and with a note.', minutes: 3 },
      challenge: { text: 'Put the notes away for one try.', seconds: 45 },
    },
    {
      text: [
        'Decide what you will do with it from now on: use it, go on learning, or leave it at this. Write down the first day when you will use it.',
      ],
      short: ['Decide its use from now on. Name the first day. Write it down.'],
      step: { text: 'Write down when you will use it next, and for what.', minutes: 2 },
      challenge: { text: 'Say aloud what you will learn after this, or that this is enough.', seconds: 30 },
    },
  ],
}
