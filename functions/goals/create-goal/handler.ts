import { randomBytes } from 'node:crypto'
import { createGoalItem } from '#domain/goals/create-goal-item.ts'
import { checkAside, checkRoom, hasRoom } from '#domain/goals/limits.ts'
import { checkTargetDate, permitAccess } from '#domain/goals/permit.ts'
import { findFreeSlot } from '#domain/goals/slots.ts'
import { createId } from '#domain/ids.ts'
import { careOfGoal } from '#domain/safety/goal-care.ts'
import { chooseWeekdays, switchRestDays } from '#domain/streaks/change-rhythm.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { goalCreated } from '#events/goal-created.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { readPlace } from '#functions/adapters/dynamodb/goal-counts.ts'
import type { StoredGoal } from '#functions/adapters/dynamodb/goal-item.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { requirePerson, viewOwnGoal, withRhythm } from '#functions/adapters/dynamodb/person.ts'
import { retryOnConflict, StaleRead } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore, type ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { now } from '#functions/runtime/clock.ts'
import { BUS_NAME, DELIVERY_SHARDS, type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME, DELIVERY_SHARDS }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'create'>
  zones: Pick<ZoneStore, 'addAgain'>
  publish: Publish
  shards: number
  now: () => number
}

const MAIL_TOKEN_BYTES = 16

export const createGoal =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body, actor }) =>
    retryOnConflict(async (again) => {
      const at = deps.now()
      const { idempotency_key: key } = body
      const consistent = again || key !== undefined
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent }), at)
      const { account, limits } = person
      // One that the person has set aside meanwhile is no answer to a wish for an active goal.
      const isMade = (goal: StoredGoal) => goal.idempotency_key === key && (goal.is_active || !body.is_active)
      const made = key === undefined ? undefined : person.goals.find(isMade)
      if (made) return { success: true, goal: viewOwnGoal(person, made, person.runs.get(made.id)) }
      permitAccess(person)
      checkTargetDate(body.target_date, person.today, 'target_date')
      // A stale read may show no room: it is read again before anything is written.
      if (!again && body.is_active && !hasRoom(account, person)) throw new StaleRead()
      if (body.is_active) checkRoom(account, person, 'create')
      if (again && !body.is_active) checkAside(account)

      const goal = {
        ...createGoalItem(body, {
          id: createId('goal', at),
          userId: actor.id,
          now: at,
          ...careOfGoal(body, account.zone),
        }),
        mail_token: randomBytes(MAIL_TOKEN_BYTES).toString('base64url'),
        idempotency_key: key,
        slot: body.is_active ? findFreeSlot(person.goals, limits.goals) : undefined,
      }
      const place = readPlace(account, deps.shards)
      if (goal.is_active) await deps.zones.addAgain(place.zone)
      // The condition fails when the limit is reached or the account changed. The next attempt reads it again.
      const days = chooseWeekdays(EVERY_DAY, person.today, body.weekdays)
      const rhythm = switchRestDays(days, person.today, body.rest_days)
      // A request with the same key may have created the goal since the read (GOAL-24).
      const asRead = key === undefined ? undefined : account
      await deps.goals.create(goal, place, limits.goals, rhythm === EVERY_DAY ? undefined : rhythm, asRead)
      if (goal.is_active) await deps.publish(goalCreated, { userId: actor.id, goalId: goal.id })
      return { success: true, goal: viewOwnGoal(withRhythm(person, goal.id, rhythm), goal, undefined) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    goals: createGoalStore(table),
    zones: createZoneStore(table),
    publish: createPublisher(env.BUS_NAME),
    shards: env.DELIVERY_SHARDS,
    now,
  }
}

export const handler = http(contract, () => createGoal(live(readEnv(Env))))
