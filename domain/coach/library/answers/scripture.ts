import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreScriptureAnswers } from './scripture-more.ts'

/** What messages of reading scripture answer to something that the person wrote (TEXT-32). */
export const scriptureAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'The reading can lean on what happens anyway. Write the next verse’s number on a slip, and lay it where you will see it then.',
    short: 'A verse goes with that. Write its number on a slip.',
    form: 'prepare',
    drill_sergeant: 'Lay the slip where it happens.',
    kind_encouraging: 'When you find the slip there, the verse may be all that you read.',
    teammate: 'We don’t need another reminder, because the slip is there.',
    wise_mentor: 'The slip reminds you of the verse at a moment that comes anyway.',
    own: [
      {
        step: { text: 'Find that place in your book, and mark it with a scrap of paper.', minutes: 1 },
        challenge: { text: 'Read only the first words there, and close the book over them.', seconds: 30 },
      },
      {
        step: { text: 'List below that number a few that follow, so that the slip lasts.', minutes: 1 },
        challenge: { text: 'Put a pencil beside the slip, for striking what you have read.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A verse fits beside that with room to spare. Read one aloud from your book, and hear how short it is.',
    short: 'A verse fits beside that. Read one aloud, now.',
    form: 'work',
    drill_sergeant: 'To the period. Then book shut.',
    kind_encouraging: 'If it is over before you have settled in, you may read it again.',
    teammate: 'We try it once, and now we know what we’re making room for.',
    wise_mentor: 'Notice how much of the moment is left when the verse has ended.',
    own: [
      {
        step: { text: 'Choose one word from what you read to take into what comes next.', minutes: 1 },
        challenge: { text: 'Say that word slowly once, and close the book.', seconds: 15 },
      },
      {
        step: { text: 'Copy the shortest phrase of the verse onto a scrap of paper.', minutes: 1 },
        challenge: { text: 'Lay the scrap where you do whatever usually comes next.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'Whenever you get up, you get dressed. Lay your book of scripture on the clothes that you will wear next.',
    short: 'Getting up means clothes. Lay your scripture on top.',
    form: 'prepare',
    drill_sergeant: 'Book first. One verse. Clothes after.',
    kind_encouraging: 'You may read a single verse standing there, and then go on dressing.',
    teammate: 'When we reach for our clothes, the book is right there.',
    wise_mentor: 'You have to pick up the book anyway, so open it before you put it down.',
    own: [
      {
        step: { text: 'Find the passage you want to begin with, and lay a marker there.', minutes: 2 },
        challenge: { text: 'Stand beside the clothes, and read just the first line of that passage.', seconds: 30 },
      },
      {
        step: { text: 'Set what you need for reading beside the book, such as glasses.', minutes: 1 },
        challenge: { text: 'Turn the book so that you can open it while you stand there.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'The start of a day has room for little, and a verse is little. Find the shortest on the open page, and whisper it.',
    short: 'Early calls for little. Find the shortest verse. Whisper it.',
    form: 'work',
    drill_sergeant: 'Low voice. To the period. Done.',
    kind_encouraging: 'A whisper wakes nobody, and it is reading all the same.',
    teammate: 'We can manage that much half awake.',
    wise_mentor: 'A short verse is easily kept in mind until the rest of you is awake.',
    own: [
      {
        step: { text: 'Close your eyes, and whisper as much of the line as you remember.', minutes: 1 },
        challenge: { text: 'Put a slip of paper at that page, so that you find it quickly.', seconds: 30 },
      },
      {
        step: { text: 'Ask of that verse who is speaking, and to whom.', minutes: 1 },
        challenge: { text: 'Whisper the answer in a few words of your own.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Listening takes less strength than reading. Search for a recording of your passage, and hear one verse of it with closed eyes.',
    short: 'Tired eyes: let a voice read. Play one recorded verse.',
    form: 'work',
    drill_sergeant: 'Eyes shut. Listen. Stop there.',
    kind_encouraging: 'If you doze off after it, the verse has still been heard.',
    teammate: 'We let somebody else do the reading this once.',
    wise_mentor: 'The recording waits at that place, so nothing is lost when you stop.',
    own: [
      {
        step: { text: 'Keep the recording open at your passage, so that one touch plays it.', minutes: 1 },
        challenge: { text: 'Repeat one phrase you heard under your breath, eyes still closed.', seconds: 30 },
      },
      {
        step: { text: 'Turn the sound down until you can only just follow the voice.', minutes: 1 },
        challenge: { text: 'Hear the same verse once more, and wait for its last word.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired reader needs a very short reading. Lean back with the book, and read only as far as one breath carries you.',
    short: 'A tired reading is short. Lean back with the book.',
    form: 'work',
    drill_sergeant: 'Read one breath of verse. Book shut.',
    kind_encouraging: 'You may stop inside a verse and close your eyes right after it.',
    teammate: 'When the breath’s out, that’s it, even in the middle of a verse.',
    wise_mentor: 'Another time, you can begin where this breath has ended.',
    own: [
      {
        step: { text: 'Rest the open book on your lap or chest, and breathe out slowly.', minutes: 1 },
        challenge: { text: 'Look at the page for one word to keep, then close the book.', seconds: 30 },
      },
      {
        step: { text: 'Run a finger down the page, and stop at a restful line.', minutes: 1 },
        challenge: { text: 'Read from there to the next comma, and let the book sink.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A screen that is picked up so often can show you a verse. Photograph the next one, and make it your lock screen.',
    short: 'Let the phone carry a verse. Photograph one as lock screen.',
    form: 'prepare',
    drill_sergeant: 'Read it first. Then swipe.',
    kind_encouraging: 'On some days, that glance at the verse may be your whole reading.',
    teammate: 'Whenever we pick up the phone, the verse is there first.',
    wise_mentor: 'Read it before the screen opens, because afterward the eyes are elsewhere.',
    own: [
      {
        step: { text: 'Lock the phone once, and see whether every word can be read.', minutes: 1 },
        challenge: { text: 'Read the words there, and put the phone down without opening it.', seconds: 45 },
      },
      {
        step: { text: 'Write down on paper where in the book that verse stands.', minutes: 1 },
        challenge: { text: 'Open the book there, and read the line that comes before.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Hands that hold a book cannot hold a phone as well. Take your book in both of them, and read one verse aloud.',
    short: 'A book in both hands leaves no phone. Read one verse.',
    form: 'work',
    drill_sergeant: 'Aloud. To the period. Then let go.',
    kind_encouraging: 'Whatever buzzes in the meantime will keep until the verse is over.',
    teammate: 'We’ve got no thumb free, so the screen has to wait.',
    wise_mentor: 'Feel the weight of the book for a moment before you lay it down.',
    own: [
      {
        step: { text: 'Set the phone out of reach of the seat where you read.', minutes: 1 },
        challenge: { text: 'Pick the book up again, and read the same lines in silence.', seconds: 60 },
      },
      {
        step: { text: 'Say in a few words what that verse tells or asks.', minutes: 1 },
        challenge: { text: 'Read the verse that follows in silence, both hands on the book.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A line that you pass on stays with you longer. Send {ally} the first verse of the passage that you are reading.',
    short: 'Send {ally} the first verse of your passage.',
    form: 'tell',
    drill_sergeant: 'Copy it. No comment. Send.',
    kind_encouraging: 'You need not explain the verse, and they need not answer.',
    teammate: 'No sermon from us, just the line as it stands.',
    wise_mentor: 'Copy it word for word, and you will have read it with care.',
    own: [
      {
        step: { text: 'Copy the words you sent onto a slip for your own book.', minutes: 2 },
        challenge: { text: 'Underline on the slip the word that you would point out.', seconds: 30 },
      },
      {
        step: { text: 'Go on to the verse after the one you sent, and read it aloud.', minutes: 1 },
        challenge: { text: 'Find one link between the two, such as a word they share.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A question that is coming keeps the book in mind. Invite {ally} to ask you, when you next talk, which verse you are at.',
    short: 'Invite {ally} to ask about your verse.',
    form: 'tell',
    drill_sergeant: 'One short message. Send it.',
    kind_encouraging: 'You may then answer that you are still on the same page.',
    teammate: 'We’ll want something to say, so we’ll peek at the page.',
    wise_mentor: 'You may find yourself reading with that question in mind.',
    own: [
      {
        step: { text: 'Note the line you are at, so that you have an answer.', minutes: 1 },
        challenge: { text: 'Say in a few words what that line is about.', seconds: 30 },
      },
      {
        step: { text: 'Write down one thing in your verse that you do not understand.', minutes: 1 },
        challenge: { text: 'Lay the note in the book at that page.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'It is easier to read with your back to a radio or a screen. Turn a chair away, and lay your scripture on the seat.',
    short: 'Turn one chair away from radio and screen.',
    form: 'prepare',
    drill_sergeant: 'Lay your scripture on the seat, open.',
    kind_encouraging: 'The chair is then ready for you when you want to read.',
    teammate: 'The radio can talk to the wall while the verse gets read.',
    wise_mentor: 'What is behind you draws less of your attention.',
    own: [
      {
        step: { text: 'Sit down in the chair, and check that radio and screen are out of sight.', minutes: 1 },
        challenge: { text: 'Read the first line of your passage there, half aloud.', seconds: 45 },
      },
      {
        step: { text: 'Shift the chair a little, so that light will fall on your page.', minutes: 1 },
        challenge: { text: 'Spread a blanket or a sweater over the chair’s back, for longer readings.', seconds: 30 },
      },
    ],
  },
  ...moreScriptureAnswers,
]
