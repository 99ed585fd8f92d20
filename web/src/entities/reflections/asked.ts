import * as z from 'zod/mini'
import { type Day, day } from '#domain/time/day.ts'
import { ASKED } from '#web/entities/offline/storage-keys.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/** A goal's day whose question was answered or skipped on this device. */
const asked = z.strictObject({ goalId: z.string(), day })

const storedFor = (personId: string) => createStoredValue(ASKED + personId, z.array(asked), 'local')

type Of = { id: string; user_id: string }

export const wasAsked = ({ id, user_id }: Of, today: Day): boolean =>
  storedFor(user_id)
    .read()
    ?.some((one) => one.goalId === id && one.day === today) ?? false

/** Lets the question of this day be asked again, after the undo of its check-in (STREAK-20). */
export const forgetAsked = ({ id, user_id }: Of, today: Day): void => {
  const before = storedFor(user_id).read() ?? []
  storedFor(user_id).write(before.filter((one) => one.day !== today || one.goalId !== id))
}

/** Keeps the question of this day from being asked again (STREAK-15), and forgets earlier days. */
export const noteAsked = ({ id, user_id }: Of, today: Day): void => {
  const others = (storedFor(user_id).read() ?? []).filter((one) => one.day === today && one.goalId !== id)
  storedFor(user_id).write([...others, { goalId: id, day: today }])
}
