import * as z from 'zod/mini'
import { shownAttributes } from '../pool.ts'
import { refuse } from '../refusal.ts'
import { requireUser, revokeAllSessions, revokeSession } from '../tokens.ts'
import { attributes, clientId, readAttributes, token } from './fields.ts'
import { operation } from './operation.ts'

const withToken = z.object({ AccessToken: token })

export const getUser = operation(withToken, async (pool, { AccessToken }) => {
  const user = await requireUser(pool, AccessToken)
  return {
    Username: user.username,
    UserAttributes: Object.entries(shownAttributes(user)).map(([Name, Value]) => ({ Name, Value })),
  }
})

export const updateUserAttributes = operation(
  z.object({ AccessToken: token, UserAttributes: attributes }),
  async (pool, input) => {
    const user = await requireUser(pool, input.AccessToken)
    const changes = readAttributes(input.UserAttributes)
    if (changes.email !== undefined && changes.email !== user.attributes.email) {
      refuse('InvalidParameterException', 'email: the local user pool does not change addresses.')
    }
    for (const [name, value] of Object.entries(changes)) {
      // An empty value removes an attribute.
      if (value === '') delete user.attributes[name]
      else user.attributes[name] = value
    }
    user.updatedAt = pool.clock.now()
    await pool.store.save()
    return { CodeDeliveryDetailsList: [] }
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
