import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `scripture.ts`. */
export const moreScriptureAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'television',
    text: 'Reading is easier in a quiet room. Leave radio and television off for one verse, and read that verse aloud.',
    short: 'Radio and television off. Read one verse aloud.',
    form: 'work',
    drill_sergeant: 'Read it to the end. Close the book.',
    kind_encouraging: 'After that verse, you may listen to whatever you like.',
    teammate: 'For one verse, ours is the only voice around.',
    wise_mentor: 'After the last word, stay in the quiet for one breath.',
    own: [
      {
        step: { text: 'Listen for a few breaths to the quiet after the last word.', minutes: 1 },
        challenge: { text: 'Name one word of your reading that is still in your ear.', seconds: 15 },
      },
      {
        step: { text: 'Close a door or a window, so that less noise comes in.', minutes: 1 },
        challenge: { text: 'Read the same verse again, softer than before.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'A book beside the switch is easily picked up first. Lay your scripture next to the radio or remote, open at the next verse.',
    short: 'Lay your scripture beside the radio or remote.',
    form: 'prepare',
    drill_sergeant: 'Open at the next verse. Face up.',
    kind_encouraging: 'You may read that verse first, and then turn on what you like.',
    teammate: 'When we reach for the switch, the verse is right there.',
    wise_mentor: 'With the book as near as the switch, you can choose the verse first.',
    own: [
      {
        step: { text: 'Place a slip of paper where your reading will begin.', minutes: 1 },
        challenge: { text: 'Reach out as if to switch on, and take up the book instead.', seconds: 15 },
      },
      {
        step: { text: 'Cover the radio’s button or the remote with a slip of paper.', minutes: 1 },
        challenge: { text: 'Write on that slip the first words of your passage.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'Between switching on and watching, there is room for a verse. Write on a slip: verse first. Tape it to the switch.',
    short: 'Tape a slip to the switch: verse first.',
    form: 'note',
    drill_sergeant: 'Read it. Read one verse. Then switch on.',
    kind_encouraging: 'You may watch or listen afterward for as long as you like.',
    teammate: 'Nobody’s taking the remote away, the verse just goes first.',
    wise_mentor: 'The slip asks for so little that there is hardly a reason to say no.',
    own: [
      {
        step: { text: 'Lay your book within reach of that switch.', minutes: 1 },
        challenge: { text: 'Open the book where your reading will begin, and leave it open.', seconds: 45 },
      },
      {
        step: { text: 'Choose which verse it will be, and add its number to the slip.', minutes: 1 },
        challenge: { text: 'Touch the switch, and say how the chosen verse begins.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'The radio or the television can wait for one verse. Tell one person, at home or by message, that you mean to read first.',
    short: 'Tell one person: a verse first, then radio or television.',
    form: 'tell',
    drill_sergeant: 'One sentence. Ask for one quiet minute.',
    kind_encouraging: 'Once you have told somebody, it is easier to leave the switch alone.',
    teammate: 'It’s only a verse, so we miss almost nothing of the program.',
    wise_mentor: 'What you have said to a friend is harder to forget.',
    own: [
      {
        step: { text: 'Mark the line you would read first, so that you can begin at once.', minutes: 1 },
        challenge: { text: 'Read that line once in silence, to see how little time it takes.', seconds: 60 },
      },
      {
        step: { text: 'Choose a seat where you can read while the set stays off.', minutes: 1 },
        challenge: { text: 'Sit down there, and read one sentence at your own pace.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone under a book is harder to pick up. Lay your scripture on it, open at the passage.',
    short: 'Phone down. Scripture on top, open at the passage.',
    form: 'prepare',
    drill_sergeant: 'To get the phone, read one verse.',
    kind_encouraging: 'You can have the phone at any time, with a verse on the way to it.',
    teammate: 'Lift the book, read a line, and then the phone’s free.',
    wise_mentor: 'The book does not forbid anything, it only comes first.',
    own: [
      {
        step: { text: 'Read the line at the top of the open page.', minutes: 1 },
        challenge: { text: 'Slide the phone farther under the book, until no edge of it shows.', seconds: 15 },
      },
      {
        step: { text: 'Ask yourself what you wanted from the phone, and name it in a word.', minutes: 1 },
        challenge: { text: 'Look on the open page for a line that speaks to that word.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The hand goes to the phone many times a day. When it does so next, say a verse that you remember before you look.',
    short: 'Next reach for the phone: say one verse first.',
    form: 'moment',
    drill_sergeant: 'Few words will do. Then look.',
    kind_encouraging: 'If only half a line comes to mind, half a line is fine.',
    teammate: 'We’ll be reaching for it soon enough, so the verse won’t have to wait.',
    wise_mentor: 'In this way, the phone itself becomes a reminder of the book.',
    own: [
      {
        step: { text: 'Find a line in your book that you half know, and read it through.', minutes: 2 },
        challenge: { text: 'Reach for the phone, stop, and say as much of that line as comes.', seconds: 30 },
      },
      {
        step: { text: 'Choose a short verse for this, and copy it onto a slip.', minutes: 2 },
        challenge: { text: 'Slide the slip into the phone’s case, or lay it under the phone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone usually lies where its cable is. Move the cable away from the place where you read your scripture.',
    short: 'Read your passage far from the phone. Move its cable.',
    form: 'prepare',
    drill_sergeant: 'Other end of the room. Book stays here.',
    kind_encouraging: 'The phone gets its power, and you get a little quiet with the page.',
    teammate: 'It charges over there while you read over here.',
    wise_mentor: 'When it is too far to reach, you may find that you read a line longer.',
    own: [
      {
        step: { text: 'Plug the phone in at its new place, and come back to your passage.', minutes: 1 },
        challenge: { text: 'Leave the phone there while you read one line of the passage.', seconds: 45 },
      },
      {
        step: { text: 'Put a pencil and a slip where the cable used to lie.', minutes: 1 },
        challenge: { text: 'Copy one phrase from your passage onto the slip.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired people do not like to get up for a book. Lay your scripture within reach of the place where you rest.',
    short: 'Tired? Let the book be near. Scripture beside your seat.',
    form: 'prepare',
    drill_sergeant: 'One arm’s length. Check it. Rest.',
    kind_encouraging: 'You may read lying down, and stop after a few words.',
    teammate: 'You stay where you are, and the book’s right there.',
    wise_mentor: 'The nearer it lies, the less strength the first verse will take.',
    own: [
      {
        step: { text: 'Settle where you rest, and reach for the book without getting up.', minutes: 1 },
        challenge: { text: 'Turn to your passage, and leave the book lying open there.', seconds: 45 },
      },
      {
        step: { text: 'Choose a few short verses for tired days, and mark the first.', minutes: 2 },
        challenge: { text: 'Lean back, and read the marked verse as far as you like.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'One word is enough for a tired reader. Write down a word from your last passage that has some rest in it.',
    short: 'Tired? Write one restful word from your passage.',
    form: 'note',
    drill_sergeant: 'Large letters. Look at it. Close your eyes.',
    kind_encouraging: 'If no word comes to mind, open the book and take the first quiet one.',
    teammate: 'One word on paper, and that’s the reading for a tired day.',
    wise_mentor: 'Let it lie where you rest, and read it again when you wake.',
    own: [
      {
        step: { text: 'Lean back, and say that word once as you breathe out.', minutes: 1 },
        challenge: { text: 'Lay the paper with the word where you rest, within sight.', seconds: 30 },
      },
      {
        step: { text: 'Find the sentence around that word, and read it under your breath.', minutes: 1 },
        challenge: { text: 'Add to your word the one that stands next to it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being read to is kind to tired eyes. Ask one person to read you a verse, in the room or by phone.',
    short: 'Tired eyes: ask one person to read you a verse.',
    form: 'tell',
    drill_sergeant: 'Eyes shut. Listen to the last word.',
    kind_encouraging: 'They may choose the verse, so that you have nothing to do but listen.',
    teammate: 'Somebody else does the reading, and you’re off duty.',
    wise_mentor: 'A verse that you hear in another voice may say something new.',
    own: [
      {
        step: { text: 'Choose where you will sit or lie while you listen.', minutes: 1 },
        challenge: { text: 'Close your eyes there, and recall one line you have heard before.', seconds: 45 },
      },
      {
        step: { text: 'Mark a few places in your book from which the reader may choose.', minutes: 2 },
        challenge: { text: 'Look through these places, and find the one you would most like to hear.', seconds: 45 },
      },
    ],
  },
]
