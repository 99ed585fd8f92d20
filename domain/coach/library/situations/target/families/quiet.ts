import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A practice of reading, prayer, silence or writing until a date. The day before, and the day itself (TEXT-37). */
export const quietDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'Keep it as on any day: {when}, {then}. When you have ended, stay for one breath longer than usual.',
        'Keep it as on any day, in the same place. When you have ended, stay for one breath longer than usual.',
      ],
      short: [
        'Same order as on any day: {when}, {then}. At the end, one breath longer.',
        'Same place, same hour. At the end, one breath longer.',
      ],
      step: { text: 'Lay out now what you use for it, open at the next place.', minutes: 2 },
      challenge: { text: 'Sit where you do it, and listen for one breath.', seconds: 15 },
    },
    {
      text: [
        'You wrote {obstacle}. Move it out of the way for tomorrow: into another room, behind a door, or to a later hour.',
        'Clear the place for tomorrow: one chair, one light, and nothing that makes a sound. Leave it like that until you come.',
      ],
      short: [
        'Known obstacle: {obstacle}. Move it for tomorrow. Another room, or a later hour.',
        'Clear the place for tomorrow. One chair, one light, no sound. Leave it like that.',
      ],
      meets: ['television', 'phone', 'message', 'home', 'late'],
      step: { text: 'Clear the place where you will do it tomorrow.', minutes: 2 },
      challenge: { text: 'Put the phone where you cannot hear it from there.', seconds: 15 },
    },
    {
      text: [
        'Look back at the first page, or think of the first day. Write down one sentence that has stayed with you since then.',
      ],
      short: ['Think of the first day. One sentence has stayed since then. Write it down.'],
      step: { text: 'Write down one sentence that has stayed with you.', minutes: 3 },
      challenge: { text: 'Say that sentence aloud, slowly.', seconds: 15 },
    },
    {
      text: [
        'Decide what tomorrow begins with: the page, the words, or the silence. Put a mark there, so that you need not look for it.',
      ],
      short: ['Choose tomorrow’s page, words, or silence. Put a mark there. Close it.'],
      step: { text: 'Put a mark at the place where you will begin tomorrow.', minutes: 1 },
      challenge: { text: 'Read the first line of it, and stop.', seconds: 30 },
    },
    {
      text: [
        'You have kept {kept}. Decide before the date whether it goes on after it: every day, on one day of the week, or when you need it.',
        'Decide before the date whether it goes on after it: every day, on one day of the week, or when you need it.',
      ],
      short: [
        'On the log: {kept}. Decide what comes after the date. Daily, weekly, or as needed.',
        'Decide what comes after the date. Daily, weekly, or as needed. Write it down.',
      ],
      step: { text: 'Write down how often you will do it from then on.', minutes: 2 },
      challenge: {
        text: 'Tell {ally} what you have decided.',
        twin: 'Tell one person what you have decided.',
        seconds: 45,
      },
    },
  ],
  target_day: [
    {
      text: [
        'Today as on the other days: {when}, {then}. Nothing is added to it because of the date.',
        'Today as on the other days, in the same place. Nothing is added to it because of the date.',
      ],
      short: [
        'Same as always: {when}, {then}. Nothing is added because of the date.',
        'Same place, same length. Nothing is added because of the date.',
      ],
      step: { text: 'Sit down where you always do it, with nothing else in your hands.', minutes: 2 },
      challenge: { text: 'Stay seated for a moment after the end.', seconds: 30 },
    },
    {
      text: [
        'Begin a little slower today than on the other days. When you have ended, write down the one word that is left.',
      ],
      short: ['Begin slower than usual. At the end, write down one word. Then get up.'],
      step: { text: 'Write down the one word that is left at the end.', minutes: 1 },
      challenge: { text: 'Carry that word with you on a slip.', seconds: 15 },
    },
    {
      text: [
        'Go back today to what you had on the first day, the page, the words, or the silence, and see what is different now.',
      ],
      short: ['Go back to the first day’s page. Same words, same silence. Note what is different.'],
      step: { text: 'Open the place where you began, and stay there a while.', minutes: 4 },
      challenge: { text: 'Say aloud one thing that is different now.', seconds: 30 },
    },
    {
      text: [
        'Think of one person today who has to do with this. You can tell them, write to them, or only keep them in mind.',
      ],
      short: ['Name one person this has to do with. Tell them, write, or keep them in mind.'],
      step: {
        text: 'Write {ally} one line about what you read or thought.',
        twin: 'Write one person a line about what you read or thought.',
        minutes: 3,
      },
      challenge: { text: 'Name one person you want to keep in mind.', seconds: 15 },
    },
    {
      text: [
        'Decide in the quiet afterward how it goes on. Whatever you decide, write it on the last page, with today’s date.',
      ],
      short: ['At the end, decide how it goes on. Write it on the last page. With the date.'],
      step: { text: 'Write today’s date and one line on the last page.', minutes: 2 },
      challenge: { text: 'Leave the place ready for the next time you sit there.', seconds: 30 },
    },
  ],
}
