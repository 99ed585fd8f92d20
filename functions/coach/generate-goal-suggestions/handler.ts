import type { Coach } from '#functions/adapters/bedrock/ask.ts'
import { createCoach } from '#functions/adapters/bedrock/create-coach.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createFrameworkStore, type FrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createModelCallStore } from '#functions/adapters/dynamodb/model-calls.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type CoachAccessDeps, coachAccess, takeCall } from '#functions/coach/require-coach-access.ts'
import { careOfInterview, isConfirmed, permitPlan } from '#functions/coach/screen-interview.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, MODEL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { loadLater } from '#functions/runtime/load-later.ts'
import { contract } from './contract.ts'
import { readWish } from './read-wish.ts'

/** Refused calls and calls in a crisis need no model, so what asks it is loaded at the first call that does. */
const suggestGoals = loadLater(async () => (await import('./write.ts')).suggestGoals)
const createGoalOutlines = loadLater(
  async () => (await import('#domain/coach/brief/person-brief.ts')).createGoalOutlines,
)

export const Env = { TABLE_NAME, ...MODEL }

type Deps = CoachAccessDeps & { frameworks: Pick<FrameworkStore, 'latest'>; coach: Coach }

export const generateGoalSuggestions =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body, actor }) => {
    const person = await coachAccess(deps, actor.id)
    const { account } = person
    const words = [body.personalDefinition, body.currentChallenges, body.specificGoal]
    const said = { interview: words, chat: [], readWrongly: body.readWrongly }
    permitPlan(careOfInterview(said, account.zone), account.zone)
    await takeCall(deps, account, person)
    const framework = await deps.frameworks.latest(actor.id)
    const { suggestions, source, concern } = await suggestGoals(
      deps.coach,
      readWish(body, framework, await createGoalOutlines(person)),
    )
    if (concern === 'crisis' && !isConfirmed(said)) permitPlan({ care: 'crisis', care_reason: 'unclear' }, account.zone)
    return { success: true, suggestions, source }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    calls: createModelCallStore(table),
    frameworks: createFrameworkStore(table),
    coach: createCoach(env),
    now,
  }
}

export const handler = http(contract, () => generateGoalSuggestions(live(readEnv(Env))))
