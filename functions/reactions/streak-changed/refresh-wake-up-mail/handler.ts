import { findFirstDay, streakFacts } from '#domain/motivation/mail-facts.ts'
import { nextMailDate } from '#domain/motivation/night.ts'
import { findOpenDay } from '#domain/motivation/open-day.ts'
import { streakChanged } from '#events/streak-changed.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryStore, type DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { findGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { eventConsumer } from '#functions/runtime/consumer.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<AccountStore, 'overview'>; delivery: Pick<DeliveryStore, 'refresh'>; now: () => number }

/** Updates the streak in a mail that is not sent yet (MAIL-9, ADR 015). Before its day begins, its text has to be written again (ADR 310). */
export const refreshWakeUpMail =
  (deps: Deps) =>
  async ({ userId, goalId }: { userId: string; goalId: string }): Promise<void> => {
    const at = deps.now()
    const overview = await deps.accounts.overview(userId, { consistent: true })
    if (!overview.account || overview.account.closing_at) return
    const person = requirePerson(overview, at)
    const found = findGoal(person, goalId)
    if (!found) return
    const date = nextMailDate(at, person.account.zone, found.goal.time_of_day)
    const openDay = findOpenDay(person.account, found.goal, date, at)
    const facts = streakFacts(found.run, date, findFirstDay(person.account, found.goal), found.rhythm, openDay)
    const { streak_hidden } = person.account
    const mail = { user_id: userId, goal_id: goalId, date }
    await deps.delivery.refresh(mail, { ...facts, streak_hidden }, { hasBegun: person.today >= date })
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: createAccountStore(table), delivery: createDeliveryStore(table), now }
}

export const handler = eventConsumer('refresh-wake-up-mail', streakChanged, () => refreshWakeUpMail(live(readEnv(Env))))
