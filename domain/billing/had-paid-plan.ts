import type { OwnedPlan } from './plans.ts'

/** The fields of a plan that say whether it was paid once, and why it ended. */
export type EndedPlan = Pick<OwnedPlan, 'state' | 'subscription_end'>

/** Whether a person without access had a paid plan. The day of its end is not always known: an unpaid plan ends without one. */
export const hadPaidPlan = ({ state = 'none', subscription_end }: EndedPlan): boolean =>
  subscription_end !== null || (state !== 'none' && state !== 'incomplete')
