import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Billing } from '#domain/billing/customer-state.ts'
import { OFFERS, planOfTier } from '#domain/billing/plans.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { readPlanFigures } from '#web/entities/billing/plan-figures.ts'
import { type Recheck, useRecheck } from '#web/entities/billing/use-recheck.ts'
import { isWorkshopUnfinished } from '#web/entities/framework/unfinished-workshop.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { overlay } from '#web/entities/popups/popups.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { MONEY_BACK } from '#web/lib/copy.ts'
import { errorText } from '#web/lib/error-text.ts'
import { DASHBOARD, GOAL_WORKSHOP } from '#web/lib/places.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { COACHING_PRICE } from '../plan-words.ts'

const PAID = 'Payment Successful!'

/** The purchased plan. Coaching is a subscription beside it (PLAN-8). */
const bought = ({ subscription_tier, coaching }: Billing) => {
  const plan = readPlanFigures(planOfTier(subscription_tier))
  const { name, goalsWord, nudges, price } = plan
  return coaching
    ? { lead: `${OFFERS.coaching.name} is yours, beside ${name}.`, price: COACHING_PRICE }
    : { lead: `You are on ${name}: ${goalsWord} goals, ${nudges} nudges a day.`, price }
}

/** Opens the moment of a new plan over the dashboard (PLAN-19), except beside a goal in crisis (CARE-17). */
const openPlanMoment = (shown: Goals, { subscription_tier, coaching }: Billing): void => {
  if (hasCrisis(shown) || coaching) return
  const { name, goalsWord, nudges } = readPlanFigures(planOfTier(subscription_tier))
  const { begunTitle, begun, begunMore } = billingMessages
  overlay.open({ type: 'upgrade', title: begunTitle, message: begun(name), more: begunMore(goalsWord, nudges) })
}

type ContinueProps = Pick<Recheck, 'phase' | 'billing' | 'look'> & { variant: 'dawn' | 'line' }

/**
 * The link to the dashboard, or to the workshop that waited for room. It appears after the new plan is known: before,
 * these screens would still be blocked.
 */
const Continue = ({ phase, billing, look, variant }: ContinueProps) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { id } = usePerson()
  const [going, setGoing] = useState<string | null>(null)
  const go = async (to: string) => {
    if (going !== null) return
    setGoing(to)
    if (phase === 'looking') await look()
    await navigate(to)
    if (to !== DASHBOARD || phase !== 'found' || !billing) return
    // The server's answer, because the last known goals may be older than a crisis. The dashboard shows a failure of this request.
    const shown = await client.fetchQuery(goalsQuery(id)).catch(() => undefined)
    if (shown && shown.stored === undefined) openPlanMoment(shown, billing)
  }
  return (
    <>
      <Button variant={variant} size="large" inactive={going !== null} onClick={() => void go(DASHBOARD)}>
        {going === DASHBOARD ? 'Opening Your Dashboard...' : 'Continue to Dashboard'}
      </Button>
      {isWorkshopUnfinished(id) ? (
        <Button size="large" inactive={going !== null} onClick={() => void go(GOAL_WORKSHOP)}>
          {going === GOAL_WORKSHOP ? 'Opening Your Workshop...' : 'Continue to Goal Workshop'}
        </Button>
      ) : null}
    </>
  )
}

/** No check found the purchase: paid by another account, not paid, or Stripe is slow or down. */
const NotConfirmed = ({ recheck }: { recheck: Recheck }) => {
  const { email } = usePerson()
  useTitle('Not confirmed yet')
  return (
    <Notice
      live
      sun="rising"
      title="Not confirmed yet"
      lead={recheck.failure ? errorText(recheck.failure) : `No payment for ${email} has reached us yet.`}
      actions={
        <>
          <Button variant="dawn" size="large" onClick={recheck.again}>
            Check Again
          </Button>
          <Continue {...recheck} variant="line" />
        </>
      }
      ground="If you have paid, your plan appears by itself as soon as the payment is confirmed. If you paid with another account, sign in with that one."
    />
  )
}

const Paid = ({ recheck }: { recheck: Recheck }) => {
  useTitle(PAID)
  const found = recheck.phase === 'found' && recheck.billing ? bought(recheck.billing) : undefined
  return (
    <Notice
      live
      sun="risen"
      title={PAID}
      lead={found ? found.lead : 'Your plan is being confirmed. This takes a few seconds.'}
      actions={<Continue {...recheck} variant="dawn" />}
      ground={
        found ? (
          <>
            <b>{found.price}</b> per month, cancel anytime. {MONEY_BACK}
          </>
        ) : null
      }
    />
  )
}

/** `/success`: Stripe's checkout returns here after a payment (PLAN-11). */
const SuccessPage = ({ landedAt }: { landedAt: number }) => {
  const recheck = useRecheck(landedAt)
  return recheck.phase === 'in-vain' ? <NotConfirmed recheck={recheck} /> : <Paid recheck={recheck} />
}

export default SuccessPage
