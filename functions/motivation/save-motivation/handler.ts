import { DomainError } from '#domain/errors.ts'
import { permit } from '#domain/goals/permit.ts'
import { messages } from '#domain/messages.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import { readSteps, viewMotivation } from '#domain/motivation/motivation.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, personOf } from '#functions/adapters/dynamodb/person.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type KeepTextDeps, keepOrThrow } from '#functions/motivation/keep-text.ts'
import { now } from '#functions/runtime/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type Operation } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = KeepTextDeps & {
  accounts: Pick<AccountStore, 'overview'>
  motivations: Pick<MotivationStore, 'save'>
  now: () => number
}

/** The version of texts that a person saved. */
const NO_PROMPT = 'person/1'

export const saveMotivation =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body, actor }) => {
    const at = deps.now()
    const person = personOf(await deps.accounts.overview(actor.id), at)
    const own = ownGoal(person, body.goalId)
    permit(own, 'canGenerateNudge')
    const { goal, run } = own
    if (body.date !== undefined && body.date !== person.today) {
      throw new DomainError('invalid-request', messages.motivation.onlyToday, 'date')
    }
    const saved = await deps.motivations.save(
      {
        goal_id: goal.id,
        user_id: actor.id,
        date: person.today,
        message: body.message,
        micro_plan: readSteps(body.micro_plan, 'micro_plan'),
        challenge: body.challenge,
        tone: body.tone,
        source: 'person',
        prompt_version: NO_PROMPT,
        created_at: new Date(at).toISOString(),
      },
      mailFacts(person.account, goal, run, person.today),
    )
    return { success: true, motivation: viewMotivation(await keepOrThrow(deps, saved, goal.care)) }
  }

const live = (tableName: string): Deps => {
  const table = createTable(tableName)
  return {
    accounts: createAccountStore(table),
    goals: createGoalStore(table),
    motivations: createMotivationStore(table),
    now,
  }
}

export const handler = http(contract, () => saveMotivation(live(readEnv(Env).TABLE_NAME)))
