import { describeNoAccess, describeWayBack } from '#domain/billing/no-access.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { endedTitle, hadPlan } from './had-plan.ts'

/** What a screen says in place of itself to a person without access (PLAN-2). */
export type Ended = {
  title: string
  why: string
  /** What ended, as a clause within a sentence. */
  because: string
  /** One sentence: what ended, and what gives access back. */
  sentence: string
  /** What ended, where nothing is offered (CARE-17, CARE-18). */
  kept: string
}

/** Whether the trial or a plan ended, and why the person has no access (PLAN-2). */
export const describeEnded = (plan: PlanView): Ended => {
  const title = endedTitle(plan)
  const owned = { ...plan.subscription, state: plan.state }
  const sentence = describeNoAccess(owned)
  return hadPlan(plan)
    ? { title, why: describeWayBack(owned), sentence, because: 'your plan has ended', kept: goalMessages.planEnded }
    : { title, why: sentence, sentence, because: 'your 30-day free trial has ended', kept: goalMessages.trialEnded }
}
