import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreCodeAnswers } from './code-more.ts'

/** What messages of learning to program answer to something that the person wrote (TEXT-32). */
export const codeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Watching a program takes less energy than writing one. Run the last code that worked for you, watch it, and close it.',
    short: 'Tired coders watch. Run your last working code.',
    form: 'work',
    drill_sergeant: 'Change nothing. Watch it. Close it and rest.',
    kind_encouraging: 'Nothing has to be changed or understood, and then you may rest.',
    teammate: 'It ran for us before, so it can do the work this time.',
    wise_mentor: 'Seeing something that works is enough contact with code for a tired head.',
    own: [
      {
        step: { text: 'Find the line of code that produced the last thing you saw.', minutes: 1 },
        challenge: { text: 'Put the cursor on that line, and leave the code as it is.', seconds: 15 },
      },
      {
        step: { text: 'Note on a slip one thing that the code showed.', minutes: 1 },
        challenge: { text: 'Say in a few words what it might show next, and leave it there.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Code is less tiring to read when it is large. Raise the font size in your editor by one step, and leave it there.',
    short: 'Tired eyes need large code. Raise the font size.',
    form: 'prepare',
    drill_sergeant: 'One step, in the editor. Leave it there.',
    kind_encouraging: 'That is all for now, and the next reading will ask less of you.',
    teammate: 'Now we can lean back and still tell a comma from a period.',
    wise_mentor: 'Large letters leave more strength for understanding what they say.',
    own: [
      {
        step: { text: 'Scroll to the part of your code that you read most often.', minutes: 1 },
        challenge: { text: 'Adjust the editor window until the longest line of that part fits.', seconds: 30 },
      },
      {
        step: { text: 'Switch the editor to softer colors, if it has any.', minutes: 2 },
        challenge: { text: 'Read one line at the new size, from where you usually lean back.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You can meet code lying down, too. Save one short video about what you are learning, to watch when you are tired.',
    short: 'Tired coders watch. Save one short code video.',
    form: 'prepare',
    drill_sergeant: 'Save the link. Nothing else. Rest.',
    kind_encouraging: 'You may watch it half asleep, since nobody will ask you about it.',
    teammate: 'When we’re worn out, we press play and lean back.',
    wise_mentor: 'A subject that you have watched calmly is less strange when you are rested.',
    own: [
      {
        step: { text: 'Note in one word what you hope to see in that video.', minutes: 1 },
        challenge: { text: 'Turn on the captions of the video, if there are any, and stop it.', seconds: 30 },
      },
      {
        step: { text: 'Turn off the automatic start of whatever would follow the video.', minutes: 1 },
        challenge: { text: 'Put what you will watch it on within reach of where you lie.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tidying takes less thought than writing. Open your code, remove one blank line that is not needed, and save.',
    short: 'Too tired to write? Remove one blank line of code.',
    form: 'work',
    drill_sergeant: 'Save. Close. Rest.',
    kind_encouraging: 'Nothing can go wrong with a blank line, and then you may close the file.',
    teammate: 'It’s housework for us, and the program doesn’t mind.',
    wise_mentor: 'Even so small a change means that you have opened the file and been there.',
    own: [
      {
        step: { text: 'Check that the lines around the gap still belong together.', minutes: 1 },
        challenge: { text: 'Choose the line to read first next time, and leave the cursor there.', seconds: 15 },
      },
      {
        step: { text: 'Fix one thing of the same size, such as a space too many.', minutes: 1 },
        challenge: { text: 'Run the code once, to see that nothing else has changed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You need not know the answer to put the task in place. Copy the first sentence of the exercise into your code as a comment.',
    short: 'No answer needed yet. Copy the exercise’s first sentence.',
    form: 'prepare',
    drill_sergeant: 'Paste it into the code as a comment. Save.',
    kind_encouraging: 'With that line in it, the file is no longer blank.',
    teammate: 'Now the page isn’t empty, and we didn’t have to invent a thing.',
    wise_mentor: 'The rest of the task looks different once its first sentence stands in your own file.',
    own: [
      {
        step: { text: 'Mark the word in the copied sentence that says what is wanted.', minutes: 1 },
        challenge: { text: 'Rephrase the sentence in a second comment, in words of your own.', seconds: 60 },
      },
      {
        step: { text: 'Note below the sentence what you are given to start with.', minutes: 2 },
        challenge: { text: 'Type one name for the result, such as total or answer.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Whatever is unclear can be written down as a question. Type yours into the code file as a comment, with a question mark.',
    short: 'Unclear start? Type your question into the code.',
    form: 'note',
    drill_sergeant: 'As a comment, with a question mark. Save.',
    kind_encouraging: 'It may be as simple as asking what the first line has to do.',
    teammate: 'Half the time, we see the answer while we’re typing the question.',
    wise_mentor: 'A question in writing can be looked up, while a feeling of being lost cannot.',
    own: [
      {
        step: { text: 'Shorten the question until only one thing in it is unclear.', minutes: 2 },
        challenge: { text: 'Add your best guess below the question, beginning with the word perhaps.', seconds: 60 },
      },
      {
        step: { text: 'Add where you would look first: a page, a book, or a lesson.', minutes: 1 },
        challenge: { text: 'Find the word in your question that you would type into a search.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A file that runs is easier to go on with than a blank one. Write code that prints the word start, and run it.',
    short: 'Print the word start. Run that code.',
    form: 'work',
    drill_sergeant: 'One line. One run. Begun.',
    kind_encouraging: 'You have written that line before, or you can copy it from any example.',
    teammate: 'It runs, so from here on we only have to add to it.',
    wise_mentor: 'Once something works, every further line has something to stand on.',
    own: [
      {
        step: { text: 'Add a second line that prints the word end.', minutes: 1 },
        challenge: { text: 'Save the file under a name for what will stand between the two lines.', seconds: 30 },
      },
      {
        step: { text: 'Change the word start to something you would like the program to say.', minutes: 1 },
        challenge: { text: 'Guess what will appear, then run the code and look.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A big program gets clearer from its end. Write down one thing that your code should show when it works.',
    short: 'Begin at the end. Write what the code shows.',
    form: 'note',
    drill_sergeant: 'One thing on the screen. No details.',
    kind_encouraging: 'It may be a single word or a number, and nobody expects more yet.',
    teammate: 'Now we know what we’re after, and it’s only one thing.',
    wise_mentor: 'When the end is named, the step before it is often easy to guess.',
    own: [
      {
        step: { text: 'Note above that result what the code needs to be given.', minutes: 2 },
        challenge: { text: 'Connect both with an arrow, and leave space for the steps between.', seconds: 15 },
      },
      {
        step: { text: 'Note what your code should show when something goes wrong.', minutes: 2 },
        challenge: { text: 'Choose which of the two results would be easier to build first.', seconds: 30 },
      },
    ],
  },
  ...moreCodeAnswers,
]
