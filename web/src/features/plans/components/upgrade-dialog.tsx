import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Subscription } from '#domain/billing/plans.ts'
import { trialAsks } from '#domain/billing/trial.ts'
import { useSubscription } from '#web/entities/billing/subscription-query.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Toasts, toast } from '#web/ui/toast.tsx'
import { plansAbove } from '../plan-rank.ts'
import { HighestPlan } from './upgrade-highest.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'
import { TrialLeft } from './upgrade-trial.tsx'
import './upgrade-dialog.css'

/** What the page knows of the person's goals, where somebody is here. */
const useGoalsOfWhoeverIsHere = (): Goals | undefined => {
  const session = useSession()
  const signedIn = session.state === 'signed-in'
  return useQuery({ ...goalsQuery(signedIn ? session.person.id : ''), enabled: signedIn }).data
}

/** Another page has come: 'Back', a link in here, the sign-in. */
const useClosedByLeaving = (onClose: () => void) => {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current !== pathname) onClose()
  }, [pathname, onClose])
}

const titleOf = (held: Subscription, asking: Goals | undefined): string => {
  if (!asking) return 'Upgrade your plan'
  if (held.subscription_end !== null) return 'Your plan has ended'
  return asking.plan.trial.isTrialExpired ? 'Your free trial has ended' : 'Your free trial is ending'
}

type Props = { message: string | null; onClose: () => void }

/** The plans above the one that the person has, and how long the trial still lasts (specification 2, 'Trial-expiry modal'). */
const UpgradeDialog = ({ message, onClose }: Props) => {
  useClosedByLeaving(onClose)
  // What a toast said of a limit, the dialog says now.
  useEffect(() => toast.dismiss(), [])
  const goals = useGoalsOfWhoeverIsHere()
  const known = useSubscription()
  const held = goals?.plan.subscription ?? known
  const asking = goals && trialAsks(goals.plan.trial) ? goals : undefined
  const offers = plansAbove(held)
  return (
    <Dialog title={titleOf(held, asking)} onClose={onClose}>
      {message === null ? null : <p className="upgrade-why">{message}</p>}
      {asking ? <TrialLeft shown={asking} /> : null}
      {offers.length > 0 ? (
        <UpgradeOffer held={held} offers={offers} onClose={onClose} />
      ) : (
        <HighestPlan held={held} onClose={onClose} />
      )}
      {/* The page's own toasts lie behind an open dialog, where nobody can reach them. */}
      <div className="upgrade-toasts">
        <Toasts />
      </div>
    </Dialog>
  )
}

export default UpgradeDialog
