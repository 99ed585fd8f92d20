import { readMailMoment } from '#domain/coach/brief/create-brief.ts'
import { mayBeWritten } from '#domain/goals/permit.ts'
import { isNightOver, nextMailDate } from '#domain/motivation/night.ts'
import { findOpenDay } from '#domain/motivation/open-day.ts'
import { goalCreated } from '#events/goal-created.ts'
import { GENERATION_TIME } from '#events/schedules.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { findGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import {
  createModelCallCounter,
  createTextWriter,
  type DailyTextDeps,
  getDailyText,
} from '#functions/motivation/daily-text.ts'
import { readMomentNow } from '#functions/motivation/read-moment.ts'
import { now } from '#functions/runtime/clock.ts'
import { eventConsumer } from '#functions/runtime/consumer.ts'
import { type EnvOf, MODEL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME, ...MODEL }

type Deps = DailyTextDeps & { accounts: Pick<AccountStore, 'overview'> }

/** Writes the text of a new goal's first day, and the text of its first mail when that night's generation has already run. */
export const generateFirstMotivation =
  (deps: Deps) =>
  async ({ userId, goalId }: { userId: string; goalId: string }): Promise<void> => {
    const at = deps.now()
    const overview = await deps.accounts.overview(userId, { consistent: true })
    if (!overview.account || overview.account.closing_at) return
    const person = requirePerson(overview, at)
    const found = findGoal(person, goalId)
    if (!found || !mayBeWritten(found.goal, found.status)) return
    const { account, today } = person
    const { goal } = found
    await getDailyText(deps)(person, found, readMomentNow(person, at))
    const mailDate = nextMailDate(at, account.zone, goal.time_of_day)
    if (mailDate !== today && isNightOver(at, account.zone, mailDate, GENERATION_TIME)) {
      const openDay = findOpenDay(account, goal, mailDate, at)
      await getDailyText(deps)(person, found, readMailMoment(goal, mailDate, openDay))
    }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  const goals = createGoalStore(table)
  return {
    accounts: screenedAccounts(createAccountStore(table), goals, now),
    goals,
    motivations: createMotivationStore(table),
    frameworks: createFrameworkStore(table),
    reflections: createReflectionStore(table),
    takeCall: createModelCallCounter(table),
    write: createTextWriter(env),
    now,
  }
}

export const handler = eventConsumer('generate-first-motivation', goalCreated, () =>
  generateFirstMotivation(live(readEnv(Env))),
)
