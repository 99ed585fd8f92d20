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
    text: 'Cover the answer with your hand, guess the word, and only then look. Guessing helps you more than reading.',
    short: 'Cover the answer. Guess the word. Then look.',
    form: 'work',
  },
  {
    text: 'Listening and repeating train your pronunciation. Play one sentence of the language, and copy how the voice goes up and down.',
    short: 'Listen to one sentence of the language. Repeat its tune.',
    form: 'work',
  },
  {
    text: 'Draw the word that you keep forgetting on its card, as simply as you can.',
    short: 'Draw the word that you keep forgetting. On its card.',
    form: 'work',
  },
  {
    text: 'Touch something near you, and say its word in the language. If you do not know the word, look it up.',
    short: 'Point at one object. Say its word in the language.',
    form: 'work',
  },
  {
    text: 'In a conversation you need phrases more than single words. Say one phrase that you know in the language out loud.',
    short: 'Say one phrase in the language out loud.',
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
    text: 'Think of somebody you could talk to in this language. Say one question for that person out loud.',
    short: 'Say one question in the language. It needs no answer.',
    form: 'work',
  },
  {
    text: 'In a mirror you can see how your mouth makes a sound. Say one new word slowly in front of it.',
    short: 'Say one new word slowly. Watch your mouth in a mirror.',
    form: 'work',
  },
  {
    text: 'Say a sentence that you know in the language. Then change who is speaking, and say it again.',
    short: 'Take one sentence of the language. Change who speaks.',
    form: 'work',
  },
  {
    text: 'New words pile up if you add some every day. Add none today, and repeat the last ones you learned.',
    short: 'No new cards today. Repeat yesterday’s words aloud.',
    form: 'work',
  },
  {
    text: 'Take a song in the language that you like. Read one line of it, and find the verb.',
    short: 'Read one song line in the language. Find the verb.',
    form: 'work',
  },
  {
    text: 'You will often talk about your own life. Write one sentence about your day in the language, with gaps for missing words.',
    short: 'Write one sentence on your day in the language. Gaps allowed.',
    form: 'work',
  },
  {
    text: 'Write one word in full by hand, with its article if it has one. Say it while you write.',
    short: 'Write one word by hand, with its article.',
    form: 'work',
  },
  {
    text: 'Most small talk begins and ends in the same way. Say hello, ask how somebody is, and say goodbye in the language, out loud.',
    short: 'Say hello and goodbye in the language. Out loud.',
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
    text: 'New letters and accents need practice by hand. Write one word of the language slowly, letter by letter or sign by sign.',
    short: 'Write one sign of the language slowly by hand.',
    form: 'work',
  },
  {
    text: 'Say today’s weekday in the language, and then the next one. Look it up if you are not sure.',
    short: 'Say today’s weekday in the language. Then the next one.',
    form: 'work',
  },
  {
    text: 'Write the hardest word of this week on a card, and put it in your pocket. Look at it when you wait.',
    short: 'Put the hardest word card into your pocket.',
    form: 'work',
  },
]
