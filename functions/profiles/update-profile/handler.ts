import { randomBytes } from 'node:crypto'
import { readStanding } from '#domain/accounts/account.ts'
import { changeSettings } from '#domain/accounts/settings.ts'
import { careMessages } from '#domain/messages/care.ts'
import { careOfTexts } from '#domain/safety/goal-care.ts'
import { permitCare } from '#domain/safety/permit-care.ts'
import type { DeliveryWork } from '#events/work.ts'
import { createAccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { type SettingsDeps, storeSettings } from '#functions/adapters/dynamodb/store-settings.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { publishStreakChanged } from '#functions/adapters/eventbridge/publish-streak-changed.ts'
import type { Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { queueSkippedMornings } from '#functions/adapters/sqs/queue-skipped-mornings.ts'
import { now } from '#functions/runtime/clock.ts'
import {
  BUS_NAME,
  DELIVERY_QUEUE_URL,
  DELIVERY_SHARDS,
  type EnvOf,
  readEnv,
  TABLE_NAME,
} from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { loadLater } from '#functions/runtime/load-later.ts'
import { viewProfile, viewToday } from '../profile-view.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME, DELIVERY_QUEUE_URL, DELIVERY_SHARDS }

type Deps = SettingsDeps & {
  accounts: Pick<AccountStore, 'overview'>
  publish: Publish
  enqueue: Enqueue<DeliveryWork>
  now: () => number
}

const MAILS_TOKEN_BYTES = 16
const createToken = () => randomBytes(MAILS_TOKEN_BYTES).toString('base64url')

/** A name stands in greetings. Throws `refused` at its field, or `conflict` with a calm text, a help line and the reason (CARE-1, CARE-8). */
const permitName = (name: string, zone: string): void =>
  permitCare(careOfTexts([name], zone, { what: 'name', field: 'displayName' }), zone, careMessages.notSaved)

export const updateProfile =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body, actor }) =>
    retryOnConflict(async () => {
      const at = deps.now()
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: true }), at)
      const { account: before, goals } = person
      if (body.displayName) permitName(body.displayName, before.zone)
      const after = changeSettings(before, body, { now: at, newToken: createToken, use: person })
      if (after.zone !== before.zone) {
        const moved = goals.map((goal) => ({
          goal,
          from: { zone: before.zone, time: goal.time_of_day },
          to: { zone: after.zone, time: goal.time_of_day },
        }))
        await queueSkippedMornings(deps, { before, after }, moved, at)
      }
      await storeSettings(deps, before, after, goals)
      // Mails that are written already show or hide the streak too (STREAK-18).
      if (after.streak_hidden !== before.streak_hidden) {
        const mailed = goals.filter((goal) => goal.is_active)
        await Promise.all(mailed.map((goal) => publishStreakChanged(deps.publish, { account: after }, goal, at)))
      }
      return { success: true, profile: viewProfile(after), today: viewToday(readStanding(after, at), at) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    settings: createAccountSettingsStore(table),
    zones: createZoneStore(table),
    eveningZones: createZoneStore(table, 'evenings'),
    publish: createPublisher(env.BUS_NAME),
    // Only a change of the zone or of the time of mails queues work.
    enqueue: loadLater(async () =>
      (await import('#functions/adapters/sqs/enqueue-work.ts')).createEnqueuer<DeliveryWork>(env.DELIVERY_QUEUE_URL),
    ),
    shards: env.DELIVERY_SHARDS,
    now,
  }
}

export const handler = http(contract, () => updateProfile(live(readEnv(Env))))
