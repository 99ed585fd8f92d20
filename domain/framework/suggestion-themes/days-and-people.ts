import { idea, type SuggestionTheme } from './theme.ts'

/** Sleep, exercise, meals, work, courses and people. */
export const DAYS_AND_PEOPLE: readonly SuggestionTheme[] = [
  {
    about: /\b(?:sleep\w*|in bed|schlaf\w*)\b/i,
    circles: ['Health & Fitness'],
    ideas: {
      do: [
        idea(
          'Go to bed when the alarm says so',
          'set it for the evening; light off, nothing in your hands.',
          [10, 6],
          'evening',
        ),
        idea(
          'Go to bed after writing tomorrow down',
          'three lines on paper, then the page is closed.',
          [5, 7],
          'evening',
        ),
        idea(
          'Go to bed in a dark and quiet room',
          'curtains closed, door closed, and the phone out of reach.',
          [10, 5],
        ),
      ],
      'leave-out': [
        idea(
          'Sleep without the phone in the bedroom',
          'charge it in the kitchen, with an alarm clock in its place.',
          [5, 7],
          'evening',
        ),
        idea(
          'Go to bed and leave the last task undone',
          'choose it at dinner, write it down, and let it lie.',
          [5, 5],
          'evening',
        ),
      ],
      person: [
        idea('Go to bed on time and tell somebody', 'one message, and nothing after it.', [5, 5], 'evening'),
        idea('Go to bed early while somebody takes over', 'ask who it can be, and name the evening.', [15, 1]),
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
        idea(
          'Swim with free time before the pool',
          'the time before the pool stays free of errands and calls.',
          [15, 1],
        ),
        idea('Swim without the clock', 'count nothing; get out while it is still pleasant.', [30, 1]),
      ],
      person: [
        idea(
          'Swim with somebody at the pool',
          'the same person, the same day, and a message when it does not work.',
          [45, 1],
        ),
        idea('Swim beside somebody who shows me a stroke', 'one length beside each other, slowly.', [30, 1]),
      ],
    },
  },
  {
    about: /\b(?:walk\w*|runs?|running|gym|bik(?:e|ing)|cycl\w*|yoga|hik\w*|kilomet\w*|legs|rücken)\b/i,
    circles: ['Health & Fitness'],
    ideas: {
      do: [
        idea('Walk from my door at the same cue', 'shoes on, the shortest way first; longer is allowed.', [20, 4]),
        idea('Work out on fixed days', 'pack the bag the day before; go at a pace for talking.', [45, 2]),
      ],
      'leave-out': [
        idea('Walk outside before the couch', 'keep your shoes on; sit down afterward.', [5, 5]),
        idea('Walk one way and leave the ride out', 'the same way each time, so that it needs no decision.', [20, 2]),
      ],
      person: [
        idea('Walk once a week with somebody', 'the same person, the same day, and a message when it rains.', [45, 1]),
        idea('Meet somebody at the door for a walk', 'name the day and the corner.', [30, 1]),
      ],
    },
  },
  {
    about: /\b(?:dinners?|breakfasts?|meals?|cook\w*|plate|lunch)\b/i,
    circles: ['Friends & Family', 'Health & Fitness'],
    ideas: {
      do: [
        idea('Cook one meal and eat it at the table', 'a plate, a chair, and nothing that blinks.', [30, 4]),
        idea('Set the table before cooking', 'plates and glasses first; the rest of the meal follows.', [10, 4]),
      ],
      'leave-out': [
        idea(
          'Leave the phone away until after the meal',
          'write down who waits for an answer, and put the phone away.',
          [5, 4],
        ),
        idea('Leave the phone in the hall at meals', 'from the first plate to the last.', [5, 5]),
      ],
      person: [
        idea(
          'Talk with people at the table about their day',
          'one question to each, and let the answer stand.',
          [15, 4],
        ),
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
          'Focus on the work that only I can do',
          'door closed, one piece of it, before the first meeting.',
          [50, 3],
          'morning',
        ),
        idea('Hand over in writing before I leave', 'what is done, what waits, and who has it.', [15, 5]),
      ],
      'leave-out': [
        idea('Delegate one meeting a week', 'name who goes, and read only three lines about it.', [15, 1]),
        idea('Let the team decide one question', 'say which, say by when, and do not change it.', [15, 2]),
      ],
      person: [
        idea('Hand over one task for good', 'to one person, with its deadline and your trust in writing.', [30, 1]),
        idea('Ask my team what I should stop', 'one question, and write the answer down.', [20, 1]),
      ],
    },
  },
  {
    about: /\b(?:course|modules?|exam|class|study\w*|learn\w*)\b/i,
    circles: ['Work', 'Personal Development'],
    ideas: {
      do: [
        idea('Study one page with the pencil in hand', 'the next page, and one line on what it says.', [25, 4]),
        idea('Study one thing until it works without the book', 'once slowly, once by heart.', [20, 4]),
      ],
      'leave-out': [
        idea('Study from one source at a time', 'one book or one course until it is done.', [5, 4]),
        idea('Study one page in place of the feed', 'the book lies where the phone lay.', [15, 4], 'evening'),
      ],
      person: [
        idea('Study, and explain to somebody what I learned', 'in your own words, with questions allowed.', [20, 1]),
        idea('Study beside somebody once a week', 'same table, same time, each on their own page.', [45, 1]),
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
          'Keep a fixed time for family and friends',
          'the same hour each week, in the calendar that others see.',
          [60, 1],
        ),
        idea(
          'Make time for family or friends each week',
          'agree on a date on the first day of the week, and keep it short rather than moved.',
          [45, 1],
        ),
      ],
      'leave-out': [
        idea('Leave the phone away when people are there', 'in your pocket or bag, from hello to goodbye.', [5, 6]),
        idea(
          'Set one evening aside as time with family',
          'write a name across it, and decline the rest.',
          [10, 1],
          'evening',
        ),
      ],
      person: [
        idea('Call family or friends on a fixed day', 'dial before you sit down; a short call is a call.', [15, 2]),
        idea('Write a letter to family or friends', 'five lines and a stamp.', [20, 1]),
      ],
    },
  },
]
