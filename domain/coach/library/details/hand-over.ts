import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of handing over decisions. */
export const handOverDetails: readonly Detail[] = [
  {
    text: 'A decision is handed over when you would accept a different answer. Choose one today that may come out differently.',
    short: 'Pick one decision. A different answer is acceptable. Hand it over.',
  },
  {
    text: 'Whoever asks you for a decision usually has one. Ask back what they would do, and wait for the whole answer.',
    short: 'They ask you to decide. Ask back. Wait. Hear it all.',
  },
  {
    text: 'You keep some decisions only because you are fast. Write down one of them, with the name of somebody who is learning.',
    short: 'One decision you keep for speed. Write a name beside it.',
  },
  {
    text: 'A handed-over decision needs a border and a date. Name the amount or the limit, and leave the rest to them.',
    short: 'Name the limit. Name the date. The decision is theirs.',
  },
  {
    text: 'Your first word in a meeting ends it. Let the decision hang for a breath, and look at the one who knows most.',
    short: 'Meeting: speak last. Look at the one who knows.',
  },
  {
    text: 'A decision comes back when the person fears your correction. Say beforehand which mistakes would be all right.',
    short: 'Say which mistakes are allowed. Then hand over the decision.',
  },
  {
    text: 'It is tempting to check in after an hour. Write down the day on which you will ask about the decision, and not before.',
    short: 'Set the day to ask. Before that: hands off the decision.',
  },
  {
    text: 'The small decisions train the large ones. Hand over one that nobody would notice: a time, a color, a seat.',
    short: 'Smallest decision of the day. Time, color, seat. Give it away.',
  },
  {
    text: 'You will know a better way, and it will often not matter. Keep the better way to yourself for one decision.',
    short: 'You know better. Keep it. Their decision stands.',
  },
  {
    text: 'A message that asks you for a decision can be forwarded. Send one on with a line: “Your call.”',
    short: 'Forward one message with the line “Your call.” Decision handed over.',
  },
  {
    text: 'Who decides when you are ill already can decide. Name that person for one kind of decision, today.',
    short: 'Name who decides when you are ill. Same person today.',
  },
  {
    text: 'The list of your decisions is longer than you think. Write down those of yesterday, and mark the one you would miss least.',
    short: 'List yesterday’s decisions. Mark the one to lose. Hand it over.',
  },
  {
    text: 'To hand over a decision, you have to hand over the facts. Send the one document that it depends on.',
    short: 'Send the one document. Facts first. Decision follows.',
  },
  {
    text: 'Silence after your question is somebody thinking. Count to a breath more than you can stand before you decide.',
    short: 'Ask. Then silence. One breath longer. They decide.',
  },
  {
    text: 'Praise for an answer makes it yours. Say only “Do it,” and let the decision be theirs.',
    short: 'Say: “Do it.” No grade. Their decision stands.',
  },
  {
    text: 'A decision that went differently has taught somebody something. Ask one person what they saw, and leave out what you would have done.',
    short: 'Their decision: ask what they saw. Listen. No version of yours.',
  },
  {
    text: 'The second-best decision lasts when somebody else has made it. Choose where the second best is good enough.',
    short: 'Second best is enough here. Choose where. Decision handed over.',
  },
  {
    text: 'Your calendar decides for you when it is full. Give one of its meetings to the person who prepares it.',
    short: 'One meeting: give it to its preparer.',
  },
  {
    text: 'The person at the table who says least often decides best. Ask them first about the next decision.',
    short: 'Ask the quiet one first. The decision starts there.',
  },
  {
    text: 'A rule can replace a whole day of questions. Write one sentence that lets others decide without you.',
    short: 'One rule in one sentence. Others decide by it.',
  },
  {
    text: 'It is not your decision if you are not there. Leave the room, or the thread, for one of them.',
    short: 'Leave the thread once. The decision happens without you.',
  },
  {
    text: 'What you take back once is never offered again. Let one decision stand today that you would have made differently.',
    short: 'Let one decision stand. Differently. Without comment.',
  },
  {
    text: 'Some decisions can be unmade in a day. Hand over one of these first, and say that it can be undone.',
    short: 'Choose a decision that can be undone. Hand it over.',
  },
  {
    text: 'The thank-you comes after the decision, not after the result. Thank one person for deciding.',
    short: 'Thank one person for a decision. Result not mentioned.',
  },
]
