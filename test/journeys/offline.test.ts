import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { type Journey, readStreak, startJourney } from '#test/support/journey.ts'
import { untilKept } from '#test/support/service-worker.ts'
import { signedIn } from '#test/support/signed-in.ts'

const TITLE = 'Run 5 km before breakfast'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
})
afterAll(() => journey?.stop())

describe('the dashboard without a network', () => {
  it('is cached by a service worker that browsers revalidate each time', async () => {
    const { headers } = await fetch(`${journey.url}/service-worker.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toContain('text/javascript')
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'")
  })

  it('asks for the configuration once when the service worker runs', async () => {
    const { page, context } = await signedIn(journey, { goals: [{ title: TITLE }], inFull: true })
    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('article', { name: TITLE }).waitFor()
    await untilKept(page)
    const asked: string[] = []
    const told: string[] = []
    // The requests of the page and of the worker.
    context.on('request', (request) => {
      if (request.url().endsWith('/config.json')) asked.push(`${request.serviceWorker() ? 'worker' : 'page'}`)
    })
    context.on('console', (message) => {
      if (message.text().includes('preload')) told.push(message.text())
    })
    await page.reload()
    await page.getByRole('article', { name: TITLE }).waitFor()
    await expect.poll(() => asked).toEqual(['page'])
    expect(told).toEqual([])
  })

  it('opens, and a check-in counts once and on its own day (PAGE-17, STREAK-5)', async () => {
    const { page, context, person, goals, ask } = await signedIn(journey, {
      goals: [{ title: TITLE }],
      inFull: true,
    })
    const goalId = goals[0]?.id
    await ask('check-in', { goalId })
    await journey.skipTo('2026-11-25T09:00:00Z')
    await page.goto(`${journey.url}/dashboard`)
    const card = page.getByRole('article', { name: TITLE })
    await card.getByRole('button', { name: 'Check In Today' }).waitFor()
    await untilKept(page)

    await context.setOffline(true)
    await page.reload()
    await page.getByText('You are offline.').first().waitFor()
    await page.getByText('These are your goals as of 4:00 AM.').waitFor()
    expect(await readStreak(page, TITLE)).toBe('1 day streak')
    await card.getByRole('button', { name: 'Check In Today' }).click()
    await card.getByRole('button', { name: 'Checked In!' }).waitFor()
    await card.getByText('Will be sent when you are back online').waitFor()
    expect(await readStreak(page, TITLE)).toBe('2 day streak')

    // Pressed by mistake, and then once more (STREAK-20).
    await card.getByRole('button', { name: 'Undo check-in' }).click()
    await card.getByRole('button', { name: 'Check In Today' }).waitFor()
    expect(await readStreak(page, TITLE)).toBe('1 day streak')
    await card.getByRole('button', { name: 'Check In Today' }).click()

    // After a navigation the waiting check-in is still there.
    await page.goto(`${journey.url}/`)
    await card.getByText('Will be sent when you are back online').waitFor()
    await journey.skipTo('2026-11-26T08:30:00Z')

    await context.setOffline(false)
    await page.getByText('Your check-in was sent and counts for the day on which you made it.').waitFor()
    // The next day has begun.
    await card.getByRole('button', { name: 'Check In Today' }).waitFor()
    expect(await readStreak(page, TITLE)).toBe('2 day streak')
    await page.reload()
    await card.getByRole('button', { name: 'Check In Today' }).waitFor()

    const answer = await page.request.post(`${journey.url}/api/fetch-user-goals`, {
      data: {},
      headers: { authorization: `Bearer ${await renewedToken(page, person.idToken)}` },
    })
    const { goals: counted } = z.parse(fetchUserGoals.response, await answer.json())
    expect(counted).toMatchObject([
      {
        recent_days: ['2026-11-24', '2026-11-25'],
        kept_days: 2,
        streak_count: 2,
        checked_in_today: false,
        last_checkin_date: '2026-11-25',
      },
    ])
    expect(journey.complaints).toEqual([])
  })
})

/** The present token of the page, because the first one has expired. */
const renewedToken = (page: Page, former: string): Promise<string> =>
  page.evaluate((old) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken'))
    return (key && localStorage.getItem(key)) || old
  }, former)
