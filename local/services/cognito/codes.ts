import { randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import { countAttempt, requireAttemptsLeft } from './limits.ts'
import type { Pool } from './pool.ts'
import { Refusal, refuse } from './refusal.ts'
import type { User } from './state.ts'
import { type ClientMetadata, CODE_PLACEHOLDER, fireCustomMessage, type MessageSource } from './triggers.ts'

type Purpose = keyof User['codes']

/** Milliseconds that a code works. */
const LIFETIME: Record<Purpose, number> = { confirmation: DAY_MS, reset: HOUR_MS }

const DEFAULT_SUBJECT: Record<Purpose, string> = {
  confirmation: 'Your verification code',
  reset: 'Your password reset code',
}
const DEFAULT_MESSAGE: Record<Purpose, string> = {
  confirmation: `Your confirmation code is ${CODE_PLACEHOLDER}`,
  reset: `Your password reset code is ${CODE_PLACEHOLDER}`,
}

/** Cognito's own limits for a mail, in characters. */
const LONGEST_SUBJECT = 140
const LONGEST_MESSAGE = 20_000

export type Delivery = {
  CodeDeliveryDetails: { AttributeName: 'email'; DeliveryMedium: 'EMAIL'; Destination: string }
}

/** `maria@example.com` as `m***@e***`. */
export const describeDelivery = (email: string): Delivery => {
  const [local = '', domain = ''] = email.split('@')
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`,
    },
  }
}

const compose = async (
  pool: Pool,
  user: User,
  purpose: Purpose,
  source: MessageSource,
  clientMetadata: ClientMetadata,
): Promise<{ subject: string; message: string }> => {
  const custom = await fireCustomMessage(pool, user, source, clientMetadata)
  const subject = custom.subject ?? DEFAULT_SUBJECT[purpose]
  const message = custom.message ?? DEFAULT_MESSAGE[purpose]
  const invalid = (reason: string) => refuse('InvalidLambdaResponseException', `CustomMessage: ${reason}`)
  if (!message.includes(CODE_PLACEHOLDER)) invalid(`the message does not contain ${CODE_PLACEHOLDER}`)
  if (message.length > LONGEST_MESSAGE) invalid(`the message is longer than ${LONGEST_MESSAGE} characters`)
  if (subject.length > LONGEST_SUBJECT) invalid(`the subject is longer than ${LONGEST_SUBJECT} characters`)
  return { subject, message }
}

/** Sends a new code, which takes the place of the one before. */
export const sendCode = async (
  pool: Pool,
  user: User,
  purpose: Purpose,
  source: MessageSource,
  clientMetadata?: ClientMetadata,
): Promise<Delivery> => {
  requireAttemptsLeft(pool, user, 'send-code')
  const value = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const { subject, message } = await compose(pool, user, purpose, source, clientMetadata)
  user.codes[purpose] = { value, expiresAt: pool.clock.now() + LIFETIME[purpose] }
  await countAttempt(pool, user, 'send-code')
  const to = user.attributes.email ?? ''
  const fill = (text: string) => text.replaceAll(CODE_PLACEHOLDER, value)
  try {
    await pool.deliver({ to, subject: fill(subject), html: fill(message) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal('CodeDeliveryFailureException', `The code could not be delivered: ${reason}`)
  }
  return describeDelivery(to)
}

export const refuseWrongCode = (): never =>
  refuse('CodeMismatchException', 'Invalid verification code provided, please try again.')

/** Takes a code that is right and in time; it works once. The caller saves. */
export const takeCode = async (pool: Pool, user: User, purpose: Purpose, given: string): Promise<void> => {
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
