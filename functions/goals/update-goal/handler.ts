import { beginDraft } from '#domain/goals/begin-draft.ts'
import { changeDone, isDoneAlready } from '#domain/goals/done.ts'
import { checkAside, checkRoom, hasRoom } from '#domain/goals/limits.ts'
import { checkTargetDate, permitChanges } from '#domain/goals/permit.ts'
import { trimThen, trimWhen } from '#domain/goals/plan.ts'
import { findFreeSlot } from '#domain/goals/slots.ts'
import { careOfGoal, type GoalCare, wordsChange } from '#domain/safety/goal-care.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { chooseWeekdays, declineRestDays, switchRestDays } from '#domain/streaks/change-rhythm.ts'
import type { Rhythm } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import type { DeliveryWork } from '#events/work.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryStore, type DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import type { GoalChanges } from '#functions/adapters/dynamodb/goal-changes.ts'
import { readPlace } from '#functions/adapters/dynamodb/goal-counts.ts'
import type { StoredGoal } from '#functions/adapters/dynamodb/goal-item.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { holdMails } from '#functions/adapters/dynamodb/hold-mails.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import {
  ownGoal,
  requirePerson,
  type StoredPerson,
  viewOwnGoal,
  withRhythm,
} from '#functions/adapters/dynamodb/person.ts'
import { removeTexts } from '#functions/adapters/dynamodb/remove-texts.ts'
import { retryOnConflict, StaleRead } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import {
  createRhythmStore,
  putRhythm,
  type RhythmStore,
  type RhythmWrite,
  type StoredRhythm,
} from '#functions/adapters/dynamodb/rhythms.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createWitnessStore, type WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { createZoneStore, type ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import type { Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { queueSkippedMornings } from '#functions/adapters/sqs/queue-skipped-mornings.ts'
import { now } from '#functions/runtime/clock.ts'
import type { RequestOf } from '#functions/runtime/contract.ts'
import { DELIVERY_QUEUE_URL, DELIVERY_SHARDS, type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { loadLater } from '#functions/runtime/load-later.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, DELIVERY_QUEUE_URL, DELIVERY_SHARDS }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'change' | 'setActive'>
  motivations: Pick<MotivationStore, 'removeOtherCare'>
  delivery: Pick<DeliveryStore, 'withhold' | 'release'>
  witnesses: Pick<WitnessStore, 'end'>
  rhythms: Pick<RhythmStore, 'write'>
  zones: Pick<ZoneStore, 'addAgain'>
  enqueue: Enqueue<DeliveryWork>
  shards: number
  now: () => number
}

type Updates = RequestOf<typeof contract>['updates']
/** The changes as they are stored. */
type StoredUpdates = GoalChanges & { is_active?: boolean | undefined }
type Change = {
  person: StoredPerson
  goal: StoredGoal
  updates: StoredUpdates
  /** Undefined where the rhythm stays. */
  rhythm: RhythmWrite | undefined
  /** Whether the rhythm before the change has an item, which is deleted with the goal. */
  hasRhythmItem: boolean
  now: string
}

/** Stores goal and rhythm together, or neither, and returns the goal after the change. Throws `ConditionFailed` when what was read has changed. */
const write = async (
  deps: Deps,
  { person, goal, updates, rhythm, hasRhythmItem, now }: Change,
): Promise<StoredGoal> => {
  const { is_active: isActive, ...changes } = updates
  const place = readPlace(person.account, deps.shards)
  if (isActive === undefined || isActive === goal.is_active) {
    const hasChanges = Object.values(changes).some((value) => value !== undefined)
    // A transaction costs four units, so days alone are one write. Its condition fails for a deleted goal, if the rhythm has an item.
    if (!rhythm || hasChanges || !hasRhythmItem) return deps.goals.change(goal, place, changes, now, rhythm)
    await deps.rhythms.write(rhythm)
    return goal
  }
  if (isActive) await deps.zones.addAgain(place.zone)
  const limit = person.limits.goals
  const others = person.goals.filter(({ id }) => id !== goal.id)
  const taken = { ...changes, ...(isActive && { slot: findFreeSlot(others, limit) }) }
  return deps.goals.setActive(goal, { isActive, place, limit }, taken, now, rhythm)
}

/** The changes as they are stored: `kind` is the person's choice, and a plan is without "When" and "I will". */
const readChanges = ({
  kind,
  plan_when,
  plan_then,
  weekdays: _,
  rest_days: __,
  done: ___,
  ...rest
}: Updates): StoredUpdates => ({
  ...rest,
  ...(kind !== undefined && { chosen_kind: kind }),
  ...(plan_when !== undefined && { plan_when: trimWhen(plan_when) }),
  ...(plan_then !== undefined && { plan_then: trimThen(plan_then) }),
})

/** The care of the words after the change; nothing where the words stay, so that a confirmed reading holds (CARE-9). */
const careAfter = (goal: StoredGoal, updates: StoredUpdates, zone: string): Partial<GoalCare> => {
  const words = {
    title: updates.title ?? goal.title,
    description: updates.description ?? goal.description,
    circle_interview_data:
      updates.circle_interview_data === undefined ? goal.circle_interview_data : updates.circle_interview_data,
    plan_when: updates.plan_when ?? goal.plan_when,
    plan_then: updates.plan_then ?? goal.plan_then,
    obstacle: updates.obstacle ?? goal.obstacle,
  }
  return wordsChange(goal, words) ? careOfGoal(words, zone) : {}
}

/** The rhythm with the chosen weekdays and rest days from today on, or with a no to rest days; the same one where nothing of it changes. */
const readRhythmChange = (rhythm: StoredRhythm, today: Day, { weekdays, rest_days }: Updates): StoredRhythm => {
  const days = weekdays === undefined ? rhythm : chooseWeekdays(rhythm, today, weekdays)
  if (rest_days === undefined) return days
  const switched = switchRestDays(days, today, rest_days)
  return rest_days ? switched : declineRestDays(switched, today)
}

/** True for a repeated call that sets a goal aside, marks it as done or takes that back. It changes nothing of the goal. */
const isRepeated = (goal: StoredGoal, updates: Updates): boolean =>
  isDoneAlready(goal, updates) || (!goal.is_active && updates.is_active === false && Object.keys(updates).length === 1)

/** What follows the write of a goal. Idempotent: a repeated request does again what a failed one may have left undone. */
const followUp = async (
  deps: Deps,
  {
    before,
    goal,
    rhythm,
    updates,
    today,
  }: { before: Care; goal: StoredGoal; rhythm: Rhythm; updates: Updates; today: Day },
): Promise<void> => {
  const setsActive = updates.is_active !== undefined || updates.done !== undefined
  // A goal that is set aside has no witness (WITNESS-9).
  if (setsActive && !goal.is_active) await deps.witnesses.end(goal.user_id, goal.id)
  if (goal.care !== before) await removeTexts(deps.motivations, goal, today)
  if (setsActive || updates.weekdays !== undefined) await holdMails(deps.delivery, goal, rhythm, today)
}

/** Every rule that can refuse the change is asked before the one write, so that a refused change stores nothing (CARE-10). */
export const updateGoal =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goalId, updates }, actor }) =>
    retryOnConflict(async (again) => {
      const at = deps.now()
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: again, goalId }), at)
      const own = ownGoal(person, goalId)
      const { goal, run, rhythm } = own
      if (isRepeated(goal, updates)) {
        await followUp(deps, { before: goal.care, goal, rhythm, updates, today: person.today })
        return { success: true, goal: viewOwnGoal(person, goal, run) }
      }
      const done = changeDone(goal, updates, person.calendarDate)
      const isActive = done.is_active ?? updates.is_active
      permitChanges(own, { is_active: isActive })
      // GOAL-4 applies to a changed target date only; a past date can stay.
      if (updates.target_date !== goal.target_date) {
        checkTargetDate(updates.target_date, person.today, 'updates.target_date')
      }
      if (isActive === true && !goal.is_active) {
        // A stale read may show no room: it is read again before anything is written.
        if (!again && !hasRoom(person.account, person)) throw new StaleRead()
        checkRoom(person.account, person, 'take-up')
      }
      if (again && isActive === false && goal.is_active) checkAside(person.account)
      const nextRhythm = readRhythmChange(rhythm, person.today, updates)
      const starts = goal.is_draft === true && isActive === true
      const changes = { ...(starts && beginDraft(goal, person)), ...readChanges(updates), ...done }
      const care = careAfter(goal, changes, person.account.zone)
      const { time_of_day: time = goal.time_of_day } = updates
      if (time !== goal.time_of_day) {
        const { account } = person
        const { zone } = account
        const move = { goal, from: { zone, time: goal.time_of_day }, to: { zone, time } }
        await queueSkippedMornings(deps, { before: account, after: account }, [move], at)
      }
      const changed = await write(deps, {
        person,
        goal,
        updates: { ...changes, ...care },
        rhythm: nextRhythm === rhythm ? undefined : putRhythm(actor.id, goalId, rhythm.revision, nextRhythm),
        hasRhythmItem: rhythm.revision !== undefined,
        now: new Date(at).toISOString(),
      })
      await followUp(deps, { before: goal.care, goal: changed, rhythm: nextRhythm, updates, today: person.today })
      return { success: true, goal: viewOwnGoal(withRhythm(person, goalId, nextRhythm), changed, run) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    goals: createGoalStore(table),
    motivations: createMotivationStore(table),
    delivery: createDeliveryStore(table),
    witnesses: createWitnessStore(table),
    rhythms: createRhythmStore(table),
    zones: createZoneStore(table),
    // Only a change of the time queues work.
    enqueue: loadLater(async () =>
      (await import('#functions/adapters/sqs/enqueue-work.ts')).createEnqueuer<DeliveryWork>(env.DELIVERY_QUEUE_URL),
    ),
    shards: env.DELIVERY_SHARDS,
    now,
  }
}

export const handler = http(contract, () => updateGoal(live(readEnv(Env))))
