import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreInboxAnswers } from './inbox-more.ts'

/** What messages of an inbox answer to something that the person wrote (TEXT-32). */
export const inboxAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'When time is short, one message can go that needs no answer. Find the newest advertisement in your inbox, and delete it.',
    short: 'No time to answer. Delete one ad from the inbox.',
    form: 'work',
    drill_sergeant: 'The newest, unopened. Then close it.',
    kind_encouraging: 'Nothing has to be written for it, and nobody is waiting.',
    teammate: 'That’s one less, and we didn’t have to write a word.',
    wise_mentor: 'A message that needs no reply can go in a minute that is too short for a reply.',
    own: [
      {
        step: { text: 'Find another ad from that sender, and look for the word unsubscribe.', minutes: 2 },
        challenge: { text: 'End the subscription if one click will do it, or delete this ad, too.', seconds: 45 },
      },
      {
        step: { text: 'Look at the senders only, and find one that you no longer know.', minutes: 1 },
        challenge: { text: 'Delete this sender’s newest message, if it is only advertising.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A short reply sounds friendlier with a reason. Type and save this line: I am writing in brief, as time is short.',
    short: 'Type: in brief for now, short of time. Save the reply.',
    form: 'prepare',
    drill_sergeant: 'Next busy moment: paste it on top.',
    kind_encouraging: 'Most people would rather have a short answer soon than a long one later.',
    teammate: 'The friendly part’s ready, so a quick answer from us won’t sound grumpy.',
    wise_mentor: 'A reason of a few words keeps a short answer from seeming curt.',
    own: [
      {
        step: { text: 'Find one message for which that short reply would do.', minutes: 1 },
        challenge: { text: 'Add the few words that are needed for this sender.', seconds: 90 },
      },
      {
        step: { text: 'Find a warmer wording of that reply for people you know well.', minutes: 2 },
        challenge: { text: 'Compare both, and take out a word that sounds too sorry.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, one name is enough. Write down the one person in your inbox who needs an answer next.',
    short: 'Too busy for the inbox? Write down one name.',
    form: 'note',
    drill_sergeant: 'That one is next. The others wait.',
    kind_encouraging: 'You may answer later, and you will not have to search for the name.',
    teammate: 'One name on our slip, and the rest can wait in line.',
    wise_mentor: 'Once you know whom to answer first, the harder half is done.',
    own: [
      {
        step: { text: 'Beside the name, put in one word what your answer is about.', minutes: 1 },
        challenge: { text: 'Go to that person’s message, and mark it.', seconds: 45 },
      },
      {
        step: { text: 'Say aloud the first sentence that you would tell this person by phone.', minutes: 1 },
        challenge: { text: 'Write that sentence next to the name.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A message that cannot be answered now need not stay in your inbox. Make a folder for later, and move it there.',
    short: 'No time now? Move one message to later.',
    form: 'prepare',
    drill_sergeant: 'Make the folder. Move it. Close the inbox.',
    kind_encouraging: 'It is not lost there, and you will see more clearly what is left.',
    teammate: 'It’s out of our way, and we know where it is.',
    wise_mentor: 'A message that waits in a known place does not have to be remembered.',
    own: [
      {
        step: { text: 'Choose the moment when you will return to that message.', minutes: 1 },
        challenge: { text: 'Set down a short reminder of it where you plan your day.', seconds: 45 },
      },
      {
        step: { text: 'Look for another message that belongs to the one you moved.', minutes: 1 },
        challenge: { text: 'Move it there as well, so that the two wait together.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Much of what reaches an inbox is not meant for you in person. Type your first name into its search field, and open the newest result.',
    short: 'Search the inbox for your first name. Open the newest.',
    form: 'work',
    drill_sergeant: 'Read that one. The rest can wait.',
    kind_encouraging: 'Somebody wrote your name there, and the other messages can wait a little.',
    teammate: 'Whoever calls us by name gets to go first.',
    wise_mentor: 'Messages that name you are usually the ones that want an answer.',
    own: [
      {
        step: { text: 'Read the sentence around your name, and see what it asks of you.', minutes: 1 },
        challenge: { text: 'Note your answer in a few words, or flag the message.', seconds: 60 },
      },
      {
        step: { text: 'See who else was addressed in the message with your name.', minutes: 1 },
        challenge: { text: 'Decide whether the answer should come from you, and say so aloud.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Among many messages, the one that matters is hard to see. Put a star or a flag on the oldest that you want to answer.',
    short: 'Flag the oldest message you still want to answer.',
    form: 'prepare',
    drill_sergeant: 'One flag. Leave the others alone.',
    kind_encouraging: 'You do not have to answer it now, and you will find it again at once.',
    teammate: 'Our inbox has one star now, and the rest is background.',
    wise_mentor: 'With one of them marked, the others no longer look equally urgent.',
    own: [
      {
        step: { text: 'Look in the flagged message for the question that it asks.', minutes: 1 },
        challenge: { text: 'Begin a reply with nothing but the greeting, and save it.', seconds: 45 },
      },
      {
        step: { text: 'Write on a slip what the flagged message has been waiting for.', minutes: 1 },
        challenge: { text: 'Think of a plain opening for your answer: “Thank you for your patience.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'A long thread sends every reply to everybody. Find one in your inbox that does not need you, and mute it.',
    short: 'Long thread, no need of you? Mute it.',
    form: 'prepare',
    drill_sergeant: 'One thread. Silence. Back to the inbox.',
    kind_encouraging: 'You can still look into it whenever you like, and it will not call you.',
    teammate: 'They can talk on without us, and we won’t hear a thing.',
    wise_mentor: 'You can look into it when you choose, and nobody will notice that it is muted.',
    own: [
      {
        step: { text: 'Move the muted thread out of sight, into the archive or a folder.', minutes: 1 },
        challenge: { text: 'Note one word by which you could find it if you had to.', seconds: 30 },
      },
      {
        step: { text: 'Find out who in that thread would tell you if something concerned you.', minutes: 1 },
        challenge: { text: 'Go down your inbox as far as the next thread of that kind.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Many messages only answer an answer. Write on a slip beside the screen: does this message need a reply?',
    short: 'Write beside the screen: does it need a reply?',
    form: 'note',
    drill_sergeant: 'No? Archive it. Yes? One line.',
    kind_encouraging: 'Often you will find that a silent yes is all the message wanted.',
    teammate: 'The fewer replies we send, the fewer come back to us.',
    wise_mentor: 'A question that you ask each time saves more work than fast typing does.',
    own: [
      {
        step: { text: 'Put that question to the newest message in your inbox.', minutes: 1 },
        challenge: { text: 'Archive the message if the answer is no, and flag it otherwise.', seconds: 30 },
      },
      {
        step: { text: 'Add below the question one kind of message that never needs a reply.', minutes: 1 },
        challenge: { text: 'Search the inbox for such a message, and archive it.', seconds: 60 },
      },
    ],
  },
  ...moreInboxAnswers,
]
