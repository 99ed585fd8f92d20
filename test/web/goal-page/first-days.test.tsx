import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { createGoalView, keptRun, proPlan } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import CirclePanel from '#web/features/dashboard/components/circle-panel.tsx'
import { open, stored } from './support/goal-page-fixtures.tsx'

/** A goal that was created on a day of April 2026. Today is April 14. */
const since = (day: string, run?: ReturnType<typeof keptRun>) =>
  createGoalView({ target_date: null, created_at: `2026-04-${day}T16:00:00.000Z` }, run)

const progress = async () =>
  (await screen.findByRole('heading', { level: 2, name: /^Day \d+ Progress$/ })).nextElementSibling?.textContent

const Panel = () => {
  const { data } = useGoals()
  return data ? <CirclePanel shown={data} /> : null
}
const inCircle = async () => {
  const row = (await screen.findByRole('rowheader', { name: 'Personal Development' })).closest('tr')
  return row && within(row).getAllByRole('cell')[1]?.textContent
}

describe('the first days of a goal (STREAK-13)', () => {
  it.each<[string, GoalView, string, string]>([
    ['on the first day', since('14'), 'The first morning is open', '0'],
    ['after the first check-in', since('14', keptRun('2026-04-14', '2026-04-14')), '1 morning kept', '1'],
    ['on the second day, after a first day without a check-in', since('13'), 'The first morning is open', '0'],
    ['after two days of three', since('12', keptRun('2026-04-12', '2026-04-13')), '2 mornings kept', '2'],
    ['after three days', since('11', keptRun('2026-04-11', '2026-04-13')), '3 of 3 mornings kept', '3 of 3'],
    ['after four days, of which the first was not kept', since('10'), '0 of 3 mornings kept', '0 of 3'],
  ])('are counted alike on its page and in its circle %s', async (_, goal, mornings, circle) => {
    serverWith([goal], proPlan)
      .on(getDailyMotivation, () => ({ motivation: stored }))
      .on(getLatestFramework, () => ({ framework: null }))
    const page = open(goal.id)
    expect(await progress()).toBe(mornings)
    expect(document.body.textContent).not.toMatch(/of the last [012] days?\b|0 of [012]\b/)
    if (goal.created_at.startsWith('2026-04-14')) expect(screen.getByText('Your first day')).toBeTruthy()
    page.unmount()
    show(<Panel />)
    expect(await inCircle()).toBe(circle)
  })

  it('draw a first day without a check-in neither as kept nor as missed', async () => {
    const goal = since('13')
    serverWith([goal], proPlan).on(getDailyMotivation, () => ({ motivation: stored }))
    open(goal.id)
    const calendar = within(await screen.findByRole('table', { name: 'April 2026' }))
    const words = calendar.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(words).toEqual(expect.arrayContaining(['12, not part of this goal', '13, not counted']))
    expect(screen.getAllByRole('img', { name: /0 checked in, 0 missed/ }).length).toBeGreaterThan(0)
  })
})
