import CircleAlert from 'lucide-react/icons/circle-alert'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { addDays } from '#domain/time/day.ts'
import type { LoadFailure } from '#web/lib/use-load.ts'
import { Button } from '#web/ui/button.tsx'
import type { DrawnDay } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/page.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import './goal-card.css'

/** Days with an unknown state: a dashed line. The dates are only keys. */
const UNKNOWN: readonly DrawnDay[] = Array.from({ length: 28 }, (_, index) => ({
  date: addDays('2000-01-01', index),
  state: 'closed',
  isToday: false,
}))

export const LoadFailed = ({ reason, trying, onRetry }: LoadFailure) => (
  <Page className="dashboard">
    <DashboardHead />
    <div className="dashboard-grid">
      <section className="goals" aria-label="Your goals">
        <article className="goal" data-state="expired">
          {/* Not Amplify's Banner, which is too large for a rare state. */}
          <p className="goal-failed" role="alert">
            <Icon of={CircleAlert} />
            {reason}
          </p>
          <div className="goal-words">
            <h2>{goalListMessages.fetchFailed}</h2>
            <p>Nothing is lost. Your goals, your streaks and today’s check-ins are kept.</p>
          </div>
          <Horizon
            days={UNKNOWN}
            label="The last 28 days are not loaded yet."
            narrow={{ from: '2000-01-01', to: '2000-01-14' }}
          />
          <div className="goal-actions">
            <Button variant="dawn" inactive={trying} onClick={onRetry}>
              {trying ? 'Trying...' : 'Try Again'}
            </Button>
          </div>
        </article>
      </section>
    </div>
  </Page>
)
