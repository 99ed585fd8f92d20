import type { PlanName } from '#domain/billing/plans.ts'

/** What the buttons of the plans say to whoever does not have them. */
export const CHOOSE: Record<PlanName, string> = {
  personal: 'Choose Personal',
  pro: 'Choose Pro',
  'strategic-advisor': 'Choose Strategic Advisor',
}
