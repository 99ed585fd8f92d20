import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { countedMessages, goalDaysMessages } from '#domain/messages/goal-days.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Journey } from '#test/support/journey.ts'
import { NOVEL } from './goals.ts'
import { someone, type Walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { mend } from './wire.ts'

/** States of a goal's days: chosen weekdays, rest days, a pause, a late day, and the days after a miss. */

const GOAL = { ...NOVEL, weekdays: [1, 2, 3, 4, 5, 6], rest_days: true }

const answer = z.looseObject({
  goals: z.array(z.looseObject({ id: z.string() })),
  today: z.looseObject({ date: z.string() }),
})

/** Fields of the goal's view as of `today`, in place of the answer's. */
type Change = (today: Day) => Record<string, unknown>

const daysAgo = (today: Day, from: number, to: number, without: readonly number[] = []): Day[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)
    .filter((ago) => !without.includes(ago))
    .map((ago) => addDays(today, -ago))

const began = (today: Day, ago: number) => ({ created_at: `${addDays(today, -ago)}T15:00:00.000Z` })

/** A run with a rest day, days that are not chosen, a pause, and a day that was marked late. */
const lived = (today: Day) => {
  const off = daysAgo(today, 40, 1).filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0)
  const paused = daysAgo(today, 22, 18).filter((date) => !off.includes(date))
  const rest = daysAgo(today, 5, 5).filter((date) => !off.includes(date))
  const recent = daysAgo(today, 40, 1, [5, 17]).filter((date) => !off.includes(date) && !paused.includes(date))
  const run = recent.filter((date) => date > addDays(today, -17))
  const kept = recent.filter((date) => date > addDays(today, -30)).length
  return {
    ...began(today, 40),
    streak_count: run.length,
    best_streak: run.length + 3,
    kept_days: recent.length,
    recent_days: recent,
    today_state: 'open',
    checked_in_today: false,
    day_marks: { rest, paused, off, late: run.slice(-3, -2), noted: [] },
    kept_of_30: kept,
    days_of_30: kept + 1,
  }
}

/** Yesterday is the first missed day. `canMark`: it is not yet noon. */
const missed =
  (canMark: boolean): Change =>
  (today) => ({
    ...began(today, 27),
    streak_count: 0,
    best_streak: 26,
    kept_days: 26,
    recent_days: daysAgo(today, 27, 2),
    rest_days: false,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    today_state: 'open',
    kept_of_30: 26,
    days_of_30: 27,
    can_mark_yesterday: canMark,
    offers_rest_days: true,
  })

/** The best run is an older one, and more than one day is missed. */
const missedAgain: Change = (today) => ({
  ...missed(false)(today),
  offers_rest_days: false,
  best_streak: 17,
  kept_days: 23,
  recent_days: daysAgo(today, 27, 2, [24, 6, 5]),
  kept_of_30: 23,
})

/** Today is one of the days that the goal does not ask for. */
const quiet =
  (state: 'paused' | 'off'): Change =>
  (today) => {
    const { day_marks, ...goal } = lived(today)
    return {
      ...goal,
      today_state: state,
      day_marks: { ...day_marks, [state]: [...day_marks[state], today] },
      ...(state === 'paused' && { pause: { first: today, last: addDays(today, 6) } }),
    }
  }
/** The person hides the streak (STREAK-18). */
const hidden: Change = (today) => ({ ...lived(today), streak_hidden: true })
const paused = quiet('paused')
const notToday = quiet('off')

/** Changes the goals in the answers of `fetch-user-goals`, one change for each goal in order. */
const show = async (page: Page, ...changes: Change[]) => {
  await mend(page)
  await page.route('**/api/fetch-user-goals', async (route) => {
    const response = await route.fetch()
    const answered = z.parse(answer, await response.json())
    const goals = answered.goals.map((goal, index) => ({ ...goal, ...changes[index]?.(answered.today.date) }))
    await route.fulfill({ response, json: { ...answered, goals } })
  })
}

const person = (journey: Journey) => someone(journey, [GOAL])

const goalPage =
  (change: Change) =>
  async ({ page, open, goals: [goal] }: Walker) => {
    await show(page, change)
    await open(`/goal/${goal?.id}`)
    await page.getByText(countedMessages.title).waitFor()
  }

const dashboard =
  (change: Change, words: RegExp) =>
  async ({ page, open }: Walker) => {
    await show(page, change)
    await open('/dashboard?force-dashboard=true')
    await page.getByText(words).first().waitFor()
  }

export const goalDays = [
  walk(person, {
    'goal-days': afresh(goalPage(lived)),
    'goal-days-counted': async ({ page }) => {
      await page.getByText(countedMessages.title).click()
      await page.getByRole('table', { name: countedMessages.caption }).waitFor()
    },
    'goal-days-pause': async ({ page }) => {
      await page.getByText(goalDaysMessages.pauseTitle).click()
      await page.getByLabel(goalDaysMessages.pauseLast).waitFor()
    },
    'goal-days-paused': afresh(goalPage(paused)),
    'goal-days-yesterday': afresh(goalPage(missed(true))),
    'goal-days-first-miss': afresh(goalPage(missed(false))),
    'goal-days-miss': afresh(goalPage(missedAgain)),
    'goal-days-hidden': afresh(goalPage(hidden)),
    'dashboard-hidden-streak': afresh(dashboard(hidden, /^of the last/)),
    'dashboard-paused': afresh(dashboard(paused, /^Paused/)),
    'dashboard-not-today': afresh(dashboard(notToday, /Not today|Nothing asked today/)),
  }),
]
