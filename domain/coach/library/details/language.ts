import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a language. */
export const languageDetails: readonly Detail[] = [
  {
    text: 'A word comes more easily after you have said it. Say the last word you learned out loud before you open anything.',
    short: 'Say the newest word aloud. Then look at the cards.',
    form: 'work',
  },
  {
    text: 'Stand some word cards beside the kettle, and read one while you wait for the water.',
    short: 'Put a few word cards where you usually wait.',
    form: 'prepare',
  },
  {
    text: 'You remember a new word better after you have used it. Build one sentence with it, even with mistakes.',
    short: 'Build one sentence with a new word. Say it aloud.',
    form: 'work',
  },
  {
    text: 'Go through a few cards that you know first, and then take one hard card.',
    short: 'Take the easy cards first. Then the hard one, once.',
    form: 'work',
  },
  {
    text: 'Cover the answer with your hand, say the word, and only then look. Guessing helps you more than reading.',
    short: 'Cover the answer. Guess the word. Then look.',
    form: 'work',
  },
  {
    text: 'Take one card, and say its word out loud the way your teacher or the app says it.',
    short: 'Say one card aloud, exactly as you heard it.',
    form: 'work',
  },
  {
    text: 'Draw the word that you keep forgetting on its card, as simply as you can.',
    short: 'Draw the word that you keep forgetting. On its card.',
    form: 'work',
  },
  {
    text: 'Touch something near you, and say its new word. If you do not know the word, make a card for it.',
    short: 'Point at one object. Say its new word, or make a card.',
    form: 'work',
  },
  {
    text: 'Single words are easier to keep in a phrase. Put one of today’s words into a short phrase, and say it.',
    short: 'Put one of today’s words into a phrase. Say it.',
    form: 'work',
  },
  {
    text: 'When you are tired, reading a word is easier than recalling it. Only read the cards today, front and back.',
    short: 'If you are tired, only read the cards. No test.',
    form: 'work',
  },
  {
    text: 'Look up the opposite of one word that you know. Say both words out loud, one after the other.',
    short: 'Learn one word together with its opposite.',
    form: 'work',
  },
  {
    text: 'Think of somebody with whom you want to use these words. Say one of today’s words as if to that person.',
    short: 'Say one of today’s words as if to somebody.',
    form: 'work',
  },
  {
    text: 'In a mirror you can see how your mouth makes a sound. Say one new word slowly in front of it.',
    short: 'Say one new word slowly. Watch your mouth in a mirror.',
    form: 'work',
  },
  {
    text: 'Shuffle the cards before you begin. Words that come unexpectedly are harder, and you remember them longer.',
    short: 'Shuffle the cards. Then take the first one.',
    form: 'work',
  },
  {
    text: 'New words pile up if you add some every day. Add none today, and repeat the last ones you learned.',
    short: 'No new cards today. Repeat yesterday’s words aloud.',
    form: 'work',
  },
  {
    text: 'Sort the cards into known and unknown. Begin with the first of the unknown pile.',
    short: 'Sort the cards: known, unknown. Begin with an unknown one.',
    form: 'work',
  },
  {
    text: 'You will often talk about your own life. Write one sentence about your day with a word from the cards.',
    short: 'Use one card word in a sentence. Write it.',
    form: 'work',
  },
  {
    text: 'Write one word in full by hand, with its article if it has one. Say it while you write.',
    short: 'Write one word by hand, with its article.',
    form: 'work',
  },
  {
    text: 'Turn the cards over, and go the other way: read the meaning, and say the new word.',
    short: 'Turn the cards over. Go the other way once.',
    form: 'work',
  },
  {
    text: 'Take a word that you are not sure how to pronounce. Say it out loud, and then listen to it in a dictionary.',
    short: 'Say the word you are unsure of. Then check it.',
    form: 'work',
  },
  {
    text: 'Without repetition, a lesson is soon forgotten. Look once at the last card or lesson, and say one word from it.',
    short: 'Look once at the last card. Say its word.',
    form: 'work',
  },
  {
    text: 'New letters need practice by hand. Write one word from the cards slowly, letter by letter or sign by sign.',
    short: 'Write one card word slowly by hand.',
    form: 'work',
  },
  {
    text: 'Choose the word that you want to know tomorrow without looking. Say it out loud before you put the cards away.',
    short: 'Choose one card for tomorrow. Say it out loud.',
    form: 'work',
  },
  {
    text: 'Write the hardest word of this week on a card, and put it in your pocket. Look at it when you wait.',
    short: 'Put the hardest word card into your pocket.',
    form: 'work',
  },
]
