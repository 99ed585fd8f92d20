import { idea, type SuggestionTheme } from './theme.ts'

/** A break without a cigarette or a vape; `tool` is what is left at home. */
const withoutNicotine = (habit: 'smoking' | 'vaping', tool: string): SuggestionTheme['ideas'] => ({
  do: [
    idea(
      `Stop ${habit}: hold a cup at the break`,
      'coffee inside, both hands on the cup, until the urge is over.',
      [10, 7],
    ),
    idea(`Stop ${habit}: climb the stairs at the break`, 'to your floor and back, and count the breaths.', [10, 5]),
  ],
  'leave-out': [
    idea(
      `Stop ${habit}: leave the ${tool} at home`,
      'check pockets and bag before the door, and put it in one drawer.',
      [5, 7],
      'morning',
    ),
    idea(`Stop ${habit}: stay inside at the usual break`, 'stand where you usually do not, and drink water.', [10, 5]),
  ],
  person: [
    idea(
      `Stop ${habit}: tell one person when the urge comes`,
      'one message, with the time; the answer can wait.',
      [5, 7],
    ),
    idea(`Stop ${habit}: spend a break with somebody inside`, 'ask beforehand, and name the day.', [15, 5]),
  ],
})

/** Smoking, money, physiotherapy, temper, writing, languages and quiet. */
export const HABITS_AND_LEARNING: readonly SuggestionTheme[] = [
  { about: /\bvap(?:e|es|ing)\b/i, ideas: withoutNicotine('vaping', 'device') },
  { about: /\b(?:smok\w*|cigarettes?|nicotine)\b/i, ideas: withoutNicotine('smoking', 'lighter') },
  {
    about: /\b(?:debts?|credit cards?|envelopes?|bills?|loans?|invoices?|money|savings?|paid|pay off|card is paid)\b/i,
    ideas: {
      do: [
        idea(
          'Pay off debt: open one letter at the table',
          'one envelope, its date and its amount on one sheet.',
          [10, 6],
        ),
        idea(
          'Save money: write down the day’s spending',
          'pen and paper, before the light goes out.',
          [5, 7],
          'evening',
        ),
      ],
      'leave-out': [
        idea(
          'Spend less: leave the card at home',
          'take the cash for the day with you, and note what is left.',
          [5, 6],
          'morning',
        ),
        idea(
          'Spend less: let one purchase wait',
          'write it on a list until Sunday; what you still want then may stay.',
          [5, 5],
        ),
      ],
      person: [
        idea(
          'Take the letters to a debt counselor',
          'find a free service, make the date, and put the unopened ones in a bag.',
          [45, 1],
        ),
        idea('Pay off debt: open letters with somebody', 'they read the date aloud; you write it down.', [30, 1]),
      ],
    },
  },
  {
    about: /\b(?:physio\w*|knee|surgery|stick|rehab|exercise sheet|therapist’s sheet)\b/i,
    circles: ['Health & Fitness'],
    ideas: {
      do: [
        idea(
          'Do the physio exercises as they are written',
          'only what stands on the sheet, beside something to hold on to.',
          [10, 7],
        ),
        idea(
          'Note after physio what helped and what did not',
          'one line after the sheet, for the next appointment.',
          [5, 7],
          'evening',
        ),
      ],
      'leave-out': [
        idea(
          'Do only the physio exercises on the sheet',
          'stop where the sheet stops, and sit down afterward.',
          [5, 7],
        ),
        idea('Leave one errand to others during rehab', 'choose one with stairs or bags.', [10, 2]),
      ],
      person: [
        idea(
          'Ask one question at each physio appointment',
          'write it down the evening before, and the answer after.',
          [10, 1],
        ),
        idea('Do the physio exercises with somebody beside me', 'as far as the sheet allows, and back.', [10, 3]),
      ],
    },
  },
  {
    about: /\b(?:shout\w*|yell\w*|my voice|temper|loud|snap(?:ping)? at)\b/i,
    circles: ['Spiritual', 'Friends & Family', 'Personal Development', 'Health & Fitness'],
    ideas: {
      do: [
        idea(
          'Stop shouting at the kids: go to the sink first',
          'cold water over both hands, then one sentence in a low voice.',
          [5, 7],
        ),
        idea(
          'Put shoes and bags by the door',
          'those of everyone, before the last light goes out.',
          [10, 5],
          'evening',
        ),
      ],
      'leave-out': [
        idea(
          'Stop shouting at the kids: leave one task out',
          'choose what can wait until the afternoon, and let it wait.',
          [5, 5],
          'morning',
        ),
        idea('Stop yelling at the kids: leave the phone away', 'face down, in another room.', [5, 5], 'morning'),
      ],
      person: [
        idea(
          'Listen to the kids and ask one question',
          'one child at a time, sitting down, and no advice after it.',
          [10, 5],
          'evening',
        ),
        idea(
          'Apologize to my family in one sentence',
          'on a day it is needed, without a reason behind it; else say what went well.',
          [5, 7],
          'evening',
        ),
      ],
    },
  },
  {
    about: /\b(?:thesis|chapters?|draft\w*|manuscript|writ(?:e|ing) (?:my|the|a) \w+|dissertation)\b/i,
    circles: ['Work', 'Personal Development'],
    ideas: {
      do: [
        idea(
          'Write a page of my draft before all else',
          'at the place where you write, one page that may be bad.',
          [50, 5],
          'morning',
        ),
        idea(
          'Write the next page of my draft',
          'stop in the middle of a sentence, so that tomorrow has a start.',
          [45, 5],
        ),
      ],
      'leave-out': [
        idea(
          'Write my draft without rereading it',
          'cover or fold yesterday’s pages, and begin on the empty line.',
          [5, 5],
          'morning',
        ),
        idea('Write my draft and stop at noon', 'close the file, and leave the reading for another day.', [5, 5]),
      ],
      person: [
        idea(
          'Write my draft and read a page to somebody',
          'a page of this week, as it is, by phone or at a table.',
          [30, 1],
        ),
        idea(
          'Write my draft and send a page to a reader',
          'one page and one question, with the day of the answer.',
          [15, 1],
        ),
      ],
    },
  },
  {
    about:
      /\b(?:vokabeln?|vocabular\w+|flashcards?|karteikarten|karten|japan\w*|spanish|french|german|italian|language|sprache)\b/i,
    ideas: {
      do: [
        idea(
          'Learn vocabulary from cards before sleep',
          'the pile from the pillow, aloud, the hard ones twice.',
          [10, 7],
          'evening',
        ),
        idea('Speak the language aloud on the way', 'with the words of this week, to yourself.', [10, 5], 'morning'),
      ],
      'leave-out': [
        idea(
          'Learn only old vocabulary on tired days',
          'the old cards only, until the first mistake that makes you smile.',
          [5, 3],
          'evening',
        ),
        idea('Learn the language without the translation', 'read one page as it is, and guess.', [10, 3]),
      ],
      person: [
        idea('Speak the language with somebody on a call', 'one topic written down before, mistakes allowed.', [15, 2]),
        idea('Speak the language in a voice message', 'three sentences, sent at the first take.', [5, 4]),
      ],
    },
  },
  {
    about: /\b(?:meditat\w*|silen(?:ce|t)|quiet|sit still|stille|candle|bench|balcony|lake|garden)\b/i,
    circles: ['Spiritual'],
    ideas: {
      do: [
        idea(
          'Sit in silence at a place of my own',
          'by the window or outside, with the phone in another room.',
          [10, 7],
          'morning',
        ),
        idea('Sit in silence in the same chair', 'one cup, one look outside, and no screen.', [10, 7], 'morning'),
      ],
      'leave-out': [
        idea(
          'Sit in silence before radio and phone',
          'both stay off; the first sound of the day is yours.',
          [5, 7],
          'morning',
        ),
        idea('Go one way in silence, without earphones', 'from door to door.', [20, 1]),
      ],
      person: [
        idea('Ask somebody to guard my time of silence', 'say which time it is, and what it is for.', [5, 1]),
        idea('Sit in silence with somebody', 'agree on the time, and talk only afterward.', [20, 1]),
      ],
    },
  },
]
