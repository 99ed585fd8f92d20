import { DomainError } from '#domain/errors.ts'
import { newFramework } from '#domain/framework/framework.ts'
import { messages } from '#domain/messages.ts'
import { now } from '#functions/shared/clock.ts'
import type { Coach } from '#functions/shared/coach/ask.ts'
import { writeReport } from '#functions/shared/coach/framework-report/write.ts'
import { liveCoach } from '#functions/shared/coach/live.ts'
import { MODEL_ID, readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { type MayAskDeps, mayAsk } from '#functions/shared/may-ask.ts'
import { accountsIn } from '#functions/shared/store/accounts.ts'
import { type Frameworks, frameworksIn } from '#functions/shared/store/frameworks.ts'
import { modelCallsIn } from '#functions/shared/store/model-calls.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, MODEL_ID }

type Deps = MayAskDeps & { frameworks: Pick<Frameworks, 'keep' | 'remove'>; coach: Coach }

export const createFramework =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body: { lifeContext, circleData, conversationHistory }, actor }) => {
    await mayAsk(deps, actor.id)
    const interview = { lifeContext, circleData }
    const made = await writeReport(deps.coach, interview, conversationHistory ?? [])
    const framework = newFramework(actor, interview, made, deps.now())
    await deps.frameworks.keep(framework)
    // The account may have been deleted while the report was written: looked at after the write, as a deletion sweeps after its mark.
    const account = await deps.accounts.get(actor.id, { consistent: true })
    if (!account || account.closing_at !== undefined) {
      await deps.frameworks.remove(framework)
      throw new DomainError('conflict', account ? messages.account.closing : messages.account.profileMissing)
    }
    const { created_at, analysis, circle_profiles } = framework
    return { success: true, created_at, analysis, circle_profiles }
  }

const live = (env: { TABLE_NAME: string; MODEL_ID: string }): Deps => {
  const table = openTable(env.TABLE_NAME)
  return {
    accounts: accountsIn(table),
    calls: modelCallsIn(table),
    frameworks: frameworksIn(table),
    coach: liveCoach(env.MODEL_ID),
    now,
  }
}

export const handler = http(contract, () => createFramework(live(readEnv(Env))))
