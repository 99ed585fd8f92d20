import { idea, type SuggestionTheme } from './theme.ts'

/** Scripture, services, care for another person, phones, cooking for one, and shifts: narrower than the themes that contain their words. */
export const FAITH_CARE_AND_SHIFTS: readonly SuggestionTheme[] = [
  {
    about: /\b(?:psalms?|bible|scripture|gospel|quran|torah|pray\w*|bibel|gebet)\b/i,
    circles: ['Spiritual'],
    ideas: {
      do: [
        idea('Read one short text of scripture', 'slowly to the end, then one line of it again.', [10, 7], 'morning'),
        idea('Copy one line of scripture by hand', 'one that you would keep; leave the paper where you sit.', [5, 5]),
      ],
      'leave-out': [
        idea('Read scripture before radio and phone', 'both stay off until you have read.', [5, 7]),
        idea('Read one text of scripture and leave the next', 'one is enough; close the book on it.', [5, 5]),
      ],
      person: [
        idea('Send somebody one line of scripture', 'as it stands in the book.', [5, 2]),
        idea(
          'Ask somebody which line of scripture they return to',
          'one question, and write the answer down.',
          [15, 1],
        ),
      ],
    },
  },
  {
    about: /\b(?:mass|church|(?:sunday|evening) service|synagogue|mosque|temple|gottesdienst|messe|kirche)\b/i,
    circles: ['Spiritual'],
    ideas: {
      do: [
        idea('Go to the service to pray', 'mark the days in the calendar now; the back row counts.', [60, 1]),
        idea('Sit in silence where the service is held', 'on a weekday, without a task; leave when you like.', [15, 2]),
      ],
      'leave-out': [
        idea('Leave errands out of the day of prayer', 'do it the day before, or not at all.', [15, 1]),
        idea('Leave the phone away on the way to the service', 'from door to door.', [15, 1]),
      ],
      person: [
        idea('Pray at the service with somebody', 'agree on the day, and on the door where you meet.', [60, 1]),
        idea('Pray for somebody after the service', 'talk with one person first, and ask one question.', [10, 1]),
      ],
    },
  },
  {
    about:
      /\b(?:(?:cook|do|make) (?:her|his|their) (?:meals?|pills?)|(?:look(?:ing)? after|car(?:e|ing) (?:for|of)) my|takes over|pflege (?:meine\w*|ihn|sie))\b/i,
    circles: ['Friends & Family'],
    ideas: {
      do: [
        idea(
          'Take a proper break on one evening',
          'the same day each week, agreed in writing; go out if you can.',
          [60, 1],
        ),
        idea(
          'Take a proper break after the last round',
          'sit down without a task, before the dishes.',
          [10, 5],
          'evening',
        ),
      ],
      'leave-out': [
        idea('Speak up: leave one task to somebody else', 'choose which, show it once, and do not redo it.', [10, 1]),
        idea('Leave one dish out of the cooking', 'one pot that also does for tomorrow.', [10, 2]),
      ],
      person: [
        idea('Speak up: ask who takes which evening', 'one message to the family, with the days in it.', [15, 1]),
        idea('Call a friend who cares for somebody, too', 'only to talk; nobody has to have advice.', [20, 1]),
      ],
    },
  },
  {
    about: /\b(?:photos?|phone properly|(?:send|share) .{0,24}(?:pictures?|photos?))\b/i,
    circles: ['Personal Development'],
    ideas: {
      do: [
        idea('Learn one thing on the phone', 'open, do it, and go back, until it is easy.', [10, 5]),
        idea('Learn to send pictures from the phone', 'with the steps on a card beside the phone.', [20, 2]),
      ],
      'leave-out': [
        idea(
          'Learn the phone one button at a time',
          'the others stay untouched until it works twice in a row.',
          [5, 4],
        ),
        idea(
          'Learn the phone and leave its settings alone',
          'write down what you press, and change nothing else.',
          [5, 3],
        ),
      ],
      person: [
        idea('Learn the phone with somebody beside me', 'they say what comes next; your hand does it.', [20, 1]),
        idea('Learn to send a photo and ask whether it arrived', 'one picture, and one call about it.', [10, 1]),
      ],
    },
  },
  {
    about: /\b(?:cook\w* (?:only )?for (?:one|myself)|eat\w* alone)\b/i,
    anywhere: true,
    circles: ['Friends & Family', 'Health & Fitness'],
    ideas: {
      do: [
        idea(
          'Cook one warm plate and sit down to it',
          'at the table, with a voice or a song if you want one.',
          [30, 4],
          'evening',
        ),
        idea('Cook one thing that smells good', 'one pan, and enough for tomorrow.', [30, 2]),
      ],
      'leave-out': [
        idea('Cook with one pan and leave the second out', 'something that needs no watching.', [5, 4]),
        idea('Eat a home-cooked plate without the news', 'music, a voice you like, or quiet.', [5, 5]),
      ],
      person: [
        idea('Eat with somebody on a fixed day', 'name the day now, and whose table it is.', [60, 1]),
        idea('Cook one recipe that somebody gives me', 'one known by heart; write it down as you hear it.', [20, 1]),
      ],
    },
  },
  {
    about: /\b(?:ward|patients?|hand(?:s|ing)? over on time|handover|(?:night|rotating|early|late) shifts?)\b/i,
    circles: ['Work'],
    ideas: {
      do: [
        idea('Write one journal line at the end of work', 'what stays there, and one thing that went well.', [5, 5]),
        idea(
          'Take a proper break between job and home',
          'change clothes; badge and messages stay in the locker.',
          [10, 5],
        ),
      ],
      'leave-out': [
        idea('Leave the phone off for messages of the job', 'mute the group when you go out of the door.', [5, 5]),
        idea('Say no to one extra shift', 'say no once, in one sentence.', [5, 1]),
      ],
      person: [
        idea('Be kinder at work: thank a colleague', 'for one exact thing, in one sentence, before you go.', [5, 2]),
        idea(
          'Be kinder to the colleague who takes over',
          'thanks or a question at the handover, in one sentence.',
          [15, 1],
        ),
      ],
    },
  },
]

/** Reading for its own sake, after the themes of study and writing. */
export const READING: SuggestionTheme = {
  about: /\b(?:novels?|books?|reading|read|lesen|romane?)\b/i,
  ideas: {
    do: [
      idea('Read a book at a fixed place', 'it stays there, open; close it when you like.', [15, 5]),
      idea('Read a book before the light goes out', 'on paper, with one lamp.', [15, 5], 'evening'),
    ],
    'leave-out': [
      idea('Read one book at a time', 'the second stays closed until the first is finished or given away.', [5, 4]),
      idea('Read a book in place of the evening feed', 'the book lies where the phone lay.', [15, 4], 'evening'),
    ],
    person: [
      idea('Read a book and tell somebody about a page', 'what happens in it, without a verdict.', [10, 1]),
      idea('Read a book that somebody suggests', 'ask for a title; one is enough.', [10, 1]),
    ],
  },
}
