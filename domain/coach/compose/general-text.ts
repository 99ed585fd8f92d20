import { suitsHour } from '#domain/coach/day/part-of-day.ts'
import { countDaysSinceEpoch, permute } from '#domain/coach/day/rotation.ts'
import { type LibraryChallenge, type LibraryStep, slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import type { Tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { Day } from '#domain/time/day.ts'
import { firstWord } from './first-word.ts'

/** What a text about no goal in particular is made of. */
export type GeneralLists = {
  GENERAL: Readonly<Record<Tone, readonly string[]>>
  /** Steps and challenges that fit every kind of goal. */
  SHARED: {
    PREPARE: readonly LibraryStep[]
    CLOSE: readonly LibraryStep[]
    CHALLENGES: readonly LibraryChallenge[]
  }
}

export type GeneralInput = {
  tone: Tone
  /** Seeds the order. */
  userId: string
  date: Day
  /** HH:MM in the person's zone. At night no text asks for other people (NUDGE-9). */
  localTime: string
  /** Days further along, for a second text of the same day. */
  offset?: number
}

/** The wording of an entry that has no slot; entries without one are left out. */
const withoutSlots = <T extends Wording>(entries: readonly T[]): { text: string; entry: T }[] =>
  entries.flatMap((entry) => {
    const text = [entry.text, entry.twin].find((wording) => wording !== undefined && slotsIn(wording).length === 0)
    return text === undefined ? [] : [{ text, entry }]
  })

const pick = <T>(list: readonly T[], seed: string, day: number): T => {
  const entry = list[permute(list.length, seed)[day % list.length] ?? 0]
  if (entry === undefined) throw new RangeError('The library has an empty list.')
  return entry
}

/**
 * A text about no goal in particular: a message of the tone, two steps and a challenge (NUDGE-1). It names nothing of the person and no
 * part of the day, and asks for nothing that the hour rules out (NUDGE-9).
 */
export const composeGeneralText = (lists: GeneralLists, input: GeneralInput): Required<MotivationText> => {
  const { tone, userId, date, localTime, offset = 0 } = input
  const day = countDaysSinceEpoch(date) + offset
  const isForNow = ({ text }: { text: string }): boolean => suitsHour({ text }, localTime)
  const messages = lists.GENERAL[tone].filter((text) => isForNow({ text }))
  const message = pick(messages, `general:${tone}:${userId}`, day)
  const prepare = pick(withoutSlots(lists.SHARED.PREPARE).filter(isForNow), `general prepare:${userId}`, day)
  const closes = withoutSlots(lists.SHARED.CLOSE).filter(({ text }) => firstWord(text) !== firstWord(prepare.text))
  const close = pick(closes.filter(isForNow), `general close:${userId}`, day)
  const challenge = pick(withoutSlots(lists.SHARED.CHALLENGES).filter(isForNow), `general challenge:${userId}`, day)
  return {
    message: message,
    micro_plan: [prepare, close].map(({ text }) => text),
    step_minutes: [prepare, close].map(({ entry }) => entry.minutes),
    challenge: challenge.text,
    challenge_seconds: challenge.entry.seconds,
  }
}
