import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreStudyAnswers } from './study-more.ts'

/** What messages of an exam answer to something that its student wrote (TEXT-32). */
export const studyAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'When you are tired, copying is easier than understanding. Copy one sentence from the exam topic by hand, and close the book after it.',
    short: 'Tired hands can copy. One sentence from the study book.',
    form: 'work',
    drill_sergeant: 'Word for word. Book shut. Rest.',
    kind_encouraging: 'It need not make sense yet, and then you may rest.',
    teammate: 'Your hand goes to class while the head stays in bed.',
    wise_mentor: 'What the hand has written once is easier to read when you are rested.',
    own: [
      {
        step: { text: 'Underline the one word in the copied sentence that matters most.', minutes: 1 },
        challenge: { text: 'Lay the copied sentence where you will see it first when you are rested.', seconds: 30 },
      },
      {
        step: { text: 'Break the copied sentence into short lines, one thought on each.', minutes: 2 },
        challenge: { text: 'Read the lines aloud slowly, with a pause after each.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You can leave the thinking to a rested hour. Write one question from the exam topic on a card, without the answer.',
    short: 'Too tired to answer. Write one exam question down.',
    form: 'note',
    drill_sergeant: 'Question only. Card on the book.',
    kind_encouraging: 'The answer may wait until you have slept.',
    teammate: 'We ask now, and a fresher version of us can answer.',
    wise_mentor: 'A question that is already there makes the next beginning shorter.',
    own: [
      {
        step: { text: 'Add where the answer may be found: a chapter, a page, a person.', minutes: 1 },
        challenge: { text: 'Leave the question as a bookmark at the page where you will go on.', seconds: 30 },
      },
      {
        step: { text: 'Mark the question with a star if it seems hard, a dot if easy.', minutes: 1 },
        challenge: { text: 'Set a pen and an empty sheet beside the question, ready for the answer.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When your eyes are tired, your ears can study. Read one definition from the exam aloud, and record it on your phone.',
    short: 'Tired eyes, fresh ears. Record one exam definition.',
    form: 'work',
    drill_sergeant: 'Read it aloud. Stop. Listen once.',
    kind_encouraging: 'You can listen with your eyes closed, as often as you like.',
    teammate: 'We talk now, and later we only have to listen.',
    wise_mentor: 'Your own voice is easy to follow, and it stays in the memory well.',
    own: [
      {
        step: { text: 'Name the recording after the term, so that you find it quickly.', minutes: 1 },
        challenge: { text: 'Play the recording once, and say the last words along with it.', seconds: 60 },
      },
      {
        step: { text: 'Add an example of the term in a second, short recording.', minutes: 1 },
        challenge: { text: 'Decide when you will listen, such as while washing dishes.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'It is hard to fall asleep standing up. Lay your exam book where you can read on your feet, such as a windowsill.',
    short: 'Standing keeps you awake. Exam book onto the windowsill.',
    form: 'prepare',
    drill_sergeant: 'Open at your page. Read there next.',
    kind_encouraging: 'You need to stand only as long as a paragraph lasts, and then you may sit.',
    teammate: 'One paragraph on our feet beats a page half asleep.',
    wise_mentor: 'Change the place before you doubt yourself, since soft seats make everybody sleepy.',
    own: [
      {
        step: { text: 'Open the exam book at your place, and lay something across the page.', minutes: 1 },
        challenge: {
          text: 'Read the first lines of that page on your feet, with a finger under the words.',
          seconds: 60,
        },
      },
      {
        step: { text: 'Clear a space beside the exam book for a sheet and a pen.', minutes: 1 },
        challenge: { text: 'Note, standing up, one word that you want to look up in the book.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The hand reaches for the place where the phone usually lies. Lay your book for the exam exactly there.',
    short: 'Clear the spot where the phone usually lies.',
    form: 'prepare',
    drill_sergeant: 'Lay your exam book there. Open it.',
    kind_encouraging: 'When you reach over by habit, you will find a page.',
    teammate: 'We reach for the screen and get a chapter, fair enough.',
    wise_mentor: 'The hand may keep its habit, and only the thing under it has changed.',
    own: [
      {
        step: { text: 'Carry the phone to a place that you can only reach by standing up.', minutes: 1 },
        challenge: { text: 'Open your exam book where the phone used to lie, at the right page.', seconds: 45 },
      },
      {
        step: { text: 'Lay pen and paper for the exam beside that spot, within easy reach.', minutes: 1 },
        challenge: { text: 'Reach over once without looking, as for the phone, and see what you meet.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'With both hands on a book, none is left for the phone. Read one paragraph of your exam topic that way.',
    short: 'Both hands on the book, none for the phone.',
    form: 'work',
    drill_sergeant: 'Read one exam paragraph, to the last line.',
    kind_encouraging: 'A paragraph has an end, and after it you are free.',
    teammate: 'Your thumbs are busy, so they can’t wander off.',
    wise_mentor: 'You may notice the moment when a hand wants to leave.',
    own: [
      {
        step: { text: 'Read the next heading aloud while both hands stay on the book.', minutes: 1 },
        challenge: { text: 'Put the phone out of reach, so that your hands can stay on the book.', seconds: 30 },
      },
      {
        step: { text: 'Hold the book open, and find the longest sentence on the page.', minutes: 1 },
        challenge: { text: 'Split that sentence into two shorter ones, said aloud.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'You look at your phone often, so let it show you something. Photograph one exam definition, and make it the lock screen.',
    short: 'Let the phone teach. Photograph one exam definition.',
    form: 'prepare',
    drill_sergeant: 'Set it as the lock screen. Phone down.',
    kind_encouraging: 'You will read it many times without sitting down to study.',
    teammate: 'Each time we pick it up, we study for a moment.',
    wise_mentor: 'What is seen often in passing is learned almost without effort.',
    own: [
      {
        step: { text: 'Crop the photo until only the definition is left.', minutes: 1 },
        challenge: { text: 'Cover the screen, and say the definition as far as you can.', seconds: 45 },
      },
      {
        step: { text: 'Look at the photo of the definition, and find its most important word.', minutes: 1 },
        challenge: { text: 'Explain that word aloud without looking at the photo.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone tempts you less when nobody expects you there. Send one person the line: studying, back in a while.',
    short: 'Send one person a line: studying, back later.',
    form: 'tell',
    drill_sergeant: 'Send it. Phone away. Exam book open.',
    kind_encouraging: 'People who know that you study will hardly mind waiting a little.',
    teammate: 'Now they know, so we’re free until the page is done.',
    wise_mentor: 'Once it is said, the silence of the phone has a good reason.',
    own: [
      {
        step: { text: 'Silence the phone, and lay it face down.', minutes: 1 },
        challenge: { text: 'Open your book at the page that the quiet is meant for.', seconds: 30 },
      },
      {
        step: { text: 'Name the one thing you want to have read before you are back.', minutes: 1 },
        challenge: { text: 'Slip a marker into the book where that thing ends.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You need not begin at the beginning. Open the book for the exam anywhere, and read one sentence aloud.',
    short: 'Start anywhere. Thumb into the exam book.',
    form: 'work',
    drill_sergeant: 'Open it there. Read one sentence aloud.',
    kind_encouraging: 'If you like what you find, you may read on from there.',
    teammate: 'We drop in by parachute and see where we land.',
    wise_mentor: 'From there, you can go forward or back, and either is a beginning.',
    own: [
      {
        step: { text: 'Look up which chapter of the exam book you have landed in.', minutes: 1 },
        challenge: { text: 'Guess aloud what the next paragraph will say, then read its first line.', seconds: 60 },
      },
      {
        step: { text: 'Skim the page you opened for anything bold, numbered, or boxed.', minutes: 1 },
        challenge: { text: 'Guess which of these could be asked in the exam, and say why.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A page that is no longer blank is easier to go on with. Write one term from the exam in the middle, and circle it.',
    short: 'A begun page is easier. Write one exam term.',
    form: 'note',
    drill_sergeant: 'Middle of the page. Thick circle around it.',
    kind_encouraging: 'What comes to mind around it may be written down or left.',
    teammate: 'One word’s on the page, so we’ve started.',
    wise_mentor: 'Other terms tend to gather around the first one.',
    own: [
      {
        step: { text: 'Draw one line from the term to something that belongs with it.', minutes: 1 },
        challenge: { text: 'Put a question mark beside whatever on the page you are unsure of.', seconds: 30 },
      },
      {
        step: { text: 'Spell out below the term what you think it means, right or wrong.', minutes: 2 },
        challenge: {
          text: 'Compare your words with the book, if it is near, and correct a single thing.',
          seconds: 90,
        },
      },
    ],
  },
  ...moreStudyAnswers,
]
