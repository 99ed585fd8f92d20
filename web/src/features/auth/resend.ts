import { authMessages } from '#domain/messages/auth.ts'
import { authMessage } from '#web/entities/session/auth-errors.ts'
import { toast } from '#web/ui/toast.ts'

/** Sends the verification mail again. A failure is a toast (AUTH-7) and gives false; it never throws. */
export const resendQuietly = async (email: string): Promise<boolean> => {
  try {
    const { resendVerificationMail } = await import('#web/entities/session/identity.ts')
    await resendVerificationMail(email)
    return true
  } catch (error) {
    const reason = authMessage(error, { action: 'resend', email })
    const isTold = reason.startsWith(authMessages.verificationMailFailed(''))
    toast.error('The email did not go out', isTold ? reason : authMessages.verificationMailFailed(reason))
    return false
  }
}
