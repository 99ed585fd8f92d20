import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a language. */
export const languageDetails: readonly Detail[] = [
  {
    text: 'A word comes more easily after you have said it. Say the last word you learned out loud before you open anything.',
    short: 'Say the newest word aloud. Then look at the cards.',
    form: 'work',
  },
  {
    text: 'A minute of waiting is enough for one word. Put a card or a note with the newest one where you usually wait.',
    short: 'Put a card with one word where you wait.',
    form: 'prepare',
  },
  {
    text: 'You remember a new word better after you have used it. Build one sentence with it, even with mistakes.',
    short: 'Build one sentence with a new word. Say it aloud.',
    form: 'work',
  },
  {
    text: 'Known words warm you up for the hard one. Say a few that you know first, and then take one hard word.',
    short: 'Take the easy words first. Then the hard one, once.',
    form: 'work',
  },
  {
    text: 'Cover the answer with your hand, say the word, and only then look. Guessing helps you more than reading.',
    short: 'Cover the answer. Guess the word. Then look.',
    form: 'work',
  },
  {
    text: 'A word that you have only read is hard to hear. Say one aloud the way your teacher or the app says it.',
    short: 'Say one word aloud, exactly as you heard it.',
    form: 'work',
  },
  {
    text: 'A picture holds a word that a translation does not. Draw the one that you keep forgetting, as simply as you can.',
    short: 'Draw the word that you keep forgetting.',
    form: 'work',
  },
  {
    text: 'Things around you can ask for their words. Touch something near you, and say its new word, or look it up.',
    short: 'Point at one object. Say its new word, or look it up.',
    form: 'work',
  },
  {
    text: 'Single words are easier to keep in a phrase. Put one of today’s words into a short phrase, and say it.',
    short: 'Put one of today’s words into a phrase. Say it.',
    form: 'work',
  },
  {
    text: 'When you are tired, reading a word is easier than recalling it. Only read the last ones, with their meanings.',
    short: 'If you are tired, only read the words. No test.',
    form: 'work',
  },
  {
    text: 'Words that belong together are easier to keep. Look up the opposite of one that you know, and say both out loud.',
    short: 'Learn one word together with its opposite.',
    form: 'work',
  },
  {
    text: 'A word needs somebody to say it to. Think of that person, and say one of today’s words as if to them.',
    short: 'Say one of today’s words as if somebody listened.',
    form: 'work',
  },
  {
    text: 'Your mouth learns a word, too. Say one new word slowly, and feel where your tongue and your lips go.',
    short: 'Say one new word slowly. Feel your mouth make it.',
    form: 'work',
  },
  {
    text: 'Words that come unexpectedly are harder, and you remember them longer. Mix yours today, and say the first.',
    short: 'Mix today’s words. Say the first one that comes.',
    form: 'work',
  },
  {
    text: 'New words pile up if you add some every day. Say the last ones you learned aloud before a new one.',
    short: 'Say the words from last time. Then learn a new one.',
    form: 'work',
  },
  {
    text: 'Half of a list is known already. Mark the words that you are sure of, and begin with the first of the others.',
    short: 'Mark the words you know. Begin with another one.',
    form: 'work',
  },
  {
    text: 'You will often talk about your own life. Say one sentence about your day with one of the last words.',
    short: 'Use one new word to say something about today.',
    form: 'work',
  },
  {
    text: 'Writing a word by hand shows what you have not learned yet. Write one word in full, and say it.',
    short: 'Write one word by hand. Say it as you write.',
    form: 'work',
  },
  {
    text: 'Recognizing a word is easier than finding it. Go the other way: read the meaning, and say the new word.',
    short: 'Read the meaning first. Then say the word.',
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
    text: 'New letters need practice by hand. Write one word slowly, letter by letter or sign by sign.',
    short: 'Write one word slowly by hand.',
    form: 'work',
  },
  {
    text: 'The last word before you stop is often the first one next time. Choose one, and say it out loud.',
    short: 'Choose one word for tomorrow. Say it out loud.',
    form: 'work',
  },
  {
    text: 'A hard word needs to be seen more often. Write it on a slip, and put it in your pocket.',
    short: 'Put the hardest word into your pocket.',
    form: 'work',
  },
]
