import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `inbox.ts`. */
export const moreInboxAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'Without scrolling, an inbox is only as long as your screen. Delete one message there that you do not need to read.',
    short: 'No scrolling. Delete one message that your screen shows.',
    form: 'work',
    drill_sergeant: 'One you need not read. Done.',
    kind_encouraging: 'Whatever is below the edge of the screen is none of your business yet.',
    teammate: 'We don’t scroll, so the rest can’t scare us.',
    wise_mentor: 'A list that you can see at a glance is easier to deal with than an endless one.',
    own: [
      {
        step: { text: 'Of those still on the screen, pick the message you would answer first.', minutes: 1 },
        challenge: { text: 'Open it, and read to the end without opening another.', seconds: 60 },
      },
      {
        step: { text: 'Find a message on the screen whose matter is already settled.', minutes: 1 },
        challenge: { text: 'File that message, and stop there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A reply can begin before you know the rest of it. Type a thank-you to the last person who wrote.',
    short: 'Newest message from a person. Type: thank you for writing.',
    form: 'work',
    drill_sergeant: 'Save the draft. The reply has begun.',
    kind_encouraging: 'The rest can follow when you know what you want to say.',
    teammate: 'The polite part’s done, and that’s how our answer starts.',
    wise_mentor: 'After its first line, a reply only has to be continued.',
    own: [
      {
        step: { text: 'Under the thanks, name the subject of their message in a few words.', minutes: 1 },
        challenge: { text: 'Save the reply, or send it if nothing is missing.', seconds: 30 },
      },
      {
        step: { text: 'Reread their message, and pick out what deserves the thanks most.', minutes: 1 },
        challenge: { text: 'Extend your line by it, as in “Thank you for writing so soon.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A reply can start from its end. Open the newest message from a person, and type your name below an empty line.',
    short: 'Begin at the end. Type your name. Save the reply.',
    form: 'prepare',
    drill_sergeant: 'The rest goes above it. Later.',
    kind_encouraging: 'With your name there, the draft is waiting only for a line or so.',
    teammate: 'The end’s written, so we only have to fill in the top.',
    wise_mentor: 'It is easier to fill a space than to face an empty page.',
    own: [
      {
        step: { text: 'Above your name, type a friendly closing.', minutes: 1 },
        challenge: { text: 'Put the greeting at the top, and leave the middle blank.', seconds: 45 },
      },
      {
        step: { text: 'Put one name or fact into the draft that the answer must contain.', minutes: 1 },
        challenge: { text: 'Mark with a question mark what you still have to find out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A message gets smaller when it is only a verb. Write down one sender, and beside the name: pay, ask, or send.',
    short: 'Write one sender from the inbox and one verb.',
    form: 'note',
    drill_sergeant: 'Pay, ask, or send. One line.',
    kind_encouraging: 'You do not have to do it yet, and you will know what is asked of you.',
    teammate: 'Now it isn’t a message, it’s a thing we can do.',
    wise_mentor: 'Behind most long messages, there is one short thing to be done.',
    own: [
      {
        step: { text: 'Find that sender’s newest message, and see whether the verb fits.', minutes: 1 },
        challenge: { text: 'Make its first move: open the form, the draft, or the file.', seconds: 60 },
      },
      {
        step: { text: 'Add after the verb what exactly is to be paid, asked, or sent.', minutes: 1 },
        challenge: { text: 'Read name, verb, and thing aloud as one sentence.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A reply may be plain, as long as it is sent. Open the newest message from a person, and answer in a single sentence.',
    short: 'Plain is enough. Answer the newest message in one sentence.',
    form: 'work',
    drill_sergeant: 'Period. Send. No second look.',
    kind_encouraging: 'If it is clear and friendly, it has all that a reply needs.',
    teammate: 'They wanted an answer from us, not an essay.',
    wise_mentor: 'Your reader gets the answer, and never sees the better sentence that you had in mind.',
    own: [
      {
        step: { text: 'Archive the message that you have just answered.', minutes: 1 },
        challenge: { text: 'Pick out the next one that a single sentence could answer.', seconds: 45 },
      },
      {
        step: { text: 'Choose a closing that you will use for every short answer.', minutes: 1 },
        challenge: { text: 'Type this closing on an empty page, and save it for the next one.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone in your hand can be used for a reply first. Type one line to the last person whose message you read.',
    short: 'Phone in hand? Type one line of reply first.',
    form: 'work',
    drill_sergeant: 'To the last message you read. Send it.',
    kind_encouraging: 'After that line, you may look at whatever you like.',
    teammate: 'We’re holding it anyway, so one reply gets to go first.',
    wise_mentor: 'A reply that has gone out no longer comes to mind while you do other things.',
    own: [
      {
        step: { text: 'Check that your line answers what was asked.', minutes: 1 },
        challenge: { text: 'Send the reply, or save it, and lay the phone down.', seconds: 30 },
      },
      {
        step: { text: 'Swipe away one alert that has nothing to do with this reply.', minutes: 1 },
        challenge: { text: 'End the reply with a greeting, and open nothing in between.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A difficult answer is easier to say than to write. Tell {ally} in one sentence what you would like to reply to a message.',
    short: 'Tell {ally} your reply to one difficult message.',
    form: 'tell',
    drill_sergeant: 'One sentence. Then type it like that.',
    kind_encouraging: 'They do not have to advise you, since you will hear for yourself how it sounds.',
    teammate: 'Then we type what we just said, and it’s done.',
    wise_mentor: 'The words you say when somebody listens are often the answer already.',
    own: [
      {
        step: { text: 'Type the reply just as you said it.', minutes: 2 },
        challenge: { text: 'Change one word that sounded sharper than you meant.', seconds: 60 },
      },
      {
        step: { text: 'Ask them to say in their own words what they understood.', minutes: 1 },
        challenge: { text: 'Note the one point that has to be clear in the written reply.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Not everything has to go through your inbox. Ask {ally} to call or tell you directly when something matters.',
    short: 'Ask {ally} to tell you directly, not by mail.',
    form: 'tell',
    drill_sergeant: 'Say why. Thank them.',
    kind_encouraging: 'A voice is nicer than a subject line, and it needs no reply in writing.',
    teammate: 'Then we don’t have to dig for it under the newsletters.',
    wise_mentor: 'Once you know that important things reach you directly, the inbox needs fewer looks.',
    own: [
      {
        step: { text: 'Give one example of what matters enough to be told directly.', minutes: 1 },
        challenge: { text: 'Make sure that they have the number at which you answer.', seconds: 45 },
      },
      {
        step: { text: 'Say when a call suits you, and when a note would be better.', minutes: 1 },
        challenge: { text: 'Choose a ring for their calls that you will not overlook.', seconds: 90 },
      },
    ],
  },
]
