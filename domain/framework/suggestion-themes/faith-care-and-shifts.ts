import { idea, type SuggestionTheme } from './theme.ts'

/** Scripture, services, care for another person, phones, cooking for one, and shifts: narrower than the themes that contain their words. */
export const FAITH_CARE_AND_SHIFTS: readonly SuggestionTheme[] = [
  {
    about: /\b(?:psalms?|bible|scripture|gospel|quran|torah|pray\w*|bibel|gebet)\b/i,
    circles: ['Spiritual'],
    ideas: {
      do: [
        idea(
          'Read one short text at your own place',
          'slowly to the end, then one line of it again.',
          [10, 7],
          'morning',
        ),
        idea('Copy one line by hand', 'the one you would keep; leave the paper where you sit.', [5, 5]),
      ],
      'leave-out': [
        idea('Leave radio and phone off until you have read', 'the first words are the ones you chose.', [5, 7]),
        idea('Leave the second text for another day', 'one is enough; close the book on it.', [5, 5]),
      ],
      person: [
        idea('Send one line to somebody', 'as it stands in the book, without a comment.', [5, 2]),
        idea('Ask somebody which line they return to', 'one question, and write the answer down.', [15, 1]),
      ],
    },
  },
  {
    about: /\b(?:mass|church|(?:sunday|evening) service|synagogue|mosque|temple|gottesdienst|messe|kirche)\b/i,
    circles: ['Spiritual'],
    ideas: {
      do: [
        idea('Go to the service on days chosen ahead', 'mark them in the calendar now; the back row counts.', [60, 1]),
        idea('Sit there for a while on a weekday', 'no service and no task; leave when you like.', [15, 2]),
      ],
      'leave-out': [
        idea('Leave one errand out of that day', 'do it the day before, or not at all.', [15, 1]),
        idea('Leave the phone at home on the way there', 'from door to door.', [15, 1]),
      ],
      person: [
        idea('Ask somebody to go with you', 'agree on the day, and on the door where you meet.', [60, 1]),
        idea('Stay for one conversation afterward', 'one person, one question.', [10, 1]),
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
          'Keep one evening that somebody else covers',
          'the same day each week, agreed in writing; go out if you can.',
          [60, 1],
        ),
        idea('Sit down without a task', 'after the last round, before the dishes.', [10, 5], 'evening'),
      ],
      'leave-out': [
        idea(
          'Leave one task of the evening to somebody else',
          'choose which, show them once, and do not redo it.',
          [10, 1],
        ),
        idea('Leave one dish out of the cooking', 'one pot that also does for tomorrow.', [10, 2]),
      ],
      person: [
        idea('Ask your family who takes which evening', 'one message with the days in it.', [15, 1]),
        idea('Call somebody who cares for somebody, too', 'no advice asked, and none given.', [20, 1]),
      ],
    },
  },
  {
    about: /\b(?:photos?|phone properly|(?:send|share) .{0,24}(?:pictures?|photos?))\b/i,
    circles: ['Personal Development'],
    ideas: {
      do: [
        idea('Practice one thing on the phone', 'open, do it, and go back; the same until it is easy.', [10, 5]),
        idea('Send one picture from beginning to end', 'with the steps on a card beside the phone.', [20, 2]),
      ],
      'leave-out': [
        idea('Leave every other button alone', 'one thing at a time, until it works twice in a row.', [5, 4]),
        idea('Leave the settings as they are', 'write down what you press, and change nothing else.', [5, 3]),
      ],
      person: [
        idea('Ask somebody to watch while you do it', 'they say what comes next; your hand does it.', [20, 1]),
        idea('Call to ask whether it arrived', 'one picture, and one question about it.', [10, 1]),
      ],
    },
  },
  {
    about: /\b(?:cook\w* (?:only )?for (?:one|myself)|eat\w* alone)\b/i,
    anywhere: true,
    circles: ['Friends & Family', 'Health & Fitness'],
    ideas: {
      do: [
        idea('Sit down to one warm plate', 'at the table, with a voice or a song if you want one.', [30, 4], 'evening'),
        idea('Cook one thing that you would like to smell', 'one pan, and enough for tomorrow.', [30, 2]),
      ],
      'leave-out': [
        idea('Leave the second pot out', 'one pan, and nothing that has to be watched.', [5, 4]),
        idea('Leave the news off while you eat', 'music, a voice you like, or quiet.', [5, 5]),
      ],
      person: [
        idea('Eat with somebody on a fixed day', 'name the day now, and whose table it is.', [60, 1]),
        idea('Ask somebody for one recipe', 'one that they know by heart; write it down as they say it.', [20, 1]),
      ],
    },
  },
  {
    about: /\b(?:ward|patients?|hand(?:s|ing)? over on time|handover|(?:night|rotating|early|late) shifts?)\b/i,
    circles: ['Work'],
    ideas: {
      do: [
        idea('Close the job with one line on paper', 'what stays there, and one thing that went well.', [5, 5]),
        idea('Change clothes and leave the job behind', 'shoes, badge, and its messages stay in the locker.', [10, 5]),
      ],
      'leave-out': [
        idea('Leave the job’s messages until you are back', 'mute the group when you go out of the door.', [5, 5]),
        idea('Leave one extra shift unaccepted', 'say no once, in one sentence.', [5, 1]),
      ],
      person: [
        idea('Thank one colleague for one exact thing', 'in one sentence, before you go.', [5, 2]),
        idea('Ask a colleague how they leave on time', 'one question in the break; try the answer once.', [15, 1]),
      ],
    },
  },
]

/** Reading for its own sake, after the themes of study and writing. */
export const READING: SuggestionTheme = {
  about: /\b(?:novels?|books?|reading|read|lesen|romane?)\b/i,
  ideas: {
    do: [
      idea('Read a few pages at a fixed place', 'the book stays there, open; stop when you like.', [15, 5]),
      idea('Read before the light goes out', 'paper, one lamp, and no screen.', [15, 5], 'evening'),
    ],
    'leave-out': [
      idea('Leave the second book closed', 'one until it is finished or given away.', [5, 4]),
      idea('Leave the evening feed for the page', 'the book lies where the phone lay.', [15, 4], 'evening'),
    ],
    person: [
      idea('Tell somebody about one page', 'what happens in it, without a verdict.', [10, 1]),
      idea('Ask somebody what to read next', 'one title is enough.', [10, 1]),
    ],
  },
}
