import { useLocation } from 'react-router-dom'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import { contract as checkSubscription } from '#functions/billing/check-subscription/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { FakeApi } from '#test/web/support/fake-api.ts'
import { freeTrial, today } from '#test/web/support/goal-fixtures.ts'
import { creatorDialog, upgradeDialog } from '#web/entities/popups/popups.ts'

/** Text in place of the dialogs of other features. */
export const Opened = () => (
  <>
    {creatorDialog.useOpened() ? <p>The creator’s dialog is open</p> : null}
    {upgradeDialog.useOpened() ? <p>The upgrade dialog is open</p> : null}
  </>
)

/** The present address, and the address to return to. */
export const Arrived = () => {
  const { pathname, state } = useLocation()
  return <p>{`At ${pathname}, back to ${state?.from ?? 'nowhere'}`}</p>
}

export const STRIPE = 'https://stripe.example/checkout'
export const PORTAL = 'https://stripe.example/portal'

/** A server with this plan, or without a plan. */
export const holding = (tier: string | null, api = new FakeApi()): FakeApi =>
  api.on(checkSubscription, () => ({
    subscribed: tier !== null,
    subscription_tier: tier,
    subscription_end: tier === null ? null : '2026-05-02T12:00:00.000Z',
  }))

/** A trial that ends this many days after the fixtures' today. */
export const createTrial = (daysRemaining: number): PlanView => ({
  ...freeTrial,
  trial: {
    isTrialExpired: daysRemaining <= 0,
    trialExpiresAt: new Date(Date.parse(today.now) + daysRemaining * DAY_MS - HOUR_MS).toISOString(),
    daysRemaining: Math.max(0, daysRemaining),
    hasActiveSubscription: false,
  },
})
