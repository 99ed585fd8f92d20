import type { GoalView } from '#domain/goals/goal.ts'
import type { NudgeStatus } from '#domain/nudges/nudge.ts'
import type { PlanView, TodayView } from '#functions/profiles/profile-view.ts'
import type { ShownGoal } from './unsynced-edits.ts'

/** Everything that the dashboard and the goal page show: one query, one read of the table. */
export type Goals = {
  goals: ShownGoal[]
  /** Inactive goals: no list, count or figure includes them. */
  set_aside: GoalView[]
  today: TodayView
  plan: PlanView
  nudges: NudgeStatus
  /** The last known goals, shown because the server has not answered in time. */
  kept?: boolean
}
