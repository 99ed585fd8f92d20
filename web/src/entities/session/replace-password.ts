import { authMessages } from '#domain/messages/auth.ts'
import { leaveSession } from './sign-out.ts'

/**
 * Changes the password, ends every session and signs in again here with the new one (AUTH-20). `open`: the password is changed,
 * and the other sessions could not be ended. Throws the user pool's error when the password was not changed.
 */
export const replacePassword = async (email: string, current: string, next: string): Promise<'ended' | 'open'> => {
  const { changePassword, endAllSessions, signInWithPassword } = await import('./identity.ts')
  await changePassword(current, next)
  const ended = await endAllSessions().then(
    () => true,
    () => false,
  )
  if (!ended) return 'open'
  const outcome = await signInWithPassword(email, next).catch(() => 'failed')
  if (outcome !== 'signed-in') await leaveSession(authMessages.passwordChanged)
  return 'ended'
}
