import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { describeNoAccess } from '#domain/billing/no-access.ts'
import { isGoalDone } from '#domain/goals/done.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { isBlocked } from '#web/entities/goals/goals-query.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSetActive } from './use-set-active.ts'
import './set-aside-list.css'

const countDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

const describeFacts = ({ is_draft, care, kept_days, best_streak, streak_hidden }: GoalView): string => {
  if (is_draft) return goalMessages.draft
  // Only an ordinary goal is counted (CARE-8, CARE-18).
  if (care !== 'ordinary') return goalMessages.asIs
  if (kept_days === 0) return 'No check-in yet'
  return `${countDays(kept_days)} kept${streak_hidden ? '' : `, best run ${countDays(best_streak)}`}`
}

/** What the button does, before and while it does it. */
const describeTakeUp = ({ is_draft }: GoalView): [string, string] =>
  is_draft ? ['Start This Goal', 'Starting It...'] : ['Take Up Again', 'Taking It Up...']

/** Why no goal can be taken up again now; null if one can. */
const describeRefusal = (shown: Goals): string | null => {
  const { goals, plan } = shown
  if (isBlocked(shown)) return describeNoAccess({ ...plan.subscription, state: plan.state })
  return goals.length >= plan.goal_limit ? goalMessages.takeUpLimit(plan.name, plan.goal_limit) : null
}

type Props = { shown: Goals; onDelete?: (goal: GoalView) => void }

/** The goals that are set aside, each with 'Take Up Again' (GOAL-13), and the drafts of the workshop (FRAMEWORK-17). */
export const SetAsideList = ({ shown, onDelete }: Props) => {
  const takeUp = useSetActive(true)
  const noteId = useId()
  const refusal = describeRefusal(shown)
  return (
    <>
      {refusal === null ? null : (
        <p className="aside-note" id={noteId}>
          {refusal}
        </p>
      )}
      <ul className="aside-list">
        {shown.set_aside.map((goal) => {
          if (isGoalDone(goal)) return null
          const [takes, taking] = describeTakeUp(goal)
          return (
            <li key={goal.id}>
              <div className="aside-words">
                {goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}
                <h3 id={`aside-${goal.id}`} dir="auto">
                  {goal.title}
                </h3>
                <p>{describeFacts(goal)}</p>
              </div>
              <div className="aside-actions">
                <Button
                  variant="line"
                  inactive={refusal !== null || takeUp.isPending}
                  aria-describedby={refusal === null ? `aside-${goal.id}` : `aside-${goal.id} ${noteId}`}
                  onClick={() => takeUp.mutate(goal.id)}
                >
                  {takeUp.isPending && takeUp.variables === goal.id ? taking : takes}
                </Button>
                {onDelete && goal.permissions.canDelete ? (
                  <IconButton label={`Delete ${goal.title}`} onClick={() => onDelete(goal)}>
                    <Icon of={Trash2} />
                  </IconButton>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
