import * as z from 'zod/mini'
import { tone } from '#domain/goals/fields.ts'
import { motivationSource } from '#domain/motivation/motivation.ts'
import { type Day, day } from '#domain/time/day.ts'
import { keptValue } from '#web/lib/storage.ts'
import { TEXTS } from './kept-names.ts'

/** A goal's text of one day, as the goal page shows it. */
const dailyText = z.object({
  message: z.string(),
  steps: z.array(z.string()),
  challenge: z.string(),
  tone,
  source: motivationSource,
})
export type DailyText = z.infer<typeof dailyText>

const keptText = z.object({ goalId: z.string(), day, text: dailyText })

const keptFor = (personId: string) => keptValue(TEXTS + personId, z.array(keptText), 'local')

/** Keeps the text for a time without a network. Texts of earlier days go. */
export const keepText = (personId: string, goalId: string, today: Day, text: DailyText): void => {
  const others = (keptFor(personId).read() ?? []).filter((one) => one.day === today && one.goalId !== goalId)
  keptFor(personId).write([...others, { goalId, day: today, text }])
}

/** Null where no text of that day is kept. */
export const readKeptText = (personId: string, goalId: string, today: Day): DailyText | null =>
  keptFor(personId)
    .read()
    ?.find((one) => one.goalId === goalId && one.day === today)?.text ?? null

export const dropKeptText = (personId: string, goalId: string): void => {
  const kept = keptFor(personId).read()
  if (kept) keptFor(personId).write(kept.filter((one) => one.goalId !== goalId))
}
