import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `reading.ts`. */
export const moreReadingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'television',
    text: 'A screen is often the first thing you reach for. Lean your book against it, so that you have to move the book first.',
    short: 'Lean the book against the screen.',
    form: 'prepare',
    drill_sergeant: 'Cover facing you. Read before you move it.',
    kind_encouraging: 'Once it is in your hand, you may open it or not.',
    teammate: 'To get to the screen, we have to pick up the book.',
    wise_mentor: 'Put a slip at your page first, so that the book opens there.',
    own: [
      {
        step: { text: 'Slip a marker into the leaning book at your page.', minutes: 1 },
        challenge: { text: 'Take the book from the screen once, and open it at the marker.', seconds: 15 },
      },
      {
        step: { text: 'Put the remote or the controller behind the leaning book.', minutes: 1 },
        challenge: { text: 'Read the text on the book’s back cover while you stand there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'Shows and games make you curious about what follows. Read the last line on your page, and guess how the book goes on.',
    short: 'Books have cliffhangers, too. Read your page’s last line.',
    form: 'work',
    drill_sergeant: 'Guess the next aloud. Turn the page. Check.',
    kind_encouraging: 'A wrong guess is welcome, and it may even make you read on.',
    teammate: 'If we guess wrong, we have to read on.',
    wise_mentor: 'Turn the page only when you have said your guess aloud.',
    own: [
      {
        step: { text: 'Turn the page, and read on until the first period.', minutes: 1 },
        challenge: { text: 'Say in a word whether you expected that.', seconds: 15 },
      },
      {
        step: { text: 'Think of a title for what has happened up to that line.', minutes: 1 },
        challenge: { text: 'Pencil the title on a slip, and leave it there as your marker.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'You do not need a free hour to read. Set a timer for one minute, open your book, and read until it rings.',
    short: 'One minute is enough. Timer on. Book open. Read.',
    form: 'work',
    drill_sergeant: 'When it rings, mark the line. Close.',
    kind_encouraging: 'When it rings, you have read, and you may stop in the middle of a sentence.',
    teammate: 'We’ve got a minute, and a minute holds a paragraph.',
    wise_mentor: 'Where it rings, put a slip in, and the next minute starts there.',
    own: [
      {
        step: { text: 'Mark the line where the timer stopped you.', minutes: 1 },
        challenge: { text: 'Put the last thing that you read into your own words.', seconds: 30 },
      },
      {
        step: { text: 'Leave the timer set, and lay it on the book.', minutes: 1 },
        challenge: { text: 'Name the next gap in your day that is long enough for that timer.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'With little time, a short chapter is the right one. Find the shortest in your book’s table of contents, and underline it.',
    short: 'No time: find the book’s shortest chapter. Underline it.',
    form: 'note',
    drill_sergeant: 'That chapter is next. Even out of turn.',
    kind_encouraging: 'If your book has to be read from front to back, you still know what is coming.',
    teammate: 'Somewhere in there is a chapter that fits into our day.',
    wise_mentor: 'To finish something short often gives more pleasure than to begin something long.',
    own: [
      {
        step: { text: 'Turn to that chapter, and see on which page it ends.', minutes: 1 },
        challenge: { text: 'Read the chapter’s first line, and leave a slip there.', seconds: 45 },
      },
      {
        step: { text: 'Guess from its heading what that short chapter is about.', minutes: 1 },
        challenge: { text: 'Look on its first page for one word that supports the guess.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even in a rush, there is time for a sentence. Read the next one in your book aloud, and leave the book open.',
    short: 'One sentence fits any rush. Read it aloud.',
    form: 'work',
    drill_sergeant: 'Book stays open. Next sentence comes later.',
    kind_encouraging: 'A single sentence counts, and the open page will be there when you come back.',
    teammate: 'We read our sentence, and the rest of the page waits for us.',
    wise_mentor: 'Read it slowly, because a sentence in a hurry is soon forgotten.',
    own: [
      {
        step: { text: 'Choose the word in that sentence that matters most.', minutes: 1 },
        challenge: { text: 'Carry that word along on a slip, or in your head.', seconds: 15 },
      },
      {
        step: { text: 'Prop the open book where you will pass next.', minutes: 1 },
        challenge: { text: 'Point a pencil or a slip at the sentence that follows.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Reading time is often hidden in waiting. Write the word read on a slip, and stick it to the kettle or the coffee maker.',
    short: 'Waiting is reading time. Slip on the kettle: read.',
    form: 'note',
    drill_sergeant: 'Water heats. Book opens. Simple.',
    kind_encouraging: 'While the water heats, you have nothing else to do, and a paragraph is soon read.',
    teammate: 'We have to stand there anyway, so we bring the book.',
    wise_mentor: 'You will be surprised how often the water makes you wait.',
    own: [
      {
        step: { text: 'Keep your book within reach of the slip, away from splashes.', minutes: 1 },
        challenge: { text: 'Open the book there at your page, and read one line.', seconds: 30 },
      },
      {
        step: { text: 'Think of a second place where you wait, such as a bus stop.', minutes: 1 },
        challenge: { text: 'Write “read” on a slip for that place, and stick or pack it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You read more closely when somebody will hear of it. Give {ally} one sentence from your page, read aloud or sent.',
    short: 'Give {ally} one sentence from your page.',
    form: 'tell',
    drill_sergeant: 'Copy it or read it out. No comment.',
    kind_encouraging: 'It need not be the best one, only one that you liked.',
    teammate: 'We pass one good line on.',
    wise_mentor: 'A sentence that makes sense without the rest is best.',
    own: [
      {
        step: { text: 'Mark that sentence in the book with a pencil or a slip.', minutes: 1 },
        challenge: { text: 'Find the sentence that follows, and read it for yourself.', seconds: 30 },
      },
      {
        step: { text: 'Say in a few words what comes just before that sentence.', minutes: 1 },
        challenge: { text: 'Pass those words on as well, so that the sentence has a place.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to read on when somebody knows where you are. Tell {ally} which page of the book you have reached.',
    short: 'Tell {ally} which page you have reached.',
    form: 'tell',
    drill_sergeant: 'Say the title. Say the page. Done.',
    kind_encouraging: 'Any page will do, even the first.',
    teammate: 'Now our bookmark has a witness.',
    wise_mentor: 'The next time you talk, the page will be a natural question.',
    own: [
      {
        step: { text: 'Put a marker exactly at that page.', minutes: 1 },
        challenge: { text: 'Turn one page on, and read the line at its top.', seconds: 30 },
      },
      {
        step: { text: 'Estimate how many pages are left until the chapter ends.', minutes: 1 },
        challenge: { text: 'Name the page that you would like to report to them next.', seconds: 15 },
      },
    ],
  },
]
