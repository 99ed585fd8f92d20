import { messages } from '#domain/messages.ts'
import { mayUpgrade } from '#web/lib/billing/may-upgrade.ts'
import type { Goals } from '#web/lib/goals/goals-query.ts'
import { CREATE_GOAL } from '#web/lib/places.ts'
import { upgradeDialog } from '#web/lib/popups.ts'
import { Button, ButtonLink, LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { LimitWords } from './limit-words.tsx'
import { Side } from './side.tsx'

/** Milliseconds (specification 9: the goal-limit error). */
const LIMIT_SHOWN = 5000

const Full = ({ shown }: { shown: Goals }) => {
  const { plan } = shown
  const message = messages.goals.limitReached(plan.name, plan.goal_limit)
  return (
    <>
      <LimitWords shown={shown} />
      <p className="side-foot">
        {mayUpgrade(plan) ? (
          <Button
            variant="line"
            onClick={() => {
              // The dialog says the same.
              toast.dismiss()
              upgradeDialog.open({ message })
            }}
          >
            Upgrade
          </Button>
        ) : null}
        <LinkButton onClick={() => toast.upgrade(message, undefined, LIMIT_SHOWN)}>
          Start over with a new goal
        </LinkButton>
      </p>
    </>
  )
}

/** Room for more goals, or why there is none; and the start-over action (specification 2). */
export const AddMoreGoals = ({ shown }: { shown: Goals }) => {
  const left = shown.plan.goal_limit - shown.goals.length
  return (
    <Side title="Add More Goals">
      {left > 0 ? (
        <>
          <p>{left === 1 ? 'There is room for one more goal' : `There is room for ${left} more goals`} in your plan.</p>
          <p className="side-foot">
            <ButtonLink variant="line" to={CREATE_GOAL}>
              Start over with a new goal
            </ButtonLink>
          </p>
        </>
      ) : (
        <Full shown={shown} />
      )}
    </Side>
  )
}
