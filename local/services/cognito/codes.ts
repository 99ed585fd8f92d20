import { randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import { encryptCode, type SenderSource, senderEvent } from './custom-sender.ts'
import { countAttempt, requireAttemptsLeft } from './limits.ts'
import type { PoolContext } from './pool.ts'
import { refuse } from './refusal.ts'
import type { User } from './state.ts'
import type { ClientMetadata } from './triggers.ts'

type Purpose = keyof User['codes']

/** Lifetime of a code in milliseconds. */
const LIFETIME: Record<Purpose, number> = { confirmation: DAY_MS, reset: HOUR_MS, attribute: DAY_MS }

export type CodeDelivery = {
  CodeDeliveryDetails: { AttributeName: 'email'; DeliveryMedium: 'EMAIL'; Destination: string }
}

/** `maria@example.com` as `m***@e***`. */
export const describeDelivery = (email: string): CodeDelivery => {
  const [local = '', domain = ''] = email.split('@')
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`,
    },
  }
}

/**
 * Makes a new code, which takes the place of the one before, and hands it to the pool's sender. As in Cognito, nothing
 * waits for the sender: the call succeeds whether or not the mail is sent.
 */
export const sendCode = async (
  pool: PoolContext,
  user: User,
  purpose: Purpose,
  source: SenderSource,
  clientMetadata?: ClientMetadata,
): Promise<CodeDelivery> => {
  requireAttemptsLeft(pool, user, 'send-code')
  const value = String(randomInt(0, 1_000_000)).padStart(6, '0')
  user.codes[purpose] = { value, expiresAt: pool.clock.now() + LIFETIME[purpose] }
  await countAttempt(pool, user, 'send-code')
  const { emailSender, id: poolId } = pool.settings
  const code = await encryptCode(pool.kms, { keyArn: emailSender.keyArn, poolId, code: value })
  // The code of a new address goes to that address.
  const email = purpose === 'attribute' ? user.pendingEmail : user.attributes.email
  const addressed = email === undefined ? user : { ...user, attributes: { ...user.attributes, email } }
  pool.invokeLater(emailSender, senderEvent(pool, addressed, { source, code, clientMetadata: clientMetadata ?? null }))
  return describeDelivery(email ?? '')
}

export const refuseWrongCode = (): never =>
  refuse('CodeMismatchException', 'Invalid verification code provided, please try again.')

/** Consumes a correct, unexpired code. Throws a Refusal otherwise. The caller saves the user. */
export const takeCode = async (pool: PoolContext, user: User, purpose: Purpose, given: string): Promise<void> => {
  requireAttemptsLeft(pool, user, 'wrong-code')
  const code = user.codes[purpose]
  if (!code || code.expiresAt <= pool.clock.now()) {
    return refuse('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  }
  if (code.value !== given) {
    await countAttempt(pool, user, 'wrong-code')
    refuseWrongCode()
  }
  delete user.codes[purpose]
  delete user.attempts['wrong-code']
}
