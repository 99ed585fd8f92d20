import { isActive } from '#domain/billing/plans.ts'
import { TRIAL_ENDING_DAYS } from '#domain/billing/trial.ts'
import { DAY_MS } from '#domain/time/units.ts'
import { announceTrialEnds as schedule } from '#events/schedules.ts'
import { trialEnded } from '#events/trial-ended.ts'
import { trialEnding } from '#events/trial-ending.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { forEachIsolated } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type Announcement, createTrialStore, type TrialStore } from '#functions/adapters/dynamodb/trials.ts'
import { createStrictPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { now } from '#functions/runtime/clock.ts'
import { scheduleConsumer, type Window } from '#functions/runtime/consumer.ts'
import { BUS_NAME, type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = {
  trials: Omit<TrialStore, 'start'>
  accounts: Pick<AccountStore, 'get'>
  publish: Publish
  now: () => number
}

const CONCURRENCY = 8

const KINDS: { announcement: Announcement; event: typeof trialEnding; daysBefore: number }[] = [
  { announcement: 'ending', event: trialEnding, daysBefore: TRIAL_ENDING_DAYS },
  { announcement: 'ended', event: trialEnded, daysBefore: 0 },
]

/**
 * Publishes `trial-ending` and `trial-ended` once per account (ADR 054). A worker claims the announcement, publishes it and marks
 * it. Throws when another worker holds the claim, so that the tick is retried.
 */
export const announceTrialEnds = (deps: Deps) => {
  const announce = async (userId: string, { announcement, event }: (typeof KINDS)[number], until: number) => {
    const account = await deps.accounts.get(userId, { consistent: true })
    if (!account?.trial_expires_at || isActive(account.subscription, until)) return
    const claim = await deps.trials.claim(userId, announcement, deps.now())
    if (claim === 'announced') return
    if (claim === 'elsewhere') throw new Error('The announcement is claimed by another worker.')
    try {
      await deps.publish(event, { userId, trialExpiresAt: account.trial_expires_at })
    } catch (error) {
      await deps.trials.release(userId, announcement)
      throw error
    }
    await deps.trials.markAnnounced(userId, announcement, deps.now())
  }

  return async ({ after, until }: Window): Promise<void> => {
    const readKey = (userId: string) => `USER#${userId} TRIAL`
    const errors: unknown[] = []
    for (const kind of KINDS) {
      const ahead = kind.daysBefore * DAY_MS
      const people = await deps.trials.endingWithin(after + ahead, until + ahead)
      errors.push(
        ...(await forEachIsolated(people, { width: CONCURRENCY, readKey }, (userId) => announce(userId, kind, until))),
      )
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} trials were not announced.`)
  }
}

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    trials: createTrialStore(table),
    accounts: createAccountStore(table),
    publish: createStrictPublisher(env.BUS_NAME),
    now,
  }
}

export const handler = scheduleConsumer(schedule, () => announceTrialEnds(live(readEnv(Env))))
