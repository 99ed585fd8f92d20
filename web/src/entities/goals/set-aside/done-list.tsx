import Trash2 from 'lucide-react/icons/trash-2'
import { isGoalDone } from '#domain/goals/done.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NotDoneButton } from './done-button.tsx'
import { describeFinished } from './done-words.ts'

import './set-aside-list.css'

/** The done goals, the last one first. */
const listDone = ({ set_aside }: Goals): GoalView[] =>
  set_aside.filter(isGoalDone).toSorted((one, other) => (other.done_on ?? '').localeCompare(one.done_on ?? ''))

type Props = { shown: Goals; onDelete?: (goal: GoalView) => void }

/** The goals that are done, each with 'Not Done Yet' (GOAL-22, GOAL-23). */
export const DoneList = ({ shown, onDelete }: Props) => (
  <ul className="aside-list">
    {listDone(shown).map((goal) => (
      <li key={goal.id}>
        <div className="aside-words">
          {goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}
          <h3 id={`done-${goal.id}`} dir="auto">
            {goal.title}
          </h3>
          <p>{describeFinished(goal, hasCrisis(shown))}</p>
        </div>
        <div className="aside-actions">
          <NotDoneButton goal={goal} describedBy={`done-${goal.id}`} />
          {onDelete && goal.permissions.canDelete ? (
            <IconButton label={`Delete ${goal.title}`} onClick={() => onDelete(goal)}>
              <Icon of={Trash2} />
            </IconButton>
          ) : null}
        </div>
      </li>
    ))}
  </ul>
)
