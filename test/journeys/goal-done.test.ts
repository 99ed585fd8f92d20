import { afterAll, beforeAll, expect, it } from 'vitest'
import { doneMessages } from '#domain/messages/done.ts'
import { milestoneMessages } from '#domain/messages/milestone.ts'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { createGoal } from '#test/support/screens/people.ts'
import { createPerson } from '#test/support/signed-in.ts'

/** A goal is done, makes room for the next one, and is taken back (GOAL-20 to GOAL-23). */

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
})
afterAll(() => journey?.stop())

it('a goal past its date is marked as done by keyboard, and taken back once there is room', async () => {
  const ann = await createPerson(journey)
  const { ask } = ann
  const exam = await createGoal(ann, { title: 'Pass the exam', target_date: '2026-11-25' })
  await ask('check-in', { goalId: exam })
  await journey.skipTo('2026-11-27T14:00:00Z')
  await ann.again()
  const { page } = await ann.visit({ inFull: true })
  await page.goto(`${journey.url}/dashboard?force-dashboard=true`)
  const did = page.getByRole('article', { name: 'Pass the exam' }).getByRole('button', { name: doneMessages.did })
  await did.focus()
  await page.keyboard.press('Enter')

  const moment = page.getByRole('dialog', { name: milestoneMessages.title.done })
  await moment.getByText(milestoneMessages.lead.done).waitFor()
  await moment.getByRole('img', { name: 'Nov 27 1 day kept: Pass the exam. Nov 24 to 27, 2026.' }).waitFor()
  await page.keyboard.press('Escape')
  await moment.waitFor({ state: 'hidden' })

  const list = page.getByRole('region', { name: doneMessages.title })
  await list.getByText('Done on Nov 27, 2026. You checked in on 1 day.').waitFor()
  await page.getByRole('heading', { name: 'No Active Goals' }).waitFor()
  // The focus follows when the dashboard without goals is there.
  await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true)

  // The plan of a trial has one place, which is free.
  const next = await createGoal(ann, { title: 'Read one page' })
  await page.reload()
  await page.getByRole('article', { name: 'Read one page' }).waitFor()
  await list.getByRole('button', { name: doneMessages.notYet }).click()
  await page.getByText('Free trial allows 1 active goal. Set another one aside first.').waitFor()

  await ask('update-goal', { goalId: next, updates: { is_active: false } })
  await page.goto(`${journey.url}/goal/${exam}`)
  await page.getByRole('heading', { level: 1, name: doneMessages.pageTitle }).waitFor()
  await page.getByRole('button', { name: doneMessages.notYet }).click()
  await page.getByRole('heading', { level: 1, name: 'Pass the exam' }).waitFor()
  await page.getByRole('button', { name: doneMessages.did }).waitFor()
}, 120_000)
