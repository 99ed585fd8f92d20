import { fitGoals, type GoalOutline } from '#domain/coach/brief/person-brief.ts'
import { TITLE_MAX } from '#domain/goals/fields.ts'
import { dataBlock, typed } from '../adapters/bedrock/data-block.ts'

const PLAN_MAX = 300

const wholeData = (goals: readonly GoalOutline[]) =>
  goals.map(({ title, circle, kind, weekly_hours, plan, obstacle, ...record }) => ({
    title: typed(title, TITLE_MAX),
    circle,
    kind,
    hours_a_week: weekly_hours,
    plan: plan && { when: typed(plan.when, PLAN_MAX), will: typed(plan.will, PLAN_MAX) },
    obstacle: obstacle && typed(obstacle, PLAN_MAX),
    day_number: record.dayNumber,
    run: record.run,
    silent_days: record.silentDays,
    kept_of_30: record.keptOf30,
    days_of_30: record.daysOf30,
  }))

/** The person's goals as prompt data within their token budget (COACH-13), without ids (COACH-3). */
export const goalsData = (goals: readonly GoalOutline[]) =>
  wholeData(fitGoals(goals, (some) => dataBlock({ goals: wholeData(some) })))

/** What a prompt says of the goals. */
export const GOALS_RULE = `- goals are what the person checks in on now, with the record of each: days kept of the last 30. Name one by its title in quotation
  marks where it bears on what you write. Do not ask for, and do not propose, what one of them is already.`
