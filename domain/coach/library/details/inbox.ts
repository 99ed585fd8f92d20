import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of answering mail. */
export const inboxDetails: readonly Detail[] = [
  {
    text: 'The message that you keep skipping gets heavier each time. Open it, and write only the first line.',
    short: 'Open the message that you keep skipping. Write one line.',
  },
  {
    text: 'A short answer now is kinder than a long one someday. A few lines are enough for most people.',
    short: 'Send one short answer now. Then leave the inbox.',
  },
  {
    text: 'Newsletters arrive whether you read them or not. Leave one of them today.',
    short: 'Unsubscribe from the newsletter on top of the inbox.',
  },
  {
    text: 'An inbox is a list that other people write. Put the message that matters on a list of your own.',
    short: 'Copy the task from one message onto your list. Archive it.',
  },
  {
    text: 'Every message that is touched again costs again. Decide on the spot: answer, move, or delete.',
    short: 'Decide on one message at once: answer, move, or delete.',
  },
  {
    text: 'Somebody waits for a yes and would be glad of it. Send the answer that needs no thought first.',
    short: 'Find the easiest yes in the inbox. Send that answer.',
  },
  {
    text: 'Old messages seldom get better. Archive everything from before the last holiday, and see whether anybody asks.',
    short: 'Archive the old mail. See whether anybody asks.',
  },
  {
    text: 'The badge counts what came, not what matters. Turn it off, and open the inbox at a time you chose.',
    short: 'Turn the inbox badge off. Open mail at your own hour.',
  },
  {
    text: 'A thread with many answers usually holds a single question. Find it, and answer only that.',
    short: 'Find the question in one long thread. Answer only that.',
  },
  {
    text: 'Some things are settled faster by voice. Call the person whose message you would have to explain.',
    short: 'If a thread is long, call the sender instead.',
  },
  {
    text: 'A folder for what waits on others frees the space for what waits on you. Move a message there.',
    short: 'Make a folder for mail that waits on others.',
  },
  {
    text: 'The first message of the hour should be one you chose. Pick it by its subject before you open anything.',
    short: 'Choose the first message by its subject. Open only that.',
  },
  {
    text: 'A friendly no is also an answer, and it comes as a relief to both. Write it in a few lines.',
    short: 'Write one friendly no in reply. Keep it short. Send it.',
  },
  {
    text: 'Sentences that you type again and again can be saved. Keep the best one as a template.',
    short: 'Save the reply that you type most often.',
  },
  {
    text: 'People can wait when they know how long. Tell the one who waits longest which day to expect.',
    short: 'Tell the longest-waiting sender which day you answer.',
  },
  {
    text: 'Drafts are answers that stopped halfway. Finish one, or throw it out.',
    short: 'Finish your oldest draft or delete it.',
  },
  {
    text: 'Copies reach you out of habit. Ask kindly to be left off a list that you do not need.',
    short: 'Ask to be left off one mail list.',
  },
  {
    text: 'A rule sorts while you sleep. Send the notices of one shop or service past the inbox.',
    short: 'Write one rule. Let notices go past the inbox.',
  },
  {
    text: 'The end of the inbox is a place worth visiting. Scroll down, and decide about the last message.',
    short: 'Go to the last message in the inbox. Decide. Archive.',
  },
  {
    text: 'Mail opened on the way is mail opened again. Leave it shut until you can answer.',
    short: 'If you cannot answer now, leave the message shut.',
  },
  {
    text: 'Subjects tell more than previews. Read them from top to bottom before you open any.',
    short: 'Read all subjects first. Then open one message.',
  },
  {
    text: 'Thanks are quick to write and good to get. Send a line of them, and close the thread.',
    short: 'Send one line of thanks. Close the thread.',
  },
  {
    text: 'A message is easier to answer standing than to fear sitting. Get up, read it once, and reply in a line.',
    short: 'Stand up. Read one message. Reply in a line.',
  },
  {
    text: 'Half of what is unread needs no reply at all. Mark it as read, and look at what is left.',
    short: 'Mark mail that needs no reply as read.',
  },
]
