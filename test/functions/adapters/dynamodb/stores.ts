import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { MailFacts } from '#domain/motivation/mail-facts.ts'
import type { Motivation } from '#domain/motivation/motivation.ts'
import { itemOfAccount } from '#functions/adapters/dynamodb/account-item.ts'
import type { StoredGoal } from '#functions/adapters/dynamodb/goal-item.ts'
import type { Key } from '#functions/adapters/dynamodb/keys.ts'
import { watchUnits } from '#functions/adapters/dynamodb/request-units.ts'
import { createTable, type Item } from '#functions/adapters/dynamodb/table.ts'
import { startTestTable, type TestTable } from '#test/support/table.ts'
import { TABLE } from '#test/support/table-shape.ts'

/** The shared parts of the tests of the stores. */

export const NOW = '2026-11-24T17:00:00.000Z'
export const NOW_MS = Date.parse(NOW)

export const table = createTable(TABLE.name)

/** Starts the table for a test file. The returned function gives the id of the present test's person. */
export const startStores = (): (() => string) => {
  let started: TestTable | undefined
  let count = 0
  beforeAll(async () => {
    started = await startTestTable()
  })
  afterAll(() => started?.stop())
  beforeEach(() => {
    count += 1
  })
  return () => `person-${count}`
}

export const put = (...items: Item[]): Promise<unknown> => Promise.all(items.map((Item) => table.put({ Item })))

/** Stores an account. `fields` replace the defaults. */
export const putAccount = (id: string, fields: Item = {}): Promise<unknown> =>
  put({
    ...itemOfAccount({
      id,
      email: `${id}@example.com`,
      display_name: 'Ann',
      trial_expires_at: '2026-12-24T17:00:00.000Z',
      zone: 'Europe/Oslo',
      day_start_hour: 3,
      goal_count: 0,
      aside_count: 0,
      subscription: { subscribed: false, subscription_tier: null, subscription_end: null },
      created_at: NOW,
      updated_at: NOW,
    }),
    ...fields,
  })

/** A stored item without its keys. Undefined when it does not exist. */
export const read = async (Key: Key): Promise<Item | undefined> => {
  const item = await table.get({ Key })
  if (!item) return undefined
  const { pk: _, sk: __, ...fields } = item
  return fields
}

/** The read units that `work` uses: 1 for a small item that is read consistently, otherwise 0.5. */
export const countReadUnits = async (work: () => Promise<unknown>): Promise<number> => {
  let units = 0
  const stop = watchUnits(({ read: used }) => {
    units += used
  })
  await work().finally(stop)
  return units
}

/** The expected rejection of a write whose condition fails. */
export const CONDITION_FAILED = { name: 'ConditionFailed' }

export const createStoredGoal = (userId: string, fields: Partial<StoredGoal> = {}): StoredGoal => ({
  id: 'goal_1',
  user_id: userId,
  title: 'Run',
  description: '',
  target_date: null,
  tone: 'teammate',
  time_of_day: '07:00',
  circle_type: null,
  weekly_commitment_hours: null,
  is_active: true,
  wake_up_mail: true,
  circle_interview_data: null,
  chosen_kind: null,
  plan_when: '',
  plan_then: '',
  obstacle: '',
  care: 'ordinary',
  care_reason: 'none',
  created_at: NOW,
  updated_at: NOW,
  mail_token: 'token',
  ...fields,
})

export const createMotivation = (userId: string, fields: Partial<Motivation> = {}): Motivation => ({
  goal_id: 'goal_1',
  user_id: userId,
  date: '2026-11-24',
  message: 'Up.',
  micro_plan: ['Lay out the shoes.'],
  challenge: 'Step outside.',
  tone: 'teammate',
  source: 'model',
  prompt_version: 'v1',
  created_at: NOW,
  ...fields,
})

export const createMailFacts = (fields: Partial<MailFacts> = {}): MailFacts => ({
  to: 'ann@example.com',
  until: undefined,
  streak: 2,
  week: ['none', 'none', 'none', 'none', 'none', 'none', 'open'],
  day_number: 3,
  care: 'ordinary',
  care_reason: 'none',
  ...fields,
})
