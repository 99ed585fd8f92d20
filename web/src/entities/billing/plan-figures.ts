import { limitsFor, NOT_SUBSCRIBED, OFFERS, type OfferName, type PlanName } from '#domain/billing/plans.ts'
import { TRIAL_DAYS } from '#domain/billing/trial.ts'

/** A plan's price and limits, formatted for the page (PLAN-4, PLAN-5). */
export type PlanFigures = {
  name: string
  /** '$4.99' */
  price: string
  /** 'per month' */
  term: string
  goals: number
  /** 'up to 3' */
  goalsWord: string
  nudges: number
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

const priceIn = (cents: number): string => dollars.format(cents / 100)

/** The price per month: '$4.99', '$750'. */
export const formatPrice = (offer: OfferName): string => priceIn(OFFERS[offer].cents)

const free = limitsFor(NOT_SUBSCRIBED, 0)

export const FREE_FIGURES: PlanFigures = {
  name: free.name,
  price: priceIn(0),
  term: `for ${TRIAL_DAYS} days`,
  goals: free.goals,
  goalsWord: String(free.goals),
  nudges: free.nudges,
}

export const readPlanFigures = (plan: PlanName): PlanFigures => {
  const { name, limits } = OFFERS[plan]
  return {
    name,
    price: formatPrice(plan),
    term: 'per month',
    goals: limits.goals,
    goalsWord: `up to ${limits.goals}`,
    nudges: limits.nudges,
  }
}

/** In the order of display. */
export const PLAN_NAMES = ['personal', 'pro', 'strategic-advisor'] as const satisfies PlanName[]
