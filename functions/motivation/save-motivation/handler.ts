import { DomainError } from '#domain/errors.ts'
import { permit } from '#domain/goals/permit.ts'
import { careMessages } from '#domain/messages/care.ts'
import { motivationMessages } from '#domain/messages/motivation.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import { readSteps, viewMotivation } from '#domain/motivation/motivation.ts'
import { careOfTexts } from '#domain/safety/goal-care.ts'
import { permitCare } from '#domain/safety/permit-care.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { StoredGoal } from '#functions/adapters/dynamodb/goal-item.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, requirePerson, type StoredPerson } from '#functions/adapters/dynamodb/person.ts'
import { removeTexts } from '#functions/adapters/dynamodb/remove-texts.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { requireCoached, type StaleTextDeps } from '#functions/motivation/remove-stale-text.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = StaleTextDeps & {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'setCare'>
  motivations: Pick<MotivationStore, 'save' | 'removeOtherCare'>
  now: () => number
}

/** The version of texts that a person saved. */
const NO_PROMPT = 'person/1'

/**
 * Screens the words of a text. Throws `refused`, or `conflict` with a calm text, a help line and the reason: then the goal turns
 * crisis, the text is not stored, and the goal's other texts are removed (CARE-1, CARE-8).
 */
const permitText = async (
  deps: Deps,
  { account, today }: StoredPerson,
  goal: StoredGoal,
  texts: string[],
): Promise<void> => {
  const care = careOfTexts(texts, account.zone)
  if (care.care !== 'crisis') return
  const changed = await deps.goals.setCare(goal, care, new Date(deps.now()).toISOString())
  await removeTexts(deps.motivations, changed, today)
  permitCare(care, account.zone, careMessages.notSaved)
}

export const saveMotivation =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body, actor }) =>
    retryOnConflict(async (again) => {
      const at = deps.now()
      const person = requirePerson(
        await deps.accounts.overview(actor.id, { consistent: again, goalId: body.goalId }),
        at,
      )
      const own = ownGoal(person, body.goalId)
      permit(own, 'canGenerateNudge')
      const { goal } = own
      if (body.date !== undefined && body.date !== person.today) {
        throw new DomainError('invalid-request', motivationMessages.onlyToday, 'date')
      }
      const { message, challenge } = body
      const steps = readSteps(body.micro_plan, 'micro_plan')
      await permitText(deps, person, goal, [message, ...steps, challenge])
      const saved = await deps.motivations.save(
        {
          goal_id: goal.id,
          user_id: actor.id,
          date: person.today,
          message,
          micro_plan: steps,
          challenge,
          tone: body.tone,
          source: 'person',
          prompt_version: NO_PROMPT,
          created_at: new Date(at).toISOString(),
        },
        mailFacts(person.account, goal, own, { date: person.today, openDay: person.today }),
      )
      return { success: true, motivation: viewMotivation(await requireCoached(deps, saved, goal.care)) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    goals: createGoalStore(table),
    motivations: createMotivationStore(table),
    now,
  }
}

export const handler = http(contract, () => saveMotivation(live(readEnv(Env))))
