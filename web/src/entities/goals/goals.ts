import type { GoalView } from '#domain/goals/goal.ts'
import type { NudgeStatus } from '#domain/nudges/nudge.ts'
import type { PlanView, TodayView } from '#functions/profiles/profile-view.ts'
import type { ShownGoal } from './unsynced-edits.ts'

/** The data of the dashboard and the goal page, from one query. */
export type Goals = {
  goals: ShownGoal[]
  /** Inactive goals (GOAL-13). Lists, counts and figures leave them out. */
  set_aside: GoalView[]
  today: TodayView
  plan: PlanView
  nudges: NudgeStatus
  /** True for the last known goals, shown because the server has not answered in time. */
  kept?: boolean
}
