import { TRIAL_DAYS } from '#domain/billing/trial.ts'
import { messages } from '#domain/messages.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { addDays } from '#domain/time/day.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { ledgerOf } from '#web/lib/goals/goal-days.ts'
import { days } from '#web/lib/goals/goal-words.ts'
import type { Goals } from '#web/lib/goals/goals-query.ts'
import { countState, drawDays } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './trial-expired.css'

/** The mornings of the trial, of the goal that was kept most; undefined where the history no longer reaches them. */
const morningsOf = ({ goals, today, plan }: Goals) => {
  const ended = plan.trial.trialExpiresAt
  const goal = goals.toSorted((a, b) => b.kept_days - a.kept_days)[0]
  if (ended === null || goal === undefined) return undefined
  const from = addDays(localTime(Date.parse(ended), today.zone).day, -TRIAL_DAYS)
  const ledger = ledgerOf(goal, today)
  if (from < ledger.knownFrom) return undefined
  const drawn = drawDays(from, addDays(from, TRIAL_DAYS - 1), ledger)
  return { goal, drawn, kept: countState(drawn, 'done'), missed: countState(drawn, 'missed') }
}

/** Stands in the place of the dashboard once a trial has ended without a plan (specification 2 and 4). */
export const TrialExpired = ({ shown }: { shown: Goals }) => {
  const mornings = morningsOf(shown)
  return (
    <main id="main" className="ended">
      <div className="ended-sky">
        <div className="wrap ended-words">
          <h1>Free Trial Expired</h1>
          <p className="ended-lead">{messages.goals.trialExpired}</p>
        </div>
        <div className="wrap ended-line">
          {mornings ? (
            <div data-circle={circleAttribute(mornings.goal.circle_type)}>
              <p className="ended-count">
                <b>{mornings.kept}</b> of {TRIAL_DAYS} mornings, and a best run of <b>{mornings.goal.best_streak}</b>{' '}
                {mornings.goal.best_streak === 1 ? 'day' : 'days'}.
              </p>
              <Horizon
                size="wide"
                days={mornings.drawn}
                label={`The ${days(TRIAL_DAYS)} of the trial: ${mornings.kept} checked in, ${mornings.missed} missed.`}
              />
            </div>
          ) : null}
          <SunFigure className="ended-sun" light="lit" height={190} />
        </div>
      </div>
      <div className="wrap ended-ground">
        {mornings ? (
          <p className="day-ends" aria-hidden="true">
            <span>Day 1</span>
            <span>Day {TRIAL_DAYS}</span>
          </p>
        ) : null}
        <p className="ended-kept">Your goals and every check-in are kept exactly as you left them.</p>
      </div>
    </main>
  )
}
