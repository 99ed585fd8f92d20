import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { now } from '#functions/shared/clock.ts'
import type { Coach } from '#functions/shared/coach/ask.ts'
import { takeTurn } from '#functions/shared/coach/consultant/write.ts'
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

/** What was said, the answer at its end: once, whether or not the history holds it already. */
const withAnswer = (history: readonly ConversationEntry[], answer: string): ConversationEntry[] => {
  const last = history.at(-1)
  if (last?.role === 'user' && last.content === answer) return [...history]
  return [...history, { role: 'user', content: answer }]
}

export const consult =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body, actor }) => {
    await mayAsk(deps, actor.id)
    if (body.mode === 'analyze') {
      const { askMore, message, source } = await takeTurn(deps.coach, body.currentData, [])
      return { success: true, analysis: { canProceed: !askMore, nextQuestion: askMore ? message : null }, source }
    }
    const history = withAnswer(body.conversationHistory ?? [], body.userResponse)
    const { askMore, message, source } = await takeTurn(deps.coach, body.currentData, history)
    return { success: true, shouldContinue: askMore, consultantResponse: message, source }
  }

const live = (env: { TABLE_NAME: string; MODEL_ID: string }): Deps => {
  const table = openTable(env.TABLE_NAME)
  return { accounts: accountsIn(table), calls: modelCallsIn(table), coach: liveCoach(env.MODEL_ID), now }
}

export const handler = http(contract, () => consult(live(readEnv(Env))))
