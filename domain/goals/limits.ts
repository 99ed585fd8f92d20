import type { Account, Standing } from '#domain/accounts/account.ts'
import { isRaisedByAPlan, type PlanLimits } from '#domain/billing/plans.ts'
import { DomainError } from '#domain/errors.ts'
import { goalMessages } from '#domain/messages/goals.ts'

/** Maximum of inactive goals of a person. The dashboard reads them all. */
export const ASIDE_MAX = 20

/** The text at the limit of active goals (GOAL-12). It advises an upgrade only if a higher plan allows more (PLAN-14). */
export const goalLimitMessage = ({ name, goals }: Pick<PlanLimits, 'name' | 'goals'>): string =>
  isRaisedByAPlan('goals', goals)
    ? goalMessages.limitReached(name, goals)
    : goalMessages.limitReachedForGood(name, goals)

/** Whether the plan allows one more active goal, by the account as it was read. */
export const hasRoom = (account: Account, { limits }: Pick<Standing, 'limits'>): boolean =>
  account.goal_count < limits.goals

/** Throws `limit-reached` when the plan allows no further active goal (GOAL-12, PLAN-4). */
export const checkRoom = (account: Account, { limits }: Standing, wish: 'create' | 'take-up'): void => {
  if (hasRoom(account, { limits })) return
  const { name, goals } = limits
  throw new DomainError(
    'limit-reached',
    wish === 'create' ? goalLimitMessage(limits) : goalMessages.takeUpLimit(name, goals),
  )
}

/** Throws `limit-reached` at the maximum of inactive goals. */
export const checkAside = (account: Account): void => {
  if (account.aside_count >= ASIDE_MAX) throw new DomainError('limit-reached', goalMessages.asideLimit(ASIDE_MAX))
}
