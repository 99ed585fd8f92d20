import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CIRCLES } from '#domain/goals/fields.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { circleKey } from '#web/lib/circles.ts'
import { formatDate } from '#web/lib/dates.ts'
import { circlesToday } from '#web/lib/goals/circles-today.ts'
import { days } from '#web/lib/goals/goal-words.ts'
import type { Goals } from '#web/lib/goals/goals-query.ts'
import { CREATE_GOAL } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { CirclesToday } from '#web/ui/wheel/circles-today.tsx'
import { LimitWords } from './limit-words.tsx'
import './sidebar.css'

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="side">
    <h2>{title}</h2>
    {children}
  </section>
)

const AddMoreGoals = ({ shown }: { shown: Goals }) => {
  const left = shown.plan.goal_limit - shown.goals.length
  return (
    <Side title="Add More Goals">
      {left > 0 ? (
        <>
          <p>{left === 1 ? 'There is room for one more goal' : `There is room for ${left} more goals`} in your plan.</p>
          <p className="side-foot">
            <ButtonLink variant="line" to={CREATE_GOAL}>
              Create a goal
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <LimitWords shown={shown} />
          <p className="side-foot">
            <Link className="link-button" to={CREATE_GOAL}>
              Start over with a new goal
            </Link>
          </p>
        </>
      )}
    </Side>
  )
}

const YourCircles = ({ shown: { goals } }: { shown: Goals }) => {
  const counts = CIRCLES.map((circle) => ({
    circle,
    count: goals.filter((goal) => goal.circle_type === circle).length,
  })).filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <Side title="Your Circles">
      <div className="side-circles">
        <CirclesToday states={circlesToday(goals)} />
        <ul className="counts">
          {counts.map(({ circle, count }) => (
            <li key={circle} data-circle={circleKey(circle)}>
              <CircleGlyph circle={circle} /> {circle} <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
    </Side>
  )
}

const YourPlan = ({ shown: { goals, plan, today } }: { shown: Goals }) => {
  const { trial, subscription } = plan
  const until = subscription.subscribed ? subscription.subscription_end : null
  return (
    <Side title="Your Plan">
      <dl className="plan-facts">
        <div>
          <dt>Plan</dt>
          <dd>{plan.name}</dd>
        </div>
        <div>
          <dt>Goals</dt>
          <dd>
            {goals.length} of {plan.goal_limit}
          </dd>
        </div>
        {trial.hasActiveSubscription ? null : (
          <div>
            <dt>Trial</dt>
            <dd>{days(trial.daysRemaining)} left</dd>
          </div>
        )}
        {until === null ? null : (
          <div>
            <dt>Paid until</dt>
            <dd>{formatDate(localTime(Date.parse(until), today.zone).day)}</dd>
          </div>
        )}
      </dl>
    </Side>
  )
}

export const Sidebar = ({ shown }: { shown: Goals }) => (
  <aside className="sidebar" aria-label="Your plan and your circles">
    <AddMoreGoals shown={shown} />
    <YourCircles shown={shown} />
    <YourPlan shown={shown} />
  </aside>
)
