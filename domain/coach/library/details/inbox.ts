import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of answering mail. */
export const inboxDetails: readonly Detail[] = [
  {
    text: 'Open the message that you have skipped most often. Write only the first line of the answer.',
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
    text: 'Copy the task from one message onto your own list. Then archive the message.',
    short: 'Copy the task from one message onto your list. Archive it.',
    form: 'work',
  },
  {
    text: 'A message that is read and closed has to be read once more. Open one, and decide: answer, move, or delete.',
    short: 'Decide on one message at once: answer, move, or delete.',
    form: 'work',
  },
  {
    text: 'Find a message to which you can simply say yes. Send that answer first.',
    short: 'Find the easiest yes in the inbox. Send that answer.',
    form: 'work',
  },
  {
    text: 'Archive everything from before your last vacation. If somebody asks for it, you can still find that mail.',
    short: 'Archive the old mail. See whether anybody asks.',
    form: 'work',
  },
  {
    text: 'Turn off the number on the mail icon. Choose the hour at which you will open the inbox.',
    short: 'Turn the inbox badge off. Open mail at your own hour.',
    form: 'prepare',
  },
  {
    text: 'Read one long thread for the question in it. Answer that question, and nothing else.',
    short: 'Find the question in one long thread. Answer only that.',
    form: 'work',
  },
  {
    text: 'If an answer would need a long explanation, call the sender instead. Find one message like that now.',
    short: 'If a thread is long, call the sender instead.',
    form: 'tell',
  },
  {
    text: 'Make a folder for mail that waits for other people. Move the first message there now.',
    short: 'Make a folder for mail that waits on others.',
    form: 'prepare',
  },
  {
    text: 'Choose your first message by its subject, before you open any. Open that one, and answer it.',
    short: 'Choose the first message by its subject. Open only that.',
    form: 'work',
  },
  {
    text: 'Find a request in your inbox that you will turn down. Write the friendly no in a few lines, and send it.',
    short: 'Write one friendly no in reply. Keep it short. Send it.',
    form: 'work',
  },
  {
    text: 'Look in your sent mail for an answer that you write often. Save it as a template.',
    short: 'Save the reply that you type most often.',
    form: 'work',
  },
  {
    text: 'Find the sender who has waited longest. Write them on which day they can expect your answer.',
    short: 'Tell the longest-waiting sender which day you answer.',
    form: 'work',
  },
  {
    text: 'Open your drafts, and look at the oldest answer. Finish it now, or delete it.',
    short: 'Finish your oldest draft or delete it.',
    form: 'work',
  },
  {
    text: 'Find a message that you got only as a copy. Ask the sender kindly to leave you off the list.',
    short: 'Ask to be left off one mail list.',
    form: 'work',
  },
  {
    text: 'Make one rule that moves the notices of a shop or a service out of the inbox.',
    short: 'Write one rule. Let notices go past the inbox.',
    form: 'prepare',
  },
  {
    text: 'Scroll down to the oldest message in the inbox. Decide about it, and archive it.',
    short: 'Go to the last message in the inbox. Decide. Archive.',
    form: 'work',
  },
  {
    text: 'Leave the inbox shut while you cannot answer. Open it when you have your hands free.',
    short: 'If you cannot answer now, leave the message shut.',
    form: 'moment',
  },
  {
    text: 'Sort the inbox by sender. Choose one sender, and archive all of their mail together.',
    short: 'Sort the inbox by sender. Archive one sender’s mail.',
    form: 'work',
  },
  {
    text: 'Send one line of thanks to somebody who wrote to you, and close the thread.',
    short: 'Send one line of thanks. Close the thread.',
    form: 'work',
  },
  {
    text: 'If a message worries you, stand up and read it once. Then reply in one line.',
    short: 'Stand up. Read one message. Reply in a line.',
    form: 'moment',
  },
  {
    text: 'Go through the unread mail, and mark everything as read that needs no reply. Look at what is left.',
    short: 'Mark mail that needs no reply as read.',
    form: 'work',
  },
]
