import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of time with children answer to something that the person wrote (TEXT-32). */
export const childrenAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Some games fit between other things. Draw a grid for tic-tac-toe, and make the first mark for your child to answer.',
    short: 'Little time, short game. Draw tic-tac-toe for your child.',
    form: 'prepare',
    drill_sergeant: 'Make one mark. Lay it where they see it.',
    kind_encouraging: 'Left on a table, it can be played even when you are not in the same room.',
    teammate: 'We’ve made our move, and now the other side has to think.',
    wise_mentor: 'A game played mark by mark does not need a free hour, only paper.',
    own: [
      {
        step: { text: 'Lay the sheet with a pencil where your child will find it.', minutes: 1 },
        challenge: { text: 'Write “your turn” below the grid, in letters that are easy to read.', seconds: 15 },
      },
      {
        step: { text: 'Add two empty grids below the first, for a rematch.', minutes: 1 },
        challenge: { text: 'Think of what the winner may choose, such as the next song.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A busy time still leaves room for a few words. Record a sentence for your child about something you saw, and keep it for them.',
    short: 'No time to play? Record your child one sentence.',
    form: 'tell',
    drill_sergeant: 'Name first. Speak slowly. Save it for them.',
    kind_encouraging: 'A dog, a cloud, or a funny sign is quite enough to tell about.',
    teammate: 'We’ve got a story in our pocket for when we see each other.',
    wise_mentor: 'Your child will hear from it that you were thinking of them in between.',
    own: [
      {
        step: { text: 'Find one question to go with that sentence, for your child to answer.', minutes: 1 },
        challenge: { text: 'Put the question on a slip that you will see when you meet.', seconds: 30 },
      },
      {
        step: { text: 'Choose the moment when you will play your child the sentence.', minutes: 1 },
        challenge: { text: 'Listen to the sentence once, and guess what your child will ask.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being together takes little energy when you can lie down. Lay a pillow or a blanket where there is room for you and your child.',
    short: 'Too tired to play? Lay out a pillow.',
    form: 'prepare',
    drill_sergeant: 'Big enough for your child, too. Lie down.',
    kind_encouraging: 'You may close your eyes there, and your child can lie down or play beside you.',
    teammate: 'We’re making a nest, and resting in it counts as being together.',
    wise_mentor: 'A child can enjoy being close to somebody who is resting.',
    own: [
      {
        step: { text: 'Put one thing that your child likes within reach of the pillow.', minutes: 1 },
        challenge: { text: 'Lie down there once, and move over until your child would fit beside you.', seconds: 30 },
      },
      {
        step: { text: 'Think of a game that works lying down, such as guessing animals.', minutes: 1 },
        challenge: { text: 'Choose your first animal, and find one clue that is not too easy.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Looking at pictures takes hardly any energy. Lay some photos where you and your child can sit close together.',
    short: 'Pictures take no energy. Lay out some photos.',
    form: 'prepare',
    drill_sergeant: 'Leave room for your child. Sit down yourself.',
    kind_encouraging: 'You can leave the turning of pages and most of the talking to your child.',
    teammate: 'We only have to sit there, and the pictures do the work.',
    wise_mentor: 'A picture gives both of you something to say when words take effort.',
    own: [
      {
        step: { text: 'Pick one photo whose story your child has not heard.', minutes: 2 },
        challenge: { text: 'Recall where that photo was taken, and who stood behind the camera.', seconds: 30 },
      },
      {
        step: { text: 'Turn one photo face down, so that your child can guess it.', minutes: 1 },
        challenge: { text: 'Find three clues for that photo, from hard to easy.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A thing of your child’s makes it easier to leave the phone alone. Lay one on top of it.',
    short: 'Lay something of your child’s on the phone.',
    form: 'prepare',
    drill_sergeant: 'There it stays. Hands off what lies below.',
    kind_encouraging: 'If you need the phone, you can move it and think of your child for a moment.',
    teammate: 'Before we scroll, we have to get past that.',
    wise_mentor: 'To reach the screen, the hand must first pick up something of your child’s.',
    own: [
      {
        step: { text: 'Move both, the phone and what lies on it, beyond arm’s reach.', minutes: 1 },
        challenge: { text: 'Think of one question about that thing that your child could answer.', seconds: 30 },
      },
      {
        step: { text: 'Recall how your child came by the thing on the phone.', minutes: 1 },
        challenge: { text: 'Pick the part of that story that your child would like to hear.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone feels less like a wall when your child knows what you do there. Whenever you use it beside them, say aloud what for.',
    short: 'Phone in hand near your child: say what for.',
    form: 'moment',
    drill_sergeant: 'Do only that. Put the phone down.',
    kind_encouraging: 'It may be an ordinary thing, and your child can see when it is over.',
    teammate: 'If we can’t say what we’re doing on there, we’re probably done.',
    wise_mentor: 'What has been said aloud has an end, and your child can wait for it.',
    own: [
      {
        step: { text: 'Practice aloud once: “I am answering one message, then I am with you.”', minutes: 1 },
        challenge: { text: 'Choose where the phone goes when you have finished, and lay it there.', seconds: 15 },
      },
      {
        step: { text: 'Name the use of the phone that is hardest to explain aloud.', minutes: 1 },
        challenge: { text: 'Decide whether that one can wait until your child is busy elsewhere.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What presses on you need not come along to your child. Write one word for it on a slip, and leave it face down.',
    short: 'Trouble stays out of playtime. Write it on a slip.',
    form: 'note',
    drill_sergeant: 'One word. Face down on the shelf.',
    kind_encouraging: 'It will keep until you come back for it, and until then you are free to look up.',
    teammate: 'The slip stays here, and we’re free to listen or to play.',
    wise_mentor: 'A worry that is written down does not have to be kept in mind.',
    own: [
      {
        step: { text: 'Put the slip where you will find it after playtime.', minutes: 1 },
        challenge: { text: 'Recall the last thing that your child showed you, down to one detail.', seconds: 30 },
      },
      {
        step: { text: 'Wash your hands or change your sweater, as a border between trouble and play.', minutes: 2 },
        challenge: { text: 'Find the first thing you will say to your child afterward.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'One new rule can make an old game less dull. Write a silly rule on a slip, and lay it with your child’s game.',
    short: 'Against boredom: write down one silly rule.',
    form: 'prepare',
    drill_sergeant: 'Lay it with your child’s game. Play by it.',
    kind_encouraging: 'Walking backward or whispering is silly enough for most games.',
    teammate: 'Whoever loses has to quack, and we’d better be ready for that.',
    wise_mentor: 'A child who is handed a rule usually invents the next one.',
    own: [
      {
        step: { text: 'Try the silly rule alone, for one move of the game.', minutes: 1 },
        challenge: { text: 'Leave a blank line below the rule, for one from your child.', seconds: 15 },
      },
      {
        step: { text: 'Decide when the silly rule ends, so that nobody tires of it.', minutes: 1 },
        challenge: { text: 'Draw a small sign for the rule, next to the words.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Time together is easier to begin when somebody’s wish is known. Ask {ally} which game or story to keep for the next time.',
    short: 'Ask {ally} which game or story comes next.',
    form: 'tell',
    drill_sergeant: 'Write it down. Keep it ready.',
    kind_encouraging: 'If nothing comes to mind at once, the question may stay open for a while.',
    teammate: 'That’s our next plan, and we didn’t have to think of it.',
    wise_mentor: 'A wish on paper can be granted on a day when nobody has an idea.',
    own: [
      {
        step: { text: 'Write down your own guess, to compare it with the answer.', minutes: 1 },
        challenge: { text: 'Clear a spot on a shelf where the game or book can wait.', seconds: 60 },
      },
      {
        step: { text: 'Recall the last game or story that ended too soon.', minutes: 1 },
        challenge: { text: 'Note the point where it stopped, for the next time.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Stories about play invite more stories. Tell {ally} about a toy or a game that you loved as a child.',
    short: 'Tell {ally} about your favorite toy as a child.',
    form: 'tell',
    drill_sergeant: 'Name it. Say where you kept it.',
    kind_encouraging: 'A small detail is enough, such as its color or how it broke.',
    teammate: 'If there’s laughter, we’ve found something to play next.',
    wise_mentor: 'Wait a little when you have finished, since a story is often answered with another.',
    own: [
      {
        step: { text: 'Draw that toy or game roughly, as far as your memory goes.', minutes: 2 },
        challenge: { text: 'Note beside the drawing how it came to you, or what you called it.', seconds: 30 },
      },
      {
        step: { text: 'Remember who shared that toy with you, and what you said while playing.', minutes: 1 },
        challenge: { text: 'Keep ready one question that turns the talk to a toy of today.', seconds: 45 },
      },
    ],
  },
]
