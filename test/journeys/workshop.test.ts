import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInterview } from '#test/support/interview.ts'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { signedIn } from '#test/support/signed-in.ts'
import { keepFromOthers } from '#test/support/visitors.ts'

/** From the framework's report through the workshop to the first goal on the dashboard, on a phone. */

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
})
afterAll(() => journey?.stop())

it('the workshop creates one goal and keeps another as a draft when the plan is full (FRAMEWORK-15)', async () => {
  const { page, ask } = await signedIn(journey)
  const { analysis } = await ask('create-five-circle-framework', { ...createInterview(), conversationHistory: null })
  keepFromOthers(page)
  await page.addInitScript(
    (kept) => sessionStorage.setItem('five-circles.frameworkAnalysis', kept),
    JSON.stringify(analysis),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${journey.url}/?view=framework-report`)
  await page.getByRole('heading', { name: 'Success Probability Assessment' }).waitFor()
  await page.getByRole('img', { name: /^Your 168 hours: sleep 49/ }).waitFor()

  await page.getByRole('link', { name: 'Start Goal Workshop' }).click()
  await page.getByRole('heading', { level: 1, name: 'Personal Development' }).waitFor()
  await page.getByText('Three suggestions within your hours').waitFor()

  // The custom fields are disabled; a press on them enables them.
  const title = page.getByLabel('Title')
  expect(await title.isDisabled()).toBe(true)
  await title.click({ force: true })
  await title.fill('Write the first draft of my novel')
  // By keyboard: from the last option to the first suggestion and back.
  const own = page.getByRole('radio', { name: 'Write my own' })
  await own.focus()
  await page.keyboard.press('ArrowDown')
  expect(await title.isDisabled()).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await own.isChecked()).toBe(true)

  await page.reload()
  await page.getByLabel('Hours a week').fill('4.5')
  expect(await title.inputValue()).toBe('Write the first draft of my novel')
  await page.getByRole('button', { name: 'Create Goal' }).click()

  await page.getByRole('heading', { level: 1, name: 'Friends & Family' }).waitFor()
  await page.getByText('Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.').waitFor()
  await page.getByRole('button', { name: 'Keep as Draft' }).click()
  await page.getByRole('heading', { level: 1, name: 'Spiritual' }).waitFor()
  await page.getByRole('button', { name: 'Skip This Circle' }).click()
  await page.getByRole('heading', { level: 1, name: 'Health & Fitness' }).waitFor()
  await page.getByRole('button', { name: 'Finish the Workshop' }).click()
  await page.getByRole('heading', { name: 'One goal for five circles.' }).waitFor()

  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Your goals are set!').waitFor()
  await page.getByRole('article').filter({ hasText: 'Write the first draft of my novel' }).waitFor()
  // The draft is the server's, so it is on every device.
  await page.getByRole('heading', { name: 'Set aside' }).waitFor()
  const { goals, set_aside } = await ask('fetch-user-goals')
  expect(set_aside).toMatchObject([{ circle_type: 'Friends & Family', is_active: false }])
  expect(goals).toMatchObject([
    {
      title: 'Write the first draft of my novel',
      circle_type: 'Personal Development',
      weekly_commitment_hours: 4.5,
      target_date: '2027-02-21',
      circle_interview_data: { specificGoal: 'A finished draft, printed, on the kitchen table.' },
    },
  ])
  expect(journey.complaints).toEqual([])
})
