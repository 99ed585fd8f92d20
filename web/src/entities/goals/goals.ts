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
  /**
   * For the last known goals of this device: 'asking' until the server answers (PAGE-30), 'late' after it did not answer in time
   * (AUTH-17).
   */
  stored?: 'asking' | 'late'
}
