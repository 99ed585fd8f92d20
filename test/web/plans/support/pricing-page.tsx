import { screen, within } from '@testing-library/react'
import { freeTrial, noNudges, today } from '#test/web/support/goal-fixtures.ts'
import { json, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import '#test/web/support/dialog-element.ts'
import { Popups } from '#web/app/popups.tsx'
import Pricing from '#web/features/plans/components/pricing.tsx'

export const NOBODY = { state: 'signed-out' } as const
export const page = (
  <>
    <Pricing />
    <Popups />
  </>
)

export const visit = () => show(page, { at: '/pricing', session: NOBODY })

export const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!found) throw new Error(`${name} has no card`)
  return within(found)
}
export const go = (name: string) => screen.findByRole('button', { name })

/** A person with a plan, and other answers of the server. */
export const comeAs = (tier: string | null, answers: Parameters<typeof serve>[0] = {}) => {
  const asked = serve({
    '/api/check-subscription': () =>
      json({ success: true, subscribed: tier !== null, subscription_tier: tier, subscription_end: null }),
    ...answers,
  })
  return { asked, ...show(page, { at: '/pricing', session: MAREN }) }
}

export const goals = (list: unknown[], plan = freeTrial) => ({
  '/api/fetch-user-goals': () =>
    json({ success: true, goals: list, set_aside: [], today, plan, nudges: noNudges(plan) }),
})
