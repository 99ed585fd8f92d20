import { permit } from '#domain/goals/permit.ts'
import { rhythmMessages } from '#domain/messages/rhythm.ts'
import { endPause, setPause } from '#domain/streaks/change-rhythm.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryStore, type DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { holdMails } from '#functions/adapters/dynamodb/hold-mails.ts'
import { ownGoal, requirePerson, viewOwnGoal, withRhythm } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createRhythmStore, type RhythmStore } from '#functions/adapters/dynamodb/rhythms.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { publishStreakChanged } from '#functions/adapters/eventbridge/publish-streak-changed.ts'
import { now } from '#functions/runtime/clock.ts'
import { BUS_NAME, type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  rhythms: Pick<RhythmStore, 'replace'>
  delivery: Pick<DeliveryStore, 'withhold' | 'release'>
  publish: Publish
  now: () => number
}

export const pauseGoal =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goalId, pause }, actor }) =>
    retryOnConflict(async (again) => {
      const at = deps.now()
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: again, goalId }), at)
      const own = ownGoal(person, goalId)
      permit(own, 'canEdit')
      const { goal, run, rhythm } = own
      const next = pause ? setPause(rhythm, person.today, pause) : endPause(rhythm, person.today)
      if (next !== rhythm) await deps.rhythms.replace(actor.id, goalId, rhythm, next)
      // A repeated request does again what a failed one may have left undone (CARE-13).
      await holdMails(deps.delivery, goal, next, person.today)
      await publishStreakChanged(deps.publish, person, goal, at)
      const ended = next === rhythm ? rhythmMessages.noPause : rhythmMessages.pauseEnded
      const message = pause ? rhythmMessages.paused : ended
      return { success: true, message, goal: viewOwnGoal(withRhythm(person, goalId, next), goal, run) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    rhythms: createRhythmStore(table),
    delivery: createDeliveryStore(table),
    publish: createPublisher(env.BUS_NAME),
    now,
  }
}

export const handler = http(contract, () => pauseGoal(live(readEnv(Env))))
