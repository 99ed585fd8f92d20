import { shortenTitle } from '#domain/coach/words/quotes.ts'
import { type EveningPush, PUSH_TTL_SECONDS } from '#domain/evening/push-payload.ts'
import { eveningMessages as words } from '#domain/messages/evening.ts'
import type { StoredSubscription } from '#functions/adapters/dynamodb/push-subscriptions.ts'
import { type PushDeps, pushToDevices } from '../push-devices.ts'
import type { EveningQuestion } from './evening-question.ts'

export type PushQuestionDeps = PushDeps & {
  /** The token of the check-in link of a goal and day; undefined where it cannot be signed. */
  signCheckIn: (goalId: string, question: EveningQuestion) => Promise<string | undefined>
}

const TITLE_SHOWN = 60

/** The notification of a question (EVENING-4). Only one open goal can be checked in from it. */
const writePush = async (deps: PushQuestionDeps, question: EveningQuestion): Promise<EveningPush> => {
  const { day, goals } = question
  const [first] = goals
  const titles = goals.map(({ title }) => shortenTitle(title, TITLE_SHOWN))
  if (first && goals.length === 1) {
    const token = await deps.signCheckIn(first.id, question)
    return {
      kind: 'evening',
      day,
      title: words.one.subject(titles.join('')),
      body: words.one.push,
      ...(token && { token }),
    }
  }
  return { kind: 'evening', day, title: words.several.subject(goals.length), body: titles.join(', ') }
}

/**
 * Sends a question to the person's devices. 'asked': a device has it, or may have it. 'again': no device has it, and a later attempt
 * may succeed. 'none': no device takes it; those that are gone are removed (EVENING-6).
 */
export const pushQuestion =
  (deps: PushQuestionDeps) =>
  async (question: EveningQuestion, devices: readonly StoredSubscription[]): Promise<'asked' | 'again' | 'none'> => {
    const payload = JSON.stringify(await writePush(deps, question))
    const message = { payload, ttlSeconds: PUSH_TTL_SECONDS }
    const outcomes = await pushToDevices(deps, question.userId, devices, message)
    if (outcomes.some((outcome) => outcome === 'accepted' || outcome === 'unknown')) return 'asked'
    return outcomes.includes('not-sent') ? 'again' : 'none'
  }
