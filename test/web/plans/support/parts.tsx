import { useLocation } from 'react-router-dom'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import { contract as checkSubscription } from '#functions/billing/check-subscription/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { creatorDialog, upgradeDialog } from '#web/entities/goals/popups.ts'
import { FakeApi } from '../../goals/support/fake-api.ts'
import { freeTrial, today } from '../../goals/support/goal-fixtures.ts'

/** What other features would show, as words. */
export const Opened = () => (
  <>
    {creatorDialog.useOpened() ? <p>The creator’s dialog is open</p> : null}
    {upgradeDialog.useOpened() ? <p>The upgrade dialog is open</p> : null}
  </>
)

/** Where the page came to, and where it would go back to. */
export const Arrived = () => {
  const { pathname, state } = useLocation()
  return <p>{`At ${pathname}, back to ${state?.from ?? 'nowhere'}`}</p>
}

export const STRIPE = 'https://stripe.example/checkout'
export const PORTAL = 'https://stripe.example/portal'

/** A server on which the person has this plan, or none. */
export const holding = (tier: string | null, api = new FakeApi()): FakeApi =>
  api.on(checkSubscription, () => ({
    subscribed: tier !== null,
    subscription_tier: tier,
    subscription_end: tier === null ? null : '2026-05-02T12:00:00.000Z',
  }))

/** A trial that ends so many days after the fixtures' today. */
export const trialOf = (daysRemaining: number): PlanView => ({
  ...freeTrial,
  trial: {
    isTrialExpired: daysRemaining <= 0,
    trialExpiresAt: new Date(Date.parse(today.now) + daysRemaining * DAY_MS - HOUR_MS).toISOString(),
    daysRemaining: Math.max(0, daysRemaining),
    hasActiveSubscription: false,
  },
})
