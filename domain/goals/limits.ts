import type { Account, Standing } from '#domain/accounts/account.ts'
import { isRaisedByAPlan, type PlanLimits } from '#domain/billing/plans.ts'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'

/** Goals that a person may have set aside: every reading of the dashboard reads them too. */
export const ASIDE_MAX = 20

/** What is said once a plan holds no more goals (specification 8). It advises an upgrade only where a plan has more. */
export const goalLimitMessage = ({ name, goals }: Pick<PlanLimits, 'name' | 'goals'>): string =>
  isRaisedByAPlan('goals', goals)
    ? messages.goals.limitReached(name, goals)
    : messages.goals.limitReachedForGood(name, goals)

/** Throws `limit-reached` where the plan has no room for one more active goal (specification 6 and 8). */
export const checkRoom = (account: Account, { limits }: Standing, wish: 'create' | 'take-up'): void => {
  if (account.goal_count < limits.goals) return
  const { name, goals } = limits
  throw new DomainError(
    'limit-reached',
    wish === 'create' ? goalLimitMessage(limits) : messages.goals.takeUpLimit(name, goals),
  )
}

/** Throws `limit-reached` where no more goals can be set aside. */
export const checkAside = (account: Account): void => {
  if (account.aside_count >= ASIDE_MAX) throw new DomainError('limit-reached', messages.goals.asideLimit(ASIDE_MAX))
}
