import { accountSettingMessages } from '#domain/messages/account-settings.ts'
import { authMessages } from '#domain/messages/auth.ts'
import { removeOtherDevices } from './remove-other-devices.ts'
import { leaveSession } from './sign-out.ts'

/**
 * Ends every session, then signs in again here, because no call of the user pool ends the others alone (AUTH-20, ADR 259). A device
 * whose second sign-in fails is signed out and shows `notice`. Throws before anything ended.
 */
const endAndReturn = async (email: string, password: string, notice: string): Promise<void> => {
  const { endAllSessions, replaceSession } = await import('./identity.ts')
  await endAllSessions()
  const isBack = await replaceSession(email, password).then(
    () => true,
    () => false,
  )
  if (isBack) await removeOtherDevices()
  else await leaveSession(notice)
}

/** Ends every session but this one. Throws the user pool's error, and ends none, when the password is wrong. */
export const endOtherSessions = async (email: string, password: string): Promise<void> => {
  const { confirmPassword } = await import('./identity.ts')
  await confirmPassword(email, password)
  await endAndReturn(email, password, accountSettingMessages.signedOutEverywhere)
}

/**
 * Ends the sessions from before a new password, except this one (AUTH-20). `open`: they could
 * not be ended. Where the second sign-in fails, this device is signed out.
 */
export const endEarlierSessions = (email: string, password: string): Promise<'ended' | 'open'> =>
  endAndReturn(email, password, authMessages.passwordChanged).then(
    () => 'ended',
    () => 'open',
  )

/**
 * Changes the password and ends every session but this one (AUTH-20). `open`: the password is changed, and the other sessions
 * could not be ended. Throws the user pool's error when the password was not changed.
 */
export const replacePassword = async (email: string, current: string, next: string): Promise<'ended' | 'open'> => {
  const { changePassword } = await import('./identity.ts')
  await changePassword(current, next)
  return endEarlierSessions(email, next)
}
