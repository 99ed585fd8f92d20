import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import * as z from 'zod/mini'
import { type GoalView, goalView } from '#domain/goals/goal.ts'
import { handler as deleteAccount } from '#functions/accounts/delete-account/handler.ts'
import { handler as exportAccount } from '#functions/accounts/export-account/handler.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { handler as checkSubscription } from '#functions/billing/check-subscription/handler.ts'
import { handler as createCheckout } from '#functions/billing/create-checkout/handler.ts'
import { handler as customerPortal } from '#functions/billing/customer-portal/handler.ts'
import { handler as syncSubscription } from '#functions/billing/sync-subscription/handler.ts'
import { handler as updateSubscription } from '#functions/billing/update-subscription/handler.ts'
import { handler as createFiveCircleFramework } from '#functions/coach/create-five-circle-framework/handler.ts'
import { handler as fiveCircleConsultant } from '#functions/coach/five-circle-consultant/handler.ts'
import { handler as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/handler.ts'
import { handler as getLatestFramework } from '#functions/coach/get-latest-framework/handler.ts'
import { handler as confirmReading } from '#functions/goals/confirm-reading/handler.ts'
import { handler as createGoal } from '#functions/goals/create-goal/handler.ts'
import { handler as debugGoals } from '#functions/goals/debug-goals/handler.ts'
import { handler as deleteGoal } from '#functions/goals/delete-goal/handler.ts'
import { handler as fetchUserGoals } from '#functions/goals/fetch-user-goals/handler.ts'
import { handler as updateGoal } from '#functions/goals/update-goal/handler.ts'
import { handler as unsubscribe } from '#functions/mail/unsubscribe/handler.ts'
import { handler as clearMotivationHistory } from '#functions/motivation/clear-motivation-history/handler.ts'
import { handler as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/handler.ts'
import { handler as getDailyMotivation } from '#functions/motivation/get-daily-motivation/handler.ts'
import { handler as listMotivationHistory } from '#functions/motivation/list-motivation-history/handler.ts'
import { handler as saveMotivation } from '#functions/motivation/save-motivation/handler.ts'
import { handler as countPeople } from '#functions/people/count-people/handler.ts'
import { handler as createUserProfile } from '#functions/profiles/create-user-profile/handler.ts'
import { handler as getProfile } from '#functions/profiles/get-profile/handler.ts'
import { handler as updateProfile } from '#functions/profiles/update-profile/handler.ts'
import { handler as listPushSubscriptions } from '#functions/push/list-push-subscriptions/handler.ts'
import { handler as removePushSubscription } from '#functions/push/remove-push-subscription/handler.ts'
import { handler as savePushSubscription } from '#functions/push/save-push-subscription/handler.ts'
import { handler as checkIn } from '#functions/streaks/check-in/handler.ts'
import { handler as checkInByMail } from '#functions/streaks/check-in-by-mail/handler.ts'
import { handler as getMailCheckIn } from '#functions/streaks/get-mail-check-in/handler.ts'
import { handler as listReflections } from '#functions/streaks/list-reflections/handler.ts'
import { handler as markYesterday } from '#functions/streaks/mark-yesterday/handler.ts'
import { handler as pauseGoal } from '#functions/streaks/pause-goal/handler.ts'
import { handler as reflectOnCheckIn } from '#functions/streaks/reflect-on-check-in/handler.ts'
import { handler as resetStreak } from '#functions/streaks/reset-streak/handler.ts'
import { handler as undoCheckIn } from '#functions/streaks/undo-check-in/handler.ts'
import { handler as undoMailCheckIn } from '#functions/streaks/undo-mail-check-in/handler.ts'
import { handler as reportVitals } from '#functions/visits/report-vitals/handler.ts'
import { handler as declineWitness } from '#functions/witness/decline-witness/handler.ts'
import { handler as endWitness } from '#functions/witness/end-witness/handler.ts'
import { handler as getWitness } from '#functions/witness/get-witness/handler.ts'
import { handler as getWitnessedGoal } from '#functions/witness/get-witnessed-goal/handler.ts'
import { handler as inviteWitness } from '#functions/witness/invite-witness/handler.ts'
import { handler as muteWitness } from '#functions/witness/mute-witness/handler.ts'
import { handler as sendWitnessLine } from '#functions/witness/send-witness-line/handler.ts'
import { type Answer, type Caller, call, type Sent } from './call.ts'
import { type Services, startServices } from './services.ts'
import { startTestTable } from './table.ts'

/** The handlers of the operations, by their stem. */
const operations = {
  'create-user-profile': createUserProfile,
  'get-profile': getProfile,
  'update-profile': updateProfile,
  'export-account': exportAccount,
  'delete-account': deleteAccount,
  'check-subscription': checkSubscription,
  'update-subscription': updateSubscription,
  'debug-goals': debugGoals,
  'fetch-user-goals': fetchUserGoals,
  'create-goal': createGoal,
  'update-goal': updateGoal,
  'confirm-reading': confirmReading,
  'delete-goal': deleteGoal,
  'check-in': checkIn,
  'undo-check-in': undoCheckIn,
  'mark-yesterday': markYesterday,
  'pause-goal': pauseGoal,
  'reflect-on-check-in': reflectOnCheckIn,
  'list-reflections': listReflections,
  'reset-streak': resetStreak,
  'get-mail-check-in': getMailCheckIn,
  'check-in-by-mail': checkInByMail,
  'undo-mail-check-in': undoMailCheckIn,
  'invite-witness': inviteWitness,
  'get-witness': getWitness,
  'mute-witness': muteWitness,
  'end-witness': endWitness,
  'get-witnessed-goal': getWitnessedGoal,
  'send-witness-line': sendWitnessLine,
  'decline-witness': declineWitness,
  'generate-daily-motivation': generateDailyMotivation,
  'get-daily-motivation': getDailyMotivation,
  'save-motivation': saveMotivation,
  'list-motivation-history': listMotivationHistory,
  'clear-motivation-history': clearMotivationHistory,
  'five-circle-consultant': fiveCircleConsultant,
  'create-five-circle-framework': createFiveCircleFramework,
  'generate-goal-suggestions': generateGoalSuggestions,
  'get-latest-framework': getLatestFramework,
  'list-push-subscriptions': listPushSubscriptions,
  'save-push-subscription': savePushSubscription,
  'remove-push-subscription': removePushSubscription,
  unsubscribe,
  'count-people': countPeople,
  'report-vitals': reportVitals,
  'create-checkout': createCheckout,
  'customer-portal': customerPortal,
  'sync-subscription': syncSubscription,
}
export type OperationName = keyof typeof operations
export const OPERATION_NAMES = Object.keys(operations) as OperationName[]

/** Noon in New York, an ordinary Tuesday. Tests start here unless they say otherwise. */
export const NOON = '2026-11-24T17:00:00Z'

export type Product = {
  services: Services
  /** The log lines of the functions. */
  logs: Record<string, unknown>[]
  /** The metrics of the functions, one line of the embedded metric format each. */
  counts: Record<string, unknown>[]
  /** Sets the clock that the handlers read. */
  at(instant: string): void
  /** Calls an operation as a signed-in person. */
  as(caller: Caller, operation: OperationName, body: unknown, sent?: Sent): Promise<Answer>
  /** Creates a person with a profile. */
  person(name?: string): Promise<Caller>
  /** Creates a goal of a person. */
  goal(caller: Caller, fields?: Record<string, unknown>): Promise<GoalView>
  /** The goals of a person as the dashboard shows them. */
  goals(caller: Caller): Promise<GoalView[]>
  /** Deletes a goal and fails before its items are deleted. */
  breakOffDelete(caller: Caller, goalId: string): Promise<void>
  stop(): Promise<void>
}

const record = z.record(z.string(), z.unknown())

/** A line of the functions' log, or undefined for other output. */
const readLine = (text: string): Record<string, unknown> | undefined =>
  /^\{"(_aws|timestamp)"/.test(text) ? record.parse(JSON.parse(text)) : undefined

/** Runs the operations on their own table. The other services of AWS are fakes. */
export const startFunctions = async (): Promise<Product> => {
  const table = await startTestTable()
  const services = await startServices()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOON) })
  const logs: Product['logs'] = []
  const counts: Product['counts'] = []
  const write = process.stdout.write.bind(process.stdout)
  Object.assign(process.stdout, {
    write: (text: string) => {
      const line = readLine(String(text))
      if (!line) return write(text)
      ;('_aws' in line ? counts : logs).push(line)
      return true
    },
  })

  const as: Product['as'] = (caller, operation, body, sent) =>
    call(operations[operation], { caller, ...(body === undefined ? {} : { body }), ...sent })

  return {
    services,
    logs,
    counts,
    as,
    at: (instant) => void vi.setSystemTime(Date.parse(instant)),
    async person(name = 'ann') {
      const sub = randomUUID()
      const caller = { sub, email: `${name}.${sub.slice(0, 8)}@example.com` }
      await as(caller, 'create-user-profile', {})
      return caller
    },
    async goal(caller, fields) {
      const { body } = await as(caller, 'create-goal', { title: 'Run a marathon', ...fields })
      return z.parse(goalView, body.goal)
    },
    async goals(caller) {
      const { body } = await as(caller, 'fetch-user-goals', {})
      return z.parse(z.array(goalView), body.goals)
    },
    async breakOffDelete({ sub }, goalId) {
      await createGoalStore(createTable(table.name)).remove({ user_id: sub, id: goalId, is_active: true })
    },
    async stop() {
      Object.assign(process.stdout, { write })
      vi.useRealTimers()
      await services.stop()
      await table.stop()
    },
  }
}

/**
 * Starts the functions for a test file and stops them after it. Before each test the clock is set to `NOON`, what was sent and logged
 * is forgotten, and no fault is set. The table keeps the items of the file's earlier tests.
 */
export const setUpFunctions = (): Product => {
  let started: Product | undefined
  const running = (): Product => {
    if (!started) throw new Error('The functions are started before the first test of the file.')
    return started
  }
  beforeAll(async () => {
    started = await startFunctions()
  })
  afterAll(() => started?.stop())
  beforeEach(() => {
    const { services, logs, counts } = running()
    const { events, correlations, messages, mails, prompts, nextMails } = services
    for (const list of [events, correlations, messages, mails, prompts, nextMails, logs, counts]) list.length = 0
    services.faults.lift()
    running().at(NOON)
  })
  return {
    get services() {
      return running().services
    },
    get logs() {
      return running().logs
    },
    get counts() {
      return running().counts
    },
    at: (instant) => running().at(instant),
    as: (...given) => running().as(...given),
    person: (name) => running().person(name),
    goal: (...given) => running().goal(...given),
    goals: (caller) => running().goals(caller),
    breakOffDelete: (...given) => running().breakOffDelete(...given),
    stop: () => running().stop(),
  }
}
