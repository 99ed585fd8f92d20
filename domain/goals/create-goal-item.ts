import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { GoalCare } from '#domain/safety/goal-care.ts'
import type { Goal } from './goal.ts'
import { trimThen, trimWhen } from './plan.ts'

/** The fields of a new goal that the person sets. */
export type GoalWish = Pick<
  Goal,
  | 'title'
  | 'target_date'
  | 'tone'
  | 'time_of_day'
  | 'circle_type'
  | 'weekly_commitment_hours'
  | 'circle_interview_data'
  | 'plan_when'
  | 'plan_then'
  | 'obstacle'
> & { description: string | null; kind: GoalKind | null; is_active: boolean }

/** A new goal with its wake-up mail on. `now` in epoch milliseconds. */
export const createGoalItem = (wish: GoalWish, made: { id: string; userId: string; now: number } & GoalCare): Goal => {
  const created_at = new Date(made.now).toISOString()
  return {
    id: made.id,
    user_id: made.userId,
    title: wish.title,
    description: wish.description ?? '',
    target_date: wish.target_date,
    tone: wish.tone,
    time_of_day: wish.time_of_day,
    circle_type: wish.circle_type,
    weekly_commitment_hours: wish.weekly_commitment_hours,
    circle_interview_data: wish.circle_interview_data,
    chosen_kind: wish.kind,
    plan_when: trimWhen(wish.plan_when),
    plan_then: trimThen(wish.plan_then),
    obstacle: wish.obstacle,
    care: made.care,
    care_reason: made.care_reason,
    is_active: wish.is_active,
    ...(wish.is_active ? {} : { is_draft: true }),
    wake_up_mail: true,
    created_at,
    updated_at: created_at,
  }
}
