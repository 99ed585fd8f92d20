import type { LibraryStep } from '#domain/coach/library/entry.ts'

export const learnPractice: readonly LibraryStep[] = [
  { text: 'Pick something you already know, to warm up {when}.', minutes: 2 },
  { text: 'Look up one word, one sign, or one button that you skipped last time.', minutes: 2 },
  {
    text: 'Choose one source for {title} this week.',
    twin: 'Choose one source for this week, and put the others away.',
    minutes: 2,
  },
  { text: 'Write on a slip what you will do first {when}.', minutes: 1 },
  {
    text: 'Prepare a five-word answer to this: {obstacle}.',
    twin: 'Prepare one task so small that tiredness could not stop it.',
    minutes: 2,
  },
  {
    text: 'Do one word, one bar, or one line in spite of this: {obstacle}.',
    twin: 'Shrink today’s portion to one word, one bar, or one line.',
    minutes: 2,
  },
  {
    text: 'Go through it once with everything closed: {plan}',
    twin: 'Rehearse how you will begin: hand, page, first word.',
    minutes: 1,
  },
  {
    text: 'Do this once, slowly, to the end: {then}.',
    twin: 'Do today’s first exercise once, slowly, to the end.',
    minutes: 3,
  },
  { text: 'Send somebody the one sentence you would keep from last time.', minutes: 2 },
  { text: 'Ask {person} to quiz you on three things.', twin: 'Ask somebody to quiz you on three things.', minutes: 3 },
  {
    text: 'Play, read, or show one thing to {person}, mistakes included.',
    twin: 'Play, read, or show one thing to somebody, mistakes included.',
    minutes: 3,
  },
  { text: 'Message one question to somebody who knows more.', minutes: 2 },
  {
    text: 'Copy your reason onto the first page of your notes: {why}.',
    twin: 'Write where you will use this first, with a place and a person.',
    minutes: 2,
  },
  { text: 'Move the material to where you drink your coffee or tea.', minutes: 1 },
  {
    text: 'Carry one card for {title} in your pocket until you have used it.',
    twin: 'Carry one card in your pocket until you have used it once.',
    minutes: 2,
  },
  { text: 'Write the steps of what you learned last in sequence, from memory.', minutes: 3 },
  {
    text: 'Label three things in the room in the new language.',
    needs: 'language',
    minutes: 2,
  },
  {
    text: 'Greet the day out loud in the new language.',
    needs: 'language',
    minutes: 1,
  },
  {
    text: 'Write two lines to a friend in the new language, and keep them.',
    needs: 'language',
    minutes: 3,
  },
  {
    text: 'Say today’s date, hour, and weather in the new language.',
    needs: 'language',
    minutes: 2,
  },
  {
    text: 'Read one sign, label, or headline in the new language out loud.',
    needs: 'language',
    minutes: 2,
  },
  {
    text: 'Describe the person nearest to you in five words of the new language.',
    needs: 'language',
    minutes: 3,
  },
  {
    text: 'Listen to one short clip in the new language, and write three words.',
    needs: 'language',
    minutes: 4,
  },
  {
    text: 'Count the cups, chairs, or windows in the new language.',
    needs: 'language',
    minutes: 1,
  },
  {
    text: 'Keep a list for {title} of three things not to learn this week.',
    twin: 'Keep a list of three things not to learn this week.',
    minutes: 2,
  },
  {
    text: 'Put one card or book for {title} away until next week.',
    twin: 'Put one card, tab, or book away until next week.',
    minutes: 1,
  },
  {
    text: 'Pack a page of notes on {title} for the next wait you have.',
    twin: 'Pack one page for the next wait you have.',
    minutes: 2,
  },
  { text: 'Start this {weekday} with the part you like, even if another one is due.', minutes: 4 },
  { text: 'Note in the margin what each line is for, five lines long.', minutes: 3 },
  { text: 'Circle one thing on the page that you will leave for later.', minutes: 2 },
  { text: 'Work through one worked example with the answer covered.', minutes: 4 },
  {
    text: 'Rename your notes on {title} so that each says what is in it.',
    twin: 'Rename your notes so that each title says what is in them.',
    minutes: 2,
  },
  { text: 'Break what you learned last into steps, and say them one by one.', minutes: 2 },
  {
    text: 'Imagine a question that {person} might ask, and answer it.',
    twin: 'Imagine a question that a beginner might ask, and answer it.',
    minutes: 3,
  },
  {
    text: 'Collect three examples for {title} from today.',
    twin: 'Collect three examples of it from your own day.',
    minutes: 2,
  },
  { text: 'Say the wrong answer you gave last time, then the right one twice.', minutes: 1 },
  {
    text: 'Look up one thing for {title} and then close the search.',
    twin: 'Look up one thing, and close the search when you have it.',
    minutes: 3,
  },
  {
    text: 'Replace one hard word in your notes on {title} with your own.',
    twin: 'Replace one hard word in your notes with one of your own.',
    minutes: 2,
  },
  {
    text: 'Do one thing for {title} twice: once slowly, once as usual.',
    twin: 'Do one thing twice: once slowly, once as usual.',
    minutes: 4,
  },
  { text: 'Swap reading for doing: take one line, and do what it says.', minutes: 4 },
  {
    text: 'Group what you have learned for {title} under three headings.',
    twin: 'Group what you know under three headings.',
    minutes: 3,
  },
  {
    text: 'Whisper the hardest thing for {title} and then say it out loud.',
    twin: 'Whisper the hardest word or step once, then say it out loud.',
    minutes: 1,
  },
  { text: 'Leave out the notes, and see how far you get from memory.', minutes: 3 },
  { text: 'Stick a note with one word or step on the kettle, the mirror, or a door.', minutes: 2 },
  { text: 'Study one correct example, and mark what you would have done otherwise.', minutes: 3 },
  { text: 'Take a video or photo of your hands at work, and look once.', minutes: 3 },
  {
    text: 'Finish one task for {title} that you left half done.',
    twin: 'Finish one task that you left half done.',
    minutes: 4,
  },
  { text: 'Point at each button, line, or part, and say what it does.', minutes: 2 },
]
