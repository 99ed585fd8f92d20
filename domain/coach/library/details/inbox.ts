import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of answering mail. */
export const inboxDetails: readonly Detail[] = [
  {
    text: 'The message that you keep skipping gets heavier each time. Open it, and write only the first line.',
    short: 'Open the skipped message. Write the first line. Send it later.',
  },
  {
    text: 'A short answer now is kinder than a long one someday. A few lines are enough for most people.',
    short: 'Short answer. Send it now. Move on.',
  },
  {
    text: 'Newsletters arrive whether you read them or not. Leave one of them today.',
    short: 'Leave a newsletter. The top one. Done.',
  },
  {
    text: 'An inbox is a list that other people write. Put the message that matters on a list of your own.',
    short: 'Task out of the message, onto your list. Archive the rest.',
  },
  {
    text: 'Every message that is touched again costs again. Decide on the spot: answer, move, or delete.',
    short: 'Touch it once. Answer, move, or delete.',
  },
  {
    text: 'Somebody waits for a yes and would be glad of it. Send the answer that needs no thought first.',
    short: 'Send the easy yes first. Somebody waits.',
  },
  {
    text: 'Old messages seldom get better. Archive everything from before the last holiday, and see whether anybody asks.',
    short: 'Old mail: archive it. See who asks.',
  },
  {
    text: 'The badge counts what came, not what matters. Turn it off, and open the inbox at a time you chose.',
    short: 'Badge off. Inbox at your own hour.',
  },
  {
    text: 'A thread with many answers usually holds a single question. Find it, and answer only that.',
    short: 'Find the question in the thread. Answer only that.',
  },
  {
    text: 'Some things are settled faster by voice. Call the person whose message you would have to explain.',
    short: 'Long thread? Call. Short and done.',
  },
  {
    text: 'A folder for what waits on others frees the space for what waits on you. Move a message there.',
    short: 'Waiting on others: own folder. Move it there.',
  },
  {
    text: 'The first message of the hour should be one you chose. Pick it by its subject before you open anything.',
    short: 'Choose the first message. Open only that.',
  },
  {
    text: 'A friendly no is also an answer, and it comes as a relief to both. Write it in a few lines.',
    short: 'Write the friendly no. Short. Send it.',
  },
  {
    text: 'Sentences that you type again and again can be saved. Keep the best one as a template.',
    short: 'Save the sentence you always type. Use it.',
  },
  {
    text: 'People can wait when they know how long. Tell the one who waits longest which day to expect.',
    short: 'Tell them the day. Then keep it.',
  },
  {
    text: 'Drafts are answers that stopped halfway. Finish one, or throw it out.',
    short: 'Drafts: finish or delete. Begin with the oldest.',
  },
  {
    text: 'Copies reach you out of habit. Ask kindly to be left off a list that you do not need.',
    short: 'One list you do not need. Leave it, kindly.',
  },
  {
    text: 'A rule sorts while you sleep. Send the notices of one shop or service past the inbox.',
    short: 'Write a rule. Notices go past the inbox.',
  },
  {
    text: 'The end of the inbox is a place worth visiting. Scroll down, and decide about the last message.',
    short: 'Scroll to the last message. Decide. Archive.',
  },
  {
    text: 'Mail opened on the way is mail opened again. Leave it shut until you can answer.',
    short: 'Not now? Leave it shut. Open it when you can answer.',
  },
  {
    text: 'Subjects tell more than previews. Read them from top to bottom before you open any.',
    short: 'Read the subjects. Top to bottom. Then open the right message.',
  },
  {
    text: 'Thanks are quick to write and good to get. Send a line of them, and close the thread.',
    short: 'A line of thanks. Close the thread.',
  },
  {
    text: 'A message is easier to answer standing than to fear sitting. Get up, read it once, and reply in a line.',
    short: 'Stand. Read it. Reply in a line.',
  },
  {
    text: 'Half of what is unread needs no reply at all. Mark it as read, and look at what is left.',
    short: 'No reply needed: mark as read. Look at the rest.',
  },
]
