import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followMailLink, type Journey, startJourney } from '#test/support/journey.ts'

/** Two people use one browser one after the other (ACCOUNT-12). */

const FIRST = 'first.of.two@example.com'
const SECOND = 'second.of.two@example.com'
const PASSWORD = 'first-light'
const TITLE = 'Tell my sister the truth'
const CHALLENGE = 'Nobody at work may know of this'

/** Everything that a tab can read: storage, cookies, and the service worker's caches. */
const KEPT = `(async () => {
  const files = []
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) files.push(url)
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, files])
})()`

const FORGET_TOKENS = `Object.keys(localStorage)
  .filter((key) => key.startsWith('CognitoIdentityServiceProvider.'))
  .forEach((key) => localStorage.removeItem(key))`

let journey: Journey
let context: BrowserContext
let page: Page
/** The bodies of the API calls. */
const sent: string[] = []

const signUp = async (email: string, inFull: boolean) => {
  const visitor = await journey.visitor({ inFull })
  visitor.context.setDefaultTimeout(60_000)
  await visitor.page.goto(`${journey.url}/auth?mode=sign-up`)
  await visitor.page.getByLabel('Email').fill(email)
  await visitor.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await visitor.page.getByRole('button', { name: 'Sign Up' }).click()
  await visitor.page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  const opened = await followMailLink(journey, visitor.context, email, /Verify Email/)
  await opened.getByRole('button', { name: 'Create Goal' }).waitFor()
  await visitor.page.close()
  return { context: visitor.context, page: opened }
}

const signIn = async (on: Page, email: string) => {
  await on.goto(`${journey.url}/auth`)
  await on.getByLabel('Email').fill(email)
  await on.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await on.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await on.getByText('Welcome back').waitFor()
}

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
  const second = await signUp(SECOND, false)
  await second.context.close()
  const first = await signUp(FIRST, true)
  context = first.context
  page = first.page
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await page.getByRole('heading', { name: TITLE }).waitFor()
}, 180_000)
afterAll(async () => {
  await journey?.stop()
})

describe('the second person on a browser (ACCOUNT-12)', () => {
  let other: Page
  let firstId: string

  it('signs in while the first one has a waiting check-in and an open interview', async () => {
    await page.goto(`${journey.url}/?view=five-circle-onboarding`)
    await page.getByLabel('Primary Challenge').fill(CHALLENGE)
    await context.route('**/api/check-in', (route) => route.abort())
    await page.goto(`${journey.url}/dashboard`)
    const goal = page.getByRole('article', { name: TITLE })
    other = await context.newPage()
    await other.goto(`${journey.url}/?home=true`)
    await goal.waitFor()
    await context.setOffline(true)
    await goal.getByRole('button', { name: 'Check In Today' }).click()
    await goal.getByText('Will be sent when you are back online').waitFor()
    const kept = await page.evaluate<string>(KEPT)
    firstId = /waiting-check-ins\.([\w-]+)/.exec(kept)?.[1] ?? ''
    expect(firstId).not.toBe('')
    for (const trace of [TITLE, CHALLENGE]) expect(kept).toContain(trace)

    // The session has ended without a message to this tab.
    await context.setOffline(false)
    await other.evaluate(FORGET_TOKENS)
    await context.unroute('**/api/check-in')
    context.on('request', (request) => sent.push(request.postData() ?? ''))
    await signIn(other, SECOND)
  })

  it('sees no data of the first one, also in the tab that stayed open', async () => {
    await page.bringToFront()
    await expect.poll(() => page.getByText(TITLE).count()).toBe(0)
    for (const tab of [page, other]) {
      await tab.goto(`${journey.url}/?view=five-circle-onboarding`)
      await expect.poll(() => tab.getByLabel('Primary Challenge').inputValue()).toBe('')
      await tab.goto(`${journey.url}/?force-dashboard=true`)
      await tab.getByRole('heading', { name: 'No Active Goals' }).waitFor()
    }
  })

  it('stores and sends no data of the first one', async () => {
    for (const tab of [page, other]) {
      const kept = await tab.evaluate<string>(KEPT)
      expect([TITLE, CHALLENGE, firstId, FIRST, '/api/'].filter((trace) => kept.includes(trace))).toEqual([])
      await tab.evaluate('window.dispatchEvent(new Event("focus"))')
    }
    await other.reload()
    await other.getByRole('heading', { name: 'No Active Goals' }).waitFor()
    expect(sent.filter((body) => body.includes('goal_') || body.includes(firstId))).toEqual([])
  })

  it('sees no data after a sign-out by the button, and the first one still has the goal', async () => {
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await other.getByLabel('Email').waitFor()
    await signIn(other, FIRST)
    await other.getByRole('article', { name: TITLE }).waitFor()
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await other.getByLabel('Email').waitFor()
    await signIn(other, SECOND)
    const kept = await other.evaluate<string>(KEPT)
    expect([TITLE, firstId, FIRST].filter((trace) => kept.includes(trace))).toEqual([])
    expect(journey.complaints).toEqual([])
  })
})
