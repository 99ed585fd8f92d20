import { idea, type SuggestionTheme } from './theme.ts'

/** Sleep, exercise, meals, work, courses and people. */
export const DAYS_AND_PEOPLE: readonly SuggestionTheme[] = [
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
    about: /\b(?:swim\w*|schwimm\w*|pool)\b/i,
    circles: ['Health & Fitness'],
    ideas: {
      do: [
        idea('Swim on one fixed day', 'bag packed the day before; a few slow lengths are enough.', [45, 1]),
        idea('Pack the swim bag and hang it by the door', 'towel, suit, goggles, and the coin for the locker.', [5, 2]),
      ],
      'leave-out': [
        idea('Leave the time before the pool free', 'no errand and no call in it.', [15, 1]),
        idea('Leave the clock out of the water', 'no counting; get out while it is still pleasant.', [30, 1]),
      ],
      person: [
        idea(
          'Meet somebody at the pool',
          'the same person, the same day, and a message when it does not work.',
          [45, 1],
        ),
        idea('Ask somebody to show you one stroke', 'one length beside each other, slowly.', [30, 1]),
      ],
    },
  },
  {
    about: /\b(?:walk\w*|runs?|running|gym|bik(?:e|ing)|cycl\w*|yoga|hik\w*|kilomet\w*|legs|rücken)\b/i,
    circles: ['Health & Fitness'],
    ideas: {
      do: [
        idea('Walk out of the door at the same cue', 'shoes on, the shortest way first; longer is allowed.', [20, 4]),
        idea('Pack the bag and go on fixed days', 'name the days first; go at a pace for talking.', [45, 2]),
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
        idea('Set the table before you start', 'plates and glasses first; the rest of the meal follows.', [10, 4]),
      ],
      'leave-out': [
        idea('Leave one message until after the meal', 'write down who gets it, and put the phone away.', [5, 4]),
        idea('Leave the phone in the hall', 'from the first plate to the last.', [5, 5]),
      ],
      person: [
        idea('Ask one question at the table', 'one to each person there, and let the answer stand.', [15, 4]),
        idea('Eat with somebody once a week', 'name the day now, and let them bring something.', [60, 1]),
      ],
    },
  },
  {
    about:
      /\b(?:team|meetings?|hand(?:s|ing)? over|decisions?|decide|delegat\w*|quarter|(?:at|in|from|leave) the office|inbox|customers?)\b/i,
    circles: ['Work', 'Personal Development'],
    ideas: {
      do: [
        idea(
          'Begin with the work that only you can do',
          'door closed, one piece of it, before the first meeting.',
          [50, 3],
          'morning',
        ),
        idea('Write the handover before you leave', 'what is done, what waits, and who has it.', [15, 5]),
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
    about: /\b(?:course|modules?|exam|class|study\w*|learn\w*)\b/i,
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
    circles: ['Spiritual', 'Friends & Family'],
    ideas: {
      do: [
        idea(
          'Give a fixed time to the people you named',
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
