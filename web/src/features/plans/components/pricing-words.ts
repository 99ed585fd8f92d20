import type { PlanName } from '#domain/billing/plans.ts'

/** The labels of the plan buttons for people without the plan. */
export const CHOOSE: Record<PlanName, string> = {
  personal: 'Choose Personal',
  pro: 'Choose Pro',
  'strategic-advisor': 'Choose Strategic Advisor',
}

export type PricingWords = { title: string; lead: string; questions: string; last: string }

/** For a visitor, and for somebody without a goal and without a plan. */
export const NEW_WORDS: PricingWords = {
  title: 'Start Your First Goal',
  lead: 'Thirty mornings are free. After that, choose how many circles you want to work on at once.',
  questions: 'Before you start',
  last: 'Tomorrow at 7 AM, the first message is yours.',
}

/** For somebody with goals and without a plan. */
export const GOAL_WORDS: PricingWords = {
  title: 'Choose Your Plan',
  lead: 'A plan decides how many circles you work on at once. Your goals and streaks are kept.',
  questions: 'Before you choose',
  last: 'Your goals and streaks are kept, whichever plan you choose.',
}

export const SUBSCRIBER_WORDS: PricingWords = {
  title: 'Your Plan',
  lead: 'You can change or cancel it at any time. Your goals and streaks are kept.',
  questions: 'Questions',
  last: 'Change or cancel your plan, and see your invoices.',
}

/** For a subscriber whose plan is about to end; `end` says when. */
export const wordsAtEnd = (end: string, canContinue: boolean): PricingWords => ({
  ...SUBSCRIBER_WORDS,
  lead: `${end} Your goals and streaks are kept.`,
  last: canContinue
    ? 'Continue or change your plan, and see your invoices.'
    : 'Change how you pay, and see your invoices.',
})

/** In place of the trial's button. */
export const TRIAL_INCLUDED = 'Included in your plan.'

/** In place of the trial's button, after the trial. */
export const TRIAL_OVER = 'Your free trial has ended.'
