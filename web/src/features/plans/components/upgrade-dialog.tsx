import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Subscription } from '#domain/billing/plans.ts'
import { trialAsks } from '#domain/billing/trial.ts'
import { hadPlan } from '#web/entities/billing/had-plan.ts'
import { useSubscription } from '#web/entities/billing/subscription-query.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { DialogToasts } from '#web/ui/toasts.tsx'
import { plansAbove } from '../plan-rank.ts'
import { HighestPlan } from './upgrade-highest.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'
import { TrialLeft } from './upgrade-trial.tsx'
import './upgrade-dialog.css'

/** The person's goals from the query cache, if signed in. */
const useCachedGoals = (): Goals | undefined => {
  const session = useSession()
  const signedIn = session.state === 'signed-in'
  return useQuery({ ...goalsQuery(signedIn ? session.person.id : ''), enabled: signedIn }).data
}

/** Closes the dialog when the page navigates. */
const useClosedByLeaving = (onClose: () => void) => {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current !== pathname) onClose()
  }, [pathname, onClose])
}

const chooseTitle = (owned: Subscription, asking: Goals | undefined): string => {
  if (!asking) return 'Upgrade your plan'
  if (!asking.plan.trial.isTrialExpired) return 'Your free trial is ending'
  return owned.subscription_end !== null || hadPlan(asking.plan) ? 'Your plan has ended' : 'Your free trial has ended'
}

type Props = { message: string | null; onClose: () => void }

/** The upgrade dialog: the plans above the present one, and the days left of the trial (PLAN-3). */
const UpgradeDialog = ({ message, onClose }: Props) => {
  useClosedByLeaving(onClose)
  // The dialog replaces a toast about a limit.
  useEffect(() => toast.dismiss(), [])
  const goals = useCachedGoals()
  const known = useSubscription()
  const owned = goals?.plan.subscription ?? known
  const asking = goals && trialAsks(goals.plan.trial) ? goals : undefined
  const offers = plansAbove(owned)
  return (
    <Dialog title={chooseTitle(owned, asking)} onClose={onClose}>
      {message === null ? null : <p className="upgrade-why">{message}</p>}
      {asking ? <TrialLeft shown={asking} /> : null}
      {offers.length > 0 ? (
        <UpgradeOffer owned={owned} offers={offers} onClose={onClose} />
      ) : (
        <HighestPlan owned={owned} onClose={onClose} />
      )}
      <DialogToasts />
    </Dialog>
  )
}

export default UpgradeDialog
