import * as z from 'zod/mini'
import { describeDelivery, refuseWrongCode, sendCode, takeCode } from '../codes.ts'
import { countAttempt, forgetWrongPasswords, requireAttemptsLeft } from '../limits.ts'
import { requireGoodPassword } from '../password-policy.ts'
import { type PoolContext, requireEnabled } from '../pool.ts'
import { refuse, refuseCredentials, refuseUnknownUser } from '../refusal.ts'
import { createCredential, matchesPassword } from '../srp.ts'
import type { User } from '../state.ts'
import { requireUser } from '../tokens.ts'
import { firePostConfirmation } from '../triggers.ts'
import { clientId, code, metadata, password, token, username } from './fields.ts'
import { operation } from './operation.ts'

const setPassword = (pool: PoolContext, user: User, chosen: string): void => {
  user.credential = createCredential({ poolId: pool.settings.id, username: user.username }, chosen)
  user.updatedAt = pool.clock.now()
}

export const forgotPassword = operation(
  z.object({ ClientId: clientId, Username: username, ClientMetadata: metadata }),
  async (pool, input) => {
    const user = pool.store.findLocal(input.Username)
    const verified = user?.attributes.email_verified === 'true'
    if (pool.settings.preventsUserExistenceErrors && !(user?.enabled && verified)) {
      return describeDelivery(input.Username)
    }
    if (!user) return refuseUnknownUser()
    requireEnabled(user)
    if (!verified) {
      refuse(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      )
    }
    return sendCode(pool, user, 'reset', 'CustomEmailSender_ForgotPassword', input.ClientMetadata)
  },
)

export const confirmForgotPassword = operation(
  z.object({
    ClientId: clientId,
    Username: username,
    ConfirmationCode: code,
    Password: password,
    ClientMetadata: metadata,
  }),
  async (pool, input) => {
    const user = pool.store.findLocal(input.Username)
    if (!user) return pool.settings.preventsUserExistenceErrors ? refuseWrongCode() : refuseUnknownUser()
    requireGoodPassword(pool.settings.passwordPolicy, input.Password)
    await takeCode(pool, user, 'reset', input.ConfirmationCode)
    setPassword(pool, user, input.Password)
    forgetWrongPasswords(user)
    user.status = 'CONFIRMED'
    await pool.store.save()
    await firePostConfirmation(pool, user, 'PostConfirmation_ConfirmForgotPassword', input.ClientMetadata)
    return {}
  },
)

export const answerChangePassword = operation(
  z.object({ AccessToken: token, PreviousPassword: password, ProposedPassword: password }),
  async (pool, input) => {
    const user = await requireUser(pool, input.AccessToken)
    requireAttemptsLeft(pool, user, 'change-password')
    const owner = { poolId: pool.settings.id, username: user.username }
    if (!user.credential || !matchesPassword(owner, input.PreviousPassword, user.credential)) {
      await countAttempt(pool, user, 'change-password')
      return refuseCredentials()
    }
    requireGoodPassword(pool.settings.passwordPolicy, input.ProposedPassword)
    setPassword(pool, user, input.ProposedPassword)
    await pool.store.save()
    return {}
  },
)
