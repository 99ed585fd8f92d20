import { accountSettingMessages } from '#domain/messages/account-settings.ts'
import { authMessages } from '#domain/messages/auth.ts'
import { removeOtherDevices } from './remove-other-devices.ts'
import { leaveSession } from './sign-out.ts'

/**
 * What happened to the sessions on other devices: they ended, they ended and the devices may still get notifications, or they could
 * not be ended.
 */
export type OtherSessions = 'ended' | 'notifications-kept' | 'open'

/** What a message says of them. */
export const OTHER_SESSIONS: Readonly<Record<OtherSessions, string>> = {
  ended: accountSettingMessages.othersEnded,
  'notifications-kept': accountSettingMessages.notificationsNotEnded,
  open: accountSettingMessages.othersNotEnded,
}

/**
 * Ends every session, then signs in again here, because no call of the user pool ends the others alone (AUTH-20, ADR 259). A device
 * whose second sign-in fails is signed out and shows `notice`. Throws before anything ended.
 */
const endAndReturn = async (email: string, password: string, notice: string): Promise<OtherSessions> => {
  const { endAllSessions, replaceSession } = await import('./identity.ts')
  await endAllSessions()
  const isBack = await replaceSession(email, password).then(
    () => true,
    () => false,
  )
  if (isBack) return (await removeOtherDevices()) ? 'ended' : 'notifications-kept'
  await leaveSession(notice)
  return 'ended'
}

/** Ends every session but this one. Throws the user pool's error, and ends none, when the password is wrong. */
export const endOtherSessions = async (email: string, password: string): Promise<OtherSessions> => {
  const { confirmPassword } = await import('./identity.ts')
  await confirmPassword(email, password)
  return endAndReturn(email, password, accountSettingMessages.signedOutEverywhere)
}

/**
 * Changes the password and ends every session but this one (AUTH-20). Throws the user pool's error when the password was not
 * changed.
 */
export const replacePassword = async (email: string, current: string, next: string): Promise<OtherSessions> => {
  const { changePassword } = await import('./identity.ts')
  await changePassword(current, next)
  return endAndReturn(email, next, authMessages.passwordChanged).catch(() => 'open')
}
