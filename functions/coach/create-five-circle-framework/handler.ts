import { DomainError } from '#domain/errors.ts'
import { createFrameworkItem } from '#domain/framework/framework.ts'
import { accountMessages } from '#domain/messages/account.ts'
import type { Coach } from '#functions/adapters/bedrock/ask.ts'
import { createCoach } from '#functions/adapters/bedrock/create-coach.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createFrameworkStore, type FrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createModelCallStore } from '#functions/adapters/dynamodb/model-calls.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type CoachAccessDeps, coachAccess, takeCall } from '#functions/coach/require-coach-access.ts'
import { careOfInterview, findCrisis, isConfirmed, permitPlan } from '#functions/coach/screen-interview.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, MODEL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { loadLater } from '#functions/runtime/load-later.ts'
import { contract } from './contract.ts'

/** Refused calls and calls in a crisis need no model, so what asks it is loaded at the first call that does. */
const writeReport = loadLater(async () => (await import('./write.ts')).writeReport)
const createGoalOutlines = loadLater(
  async () => (await import('#domain/coach/brief/person-brief.ts')).createGoalOutlines,
)

export const Env = { TABLE_NAME, ...MODEL }

type Deps = CoachAccessDeps & {
  accounts: Pick<AccountStore, 'get'>
  frameworks: Pick<FrameworkStore, 'keep' | 'remove'>
  coach: Coach
}

export const createFramework =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { lifeContext, circleData, conversationHistory, readWrongly }, actor }) => {
    const person = await coachAccess(deps, actor.id)
    const { zone } = person.account
    const interview = { lifeContext, circleData }
    const chat = conversationHistory ?? []
    const said = { interview, chat, readWrongly }
    const screened = careOfInterview(said, zone)
    permitPlan(screened, zone, () => findCrisis(said))
    await takeCall(deps, person.account, person)
    const goals = await createGoalOutlines(person)
    const { concern, ...made } = await writeReport(deps.coach, { interview, history: chat, goals })
    if (concern === 'crisis' && !isConfirmed(said)) permitPlan({ care: 'crisis', care_reason: 'unclear' }, zone)
    const care = concern === 'none' ? screened.care : 'gentle'
    const framework = createFrameworkItem(actor, said, { ...made, care }, deps.now())
    await deps.frameworks.keep(framework)
    // A deletion marks the account before it sweeps. Checking after the write finds a deletion that the sweep missed (ACCOUNT-8).
    const account = await deps.accounts.get(actor.id, { consistent: true })
    if (!account || account.closing_at !== undefined) {
      await deps.frameworks.remove(framework)
      throw new DomainError('conflict', account ? accountMessages.closing : accountMessages.profileMissing)
    }
    const { created_at, analysis, circle_profiles } = framework
    return { success: true, created_at, analysis, circle_profiles }
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

export const handler = http(contract, () => createFramework(live(readEnv(Env))))
