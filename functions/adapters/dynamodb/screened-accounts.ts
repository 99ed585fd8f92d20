import { careOfStored } from '#domain/safety/goal-care.ts'
import type { AccountStore, OverviewOptions } from './accounts.ts'
import { ConditionFailed } from './condition-failed.ts'
import type { StoredGoal } from './goal-item.ts'
import type { GoalStore } from './goals.ts'

/** The goal with the care of its words. Stores the care; a goal that changed meanwhile is stored by its next reader. */
const screened = async (goals: Pick<GoalStore, 'setCare'>, goal: StoredGoal, now: number): Promise<StoredGoal> => {
  if (!goal.unscreened) return goal
  const { unscreened: _, ...rest } = goal
  const care = careOfStored(goal)
  try {
    return await goals.setCare(goal, care, new Date(now).toISOString())
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return { ...rest, ...care }
  }
}

/**
 * Accounts whose goals are all screened: a goal that was stored before the screening gets the care of its words when it is read
 * (CARE-14, ADR 183). For every function that coaches a goal, mails about it or lists it.
 */
export const screenedAccounts = <Store extends Pick<AccountStore, 'overview'>>(
  accounts: Store,
  goals: Pick<GoalStore, 'setCare'>,
  now: () => number,
): Store => ({
  ...accounts,
  async overview(userId: string, options?: OverviewOptions) {
    const overview = await accounts.overview(userId, options)
    return { ...overview, goals: await Promise.all(overview.goals.map((goal) => screened(goals, goal, now()))) }
  },
})
