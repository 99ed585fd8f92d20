import type { AnswerName } from '#domain/interview/answer-name.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { crisisText } from '#domain/safety/crisis-text.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import type { Coach } from '#functions/adapters/bedrock/ask.ts'
import { createCoach } from '#functions/adapters/bedrock/create-coach.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createModelCallStore } from '#functions/adapters/dynamodb/model-calls.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type CoachAccessDeps, coachAccess, takeCall } from '#functions/coach/require-coach-access.ts'
import { careOfInterview, findCrisis, isConfirmed } from '#functions/coach/screen-interview.ts'
import { now } from '#functions/runtime/clock.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { type EnvOf, MODEL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { loadLater } from '#functions/runtime/load-later.ts'
import { contract } from './contract.ts'

/** Refused calls and calls in a crisis need no model, so what asks it is loaded at the first call that does. */
const takeTurn = loadLater(async () => (await import('./write.ts')).takeTurn)
const createGoalOutlines = loadLater(
  async () => (await import('#domain/coach/brief/person-brief.ts')).createGoalOutlines,
)

export const Env = { TABLE_NAME, ...MODEL }

type Deps = CoachAccessDeps & { coach: Coach }

/** The history with the response at its end. Does not repeat a response that the history already ends with. */
const withAnswer = (history: readonly ConversationEntry[], answer: string): ConversationEntry[] => {
  const last = history.at(-1)
  if (last?.role === 'user' && last.content === answer) return [...history]
  return [...history, { role: 'user', content: answer }]
}

/** The calm text in place of a question: no model is asked, and nothing follows from it (CARE-8). */
const crisisAnswer = (
  mode: 'analyze' | 'ask_followup',
  reason: Reason,
  zone: string,
  field?: AnswerName,
): ResponseOf<typeof contract> => {
  const words = crisisText(reason, zone, 'interview')
    .paragraphs.map(({ lead, text }) => (lead ? `${lead} ${text}` : text))
    .join('\n\n')
  const answer = {
    success: true,
    care: 'crisis',
    care_reason: reason,
    ...(field !== undefined && { field }),
    source: 'built-in',
  } as const
  return mode === 'analyze'
    ? { ...answer, analysis: { canProceed: false, nextQuestion: words } }
    : { ...answer, shouldContinue: false, consultantResponse: words }
}

export const consult =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body, actor }) => {
    const person = await coachAccess(deps, actor.id)
    const { account } = person
    const before = body.conversationHistory ?? []
    const chat = body.mode === 'analyze' ? before : withAnswer(before, body.userResponse)
    const said = { interview: body.currentData, chat, readWrongly: body.readWrongly }
    const screened = careOfInterview(said, account.zone)
    if (screened.care === 'crisis') return crisisAnswer(body.mode, screened.care_reason, account.zone, findCrisis(said))
    await takeCall(deps, account, person)
    const goals = await createGoalOutlines(person)
    const consulted = { interview: body.currentData, history: chat, goals }
    const { askMore, message, concern, source } = await takeTurn(deps.coach, consulted, isConfirmed(said))
    if (concern === 'crisis') return crisisAnswer(body.mode, 'unclear', account.zone)
    const { care, care_reason } =
      concern === 'gentle' && screened.care !== 'gentle'
        ? ({ care: 'gentle', care_reason: 'unclear' } as const)
        : screened
    if (body.mode === 'analyze')
      return {
        success: true,
        analysis: { canProceed: !askMore, nextQuestion: askMore ? message : null },
        care,
        care_reason,
        source,
      }
    return { success: true, shouldContinue: askMore, consultantResponse: message, care, care_reason, source }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    calls: createModelCallStore(table),
    coach: createCoach(env),
    now,
  }
}

export const handler = http(contract, () => consult(live(readEnv(Env))))
