import type { TargetParts } from '#domain/coach/library/frame.ts'

/** Steps and challenges of the target date itself, by kind (TEXT-17). */
export const dayParts: TargetParts = {
  do_regularly: {
    steps: [
      { text: 'Write how this goal stands now, in three plain lines.', minutes: 3 },
      { text: 'Put today’s date on a slip and draw a line below it.', minutes: 1 },
      { text: 'Send someone one line saying that the date is here.', minutes: 2 },
      { text: 'Note one place, sign, or move that you want to keep.', minutes: 2 },
      { text: 'Draw three boxes, Done, Goes on and New date, and tick one.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say out loud one thing you now know about this goal.', seconds: 30 },
      { text: 'Write today’s date large on paper and say it aloud.', seconds: 30 },
      { text: 'Put one thing used for this goal back in its place.', seconds: 60 },
      { text: 'Speak aloud the name of someone who left you room for this.', seconds: 15 },
      { text: 'Tell yourself aloud, in one sentence, whether this goes on or is done.', seconds: 30 },
    ],
  },
  finish: {
    steps: [
      { text: 'List from memory what is there, part by part.', minutes: 3 },
      { text: 'Save, close, or cover the work in its present state.', minutes: 2 },
      { text: 'Thank someone who helped with this or heard of it, in one line.', minutes: 3 },
      { text: 'Write down two things to keep for the next piece of work.', minutes: 3 },
      { text: 'Put Done or a new date on a slip beside the work.', minutes: 2 },
    ],
    challenges: [
      { text: 'Write today’s date on the work or on a slip beside it.', seconds: 30 },
      { text: 'Put what you used last for this work back where it belongs.', seconds: 60 },
      { text: 'Say out loud one part that is there and one that is open.', seconds: 30 },
      { text: 'Show one part of the work to somebody, in person or by picture.', seconds: 90 },
      { text: 'Close the door, lid, folder, or window on this work.', seconds: 15 },
    ],
  },
  stop: {
    steps: [
      { text: 'Describe in three lines how things stand today, just as they are.', minutes: 3 },
      { text: 'Draw a line across a sheet and write today’s date under it.', minutes: 1 },
      { text: 'Thank someone who was kind to you lately, in one short line.', minutes: 2 },
      { text: 'Note one thing that helped and that you want to keep.', minutes: 2 },
      { text: 'Write one line on how this goes on, or a new date.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say today’s date aloud and lay your hand on the table.', seconds: 15 },
      { text: 'Name aloud one person who may hear how things stand.', seconds: 30 },
      { text: 'Put today’s date on a sheet, fold it and put it away.', seconds: 45 },
      { text: 'Speak one plain sentence aloud about what this date means to you.', seconds: 30 },
      { text: 'Write the words Thank you and one name on a card or slip.', seconds: 45 },
    ],
  },
  recover: {
    steps: [
      { text: 'Note how today is for you, in three plain lines.', minutes: 3 },
      { text: 'Write today’s date on a sheet and put it with your papers.', minutes: 2 },
      { text: 'Thank someone who cared for you or asked after you, in one line.', minutes: 2 },
      { text: 'List two things that do you good and should remain.', minutes: 3 },
      { text: 'Decide on paper whether the date stays, moves, or goes.', minutes: 1 },
    ],
    challenges: [
      { text: 'Say today’s date in a quiet voice, just for yourself.', seconds: 15 },
      { text: 'Name aloud one thing that may stay slow.', seconds: 30 },
      { text: 'Put one of your papers back where it belongs.', seconds: 60 },
      { text: 'Write down the name of someone you would like to thank.', seconds: 30 },
      { text: 'Tell somebody in one line how you are today.', seconds: 90 },
    ],
  },
  relate: {
    steps: [
      { text: 'List what has been said so far, in three lines.', minutes: 3 },
      { text: 'Put today’s date and the names from this goal on one card.', minutes: 2 },
      { text: 'Thank one person for one thing they did, in a short message.', minutes: 3 },
      { text: 'Note one gesture or sentence between people that you want to keep.', minutes: 2 },
      { text: 'Set a new date for this on paper, or write Goes on.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say aloud one name from this goal and the words thank you.', seconds: 15 },
      { text: 'Tell one person what this date was for, in one line.', seconds: 90 },
      { text: 'Note down one thing you heard from someone and want to remember.', seconds: 60 },
      { text: 'Speak aloud one sentence that does not have to be sent.', seconds: 30 },
      { text: 'Write today’s date beside the name that came to mind first.', seconds: 30 },
    ],
  },
  learn: {
    steps: [
      { text: 'Write from memory what you know now, in five lines.', minutes: 4 },
      { text: 'Close the books, notes, or files and put them in one place.', minutes: 2 },
      { text: 'Tell someone one thing about your subject, in a single line.', minutes: 3 },
      { text: 'Mark one page, note, or exercise that you want to keep.', minutes: 2 },
      { text: 'Put Goes on, Rests, or a new date at the top of a sheet.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say aloud one thing you can explain and one still open.', seconds: 30 },
      { text: 'Write today’s date on the last page or note you used.', seconds: 30 },
      { text: 'Show somebody one thing from your subject, live or as a picture.', seconds: 90 },
      { text: 'Name aloud one person or book that taught you something.', seconds: 15 },
      { text: 'Note down the question that is left over from all this.', seconds: 60 },
    ],
  },
  save: {
    steps: [
      { text: 'Write down the amount as it is today, without rounding.', minutes: 2 },
      { text: 'File a note of today’s balance under today’s date.', minutes: 3 },
      { text: 'Tell one person you trust that your money date is here.', minutes: 2 },
      { text: 'List two habits with money that you want to keep.', minutes: 3 },
      { text: 'Enter a new date or the words Goes on in your notes.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say today’s amount aloud once, as a number without comment.', seconds: 15 },
      { text: 'Put bills and receipts from this goal into one envelope.', seconds: 90 },
      { text: 'Write the latest amount down and draw two lines under it.', seconds: 45 },
      { text: 'Name aloud one price you now know by heart.', seconds: 15 },
      { text: 'Speak a thank you aloud to one person who once helped with money.', seconds: 30 },
    ],
  },
  reflect: {
    steps: [
      { text: 'Write down what has come up for you, in three lines.', minutes: 3 },
      { text: 'Put the notebook, candle, or cushion back in its place.', minutes: 1 },
      { text: 'Thank someone, aloud or in writing, for one thing they gave you.', minutes: 2 },
      { text: 'Copy one sentence you want to keep onto a fresh page.', minutes: 3 },
      { text: 'Draw a circle and write Goes on or a new date inside it.', minutes: 2 },
    ],
    challenges: [
      { text: 'Say one word of thanks aloud and lay your hands down.', seconds: 15 },
      { text: 'Write today’s date on a slip and put it in a book.', seconds: 45 },
      { text: 'Speak one closing word aloud and put your pen down.', seconds: 15 },
      { text: 'Name aloud one question that may stay unanswered.', seconds: 30 },
      { text: 'Send somebody one line you came across and want to share.', seconds: 90 },
    ],
  },
}
