import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of handing over decisions. */
export const handOverDetails: readonly Detail[] = [
  {
    text: 'A decision is handed over when you would accept a different answer. Choose one today that may come out differently.',
    short: 'Pick one decision. Accept a different answer. Hand it over.',
  },
  {
    text: 'Whoever asks you for a decision usually has one. Ask back what they would do, and wait for the whole answer.',
    short: 'Somebody wants a decision. Ask what they would do.',
  },
  {
    text: 'You keep some decisions only because you are fast. Write down one of them, with the name of somebody who is learning.',
    short: 'Name a decision you keep for speed. Write another name beside it.',
  },
  {
    text: 'A handed-over decision needs a border and a date. Name the amount or the limit, and leave the rest to them.',
    short: 'Set the limit and the date. The decision is theirs.',
  },
  {
    text: 'Your first word in a meeting ends it. Let the decision hang for a breath, and look at the one who knows most.',
    short: 'In the meeting, speak last. Look at the one who knows.',
  },
  {
    text: 'A decision comes back when the person fears your correction. Say beforehand which mistakes would be all right.',
    short: 'Say which mistakes are allowed. Then hand over the decision.',
  },
  {
    text: 'It is tempting to check in after an hour. Write down the day on which you will ask about the decision, and not before.',
    short: 'Set the day when you ask about the decision. Not before.',
  },
  {
    text: 'The small decisions train the large ones. Hand over one that nobody would notice: a time, a color, a seat.',
    short: 'Give away a small decision: a time, a color, a seat.',
  },
  {
    text: 'You will know a better way, and it will often not matter. Keep the better way to yourself for one decision.',
    short: 'If you know better, keep it. Let their decision stand.',
  },
  {
    text: 'A message that asks you for a decision can be forwarded. Send one on with a line: “Your call.”',
    short: 'Forward one message with “Your call.” That hands over the decision.',
  },
  {
    text: 'Who decides when you are ill already can decide. Name that person for one kind of decision, today.',
    short: 'Who decides when you are ill? Let them decide today.',
  },
  {
    text: 'The list of your decisions is longer than you think. Write down those of yesterday, and mark the one you would miss least.',
    short: 'List yesterday’s decisions. Mark the one to hand over.',
  },
  {
    text: 'To hand over a decision, you have to hand over the facts. Send the one document that it depends on.',
    short: 'Send the document that the decision depends on. Facts first.',
  },
  {
    text: 'Silence after your question is somebody thinking. Count to a breath more than you can stand before you decide.',
    short: 'Ask, then stay silent. Let them decide.',
  },
  {
    text: 'Praise for an answer makes it yours. Say only “Do it,” and let the decision be theirs.',
    short: 'Say only “Do it.” Their decision needs no grade.',
  },
  {
    text: 'A decision that went differently has taught somebody something. Ask one person what they saw, and leave out what you would have done.',
    short: 'Ask what they saw after their decision. Only listen.',
  },
  {
    text: 'The second-best decision lasts when somebody else has made it. Choose where the second best is good enough.',
    short: 'Find a decision where second best is enough. Hand it over.',
  },
  {
    text: 'Your calendar decides for you when it is full. Give one of its meetings to the person who prepares it.',
    short: 'Give one meeting to the person who prepares it.',
  },
  {
    text: 'The person at the table who says least often decides best. Ask them first about the next decision.',
    short: 'Ask the quietest person first. The decision starts there.',
  },
  {
    text: 'A rule can replace a whole day of questions. Write one sentence that lets others decide without you.',
    short: 'Write one rule so that others can decide.',
  },
  {
    text: 'It is not your decision if you are not there. Leave the room, or the thread, for one of them.',
    short: 'Leave one thread. The decision happens without you.',
  },
  {
    text: 'What you take back once is never offered again. Let one decision stand today that you would have made differently.',
    short: 'Let one decision stand that you would have changed.',
  },
  {
    text: 'Some decisions can be unmade in a day. Hand over one of these first, and say that it can be undone.',
    short: 'Choose a decision that can be undone. Hand it over.',
  },
  {
    text: 'The thank-you comes after the decision, not after the result. Thank one person for deciding.',
    short: 'Thank one person for a decision. Do not mention the result.',
  },
]
