import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreLanguageAnswers } from './language-more.ts'

/** What messages of a language answer to something that its learner wrote (TEXT-32). */
export const languageAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'On a tired day, one word is enough. Look up the word for tired in the language you are learning, and say it.',
    short: 'Learn one word: tired, in your new language.',
    form: 'work',
    drill_sergeant: 'Look it up. Say it aloud. Then rest.',
    kind_encouraging: 'You can say it with a yawn, and then you are done.',
    teammate: 'We’ll get plenty of use out of that one.',
    wise_mentor: 'A word that fits the moment is easier to remember.',
    own: [
      {
        step: { text: 'Write the word for tired from memory, and compare its spelling.', minutes: 1 },
        challenge: { text: 'Say “I am tired” in the new language, as well as you can.', seconds: 30 },
      },
      {
        step: { text: 'Find the word for the opposite of tired in the new language.', minutes: 2 },
        challenge: { text: 'Say tired and its opposite in turn, and keep the one that fits you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired head can still listen. Play one recorded sentence in the language you are learning, and close your eyes for it.',
    short: 'If you are tired, only listen. Play something in the new language.',
    form: 'work',
    drill_sergeant: 'One sentence is enough. Eyes closed. Repeat nothing.',
    kind_encouraging: 'You do not have to understand all of it, or to repeat it.',
    teammate: 'Lie back, and we let the speaker do the work.',
    wise_mentor: 'You get used to the sound, even if you miss some words.',
    own: [
      {
        step: { text: 'Listen to the recording once more, for one word that you know.', minutes: 1 },
        challenge: { text: 'Guess in a word what the recording was about.', seconds: 15 },
      },
      {
        step: { text: 'Save the recording where you can start it with one touch.', minutes: 1 },
        challenge: { text: 'Start it once from there, and listen only to the melody of the voice.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Speaking is easiest where nobody can hear it. Whisper one sentence in the new language, mistakes and all.',
    short: 'Whisper one sentence in the new language. Nobody hears it.',
    form: 'work',
    drill_sergeant: 'Start to end. Correct nothing.',
    kind_encouraging: 'It may come out crooked, and nothing will happen.',
    teammate: 'We whisper it to the wall first, and to people another day.',
    wise_mentor: 'When you say it again, it will already be familiar.',
    own: [
      {
        step: { text: 'Find the hardest word in the whispered sentence, and say it alone.', minutes: 1 },
        challenge: { text: 'Repeat the whole sentence once, this time in a quiet speaking voice.', seconds: 30 },
      },
      {
        step: { text: 'Write the whispered sentence down the way it sounded to you.', minutes: 2 },
        challenge: { text: 'Change one word in it, and whisper the new sentence.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Most people are patient with somebody who says that they are learning. Write down how to say so in the new language.',
    short: 'Patience can be asked for. Look up: I am still learning.',
    form: 'note',
    drill_sergeant: 'Write it in the new language. Say it.',
    kind_encouraging: 'With that said, a mistake will surprise nobody.',
    teammate: 'We open with that, and they slow down for us.',
    wise_mentor: 'Said at the beginning, it changes what the other person listens for.',
    own: [
      {
        step: { text: 'Read your phrase for “I am still learning” aloud, slowly.', minutes: 1 },
        challenge: { text: 'Put the word for hello in front of the phrase, and say both.', seconds: 30 },
      },
      {
        step: { text: 'Look up “more slowly, please” in the new language, too.', minutes: 2 },
        challenge: { text: 'Decide which of the two phrases you would need first, and with whom.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A new word can lie between you and the phone. Write one on paper, and lay the paper on the phone.',
    short: 'Write one new word on paper. Lay it on the phone.',
    form: 'prepare',
    drill_sergeant: 'Next time, read the word first. Then the phone.',
    kind_encouraging: 'Before you pick up the phone, you can say the word once.',
    teammate: 'We say the word first, and then we pick it up.',
    wise_mentor: 'A word that you meet so often takes little time to learn.',
    own: [
      {
        step: { text: 'Turn the paper over, and write the new word’s meaning there.', minutes: 1 },
        challenge: { text: 'Say the new word and its meaning, and then check the paper.', seconds: 30 },
      },
      {
        step: { text: 'Add to the paper a short sentence that uses the new word.', minutes: 2 },
        challenge: { text: 'Lift the paper off the phone, read the sentence, and lay it back.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The phone is good for practicing a firm answer. Say in the language you are learning that it has to wait.',
    short: 'Tell the phone to wait in the new language.',
    form: 'work',
    drill_sergeant: 'Look up the verb. Say it firmly.',
    kind_encouraging: 'A single word such as later will do, and you may smile at it.',
    teammate: 'It can’t answer, so we get the last word.',
    wise_mentor: 'You remember a sentence that you can use longer than one from a list.',
    own: [
      {
        step: { text: 'Write your answer to the phone in the new language on a slip.', minutes: 1 },
        challenge: { text: 'Lay the phone face down, with the slip on top.', seconds: 15 },
      },
      {
        step: { text: 'Put the word for phone in the new language before your answer.', minutes: 1 },
        challenge: { text: 'Turn the phone’s sound off while you say the whole answer.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even on a full day, a word takes no longer than a breath. Say in the new language what you will do next.',
    short: 'No time needed. Name your next act in the new language.',
    form: 'work',
    drill_sergeant: 'One verb. Out loud.',
    kind_encouraging: 'A verb alone is fine, without a sentence around it.',
    teammate: 'Eat, call, clean up, whatever’s next gets a word from us.',
    wise_mentor: 'The verbs of an ordinary day come back often, so they are worth knowing first.',
    own: [
      {
        step: { text: 'Touch one thing that you need for it, and name that, too.', minutes: 1 },
        challenge: { text: 'Say in the new language that you have begun, even in a single word.', seconds: 30 },
      },
      {
        step: { text: 'Choose the act that comes after that one, and find its verb, too.', minutes: 1 },
        challenge: { text: 'Join both acts with the word for “then” in the new language.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When there is little time, put a word where you look anyway. Write a new one at the top of your calendar.',
    short: 'Little time. Write one new word in your calendar.',
    form: 'prepare',
    drill_sergeant: 'Top line. Meaning beside it.',
    kind_encouraging: 'Whenever you check what is next, the word is there for a glance.',
    teammate: 'It’s our shortest appointment, and it never runs over.',
    wise_mentor: 'You look at your calendar often, and you read the word along with it.',
    own: [
      {
        step: { text: 'Copy the new word beside your next calendar entry as well.', minutes: 1 },
        challenge: { text: 'Close the calendar, and say the new word from memory.', seconds: 15 },
      },
      {
        step: { text: 'Think of a sentence that joins the new word to your next entry.', minutes: 1 },
        challenge: { text: 'Say that sentence, with your own language wherever a word is missing.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You remember a word better once you have taught it. Tell {ally} how to say thank you in the language you are learning.',
    short: 'Teach {ally} to say thanks in the new language.',
    form: 'tell',
    drill_sergeant: 'Say it slowly. Let them repeat it.',
    kind_encouraging: 'They may pronounce it in a way that makes you both smile.',
    teammate: 'Now there’s somebody who can thank us properly.',
    wise_mentor: 'While you explain the sounds, you hear them better yourself.',
    own: [
      {
        step: { text: 'Split the word for thanks into syllables, so that it is easy to repeat.', minutes: 1 },
        challenge: { text: 'Write the word for thanks the way it sounds, for them to keep.', seconds: 60 },
      },
      {
        step: { text: 'Look up what people answer to thanks in the new language.', minutes: 2 },
        challenge: { text: 'Practice thanks and its answer as a pair, so that you can teach both.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A word that somebody wants to know is worth learning. Ask {ally} which word you should learn next in the new language.',
    short: 'Ask {ally} for your next new word.',
    form: 'tell',
    drill_sergeant: 'Take the first answer. Look it up.',
    kind_encouraging: 'Whatever they choose, you will think of them when you use it.',
    teammate: 'We may get something odd, and odd words stick.',
    wise_mentor: 'Write the word down with their name beside it.',
    own: [
      {
        step: { text: 'Look up the word they chose, or your own guess until they answer.', minutes: 2 },
        challenge: { text: 'Send the word back to them, spelled in the new language.', seconds: 45 },
      },
      {
        step: { text: 'Keep the top line of your word list free for their word.', minutes: 1 },
        challenge: { text: 'Give that line a heading that tells who chose the word.', seconds: 30 },
      },
    ],
  },
  ...moreLanguageAnswers,
]
