import { MORNING_TTL_SECONDS, type MorningPush } from '#domain/evening/push-payload.ts'
import { morningMessages as words } from '#domain/messages/morning.ts'
import type { PushSubscriptionStore, StoredSubscription } from '#functions/adapters/dynamodb/push-subscriptions.ts'
import type { PushMessage, PushOutcome, SendPush } from '#functions/adapters/web-push/send-push.ts'
import { createLog, describe } from '#functions/runtime/log.ts'

export type PushDeps = { subscriptions: Pick<PushSubscriptionStore, 'list' | 'remove'>; sendPush: SendPush }

const createPushLog = () => createLog({ operation: 'send-mails' })

/** Sends one message to each device and removes those that are gone (EVENING-6). */
export const pushToDevices = (
  { subscriptions, sendPush }: PushDeps,
  userId: string,
  devices: readonly StoredSubscription[],
  message: PushMessage,
): Promise<PushOutcome[]> =>
  Promise.all(
    devices.map(async (device) => {
      const { outcome, reason } = await sendPush(device, message)
      if (outcome === 'gone') await subscriptions.remove(userId, device.id)
      else if (outcome !== 'accepted') {
        createPushLog().warn('push not sent', { user_id: userId, device: device.id, outcome, reason })
      }
      return outcome
    }),
  )

export type MorningNotice = {
  userId: string
  day: MorningPush['day']
  title: string
  path: string
  quiet: boolean
  done?: boolean
}

/**
 * Tells the person's devices that a morning mail has left (EVENING-11). It is sent once, after the mail, and never rejects: a mail is
 * not sent again for its push.
 */
export const pushMorning =
  (deps: PushDeps) =>
  async ({ userId, day, title, path, quiet, done = false }: MorningNotice): Promise<void> => {
    try {
      const devices = await deps.subscriptions.list(userId)
      const body = done ? words.donePush : words.push
      const push: MorningPush = { kind: 'morning', day, title, body: quiet ? words.quietPush : body, path }
      const message = { payload: JSON.stringify(push), ttlSeconds: MORNING_TTL_SECONDS }
      await pushToDevices(deps, userId, devices, message)
    } catch (error) {
      createPushLog().error('morning not pushed', { user_id: userId, ...describe(error) })
    }
  }
