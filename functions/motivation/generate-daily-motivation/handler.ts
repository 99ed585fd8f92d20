import { DomainError } from '#domain/errors.ts'
import { permit } from '#domain/goals/permit.ts'
import { careMessages } from '#domain/messages/care.ts'
import { type MotivationText, readTextCare } from '#domain/motivation/motivation.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, requirePerson, type StoredPerson } from '#functions/adapters/dynamodb/person.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { readMomentNow } from '#functions/motivation/read-moment.ts'
import { now } from '#functions/runtime/clock.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { type EnvOf, MODEL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { loadOnce } from '#functions/runtime/load-later.ts'
import { contract } from './contract.ts'
import type { DayWriter } from './writer.ts'

export const Env = { TABLE_NAME, ...MODEL }

/** Most calls return a stored text. What writes one is loaded at the first call that needs it. */
type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  motivations: Pick<MotivationStore, 'get'>
  loadWriter: () => Promise<DayWriter>
  now: () => number
}
type Answer = ResponseOf<typeof contract>

const createAnswer = (text: MotivationText & Pick<Answer, 'tone' | 'source'> & { prompt_version: string }): Answer => {
  const { message, micro_plan, challenge, step_minutes, challenge_seconds, tone, source } = text
  return {
    success: true,
    message,
    microPlan: micro_plan,
    challenge,
    ...(step_minutes && { stepMinutes: step_minutes }),
    ...(challenge_seconds && { challengeSeconds: challenge_seconds }),
    tone,
    source,
    ...readTextCare(text.prompt_version),
  }
}

export const generateDailyMotivation = (deps: Deps): OperationHandler<typeof contract> => {
  const nudgeFor = async (person: StoredPerson, goalId: string | null, key: string | undefined): Promise<Answer> => {
    const { giveNudge } = await deps.loadWriter()
    const { nudge, status } = await giveNudge(person, goalId, key)
    return { ...createAnswer(nudge), nudges: status }
  }
  return async ({ body, actor }) => {
    const at = deps.now()
    const about = body.isGeneralNudge ? {} : { goalId: body.goalId }
    const person = requirePerson(await deps.accounts.overview(actor.id, about), at)
    if (body.isGeneralNudge) return nudgeFor(person, null, body.idempotency_key)
    if (body.isNudge) return nudgeFor(person, body.goalId, body.idempotency_key)
    const own = ownGoal(person, body.goalId)
    permit(own, 'canGenerateNudge')
    const moment = readMomentNow(person, at)
    const stored = await deps.motivations.get(own.goal, moment.date)
    const text = stored ?? (await (await deps.loadWriter()).writeDailyText(person, own, moment))
    if (!text) throw new DomainError('forbidden', careMessages.notCoached)
    return createAnswer(text)
  }
}

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  const goals = createGoalStore(table)
  const motivations = createMotivationStore(table)
  const accounts = screenedAccounts(createAccountStore(table), goals, now)
  const loadWriter = loadOnce(async () =>
    (await import('./writer.ts')).createLiveWriter(table, { accounts, goals, motivations }, env),
  )
  return { accounts, motivations, loadWriter, now }
}

export const handler = http(contract, () => generateDailyMotivation(live(readEnv(Env))))
