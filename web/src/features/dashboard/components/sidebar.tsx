import { isFirstDay } from '#web/entities/billing/is-first-day.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useResendEdits } from '#web/features/dashboard/api/use-resend-edits.ts'
import { AddMoreGoals } from './add-more-goals.tsx'
import { InstantMotivation } from './instant-motivation.tsx'
import { Promo } from './promos.tsx'
import { YourCircles } from './your-circles.tsx'
import { YourPlan } from './your-plan.tsx'
import './sidebar.css'

/**
 * The dashboard's sidebar (PAGE-9). `row`: laid out under an empty list, without Add More Goals. Beside a goal in crisis it has
 * neither a nudge nor an offer (CARE-17).
 */
const Sidebar = ({ shown, row = false }: { shown: Goals; row?: boolean }) => {
  // Here and not in the dashboard, so that the first view loads no code that saves edits.
  useResendEdits(shown.stored === 'asking' ? undefined : shown)
  if (hasCrisis(shown))
    return (
      <aside className="sidebar" aria-label="Your circles">
        <YourCircles shown={shown} />
      </aside>
    )
  return <Whole shown={shown} row={row} />
}

/** On the account's first day nothing is sold, and a full plan has nothing to say (PAGE-26). */
const Whole = ({ shown, row }: { shown: Goals; row: boolean }) => {
  const first = isFirstDay(shown)
  // Nothing pushes a person whose goals are all gentle (CARE-18).
  const onlyGentle = shown.goals.length > 0 && shown.goals.every(({ care }) => care === 'gentle')
  const isFull = shown.goals.length >= shown.plan.goal_limit
  return (
    <aside className={row ? 'sidebar sidebar-row' : 'sidebar'} aria-label="Your plan and your circles">
      {row || (first && isFull) ? null : <AddMoreGoals shown={shown} />}
      <YourCircles shown={shown} />
      {onlyGentle ? null : <InstantMotivation shown={shown} />}
      <YourPlan shown={shown} />
      {first ? null : <Promo shown={shown} />}
    </aside>
  )
}

export default Sidebar
