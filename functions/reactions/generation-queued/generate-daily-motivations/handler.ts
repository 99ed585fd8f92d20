import { type GenerationWork, generationWork } from '#events/work.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import {
  createDeliveryIndexStore,
  type DeliveryIndexStore,
  type DueGoal,
} from '#functions/adapters/dynamodb/delivery-index.ts'
import { forEachIsolated } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createQueuedPages, type QueuedPages } from '#functions/adapters/dynamodb/queued-pages.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { createTextWriter, type DailyTextDeps, getDailyText } from '#functions/motivation/daily-text.ts'
import { readNightGoal } from '#functions/motivation/read-night-goal.ts'
import { now } from '#functions/runtime/clock.ts'
import { type Handed, queueConsumer } from '#functions/runtime/consumer.ts'
import { type EnvOf, GENERATION_QUEUE_URL, MODEL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { finishWorkPage } from '#functions/runtime/paginate-work.ts'
import { queueNextPage } from '#functions/runtime/queue-next-page.ts'

export const Env = { TABLE_NAME, GENERATION_QUEUE_URL, ...MODEL }

type Deps = DailyTextDeps & {
  accounts: Pick<AccountStore, 'overview'>
  index: DeliveryIndexStore
  pages: QueuedPages
  enqueue: Enqueue<GenerationWork>
}

const PAGE = 25
/** A text takes at most 20 s (COACH-2), so a page of 25 takes at most 100 s. */
const CONCURRENCY = 5

/** No range of mails ends so, whose pages are marked in the same way. */
const DAY_END = '24:00'

/**
 * Writes the texts of a date for one page of a shard, side by side with the next page (ADR 243), for the goals whose permissions
 * allow it (GOAL-11, TEXT-4) and that ask for the day (STREAK-9, STREAK-11).
 */
export const generateDailyMotivations =
  (deps: Deps) =>
  async (work: GenerationWork, { receives, log }: Handed): Promise<void> => {
    const write = async ({ id, user_id }: DueGoal): Promise<void> => {
      const night = await readNightGoal(deps)({ userId: user_id, goalId: id, date: work.date })
      if (night) await getDailyText(deps)(night.person, night.own, night.moment)
    }
    const { goals, cursor } = await deps.index.page({ ...work, limit: PAGE })
    const readKey = ({ id, user_id }: DueGoal) => `USER#${user_id} ${id}`
    const queueNext = async (): Promise<void> => {
      if (cursor === undefined) return
      const range = { from: work.from ?? '00:00', to: work.to ?? DAY_END }
      await deps.pages.queueOnce({ ...work, ...range }, cursor, deps.now(), () => deps.enqueue([{ ...work, cursor }]))
    }
    const queueUnqueued = await queueNextPage(queueNext, log)
    const errors = await forEachIsolated(goals, { width: CONCURRENCY, readKey }, write)
    await finishWorkPage({ errors, receives, log, queueNext: queueUnqueued })
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
    index: createDeliveryIndexStore(table),
    pages: createQueuedPages(table),
    enqueue: createEnqueuer(env.GENERATION_QUEUE_URL),
    write: createTextWriter(env),
    now,
  }
}

export const handler = queueConsumer('generate-daily-motivations', generationWork, () =>
  generateDailyMotivations(live(readEnv(Env))),
)
