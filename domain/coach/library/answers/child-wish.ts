import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of the wish for a child answer to something that the person wrote (TEXT-32). */
export const childWishAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'It is tiring to hope and to wait. Leave out one thing that has nothing to do with it, and lie down.',
    short: 'Tired of waiting? Cancel one thing. Lie down.',
    form: 'work',
    drill_sergeant: 'Struck off. Flat. Quiet.',
    kind_encouraging: 'You need not be brave about it while you rest.',
    teammate: 'We’re cutting one job, and nobody asks us why.',
    wise_mentor: 'Choose what can wait as well as you have to.',
    own: [
      {
        step: { text: 'Loosen whatever is tight, and put a pillow where you need it.', minutes: 1 },
        challenge: { text: 'Name one other thing that can wait until you get up.', seconds: 15 },
      },
      {
        step: { text: 'Draft the line with which you cancel it, without a reason.', minutes: 1 },
        challenge: { text: 'Choose what you want to hear as you lie there: music, a voice, or nothing.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The phone knows every question about this by now. Put it into a drawer until the next meal.',
    short: 'Phone into the drawer. Until the next meal.',
    form: 'work',
    drill_sergeant: 'Drawer shut. Hands free.',
    kind_encouraging: 'Nothing in there has to be known right now.',
    teammate: 'The drawer’s on watch, and we’re off.',
    wise_mentor: 'What is true will still be true when you look.',
    own: [
      {
        step: { text: 'Write the question you would have looked up, and lay it on the drawer.', minutes: 1 },
        challenge: { text: 'Think of somebody who could answer this question better than a search.', seconds: 30 },
      },
      {
        step: { text: 'Put something to read or hold where the phone usually lies.', minutes: 1 },
        challenge: { text: 'Decide what you will have for the next meal, and set out one part.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'It can be lonely to wish for this. Write a line to somebody who knows, and ask for company.',
    short: 'Alone with the wish? Ask somebody for company.',
    form: 'tell',
    drill_sergeant: 'One line. Send.',
    kind_encouraging: 'You can say that you would rather not talk about it.',
    teammate: 'We don’t wait by ourselves if we can help it.',
    wise_mentor: 'Choose the person with whom silence is easy.',
    own: [
      {
        step: { text: 'Choose what you would like to do in that company, such as cooking.', minutes: 1 },
        challenge: { text: 'Find a sentence that steers the talk elsewhere, and say it once.', seconds: 30 },
      },
      {
        step: { text: 'Add how long you would like company, so that it is easy to say yes.', minutes: 1 },
        challenge: { text: 'Get one thing ready for two, such as cups or chairs.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure does not help anybody wait. Write down who or what puts pressure on you, and cross out one of them for today.',
    short: 'Write down each pressure. Cross out one.',
    form: 'note',
    drill_sergeant: 'Crossed out. Done.',
    kind_encouraging: 'You are allowed to disappoint somebody a little.',
    teammate: 'We return that one to sender.',
    wise_mentor: 'Decide whose expectation you will not carry today.',
    own: [
      {
        step: { text: 'Find a short answer for the pressure you crossed out, such as “Not now.”', minutes: 1 },
        challenge: { text: 'Say the answer aloud once, and keep your voice friendly.', seconds: 15 },
      },
      {
        step: { text: 'Look at a pressure that is left, and note what would make it smaller.', minutes: 2 },
        challenge: { text: 'Write beside the crossed-out one what you will do with the room it leaves.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fear wants to know the end now. Write it down in one line, and take the line to somebody who can answer it.',
    short: 'Write the fear down. Take it to somebody.',
    form: 'note',
    drill_sergeant: 'One line. Folded.',
    kind_encouraging: 'You may be afraid and go on all the same.',
    teammate: 'We’ve got it in writing, so it can stop repeating itself.',
    wise_mentor: 'A fear that is written has an edge.',
    own: [
      {
        step: { text: 'Add beside the fear who could answer: a doctor, a midwife, or a friend.', minutes: 1 },
        challenge: { text: 'Turn the line into a question that you could read out.', seconds: 60 },
      },
      {
        step: { text: 'Mark in your line what you know and what you only guess.', minutes: 1 },
        challenge: { text: 'Put the line with whatever you would take along to a talk about it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'What all this costs can weigh as much as the waiting. Write down one question about costs.',
    short: 'Write down one cost question.',
    form: 'note',
    drill_sergeant: 'One line. Ask by phone.',
    kind_encouraging: 'You may ask it plainly, and others do.',
    teammate: 'We ask first, and the worry can wait for the answer.',
    wise_mentor: 'An exact figure is lighter than a vague one.',
    own: [
      {
        step: { text: 'Add where this question belongs: an insurer, a clinic, or somebody at home.', minutes: 1 },
        challenge: { text: 'Put the question with the papers that you would take along.', seconds: 30 },
      },
      {
        step: { text: 'Note what you know already about these costs, even if it is little.', minutes: 2 },
        challenge: { text: 'Shape your question so that it asks for a single figure.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Other people’s news can hurt, even if you love them. Decide before the next gathering when you will leave.',
    short: 'Decide when you leave the next gathering.',
    form: 'note',
    drill_sergeant: 'Hour fixed. Coat near the door.',
    kind_encouraging: 'You can go earlier still, and with a hug.',
    teammate: 'We’ve got an exit, and we may not even need it.',
    wise_mentor: 'A door that you know makes it easier to stay.',
    own: [
      {
        step: { text: 'Find the sentence with which you will leave, without a reason in it.', minutes: 1 },
        challenge: { text: 'Choose something to go home to, such as a bath or a book.', seconds: 15 },
      },
      {
        step: { text: 'Think of a place at the gathering where you could be quiet for a while.', minutes: 1 },
        challenge: { text: 'Name one guest beside whom you feel at ease.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'It is hard to know where to begin with a wish like this. Write down one question, and whom you could ask it.',
    short: 'Where to begin? One question, one name.',
    form: 'note',
    drill_sergeant: 'Question. Name. Stop.',
    kind_encouraging: 'That is a beginning, and it binds you to nothing.',
    teammate: 'We start with a question, since it’s free.',
    wise_mentor: 'Ask first, and decide after the answer.',
    own: [
      {
        step: { text: 'Note how you would reach the one you named: call, letter, or visit.', minutes: 1 },
        challenge: { text: 'Read your question aloud, and take out one word.', seconds: 30 },
      },
      {
        step: { text: 'Say in a few words why this question comes first for you.', minutes: 2 },
        challenge: { text: 'Set a second question aside on another page, for when this one is answered.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You need not wait by yourself. Ask {ally} for an hour in which nobody speaks of children.',
    short: 'Ask {ally} for an hour. Another subject.',
    form: 'tell',
    drill_sergeant: 'Day. Hour. Any subject.',
    kind_encouraging: 'You can say beforehand that you need no advice.',
    teammate: 'We’re there for the company, and the subject can be soup.',
    wise_mentor: 'Plain company does more here than a good idea.',
    own: [
      {
        step: { text: 'Pick something for the hands in this hour, such as cards or cooking.', minutes: 1 },
        challenge: { text: 'Find a light sentence in case the talk turns back to the wish.', seconds: 30 },
      },
      {
        step: { text: 'Name a few subjects that you would enjoy in this hour.', minutes: 1 },
        challenge: { text: 'Put away one thing in the room that would bring up the wish.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It helps when somebody knows a date that matters. Tell {ally} when the next one is, and what you wish for afterward.',
    short: 'Tell {ally} the next date.',
    form: 'tell',
    drill_sergeant: 'Date. Hour. What you need then.',
    kind_encouraging: 'They can think of you, and call only if you like.',
    teammate: 'Now we’ve got somebody at the other end of the line.',
    wise_mentor: 'Say whether you would like a call or quiet.',
    own: [
      {
        step: { text: 'Say as well whether you want a call, a message, or quiet afterward.', minutes: 1 },
        challenge: { text: 'Choose one gentle thing for yourself after the date, and note it.', seconds: 60 },
      },
      {
        step: { text: 'Think of what makes that date easier, such as company or music on the way.', minutes: 1 },
        challenge: { text: 'Note one question that you would rather not be asked that day.', seconds: 45 },
      },
    ],
  },
]
