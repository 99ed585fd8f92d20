import { shortenTitle } from '#domain/coach/quotes.ts'
import { type EveningPush, PUSH_TTL_SECONDS } from '#domain/evening/push-payload.ts'
import { eveningMessages as words } from '#domain/messages/evening.ts'
import type { PushSubscriptionStore, StoredSubscription } from '#functions/adapters/dynamodb/push-subscriptions.ts'
import type { SendPush } from '#functions/adapters/web-push/send-push.ts'
import { createLog } from '#functions/runtime/log.ts'
import type { EveningQuestion } from './evening-question.ts'

export type PushQuestionDeps = {
  subscriptions: Pick<PushSubscriptionStore, 'list' | 'remove'>
  sendPush: SendPush
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
    const outcomes = await Promise.all(
      devices.map(async (device) => {
        const { outcome, reason } = await deps.sendPush(device, { payload, ttlSeconds: PUSH_TTL_SECONDS })
        if (outcome === 'gone') await deps.subscriptions.remove(question.userId, device.id)
        else if (outcome !== 'accepted') {
          const log = createLog({ operation: 'send-wake-up-mails' })
          log.warn('push not sent', { user_id: question.userId, device: device.id, outcome, reason })
        }
        return outcome
      }),
    )
    if (outcomes.some((outcome) => outcome === 'accepted' || outcome === 'unknown')) return 'asked'
    return outcomes.includes('not-sent') ? 'again' : 'none'
  }
