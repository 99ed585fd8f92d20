import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of people who live elsewhere answer to something that the person wrote (TEXT-32). */
export const contactAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Even a busy day has room for a greeting. Send one person a waving hand, and nothing else.',
    short: 'A greeting takes no time. Send one person a wave.',
    form: 'tell',
    drill_sergeant: 'The waving hand, nothing else. One tap.',
    kind_encouraging: 'It tells them that they came to mind in the middle of everything.',
    teammate: 'They can wave back, and neither of us has to find the time for more.',
    wise_mentor: 'A small sign is enough until there is time for a call.',
    own: [
      {
        step: { text: 'Scroll up in the same conversation, and read the message before your wave.', minutes: 1 },
        challenge: { text: 'Choose one thing in it to ask about when there is more time.', seconds: 30 },
      },
      {
        step: { text: 'Think of somebody else who has not heard from you for a while.', minutes: 1 },
        challenge: { text: 'Keep that name in a note, for your next wave.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A spare minute is easier to use when you know for whom. Write down one name for a call, and put it in your wallet.',
    short: 'Spare minutes need a name. Write one for a call.',
    form: 'note',
    drill_sergeant: 'Into the wallet. Next time you wait, dial.',
    kind_encouraging: 'If you ever have to wait somewhere, you can call right there.',
    teammate: 'Next time we’re stuck in a line, we’ve got somebody to talk to.',
    wise_mentor: 'Such minutes come without warning, and then the name is at hand.',
    own: [
      {
        step: { text: 'Make sure that your phone has the number for the call you wrote down.', minutes: 1 },
        challenge: { text: 'Write beside the name the first thing you would like to tell.', seconds: 45 },
      },
      {
        step: { text: 'Pick a place where you often wait and could talk undisturbed.', minutes: 1 },
        challenge: { text: 'Note that place beside the name for the call.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is easily forgotten can lie in your way. Write down the name of somebody to call, and put it in your shoe.',
    short: 'A shoe remembers. Write the name for the call.',
    form: 'prepare',
    drill_sergeant: 'Slip into the shoe. Step on it, then dial.',
    kind_encouraging: 'It is a silly place for a name, and that is why you will notice it.',
    teammate: 'If we both forget the call, your feet will remember.',
    wise_mentor: 'A note is noticed most where no note is expected.',
    own: [
      {
        step: { text: 'Add the phone number under the name, so that you can call from anywhere.', minutes: 1 },
        challenge: { text: 'Say in one sentence what the call could be about.', seconds: 30 },
      },
      {
        step: { text: 'Recall what was going on in this person’s life when you last spoke.', minutes: 1 },
        challenge: { text: 'Jot one word about it below the name, as a start for the call.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is sent at once cannot be forgotten. Write a plain hello to the first friend or relative who comes to mind.',
    short: 'Sent at once, nothing is forgotten. Message one friend.',
    form: 'tell',
    drill_sergeant: 'First one who comes to mind. Hello. Send.',
    kind_encouraging: 'Even if it has been a long time, a plain hello is a good beginning.',
    teammate: 'We thought of them and said so, and now we can forget it in peace.',
    wise_mentor: 'A passing thought of somebody is soon gone, and a word keeps it.',
    own: [
      {
        step: { text: 'Choose one question to ask when your hello is answered.', minutes: 1 },
        challenge: { text: 'Say the question aloud, and shorten it until it sounds like you.', seconds: 30 },
      },
      {
        step: { text: 'Find a photo or a link that would go well with your hello.', minutes: 2 },
        challenge: { text: 'Mark what you found, so that it is ready when an answer comes.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'The first words of a call are often the hardest. Write them down, only a hello and your name.',
    short: 'Nerves need a script. Write the call’s first words.',
    form: 'note',
    drill_sergeant: 'Hello and your name. Read it aloud once.',
    kind_encouraging: 'You can read them off the paper, and nobody will notice.',
    teammate: 'If we go blank, they’re right there in front of us.',
    wise_mentor: 'After the first words, the other person helps to carry the talk.',
    own: [
      {
        step: { text: 'Read the first words of the call aloud, at the pace of ordinary talk.', minutes: 1 },
        challenge: { text: 'Add one line for the end of the call, such as “Talk soon.”', seconds: 45 },
      },
      {
        step: { text: 'Settle what you would say if the call reached only a voicemail.', minutes: 1 },
        challenge: { text: 'Say that message aloud once, with your name at the beginning.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It is less awkward to get in touch with a reason. Ask one friend or relative for the name of a good movie.',
    short: 'A reason makes it less awkward. Message one friend.',
    form: 'tell',
    drill_sergeant: 'Ask for a good movie. Only that. Send.',
    kind_encouraging: 'You do not have to explain anything else, not even a long silence.',
    teammate: 'Who minds being asked for a movie? We’d be flattered.',
    wise_mentor: 'Most people like to be asked for something that they can easily give.',
    own: [
      {
        step: { text: 'Settle what you will reply if your friend asks how you are.', minutes: 1 },
        challenge: { text: 'Say that reply aloud, and cut whatever you would rather keep to yourself.', seconds: 45 },
      },
      {
        step: { text: 'Think of another reason to get in touch, such as a recipe or a photo.', minutes: 1 },
        challenge: { text: 'Write down which friend this reason would suit.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being tired can be said as well. Send one friend or relative the line: too tired to talk, thinking of you.',
    short: 'Send one friend: too tired to talk, thinking of you.',
    form: 'tell',
    drill_sergeant: 'Press send. Phone down. Rest.',
    kind_encouraging: 'Nobody needs a longer story, and you can close your eyes now.',
    teammate: 'That counts as being in touch, and we didn’t have to sit up for it.',
    wise_mentor: 'A short, honest line keeps you close to people and asks for no strength.',
    own: [
      {
        step: { text: 'Turn your message sounds off for now, so that any answer can wait.', minutes: 1 },
        challenge: { text: 'Put the phone face down where you will find it when you are rested.', seconds: 30 },
      },
      {
        step: { text: 'Choose a subject for the time when you are rested enough to talk.', minutes: 1 },
        challenge: { text: 'Leave it in a note with your friend’s name, then rest your eyes.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Among many messages, those from people you like get lost. Pin one friend’s or relative’s name to the top.',
    short: 'Messages bury friends. Pin one to the top.',
    form: 'prepare',
    drill_sergeant: 'Check that it stays. Close the rest.',
    kind_encouraging: 'Whatever else comes in, that name stays where you can see it.',
    teammate: 'Everything else can pile up below, and we still see who matters.',
    wise_mentor: 'A name that stands at the top does not have to be searched for.',
    own: [
      {
        step: { text: 'Open the pinned conversation, and read the last message in it.', minutes: 1 },
        challenge: { text: 'Choose one line there to answer, and decide how the answer begins.', seconds: 45 },
      },
      {
        step: { text: 'Mute one chat that often buries the messages you care about.', minutes: 1 },
        challenge: {
          text: 'Scroll through the newest messages, and see whether the pinned name stays on top.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A small question is easy to answer. Ask {ally} what there is to see from the nearest window.',
    short: 'Ask {ally} about the view from the nearest window.',
    form: 'tell',
    drill_sergeant: 'Then describe what you see from yours.',
    kind_encouraging: 'The answer may be only a wall, and it can still make you both smile.',
    teammate: 'For a moment, we get to look out of somebody else’s window.',
    wise_mentor: 'Such a question tells you more about a day than a general one does.',
    own: [
      {
        step: { text: 'Look out of your own nearest window, and choose one thing worth describing.', minutes: 1 },
        challenge: { text: 'Put what you see there into one sentence, ready for when the answer comes.', seconds: 60 },
      },
      {
        step: {
          text: 'Come up with another small question that anybody could answer without thinking long.',
          minutes: 1,
        },
        challenge: { text: 'Save the question for a day when you have little to say.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'People rarely hear what others remember of them. Tell {ally} about a small moment with them that you still think of.',
    short: 'Tell {ally} about one small moment you remember.',
    form: 'tell',
    drill_sergeant: 'Keep it short. Say why it stayed.',
    kind_encouraging: 'It can be an ordinary one, such as a laugh or something that was said.',
    teammate: 'They may remember it differently, and then we’ve got something to talk about.',
    wise_mentor: 'What you both remember is the easiest place to begin a talk.',
    own: [
      {
        step: { text: 'Look for a photo or an object from the time of that moment.', minutes: 2 },
        challenge: { text: 'Recall one more detail of that moment, and keep it for your next talk.', seconds: 45 },
      },
      {
        step: { text: 'Write that small moment down in one line, with the place where it happened.', minutes: 2 },
        challenge: { text: 'Put the line where you keep letters, cards, or photos.', seconds: 45 },
      },
    ],
  },
]
