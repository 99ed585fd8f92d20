import type { Account } from '#domain/accounts/account.ts'
import { createGoalItem } from '#domain/goals/create-goal-item.ts'
import { DAY_MS } from '#domain/time/units.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { readPlace } from '#functions/adapters/dynamodb/goal-counts.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { pick } from '#test/support/random.ts'
import { ZONES } from './zones.ts'

/** A goal of the simulated people. `time` is the local time of its mail, HH:MM. */
export type SimulatedGoal = {
  id: string
  userId: string
  email: string
  zone: string
  time: string
  /** False where the goal's mail is turned off. */
  isMailed: boolean
}

const TITLES = [
  'Run a marathon',
  'Read twelve books',
  'Call my brother every week',
  'Finish the first draft of my novel',
  'Meditate for ten minutes',
  'Cook at home on weekdays',
  'Learn to play the cello',
  'Ship the new billing page',
]
/** Besides 07:00. The first three lie in the hours in which clocks change. */
const TIMES = ['01:30', '02:00', '02:30', '05:55', '06:15', '06:59', '07:01', '08:20', '12:00', '21:45']
const MOST_GOALS = 3
const PLAN = { subscribed: true, subscription_tier: 'Pro Plan', subscription_end: null }
const DAYS_BEFORE = 2

const createAccount = (id: string, zone: string, at: number, mailsOff: boolean): Account => ({
  id,
  email: `${id}@example.com`,
  display_name: null,
  trial_expires_at: null,
  zone,
  zone_chosen: true,
  day_start_hour: 3,
  ...(mailsOff && { mails_off: true }),
  goal_count: 0,
  aside_count: 0,
  subscription: PLAN,
  created_at: new Date(at).toISOString(),
  updated_at: new Date(at).toISOString(),
})

/** Zones by size: the first one has the most people. */
const chooseZone = (zones: readonly string[], random: () => number): string =>
  zones[Math.floor(zones.length * random() ** 2)] ?? ZONES[0]

export type PeopleOptions = {
  tableName: string
  goals: number
  zones: number
  shards: number
  start: number
  random: () => number
}

/** Stores people with goals through the product's stores. About one goal in 25 gets no mail. */
export const storePeople = async (options: PeopleOptions): Promise<SimulatedGoal[]> => {
  const { tableName, random, start, shards } = options
  const table = createTable(tableName)
  const stores = { accounts: createAccountStore(table), goals: createGoalStore(table), zones: createZoneStore(table) }
  const zones = ZONES.slice(0, options.zones)
  const at = start - DAYS_BEFORE * DAY_MS
  for (const zone of zones) await stores.zones.add(zone)
  const made: SimulatedGoal[] = []
  for (let person = 0; made.length < options.goals; person += 1) {
    const userId = `person-${String(person).padStart(7, '0')}`
    const zone = chooseZone(zones, random)
    const mailsOff = random() < 0.02
    const account = createAccount(userId, zone, at, mailsOff)
    await stores.accounts.createOnce(account)
    const place = readPlace(account, shards)
    const count = Math.min(1 + Math.floor(random() * MOST_GOALS), options.goals - made.length)
    for (let slot = 0; slot < count; slot += 1) {
      const time = random() < 0.8 ? '07:00' : pick(TIMES, random)
      const id = `goal_${String(made.length).padStart(26, '0')}`
      const wish = {
        title: pick(TITLES, random),
        description: null,
        target_date: null,
        tone: 'kind_encouraging',
        time_of_day: time,
        circle_type: null,
        weekly_commitment_hours: null,
        circle_interview_data: null,
        plan_when: '',
        plan_then: '',
        obstacle: '',
        kind: null,
        is_active: true,
      } as const
      const hasMail = random() >= 0.02
      const goal = createGoalItem(wish, { id, userId, now: at, care: 'ordinary', care_reason: 'none' })
      const stored = { ...goal, wake_up_mail: hasMail, mail_token: `token-${id}`, slot }
      await stores.goals.create(stored, place, MOST_GOALS)
      made.push({ id, userId, email: account.email, zone, time, isMailed: hasMail && !mailsOff })
    }
  }
  return made
}
