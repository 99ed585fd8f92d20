import { DomainError } from '#domain/errors.ts'
import { careMessages } from '#domain/messages/care.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Goal, GoalView } from './goal.ts'

type Finished = Pick<Goal, 'done_on'>

/** Whether the person marked a goal as done and did not take it back (GOAL-20). Such a goal is inactive. */
export const isGoalDone = ({ done_on }: Finished): boolean => done_on != null

type Offered = Pick<GoalView, 'care' | 'kind' | 'permissions' | 'target_date'>

/**
 * Whether the page offers to mark an active goal as done (GOAL-20): one that can be finished, and each from the day of its target
 * date on. `calendarDate` in the person's zone.
 */
export const offersDone = ({ care, kind, permissions, target_date }: Offered, calendarDate: Day): boolean =>
  permissions.canEdit &&
  care !== 'crisis' &&
  (kind === 'finish' || (target_date !== null && target_date <= calendarDate))

type Wish = { done?: boolean | undefined; is_active?: boolean | undefined }
type Change = Pick<Goal, 'done_on'> & { is_active?: boolean | undefined }

/**
 * What marking a goal as done or taking it back changes, and taking up again one that is done. `calendarDate` is the date in the
 * person's zone. Throws `forbidden` for a goal in crisis, which nothing celebrates (GOAL-20), and `invalid-request` beside other
 * changes.
 */
export const changeDone = (goal: Finished & Pick<Goal, 'care'>, wish: Wish, calendarDate: Day): Change => {
  if (wish.done !== undefined && Object.keys(wish).length > 1)
    throw new DomainError('invalid-request', doneMessages.alone, 'updates.done')
  if (wish.done === true) {
    if (goal.care === 'crisis') throw new DomainError('forbidden', careMessages.notCoached)
    return { is_active: false, done_on: calendarDate }
  }
  const isTakenBack = wish.done === false || (wish.is_active === true && isGoalDone(goal))
  return isTakenBack ? { is_active: true, done_on: null } : {}
}

/** True for a repeated call, which changes nothing: the first date stays (GOAL-21). */
export const isDoneAlready = (goal: Finished, wish: Wish): boolean =>
  wish.done !== undefined && Object.keys(wish).length === 1 && wish.done === isGoalDone(goal)

/**
 * The last day that a goal asks for: its target date, or the day on which it was done. That day itself counts only if it is kept.
 * `lastKept` is the last check-in day that is kept.
 */
export const findLastDay = (
  { target_date, done_on }: Finished & Pick<Goal, 'target_date'>,
  lastKept: Day | null | undefined,
): Day | null => {
  if (done_on == null) return target_date
  const asked = lastKept === done_on ? done_on : addDays(done_on, -1)
  return target_date !== null && target_date < asked ? target_date : asked
}
