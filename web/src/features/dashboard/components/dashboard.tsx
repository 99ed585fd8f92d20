import { lazy, Suspense, useState } from 'react'
import { endedTitle } from '#web/entities/billing/had-plan.ts'
import { useTrialPrompt } from '#web/entities/billing/use-trial-prompt.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import { isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import { useTodaysTexts } from '#web/entities/offline/use-todays-texts.ts'
import { deviceZone } from '#web/lib/device-zone.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { PHONE, useMedia } from '#web/lib/use-media.ts'
import { Page } from '#web/ui/page.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AsOf } from './as-of.tsx'
import { DashboardHead, Totals } from './dashboard-head.tsx'
import { GoalList } from './goal-list.tsx'
import { GoalRows } from './goal-rows.tsx'
import { LoadFailed } from './load-failed.tsx'
import './dashboard.css'
import './payment-failed.css'

const CirclePanel = lazy(() => import('./circle-panel.tsx'))
const NoGoals = lazy(() => import('./no-goals.tsx'))
const SetAside = lazy(() => import('./set-aside.tsx'))
const PaymentFailed = lazy(() => import('./payment-failed.tsx'))
const Sidebar = lazy(() => import('./sidebar.tsx'))
const TrialExpired = lazy(() => import('./trial-expired.tsx'))
const ZoneNote = lazy(async () => ({ default: (await import('#web/entities/goals/zone/zone-note.tsx')).ZoneNote }))

/** `focusGoal` is the goal of a check-in link (MAIL-4). */
type Props = { focusGoal?: string | null }

const Dashboard = ({ focusGoal = null }: Props) => {
  const query = useGoals({ atOnce: true })
  const load = useLoad(query)
  const answered = query.data?.stored === 'asking' ? undefined : query.data
  useTrialPrompt(answered)
  const texts = useTodaysTexts(query.data)
  const phone = useMedia(PHONE)
  const [here] = useState(deviceZone)
  const shown = query.data
  useTitle(shown && isBlocked(shown) ? endedTitle(shown.plan) : 'Your Personal Goal Dashboard')
  if (shown === undefined) return typeof load === 'object' ? <LoadFailed {...load} /> : <LoadingPage />
  if (isBlocked(shown))
    return (
      <Suspense fallback={<LoadingPage />}>
        <TrialExpired shown={shown} />
      </Suspense>
    )
  // Beside a goal in crisis the card with the help lines comes first, without rows and notes above it (CARE-17).
  const isBesideCrisis = hasCrisis(shown)
  const rows = phone && shown.goals.length > 0 && !isBesideCrisis
  return (
    <Page className="dashboard">
      <DashboardHead shown={shown} rows={rows} />
      <AsOf shown={shown} trying={query.isFetching} onRetry={() => void query.refetch()} />
      {isBesideCrisis || here === shown.today.zone ? null : (
        <Suspense fallback={null}>
          <ZoneNote shown={shown} once />
        </Suspense>
      )}
      {shown.plan.state === 'past_due' && !isBesideCrisis ? (
        <div className="payment-failed">
          <Suspense fallback={null}>
            <PaymentFailed shown={shown} />
          </Suspense>
        </div>
      ) : null}
      {rows ? (
        <>
          <GoalRows shown={shown} />
          <div className="dash-figures">
            <Totals shown={shown} />
          </div>
        </>
      ) : null}
      {shown.goals.length === 0 ? (
        <Suspense fallback={null}>
          <NoGoals shown={shown} />
        </Suspense>
      ) : (
        <div className="dashboard-grid">
          <GoalList shown={shown} focusGoal={focusGoal} texts={texts} underRows={rows} />
          {/* Last, so that their arrival causes no layout shift. */}
          <Suspense fallback={null}>
            <Sidebar shown={shown} />
            {isBesideCrisis ? null : <CirclePanel shown={shown} />}
          </Suspense>
        </div>
      )}
      {shown.goals.length > 0 && shown.set_aside.length > 0 ? (
        <Suspense fallback={null}>
          <SetAside shown={shown} />
        </Suspense>
      ) : null}
    </Page>
  )
}

export default Dashboard
