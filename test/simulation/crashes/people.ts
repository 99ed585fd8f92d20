import type { Account } from '#domain/accounts/account.ts'
import { createGoalItem } from '#domain/goals/create-goal-item.ts'
import type { Care, Reason } from '#domain/safety/outcome.ts'
import { DAY_MS } from '#domain/time/units.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { placeEvening } from '#functions/adapters/dynamodb/evening.ts'
import { readPlace } from '#functions/adapters/dynamodb/goal-counts.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialStore } from '#functions/adapters/dynamodb/trials.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'

/** One person for each kind of mail, all in one zone. The local time there is UTC. */

const ZONE = 'Europe/London'
/** A Sunday. */
export const SUNDAY = '2026-11-08'
export const START = Date.parse(`${SUNDAY}T00:00:00Z`)
const MORNING = '07:00'
const EVENING = '20:00'
/** The trial that is announced on the Sunday at 09:05 ends three days later. */
const TRIAL_ENDS = '2026-11-11T09:00:00.000Z'
/** A calm mail is sent for three days. */
const DAYS_BEFORE = 2
const MOST_GOALS = 3

type Person = {
  id: string
  goals: number
  account?: Partial<Account>
  care?: { care: Care; care_reason: Reason }
  trial?: string
}

const TOKEN = 'token-of-the-mails'

const PEOPLE: Person[] = [
  { id: 'own', goals: 1 },
  { id: 'together', goals: 2, account: { mails_together: true, mails_token: TOKEN } },
  { id: 'letter', goals: 1, account: { week_letter: true, mails_token: TOKEN } },
  { id: 'calm', goals: 1, care: { care: 'crisis', care_reason: 'suicide' } },
  { id: 'evening', goals: 1, account: { evening: { at: EVENING, by: 'mail' }, mails_token: TOKEN } },
  { id: 'trial', goals: 1, trial: TRIAL_ENDS },
]

/** A mail by what its tags say. */
export const nameMail = ({ mail = '', user = '' }: Record<string, string>): string => `${mail} of ${user}`

/** The mails of the day, and when each is due at the earliest (epoch milliseconds). */
export const EXPECTED: ReadonlyMap<string, number> = new Map(
  [
    ['wake-up', 'own', MORNING],
    ['morning', 'together', MORNING],
    ['wake-up', 'letter', MORNING],
    ['letter', 'letter', MORNING],
    ['calm', 'calm', MORNING],
    ['wake-up', 'evening', MORNING],
    ['evening', 'evening', EVENING],
    ['wake-up', 'trial', MORNING],
    ['trial-ending', 'trial', '09:00'],
  ].map(([mail = '', user = '', time]) => [nameMail({ mail, user }), Date.parse(`${SUNDAY}T${time}:00Z`)]),
)

const createAccount = ({ id, account, trial }: Person, at: number): Account => ({
  id,
  email: `${id}@example.com`,
  display_name: null,
  trial_expires_at: trial ?? null,
  zone: ZONE,
  zone_chosen: true,
  day_start_hour: 3,
  goal_count: 0,
  aside_count: 0,
  subscription: {
    subscribed: trial === undefined,
    subscription_tier: trial ? null : 'Pro Plan',
    subscription_end: null,
  },
  created_at: new Date(at).toISOString(),
  updated_at: new Date(at).toISOString(),
  ...account,
})

/** The id of a person's goal by its slot, from 0. */
export const goalId = (userId: string, slot: number): string =>
  `goal_${String(PEOPLE.findIndex(({ id }) => id === userId) * MOST_GOALS + slot).padStart(26, '0')}`

/** The goals that have a text on the day. */
export const COACHED: readonly string[] = PEOPLE.flatMap(({ id, goals, care }) =>
  care === undefined ? Array.from({ length: goals }, (_, slot) => goalId(id, slot)) : [],
)

/** Stores the people through the product's stores. */
export const storeEachKind = async (tableName: string): Promise<void> => {
  const table = createTable(tableName)
  const [accounts, goals, trials] = [createAccountStore(table), createGoalStore(table), createTrialStore(table)]
  const at = START - DAYS_BEFORE * DAY_MS
  for (const list of ['goals', 'evenings'] as const) await createZoneStore(table, list).add(ZONE)
  for (const person of PEOPLE) {
    const account = createAccount(person, at)
    await accounts.createOnce(account)
    if (person.trial !== undefined) await trials.start(person.id, person.trial)
    if (account.evening) await table.transact((name) => [placeEvening(account, 1)(name)])
    for (let slot = 0; slot < person.goals; slot += 1) {
      const id = goalId(person.id, slot)
      const wish = {
        title: slot === 0 ? 'Read twelve books' : 'Run a marathon',
        description: null,
        target_date: null,
        tone: 'kind_encouraging',
        time_of_day: MORNING,
        circle_type: null,
        weekly_commitment_hours: null,
        circle_interview_data: null,
        plan_when: '',
        plan_then: '',
        obstacle: '',
        kind: null,
        is_active: true,
      } as const
      const care = person.care ?? { care: 'ordinary', care_reason: 'none' }
      const goal = createGoalItem(wish, { id, userId: person.id, now: at, ...care })
      await goals.create({ ...goal, wake_up_mail: true, mail_token: TOKEN, slot }, readPlace(account, 1), MOST_GOALS)
    }
  }
}
