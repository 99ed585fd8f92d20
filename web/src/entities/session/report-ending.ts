import { accountSettingMessages as words } from '#domain/messages/account-settings.ts'
import { toast } from '#web/ui/toast.ts'
import type { Ending } from './end-by-code.ts'
import { OTHER_SESSIONS } from './end-other-sessions.ts'
import { removeOtherDevices } from './remove-other-devices.ts'
import { leaveSession } from './sign-out.ts'

/** Says what a sign-in with a provider ended (AUTH-20). Where it ended this session too, this device is signed out and says so. */
export const reportEnding = async (ending: Ending | undefined): Promise<void> => {
  if (ending === 'others') {
    const others = (await removeOtherDevices()) ? 'ended' : 'notifications-kept'
    toast.achievement(words.signedOutElsewhere, OTHER_SESSIONS[others])
  }
  if (ending === 'none') toast.error(words.signOutFailed)
  if (ending === 'this-too') await leaveSession(words.signedOutEverywhere)
}
