import { milestoneMessages } from '#domain/messages/milestone.ts'
import type { Milestone } from '#domain/streaks/milestone.ts'
import type { Journey } from '#test/support/journey.ts'
import { NOVEL } from './goals.ts'
import { createGoal, dayFrom, mornings, subscriber, type Walker, walker } from './people.ts'
import { walk } from './walk.ts'

/** The moments of a run's lengths and of a target date (STREAK-17). */

type Kept = (daysAgo: number) => boolean

/** A person with one goal, some of whose last days are kept; today is open. */
const after =
  (days: number, kept: Kept = () => true, targetDays?: number) =>
  async (journey: Journey): Promise<Walker> => {
    const person = await subscriber(journey, 'pro_plan')
    const target = targetDays === undefined ? {} : { target_date: await dayFrom(journey, targetDays) }
    const goalId = await createGoal(person, { ...NOVEL, ...target })
    await mornings(journey, person, days, { [goalId]: (daysAgo) => daysAgo > 0 && kept(daysAgo) })
    return walker(journey, person)
  }

/** Checks in at `/today`, and waits for the moment. */
const reach =
  (milestone: Milestone) =>
  async ({ page, open }: Walker) => {
    await open('/today')
    await page.getByRole('button', { name: /^Check In Today/ }).click()
    await page.getByRole('dialog', { name: milestoneMessages.title[milestone] }).waitFor()
  }

const keep = async ({ page, press }: Walker) => {
  const kept = page.waitForEvent('download')
  await press('Keep the Picture')
  await kept
  await page.getByText('The picture is in your downloads.').waitFor()
}

const TARGET = 41
const isKept: Kept = (daysAgo) => ![3, 9, 10, 22].includes(daysAgo)

export const moments = [
  walk(after(6), { milestone: reach('7'), 'milestone-kept': keep }, { alone: true }),
  walk(after(29), { 'milestone-thirty': reach('30') }, { alone: true }),
  walk(after(89), { 'milestone-ninety': reach('90') }, { alone: true }),
  walk(after(364), { 'milestone-year': reach('365') }, { alone: true }),
  walk(after(TARGET, isKept, TARGET), { 'milestone-target': reach('target') }, { alone: true }),
]
