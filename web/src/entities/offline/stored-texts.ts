import * as z from 'zod/mini'
import { tone } from '#domain/goals/fields.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { motivationCare, motivationSource, motivationTimes } from '#domain/motivation/motivation.ts'
import { CARES } from '#domain/safety/outcome.ts'
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

/** `care`: the care of the goal for which the text was read. A goal whose care changed needs another text (CARE-12). */
const storedText = z.object({ goalId: z.string(), day, care: z.enum(CARES), text: dailyText })

const storedFor = (personId: string) => createStoredValue(TEXTS + personId, z.array(storedText), 'local')

type Of = Pick<GoalView, 'id' | 'user_id' | 'care'>

/** Stores the goal's text of a day on this device, and removes texts of earlier days. */
export const storeText = ({ id: goalId, user_id, care }: Of, today: Day, text: DailyText): void => {
  const others = (storedFor(user_id).read() ?? []).filter((one) => one.day === today && one.goalId !== goalId)
  storedFor(user_id).write([...others, { goalId, day: today, care, text }])
}

/** Null if no text of that day and of the goal's care is stored. */
export const readStoredText = ({ id, user_id, care }: Of, today: Day): DailyText | null =>
  storedFor(user_id)
    .read()
    ?.find((one) => one.goalId === id && one.day === today && one.care === care)?.text ?? null

export const dropStoredText = (personId: string, goalId: string): void => {
  const stored = storedFor(personId).read()
  if (stored) storedFor(personId).write(stored.filter((one) => one.goalId !== goalId))
}
