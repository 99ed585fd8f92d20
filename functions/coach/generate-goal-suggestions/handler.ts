import { now } from '#functions/shared/clock.ts'
import type { Coach } from '#functions/shared/coach/ask.ts'
import { suggestGoals } from '#functions/shared/coach/goal-suggestions/write.ts'
import { liveCoach } from '#functions/shared/coach/live.ts'
import { MODEL_ID, readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { type MayAskDeps, mayAsk } from '#functions/shared/may-ask.ts'
import { accountsIn } from '#functions/shared/store/accounts.ts'
import { modelCallsIn } from '#functions/shared/store/model-calls.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, MODEL_ID }

type Deps = MayAskDeps & { coach: Coach }

export const generateGoalSuggestions =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body, actor }) => {
    await mayAsk(deps, actor.id)
    const { suggestions, source } = await suggestGoals(deps.coach, {
      circle: body.circleName,
      personalDefinition: body.personalDefinition ?? '',
      hoursPerWeek: body.hoursPerWeek,
      currentChallenges: body.currentChallenges ?? '',
      specificGoal: body.specificGoal ?? '',
    })
    return { success: true, suggestions, source }
  }

const live = (env: { TABLE_NAME: string; MODEL_ID: string }): Deps => {
  const table = openTable(env.TABLE_NAME)
  return { accounts: accountsIn(table), calls: modelCallsIn(table), coach: liveCoach(env.MODEL_ID), now }
}

export const handler = http(contract, () => generateGoalSuggestions(live(readEnv(Env))))
