import type { Interview } from '#domain/interview/answers.ts'
import { availableHours } from '#domain/interview/available-hours.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'

/** Hours that a week has for the five circles against the hours that are wanted; all figures in hours a week. */
export type WeekBudget = {
  sleep: number
  job: number
  commute: number
  available_time: number
  total_current_time: number
  total_ideal_time: number
  has_time_conflict: boolean
  /** Wanted hours that the week does not have; 0 without a conflict. */
  missing_time: number
  /** Hours that stay open when every circle gets what is wanted; 0 with a conflict. */
  open_time: number
}

/** One circle in figures. */
export type CirclePlan = {
  circle: CircleKey
  name: string
  satisfaction: number
  importance: number
  /** Importance less satisfaction, from -9 to 9. */
  gap: number
  current: number
  ideal: number
  /** What the week can give it: the ideal hours where all fit, else the hours of now and a fair part of what is wanted beyond them. */
  allocated: number
  /** Allocated less current hours. */
  change: number
  /** Wanted hours that it does not get. */
  short: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

export const computeWeek = ({ lifeContext, circleData }: Interview): WeekBudget => {
  const available = availableHours(lifeContext)
  const ideal = sum(CIRCLE_KEYS.map((key) => circleData[key].ideal_time_per_week))
  return {
    sleep: lifeContext.sleep_hours_per_night * 7,
    job: lifeContext.work_hours_per_week,
    commute: lifeContext.commute_hours_per_week,
    available_time: available,
    total_current_time: sum(CIRCLE_KEYS.map((key) => circleData[key].current_time_per_week)),
    total_ideal_time: ideal,
    has_time_conflict: ideal > available,
    missing_time: Math.max(0, ideal - available),
    open_time: Math.max(0, available - ideal),
  }
}

/** Open hours a week under which a bad week cannot be made up for. */
const FEW_OPEN = 7

/** Whether all wishes fit and few hours stay open. */
export const isTight = ({
  has_time_conflict,
  open_time,
}: Pick<WeekBudget, 'has_time_conflict' | 'open_time'>): boolean => !has_time_conflict && open_time < FEW_OPEN

/** Whether the week holds neither the wishes nor the hours that the circles are said to have now. */
export const isOverfull = (week: WeekBudget): boolean =>
  week.has_time_conflict && week.total_current_time > week.available_time

/**
 * Hours for each wish: the wish itself where all fit into `available`, else the same share of each, in half hours.
 * Never more than the wanted hours, and in total never more than the available hours.
 */
export const allocate = (wishes: readonly number[], available: number): number[] => {
  const wanted = sum(wishes)
  if (wanted <= available) return [...wishes]
  const halves = Math.floor(Math.max(0, available) * 2)
  const parts = wishes.map((wish, at) => {
    const exact = (wish / wanted) * halves
    return { at, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  const left = halves - sum(parts.map(({ whole }) => whole))
  const favoured = new Set(
    parts
      .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return parts.map(({ at, whole }) => (whole + (favoured.has(at) ? 1 : 0)) / 2)
}

/**
 * Hours for each circle. What a circle has now and still wants comes first, so that no circle grows at the cost of another one that
 * stays as it is (FRAMEWORK-12). Only a week that does not hold these hours either reduces every wish.
 */
const shareHours = (wishes: readonly { wanted: number; current: number }[], available: number): number[] => {
  const kept = wishes.map(({ wanted, current }) => Math.min(wanted, current))
  const left = available - sum(kept)
  if (left < 0)
    return allocate(
      wishes.map(({ wanted }) => wanted),
      available,
    )
  const growth = allocate(
    wishes.map(({ wanted }, at) => wanted - (kept[at] ?? 0)),
    left,
  )
  return kept.map((hours, at) => hours + (growth[at] ?? 0))
}

/** The circles in the order of the interview. Circles of `capped` get no more hours than they have now (FRAMEWORK-12). */
export const planCircles = (interview: Interview, capped: ReadonlySet<CircleKey> = new Set()): CirclePlan[] => {
  const answers = CIRCLE_KEYS.map((circle) => ({ circle, ...interview.circleData[circle] }))
  const hours = shareHours(
    answers.map(({ circle, ideal_time_per_week: ideal, current_time_per_week: current }) => ({
      wanted: capped.has(circle) ? Math.min(ideal, current) : ideal,
      current,
    })),
    computeWeek(interview).available_time,
  )
  return answers.map((one, at) => {
    const allocated = hours[at] ?? 0
    return {
      circle: one.circle,
      name: CIRCLE_NAMES[one.circle],
      satisfaction: one.current_satisfaction,
      importance: one.importance_level,
      gap: one.importance_level - one.current_satisfaction,
      current: one.current_time_per_week,
      ideal: one.ideal_time_per_week,
      allocated,
      change: allocated - one.current_time_per_week,
      short: one.ideal_time_per_week - allocated,
    }
  })
}

/** Where to begin: the widest gap first, then what matters most, then what is to grow most. */
export const byUrgency = (plans: readonly CirclePlan[]): CirclePlan[] =>
  plans.toSorted((a, b) => b.gap - a.gap || b.importance - a.importance || b.change - a.change)
