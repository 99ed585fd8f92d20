import type { LibraryStep } from '#domain/coach/library/entry.ts'

export const reflectQuiet: readonly LibraryStep[] = [
  { text: 'Sit where you will do this, with the phone out of reach.', minutes: 1 },
  { text: 'Write one line about a moment of yesterday.', minutes: 2 },
  { text: 'Read one passage slowly, then the same passage again.', minutes: 4 },
  { text: 'Sit still and follow your breath until the timer ends.', minutes: 4 },
  { text: 'Write down one thing that is on your mind, then close the notebook.', minutes: 3 },
  { text: 'Name one person you want to keep in mind this {weekday}.', minutes: 1 },
  { text: 'Write one question, and leave it without an answer.', minutes: 2 },
  { text: 'Copy by hand one sentence you want to keep.', minutes: 3 },
  {
    text: 'Put what you need where you will be {when}.',
    minutes: 1,
  },
  { text: 'Listen to the room until you can name its quietest sound.', minutes: 3 },
  { text: 'Look at one object on the table as if you had to draw it.', minutes: 2 },
  {
    text: 'Let the first thoughts pass before {acting}, without following one.',
    twin: 'Let the first thoughts pass, without following one.',
    minutes: 4,
  },
  { text: 'Read a single line out loud, and wait before the next.', minutes: 2 },
  {
    text: 'Switch on one lamp for {acting}, and switch off another.',
    twin: 'Switch on one lamp for this, and switch off another.',
    minutes: 1,
  },
  {
    text: 'Stay after {acting} until you want to get up.',
    twin: 'Stay where you are at the end until you want to get up.',
    minutes: 3,
  },
  {
    text: 'Open the book or the notebook for {title} without reading yet.',
    twin: 'Open the book or the notebook without reading yet.',
    minutes: 2,
  },
  {
    text: 'Decide where this will wait meanwhile: {obstacle}.',
    twin: 'Move away what you usually reach for first.',
    minutes: 2,
  },
  {
    text: 'Say the first word of your plan, and wait: {plan}',
    twin: 'Say one quiet word, and wait until the room is silent.',
    minutes: 1,
  },
  { text: 'Choose the seat and the light for {acting}.', twin: 'Choose the seat and the light for it.', minutes: 1 },
  {
    text: 'Close your eyes {when}, and count the sounds outside.',
    minutes: 2,
  },
  { text: 'Draw the shape of yesterday as one line, without words.', minutes: 3 },
  { text: 'Rest your eyes on the sky, a wall, or a plant until they are quiet.', minutes: 4 },
  {
    text: 'Place both hands on your knees before {acting}.',
    twin: 'Place both hands on your knees, palms as you like.',
    minutes: 1,
  },
  {
    text: 'Turn off the radio, the fan, or the screen {when}.',
    minutes: 2,
  },
  { text: 'Describe the light in the room in two sentences.', minutes: 3 },
  {
    text: 'Hold a cup, a stone, or a book before {acting}.',
    twin: 'Hold a cup, a stone, or a book, and notice its temperature.',
    minutes: 2,
  },
  {
    text: 'Keep still {when} until the first impatience has gone.',
    minutes: 4,
  },
  {
    text: 'Lower your voice for the first sentence after {acting}.',
    twin: 'Lower your voice for the next sentence you speak.',
    minutes: 1,
  },
  { text: 'Follow one breath from its start to its end, and then one more.', minutes: 2 },
  { text: 'Remember a place where you were calm, and list what was in it.', minutes: 3 },
  {
    text: 'Ask whoever is at home for quiet {when}.',
    minutes: 1,
  },
  {
    text: 'Wait a little after {acting} before you reach for anything.',
    twin: 'Wait a little at the end before you reach for anything.',
    minutes: 2,
  },
  {
    text: 'Uncross your legs before {acting}, and sit as you are.',
    twin: 'Uncross your legs, unfold your arms, and sit as you are.',
    minutes: 1,
  },
  { text: 'Watch one thing that moves by itself: a leaf, a cloud, a cat.', minutes: 3 },
  { text: 'Pause at the end of each sentence for the length of one breath.', minutes: 2 },
  {
    text: 'Leave the notebook for {title} closed, and only lay your hand on it.',
    twin: 'Leave the notebook closed today, and only lay your hand on it.',
    minutes: 1,
  },
  { text: 'Notice where in your body it is quiet.', minutes: 2 },
  { text: 'Walk through the rooms without a purpose, or in your mind.', minutes: 3 },
  {
    text: 'Cover the screen with a cloth before {acting}.',
    twin: 'Cover the screen with a cloth or a book.',
    minutes: 1,
  },
  { text: 'Prepare a place with one seat, one light, and one page.', minutes: 2 },
  { text: 'Hear one piece of music with nothing in your hands.', minutes: 4 },
  {
    text: 'Set a soft sound as the end of {acting}.',
    twin: 'Set a soft sound as the end, and forget the clock.',
    minutes: 1,
  },
  { text: 'Find the passage, the page, or the word for {weekday}, and mark it.', minutes: 2 },
  {
    text: 'Carry the cup or the blanket to the window {when}.',
    minutes: 1,
  },
  {
    text: 'Start with a silence {when}, before the first word.',
    minutes: 2,
  },
  { text: 'Think of somebody for whom this is a hard day, and wish them well.', minutes: 3 },
  { text: 'Fold your hands, open them, or lay them down, as you are used to.', minutes: 1 },
  { text: 'Step to the threshold of the room, and stop there once.', minutes: 1 },
]
