import type { GoalView } from '#domain/goals/goal.ts'
import { trimThen, trimWhen } from '#domain/goals/plan.ts'

/** 'When the kettle is on, I will open the draft.' Null unless both parts are written (GOAL-18). */
export const planSentence = (plan: Pick<GoalView, 'plan_when' | 'plan_then'>): string | null => {
  const when = trimWhen(plan.plan_when.trim())
  const then = trimThen(plan.plan_then.trim())
  if (when === '' || then === '') return null
  return `When ${when}, I will ${then}${/[.!?…]$/u.test(then) ? '' : '.'}`
}
