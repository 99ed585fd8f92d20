import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreDebtAnswers } from './debt-more.ts'

/** What messages of debts answer to something that the person wrote (TEXT-32). */
export const debtAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'letters',
    text: 'Mail about a debt is easier to face when you know who sent it. Read aloud the sender of the letter on top, and nothing else.',
    short: 'Take the top letter about the debt.',
    form: 'work',
    drill_sergeant: 'Read the sender aloud. Nothing else. Lay it back.',
    kind_encouraging: 'The letter may stay closed, and you have still looked at it.',
    teammate: 'We read the return address, and we’re finished.',
    wise_mentor: 'Say the name in an ordinary voice, as you would read any address.',
    own: [
      {
        step: { text: 'Lay the top debt letter by itself, with the sender facing up.', minutes: 1 },
        challenge: { text: 'Set a pen beside it, for whenever you feel like opening it.', seconds: 30 },
      },
      {
        step: { text: 'See whether another debt letter comes from the same sender as the top one.', minutes: 2 },
        challenge: { text: 'Lay what belongs together side by side, and leave it closed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'letters',
    text: 'A letter can be opened without being read. Slit one envelope from the pile along the top, and leave the paper inside.',
    short: 'Slit one debt letter along the top.',
    form: 'work',
    drill_sergeant: 'The paper stays inside. That is enough for now.',
    kind_encouraging: 'Reading it is for another time, and nobody is hurrying you.',
    teammate: 'We open it, we don’t read it, and that’s our part done.',
    wise_mentor: 'Opening is one task and reading is another, and today needs only the first.',
    own: [
      {
        step: { text: 'Look into the slit envelope, and count the sheets without unfolding them.', minutes: 1 },
        challenge: { text: 'Put it on top of the pile, with the open edge toward you.', seconds: 30 },
      },
      {
        step: { text: 'Slide the paper out of the slit envelope, still folded.', minutes: 1 },
        challenge: { text: 'Tuck it behind the envelope, where you can unfold it at any time.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fear may stay while your hands do something easy. Lay one hand on the letters about the debt for a slow breath.',
    short: 'Fear may stay. One hand on the debt letters.',
    form: 'work',
    drill_sergeant: 'Palm flat. One slow breath. Hand off.',
    kind_encouraging: 'The letters stay closed, and nothing more is asked of you.',
    teammate: 'We only touch the pile, we don’t open anything.',
    wise_mentor: 'Notice that what lies under your hand is only paper.',
    own: [
      {
        step: { text: 'Straighten the edges of the debt letters with both hands.', minutes: 1 },
        challenge: { text: 'Set a cup on top, so that they stay together.', seconds: 15 },
      },
      {
        step: { text: 'Move the debt letters to a place with good light.', minutes: 1 },
        challenge: { text: 'Sit beside them for a breath or two, then turn to something else.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Talking about a debt is less awkward with the first sentence on paper. Write down how a call would begin: your name, and what it concerns.',
    short: 'A script helps with that. Write how a debt call begins.',
    form: 'note',
    drill_sergeant: 'Your name. What it concerns. Pen down.',
    kind_encouraging: 'Writing it does not mean that you have to call.',
    teammate: 'We just write it down, nobody’s dialing.',
    wise_mentor: 'Read it aloud once, and it will sound familiar when you need it.',
    own: [
      {
        step: { text: 'Find the number for the debt call, and write it under your first sentence.', minutes: 2 },
        challenge: { text: 'Read the sentence aloud once, with no phone in your hand.', seconds: 30 },
      },
      {
        step: { text: 'Note the one question that the debt call should answer.', minutes: 2 },
        challenge: { text: 'Leave a line under it for the name of the person you speak to.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'When money is tight, the smallest payment asked for matters most. Find it on one debt statement, and underline it.',
    short: 'Start with the smallest sum. Underline the least payment due.',
    form: 'note',
    drill_sergeant: 'That figure only. Paper down.',
    kind_encouraging: 'Whether and when you can pay it is a question for another time.',
    teammate: 'Now we know the least they want from us.',
    wise_mentor: 'Look at that figure alone, and leave the large one beside it unread.',
    own: [
      {
        step: { text: 'Look for the due date that goes with the smallest sum on the statement.', minutes: 1 },
        challenge: { text: 'Circle it, and lay the statement on top of the others.', seconds: 30 },
      },
      {
        step: { text: 'Copy the smallest sum and its sender onto a slip.', minutes: 1 },
        challenge: { text: 'Place the slip where you keep track of other payments.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Money that you do not spend can pay the debt. Open the last email from a store, and unsubscribe at the bottom.',
    short: 'Unspent money pays debt. Unsubscribe from one store’s emails.',
    form: 'prepare',
    drill_sergeant: 'Bottom of the email. Press it. Close.',
    kind_encouraging: 'You can still shop there, only nobody will keep inviting you.',
    teammate: 'That’s one less store talking to us while we pay the debt down.',
    wise_mentor: 'Each offer that does not arrive is one that you need not resist.',
    own: [
      {
        step: { text: 'Delete the emails from that store that you can see on the first screen.', minutes: 1 },
        challenge: { text: 'Find one other store in your inbox whose emails you could do without.', seconds: 60 },
      },
      {
        step: { text: 'Think of where else that store reaches you, such as a catalog or an app.', minutes: 1 },
        challenge: { text: 'Put one of these away, or turn its messages off.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Figures are hard to read with tired eyes, so leave them for now. Lay a pen on the letters about the debt, and rest.',
    short: 'Tired eyes read no sums. Pen on the debt letters.',
    form: 'prepare',
    drill_sergeant: 'Leave them shut. Sit back. Rest.',
    kind_encouraging: 'Everything is ready for a better hour, and you may lie down.',
    teammate: 'We set it up and leave the sums for a rested head.',
    wise_mentor: 'A rested eye reads the same figure with less alarm.',
    own: [
      {
        step: { text: 'Choose the place where you will sit with the debt letters when rested.', minutes: 1 },
        challenge: { text: 'Turn away from them, and close your eyes for a few slow breaths.', seconds: 30 },
      },
      {
        step: { text: 'Add a blank sheet of paper to the pen and the debt letters.', minutes: 1 },
        challenge: { text: 'Cover the letters with it, and rest your eyes on something far away.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Smoothing paper takes no thought and hardly any strength. Press one folded debt letter flat with your hand, and leave it unread.',
    short: 'No strength needed: press one debt letter flat.',
    form: 'work',
    drill_sergeant: 'Smooth it. Do not read. Sit back.',
    kind_encouraging: 'You may do it sitting down, with your eyes half closed.',
    teammate: 'No reading and no sums from us, we just flatten it.',
    wise_mentor: 'A letter that lies flat is easier to take up on a day with more strength.',
    own: [
      {
        step: { text: 'Slide the flat debt letter into a folder or a book, where it stays smooth.', minutes: 1 },
        challenge: { text: 'Let one corner stick out, so that you find it easily.', seconds: 15 },
      },
      {
        step: { text: 'See whether a flyer came with the flat debt letter, and take it out.', minutes: 1 },
        challenge: {
          text: 'Drop the flyer into the wastebasket, or close the envelope if there was none.',
          seconds: 15,
        },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to open a letter with music on. Ask {ally} for a song to play with the next one about the debt.',
    short: 'Ask {ally} for a song for one debt letter.',
    form: 'tell',
    drill_sergeant: 'Get the title. Write it on the envelope.',
    kind_encouraging: 'You need not say what the song is for.',
    teammate: 'We get some music out of it, and the letter gets opened.',
    wise_mentor: 'By the time the song has ended, the envelope may well be open.',
    own: [
      {
        step: { text: 'Choose the debt letter that the song will be for.', minutes: 1 },
        challenge: { text: 'Put it where you usually listen to music.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you will do with the debt letter while the song lasts.', minutes: 1 },
        challenge: { text: 'Name the point at which you will stop when the song ends.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A small task is easier to finish when somebody hears of it. Open one debt letter, and send {ally} a single word: open.',
    short: 'Open one debt letter. Send {ally} one word: open.',
    form: 'tell',
    drill_sergeant: 'No sums needed. Send only that word.',
    kind_encouraging: 'They need not know the sum or the sender.',
    teammate: 'We don’t explain it, we just report it.',
    wise_mentor: 'The word says what is done, and everything else stays with you.',
    own: [
      {
        step: { text: 'Unfold the open debt letter, and find only its date.', minutes: 1 },
        challenge: { text: 'Write the date on the envelope, then put the letter back in.', seconds: 45 },
      },
      {
        step: { text: 'Mark the envelope of the debt letter you opened with a small check.', minutes: 1 },
        challenge: { text: 'Choose a place for opened debt letters, apart from the closed ones.', seconds: 45 },
      },
    ],
  },
  ...moreDebtAnswers,
]
