import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `journal.ts`. */
export const moreJournalAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'Starting takes only one word, and that word can be close by. Write in the journal what is nearest to your left hand.',
    short: 'One word starts the page. Look to your left.',
    form: 'work',
    drill_sergeant: 'Write down what lies there. Period.',
    kind_encouraging: 'A cup or a sleeve is as good a beginning as any thought.',
    teammate: 'We take whatever’s there, even if it’s the remote.',
    wise_mentor: 'Look at it until another word comes, and write that one as well.',
    own: [
      {
        step: { text: 'Touch the thing on your left, and find a word for its surface.', minutes: 1 },
        challenge: { text: 'Put that word on the page, next to the name of the thing.', seconds: 45 },
      },
      {
        step: { text: 'Look to your right for something that goes with the first thing.', minutes: 1 },
        challenge: { text: 'Join the two on the page with “and” or with “but.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Starting is easier where there is little to fill. Draw a box the size of a matchbox on the page, and write one word inside.',
    short: 'A small box starts easily. Draw one on the page.',
    form: 'work',
    drill_sergeant: 'One word inside. Entry done.',
    kind_encouraging: 'Everything outside the box may stay white.',
    teammate: 'When the box is full, we’re done, and it fills fast.',
    wise_mentor: 'A small frame makes it clear when the entry is complete.',
    own: [
      {
        step: { text: 'Choose one thing from your day that would fit into the box.', minutes: 1 },
        challenge: { text: 'Sketch it in or beside the box with a few strokes.', seconds: 60 },
      },
      {
        step: { text: 'Think of something from your day that should stay outside the box.', minutes: 1 },
        challenge: { text: 'Put a word for it in the far corner of the page, or leave it out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'The first page is the hardest one to begin, so skip it. Open your journal in the middle, and lay the pen there.',
    short: 'First page blank? Open the journal in the middle.',
    form: 'prepare',
    drill_sergeant: 'Pen on that page. Start there next.',
    kind_encouraging: 'Nobody has said that a journal must be filled from front to back.',
    teammate: 'We start in the middle, where no page looks important.',
    wise_mentor: 'A page in the middle has no special place, so it asks for nothing but a line.',
    own: [
      {
        step: { text: 'Note at the foot of the middle page where you are.', minutes: 1 },
        challenge: { text: 'Above it, set down one thing there that you are glad of.', seconds: 60 },
      },
      {
        step: { text: 'Write a question on the middle page that needs no answer yet.', minutes: 2 },
        challenge: { text: 'Set down the first word of a reply, even if it is “maybe.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'When no word comes, you may borrow one. Copy the first word that you see printed near you into your journal.',
    short: 'No word? Borrow one. Copy a printed word near you.',
    form: 'work',
    drill_sergeant: 'Into the journal. One word after it.',
    kind_encouraging: 'A label or a sign will do, and your own words may follow it or not.',
    teammate: 'The word’s not even ours, so we can’t get it wrong.',
    wise_mentor: 'Any word leads to the next one, if you leave it a little time.',
    own: [
      {
        step: { text: 'Find something in your day that the copied word could stand for.', minutes: 1 },
        challenge: { text: 'Add a word of your own beside it.', seconds: 30 },
      },
      {
        step: { text: 'Find a word that begins with the same letter as the copied one.', minutes: 1 },
        challenge: { text: 'Use both in one short sentence, however odd it turns out.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A thing in the wrong place is noticed. Put the pen for your journal into the cup that you use most.',
    short: 'Misplace it to remember it. Journal pen into your cup.',
    form: 'prepare',
    drill_sergeant: 'Tip up. Cup in view.',
    kind_encouraging: 'When you find it there, a single line is enough.',
    teammate: 'We can’t have a drink without fishing out the pen.',
    wise_mentor: 'The odd place does the remembering for you.',
    own: [
      {
        step: { text: 'Lay the journal within sight of that cup.', minutes: 1 },
        challenge: { text: 'Open the journal at a blank page, and set a dot where the line will start.', seconds: 30 },
      },
      {
        step: { text: 'Choose what the first line will be about: the drink, the view, or somebody.', minutes: 1 },
        challenge: { text: 'Take the pen from the cup, write one word in the journal, and put it back.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The screen has given you something to write about, too. Put the last thing that you saw there into one journal line.',
    short: 'The screen is material. Write one journal line about it.',
    form: 'work',
    drill_sergeant: 'Screen down. Pen up. Last thing you saw.',
    kind_encouraging: 'Even a picture of somebody’s soup is something to have noticed.',
    teammate: 'Let’s make it useful and turn it into our entry.',
    wise_mentor: 'Notice whether it grows larger or smaller while you write it down.',
    own: [
      {
        step: { text: 'Turn the phone face down, and read your journal line once.', minutes: 1 },
        challenge: { text: 'Add something that you can see without the screen.', seconds: 45 },
      },
      {
        step: { text: 'Note in the journal why that thing on the screen caught your eye.', minutes: 1 },
        challenge: { text: 'End with a word for what you would rather have looked at.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A word from somebody else saves you the first step. Ask {ally} for one, and write it at the top of the journal page.',
    short: 'Ask {ally} for one word. Write it in the journal.',
    form: 'tell',
    drill_sergeant: 'Take the first word offered. No swaps.',
    kind_encouraging: 'The word is only there so that the page is not empty.',
    teammate: 'Even if it’s banana, we’ll find something to say about it.',
    wise_mentor: 'A word that you would not have chosen may lead to a line that you did not expect.',
    own: [
      {
        step: { text: 'Below that word in the journal, note what it made you think of.', minutes: 1 },
        challenge: { text: 'Tell them in one line where their word has ended up.', seconds: 45 },
      },
      {
        step: { text: 'Ask them what made them choose that word.', minutes: 1 },
        challenge: { text: 'Put their reason, or your guess, beside the word in the journal.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A thing worth telling is worth a line. Tell {ally} one small thing about your day, and write the same words in the journal.',
    short: 'Tell {ally} one small thing. Write it in the journal.',
    form: 'tell',
    drill_sergeant: 'Say it. Write it as you said it.',
    kind_encouraging: 'It may be as small as a good seat or a funny sign.',
    teammate: 'We’ve said it once, so the page gets it for free.',
    wise_mentor: 'Write it as you told it, because spoken words are plain already.',
    own: [
      {
        step: { text: 'Add in the journal what made that small thing worth telling.', minutes: 2 },
        challenge: { text: 'Ask for one small thing of theirs, and leave a line for it.', seconds: 60 },
      },
      {
        step: { text: 'Note in the journal what they said, or how they looked.', minutes: 1 },
        challenge: { text: 'Underline the word in your entry that you would keep.', seconds: 15 },
      },
    ],
  },
]
