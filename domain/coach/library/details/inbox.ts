import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of answering mail. */
export const inboxDetails: readonly Detail[] = [
  {
    text: 'A skipped message costs you a look each time. Open it, and write only the first line of the answer.',
    short: 'Open the message that you keep skipping. Write one line.',
    form: 'work',
  },
  {
    text: 'Most people like a short answer. Find one message that needs only a few lines, and reply now.',
    short: 'Send one short answer now. Then leave the inbox.',
    form: 'work',
  },
  {
    text: 'Most newsletters have a link for leaving at the end. Open the newest one in the inbox, and unsubscribe.',
    short: 'Unsubscribe from the newsletter on top of the inbox.',
    form: 'work',
  },
  {
    text: 'An inbox is a poor list, because others write on it. Copy one task onto your own, and archive the message.',
    short: 'Copy the task from one message onto your list. Archive it.',
    form: 'work',
  },
  {
    text: 'A message that is read and closed has to be read once more. Open one, and decide: answer, move, or delete.',
    short: 'Decide on one message at once: answer, move, or delete.',
    form: 'work',
  },
  {
    text: 'A yes is the quickest answer there is. Find a message that needs only that, and send it first.',
    short: 'Find the easiest yes in the inbox. Send that answer.',
    form: 'work',
  },
  {
    text: 'Archived mail can still be found by search. Archive everything from before your last vacation.',
    short: 'Archive the old mail. See whether anybody asks.',
    form: 'work',
  },
  {
    text: 'The number on the mail icon calls you all the time. Turn it off, and open mail at your own hour.',
    short: 'Turn the inbox badge off. Open mail at your own hour.',
    form: 'prepare',
  },
  {
    text: 'Most long threads hold a single question. Find it in one of yours, and answer nothing else.',
    short: 'Find the question in one long thread. Answer only that.',
    form: 'work',
  },
  {
    text: 'If an answer would need a long explanation, call the sender instead. Find one message like that now.',
    short: 'If a thread is long, call the sender instead.',
    form: 'tell',
  },
  {
    text: 'Mail that waits for others only fills your view. Make a folder for it, and move the first message there.',
    short: 'Make a folder for mail that waits on others.',
    form: 'prepare',
  },
  {
    text: 'The newest message is seldom the one that matters. Choose one by its subject, and answer it first.',
    short: 'Choose the first message by its subject. Open only that.',
    form: 'work',
  },
  {
    text: 'A late no is harder to hear than an early one. Write one friendly no, and send it.',
    short: 'Write one friendly no in reply. Keep it short. Send it.',
    form: 'work',
  },
  {
    text: 'You have written some answers many times. Look for one in your sent mail, and save it as a template.',
    short: 'Save the reply that you type most often.',
    form: 'work',
  },
  {
    text: 'Waiting is easier with a date. Write to the sender who has waited longest, and name the day of your answer.',
    short: 'Tell the longest-waiting sender which day you answer.',
    form: 'work',
  },
  {
    text: 'An old draft is work that nobody has got. Open the oldest, and finish or delete it.',
    short: 'Finish your oldest draft or delete it.',
    form: 'work',
  },
  {
    text: 'Copies fill an inbox without a question for you. Find one, and ask the sender kindly to leave you off.',
    short: 'Ask to be left off one mail list.',
    form: 'work',
  },
  {
    text: 'Notices are not letters to you. Make one rule that moves those of one service out of the inbox.',
    short: 'Write one rule. Let notices go past the inbox.',
    form: 'prepare',
  },
  {
    text: 'The oldest message is often settled by now. Scroll down to it, decide, and archive it.',
    short: 'Go to the last message in the inbox. Decide. Archive.',
    form: 'work',
  },
  {
    text: 'Leave the inbox shut while you cannot answer. Open it when you have your hands free.',
    short: 'If you cannot answer now, leave the message shut.',
    form: 'moment',
  },
  {
    text: 'Many messages are quicker to judge together. Sort the inbox by sender, and archive one sender’s mail.',
    short: 'Sort the inbox by sender. Archive one sender’s mail.',
    form: 'work',
  },
  {
    text: 'A thread ends well with a thank-you. Send one line of thanks, and close the thread.',
    short: 'Send one line of thanks. Close the thread.',
    form: 'work',
  },
  {
    text: 'If a message worries you, stand up and read it once. Then reply in one line.',
    short: 'Stand up. Read one message. Reply in a line.',
    form: 'moment',
  },
  {
    text: 'Not all unread mail is waiting for you. Mark as read what needs no reply, and look at what is left.',
    short: 'Mark mail that needs no reply as read.',
    form: 'work',
  },
]
