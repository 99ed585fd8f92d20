import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreLaptopAnswers } from './laptop-more.ts'

/** What messages of a laptop that closes answer to something that its owner wrote (TEXT-32). */
export const laptopAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'message',
    text: 'After the last message, another one usually comes. Write on a slip that it can wait, and tape it to the laptop’s lid.',
    short: 'Another message always comes. Write: it can wait.',
    form: 'note',
    drill_sergeant: 'Tape it to the middle of the laptop’s lid.',
    kind_encouraging: 'Your own handwriting may be easier to believe than a full inbox.',
    teammate: 'Whenever we’re tempted, our own note’s in the way.',
    wise_mentor: 'There you read it right before the lid goes up.',
    own: [
      {
        step: { text: 'Choose one message that may wait, and mark it unread.', minutes: 1 },
        challenge: { text: 'Close the lid, and read “it can wait” aloud once.', seconds: 15 },
      },
      {
        step: { text: 'Decide what a message would have to say to be an exception.', minutes: 2 },
        challenge: { text: 'Add that exception below “it can wait,” or write “none.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'A message is less tempting when you have to sign in first. Sign the laptop out of mail or chat, and close the lid.',
    short: 'Messages tempt less signed out. Sign the laptop out.',
    form: 'prepare',
    drill_sergeant: 'Save no password. Close the lid.',
    kind_encouraging: 'Everything is still there when you sign in again.',
    teammate: 'If we’ve got to type a password, we’ve got time to reconsider.',
    wise_mentor: 'While you type a password, you can still decide to leave it for now.',
    own: [
      {
        step: { text: 'Decide when you will next sign in, and say the hour aloud.', minutes: 1 },
        challenge: { text: 'Choose something to do until then that needs no laptop.', seconds: 30 },
      },
      {
        step: { text: 'Lay a sheet on the lid for messages that come to mind meanwhile.', minutes: 1 },
        challenge: { text: 'Put a pen on the sheet, and note the first name that occurs to you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When things take longer than planned, a ready sentence helps. Say aloud that you have to close the laptop now.',
    short: 'Things take longer. Say aloud: the laptop closes now.',
    form: 'note',
    drill_sergeant: 'Calm voice, no apology. Then the lid.',
    kind_encouraging: 'It may sound stiff the first time, and more natural the next.',
    teammate: 'We rehearse it here, so we don’t mumble it there.',
    wise_mentor: 'A sentence that you practice calmly is there when you are in a hurry.',
    own: [
      {
        step: { text: 'Write your sentence for closing on a slip, and lay it by the laptop.', minutes: 1 },
        challenge: { text: 'Put a hand on the lid, and say the sentence once more.', seconds: 15 },
      },
      {
        step: { text: 'Choose the last thing that you will save or send before closing.', minutes: 1 },
        challenge: { text: 'Say both in a row: the last thing, and that the laptop closes.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'At a laptop, it gets late without a warning. Stand a clock or a watch right beside it, facing your chair.',
    short: 'It gets late unnoticed. Stand a clock beside the laptop.',
    form: 'prepare',
    drill_sergeant: 'Face toward the chair.',
    kind_encouraging: 'A glance tells you where you are, without opening anything.',
    teammate: 'We look up, we notice, and nobody has to nag.',
    wise_mentor: 'It will be read many times there, without any effort.',
    own: [
      {
        step: { text: 'Set the clock right, and clear whatever stands in front of it.', minutes: 1 },
        challenge: { text: 'Sit as you usually work, and find the clock with one glance.', seconds: 15 },
      },
      {
        step: { text: 'Write your closing hour on a slip, and lean it on the clock.', minutes: 1 },
        challenge: { text: 'Compare clock and slip, and say how much time lies between them.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A worry can keep the laptop open. Write it on paper in one line, and slide it under the closed laptop.',
    short: 'Write what weighs on you. Slide it under the laptop.',
    form: 'note',
    drill_sergeant: 'One line. Lid stays down.',
    kind_encouraging: 'It is not solved there, and you do not have to solve it now.',
    teammate: 'The laptop sits on it, so we don’t have to.',
    wise_mentor: 'On paper, it has a place, and you can let go of it.',
    own: [
      {
        step: { text: 'Push the paper in until no edge shows beside the laptop.', minutes: 1 },
        challenge: { text: 'Rest both hands on the lid, and breathe out once, slowly.', seconds: 15 },
      },
      {
        step: { text: 'Walk to the seat that is farthest from the laptop and its paper.', minutes: 1 },
        challenge: { text: 'Sit down there, and name something in view that asks nothing of you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under pressure, it is hard to take your hands off the keys. Close the laptop’s lid, and shake out both hands.',
    short: 'Pressure keeps hands on keys. Laptop shut, shake them out.',
    form: 'work',
    drill_sergeant: 'Fingers loose. Shoulders down.',
    kind_encouraging: 'Let them hang for a moment, and let the shoulders follow.',
    teammate: 'We shake it off like a dog after the rain.',
    wise_mentor: 'When the hands are loose, it is easier to leave the rest as well.',
    own: [
      {
        step: { text: 'Rub each palm with the other thumb, slowly, beside the closed laptop.', minutes: 1 },
        challenge: { text: 'Push your chair back from the laptop, and lay your hands in your lap.', seconds: 15 },
      },
      {
        step: { text: 'Put on paper, in a word, the task that you broke off.', minutes: 1 },
        challenge: { text: 'Add where to take that task up, and leave the laptop shut.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The phone easily goes on where the laptop stops. Close the lid, and lay the phone on it, face down.',
    short: 'Laptop shut. Phone on the lid, face down.',
    form: 'prepare',
    drill_sergeant: 'Both screens dark. Hands off.',
    kind_encouraging: 'They keep each other company, and your hands are free.',
    teammate: 'They’re off duty, and so are we.',
    wise_mentor: 'As long as it lies there, the lid stays down as well.',
    own: [
      {
        step: { text: 'Turn off the phone’s sound and buzzing, so that both stay quiet.', minutes: 1 },
        challenge: { text: 'Place a book or a cup beside the laptop, for your free hands.', seconds: 30 },
      },
      {
        step: { text: 'Fill a glass with water, and carry it away from the phone.', minutes: 1 },
        challenge: { text: 'Drink from the glass where you see neither phone nor laptop.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Each look at the phone puts off the moment when the laptop closes. Write on a slip: laptop first, then phone.',
    short: 'Write on a slip: laptop closed first, then phone.',
    form: 'note',
    drill_sergeant: 'Put it where you sit. Obey it.',
    kind_encouraging: 'The phone loses nothing by waiting until the lid is down.',
    teammate: 'We shut the one before we pick up the other.',
    wise_mentor: 'With the sequence on paper, there is nothing left to decide.',
    own: [
      {
        step: { text: 'Place the slip on the phone, where your hand will find it.', minutes: 1 },
        challenge: { text: 'Rehearse it once: lid down first, and only then the phone.', seconds: 30 },
      },
      {
        step: { text: 'Add to the slip what you want from the phone afterward.', minutes: 2 },
        challenge: { text: 'Cross out whatever you added that could wait even longer.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A closed laptop leaves room for people. Ask {ally} for a short talk, face to face or by phone, once it is closed.',
    short: 'Laptop closed, then a talk. Ask {ally} for it.',
    form: 'tell',
    drill_sergeant: 'Ask now. Keep it short.',
    kind_encouraging: 'It gives you something to close the lid for.',
    teammate: 'Now we’ve got a reason on the other side of the lid.',
    wise_mentor: 'It is easier to leave a screen for somebody than for a rule.',
    own: [
      {
        step: { text: 'Choose a place for the talk from which the laptop cannot be seen.', minutes: 1 },
        challenge: { text: 'Note in a word what you would like to talk about there.', seconds: 30 },
      },
      {
        step: { text: 'Pick the one thing on the laptop that must come before the talk.', minutes: 1 },
        challenge: { text: 'Note its name on paper, so that nothing else delays the talk.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A word from somebody is harder to overlook than an alarm. Ask {ally} for one word that will mean: close the laptop.',
    short: 'Ask {ally} for a word that means: laptop closed.',
    form: 'tell',
    drill_sergeant: 'You hear it: lid down.',
    kind_encouraging: 'The sillier it is, the more kindly it reminds you.',
    teammate: 'Ours could be pancake, and we’d still obey.',
    wise_mentor: 'Write it on a slip beside the laptop, so that it is not forgotten.',
    own: [
      {
        step: { text: 'Write the agreed word, or a first idea, on a slip by the laptop.', minutes: 1 },
        challenge: { text: 'Say the word once, and lower the lid as a trial.', seconds: 15 },
      },
      {
        step: { text: 'Tell them, too, at which hour the word would help you most.', minutes: 1 },
        challenge: { text: 'Think of a one-word reply that means the lid is going down.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'On a full day, the laptop stays open wherever it happens to stand. Lay a folded towel where it will lie when closed.',
    short: 'Give the closed laptop a place. Lay out a folded towel.',
    form: 'prepare',
    drill_sergeant: 'Smooth it. After closing, the laptop goes there.',
    kind_encouraging: 'However late it gets, you will know where to put it down.',
    teammate: 'The laptop’s got a bed now, so let’s not keep it waiting.',
    wise_mentor: 'A thing with a place of its own takes less thought to put away.',
    own: [
      {
        step: { text: 'Clear everything else away from around the towel.', minutes: 1 },
        challenge: { text: 'Lay the closed laptop on the towel once, and see that it fits.', seconds: 30 },
      },
      {
        step: { text: 'Draw the charger’s cable far enough to reach the towel.', minutes: 1 },
        challenge: { text: 'Walk from your usual seat to the towel, and move whatever is in the way.', seconds: 45 },
      },
    ],
  },
  ...moreLaptopAnswers,
]
