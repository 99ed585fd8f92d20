import { isNextMailWritten } from '#domain/motivation/night.ts'
import { GENERATION_TIME } from '#events/schedules.ts'
import { streakChanged } from '#events/streak-changed.ts'
import type { StoredGoal } from '../dynamodb/goal-item.ts'
import type { StoredPerson } from '../dynamodb/person.ts'
import type { Publish } from './publish-event.ts'

/** Publishes `streak-changed` when the goal's next mail is already written (MAIL-9). `now` is in epoch milliseconds. */
export const publishStreakChanged = async (
  publish: Publish,
  { account }: Pick<StoredPerson, 'account'>,
  goal: StoredGoal,
  now: number,
): Promise<void> => {
  if (!isNextMailWritten(now, account.zone, goal.time_of_day, GENERATION_TIME)) return
  await publish(streakChanged, { userId: account.id, goalId: goal.id })
}
