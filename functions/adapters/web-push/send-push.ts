import webPush from 'web-push'
import * as z from 'zod/mini'
import { createPushKeyReader } from '#functions/adapters/secrets-manager/push-keys.ts'

/**
 * What became of a push. 'gone': the push service no longer knows the subscription (404, 410). 'not-sent': it refused for now or was
 * not reached; retry. 'refused': it refuses this push for good, or the push could not be built. 'unknown': no response arrived, so it
 * may have accepted the push.
 */
export type PushOutcome = 'accepted' | 'gone' | 'not-sent' | 'refused' | 'unknown'

export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } }

export type PushMessage = {
  /** At most 3.9 kB. */
  payload: string
  /** Seconds for which the push service keeps it for a device that is not reachable. */
  ttlSeconds: number
}

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<{ outcome: PushOutcome; reason: string }>

const TIMEOUT_MS = 8_000
const GONE = [404, 410]
const TOO_MANY = 429
/** Error codes of a connection that was not established. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

const failure = z.object({ cause: z.object({ code: z.string() }) })

const classifyStatus = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'accepted'
  if (GONE.includes(status)) return 'gone'
  return status === TOO_MANY || status >= 500 ? 'not-sent' : 'refused'
}

const classifyError = (error: unknown): PushOutcome =>
  UNREACHED.includes(failure.safeParse(error).data?.cause.code ?? '') ? 'not-sent' : 'unknown'

const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

type KeyPair = { publicKey: string; privateKey: string }

/**
 * Sends encrypted pushes (RFC 8291), signed with the keys of the setting `pushSecretName` (RFC 8292). A push service refuses the
 * keys that a subscription was not made with; then the `previous` pair is tried (ADR 260). `subject` is a `mailto:` address, for the
 * operator of the push service. Throws as `createSecretReader`; a failed push is an outcome.
 */
export const createPushSender = (secretName: string, subject: string): SendPush => {
  const readKeys = createPushKeyReader(secretName)
  const sendSigned = async (
    { publicKey, privateKey }: KeyPair,
    target: PushTarget,
    { payload, ttlSeconds }: PushMessage,
  ): ReturnType<SendPush> => {
    let request: webPush.RequestDetails
    try {
      request = webPush.generateRequestDetails(target, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      })
    } catch (error) {
      // Keys of a wrong length, or a key that is not a point on the curve. Nothing was sent, and the same request always fails.
      return { outcome: 'refused', reason: errorName(error) }
    }
    const { endpoint, method, headers, body } = request
    const own = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
    try {
      const response = await fetch(endpoint, {
        method,
        headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body ?? Buffer.alloc(0)),
        // A push service answers itself: a redirect could lead anywhere (EVENING-5).
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      return { outcome: classifyStatus(response.status), reason: String(response.status) }
    } catch (error) {
      return { outcome: classifyError(error), reason: errorName(error) }
    }
  }
  return async (target, message) => {
    const { previous, ...keys } = await readKeys()
    const sent = await sendSigned(keys, target, message)
    return sent.outcome === 'refused' && previous ? sendSigned(previous, target, message) : sent
  }
}
