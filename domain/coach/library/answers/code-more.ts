import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `code.ts`. */
export const moreCodeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'A short gap is enough if nothing has to be found first. Bookmark the page of your code exercise, so that one click opens it.',
    short: 'Lose no time searching. Bookmark the code exercise.',
    form: 'prepare',
    drill_sergeant: 'Top of the browser. Click it once to test.',
    kind_encouraging: 'Then even a few spare minutes can be spent on code and not on looking for it.',
    teammate: 'No hunting through tabs, and our few minutes stay ours.',
    wise_mentor: 'The search often takes longer than it seems, and now it is no longer needed.',
    own: [
      {
        step: { text: 'Name the bookmark after the first thing that the exercise asks for.', minutes: 1 },
        challenge: { text: 'Close the page, and open it once with that bookmark.', seconds: 15 },
      },
      {
        step: { text: 'Delete or rename an old bookmark that looks much the same.', minutes: 1 },
        challenge: { text: 'Move the new bookmark to the first place in the row.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Without time for the computer, a pencil will do. Write one line of code on paper from memory.',
    short: 'No computer time? Write one line of code on paper.',
    form: 'work',
    drill_sergeant: 'From memory, brackets too. Then pencil down.',
    kind_encouraging: 'If a symbol will not come back to you, leave a gap and look it up another time.',
    teammate: 'Let’s find out which bracket we forget first.',
    wise_mentor: 'Writing it without help shows you which part you already know.',
    own: [
      {
        step: { text: 'Say aloud what each part of that line does.', minutes: 1 },
        challenge: { text: 'Circle the symbol that you were least sure about.', seconds: 15 },
      },
      {
        step: { text: 'Write below the line what it would show or change.', minutes: 1 },
        challenge: { text: 'Leave the paper where you will see it beside the computer.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'With little time, one new word is enough. Write on a slip one word from your code that you could not explain.',
    short: 'No time: write down one unclear word of code.',
    form: 'note',
    drill_sergeant: 'Keep the slip. Look it up next time.',
    kind_encouraging: 'There is nothing to look up now, and the slip will remember it for you.',
    teammate: 'When a gap turns up, we’ve got something to look up.',
    wise_mentor: 'A clear question can be answered in a few minutes, whenever they come.',
    own: [
      {
        step: { text: 'Add below the word where you met it: a file, page, or line.', minutes: 1 },
        challenge: { text: 'Guess its meaning in a few words, with a question mark behind them.', seconds: 45 },
      },
      {
        step: { text: 'Think of an everyday word that looks or sounds related to the unclear one.', minutes: 1 },
        challenge: { text: 'Decide where you will look up the unclear word when there is time.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Starting up takes a part of each short gap. Open your code at the last line that you wrote, and leave it open.',
    short: 'Save the start-up. Open the code at your last line.',
    form: 'prepare',
    drill_sergeant: 'Window stays open. Cursor on that line.',
    kind_encouraging: 'When a few minutes come along, you will already be where you stopped.',
    teammate: 'We come back, and we’re right where we left off.',
    wise_mentor: 'Most short gaps are lost before the first line, and this one need not be.',
    own: [
      {
        step: { text: 'Leave a comment below your last line that says what comes next.', minutes: 2 },
        challenge: { text: 'Close one program that you do not need for this code.', seconds: 15 },
      },
      {
        step: { text: 'Name on a slip the last thing in the code that worked.', minutes: 1 },
        challenge: { text: 'Stick the slip to the edge of the screen.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nobody has to see your code while you learn. Make a folder named practice, and save one empty file in it.',
    short: 'Nobody looks in a practice folder. Make one.',
    form: 'prepare',
    drill_sergeant: 'Save an empty code file in it. Done.',
    kind_encouraging: 'Whatever goes wrong in there can stay in there.',
    teammate: 'In that folder, we can break whatever we like.',
    wise_mentor: 'A place where mistakes are expected makes it easier to try something.',
    own: [
      {
        step: { text: 'Start a file in the practice folder with one line that may be wrong.', minutes: 2 },
        challenge: { text: 'Run that line, and read only the end of what comes back.', seconds: 60 },
      },
      {
        step: { text: 'Copy something that works into the practice folder, so that you can break it.', minutes: 2 },
        challenge: { text: 'Change one character in the copy, and save it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'After a look at the phone, the place in the code is hard to find. Type the word continue as a comment where you stopped.',
    short: 'Before the phone, mark your code. Type continue there.',
    form: 'note',
    drill_sergeant: 'When you return, start at that word.',
    kind_encouraging: 'However long the phone takes, that little word keeps your place.',
    teammate: 'If the phone pulls us away, we know where to come back to.',
    wise_mentor: 'Finding your place again is what takes time, and the mark spares you that.',
    own: [
      {
        step: { text: 'Add what you were about to do, right after the word continue.', minutes: 1 },
        challenge: { text: 'Search the file for continue, and see that it brings you there.', seconds: 15 },
      },
      {
        step: { text: 'Leave the cursor on that line, and save the file.', minutes: 1 },
        challenge: { text: 'Put the phone where your eyes meet the code first.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Plain words show how well you know a program. Tell {ally} in one sentence what the last code you wrote does.',
    short: 'Tell {ally} what your last code does.',
    form: 'tell',
    drill_sergeant: 'No jargon. One sentence.',
    kind_encouraging: 'A puzzled look is fine, since it shows which word to explain.',
    teammate: 'If it makes sense to somebody else, we’ve understood it.',
    wise_mentor: 'The word that needs explaining is often the one to look up again.',
    own: [
      {
        step: { text: 'Run that code once more, and compare it with your sentence.', minutes: 2 },
        challenge: { text: 'Put the sentence at the top of the file as a comment.', seconds: 45 },
      },
      {
        step: { text: 'Find the most technical word in your sentence, and replace it.', minutes: 1 },
        challenge: { text: 'Say the sentence with the plainer word, and check whether it is still true.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Code is more fun when somebody could use it. Ask {ally} for one small thing that a program could count or sort.',
    short: 'Ask {ally} for something a program could count.',
    form: 'tell',
    drill_sergeant: 'Write the answer into a comment.',
    kind_encouraging: 'You do not have to promise anything, only to write the idea down.',
    teammate: 'That gives our next exercise somebody to write it for.',
    wise_mentor: 'An everyday wish makes a better exercise than an invented one.',
    own: [
      {
        step: { text: 'Start a file named ideas, and leave its first line for the answer.', minutes: 1 },
        challenge: { text: 'Enter one idea of your own on the second line, however small.', seconds: 45 },
      },
      {
        step: { text: 'Look around for something that could be counted, such as books or cups.', minutes: 1 },
        challenge: { text: 'Count by hand, and note each thing your eyes and hands did.', seconds: 90 },
      },
    ],
  },
]
