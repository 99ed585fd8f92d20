import * as z from 'zod/mini'
import { tone } from '#domain/goals/fields.ts'
import { motivationCare, motivationSource, motivationTimes } from '#domain/motivation/motivation.ts'
import { type Day, day } from '#domain/time/day.ts'
import { createStoredValue } from '#web/lib/storage.ts'
import { TEXTS } from './storage-keys.ts'

const dailyText = z.object({
  message: z.string(),
  steps: z.array(z.string()),
  challenge: z.string(),
  stepMinutes: motivationTimes.step_minutes,
  challengeSeconds: motivationTimes.challenge_seconds,
  tone,
  source: motivationSource,
  ...motivationCare,
})
export type DailyText = z.infer<typeof dailyText>

const keptText = z.object({ goalId: z.string(), day, text: dailyText })

const storedFor = (personId: string) => createStoredValue(TEXTS + personId, z.array(keptText), 'local')

/** Stores the text for use without a network, and removes texts of earlier days. */
export const storeText = (personId: string, goalId: string, today: Day, text: DailyText): void => {
  const others = (storedFor(personId).read() ?? []).filter((one) => one.day === today && one.goalId !== goalId)
  storedFor(personId).write([...others, { goalId, day: today, text }])
}

/** Null if no text of that day is stored. */
export const readStoredText = (personId: string, goalId: string, today: Day): DailyText | null =>
  storedFor(personId)
    .read()
    ?.find((one) => one.goalId === goalId && one.day === today)?.text ?? null

export const dropStoredText = (personId: string, goalId: string): void => {
  const kept = storedFor(personId).read()
  if (kept) storedFor(personId).write(kept.filter((one) => one.goalId !== goalId))
}
