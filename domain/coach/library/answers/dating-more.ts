import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `dating.ts`. */
export const moreDatingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'phone',
    text: 'A screen shows more people than anybody can meet. Choose when you look, and note it on paper, if you look at all.',
    short: 'Choose when you look at the screen. Note it.',
    form: 'prepare',
    drill_sergeant: 'Outside that: screen off.',
    kind_encouraging: 'The rest of the time is free for faces that you can see.',
    teammate: 'The phone gets its hours, and we get ours back.',
    wise_mentor: 'A limit set beforehand is easier to keep than one set while you look.',
    own: [
      {
        step: { text: 'Turn off one notification that would call you to the screen before then.', minutes: 2 },
        challenge: { text: 'Place the note with your chosen time on top of the phone.', seconds: 15 },
      },
      {
        step: { text: 'Decide what ends the looking, such as a kettle or the end of a song.', minutes: 1 },
        challenge: { text: 'Write this ending on your note, right below the time.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'One good reply is worth more than many quick ones. Choose a single message from somebody, and answer that.',
    short: 'Many messages? Choose one. Answer that.',
    form: 'tell',
    drill_sergeant: 'Name, answer, question. Send.',
    kind_encouraging: 'The others may wait, and you owe nobody an instant answer.',
    teammate: 'We’re talking to a person now, and not to a pile.',
    wise_mentor: 'Attention that is divided among many is felt by none of them.',
    own: [
      {
        step: { text: 'Find the sentence in that message that made you choose it.', minutes: 1 },
        challenge: { text: 'Put one question about this sentence into your answer.', seconds: 60 },
      },
      {
        step: { text: 'Archive or mute the other messages, so that they can wait.', minutes: 1 },
        challenge: { text: 'Choose one thing from your day that you would tell in the next answer.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Nobody has to know how it will go. Write down the smallest first move: a hello, a question, or a name.',
    short: 'Where to begin? Write: hello, question, or name.',
    form: 'note',
    drill_sergeant: 'Pick the smallest. Do that one.',
    kind_encouraging: 'You may stop after it, and it will have been a beginning.',
    teammate: 'Hello’s free, so we start with that.',
    wise_mentor: 'The beginning asks only for a word, and the rest has time.',
    own: [
      {
        step: { text: 'Decide where you would use what you wrote: in person or in writing.', minutes: 1 },
        challenge: { text: 'Try it aloud or type it, as you would use it there.', seconds: 30 },
      },
      {
        step: { text: 'Make this move smaller still: cut a word, or leave out a reason.', minutes: 1 },
        challenge: { text: 'Name one thing that would make the move worthwhile, even without an answer.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'Looking for somebody can be lonely work, but it need not be. Tell a friend how the search feels to you.',
    short: 'Alone with the search? Tell one friend.',
    form: 'tell',
    drill_sergeant: 'Say how it feels. Hear them out.',
    kind_encouraging: 'You are not asking for advice, only for company.',
    teammate: 'Then we’re not alone with it, and that helps already.',
    wise_mentor: 'Being known by a friend is good, whatever comes of the search.',
    own: [
      {
        step: { text: 'Add what would be good company: a call, a walk, or a meal.', minutes: 1 },
        challenge: { text: 'Think of one thing to ask your friend in return.', seconds: 30 },
      },
      {
        step: { text: 'Write down the word that describes the search best.', minutes: 1 },
        challenge: { text: 'Set beside it one moment of the search that was better than that.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'A place with people is company, even if you speak to nobody. Pick one where you could sit for a while.',
    short: 'Pick one place with people. Sit there sometime.',
    form: 'prepare',
    drill_sergeant: 'Name it. Note the hours.',
    kind_encouraging: 'You may take a book and leave whenever you like.',
    teammate: 'We’ll sit near the door, look up, and see who’s there.',
    wise_mentor: 'Many talks begin between people who have seen each other there before.',
    own: [
      {
        step: { text: 'Choose something to do there, such as a puzzle or a sketch pad.', minutes: 1 },
        challenge: { text: 'Put what you need for it into the bag you carry most.', seconds: 60 },
      },
      {
        step: { text: 'Guess when this place is neither empty nor too full.', minutes: 1 },
        challenge: { text: 'Decide which seat would suit you there: near the door or in a corner.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'A full home leaves small gaps. Write down when you could have a coffee with somebody, and nobody would need you.',
    short: 'Full house? Write down one gap for a coffee.',
    form: 'note',
    drill_sergeant: 'Gap found. Write it down. Protect it.',
    kind_encouraging: 'A short one is enough, and it may be the same one each week.',
    teammate: 'Somebody else gets the couch, and we get a cup in peace.',
    wise_mentor: 'A life with others in it is no hindrance, only something to plan around.',
    own: [
      {
        step: { text: 'Name what has to be done or handed over before this gap is yours.', minutes: 1 },
        challenge: { text: 'Mark the gap as taken, where the others at home can see it.', seconds: 60 },
      },
      {
        step: { text: 'Choose a spot near home, so that getting there does not eat the gap.', minutes: 1 },
        challenge: { text: 'Think of whom you would ask first to join you there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Those who know you see what you overlook. Ask {ally} what somebody new should know about you.',
    short: 'Ask {ally} what somebody new should know about you.',
    form: 'tell',
    drill_sergeant: 'Write it down. Do not argue.',
    kind_encouraging: 'The answer may be kinder than what you would have said.',
    teammate: 'We borrow those words, because ours are too modest.',
    wise_mentor: 'Take the answer as it comes, and use it when you describe yourself.',
    own: [
      {
        step: { text: 'Write down the part of the answer that you would not have said.', minutes: 1 },
        challenge: { text: 'Turn this part into one sentence you could say about yourself.', seconds: 60 },
      },
      {
        step: { text: 'Find an example that shows what you were told.', minutes: 2 },
        challenge: { text: 'Shorten the example until you could tell it over a coffee.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'An introduction needs only a small request. Ask {ally} to think of somebody whom you might like.',
    short: 'Ask {ally} to think of somebody for you.',
    form: 'tell',
    drill_sergeant: 'Ask once. Then leave it with them.',
    kind_encouraging: 'If nobody comes to mind, you have still had a good talk.',
    teammate: 'Whoever it is, we’ll have a friend in common to begin with.',
    wise_mentor: 'Say what you enjoy rather than what you require, and they will find it easier.',
    own: [
      {
        step: { text: 'Name one thing that matters to you in a person, and pass it along.', minutes: 1 },
        challenge: { text: 'Decide how you would rather meet: in a group or over one coffee.', seconds: 15 },
      },
      {
        step: { text: 'Choose one picture of you, or a sentence, that may be passed on.', minutes: 2 },
        challenge: { text: 'Take out whatever you would rather show or tell in person.', seconds: 60 },
      },
    ],
  },
]
