import type { ConversationEntry } from '#domain/interview/conversation.ts'
import type { Coach } from '#functions/adapters/bedrock/ask.ts'
import { createCoach } from '#functions/adapters/bedrock/create-coach.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createModelCallStore } from '#functions/adapters/dynamodb/model-calls.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type CoachAccessDeps, requireCoachAccess } from '#functions/coach/require-coach-access.ts'
import { now } from '#functions/runtime/clock.ts'
import { MODEL_ID, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type Operation } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'
import { takeTurn } from './write.ts'

export const Env = { TABLE_NAME, MODEL_ID }

type Deps = CoachAccessDeps & { coach: Coach }

/** The history with the response at its end. Does not repeat a response that the history already ends with. */
const withAnswer = (history: readonly ConversationEntry[], answer: string): ConversationEntry[] => {
  const last = history.at(-1)
  if (last?.role === 'user' && last.content === answer) return [...history]
  return [...history, { role: 'user', content: answer }]
}

export const consult =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body, actor }) => {
    await requireCoachAccess(deps, actor.id)
    if (body.mode === 'analyze') {
      const { askMore, message, source } = await takeTurn(deps.coach, body.currentData, [])
      return { success: true, analysis: { canProceed: !askMore, nextQuestion: askMore ? message : null }, source }
    }
    const history = withAnswer(body.conversationHistory ?? [], body.userResponse)
    const { askMore, message, source } = await takeTurn(deps.coach, body.currentData, history)
    return { success: true, shouldContinue: askMore, consultantResponse: message, source }
  }

const live = (env: { TABLE_NAME: string; MODEL_ID: string }): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    calls: createModelCallStore(table),
    coach: createCoach(env.MODEL_ID),
    now,
  }
}

export const handler = http(contract, () => consult(live(readEnv(Env))))
