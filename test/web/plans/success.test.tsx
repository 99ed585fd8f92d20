import { act, renderHook, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { type Billing, NO_BILLING } from '#domain/billing/customer-state.ts'
import { contract as syncSubscription } from '#functions/billing/sync-subscription/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { later, Refused } from '#test/web/support/fake-api.ts'
import { createGoalView, freeTrial, noNudges, PERSON_ID, personalPlan, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { SuccessRoute } from '#web/app/success-route.tsx'
import { closePopups, overlay } from '#web/entities/popups/popups.ts'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import SuccessPage from '#web/features/plans/components/success-page.tsx'
import { Arrived } from './support/parts.tsx'

const PERSONAL: Billing = {
  subscribed: true,
  subscription_tier: 'Personal Plan',
  subscription_end: '2026-05-14T12:00:00.000Z',
  state: 'active',
  coaching: false,
}

const WITHOUT_GOALS = { goals: [], set_aside: [], today, plan: personalPlan, nudges: noNudges(personalPlan) }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Advances the page's timers and settles its requests. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** Milliseconds: longer than all checks together. */
const passEveryLook = async () => {
  for (const pause of [2_100, 3_100, 5_100, 8_100, 12_100]) await pass(pause)
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

/** Opens /success. Each check gets the next answer; the last answer repeats. */
const land = (...answers: (Billing | Error)[]) => {
  let looks = 0
  const api = serverWith([createGoalView()], personalPlan).on(syncSubscription, () => {
    const answer = answers[Math.min(looks, answers.length - 1)]
    looks += 1
    if (answer === undefined || answer instanceof Error) throw answer
    return answer
  })
  const shown = show(<SuccessRoute />, { path: '/success', elsewhere: { '/': <Dashboard /> } })
  return { ...shown, api, looks: () => looks }
}
const toDashboard = () => screen.getByRole('button', { name: 'Continue to Dashboard' })

describe('/success', () => {
  it('counts the 2 s from landing, also after a slow sign-in', async () => {
    let looks = 0
    serverWith([createGoalView()], personalPlan).on(syncSubscription, () => {
      looks += 1
      return PERSONAL
    })
    show(<SuccessPage landedAt={performance.now() - 1_500} />)
    await pass(400)
    expect(looks).toBe(0)
    await pass(200)
    expect(looks).toBe(1)
  })

  it('rechecks the subscription 2 s after landing and shows the plan (PLAN-11)', async () => {
    const { looks } = land(PERSONAL)
    expect(heading()).toBe('Payment Successful!')
    await pass(1_900)
    expect(looks()).toBe(0)
    expect(screen.getByText(/being confirmed/)).toBeTruthy()
    await pass(200)
    expect(looks()).toBe(1)
    expect(screen.getByText('You are on Personal Plan: up to 3 goals, 3 nudges a day.')).toBeTruthy()
    expect(screen.getByText('$4.99')).toBeTruthy()
    await pass(60_000)
    expect(looks()).toBe(1)
  })

  it('continues to a dashboard with the new plan', async () => {
    const { api } = land(PERSONAL)
    await pass(2_100)
    act(() => toDashboard().click())
    await pass(0)
    expect(heading()).toBe('Your Personal Goal Dashboard')
    expect(screen.getAllByText('Personal Plan').length).toBeGreaterThan(0)
    expect(api.calls.map(({ name }) => name)).toEqual(['sync-subscription', 'fetch-user-goals'])
  })

  it('opens the moment of the new plan over the dashboard, except beside a goal in crisis (PLAN-19, CARE-17)', async () => {
    const { result } = renderHook(overlay.useOpened)
    const { unmount } = land(PERSONAL)
    await pass(2_100)
    act(() => toDashboard().click())
    await pass(0)
    expect(result.current).toMatchObject({ type: 'upgrade', message: 'Personal Plan begins.' })
    act(closePopups)
    unmount()
    // This device still knows the goal as ordinary, and the server's answer takes a moment.
    land(PERSONAL)
    const goals = later<Omit<z.infer<typeof fetchUserGoals.response>, 'success'>>()
    serverWith([])
      .on(syncSubscription, () => PERSONAL)
      .on(fetchUserGoals, () => goals.promise)
    await pass(2_100)
    act(() => toDashboard().click())
    await pass(0)
    expect(heading()).toBe('Your Personal Goal Dashboard')
    expect(result.current).toBeNull()
    goals.give({ ...WITHOUT_GOALS, goals: [createGoalView({ care: 'crisis', care_reason: 'suicide' })] })
    await pass(0)
    expect(screen.getByText('Your goal:')).toBeTruthy()
    expect(result.current).toBeNull()
  })

  it('checks at once when the person continues before the first check', async () => {
    const answer = later<Billing>()
    const { api } = land()
    api.on(syncSubscription, () => answer.promise)
    act(() => toDashboard().click())
    await pass(0)
    expect(screen.getByRole('button', { name: 'Opening Your Dashboard...' })).toBeTruthy()
    answer.give(PERSONAL)
    await pass(0)
    await pass(0)
    expect(heading()).toBe('Your Personal Goal Dashboard')
  })

  it('links to the workshop only when one waits for room', async () => {
    const { unmount } = land(PERSONAL)
    expect(screen.queryByRole('button', { name: 'Continue to Goal Workshop' })).toBeNull()
    unmount()
    const kept = { plan: '2026-04-14', stops: [], draft: null, suggested: {} }
    window.sessionStorage.setItem(`five-circles.workshop.${PERSON_ID}`, JSON.stringify(kept))
    const { router } = land(PERSONAL)
    await pass(2_100)
    act(() => screen.getByRole('button', { name: 'Continue to Goal Workshop' }).click())
    await pass(0)
    expect(router.state.location.search).toBe('?view=goal-workshop')
    window.sessionStorage.clear()
  })

  it('checks again with growing pauses until the payment is there', async () => {
    const { looks } = land(NO_BILLING, { ...NO_BILLING, state: 'incomplete' }, PERSONAL)
    await pass(2_100)
    expect(heading()).toBe('Payment Successful!')
    expect(screen.getByText(/being confirmed/)).toBeTruthy()
    await pass(3_000)
    expect(looks()).toBe(2)
    await pass(3_000)
    expect(looks()).toBe(2)
    await pass(2_000)
    expect(screen.getByText(/You are on Personal Plan/)).toBeTruthy()
  })

  it('says after half a minute that nothing was paid with this account, and checks again on request', async () => {
    const { looks } = land(...Array.from({ length: 5 }, () => NO_BILLING), PERSONAL)
    await passEveryLook()
    expect(heading()).toBe('Not confirmed yet')
    expect(document.title).toBe('Not confirmed yet · Five Circles')
    expect(screen.getByText('No payment for maya@example.com has reached us yet.')).toBeTruthy()
    expect(screen.getByText(/If you paid with another account, sign in with that one\./)).toBeTruthy()
    expect(toDashboard()).toBeTruthy()
    await pass(60_000)
    expect(looks()).toBe(5)
    act(() => screen.getByRole('button', { name: 'Check Again' }).click())
    await pass(2_100)
    expect(heading()).toBe('Payment Successful!')
    expect(screen.getByText(/You are on Personal Plan/)).toBeTruthy()
  })

  it('shows that Stripe is unreachable and confirms no payment', async () => {
    land(new Refused(503, 'Payments cannot be reached at the moment. Please try again.', 'unavailable'))
    await passEveryLook()
    expect(heading()).toBe('Not confirmed yet')
    expect(screen.getByText('Payments cannot be reached at the moment. Please try again.')).toBeTruthy()
  })

  it('continues after a failed check', async () => {
    land(new Refused(503, 'Payments cannot be reached.', 'unavailable'), PERSONAL)
    await pass(5_200)
    expect(screen.getByText(/You are on Personal Plan/)).toBeTruthy()
  })

  it('names coaching in addition to the plan', async () => {
    land({ ...PERSONAL, coaching: true })
    await pass(2_100)
    expect(screen.getByText('Professional Coaching is yours, beside Personal Plan.')).toBeTruthy()
    expect(screen.getByText('$750')).toBeTruthy()
  })

  it('sends a visitor to the sign-in and back', async () => {
    serverWith([], freeTrial)
    show(
      <SessionProvider session={{ state: 'signed-out' }}>
        <SuccessRoute />
      </SessionProvider>,
      { path: '/success', elsewhere: { '/auth': <Arrived /> } },
    )
    await pass(0)
    expect(screen.getByText('At /auth, back to /success')).toBeTruthy()
  })
})
