import type { PlanName } from '#domain/billing/plans.ts'

/** The labels of the plan buttons for people without the plan. */
export const CHOOSE: Record<PlanName, string> = {
  personal: 'Choose Personal',
  pro: 'Choose Pro',
  'strategic-advisor': 'Choose Strategic Advisor',
}
