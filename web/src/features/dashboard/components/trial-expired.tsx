import { TRIAL_DAYS } from '#domain/billing/trial.ts'
import { describeEnded } from '#web/entities/billing/describe-ended.ts'
import { hadPlan } from '#web/entities/billing/had-plan.ts'
import { readPlanFigures } from '#web/entities/billing/plan-figures.ts'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { CalmText } from '#web/entities/goals/care/care.tsx'
import { days } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { type TrialDays, trialDays } from '#web/entities/goals/trial-days.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { formatDateIn } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { countState } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { Page } from '#web/ui/page.tsx'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './trial-expired.css'

/** The ways back: a plan, and the customer portal for a person whose plan has ended. */
const WaysBack = ({ had }: { had: boolean }) => {
  const { name, price, term } = readPlanFigures('personal')
  const portal = usePortal()
  return (
    <div className="button-row">
      <Button variant="dawn" size="large" aria-haspopup="dialog" onClick={() => upgradeDialog.open({ message: null })}>
        Upgrade to {name}
      </Button>
      <p className="ended-price">
        <b>{price}</b> {term}, cancel anytime
      </p>
      {had ? (
        <Button size="large" inactive={portal.opening} onClick={() => void portal.open()}>
          {portal.opening ? 'Opening...' : 'Manage Subscription'}
        </Button>
      ) : null}
    </div>
  )
}

const Mornings = ({ goal, drawn }: TrialDays) => {
  const kept = countState(drawn, 'done')
  return (
    <div data-circle={circleAttribute(goal.circle_type)}>
      <p className="ended-count">
        <b>{kept}</b> of {drawn.length} mornings
        {goal.streak_hidden ? null : (
          <>
            , and a best run of <b>{goal.best_streak}</b> {goal.best_streak === 1 ? 'day' : 'days'}
          </>
        )}
        .
      </p>
      <Horizon
        size="wide"
        days={drawn}
        label={`The ${days(drawn.length)} of the trial: ${kept} checked in, ${countState(drawn, 'missed')} missed.`}
      />
    </div>
  )
}

/** Replaces the dashboard after a trial, and after a plan that ended (PLAN-2). */
const TrialExpired = ({ shown }: { shown: Goals }) => {
  const had = hadPlan(shown.plan)
  const { title, why, kept } = describeEnded(shown.plan)
  // The days of the trial are long past for a person who had a plan.
  const mornings = had ? undefined : trialDays(shown)
  const planEnd = shown.plan.subscription.subscription_end
  // One goal for each reason, because each has help lines of its own.
  const crises = shown.goals
    .filter(({ care }) => care === 'crisis')
    .filter((goal, index, all) => all.findIndex(({ care_reason }) => care_reason === goal.care_reason) === index)
  // Help stands alone: it is shown whatever the plan allows, and beside no offer (CARE-17).
  if (crises.length > 0)
    return (
      <Page className="ended-care">
        {crises.map((goal, index) => (
          <CalmText
            key={goal.id}
            goal={goal}
            zone={shown.today.zone}
            heading={index === 0 ? 'h1' : 'h2'}
            change={null}
          />
        ))}
        <p className="ended-kept">{kept}</p>
      </Page>
    )
  return (
    <main id="main" className="ended">
      <div className="ended-sky">
        <div className="wrap ended-words">
          <h1>{title}</h1>
          <p className="ended-lead">{why}</p>
          <WaysBack had={had} />
        </div>
        <div className="wrap ended-line">
          {mornings ? <Mornings {...mornings} /> : null}
          <SunFigure className="ended-sun" light="lit" height={190} />
        </div>
      </div>
      <div className="wrap ended-ground">
        {mornings ? (
          <p className="day-ends" aria-hidden="true">
            <span>Day 1</span>
            <span>Day {mornings.drawn.length}</span>
          </p>
        ) : null}
        <p className="ended-next">
          {!had
            ? `Day ${(mornings?.drawn.length ?? TRIAL_DAYS) + 1}, whenever you are ready`
            : 'Whenever you are ready'}
        </p>
        <p className="ended-kept">Your goals and every check-in are kept exactly as you left them.</p>
        {planEnd === null ? null : (
          <p className="ended-plan">Your plan ended on {formatDateIn(planEnd, shown.today.zone)}.</p>
        )}
      </div>
    </main>
  )
}

export default TrialExpired
