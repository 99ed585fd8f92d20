import { mayBeWritten } from '#domain/goals/permit.ts'
import { statusOf } from '#domain/goals/status.ts'
import { type GenerationWork, generationWork } from '#events/work.ts'
import { eachApart } from '#functions/shared/apart.ts'
import { now } from '#functions/shared/clock.ts'
import { type Handed, queueConsumer } from '#functions/shared/consumer.ts'
import { coachOf, type DailyTextDeps, dailyText } from '#functions/shared/daily-text.ts'
import { GENERATION_QUEUE_URL, MODEL_ID, readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { endPage } from '#functions/shared/page-of-work.ts'
import { findGoal, personOf } from '#functions/shared/person.ts'
import { type Enqueue, enqueueOn } from '#functions/shared/queue.ts'
import { type Accounts, accountsIn } from '#functions/shared/store/accounts.ts'
import { type DeliveryIndex, type DueGoal, deliveryIndexOf } from '#functions/shared/store/delivery-index.ts'
import { goalsIn } from '#functions/shared/store/goals.ts'
import { motivationsIn } from '#functions/shared/store/motivation.ts'
import { openTable } from '#functions/shared/store/table.ts'

export const Env = { TABLE_NAME, GENERATION_QUEUE_URL, MODEL_ID }

type Deps = DailyTextDeps & {
  accounts: Pick<Accounts, 'overview'>
  index: DeliveryIndex
  enqueue: Enqueue<GenerationWork>
}

const PAGE = 25
/** A model takes 20 s at most: a page is done within 100 s. */
const AT_ONCE = 5

/** Writes the texts of a date for a page of a shard's goals, where the goal may have one (decision 23). */
export const generateDailyMotivations =
  (deps: Deps) =>
  async (work: GenerationWork, { receives, log }: Handed): Promise<void> => {
    const write = async ({ id, user_id }: DueGoal): Promise<void> => {
      const overview = await deps.accounts.overview(user_id)
      if (!overview.account || overview.account.closing_at) return
      const person = personOf(overview, deps.now())
      const found = findGoal(person, id)
      if (!found || !mayBeWritten(found.goal, statusOf(found.goal, person.trial, work.date))) return
      await dailyText(deps)(person.account, found.goal, found.run, work.date)
    }
    const { goals, cursor } = await deps.index.page({ ...work, limit: PAGE })
    const keyOf = ({ id, user_id }: DueGoal) => `USER#${user_id} ${id}`
    const errors = await eachApart(goals, { width: AT_ONCE, keyOf }, write)
    const queueNext = cursor === undefined ? undefined : () => deps.enqueue([{ ...work, cursor }])
    await endPage({ errors, receives, log, queueNext })
  }

const live = (env: { TABLE_NAME: string; GENERATION_QUEUE_URL: string; MODEL_ID: string }): Deps => {
  const table = openTable(env.TABLE_NAME)
  return {
    accounts: accountsIn(table),
    goals: goalsIn(table),
    motivations: motivationsIn(table),
    index: deliveryIndexOf(table),
    enqueue: enqueueOn(env.GENERATION_QUEUE_URL),
    write: coachOf(env.MODEL_ID),
    now,
  }
}

export const handler = queueConsumer('generate-daily-motivations', generationWork, () =>
  generateDailyMotivations(live(readEnv(Env))),
)
