import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CIRCLE_KEYS, CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { createInterview } from '#test/support/interview.ts'
import { followMailLink, type Journey, startJourney } from '#test/support/journey.ts'

/** A new person without a goal, through all eight steps and the consultant's questions, to the report. */

const EMAIL = 'noor.interview@example.com'
const PASSWORD = 'first-light'
const { lifeContext, circleData } = createInterview()

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

/** Presses Tab until the control of this name has the focus. */
const tabTo = async (name: string) => {
  const wanted = page.getByRole('main').getByLabel(name).or(page.getByRole('button', { name }))
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((control) => control === control.ownerDocument.activeElement)) return
  }
  expect.fail(`Tab never came to ${name}`)
}
const arrive = async (heading: string) => {
  const reached = page.getByRole('heading', { level: 1, name: heading })
  await reached.waitFor()
  await expect.poll(() => reached.evaluate((h1) => h1 === h1.ownerDocument.activeElement)).toBe(true)
}

describe('the five-circle interview', () => {
  it('opens for a new person without a goal', async () => {
    const visitor = await journey.visitor()
    await visitor.page.goto(`${journey.url}/auth?mode=sign-up`)
    await visitor.page.getByLabel('Email').fill(EMAIL)
    await visitor.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await visitor.page.getByRole('button', { name: 'Sign Up' }).click()
    await visitor.page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    page = await followMailLink(journey, visitor.context, EMAIL, /Verify Email/)
    await page.getByText('Welcome back').waitFor()
    await page.goto(journey.url)
    await page.getByRole('heading', { name: 'Life stage and challenge' }).waitFor()
  })

  it('can be used by keyboard alone in the first three steps', async () => {
    await tabTo('Primary Challenge')
    await page.keyboard.type(lifeContext.primary_challenge)
    await tabTo('Next: 90-day priority')
    await page.keyboard.press('Enter')
    await arrive('90-day priority')
    await tabTo('90-Day Priority')
    await page.keyboard.type(lifeContext.primary_90_day_priority)
    await tabTo('Next: Time reality check')
    await page.keyboard.press('Enter')
    await arrive('Time reality check')
    await tabTo('Work hours a week')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await tabTo('Sleep hours a night')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await tabTo('Commute hours a week')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('img', { name: 'sleep 49, work hours 50, commute 6, open 63. 63 hours are yours.' }).waitFor()
    await tabTo('Next: Spiritual')
    await page.keyboard.press('Enter')
    await arrive('Spiritual')
  })

  it('shows the sliders in each circle and keeps the answers after a reload and Back (INTERVIEW-9)', async () => {
    for (const circle of CIRCLE_KEYS) {
      const answers = circleData[circle]
      await arrive(CIRCLE_NAMES[circle])
      await page.getByLabel('Personal Definition').fill(answers.personal_definition)
      await page.getByLabel('How satisfied are you?').fill(String(answers.current_satisfaction))
      await page.getByLabel('How much does it matter?').fill(String(answers.importance_level))
      await page.getByLabel('Hours a week now').fill(String(answers.current_time_per_week))
      await page.getByLabel('Hours a week you want').fill(String(answers.ideal_time_per_week))
      const drawn = page.locator(`.wheel [data-circle="${circle}"] .wheel-is`)
      const full = page.locator(`.wheel [data-circle="${circle}"] .wheel-full`)
      const radius = (of: typeof drawn) => of.evaluate((it) => Number(it.getAttribute('r')))
      await expect
        .poll(async () => (await radius(drawn)) / (await radius(full)))
        .toBeCloseTo(answers.current_satisfaction / 10)
      await page.getByRole('button', { name: /^(Next:|Create Framework)/ }).click()
      await page.getByText('Missing: 90-Day Success Definition').waitFor()
      await page.getByLabel('90-Day Success Definition').fill(answers.success_definition_90_days)
      if (circle === 'work') {
        await page.reload()
        await page.getByRole('heading', { name: 'Work' }).waitFor()
        await page.goBack()
        await page.getByRole('heading', { name: 'Friends & Family' }).waitFor()
        await page.goForward()
        await page.getByRole('heading', { name: 'Work' }).waitFor()
      }
      if (circle !== 'health_fitness') await page.getByRole('button', { name: /^Next/ }).click()
    }
    await page.getByText('30 of your 63 hours, so far').waitFor()
  })

  it('asks questions and opens the report (INTERVIEW-6)', async () => {
    await page.getByRole('button', { name: 'Create Framework' }).click()
    await arrive('Consultant Interview')
    const share = page.getByRole('button', { name: 'Share Response' })
    expect(await share.getAttribute('aria-disabled')).toBe('true')
    let answers = 0
    while (!page.url().includes('framework-report')) {
      const question = await page.locator('[data-now] .talk-words').innerText()
      await page.getByLabel('Your response').fill('Before seven, at the kitchen table.')
      await share.click()
      answers += 1
      await expect
        .poll(
          async () =>
            page.url().includes('framework-report') ||
            ((await page.locator('[data-now] .talk-words').count()) > 0 &&
              (await page.locator('[data-now] .talk-words').innerText({ timeout: 1_000 })) !== question),
          { timeout: 30_000 },
        )
        .toBe(true)
    }
    expect(answers).toBeGreaterThan(0)
    await page.getByText('Your time allocation is balanced: you want 30 of the 63 hours that are yours.').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate("sessionStorage.getItem('five-circles.frameworkAnalysis') !== null")).toBe(true)
  })

  it('leads through the workshop to a first goal on the dashboard (FRAMEWORK-7)', async () => {
    await page.getByRole('link', { name: 'Start Goal Workshop' }).click()
    await page.getByText('Three suggestions within your hours').waitFor()
    await page.getByRole('button', { name: 'Create Goal' }).click()
    await page.getByRole('button', { name: 'Finish the Workshop' }).click()
    await page.getByRole('heading', { name: 'One goal for five circles.' }).waitFor()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.getByText('Your goals are set!').waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
  })

  it('logs no error in any page', () => {
    expect(journey.complaints).toEqual([])
  })
})
