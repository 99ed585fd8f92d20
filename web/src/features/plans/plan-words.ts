import type { PlanName } from '#domain/billing/plans.ts'
import { FREE_FIGURES, formatPrice, type PlanFigures, readPlanFigures } from '#web/entities/billing/plan-figures.ts'

/** The texts of the plan cards. */
export type PlanWords = PlanFigures & { lines: readonly string[] }

export const FREE_TRIAL: PlanWords = {
  ...FREE_FIGURES,
  lines: [
    'A wake-up email every morning',
    'All 4 coaching tones',
    'Check-ins, streaks and the calendar',
    'The interview and your report',
  ],
}

export const PLANS: Record<PlanName, PlanWords> = {
  personal: {
    ...readPlanFigures('personal'),
    lines: ['Everything in the free trial', 'All 4 coaching tones, one for each goal', 'Goals in up to three circles'],
  },
  pro: {
    ...readPlanFigures('pro'),
    lines: [
      'One goal per circle',
      'The enhanced circle dashboard',
      'A monthly group Q&A',
      'Enhanced features and support',
    ],
  },
  'strategic-advisor': {
    ...readPlanFigures('strategic-advisor'),
    lines: ['Everything in Pro', 'A 2-hour one-on-one session each quarter', 'Email access to your advisor'],
  },
}

/** A second subscription beside Personal Plan (PLAN-8). */
export const COACHING_PRICE = formatPrice('coaching')
