import { limitsFor, NOT_SUBSCRIBED, OFFERS, type PlanName } from '#domain/billing/plans.ts'
import { TRIAL_DAYS } from '#domain/billing/trial.ts'

/** What a plan's card says. Figures come from the domain; only the words stand here. */
export type PlanWords = {
  name: string
  /** '$4.99' */
  price: string
  /** 'per month' */
  term: string
  goals: number
  /** 'up to 3' */
  goalsWord: string
  nudges: number
  lines: readonly string[]
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

export const priceOf = (cents: number): string => dollars.format(cents / 100)

const free = limitsFor(NOT_SUBSCRIBED, 0)

export const FREE_TRIAL: PlanWords = {
  name: free.name,
  price: priceOf(0),
  term: `for ${TRIAL_DAYS} days`,
  goals: free.goals,
  goalsWord: String(free.goals),
  nudges: free.nudges,
  lines: ['A wake-up email every morning', 'Check-ins, streaks and the calendar', 'The interview and your report'],
}

const paid = (plan: PlanName, lines: readonly string[]): PlanWords => {
  const { name, cents, limits } = OFFERS[plan]
  return {
    name,
    price: priceOf(cents),
    term: 'per month',
    goals: limits.goals,
    goalsWord: `up to ${limits.goals}`,
    nudges: limits.nudges,
    lines,
  }
}

export const PLANS: Record<PlanName, PlanWords> = {
  personal: paid('personal', ['All 4 coaching tones', 'Priority email', 'One goal in each of three circles']),
  pro: paid('pro', [
    'One goal per circle',
    'The enhanced circle dashboard',
    'A monthly group Q&A',
    'Enhanced features and support',
  ]),
  'strategic-advisor': paid('strategic-advisor', [
    'Everything in Pro',
    'A 2-hour one-on-one session each quarter',
    'Email access to your advisor',
  ]),
}

/** As they stand from left to right. */
export const PLAN_NAMES = ['personal', 'pro', 'strategic-advisor'] as const satisfies PlanName[]

/** Bought beside Personal Plan (decision 7). */
export const COACHING_PRICE = priceOf(OFFERS.coaching.cents)

export const CANCEL_ANYTIME = 'Cancel anytime and keep access to the end of the billing period.'
export const MONEY_BACK = 'There is a 30-day money-back guarantee.'
