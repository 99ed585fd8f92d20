import { dashboardMessages } from '#domain/messages/dashboard.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { hasCountedDays, isEnded } from '#web/entities/goals/shown-count.ts'
import { formatLongDate } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Figure, Figures } from '#web/ui/figures.tsx'

/** The goals whose days are counted: neither gentle ones (CARE-18) nor those past their target date (STREAK-7). */
const listCounted = ({ goals }: Goals): Goals['goals'] =>
  goals.filter((goal) => goal.care !== 'gentle' && !isEnded(goal))

/** The days kept of the last 30 and the days that were asked for, over the goals that are counted (STREAK-18). */
const Kept = (shown: Goals) => {
  const counted = listCounted(shown)
  const sum = (field: 'kept_of_30' | 'days_of_30') => counted.reduce((total, goal) => total + goal[field], 0)
  if (counted.length === 0) return null
  const days_of_30 = sum('days_of_30')
  return (
    <Figure name={streakMessages.keptFigure}>
      {sum('kept_of_30')} {hasCountedDays({ days_of_30 }) ? <small>of {days_of_30}</small> : null}
    </Figure>
  )
}

/** Rounded over the goals that are counted; 0 without goals (STREAK-7). Undefined where no goal is counted. */
const averageStreak = (shown: Goals): number | undefined => {
  const counted = listCounted(shown)
  if (counted.length === 0) return shown.goals.length === 0 ? 0 : undefined
  return Math.round(counted.reduce((sum, goal) => sum + goal.streak_count, 0) / counted.length)
}

export const Totals = ({ shown }: { shown?: Goals }) => {
  const average = shown && averageStreak(shown)
  const isHidden = shown?.goals.some((goal) => goal.streak_hidden)
  return (
    <Figures>
      <Figure name="Active goals">{shown ? shown.goals.filter((goal) => !isEnded(goal)).length : '–'}</Figure>
      {shown && isHidden ? <Kept {...shown} /> : null}
      {shown && (isHidden || average === undefined) ? null : (
        <Figure name="Average streak">
          {average ?? '–'} {average === undefined ? null : <small>{average === 1 ? 'day' : 'days'}</small>}
        </Figure>
      )}
      {shown ? (
        <Figure name="Plan">
          <Badge kind="plan">{shown.plan.name}</Badge>
        </Figure>
      ) : null}
    </Figures>
  )
}

type HeadProps = {
  shown?: Goals
  /** Above rows: smaller, with the figures after the rows (PAGE-25). */
  rows?: boolean
}

/** The date and the figures (PAGE-8); placeholders without `shown`. Beside a goal in crisis it has no figures (CARE-17). */
export const DashboardHead = ({ shown, rows = false }: HeadProps) => (
  <div className={rows ? 'page-head rows-head' : 'page-head'}>
    <div>
      <p className="page-date">
        {shown ? formatLongDate(shown.today.calendar_date) : null}
        {shown?.stored === 'asking' ? <span className="page-updating">{dashboardMessages.updating}</span> : null}
      </p>
      <h1>Your Personal Goal Dashboard</h1>
    </div>
    {rows || (shown && hasCrisis(shown)) ? null : <Totals {...(shown && { shown })} />}
  </div>
)
