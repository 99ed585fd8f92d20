import { billingMessages } from '#domain/messages/billing.ts'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { isSessionEnded } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'
import { otherSites } from '#web/lib/other-sites.ts'
import { toast } from '#web/ui/toast.ts'
import { useLeaving } from './use-leaving.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/** Opens Stripe's customer portal; a visitor signs in first (PLAN-10). */
export const usePortal = () => {
  const session = useSession()
  const signInFirst = useSignInFirst()
  const { leaving, begin, stay } = useLeaving<true>()

  const open = async (): Promise<void> => {
    if (session.state !== 'signed-in') return signInFirst(billingMessages.signInToManage)
    const signal = begin(true)
    if (signal === null) return
    try {
      const { id, email } = session.person
      const { url } = await call(customerPortal, { userId: id, email }, { signal })
      otherSites.visit(url)
    } catch (error) {
      if (isSessionEnded(error)) {
        stay()
        return signInFirst(billingMessages.signInToManage, { replace: true })
      }
      if (signal.aborted) return
      console.warn(error)
      stay()
      toast.error(billingMessages.portalFailed, errorText(error))
    }
  }
  return { open, opening: leaving !== null }
}
