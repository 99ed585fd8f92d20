import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { weekMessages } from '#domain/messages/week.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { readIsoWeekday } from '#domain/time/weekday.ts'
import type { Journey } from '#test/support/journey.ts'
import { NOVEL } from './goals.ts'
import { createGoal, subscriber, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { mend } from './wire.ts'

/** States of the page of the week. */

const answer = z.looseObject({
  goals: z.array(z.looseObject({ id: z.string() })),
  today: z.looseObject({ date: z.string() }),
})

const person = async (journey: Journey) => {
  const subscribed = await subscriber(journey, 'pro_plan')
  for (const goal of [
    {
      title: 'Dinner at home, phones away',
      circle_type: 'Friends & Family',
      tone: 'teammate',
      weekly_commitment_hours: 12,
    },
    { title: 'Ten quiet minutes before the phone', circle_type: 'Spiritual', weekly_commitment_hours: 3 },
    { ...NOVEL, weekly_commitment_hours: 5 },
  ])
    await createGoal(subscribed, goal)
  return walker(journey, subscribed)
}

/** Goals of four weeks, in which the days of the last week of these numbers were missed: 0 is its Sunday. */
const show = async (page: Page, missed: readonly (readonly number[])[]) => {
  await mend(page)
  await page.route('**/api/fetch-user-goals', async (route) => {
    const response = await route.fetch()
    const answered = z.parse(answer, await response.json())
    const today: Day = answered.today.date
    const first = addDays(today, -(readIsoWeekday(today) % 7) - 7)
    const goals = answered.goals.map((goal, index) => ({
      ...goal,
      created_at: `${addDays(today, -27)}T15:00:00.000Z`,
      recent_days: Array.from({ length: 27 }, (_, ago) => addDays(today, ago - 27)).filter(
        (date) => !missed[index]?.some((number) => addDays(first, number) === date),
      ),
    }))
    await route.fulfill({ response, json: { ...answered, goals } })
  })
}

const week =
  (missed: readonly (readonly number[])[]) =>
  async ({ page, open }: Walker) => {
    await show(page, missed)
    await open('/week')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('table').waitFor()
  }

export const weekPages = [
  walk(person, {
    week: afresh(week([[], [1, 4], [3, 5, 6]])),
    'week-kept': afresh(week([])),
    'week-none': afresh(
      week([
        [0, 1, 2, 3, 4, 5, 6],
        [0, 1, 2, 3, 4, 5, 6],
        [0, 1, 2, 3, 4, 5, 6],
      ]),
    ),
    'week-nothing': afresh(async ({ page, open }: Walker) => {
      await mend(page)
      await open('/week')
      await page.getByText(weekMessages.nothingTitle).waitFor()
    }),
  }),
]
