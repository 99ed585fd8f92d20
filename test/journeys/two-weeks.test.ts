import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { goalView } from '#domain/goals/goal.ts'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { createPerson, type SomePerson } from '#test/support/signed-in.ts'

/** Two weeks of a goal for Monday, Wednesday and Friday: a miss, a rest day, a pause, and a move from New York to Tokyo. */

type Action = 'look' | 'check-in' | 'accept-rest' | 'pause' | 'move'
type Row = [day: string, action: Action, state: string, streak: number, kept: number, of: number]

/**
 * What is done on each day of June 2026, in the middle of it, and what the goal shows afterwards: the state of the day, the streak,
 * and the days kept of those asked for in the last 30. June 1 is a Monday.
 */
const TABLE: Row[] = [
  ['01', 'check-in', 'done', 1, 1, 1],
  ['02', 'look', 'off', 1, 1, 1],
  ['03', 'look', 'open', 1, 1, 1], // Not checked in: a miss.
  ['04', 'accept-rest', 'off', 0, 1, 2],
  ['05', 'check-in', 'done', 1, 2, 3],
  ['06', 'look', 'off', 1, 2, 3],
  ['07', 'look', 'off', 1, 2, 3],
  ['08', 'look', 'open', 1, 2, 3], // Not checked in: a rest day.
  ['09', 'look', 'off', 1, 2, 4],
  ['10', 'check-in', 'done', 2, 3, 5],
  ['11', 'pause', 'paused', 2, 3, 5],
  ['12', 'look', 'paused', 2, 3, 5],
  ['13', 'look', 'paused', 2, 3, 5],
  ['14', 'move', 'off', 2, 3, 5],
  ['15', 'check-in', 'done', 3, 4, 6],
]

/** Noon in New York, and on the last day six in the evening in Tokyo. */
const readInstant = (day: string): string => `2026-06-${day}T${day === '15' ? '09' : '16'}:00:00Z`

let journey: Journey
let ann: SomePerson

const readGoal = async () => {
  const [goal] = z.parse(z.object({ goals: z.array(goalView) }), await ann.ask('fetch-user-goals')).goals
  return goal ?? expect.fail('The goal is gone.')
}

const act = async (goalId: string, action: Action): Promise<void> => {
  if (action === 'check-in') await ann.ask('check-in', { goalId })
  if (action === 'accept-rest') await ann.ask('update-goal', { goalId, updates: { rest_days: true } })
  if (action === 'pause') await ann.ask('pause-goal', { goalId, pause: { first: '2026-06-11', last: '2026-06-13' } })
  if (action === 'move') await ann.ask('update-profile', { userId: ann.person.id, zone: 'Asia/Tokyo' })
}

beforeAll(async () => {
  journey = await startJourney(readInstant('01'))
  ann = await createPerson(journey)
  await ann.ask('create-goal', { title: 'Swim before work', weekdays: [1, 3, 5] })
})
afterAll(async () => {
  await journey?.stop()
})

describe('two weeks of Monday, Wednesday and Friday', () => {
  it('count each day as the table says (STREAK-9 to STREAK-13, DAY-3)', async () => {
    const lived: Row[] = []
    const offered: string[] = []
    for (const [day, action] of TABLE) {
      await journey.skipTo(readInstant(day))
      await ann.again()
      const before = await readGoal()
      if (before.offers_rest_days) offered.push(day)
      await act(before.id, action)
      const { today_state, streak_count, kept_of_30, days_of_30 } = await readGoal()
      lived.push([day, action, today_state, streak_count, kept_of_30, days_of_30])
    }
    expect(lived).toEqual(TABLE)
    expect(offered).toEqual(['04'])
  })

  it('are drawn and summarized on the goal’s page', async () => {
    const goal = await readGoal()
    const { page } = await ann.visit()
    await page.goto(`${journey.url}/goal/${goal.id}`)
    const month = page.getByRole('table', { name: 'June 2026' })
    await month.waitFor()
    const cells = await month.getByRole('cell').allTextContents()
    expect(cells.filter((text) => text !== '').slice(0, 15)).toEqual([
      '1, checked in',
      '2, not a chosen day',
      '3, missed',
      '4, not a chosen day',
      '5, checked in',
      '6, not a chosen day',
      '7, not a chosen day',
      '8, rest day',
      '9, not a chosen day',
      '10, checked in',
      '11, paused',
      '12, paused',
      '13, paused',
      '14, not a chosen day',
      '15, today, checked in',
    ])
    await page.getByText('How is this counted?').click()
    const sum = page.getByRole('table', { name: 'The sum of your streak' })
    expect(await sum.getByRole('row').allTextContents()).toEqual([
      'Checked in Jun 5, Jun 10, Jun 153',
      'Rest day Jun 8. It keeps the run and adds nothing.0',
      'Not chosen You chose Monday, Wednesday and Friday. Other days neither add nor break.0',
      'Paused Jun 11 to Jun 13. The run waits.0',
      'Day streak3',
    ])
    await page.getByText('The last break was Wednesday, June 3.').waitFor()
    expect(journey.complaints).toEqual([])
  })
})
