import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreReadingAnswers } from './reading-more.ts'

/** What messages of reading books answer to something that was written (TEXT-32). */
export const readingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Lying flat makes it easy to drift off over a page. Put a cushion behind your back, and read one paragraph sitting up.',
    short: 'Sitting up helps. Cushion behind you. Read one paragraph.',
    form: 'work',
    drill_sergeant: 'Back straight. Book at eye height. Then rest.',
    kind_encouraging: 'After that paragraph, you may lie back and close your eyes.',
    teammate: 'We read our paragraph first, and then the cushion gets us.',
    wise_mentor: 'Close the book while you still know what the last line said.',
    own: [
      {
        step: { text: 'Move the lamp or the book until the page is well lit.', minutes: 1 },
        challenge: { text: 'Say in a few words what the paragraph was about.', seconds: 30 },
      },
      {
        step: { text: 'Rest the book on a pillow, so that your arms need not hold it.', minutes: 1 },
        challenge: { text: 'Read one more sentence from there, and stop at its period.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired head can finish something short. Find the shortest paragraph on your page, and read only that.',
    short: 'Tired readers need little. Find the shortest paragraph.',
    form: 'work',
    drill_sergeant: 'Read only that. Then book down.',
    kind_encouraging: 'If it is a single line, then a single line will do.',
    teammate: 'Short is what we’ve got energy for, so short it is.',
    wise_mentor: 'Stop where it ends, so that you remember what it said.',
    own: [
      {
        step: { text: 'Choose a word in that paragraph that you would like to keep.', minutes: 1 },
        challenge: { text: 'Close the book on a marker, and say the word once.', seconds: 15 },
      },
      {
        step: { text: 'Look for the next short paragraph, and put a slip there.', minutes: 1 },
        challenge: { text: 'Guess from its first word what it will be about.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, even finding the line takes effort. Fasten a paper clip beside the line where you stopped in your book.',
    short: 'Tired eyes lose the line. Clip the page there.',
    form: 'prepare',
    drill_sergeant: 'Close the book. Leave it out. Rest.',
    kind_encouraging: 'If you fall asleep over it, the clip keeps your place.',
    teammate: 'Our place is marked, even if we doze off.',
    wise_mentor: 'Next time, begin at the clip, and move it when you stop.',
    own: [
      {
        step: { text: 'Read one line beside the clip, and stop there.', minutes: 1 },
        challenge: { text: 'Lay the book where you can reach it without getting up.', seconds: 15 },
      },
      {
        step: { text: 'Note on a slip who or what was on the page where you stopped.', minutes: 1 },
        challenge: { text: 'Fasten the slip under the clip, and close the book.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, it helps to see the end. Make a pencil dot in your book after the next paragraph.',
    short: 'Tired readers need an end. Dot after the next paragraph.',
    form: 'prepare',
    drill_sergeant: 'Read as far as the dot. Then sleep.',
    kind_encouraging: 'When you reach the dot, you are done, and you may close your eyes.',
    teammate: 'As soon as we’re at the dot, we’re off to rest.',
    wise_mentor: 'A near end lets you read calmly, because nothing waits behind it.',
    own: [
      {
        step: { text: 'Read the first sentence on the way to the dot.', minutes: 1 },
        challenge: { text: 'Mark the place if that is enough, or read on to the dot.', seconds: 60 },
      },
      {
        step: { text: 'Turn off any light or sound that you do not need for reading.', minutes: 1 },
        challenge: { text: 'Hold a slip under the first line, and move it toward the dot.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The hand picks up whatever lies on top. Lay your book on the phone, open at your page.',
    short: 'Book on top of the phone. Open at your page.',
    form: 'prepare',
    drill_sergeant: 'Move the book only to read.',
    kind_encouraging: 'When you reach for the phone, your page will be there first.',
    teammate: 'Whichever one we reach for, we get the book.',
    wise_mentor: 'Put the phone face down, so that nothing lights up beneath the pages.',
    own: [
      {
        step: { text: 'Hold the pages down with a clip or spoon, so that they stay open.', minutes: 1 },
        challenge: { text: 'Lift the book as if for the phone, and read the top line.', seconds: 30 },
      },
      {
        step: { text: 'Turn off the phone’s sound underneath the book.', minutes: 1 },
        challenge: { text: 'Read one line as the book lies there, without touching it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The phone can remind you of the book each time you look at it. Photograph the cover, and make it the lock screen.',
    short: 'Let the phone show the book. Photograph the cover.',
    form: 'prepare',
    drill_sergeant: 'Set it as your lock screen. Phone down.',
    kind_encouraging: 'The photo may be crooked, and you will still know what it means.',
    teammate: 'Now our phone advertises the book.',
    wise_mentor: 'When it lights up, you see at once what else you could open.',
    own: [
      {
        step: { text: 'Put the book itself beside the place where the phone lies.', minutes: 1 },
        challenge: { text: 'Look at the cover picture, and open the book at your page.', seconds: 30 },
      },
      {
        step: { text: 'Find a page of the book that you look forward to.', minutes: 2 },
        challenge: { text: 'Mark it with a slip, so that the cover reminds you of that page.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Many looks at the phone begin with something to look up. Put a slip into your book, and write such things on it.',
    short: 'Nothing to look up now. Put a slip in the book.',
    form: 'prepare',
    drill_sergeant: 'Unknown word? Onto the slip. Keep reading.',
    kind_encouraging: 'Everything on the slip can be looked up together when you have finished the page.',
    teammate: 'The slip collects our questions, and the phone stays where it is.',
    wise_mentor: 'Most questions can wait a page, and some are answered on it.',
    own: [
      {
        step: { text: 'Lay a pencil with the slip, so that nothing has to be fetched.', minutes: 1 },
        challenge: { text: 'Write on the slip one thing in the book that you have wondered about.', seconds: 45 },
      },
      {
        step: { text: 'Decide when you will look up what is on the slip.', minutes: 1 },
        challenge: { text: 'Put the phone out of reach, and keep the slip beside you.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Most phones have a mode that holds back calls and messages. Open the phone’s settings, and call one such mode reading time.',
    short: 'Phone settings. Call a quiet mode reading time.',
    form: 'prepare',
    drill_sergeant: 'Switch it on with the book. Off after.',
    kind_encouraging: 'You choose who may still get through, so nothing important is lost.',
    teammate: 'We press it once, and the book has us to itself.',
    wise_mentor: 'One press before the first line is easier than resisting in the middle of a page.',
    own: [
      {
        step: { text: 'Switch reading time on, and check that the phone stays quiet.', minutes: 1 },
        challenge: { text: 'Open the book while the mode is on, and read one line.', seconds: 30 },
      },
      {
        step: { text: 'Choose who may get through to you during reading time.', minutes: 2 },
        challenge: { text: 'Move the switch for reading time to where you see it first.', seconds: 45 },
      },
    ],
  },
  ...moreReadingAnswers,
]
