import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a language. */
export const languageDetails: readonly Detail[] = [
  {
    text: 'A word that has been said once is easier to say again. Say the newest one out loud before you look at any card.',
    short: 'Newest word: say it aloud. Then the cards.',
  },
  {
    text: 'A few words learned in passing beat a long list. Put today’s cards where you wait anyway.',
    short: 'Cards where you wait. A few words. No list.',
  },
  {
    text: 'You know a word when you can use it badly. Build one wrong sentence with a new word, and enjoy it.',
    short: 'One wrong sentence with a new word. Aloud. Good.',
  },
  {
    text: 'The cards that are easy want to be seen first. Go through those, and let them warm up the hard one.',
    short: 'Easy cards first. Then the hard one. One time.',
  },
  {
    text: 'Covering the answer is the whole method. Put your hand over it, guess the word, and look.',
    short: 'Cover the answer. Guess the word. Look. Next.',
  },
  {
    text: 'A language comes in through the ear as well. Listen to one sentence, and repeat it with the same tune.',
    short: 'One sentence of the language by ear. Repeat its tune.',
  },
  {
    text: 'The word that never sticks needs a picture. Draw it on its card, badly and large.',
    short: 'Stubborn word: draw it on the card. Large.',
  },
  {
    text: 'Objects in a room are a free vocabulary. Point at one, and say its word out loud.',
    short: 'Point at one object. Say its word. Next object.',
  },
  {
    text: 'A notebook of words is for using, not for keeping. Take one phrase out, and say it to the window.',
    short: 'One phrase. Out loud. To the window. Language used.',
  },
  {
    text: 'Tired heads recognize words that they cannot recall. Only read the cards today, front and back.',
    short: 'Tired: read the cards. Front and back. No test.',
  },
  {
    text: 'A word with its opposite takes up half the room. Learn one pair today.',
    short: 'One word. Its opposite. Learn the pair.',
  },
  {
    text: 'Somebody speaks this language for a living. Prepare one question for them, and say it aloud.',
    short: 'One question in the language. Aloud. No answer needed.',
  },
  {
    text: 'Pronunciation is a matter of the mouth. Say one new word slowly, in front of a mirror.',
    short: 'New word. Mirror. Slow. Watch the mouth.',
  },
  {
    text: 'The grammar of a language hides in the sentences you know. Take one, and change only who is speaking.',
    short: 'One known sentence. Change one word: who speaks. Say it.',
  },
  {
    text: 'The deck grows faster than the head. Leave the new cards alone, and repeat the last ones.',
    short: 'No new cards. Yesterday’s words only. Aloud.',
  },
  {
    text: 'A song line is a sentence that stays by itself. Read one in the language, and find its verb.',
    short: 'One song line. Find the verb. Say the word.',
  },
  {
    text: 'What you want to say most is what you need first. Write one sentence about your own day, with gaps where words are missing.',
    short: 'One sentence on your day. Gaps allowed. Language used.',
  },
  {
    text: 'Writing by hand slows a word down enough to enter. Write one of them in full, with its article.',
    short: 'One word by hand. In full. With its article.',
  },
  {
    text: 'Small talk is the first exam in any language. Say hello, ask how it is, and say goodbye, all by yourself.',
    short: 'Hello, how are you, goodbye. Aloud. In the language.',
  },
  {
    text: 'A word said wrong in good company is learned for life. Choose one that you are unsure of, and try it.',
    short: 'Unsure word: say it anyway. Then check it.',
  },
  {
    text: 'The hour after a lesson forgets the most. Look at the last card that you learned, and only at that one.',
    short: 'Last card learned: look once. Say the word.',
  },
  {
    text: 'A new word can look like a drawing at first. Write one sign of it slowly, as a drawing.',
    short: 'One sign. Slowly. By hand. Say the word.',
  },
  {
    text: 'Numbers and days turn up everywhere. Say today’s weekday in the language, and the one after it.',
    short: 'Say today’s weekday. In the language. And the next.',
  },
  {
    text: 'A card in the pocket gets read at the bus stop. Put the hardest word of this week into yours.',
    short: 'Hardest word into your pocket. Read it outside.',
  },
]
