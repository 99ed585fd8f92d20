import { describeWayBack } from '#domain/billing/no-access.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { endedTitle, hadPlan } from './had-plan.ts'

/** What a screen says in place of itself to a person without access (PLAN-2). */
export type Ended = {
  title: string
  why: string
  /** What ended, as a clause within a sentence. */
  because: string
}

/** Whether the trial or a plan ended, and why the person has no access (PLAN-2). */
export const describeEnded = (plan: PlanView): Ended => {
  const title = endedTitle(plan)
  if (!hadPlan(plan)) return { title, why: goalListMessages.trialExpired, because: 'your 30-day free trial has ended' }
  return { title, why: describeWayBack({ ...plan.subscription, state: plan.state }), because: 'your plan has ended' }
}
