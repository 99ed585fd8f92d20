import type { SuggestionKind } from '#domain/framework/suggestions.ts'
import type { CircleType } from '#domain/goals/fields.ts'
import { type Idea, idea } from './theme.ts'

/** Ideas for a circle whose words name no theme. */
export const CIRCLE_IDEAS: Record<CircleType, Record<SuggestionKind, readonly [Idea, ...Idea[]]>> = {
  Spiritual: {
    do: [
      idea(
        'Sit in silence, free of every task',
        'at one place, without a screen, before the day begins.',
        [10, 7],
        'morning',
      ),
      idea('Keep a gratitude journal', 'three lines on what was good, before the light goes out.', [5, 7], 'evening'),
      idea('Sit in silence beside a candle', 'at one place, without a screen.', [10, 5]),
    ],
    'leave-out': [
      idea(
        'Leave the phone off for the first moments',
        'it stays in another room until you have looked outside.',
        [10, 7],
        'morning',
      ),
      idea('Spend a time of the week in silence', 'nothing is booked, bought, or answered in it.', [60, 1]),
    ],
    person: [
      idea('Talk with a friend about what we believe', 'one question first, and time to listen.', [45, 1]),
      idea('Walk in silence with somebody', 'agree on the day and the way.', [60, 1]),
    ],
  },
  'Friends & Family': {
    do: [
      idea(
        'Keep one evening a week for family and friends',
        'the same one each week, phones elsewhere.',
        [90, 1],
        'evening',
      ),
      idea('Message a friend about something they told me', 'remember it the day before; then only listen.', [10, 4]),
    ],
    'leave-out': [
      idea('Leave the job at the door for my family', 'say at the door that the day is over.', [5, 5], 'evening'),
      idea('Say no to one invitation', 'the evening belongs to the people at home.', [5, 1]),
    ],
    person: [
      idea('Call a friend I have not heard from', 'a new name each time, from the bottom of the list.', [20, 1]),
      idea('Meet one friend on a fixed day', 'agree on the next one before you part.', [60, 1]),
    ],
  },
  Work: {
    do: [
      idea(
        'Finish one thing that has waited',
        'name it on the first day, cut it to what is needed, and close it.',
        [45, 3],
      ),
      idea('Finish the task that counts most', 'at the same bench or desk, one piece at a time.', [45, 3], 'morning'),
    ],
    'leave-out': [
      idea(
        'Say no to work after a set time',
        'choose the hour, and put the tools or the screen away when it comes.',
        [5, 5],
        'evening',
      ),
      idea('Say no to one task of habit', 'ask what would be lost; if it is nothing, leave it out.', [15, 1]),
    ],
    person: [
      idea('Be kinder at work and thank one person', 'one sentence that names what the person did.', [20, 1]),
      idea('Talk to people in my field about unfinished work', 'show it while it can still change.', [30, 1]),
    ],
  },
  'Personal Development': {
    do: [
      idea('Practice one skill in small pieces', 'at the same place, one small piece at a time.', [25, 5]),
      idea('Write one line in my journal', 'what you saw in yourself, without a judgment after it.', [5, 7], 'evening'),
    ],
    'leave-out': [
      idea(
        'Practice at once, before any preparation',
        'the first try comes before a list, a tool, or a video.',
        [10, 4],
      ),
      idea('Leave the phone off while I practice', 'it lies in another room until you are done.', [15, 2], 'evening'),
    ],
    person: [
      idea('Practice in front of somebody', 'as it is, without an excuse before it.', [30, 1]),
      idea('Practice with somebody who can do it', 'one question, prepared in writing.', [30, 1]),
    ],
  },
  'Health & Fitness': {
    do: [
      idea('Walk at a pace for talking', 'the shortest way first; a longer one is allowed.', [25, 4]),
      idea('Stretch out the day beside the bed', 'slowly, with the light already low.', [10, 6], 'evening'),
    ],
    'leave-out': [
      idea('Give up one snack of habit', 'put a glass of water where it stood.', [5, 6]),
      idea(
        'Walk the last part of the way',
        'park or step out early, and take the stairs in place of the elevator.',
        [15, 3],
      ),
    ],
    person: [
      idea('Meet somebody for a walk', 'the same person and day each week.', [45, 1]),
      idea('Make an appointment at the doctor’s', 'one written question for it; then a note each week.', [15, 1]),
    ],
  },
}
