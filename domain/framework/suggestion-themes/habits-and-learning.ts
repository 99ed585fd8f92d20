import { idea, type SuggestionTheme } from './theme.ts'

/** Smoking, money, physiotherapy, temper, writing, languages and quiet. */
export const HABITS_AND_LEARNING: readonly SuggestionTheme[] = [
  {
    about: /\b(?:smok\w*|cigarettes?|quit(?:ting)?|nicotine|vap(?:e|ing))\b/i,
    ideas: {
      do: [
        idea(
          'Hold the cup with both hands at the break',
          'coffee inside, both hands on the cup, until the urge is over.',
          [10, 7],
        ),
        idea(
          'Walk up the stairs and count the breaths',
          'to your floor and back, instead of the break outside.',
          [10, 5],
        ),
      ],
      'leave-out': [
        idea(
          'Leave the lighter at home',
          'check pockets and bag before the door, and put it in one drawer.',
          [5, 7],
          'morning',
        ),
        idea('Stay inside at the usual break', 'stand where you usually do not, and drink water.', [10, 5]),
      ],
      person: [
        idea('Tell one person when the urge comes', 'one message, with the time; the answer can wait.', [5, 7]),
        idea('Spend one break with somebody who stays inside', 'ask beforehand, and name the day.', [15, 5]),
      ],
    },
  },
  {
    about: /\b(?:debts?|credit cards?|envelopes?|bills?|loans?|invoices?|money|savings?|paid|pay off|card is paid)\b/i,
    ideas: {
      do: [
        idea('Open the mail at the kitchen table', 'one envelope, its date and its amount on one sheet.', [10, 6]),
        idea('Write the day’s spending on one sheet', 'pen and paper, before the light goes out.', [5, 7], 'evening'),
      ],
      'leave-out': [
        idea('Leave the card at home', 'take the cash for the day instead, and note what is left.', [5, 6], 'morning'),
        idea('Leave one purchase until Sunday', 'write it on a list; what you still want then may stay.', [5, 5]),
      ],
      person: [
        idea(
          'Take the letters to a debt counselor',
          'find a free service, make the date, and put the unopened ones in a bag.',
          [45, 1],
        ),
        idea('Sit with somebody while you open the letters', 'they read the date aloud; you write it down.', [30, 1]),
      ],
    },
  },
  {
    about: /\b(?:physio\w*|knee|surgery|stick|rehab|exercise sheet|therapist’s sheet)\b/i,
    ideas: {
      do: [
        idea('Do the sheet as it is written', 'only what stands on it, beside something to hold on to.', [10, 7]),
        idea(
          'Note what helped and what did not',
          'one line after the sheet, for the next appointment.',
          [5, 7],
          'evening',
        ),
      ],
      'leave-out': [
        idea('Leave out what is not on the sheet', 'stop where the sheet stops, and sit down afterward.', [5, 7]),
        idea('Leave one errand to somebody else', 'choose the one with stairs or bags.', [10, 2]),
      ],
      person: [
        idea(
          'Ask one question at each appointment',
          'write it down the evening before, and the answer after.',
          [10, 1],
        ),
        idea('Go to the door with somebody beside you', 'as far as the sheet allows, and back.', [10, 3]),
      ],
    },
  },
  {
    about: /\b(?:shout\w*|yell\w*|my voice|temper|loud|snap(?:ping)? at)\b/i,
    circles: ['Spiritual', 'Friends & Family', 'Personal Development', 'Health & Fitness'],
    ideas: {
      do: [
        idea(
          'Go to the sink when your voice goes up',
          'cold water over both hands, then one sentence in a low voice.',
          [5, 7],
        ),
        idea('Put shoes and bags by the door', 'everyone’s, before the last light goes out.', [10, 5], 'evening'),
      ],
      'leave-out': [
        idea(
          'Leave one thing out of the school morning',
          'choose what can wait until the afternoon, and let it.',
          [5, 5],
          'morning',
        ),
        idea('Leave the phone away until they are out', 'face down, in another room.', [5, 5], 'morning'),
      ],
      person: [
        idea(
          'Ask one question and only listen',
          'one child at a time, sitting down, and no advice after it.',
          [10, 5],
          'evening',
        ),
        idea(
          'Say sorry in one sentence',
          'on the day it was needed, without a reason behind it; else say what went well.',
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
          'Write before opening the email',
          'at the place where you write, one page that may be bad.',
          [50, 5],
          'morning',
        ),
        idea(
          'Write the next heading and a page under it',
          'stop in the middle of a sentence, so that tomorrow has a start.',
          [45, 5],
        ),
      ],
      'leave-out': [
        idea('Leave yesterday’s pages closed', 'cover or fold them, and begin on the empty line.', [5, 5], 'morning'),
        idea('Stop at noon without reading it again', 'print nothing, mark nothing, close the file.', [5, 5]),
      ],
      person: [
        idea('Read a page aloud to somebody', 'one page of this week, as it is, by phone or at a table.', [30, 1]),
        idea('Send a page to a reader', 'one page and one question, with the day of the answer.', [15, 1]),
      ],
    },
  },
  {
    about:
      /\b(?:vokabeln?|vocabular\w+|flashcards?|karteikarten|karten|japan\w*|spanish|french|german|italian|language|sprache)\b/i,
    ideas: {
      do: [
        idea(
          'Go through the cards before sleep',
          'the pile from the pillow, aloud, the hard ones twice.',
          [10, 7],
          'evening',
        ),
        idea('Say ten sentences aloud on the way', 'with the words of this week, to yourself.', [10, 5], 'morning'),
      ],
      'leave-out': [
        idea(
          'Leave new words out on tired days',
          'only the old cards, and stop at the first mistake that makes you smile.',
          [5, 3],
          'evening',
        ),
        idea('Leave the translation away for one page', 'read it as it is, and guess.', [10, 3]),
      ],
      person: [
        idea('Call somebody who speaks it', 'one topic written down before, mistakes allowed.', [15, 2]),
        idea('Send a voice message in the language', 'three sentences, sent without a second take.', [5, 4]),
      ],
    },
  },
  {
    about: /\b(?:meditat\w*|silen(?:ce|t)|quiet|sit still|stille|candle|bench|balcony|lake|garden)\b/i,
    circles: ['Spiritual'],
    ideas: {
      do: [
        idea(
          'Sit in silence at your own place',
          'by the window or outside, with the phone in another room.',
          [10, 7],
          'morning',
        ),
        idea('Keep the same chair for a quiet start', 'one cup, one look outside, and no screen.', [10, 7], 'morning'),
      ],
      'leave-out': [
        idea('Leave radio and phone off until you have sat', 'the first sound of the day is yours.', [5, 7], 'morning'),
        idea('Leave the earphones at home once a week', 'on one way, from door to door.', [20, 1]),
      ],
      person: [
        idea('Ask somebody to keep that time free for you', 'say which time it is, and what it is for.', [5, 1]),
        idea('Ask somebody what they do in quiet moments', 'one conversation, and only questions.', [20, 1]),
      ],
    },
  },
]
