import { DomainError } from '#domain/errors.ts'
import { permit } from '#domain/goals/permit.ts'
import { careMessages } from '#domain/messages/care.ts'
import { type MotivationText, readTextCare } from '#domain/motivation/motivation.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createNudgeStore } from '#functions/adapters/dynamodb/nudges.ts'
import { ownGoal, requirePerson, type StoredPerson } from '#functions/adapters/dynamodb/person.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import {
  createModelCallCounter,
  createTextWriter,
  type DailyTextDeps,
  getDailyText,
} from '#functions/motivation/daily-text.ts'
import { createNudgeWriter, type GiveNudgeDeps, giveNudge } from '#functions/motivation/give-nudge.ts'
import { readMomentNow } from '#functions/motivation/read-brief.ts'
import { now } from '#functions/runtime/clock.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { MODEL, type ModelEnv, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, ...MODEL }

type Deps = DailyTextDeps & GiveNudgeDeps
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
  const nudgeFor = async (person: StoredPerson, goalId: string | null): Promise<Answer> => {
    const { nudge, status } = await giveNudge(deps)(person, goalId)
    return { ...createAnswer(nudge), nudges: status }
  }
  return async ({ body, actor }) => {
    const at = deps.now()
    const person = requirePerson(await deps.accounts.overview(actor.id), at)
    if (body.isGeneralNudge) return nudgeFor(person, null)
    if (body.isNudge) return nudgeFor(person, body.goalId)
    const own = ownGoal(person, body.goalId)
    permit(own, 'canGenerateNudge')
    const text = await getDailyText(deps)(person, own, readMomentNow(person, at))
    if (!text) throw new DomainError('forbidden', careMessages.notCoached)
    return createAnswer(text)
  }
}

const live = (env: { TABLE_NAME: string } & ModelEnv): Deps => {
  const table = createTable(env.TABLE_NAME)
  const goals = createGoalStore(table)
  return {
    accounts: screenedAccounts(createAccountStore(table), goals, now),
    goals,
    motivations: createMotivationStore(table),
    frameworks: createFrameworkStore(table),
    reflections: createReflectionStore(table),
    nudges: createNudgeStore(table),
    takeCall: createModelCallCounter(table),
    write: createTextWriter(env),
    writeNudge: createNudgeWriter(env),
    now,
  }
}

export const handler = http(contract, () => generateDailyMotivation(live(readEnv(Env))))
