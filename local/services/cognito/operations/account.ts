import * as z from 'zod/mini'
import { sendCode, takeCode } from '../codes.ts'
import { type PoolContext, shownAttributes } from '../pool.ts'
import { refuse } from '../refusal.ts'
import type { User } from '../state.ts'
import { requireUser, revokeAllSessions, revokeSession } from '../tokens.ts'
import { ADDRESS, attributes, clientId, code, metadata, readAttributes, token } from './fields.ts'
import { operation } from './operation.ts'

const withToken = z.object({ AccessToken: token })

export const getUser = operation(withToken, async (pool, { AccessToken }) => {
  const user = await requireUser(pool, AccessToken)
  return {
    Username: user.username,
    UserAttributes: Object.entries(shownAttributes(user)).map(([Name, Value]) => ({ Name, Value })),
  }
})

const requireFreeAlias = (pool: PoolContext, user: User, email: string): void => {
  const owner = pool.store.findLocal(email)
  if (owner && owner.username !== user.username) {
    refuse('AliasExistsException', 'An account with the given email already exists.')
  }
}

/** The old address stays in use until the new one is verified (`UserAttributeUpdateSettings`). */
export const updateUserAttributes = operation(
  z.object({ AccessToken: token, UserAttributes: attributes, ClientMetadata: metadata }),
  async (pool, input) => {
    const user = await requireUser(pool, input.AccessToken)
    const { email, ...changes } = readAttributes(input.UserAttributes)
    const moves = email !== undefined && email !== user.attributes.email
    if (moves && !ADDRESS.test(email)) refuse('InvalidParameterException', 'Invalid email address format.')
    if (moves) requireFreeAlias(pool, user, email)
    for (const [name, value] of Object.entries(changes)) {
      // An empty value removes an attribute.
      if (value === '') delete user.attributes[name]
      else user.attributes[name] = value
    }
    user.updatedAt = pool.clock.now()
    if (moves) user.pendingEmail = email
    await pool.store.save()
    if (!moves) return { CodeDeliveryDetailsList: [] }
    const source = 'CustomEmailSender_UpdateUserAttribute'
    const { CodeDeliveryDetails } = await sendCode(pool, user, 'attribute', source, input.ClientMetadata)
    return { CodeDeliveryDetailsList: [CodeDeliveryDetails] }
  },
)

export const verifyUserAttribute = operation(
  z.object({ AccessToken: token, AttributeName: z.literal('email'), Code: code }),
  async (pool, input) => {
    const user = await requireUser(pool, input.AccessToken)
    await takeCode(pool, user, 'attribute', input.Code)
    const { pendingEmail } = user
    if (pendingEmail !== undefined) {
      requireFreeAlias(pool, user, pendingEmail)
      user.attributes.email = pendingEmail
      user.attributes.email_verified = 'true'
      delete user.pendingEmail
    }
    user.updatedAt = pool.clock.now()
    await pool.store.save()
    return {}
  },
)

export const deleteUser = operation(withToken, async (pool, { AccessToken }) => {
  pool.store.remove(await requireUser(pool, AccessToken))
  await pool.store.save()
  return {}
})

export const globalSignOut = operation(withToken, async (pool, { AccessToken }) => {
  await revokeAllSessions(pool, await requireUser(pool, AccessToken))
  return {}
})

const JWT = /^eyJ[^.]*\.[^.]*\.[^.]*$/

export const revokeToken = operation(z.object({ ClientId: clientId, Token: token }), async (pool, input) => {
  if (JWT.test(input.Token)) refuse('UnsupportedTokenTypeException', 'Only a refresh token can be revoked.')
  await revokeSession(pool, input.Token)
  return {}
})
