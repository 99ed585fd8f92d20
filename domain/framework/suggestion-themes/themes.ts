import { idea, type Theme } from './theme.ts'

/** Themes of people's own sentences, the most particular first. */
export const THEMES: readonly Theme[] = [
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
    about:
      /\b(?:psalms?|pray\w*|church|mass|meditat\w*|silen(?:ce|t)|quiet|sit still|stille|candle|bench|balcony|lake)\b/i,
    circles: ['Spiritual'],
    ideas: {
      do: [
        idea(
          'Sit in silence at your own place',
          'by the window or outside, with the phone in another room.',
          [10, 7],
          'morning',
        ),
        idea('Read one short text aloud to yourself', 'the same chair, the same cup, one page.', [10, 7], 'morning'),
      ],
      'leave-out': [
        idea('Leave radio and phone off until you have sat', 'the first sound of the day is yours.', [5, 7], 'morning'),
        idea('Leave one way of the week without earphones', 'from door to door.', [20, 1]),
      ],
      person: [
        idea('Go there with somebody', 'agree on the day before, and speak only on the way back.', [60, 1]),
        idea('Ask somebody what they do in a quiet hour', 'one conversation, and only questions.', [20, 1]),
      ],
    },
  },
  {
    about: /\b(?:sleep\w*|in bed|schlaf\w*)\b/i,
    ideas: {
      do: [
        idea(
          'Go to bed when the alarm says so',
          'set it for the evening; light off, nothing in your hands.',
          [10, 6],
          'evening',
        ),
        idea('Write tomorrow down before bed', 'three lines on paper, then the page is closed.', [5, 7], 'evening'),
      ],
      'leave-out': [
        idea(
          'Leave screens out of the bedroom',
          'charge them in the kitchen, with an alarm clock in their place.',
          [5, 7],
          'evening',
        ),
        idea(
          'Leave the last task for the morning',
          'choose it at dinner, write it down, and let it lie.',
          [5, 5],
          'evening',
        ),
      ],
      person: [
        idea('Tell somebody when the light goes out', 'one message, and nothing after it.', [5, 5], 'evening'),
        idea('Ask who can take over one evening', 'name the evening and the thing.', [15, 1]),
      ],
    },
  },
  {
    about:
      /\b(?:walk\w*|runs?|running|swim\w*|schwimm\w*|gym|bik(?:e|ing)|cycl\w*|yoga|hik\w*|kilomet\w*|legs|rücken)\b/i,
    circles: ['Health & Fitness'],
    ideas: {
      do: [
        idea('Walk out of the door at the same cue', 'shoes on, the shortest way first; longer is allowed.', [20, 4]),
        idea('Pack the bag and go on your two days', 'the days you named, at a pace for talking.', [45, 2]),
      ],
      'leave-out': [
        idea('Leave the couch until you have been outside', 'keep your shoes on; sit down after the door.', [5, 5]),
        idea('Leave one ride out and go on foot', 'the same way each time, so that it needs no decision.', [20, 2]),
      ],
      person: [
        idea('Go once a week with somebody', 'the same person, the same day, and a message when it rains.', [45, 1]),
        idea('Ask somebody to meet you at the door', 'name the day and the corner.', [30, 1]),
      ],
    },
  },
  {
    about: /\b(?:dinners?|breakfasts?|meals?|cook\w*|plate|lunch)\b/i,
    circles: ['Friends & Family', 'Health & Fitness'],
    ideas: {
      do: [
        idea('Sit down to one meal at the table', 'a plate, a chair, and nothing that blinks.', [30, 4]),
        idea('Set the table before you start', 'plate and glass first, so that somebody is expected.', [10, 4]),
      ],
      'leave-out': [
        idea('Leave one last message until morning', 'write down who gets it tomorrow, and close the lid.', [5, 4]),
        idea('Leave the phone in the hall', 'from the first plate to the last.', [5, 5]),
      ],
      person: [
        idea('Ask everyone at the table one question', 'one each, and let the answer stand.', [15, 4]),
        idea('Eat with somebody once a week', 'name the day now, and let them bring something.', [60, 1]),
      ],
    },
  },
  {
    about:
      /\b(?:team|meetings?|hand(?:s|ing)? over|decisions?|decide|delegat\w*|quarter|office|ward|inbox|customers?)\b/i,
    circles: ['Work', 'Personal Development'],
    ideas: {
      do: [
        idea(
          'Begin with the work that only you can do',
          'door closed, one piece of it, before the first meeting.',
          [50, 3],
          'morning',
        ),
        idea('Write the handover before the last hour', 'what is done, what waits, and who has it.', [15, 5]),
      ],
      'leave-out': [
        idea('Leave one meeting a week to somebody else', 'name who goes, and read only their three lines.', [15, 1]),
        idea('Leave one decision to the team', 'say which, say by when, and do not change it.', [15, 2]),
      ],
      person: [
        idea('Hand one task over for good', 'to one person, with its deadline and your trust in writing.', [30, 1]),
        idea('Ask one colleague what you should stop', 'one question, and write the answer down.', [20, 1]),
      ],
    },
  },
  {
    about:
      /\b(?:course|modules?|exam|class|study\w*|learn\w*|book|books|reading|read|handbuch|photos?|phone properly)\b/i,
    ideas: {
      do: [
        idea('Study one page with the pencil in hand', 'the next page, and one line on what it says.', [25, 4]),
        idea('Practice the one thing you want to be able to do', 'once slowly, once without looking it up.', [20, 4]),
      ],
      'leave-out': [
        idea('Leave the second source closed', 'one book or one course until it is done.', [5, 4]),
        idea('Leave the evening feed for the page', 'the book lies where the phone lay.', [15, 4], 'evening'),
      ],
      person: [
        idea('Show somebody what you learned', 'in your own words, and let them ask.', [20, 1]),
        idea('Learn it once beside somebody', 'same table, same time, each on their own page.', [45, 1]),
      ],
    },
  },
  {
    about:
      /\b(?:calls?|sister|brother|mother|father|grandmother|grandfather|grandson|kids?|children|daughter|son|friends?|husband|wife|niece|flatmates?|choir|eltern|runde)\b/i,
    ideas: {
      do: [
        idea(
          'Give one hour to the people you named',
          'the same hour each week, in the calendar that others see.',
          [60, 1],
        ),
        idea(
          'Put one date with them into the week',
          'ask on the first day of the week, and keep it short rather than moved.',
          [45, 1],
        ),
      ],
      'leave-out': [
        idea('Leave the phone in your pocket beside them', 'from hello to goodbye.', [5, 6]),
        idea(
          'Leave one evening of the week unbooked',
          'write their name across it, and decline the rest.',
          [10, 1],
          'evening',
        ),
      ],
      person: [
        idea('Call one of them on a fixed day', 'dial before you sit down; a short call is a call.', [15, 2]),
        idea('Write to one of them by hand', 'five lines and a stamp.', [20, 1]),
      ],
    },
  },
]
