import * as z from 'zod/mini'
import { optionalLine } from '#domain/characters.ts'
import { DomainError } from '#domain/errors.ts'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { addBit, removeBit } from './history.ts'
import { type Run, recentDays } from './run.ts'
import { HISTORY_SHOWN } from './view-streak.ts'

/** How a kept day was, and one line of the person's own words about it (STREAK-15). */

export const FEELINGS = ['easy', 'right', 'hard'] as const
export type Feeling = (typeof FEELINGS)[number]
export const feeling = z.enum(FEELINGS)

export const NOTE_MAX = 200
/** One line of at most 200 characters. May be empty. */
export const note = optionalLine(NOTE_MAX)

/** A kept day with its feeling, its note, or both. `note` is empty without one. */
export const reflection = z.strictObject({ date: z.string(), feeling: z.nullable(feeling), note: z.string() })
export type Reflection = z.infer<typeof reflection>

/** What a request changes: an absent field stays, null and the empty text remove. */
export type ReflectionChange = { feeling?: Feeling | null | undefined; note?: string | undefined }

/** Whether a feeling and a note may be added to a day: today and yesterday. */
export const isReflectable = (date: Day, today: Day): boolean => date <= today && date >= addDays(today, -1)

/** Whether a change adds nothing. It is allowed for every shown day, because a person may always remove their own words. */
export const isRemoval = ({ feeling: felt, note: words }: ReflectionChange): boolean => !felt && !words

/**
 * Throws `conflict` for a day that is not checked in, and `invalid-request` for a day that is too old: words and feelings are added
 * to today and yesterday, and removed from the last 90 days.
 */
export const checkReflectedDay = (run: Run | undefined, date: Day, today: Day, change: ReflectionChange): void => {
  const isShown = date <= today && date > addDays(today, -HISTORY_SHOWN)
  if (isRemoval(change) ? !isShown : !isReflectable(date, today))
    throw new DomainError('invalid-request', reflectionMessages.otherDay, 'date')
  if (recentDays(run, date, 1).length === 0) throw new DomainError('conflict', reflectionMessages.notKept, 'date')
}

/** The run with a day marked as one with a note, or without. */
export const markNoted = (run: Run, date: Day, isNoted: boolean): Run => ({
  ...run,
  noted: (isNoted ? addBit : removeBit)(run.noted, daysBetween(date, run.last_day)),
})
