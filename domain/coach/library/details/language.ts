import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a language. */
export const languageDetails: readonly Detail[] = [
  {
    text: 'A word that has been said once is easier to say again. Say the newest one out loud before you look at any card.',
    short: 'Say the newest word aloud. Then look at the cards.',
  },
  {
    text: 'A few words learned in passing beat a long list. Put today’s cards where you wait anyway.',
    short: 'Put a few word cards where you usually wait.',
  },
  {
    text: 'You know a word when you can use it badly. Build one wrong sentence with a new word, and enjoy it.',
    short: 'Build one wrong sentence with a new word. Say it aloud.',
  },
  {
    text: 'The cards that are easy want to be seen first. Go through those, and let them warm up the hard one.',
    short: 'Take the easy cards first. Then the hard one, once.',
  },
  {
    text: 'Covering the answer is the whole method. Put your hand over it, guess the word, and look.',
    short: 'Cover the answer. Guess the word. Then look.',
  },
  {
    text: 'A language comes in through the ear as well. Listen to one sentence, and repeat it with the same tune.',
    short: 'Listen to one sentence of the language. Repeat its tune.',
  },
  {
    text: 'The word that never sticks needs a picture. Draw it on its card, badly and large.',
    short: 'Draw the word that never sticks. Large, on its card.',
  },
  {
    text: 'Objects in a room are a free vocabulary. Point at one, and say its word out loud.',
    short: 'Point at one object. Say its word in the language.',
  },
  {
    text: 'A notebook of words is for using, not for keeping. Take one phrase out, and say it to the window.',
    short: 'Say one phrase in the language out loud.',
  },
  {
    text: 'Tired heads recognize words that they cannot recall. Only read the cards today, front and back.',
    short: 'If you are tired, only read the cards. No test.',
  },
  {
    text: 'A word with its opposite takes up half the room. Learn one pair today.',
    short: 'Learn one word together with its opposite.',
  },
  {
    text: 'Somebody speaks this language for a living. Prepare one question for them, and say it aloud.',
    short: 'Say one question in the language. It needs no answer.',
  },
  {
    text: 'Pronunciation is a matter of the mouth. Say one new word slowly, in front of a mirror.',
    short: 'Say one new word slowly. Watch your mouth in a mirror.',
  },
  {
    text: 'The grammar of a language hides in the sentences you know. Take one, and change only who is speaking.',
    short: 'Take one sentence of the language. Change who speaks.',
  },
  {
    text: 'The deck grows faster than the head. Leave the new cards alone, and repeat the last ones.',
    short: 'No new cards today. Repeat yesterday’s words aloud.',
  },
  {
    text: 'A song line is a sentence that stays by itself. Read one in the language, and find its verb.',
    short: 'Read one song line in the language. Find the verb.',
  },
  {
    text: 'What you want to say most is what you need first. Write one sentence about your own day, with gaps where words are missing.',
    short: 'Write one sentence on your day in the language. Gaps allowed.',
  },
  {
    text: 'Writing by hand slows a word down enough to enter. Write one of them in full, with its article.',
    short: 'Write one word by hand, with its article.',
  },
  {
    text: 'Small talk is the first exam in any language. Say hello, ask how it is, and say goodbye, all by yourself.',
    short: 'Say hello and goodbye in the language. Out loud.',
  },
  {
    text: 'A word said wrong in good company is learned for life. Choose one that you are unsure of, and try it.',
    short: 'Say the word you are unsure of. Then check it.',
  },
  {
    text: 'The hour after a lesson forgets the most. Look at the last card that you learned, and only at that one.',
    short: 'Look once at the last card. Say its word.',
  },
  {
    text: 'A new word can look like a drawing at first. Write one sign of it slowly, as a drawing.',
    short: 'Write one sign of the language slowly by hand.',
  },
  {
    text: 'Numbers and days turn up everywhere. Say today’s weekday in the language, and the one after it.',
    short: 'Say today’s weekday in the language. Then the next one.',
  },
  {
    text: 'A card in the pocket gets read at the bus stop. Put the hardest word of this week into yours.',
    short: 'Put the hardest word card into your pocket.',
  },
]
