import type { Account, Standing } from '#domain/accounts/account.ts'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'

/** Goals that a person may have set aside: every reading of the dashboard reads them too. */
export const ASIDE_MAX = 20

/** Throws `limit-reached` where the plan has no room for one more active goal (specification 6 and 8). */
export const checkRoom = (account: Account, { limits }: Standing, wish: 'create' | 'take-up'): void => {
  if (account.goal_count < limits.goals) return
  const text = wish === 'create' ? messages.goals.limitReached : messages.goals.takeUpLimit
  throw new DomainError('limit-reached', text(limits.name, limits.goals))
}

/** Throws `limit-reached` where no more goals can be set aside. */
export const checkAside = (account: Account): void => {
  if (account.aside_count >= ASIDE_MAX) throw new DomainError('limit-reached', messages.goals.asideLimit(ASIDE_MAX))
}
