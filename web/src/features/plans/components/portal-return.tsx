import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { billingMessages } from '#domain/messages/billing.ts'
import { planNews } from '#web/entities/billing/plan-news.ts'
import { recheckSubscription } from '#web/entities/billing/recheck.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { formatDateIn } from '#web/lib/dates.ts'
import { errorText } from '#web/lib/error-text.ts'
import { toast } from '#web/ui/toast.ts'

/** Milliseconds. Longer than the default, for two sentences with a date. */
const SHOWN = 10_000

const tell = async (client: QueryClient, person: { id: string; email: string }): Promise<void> => {
  try {
    const owned = await recheckSubscription(client, person)
    const { today } = await client.ensureQueryData(goalsQuery(person.id))
    const end = owned.subscription_end
    const { title, message } = planNews(owned, end === null ? null : formatDateIn(end, today.zone))
    toast.upgrade(title, message, SHOWN)
  } catch (error) {
    console.warn(error)
    toast.error(billingMessages.planUnchecked, errorText(error), SHOWN)
  }
}

/** Shows the present plan after a return from the portal, by reading it back from Stripe (PLAN-9). */
const PortalReturn = () => {
  const session = useSession()
  const client = useQueryClient()
  const [, setParams] = useSearchParams()
  const told = useRef(false)
  const person = session.state === 'signed-in' ? session.person : null
  useEffect(() => {
    if (person === null || told.current) return
    told.current = true
    // Remove the parameter, so that a reload does not show it again.
    setParams(
      (params) => {
        params.delete('from')
        return params
      },
      { replace: true },
    )
    void tell(client, person)
  }, [person, client, setParams])
  return null
}

export default PortalReturn
