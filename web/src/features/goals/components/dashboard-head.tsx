import type { Goals } from '#web/entities/goals/goals.ts'
import { hasCrisis } from '#web/entities/goals/has-crisis.ts'
import { formatLongDate } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Figure, Figures } from '#web/ui/figures.tsx'

/** Rounded over all goals; 0 without goals (STREAK-7). */
const averageStreak = ({ goals }: Goals): number =>
  goals.length === 0 ? 0 : Math.round(goals.reduce((sum, goal) => sum + goal.streak_count, 0) / goals.length)

const Totals = ({ shown }: { shown?: Goals }) => {
  const average = shown && averageStreak(shown)
  return (
    <Figures>
      <Figure name="Active goals">{shown ? shown.goals.length : '–'}</Figure>
      <Figure name="Average streak">
        {average ?? '–'} {average === undefined ? null : <small>{average === 1 ? 'day' : 'days'}</small>}
      </Figure>
      {shown ? (
        <Figure name="Plan">
          <Badge kind="plan">{shown.plan.name}</Badge>
        </Figure>
      ) : null}
    </Figures>
  )
}

/** The date and the figures (PAGE-8); placeholders without `shown`. Beside a goal in crisis it has no figures (CARE-17). */
export const DashboardHead = ({ shown }: { shown?: Goals }) => (
  <div className="page-head">
    <div>
      <p className="page-date">{shown ? formatLongDate(shown.today.calendar_date) : null}</p>
      <h1>Your Personal Goal Dashboard</h1>
    </div>
    {shown && hasCrisis(shown) ? null : <Totals {...(shown && { shown })} />}
  </div>
)
