import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { planOfTier } from '#domain/billing/plans.ts'
import { describePlanEnd } from '#web/entities/billing/plan-end.ts'
import { useSubscription } from '#web/entities/billing/subscription-query.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { goalsQuery, hasNoGoals, isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { DASHBOARD, INTERVIEW, LANDING } from '#web/lib/places.ts'
import { Button } from '#web/ui/button.tsx'
import { useBuying } from '../use-buying.ts'
import { BuyFailed } from './buy-failed.tsx'
import { PricingView } from './pricing-view.tsx'
import { CHOOSE, GOAL_WORDS, SUBSCRIBER_WORDS, TRIAL_INCLUDED, TRIAL_OVER, wordsAtEnd } from './pricing-words.ts'

/** Navigates to the dashboard, or to the interview without goals (PAGE-3). */
const useStartTrial = () => {
  const { id } = usePerson()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)

  const start = async (): Promise<void> => {
    if (starting) return
    setStarting(true)
    try {
      const goals = await client.fetchQuery(goalsQuery(id))
      await navigate(hasNoGoals(goals) && !isBlocked(goals) ? INTERVIEW : DASHBOARD)
    } catch (error) {
      // Only logged; the dashboard shows the error with a retry.
      console.warn(error)
      await navigate(DASHBOARD)
    }
  }
  return { start, starting }
}

/** The pricing view of a signed-in person. */
const PersonPricing = () => {
  const { subscribed, subscription_tier } = useSubscription()
  const current = subscribed ? planOfTier(subscription_tier) : null
  const { data: goals } = useGoals()
  const isOver = !subscribed && goals !== undefined && isBlocked(goals)
  const known = isOver || (goals && !hasNoGoals(goals)) ? GOAL_WORDS : undefined
  const end = goals && describePlanEnd(goals.plan, goals.today.zone)
  const trial = useStartTrial()
  const portal = usePortal()
  const { buy, starting, labelButton, describeFailure } = useBuying()

  const manage = (
    <Button wide inactive={portal.opening} onClick={() => void portal.open()}>
      Manage Subscription
    </Button>
  )
  return (
    <PricingView
      current={current}
      back={LANDING}
      words={
        subscribed
          ? end === undefined
            ? SUBSCRIBER_WORDS
            : wordsAtEnd(end, goals?.plan.state === 'cancelling')
          : known
      }
      trial={
        subscribed || isOver ? (
          <p>{subscribed ? TRIAL_INCLUDED : TRIAL_OVER}</p>
        ) : (
          <Button variant="dawn" wide inactive={trial.starting} onClick={() => void trial.start()}>
            Start Free Trial
          </Button>
        )
      }
      choose={(plan) =>
        plan === current ? (
          manage
        ) : (
          <>
            <Button wide inactive={starting !== null} onClick={() => void buy(plan)}>
              {labelButton(plan, CHOOSE[plan])}
            </Button>
            <BuyFailed why={describeFailure(plan)} />
          </>
        )
      }
      last={
        subscribed ? (
          <Button variant="ink" size="large" inactive={portal.opening} onClick={() => void portal.open()}>
            Manage Subscription
          </Button>
        ) : isOver ? null : (
          <Button variant="ink" size="large" inactive={trial.starting} onClick={() => void trial.start()}>
            Start Your Free Trial Today
          </Button>
        )
      }
    />
  )
}

export default PersonPricing
