import * as z from 'zod/mini'
import { createDecoyUser } from '#local/services/cognito/decoy-user.ts'
import { countWrongPassword, forgetWrongPasswords, requireNotLocked } from '../limits.ts'
import { type PoolContext, requireEnabled } from '../pool.ts'
import { refuse, refuseCredentials } from '../refusal.ts'
import { answersChallenge, createChallenge } from '../srp.ts'
import { createSession, type IssuedTokens, refreshSession } from '../tokens.ts'
import { clientId, token, username } from './fields.ts'
import { operation, type PoolOperation, parseInput } from './operation.ts'

const authenticated = ({ accessToken, idToken, refreshToken, expiresIn }: IssuedTokens) => ({
  AccessToken: accessToken,
  IdToken: idToken,
  ...(refreshToken ? { RefreshToken: refreshToken } : {}),
  ExpiresIn: expiresIn,
  TokenType: 'Bearer',
})

const hexNumber = z.string().check(z.regex(/^[0-9a-f]{1,1024}$/i, 'Member must be a hexadecimal number'))

const srpStart = z.object({ AuthParameters: z.object({ USERNAME: username, SRP_A: hexNumber }) })

/** The user of the challenge. A pool that hides user existence returns a decoy for an unknown user. */
const challenged = (pool: PoolContext, name: string) => {
  const user = pool.store.findLocal(name)
  if (user?.credential) {
    requireEnabled(user)
    return { username: user.username, credential: user.credential }
  }
  if (pool.settings.preventsUserExistenceErrors) return createDecoyUser(pool, name)
  return refuse('UserNotFoundException', 'User does not exist.')
}

const startSrp: PoolOperation = async (pool, body) => {
  const { USERNAME, SRP_A } = parseInput(srpStart, body).AuthParameters
  const { username: owner, credential } = challenged(pool, USERNAME)
  const challenge = createChallenge(SRP_A, credential)
  if (!challenge) return refuse('InvalidParameterException', 'Invalid SRP_A')
  pool.challenges.add(owner, challenge)
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USER_ID_FOR_SRP: owner,
      USERNAME: owner,
      SRP_B: challenge.serverPublic.toString(16),
      SALT: credential.salt,
      SECRET_BLOCK: challenge.secretBlock,
    },
  }
}

const refreshStart = z.object({ AuthParameters: z.object({ REFRESH_TOKEN: token }) })

const startRefresh: PoolOperation = async (pool, body) => {
  const { REFRESH_TOKEN } = parseInput(refreshStart, body).AuthParameters
  return { ChallengeParameters: {}, AuthenticationResult: authenticated(await refreshSession(pool, REFRESH_TOKEN)) }
}

const FLOWS: Record<string, PoolOperation> = {
  USER_SRP_AUTH: startSrp,
  REFRESH_TOKEN_AUTH: startRefresh,
  REFRESH_TOKEN: startRefresh,
}

export const initiateAuth: PoolOperation = (pool, body) => {
  const { AuthFlow: flow } = parseInput(z.object({ AuthFlow: z.string(), ClientId: clientId }), body)
  const start = Object.hasOwn(FLOWS, flow) ? FLOWS[flow] : undefined
  return start?.(pool, body) ?? refuse('InvalidParameterException', `${flow} flow not enabled for this client`)
}

const passwordClaim = z.object({
  ClientId: clientId,
  ChallengeName: z.literal('PASSWORD_VERIFIER', 'Member must satisfy enum value set: [PASSWORD_VERIFIER]'),
  ChallengeResponses: z.object({
    USERNAME: username,
    PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
    PASSWORD_CLAIM_SIGNATURE: z.string(),
    TIMESTAMP: z.string(),
  }),
})

export const respondToAuthChallenge = operation(passwordClaim, async (pool, { ChallengeResponses: response }) => {
  const open = pool.challenges.take(response.PASSWORD_CLAIM_SECRET_BLOCK)
  if (!open) return refuse('NotAuthorizedException', 'Invalid session for the user.')
  const user = pool.store.get(open.username)
  if (!user) return refuseCredentials()
  requireNotLocked(pool, user)
  const owner = { poolId: pool.settings.id, username: open.username }
  const right = answersChallenge(owner, open.challenge, {
    secretBlock: response.PASSWORD_CLAIM_SECRET_BLOCK,
    timestamp: response.TIMESTAMP,
    signature: response.PASSWORD_CLAIM_SIGNATURE,
  })
  if (!right) {
    await countWrongPassword(pool, user)
    return refuseCredentials()
  }
  requireEnabled(user)
  if (user.status === 'UNCONFIRMED') refuse('UserNotConfirmedException', 'User is not confirmed.')
  forgetWrongPasswords(user)
  return { ChallengeParameters: {}, AuthenticationResult: authenticated(await createSession(pool, user)) }
})

export const getTokensFromRefreshToken = operation(
  z.object({ ClientId: clientId, RefreshToken: token }),
  async (pool, input) => ({ AuthenticationResult: authenticated(await refreshSession(pool, input.RefreshToken)) }),
)
