import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `study.ts`. */
export const moreStudyAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'A long topic looks shorter when most of it is covered. Lay a sheet over the exam page, below its first paragraph.',
    short: 'Too long? Cover the exam page below paragraph one.',
    form: 'prepare',
    drill_sergeant: 'What is covered does not exist. Yet.',
    kind_encouraging: 'Only the uncovered lines are asked of you, and they are few.',
    teammate: 'As far as we’re concerned, the topic is one paragraph long.',
    wise_mentor: 'Move the sheet down only when you have understood what stands above it.',
    own: [
      {
        step: { text: 'Count the lines of the exam page that are still uncovered.', minutes: 1 },
        challenge: { text: 'Read the first uncovered line, and say it in other words.', seconds: 60 },
      },
      {
        step: { text: 'Find the one sentence in the uncovered paragraph that carries the most.', minutes: 1 },
        challenge: { text: 'Slide the sheet down by one line, and decide whether to go on.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You may begin with what you do not know. Write down one thing for the exam that you do not yet understand.',
    short: 'Stuck? Write one exam thing you do not understand.',
    form: 'note',
    drill_sergeant: 'One line. Honest. Pen down.',
    kind_encouraging: 'You have nothing to solve yet, and a gap with a name can be asked about.',
    teammate: 'Now that it’s on paper, we know what we’re looking for.',
    wise_mentor: 'Whoever can say what is missing has already understood a part.',
    own: [
      {
        step: { text: 'Turn what you wrote into a question that begins with why or how.', minutes: 1 },
        challenge: { text: 'Note beside the question one related thing that you do understand.', seconds: 60 },
      },
      {
        step: { text: 'Underline the exact word at which your understanding stops.', minutes: 1 },
        challenge: { text: 'Choose whom or what to ask about that word: a teacher, a book, a classmate.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even a full day has room for one heading. Turn a heading of your exam book into a question, and say it aloud.',
    short: 'No time? Take one heading of the exam book.',
    form: 'work',
    drill_sergeant: 'Turn it into a question. Say it aloud.',
    kind_encouraging: 'You need not answer it yet, since it will go along with you.',
    teammate: 'We carry the question around, and it works while we’re busy.',
    wise_mentor: 'A question stays in the mind longer than a heading does.',
    own: [
      {
        step: { text: 'Look for one word under that heading that you already know.', minutes: 1 },
        challenge: { text: 'Use that word in a sentence of your own, said aloud.', seconds: 30 },
      },
      {
        step: { text: 'Say how that heading fits with the chapter it belongs to.', minutes: 1 },
        challenge: { text: 'Find the next heading, and say what could connect the two.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A short gap is useful when the page is at hand. Photograph the exam page that you are on, to have it with you.',
    short: 'Take the exam page along. Photograph it.',
    form: 'prepare',
    drill_sergeant: 'Next gap: open the photo. Read.',
    kind_encouraging: 'Then a few spare minutes are enough, wherever you happen to be.',
    teammate: 'Wherever we end up waiting, the exam page is with us.',
    wise_mentor: 'The book may stay on the table, because its next page goes with you.',
    own: [
      {
        step: { text: 'Zoom in on the photo, and see that the smallest print is readable.', minutes: 1 },
        challenge: { text: 'Read one line from the photo, with the phone held as on a bus.', seconds: 30 },
      },
      {
        step: { text: 'Give the photo a place where you find it at once, such as favorites.', minutes: 1 },
        challenge: { text: 'Recall one thing on the page with the photo closed, then look.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When not everything fits, something has to come last. Write down one exam topic that can wait until the end.',
    short: 'Too little time? Write down which exam topic waits.',
    form: 'note',
    drill_sergeant: 'One topic. Off the list for now.',
    kind_encouraging: 'You are not dropping it, and the others get the time that they need.',
    teammate: 'That’s one less for us to think about right now.',
    wise_mentor: 'To leave something for later on purpose is a way of studying, too.',
    own: [
      {
        step: { text: 'Choose the exam topic that moves up because the other one waits.', minutes: 1 },
        challenge: { text: 'Open the book at that topic, and mark its first page.', seconds: 60 },
      },
      {
        step: { text: 'Move the notes on the topic that can wait to the back or the bottom.', minutes: 1 },
        challenge: { text: 'Set down what has to be done before the waiting topic gets its turn.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A minute is too short to read much, but you can remember something in it. Say aloud one thing that you last studied.',
    short: 'No time to study: say one learned thing aloud.',
    form: 'work',
    drill_sergeant: 'From memory. One sentence. Done.',
    kind_encouraging: 'If it comes slowly, give it a moment, since searching for it helps as well.',
    teammate: 'We don’t even need the book for that one.',
    wise_mentor: 'What you have called back from memory is easier to find the next time.',
    own: [
      {
        step: { text: 'Find an example for what you just said, from daily life.', minutes: 1 },
        challenge: { text: 'Jot the example down in a few words where you study.', seconds: 45 },
      },
      {
        step: { text: 'Connect what you said to the thing you learned right before it.', minutes: 1 },
        challenge: { text: 'Put both into one sentence with the word “because.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It is hard to remember what you know while you are nervous. Write down one thing that you can already explain for the exam.',
    short: 'Nerves hide what you know. Write one fact for the exam.',
    form: 'note',
    drill_sergeant: 'No looking it up. In ink.',
    kind_encouraging: 'It may be the easiest thing in the whole book.',
    teammate: 'There, nobody can take that one from us.',
    wise_mentor: 'Keep the slip in the book, where you will find it when you doubt.',
    own: [
      {
        step: { text: 'Explain aloud what you wrote, as if to somebody new to it.', minutes: 1 },
        challenge: { text: 'Tuck the paper into the exam book where you will open it next.', seconds: 30 },
      },
      {
        step: { text: 'List a second fact for the exam of which you are almost as sure.', minutes: 1 },
        challenge: { text: 'Draw a line between both facts if they belong together, and say how.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A listener shows you where an explanation has gaps. Ask {ally} to listen while you explain one term from the exam.',
    short: 'Explain one exam term to {ally}. Plain words.',
    form: 'tell',
    drill_sergeant: 'Stuck on a word? Mark it.',
    kind_encouraging: 'They need not understand it all, and you may start over.',
    teammate: 'If they nod, we’ve got it, and if not, we know where to look.',
    wise_mentor: 'Notice the place that you would rather say quickly.',
    own: [
      {
        step: { text: 'Mark the place in the book where your explanation was thinnest.', minutes: 2 },
        challenge: { text: 'Say that part of the explanation once more, in a single sentence.', seconds: 45 },
      },
      {
        step: { text: 'Find an everyday comparison for the term, and test where it stops fitting.', minutes: 2 },
        challenge: { text: 'Look up one word of your explanation that you were unsure of.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to study when somebody knows what it is for. Tell {ally} in one sentence what the exam is about.',
    short: 'Tell {ally} what the exam is about. One sentence.',
    form: 'tell',
    drill_sergeant: 'No jargon. Short words.',
    kind_encouraging: 'They may ask how it goes, and mean you as much as the exam.',
    teammate: 'Now somebody knows why we mumble to ourselves.',
    wise_mentor: 'Saying it in one sentence shows you what belongs at the center.',
    own: [
      {
        step: { text: 'Shorten that sentence about the exam until it fits on one line.', minutes: 1 },
        challenge: { text: 'Copy the short sentence onto the first page of your notes.', seconds: 60 },
      },
      {
        step: { text: 'Name the part of the exam that you would like to explain next.', minutes: 1 },
        challenge: { text: 'Rehearse the first sentence of that explanation aloud.', seconds: 45 },
      },
    ],
  },
]
