import { isRaisedByAPlan } from '#domain/billing/plans.ts'
import { goalLimitMessage } from '#domain/goals/limits.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { CREATE_GOAL } from '#web/lib/places.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LimitWords } from './limit-words.tsx'
import { Side } from './side.tsx'

const Room = ({ left }: { left: number }) => (
  <>
    <p>{left === 1 ? 'There is room for one more goal' : `There is room for ${left} more goals`} in your plan.</p>
    <p className="side-foot">
      <ButtonLink variant="line" to={CREATE_GOAL}>
        Add a Goal
      </ButtonLink>
    </p>
  </>
)

const Full = ({ shown }: { shown: Goals }) => {
  const { name, goal_limit: goals } = shown.plan
  return (
    <>
      <LimitWords shown={shown} />
      <p className="side-foot">
        {isRaisedByAPlan('goals', goals) ? (
          <Button variant="line" onClick={() => upgradeDialog.open({ message: goalLimitMessage({ name, goals }) })}>
            Upgrade
          </Button>
        ) : null}
        {/* The form checks the plan's limit. */}
        <Link className="link-button" to={CREATE_GOAL}>
          Start over with a new goal
        </Link>
      </p>
    </>
  )
}

/** Add More Goals, or why the plan is full. */
export const AddMoreGoals = ({ shown }: { shown: Goals }) => {
  const left = shown.plan.goal_limit - shown.goals.length
  return <Side title="Add More Goals">{left > 0 ? <Room left={left} /> : <Full shown={shown} />}</Side>
}
