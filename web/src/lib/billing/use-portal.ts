import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '#domain/messages.ts'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast } from '#web/ui/toast.tsx'

/** Leads to where a subscription is managed. */
export const usePortal = () => {
  const session = useSession()
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)

  const open = async (): Promise<void> => {
    if (session.state !== 'signed-in') {
      await navigate('/auth')
      return
    }
    if (opening) return
    setOpening(true)
    try {
      const { id, email } = session.person
      const { url } = await call(customerPortal, { userId: id, email })
      window.location.assign(url)
    } catch (error) {
      setOpening(false)
      console.warn(error)
      toast.error(messages.billing.portalFailed)
    }
  }
  return { open, opening }
}
