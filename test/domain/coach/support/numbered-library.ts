import { ANGLES } from '#domain/coach/day/angle.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import type { LibraryChallenge, LibraryMessage, LibraryStep } from '#domain/coach/library/entry.ts'
import type { DateMove } from '#domain/coach/library/frame.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { AFTER_GROUPS, DATE_FAMILIES } from '#domain/coach/topics/date-family.ts'
import { tone } from '#domain/goals/fields.ts'

const WORDS = 'apple basil cedar daisy elder fern grape hazel iris jade kelp lemon'.split(' ')

/** A name of its own for each number, in words. */
const createName = (number: number): string => `${WORDS[number % 12]} ${WORDS[Math.floor(number / 12) % 12]}`

const list = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index))
const byKey = <K extends string, T>(keys: readonly K[], make: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>

const VERBS = 'Write Open Put Say Choose Move Read Draw Count Lay Fold Tell'.split(' ')
const minutes = [1, 2, 3, 4] as const

const steps = (part: string): LibraryStep[] =>
  list(96, (index) => ({
    text: `${VERBS[index % 12]} the ${part} ${createName(index)} {when}.`,
    twin: `${VERBS[(index + 1) % 12]} the ${part} ${createName(index)}.`,
    minutes: minutes[index % 4] ?? 1,
  }))

const messages = (name: string): LibraryMessage[] =>
  list(8, (index) => ({
    text: `The ${name} ${createName(index)} and {obstacle}. ${'Some more words follow. '.repeat(6)}`,
    twin: `The ${name} ${createName(index)} for the goal {title}. ${'Some more words follow. '.repeat(6)}`,
  }))

const challenges = (kind: string): LibraryChallenge[] =>
  list(96, (index) => ({ text: `Look at the ${index % 2 ? kind : 'shared'} ${createName(index)}.`, seconds: 30 }))

const moves = (name: string): DateMove[] =>
  steps(name).map((step, index) => ({
    text: [`The move ${name} ${createName(index)}. ${'Some more words follow. '.repeat(4)}`],
    short: [`The move ${name} ${createName(index)}. ${'Some more words follow. '.repeat(4)}`],
    step,
    challenge: { text: `Look at the date ${name} ${createName(index)}.`, seconds: 30 },
  }))

const PREPARE = steps('prepare')
const CLOSE = steps('close')

/** A library whose entries differ in a name alone, so that a repeated entry is seen. */
export const NUMBERED_LIBRARY: Library = {
  MESSAGES: byKey(tone.options, (voice) => byKey(ANGLES, (angle) => messages(`${voice} ${angle}`))),
  SITUATIONS: {
    after_miss: byKey(tone.options, (voice) =>
      list(3, () => messages(`${voice} miss`)).flatMap((eight, round) =>
        eight.map(({ text }) => ({
          text: `Round ${WORDS[round]}. ${text}`,
          twin: `Round ${WORDS[round]}. ${text.replace('{obstacle}', 'the goal {title}')}`,
        })),
      ),
    ),
  },
  FREE_DAYS: {
    topics: {},
    kinds: byKey(GOAL_KINDS, () => ({
      any: PREPARE.map((step, index) => ({
        text: `The free move ${createName(index)}.`,
        short: `The free move ${createName(index)}.`,
        pairs: [{ step, challenge: { text: `Look at the free ${createName(index)}.`, seconds: 30 } }],
      })),
      eve: [],
    })),
    answerPairs: { prepare: [], note: [], tell: [] },
    frames: byKey(tone.options, () => []),
    leisureFrames: byKey(tone.options, () => []),
  },
  PREPARE: byKey(GOAL_KINDS, () => PREPARE),
  CLOSE: byKey(GOAL_KINDS, () => CLOSE),
  DO: byKey(GOAL_KINDS, (kind) => steps(kind)),
  CHALLENGES: byKey(GOAL_KINDS, challenges),
  CIRCLES: {},
  TOPICS: {},
  ANSWERS: {},
  ANSWER_LEADS: byKey(tone.options, () => byKey(['obstacle', 'words', 'ally'], () => [])),
  MILESTONE_STEPS: steps('milestone').map((step) => ({ ofText: step, ofOthers: step })),
  EVENTS: {},
  DATES: {
    families: byKey(DATE_FAMILIES, (family) => ({ target_eve: moves(family), target_day: moves(family) })),
    after: byKey(AFTER_GROUPS, moves),
    frames: byKey(['target_eve', 'target_day', 'after_target'], () =>
      byKey(tone.options, () => [{ text: 'The date of {title}. {detail}' }]),
    ),
  },
  DETAILS: {},
  FRAMES: byKey(tone.options, () => ({ angles: byKey(ANGLES, () => []), situations: {} })),
}
