import type { SuggestionKind } from '#domain/framework/suggestions.ts'
import type { CircleType } from '#domain/goals/fields.ts'
import { type Idea, idea } from './theme.ts'

/** Ideas for a circle whose words name no theme. */
export const CIRCLE_IDEAS: Record<CircleType, Record<SuggestionKind, readonly [Idea, ...Idea[]]>> = {
  Spiritual: {
    do: [
      idea(
        'Keep a short time free of every task',
        'at one place, without a screen, before the day begins.',
        [10, 7],
        'morning',
      ),
      idea('Write down what you were glad of', 'three lines before the light goes out.', [5, 7], 'evening'),
    ],
    'leave-out': [
      idea(
        'Leave the phone off for the first moments',
        'it stays in another room until you have looked outside.',
        [10, 7],
        'morning',
      ),
      idea('Leave a time of the week empty', 'nothing is booked, bought, or answered in it.', [60, 1]),
    ],
    person: [
      idea('Talk with somebody about what you believe', 'one question to them first, and time to listen.', [45, 1]),
      idea('Go somewhere quiet together', 'agree on the day, and on not talking for a while.', [60, 1]),
    ],
  },
  'Friends & Family': {
    do: [
      idea(
        'Keep one evening for the people you live for',
        'the same one each week, phones elsewhere.',
        [90, 1],
        'evening',
      ),
      idea('Ask about one thing they told you', 'remember it the day before; then only listen.', [10, 4]),
    ],
    'leave-out': [
      idea('Leave work talk outside the door', 'say at the door that the day is over.', [5, 5], 'evening'),
      idea('Leave one invitation unaccepted', 'the evening belongs to the people at home.', [5, 1]),
    ],
    person: [
      idea('Call somebody you have not heard from', 'one name a week, from the bottom of the list.', [20, 1]),
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
      idea('Begin with the piece that counts', 'the same bench or desk, one piece at a time.', [45, 3], 'morning'),
    ],
    'leave-out': [
      idea('Leave work alone after a set time', 'put the tools or the screen away when it comes.', [5, 5], 'evening'),
      idea('Leave one task of habit out', 'ask what is lost; if it is nothing, it stays out.', [15, 1]),
    ],
    person: [
      idea('Ask one person what you could drop', 'one question, and write the answer down.', [20, 1]),
      idea('Show unfinished work to somebody', 'while it can still change.', [30, 1]),
    ],
  },
  'Personal Development': {
    do: [
      idea('Practice what you want to be able to do', 'at the same place, one small piece at a time.', [25, 5]),
      idea('Note one thing that you saw in yourself', 'one line, without a judgment after it.', [5, 7], 'evening'),
    ],
    'leave-out': [
      idea('Leave out the preparation and begin', 'no list, no tool, no video before the first try.', [10, 4]),
      idea(
        'Leave one habit out on two evenings',
        'put the thing you want to practice in its place.',
        [15, 2],
        'evening',
      ),
    ],
    person: [
      idea('Show somebody where you are', 'as it is, without an excuse before it.', [30, 1]),
      idea('Ask somebody who can do it already', 'one question, prepared in writing.', [30, 1]),
    ],
  },
  'Health & Fitness': {
    do: [
      idea('Move at a pace you can talk at', 'at fixed times of the week, the shortest way first.', [25, 4]),
      idea('Stretch out the day beside the bed', 'slowly, with the light already low.', [10, 6], 'evening'),
    ],
    'leave-out': [
      idea('Leave one drink or snack of habit out', 'put a glass of water where it stood.', [5, 6]),
      idea('Leave the elevator and the last stop out', 'get off early on days that you choose.', [15, 3]),
    ],
    person: [
      idea('Meet somebody for a walk', 'the same person and day each week.', [45, 1]),
      idea(
        'Ask your doctor what fits you now',
        'one appointment, one written question; then a note each week.',
        [15, 1],
      ),
    ],
  },
}
