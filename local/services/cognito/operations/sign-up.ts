import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { describeDelivery, refuseWrongCode, sendCode, takeCode } from '../codes.ts'
import { requireGoodPassword } from '../password-policy.ts'
import type { PoolContext } from '../pool.ts'
import { refuse, refuseUnknownUser } from '../refusal.ts'
import { createCredential } from '../srp.ts'
import type { User } from '../state.ts'
import { firePostConfirmation, firePreSignUp } from '../triggers.ts'
import {
  ADDRESS,
  attributes,
  clientId,
  code,
  metadata,
  password,
  readAttributes,
  toRecord,
  username,
} from './fields.ts'
import { operation } from './operation.ts'

const requireFree = (pool: PoolContext, email: string): void => {
  if (pool.store.findLocal(email)) refuse('UsernameExistsException', 'User already exists')
}

const confirm = async (pool: PoolContext, user: User, clientMetadata?: Record<string, string>): Promise<void> => {
  user.status = 'CONFIRMED'
  user.updatedAt = pool.clock.now()
  await pool.store.save()
  await firePostConfirmation(pool, user, 'PostConfirmation_ConfirmSignUp', clientMetadata)
}

/** Confirms a user and the address, without a code. */
export const confirmUser = async (pool: PoolContext, user: User): Promise<void> => {
  user.attributes.email_verified = 'true'
  await confirm(pool, user)
}

export const signUp = operation(
  z.object({
    ClientId: clientId,
    Username: username,
    Password: password,
    UserAttributes: z.optional(attributes),
    ValidationData: z.optional(attributes),
    ClientMetadata: metadata,
  }),
  async (pool, input) => {
    const email = input.Username
    if (!ADDRESS.test(email)) refuse('InvalidParameterException', 'Username should be an email.')
    const given = readAttributes(input.UserAttributes ?? [])
    if (given.email !== undefined && given.email.toLowerCase() !== email.toLowerCase()) {
      refuse('InvalidParameterException', 'email: the username and the attribute must be the same address.')
    }
    requireGoodPassword(pool.settings.passwordPolicy, input.Password)
    requireFree(pool, email)

    const sub = randomUUID()
    const shown = { ...given, email }
    const validation = input.ValidationData ? toRecord(input.ValidationData) : null
    const newcomer = { username: sub, attributes: shown, fromProvider: false }
    const { confirms, verifies } = await firePreSignUp(pool, newcomer, input.ClientMetadata, validation)
    requireFree(pool, email)

    const now = pool.clock.now()
    const user: User = {
      username: sub,
      sub,
      status: 'UNCONFIRMED',
      enabled: true,
      attributes: { ...shown, email_verified: String(verifies) },
      groups: [],
      credential: createCredential({ poolId: pool.settings.id, username: sub }, input.Password),
      identity: null,
      codes: {},
      attempts: {},
      failures: { count: 0, lastAt: 0 },
      createdAt: now,
      updatedAt: now,
    }
    pool.store.insert(user)
    await pool.store.save()
    if (confirms) {
      await confirm(pool, user, input.ClientMetadata)
      return { UserConfirmed: true, UserSub: sub }
    }
    const delivery = await sendCode(pool, user, 'confirmation', 'CustomEmailSender_SignUp', input.ClientMetadata)
    return { UserConfirmed: false, UserSub: sub, ...delivery }
  },
)

export const confirmSignUp = operation(
  z.object({ ClientId: clientId, Username: username, ConfirmationCode: code, ClientMetadata: metadata }),
  async (pool, input) => {
    const user = pool.store.findLocal(input.Username)
    if (!user) return pool.settings.preventsUserExistenceErrors ? refuseWrongCode() : refuseUnknownUser()
    if (user.status !== 'UNCONFIRMED') {
      refuse('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`)
    }
    await takeCode(pool, user, 'confirmation', input.ConfirmationCode)
    user.attributes.email_verified = 'true'
    await confirm(pool, user, input.ClientMetadata)
    return {}
  },
)

export const resendConfirmationCode = operation(
  z.object({ ClientId: clientId, Username: username, ClientMetadata: metadata }),
  async (pool, input) => {
    const user = pool.store.findLocal(input.Username)
    if (!user) {
      return pool.settings.preventsUserExistenceErrors ? describeDelivery(input.Username) : refuseUnknownUser()
    }
    if (user.status !== 'UNCONFIRMED') refuse('InvalidParameterException', 'User is already confirmed.')
    return sendCode(pool, user, 'confirmation', 'CustomEmailSender_ResendCode', input.ClientMetadata)
  },
)
