import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a team answer to something that its leader wrote (TEXT-32). */
export const teamAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'When there is no time for a talk, a question can still be sent. Send a colleague one that needs no quick answer.',
    short: 'No meeting needed. Send one colleague one question.',
    form: 'tell',
    drill_sergeant: 'Keep it open. Set no deadline.',
    kind_encouraging: 'Neither of you has to find an hour for it.',
    teammate: 'No room to book, and we still hear how they are.',
    wise_mentor: 'Ask about the work that lies in front of them, and not about the plan.',
    own: [
      {
        step: { text: 'Write down what you most want to learn from the answer.', minutes: 1 },
        challenge: { text: 'Guess the answer in a few words, to compare when it comes.', seconds: 45 },
      },
      {
        step: { text: 'Decide what you will do with the answer, whatever it is.', minutes: 1 },
        challenge: { text: 'Choose a colleague for the next such question, and note the name.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'In a full schedule, talks with people are often moved first. Write one colleague’s name by hand at the top of your list.',
    short: 'Full schedule. One colleague’s name on top of it.',
    form: 'note',
    drill_sergeant: 'First name that comes. In ink.',
    kind_encouraging: 'You need not plan a talk yet, because the name is a beginning.',
    teammate: 'The tasks shout, so we give the name a good seat.',
    wise_mentor: 'Among so many tasks, a name reminds you whom they are for.',
    own: [
      {
        step: { text: 'Put one word beside the name: what you would talk about.', minutes: 1 },
        challenge: { text: 'Turn that word into a question that you could ask in passing.', seconds: 60 },
      },
      {
        step: { text: 'Recall what this colleague told you last, about work or anything else.', minutes: 1 },
        challenge: { text: 'Jot down what you would like to hear more about.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'What makes a talk frightening is often its beginning. Write down the first sentence for one with a colleague.',
    short: 'Hard talk with a colleague. Write its first sentence.',
    form: 'note',
    drill_sergeant: 'Name what you saw. Stop there.',
    kind_encouraging: 'It may be a clumsy one, because nobody has heard it yet.',
    teammate: 'Once we’ve got our opener, the rest is mostly listening.',
    wise_mentor: 'Begin with what you have seen, since that is easier to say and to hear.',
    own: [
      {
        step: { text: 'Take any “always” or “never” out of that first sentence.', minutes: 1 },
        challenge: { text: 'Say the sentence aloud slowly, and stop where it ends.', seconds: 30 },
      },
      {
        step: { text: 'Add a second sentence that asks how your colleague sees it.', minutes: 2 },
        challenge: { text: 'Choose a place for the talk where nobody else listens.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Words are less frightening once you have heard yourself say them. Say aloud, to an empty chair, what a colleague should hear.',
    short: 'Afraid to say it? Tell an empty chair first.',
    form: 'work',
    drill_sergeant: 'As to a colleague. Level voice. One point.',
    kind_encouraging: 'The chair will not mind, and you may start over.',
    teammate: 'The chair’s heard worse from us, and it’s still here.',
    wise_mentor: 'Listen for the one sentence that sounded like you.',
    own: [
      {
        step: { text: 'Write down the one sentence that the colleague really has to hear.', minutes: 1 },
        challenge: { text: 'Choose a question to put after it, so that the colleague can answer.', seconds: 60 },
      },
      {
        step: { text: 'Think about which of your words could hurt, and find a plainer one.', minutes: 1 },
        challenge: { text: 'Repeat the sentence with the plainer word, no louder than needed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'A message that asks for nothing is rare in an inbox. Send one to a colleague, with a single good word about their work.',
    short: 'Send a colleague one message that asks for nothing.',
    form: 'tell',
    drill_sergeant: 'Good word. No request. Send.',
    kind_encouraging: 'It can be as short as a thank-you with a name.',
    teammate: 'No task, no question, just us being nice.',
    wise_mentor: 'It may be the one that is read a second time.',
    own: [
      {
        step: { text: 'Think of another colleague whose work has helped you lately.', minutes: 1 },
        challenge: { text: 'Note in a few words what it was that helped.', seconds: 45 },
      },
      {
        step: { text: 'Name a kind of work on your team that nobody usually mentions.', minutes: 1 },
        challenge: { text: 'Note who does that work, for another message that asks for nothing.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'When it is hard to begin, a colleague may know where. Ask one of them in a message what needs attention first.',
    short: 'Stuck? Ask one colleague what needs attention first.',
    form: 'tell',
    drill_sergeant: 'Short question. Write the answer down.',
    kind_encouraging: 'You need not have the answer to ask.',
    teammate: 'They’re close to it, so we let them point.',
    wise_mentor: 'Those who do the work often see the loose thread first.',
    own: [
      {
        step: { text: 'Write down your own guess at what needs attention first.', minutes: 1 },
        challenge: { text: 'Leave a blank line above the guess for your colleague’s answer.', seconds: 15 },
      },
      {
        step: { text: 'Look for room in your day for whatever the answer brings.', minutes: 1 },
        challenge: { text: 'Move one task of your own that could make way for it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure travels quickly through a team. Write down one worry that you will not pass on, and fold the paper.',
    short: 'Pressure spreads to a team. Write one worry. Fold it.',
    form: 'note',
    drill_sergeant: 'It stays on that paper.',
    kind_encouraging: 'You may still talk about it with somebody outside the team.',
    teammate: 'We keep that one off their desks.',
    wise_mentor: 'What stays on paper does not sound through in your next sentence.',
    own: [
      {
        step: { text: 'Name one thing about the same matter that your team should know.', minutes: 1 },
        challenge: { text: 'Put that thing into one calm sentence, without the worry.', seconds: 60 },
      },
      {
        step: { text: 'Put the folded paper where only you will find it.', minutes: 1 },
        challenge: {
          text: 'Decide when you will look at the worry again, and leave it there until then.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is in a calendar need not be remembered. Enter one thing there that you want to ask a colleague.',
    short: 'Calendars do not forget. Enter one colleague’s name.',
    form: 'prepare',
    drill_sergeant: 'Your question behind it. Save.',
    kind_encouraging: 'Until then, your head may let go of it.',
    teammate: 'It’s written down, so we can stop juggling it.',
    wise_mentor: 'Write it in the words they used, if they mentioned it first.',
    own: [
      {
        step: { text: 'Word what you want to ask that colleague as a single sentence.', minutes: 1 },
        challenge: { text: 'Move the entry to a time when that colleague is usually free.', seconds: 45 },
      },
      {
        step: { text: 'Add a reminder to the entry, early enough to prepare.', minutes: 1 },
        challenge: { text: 'Think of one thing that this colleague may want to ask you.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Good work on a team deserves to be talked about. Tell {ally} about one thing that a colleague did well.',
    short: 'Tell {ally} what a colleague did well.',
    form: 'tell',
    drill_sergeant: 'One deed. One sentence.',
    kind_encouraging: 'Once you have told it, it is easier to tell the colleague, too.',
    teammate: 'We get to show off somebody else for once.',
    wise_mentor: 'Notice how you describe it, because those words will do for the colleague as well.',
    own: [
      {
        step: { text: 'Find the words in which you would tell the colleague the same thing.', minutes: 1 },
        challenge: { text: 'Choose a moment for those words, such as the start of your next talk.', seconds: 30 },
      },
      {
        step: { text: 'Note what made your colleague’s work good: the care, the speed, or the idea.', minutes: 1 },
        challenge: { text: 'Look for a task coming up that needs the same strength.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Listening is much of what a team needs from you. Ask {ally} how they notice that somebody really listens.',
    short: 'For your team: ask {ally} what good listening looks like.',
    form: 'tell',
    drill_sergeant: 'Wait for the answer. Write it down.',
    kind_encouraging: 'Whatever they say, you can try it in your next talk.',
    teammate: 'And we’d better be listening when they say it.',
    wise_mentor: 'Let them finish, and wait a moment before you answer.',
    own: [
      {
        step: { text: 'Pick one sign of good listening to try, such as a short silence.', minutes: 1 },
        challenge: { text: 'Note that sign where you will see it in your next talk.', seconds: 45 },
      },
      {
        step: { text: 'Recall the last talk in which somebody listened well to you.', minutes: 1 },
        challenge: { text: 'Name what that listener did with eyes, hands, or phone.', seconds: 30 },
      },
    ],
  },
]
