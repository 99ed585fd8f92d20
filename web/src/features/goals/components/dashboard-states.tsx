import CircleAlert from 'lucide-react/icons/circle-alert'
import { goalMessages } from '#domain/messages/goals.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import { addDays } from '#domain/time/day.ts'
import { CREATE_GOAL, INTERVIEW } from '#web/lib/places.ts'
import type { LoadFailure } from '#web/lib/use-load.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { DrawnDay } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/page.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { Wheel } from '#web/ui/wheel/wheel.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import './goal-card.css'

export const NoGoals = () => (
  <section className="empty">
    <div className="empty-picture">
      <Wheel name="Five empty circles" values={{}} />
    </div>
    <div className="empty-words">
      <h2>No Active Goals</h2>
      <p>
        Five circles, all open. Pick the one that would change your mornings most, and say in a sentence what you want
        from it.
      </p>
      <div className="button-row">
        <ButtonLink variant="dawn" size="large" to={CREATE_GOAL}>
          {todayRowMessages.create}
        </ButtonLink>
      </div>
      <p className="empty-else">
        Not sure where to begin? <RouterLink to={INTERVIEW}>Take the interview</RouterLink>, <span>15-20 minutes</span>.
      </p>
    </div>
  </section>
)

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
            <h2>{goalMessages.fetchFailed}</h2>
            <p>Nothing is lost. Your goals, your streaks and today’s check-ins are kept.</p>
          </div>
          <Horizon
            days={UNKNOWN}
            label="The last 28 days are not loaded yet."
            narrow={{ from: '2000-01-01', to: '2000-01-14' }}
          />
          <div className="goal-actions">
            <Button variant="dawn" inactive={trying} onClick={onRetry}>
              {trying ? 'Trying...' : 'Try again'}
            </Button>
          </div>
        </article>
      </section>
    </div>
  </Page>
)
