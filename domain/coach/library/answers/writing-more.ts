import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `writing.ts`. */
export const moreWritingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Even a tired head can find one word. Write down a color or a name that belongs in your text, and stop there.',
    short: 'A tired writer needs one word. Write a color or name.',
    form: 'work',
    drill_sergeant: 'One word. Stop. Pen down.',
    kind_encouraging: 'You may close the page right afterward and rest.',
    teammate: 'It’s a one-word day, and we’re fine with that.',
    wise_mentor: 'A single word is often enough to find the place again.',
    own: [
      {
        step: { text: 'Leave that word at the top of the page, where you will see it.', minutes: 1 },
        challenge: { text: 'Close everything else that lies open on your desk or screen.', seconds: 30 },
      },
      {
        step: { text: 'Look around you for something that has to do with that word.', minutes: 1 },
        challenge: { text: 'Describe that thing in a few words, aloud or on the page.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A single question is enough for a tired head. Write down where the next part of your text begins.',
    short: 'Tired? One question. Write where the next part begins.',
    form: 'note',
    drill_sergeant: 'A place. A few words. Pen down.',
    kind_encouraging: 'A kitchen, a street, or a thought is an answer, and then you may rest.',
    teammate: 'Next time, we know where to go in.',
    wise_mentor: 'It is easier to write on when you know where you will stand.',
    own: [
      {
        step: { text: 'Put that note at the end of your text, as a place to return.', minutes: 1 },
        challenge: { text: 'Turn off the screen or close the notebook, with the note inside.', seconds: 15 },
      },
      {
        step: { text: 'Add who or what comes up first in that part.', minutes: 1 },
        challenge: { text: 'Choose one word for its tone, such as calm or sharp.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, it is enough to keep the place. Put a large X in your text where the next line belongs.',
    short: 'Too tired to write? X where the next line goes.',
    form: 'prepare',
    drill_sergeant: 'One X. Close the page. Rest.',
    kind_encouraging: 'The line itself can wait until you have slept.',
    teammate: 'The X holds our place, so we can go and lie down.',
    wise_mentor: 'A clear mark spares you the search that makes beginnings tiring.',
    own: [
      {
        step: { text: 'Note beside the X what belongs there: a fact, a scene, or talk.', minutes: 1 },
        challenge: { text: 'See whether you would find the X at a glance, and make it larger.', seconds: 15 },
      },
      {
        step: { text: 'Save the text, or slip a strip of paper into the notebook at the X.', minutes: 1 },
        challenge: { text: 'Lay the notebook or device where you will next sit to write.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, a single line is quickly sent. Write the next sentence of your text as a message to yourself.',
    short: 'No time to write: message yourself one sentence.',
    form: 'work',
    drill_sergeant: 'Type it. Send it. Back to work.',
    kind_encouraging: 'It may have typos, because you know what you mean.',
    teammate: 'Future us will be glad to get it.',
    wise_mentor: 'It will be waiting for you as the start of the next page.',
    own: [
      {
        step: { text: 'Add to the message where in your text the sentence belongs.', minutes: 1 },
        challenge: { text: 'Flag the message or mark it unread, so that newer ones do not bury it.', seconds: 15 },
      },
      {
        step: { text: 'Send yourself one more word, for what comes after that sentence.', minutes: 1 },
        challenge: { text: 'Pin your messages to yourself at the top, if your phone allows it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Short gaps are lost while you look for the file. Put a link to your text on the first screen of your phone.',
    short: 'No searching. Link to the text on the phone.',
    form: 'prepare',
    drill_sergeant: 'First screen. One tap to write.',
    kind_encouraging: 'With one tap you are on the page, even if there is time for only a line.',
    teammate: 'When a gap turns up, we’re on the page before it’s gone.',
    wise_mentor: 'What can be reached with one tap is written on more often.',
    own: [
      {
        step: { text: 'Tap the link once, and see that it opens the right text.', minutes: 1 },
        challenge: { text: 'Move the icon that tempts you most off that screen.', seconds: 30 },
      },
      {
        step: { text: 'Mark the place in your text where the next short gap could begin.', minutes: 1 },
        challenge: { text: 'Go from the link to that mark, without stopping on the way.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A text can go on in your head while your hands are busy. Write a word of its next part on a slip.',
    short: 'Busy hands, free head. Write one word down.',
    form: 'note',
    drill_sergeant: 'Word for the next part of the text. Pocket.',
    kind_encouraging: 'You may think about it or not, and the word will keep.',
    teammate: 'We carry it around, and the next line may find us.',
    wise_mentor: 'Sentences sometimes come more readily when you are not sitting before them.',
    own: [
      {
        step: { text: 'Choose the next chore during which you could think about that word.', minutes: 1 },
        challenge: { text: 'Put the paper with the word into a pocket, along with a pencil.', seconds: 30 },
      },
      {
        step: { text: 'Think of a question that the word could answer.', minutes: 1 },
        challenge: { text: 'Note the question under the word.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A short gap suits a short sentence. Write one for your text that has only a few words.',
    short: 'Short time, short sentence. Write one for your text.',
    form: 'work',
    drill_sergeant: 'One verb. One period. Back to the day.',
    kind_encouraging: 'It may be the shortest sentence on the page, and it is a finished one.',
    teammate: 'Short is all we’ve got time for, and short reads well.',
    wise_mentor: 'A brief sentence often says what a longer one was looking for.',
    own: [
      {
        step: { text: 'Read the short sentence aloud together with the one before it.', minutes: 1 },
        challenge: { text: 'Note whether the sentence after it should be short or long.', seconds: 15 },
      },
      {
        step: { text: 'Find a long sentence nearby that could become two.', minutes: 1 },
        challenge: { text: 'Show with a stroke where you would divide it, and change nothing else.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A word from somebody else can open a page. Ask {ally} for one, and put it at the top of your text.',
    short: 'Ask {ally} for one word. Put it into your text.',
    form: 'tell',
    drill_sergeant: 'Any word. No bargaining.',
    kind_encouraging: 'It may be a silly one, and the page will bear it.',
    teammate: 'If it’s pumpkin, we’ll make it work.',
    wise_mentor: 'A word that you did not choose leads somewhere you had not planned.',
    own: [
      {
        step: { text: 'Make room for the word with a blank where it could fit.', minutes: 1 },
        challenge: { text: 'Write the few words that could come right before that blank.', seconds: 60 },
      },
      {
        step: { text: 'Pick a word from your text that you would give in exchange.', minutes: 1 },
        challenge: { text: 'Find where that word first appears on your pages.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'What you can say in a sentence is easier to write. Tell {ally} in one sentence what your text is about.',
    short: 'Tell {ally} in one sentence what you write about.',
    form: 'tell',
    drill_sergeant: 'No preface. Subject, verb, period.',
    kind_encouraging: 'You may begin with the word perhaps, and you may change it later.',
    teammate: 'If it takes us longer, we’ve learned something as well.',
    wise_mentor: 'Listen for the question they ask, since a reader may ask it, too.',
    own: [
      {
        step: { text: 'Copy that sentence to the top of your text, just as you said it.', minutes: 1 },
        challenge: { text: 'Underline the part of it that is not yet on the page.', seconds: 30 },
      },
      {
        step: { text: 'Think what a listener would ask next about your text.', minutes: 1 },
        challenge: { text: 'Answer that in one line, on the page where it belongs.', seconds: 60 },
      },
    ],
  },
]
