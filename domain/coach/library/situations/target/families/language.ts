import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A language with a date. The day before, and the day itself (TEXT-37). */
export const languageDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Take just that today: put it into one sentence, and say the sentence until it comes without looking.',
        'Choose one sentence that you will surely need, and say it until it comes without looking. New words can wait until the date is over.',
      ],
      short: [
        'Your note: {last_note}. Put it into one sentence. Say it until it comes by itself.',
        'Choose one sentence that you will need. Say it until it comes by itself. No new words.',
      ],
      step: {
        text: 'Write one sentence in {language} that you will surely need.',
        twin: 'Write one sentence that you will surely need.',
        minutes: 3,
      },
      challenge: { text: 'Say it aloud, looking at the window and not at the page.', seconds: 30 },
    },
    {
      text: [
        'Go through your cards once, and sort them into known and not known. Leave the second pile closed, and end with the first.',
      ],
      short: ['Sort your cards once. Known left, unknown right. Close the right pile. End with the left.'],
      step: {
        text: 'Sort your words in {language}: known, and not yet.',
        twin: 'Sort your words: known, and not yet.',
        minutes: 4,
      },
      challenge: {
        text: 'Say three known words in {language}, with your eyes closed.',
        twin: 'Say three known words, with your eyes closed.',
        seconds: 30,
      },
    },
    {
      text: [
        'Learn the sentence that helps when words are missing: please say that again, slowly. It gets you through most conversations.',
      ],
      short: ['Learn one rescue sentence. Please say that again, slowly. Say it until it is fast.'],
      step: {
        text: 'Say in {language}: please say that again, slowly.',
        twin: 'Say it in the language: please say that again, slowly.',
        minutes: 2,
      },
      challenge: { text: 'Write the rescue sentence on a slip for your pocket.', seconds: 30 },
    },
    {
      text: [
        'Listen to the language today without a book: a song, a film, or the news. Write down the words that you recognize.',
      ],
      short: ['Listen without a book. Song, film, or news. Write down what you recognize.'],
      instead: {
        text: [
          'You wrote {obstacle}. Make it a short round, lying down: first the words that you know, then one that you do not. Then lights out.',
        ],
        short: ['Known obstacle: {obstacle}. Short round, lying down. Known words first. One new one. Lights out.'],
        meets: ['tired'],
        step: {
          text: 'Say three words in {language} that you know by heart, lying down.',
          twin: 'Say three words that you know by heart, lying down.',
          minutes: 1,
        },
        challenge: { text: 'Lay the cards on your pillow, the known ones on top.', seconds: 15 },
      },
      step: {
        text: 'Play something spoken in {language}, and write down what you recognize.',
        twin: 'Play something spoken, and write down what you recognize.',
        minutes: 4,
      },
      challenge: { text: 'Repeat one line of it aloud, with its melody.', seconds: 30 },
    },
    {
      text: [
        'Write a few lines about yourself, as you would say them to a stranger. Read them aloud once, and fix only what you stumble over.',
      ],
      short: ['Write a few lines about yourself. Read them aloud. Fix only what you stumble over.'],
      step: {
        text: 'Write three lines about yourself in {language}.',
        twin: 'Write three lines about yourself, as you would say them.',
        minutes: 4,
      },
      challenge: { text: 'Say the first of these lines to the mirror.', seconds: 30 },
    },
  ],
  target_day: [
    {
      text: [
        'Say one sentence in {language} to somebody today, or write it. Mistakes in it do not have to be corrected.',
        'Say one sentence in the language to somebody today, or write it. Mistakes in it do not have to be corrected.',
      ],
      short: ['Say one sentence to somebody. Or write it. Mistakes stay in.'],
      step: {
        text: 'Write one sentence in {language} to somebody who can read it.',
        twin: 'Write one sentence to somebody who can read it.',
        minutes: 3,
      },
      challenge: { text: 'Say the sentence aloud before you send it.', seconds: 30 },
    },
    {
      text: [
        'Take your oldest card or your first page, and read it. What was new then is what you can measure today by.',
      ],
      short: ['Open your first page. Read it aloud. Note what is easy now.'],
      step: {
        text: 'Read aloud the first page that you learned in {language}.',
        twin: 'Read aloud the first page that you learned.',
        minutes: 3,
      },
      challenge: {
        text: 'Name one thing in the room in {language}.',
        twin: 'Name one thing in the room in the language.',
        seconds: 15,
      },
    },
    {
      text: [
        'Write down what you can say today, in a list: greet, ask, thank, tell. Leave the gaps in the list visible.',
      ],
      short: ['List what you can say. Greet, ask, thank, tell. Leave the gaps visible.'],
      step: { text: 'List what you can say: greet, ask, thank, tell.', minutes: 4 },
      challenge: {
        text: 'Tell yourself about today in {language}, in one sentence.',
        twin: 'Tell yourself about today in the language, in one sentence.',
        seconds: 45,
      },
    },
    {
      text: [
        'Play something spoken that was too fast for you at the start. Listen once, without stopping, and count nothing.',
      ],
      short: ['Play what was too fast at the start. Listen once. No stopping. No counting.'],
      step: {
        text: 'Listen once to something spoken in {language}, without stopping.',
        twin: 'Listen once to something spoken, without stopping.',
        minutes: 4,
      },
      challenge: { text: 'Repeat the last word that you heard.', seconds: 15 },
    },
    {
      text: ['Decide how it goes on: a teacher, a book, or the cards as they are. Write down the first day of that.'],
      short: ['Decide how it goes on. Teacher, book, or cards. Write down the first day.'],
      step: { text: 'Write down how it goes on, and from which day.', minutes: 2 },
      challenge: {
        text: 'Say goodbye to the cards for today in {language}.',
        twin: 'Say goodbye to the cards for today, in their language.',
        seconds: 15,
      },
    },
  ],
}
