import { useState } from 'react'
import * as z from 'zod/mini'
import type { GoalView } from '#domain/goals/goal.ts'
import { STEPS_MAX } from '#domain/motivation/motivation.ts'
import { type Day, day } from '#domain/time/day.ts'
import { TICKS } from '#web/entities/offline/storage-keys.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/** The ticked steps of a goal's day, by their words, so that another text of the day begins without ticks. */
const ticked = z.strictObject({
  goalId: z.string(),
  day,
  // A gentle text has its challenge in the list.
  steps: z.array(z.string()).check(z.maxLength(STEPS_MAX + 1)),
})

const storedFor = (personId: string) => createStoredValue(TICKS + personId, z.array(ticked), 'local')

type Of = Pick<GoalView, 'id' | 'user_id'>

export const readTicks = ({ id, user_id }: Of, today: Day): string[] =>
  storedFor(user_id)
    .read()
    ?.find((one) => one.goalId === id && one.day === today)?.steps ?? []

/** Stores the ticks of a goal, and removes those of earlier days. */
const keepTicks = ({ id: goalId, user_id }: Of, today: Day, steps: string[]): void => {
  const others = (storedFor(user_id).read() ?? []).filter((one) => one.day === today && one.goalId !== goalId)
  storedFor(user_id).write([...others, { goalId, day: today, steps }])
}

/** The ticked steps of a goal's day, kept on this device only (PAGE-23). */
export const useTicks = (goal: Of, today: Day) => {
  const [steps, setSteps] = useState(() => readTicks(goal, today))
  const toggle = (step: string) => {
    const next = steps.includes(step) ? steps.filter((one) => one !== step) : [...steps, step].slice(-STEPS_MAX - 1)
    setSteps(next)
    keepTicks(goal, today, next)
  }
  return { isTicked: (step: string) => steps.includes(step), toggle }
}
