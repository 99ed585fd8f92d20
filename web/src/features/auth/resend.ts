import { messages } from '#domain/messages.ts'
import { toast } from '#web/ui/toast.tsx'
import { authMessage } from './auth-errors.ts'

/** Asks for the verification mail once more. Throws nothing: what fails is told by a toast. Gives whether it went out. */
export const resendQuietly = async (email: string): Promise<boolean> => {
  try {
    const { resendVerificationMail } = await import('#web/entities/session/identity.ts')
    await resendVerificationMail(email)
    return true
  } catch (error) {
    const reason = authMessage(error, { action: 'resend', email })
    const isTold = reason.startsWith(messages.auth.verificationMailFailed(''))
    toast.error('The mail did not go out', isTold ? reason : messages.auth.verificationMailFailed(reason))
    return false
  }
}
