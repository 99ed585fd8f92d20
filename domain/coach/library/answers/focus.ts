import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreFocusAnswers } from './focus-more.ts'

/** What messages of focused work answer to something that the person wrote (TEXT-32). */
export const focusAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'phone',
    text: 'A wrapped phone is harder to use without thinking. Wind a string or a rubber band around yours, and turn to the task.',
    short: 'Wind string around the phone. Tight, with a knot.',
    form: 'prepare',
    drill_sergeant: 'Lay it down. Hands on the task.',
    kind_encouraging: 'You can take it off when you really need to, and until then nothing can call you.',
    teammate: 'We’d have to unwrap it first, and by then we’ve noticed.',
    wise_mentor: 'While the fingers look for the knot, the task has a chance to call you back.',
    own: [
      {
        step: { text: 'Lay the wrapped phone where you cannot reach it from your seat.', minutes: 1 },
        challenge: { text: 'Sit down, reach out an arm, and move the phone back if you touch it.', seconds: 30 },
      },
      {
        step: { text: 'Name one good reason to unwrap the phone before the task is done.', minutes: 1 },
        challenge: { text: 'Begin the task with its smallest piece, such as a title or a date.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'An app that asks for a password is seldom opened by accident. Log out of the one that most often takes you away from work.',
    short: 'Log out of the app that interrupts your work.',
    form: 'prepare',
    drill_sergeant: 'Phone down. Back to the task.',
    kind_encouraging: 'You can log in again whenever you want to, and nothing in it will be lost.',
    teammate: 'Typing a password is enough work to make us think again.',
    wise_mentor: 'The login gives you time to remember that you meant to work.',
    own: [
      {
        step: { text: 'Take the icon of that app off your first screen.', minutes: 1 },
        challenge: { text: 'Name the file or page that you will open instead.', seconds: 15 },
      },
      {
        step: { text: 'Switch off that app’s notifications, so that nothing invites you back.', minutes: 1 },
        challenge: { text: 'Return to the task, and reread the last thing you finished.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'With the phone in an envelope, you notice when you want to look. Put yours into one, and write your task on the front.',
    short: 'Phone into an envelope. Task on the front.',
    form: 'prepare',
    drill_sergeant: 'Closed. Face down. Back to work.',
    kind_encouraging: 'You may open it whenever you need to, and the front reminds you what you were doing.',
    teammate: 'To get to the phone, we have to read what we’re working on.',
    wise_mentor: 'A thin sheet of paper is enough to turn a reflex into a choice.',
    own: [
      {
        step: { text: 'Add below the task how far you want to get before opening the envelope.', minutes: 1 },
        challenge: { text: 'Stand the envelope where you can read the front while you work.', seconds: 15 },
      },
      {
        step: { text: 'Keep a slip beside the envelope for anything you want to look up.', minutes: 1 },
        challenge: { text: 'Jot down on the slip what you would look up right now.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone waits better when its turn is fixed. Write on a slip: this page first, then the phone.',
    short: 'Fix the phone’s turn. Write: this page first.',
    form: 'note',
    drill_sergeant: 'Slip on the task. Finish the page.',
    kind_encouraging: 'You are not keeping anything from yourself, because its turn will come.',
    teammate: 'One page of the task, then we look, and that’s a deal.',
    wise_mentor: 'What has its time is easier to leave alone until then.',
    own: [
      {
        step: { text: 'Mark the line where the page will be done for now.', minutes: 1 },
        challenge: { text: 'Lay your written line on the phone, so that it covers the screen.', seconds: 15 },
      },
      {
        step: { text: 'Add what the phone is for when its turn comes, such as one call.', minutes: 1 },
        challenge: { text: 'Turn to the page, and read its first line.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'People wait more patiently when they know why. Type this, and save it to send: busy with a task, back soon.',
    short: 'Type: busy with a task, back soon. Save it.',
    form: 'prepare',
    drill_sergeant: 'Message comes? Paste it. Back to work.',
    kind_encouraging: 'It is short and friendly, and you need not think of an answer each time.',
    teammate: 'One paste, and we’re back in our task.',
    wise_mentor: 'A word at the beginning often keeps the next messages away for a while.',
    own: [
      {
        step: { text: 'Add to the line what a call is for, such as an emergency.', minutes: 1 },
        challenge: { text: 'Name the person who would most likely get this line first.', seconds: 15 },
      },
      {
        step: { text: 'Find out how you can send the saved line with the fewest touches.', minutes: 1 },
        challenge: { text: 'Write down one message that is on your mind, to answer after the task.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'A message that you see is already half read. Let the task fill the whole screen, or lay its papers over the keyboard.',
    short: 'Messages out of view. Task across the whole screen.',
    form: 'prepare',
    drill_sergeant: 'Nothing beside it. Read your last line.',
    kind_encouraging: 'The messages are still there behind it, and none of them will get lost.',
    teammate: 'Out of our sight, they can pile up without us for a while.',
    wise_mentor: 'With only the task before your eyes, the thought of the inbox becomes quieter.',
    own: [
      {
        step: { text: 'Close or cover whatever still shows a number of unread messages.', minutes: 1 },
        challenge: { text: 'Look around from your seat, and cover one other thing that lights up.', seconds: 30 },
      },
      {
        step: { text: 'Choose where in the task the messages may come back, such as after this section.', minutes: 1 },
        challenge: { text: 'Mark that place with a line, a dot, or a slip.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'If people can call you when it matters, messages may wait. Send one person a line: please call if it is urgent.',
    short: 'Send one person: call if urgent. Messages later.',
    form: 'tell',
    drill_sergeant: 'Sent. Close the chat. Task.',
    kind_encouraging: 'Then you can stay with your task and know that nothing important will be lost.',
    teammate: 'If it’s urgent, it’ll ring, so we can look away.',
    wise_mentor: 'When urgent things can reach you, it is easier to leave the others alone.',
    own: [
      {
        step: { text: 'Set your phone so that a call rings and a message does not.', minutes: 2 },
        challenge: { text: 'Turn the phone face down, near enough to hear a call.', seconds: 15 },
      },
      {
        step: { text: 'List a few cases that count as urgent for you.', minutes: 2 },
        challenge: { text: 'Open the part of the task that interruptions disturb most.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'The first line of a message pulls you out of a task. Open your settings, and switch off previews on the lock screen.',
    short: 'Previews break focus. Settings: switch them off.',
    form: 'prepare',
    drill_sergeant: 'Lock screen too. Task back on top.',
    kind_encouraging: 'The messages still arrive, and you read them when your task allows.',
    teammate: 'If we can’t see the first line, we don’t wonder about the second.',
    wise_mentor: 'What you have not read yet does not have to be put out of mind.',
    own: [
      {
        step: { text: 'Lock the screen, and see which other notifications still appear on it.', minutes: 1 },
        challenge: { text: 'Switch off one of these notifications that can wait.', seconds: 60 },
      },
      {
        step: { text: 'Pick one chat that tempts you even without a preview, and mute it.', minutes: 1 },
        challenge: { text: 'Finish the sentence or line at which you last stopped.', seconds: 90 },
      },
    ],
  },
  ...moreFocusAnswers,
]
