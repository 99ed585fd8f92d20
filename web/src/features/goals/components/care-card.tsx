import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Care } from '#web/entities/goals/care.tsx'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { GoalIntent } from './goal-intent.ts'
import './goal-card.css'

type Props = { goal: ShownGoal; zone: string; onIntent: (intent: GoalIntent) => void }

/** The card of a goal in crisis: its title and the calm text, and nothing that counts or coaches (CARE-8). */
export const CareCard = ({ goal, zone, onIntent }: Props) => {
  const titleId = useId()
  const edit = () => onIntent('edit')
  return (
    <article className="goal" data-circle={circleAttribute(goal.circle_type)} aria-labelledby={titleId}>
      <div className="goal-top">{goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}</div>
      <div className="goal-words">
        <h2 id={titleId}>{goal.title}</h2>
      </div>
      <Care
        goal={goal}
        zone={zone}
        heading="h3"
        change={
          <Button variant="line" onClick={edit}>
            Change this goal
          </Button>
        }
      />
      <div className="goal-tools">
        {goal.permissions.canEdit ? (
          <IconButton label={`Edit ${goal.title}`} onClick={edit}>
            <Icon of={Pencil} />
          </IconButton>
        ) : null}
        {goal.permissions.canDelete ? (
          <IconButton label={`Delete ${goal.title}`} onClick={() => onIntent('delete')}>
            <Icon of={Trash2} />
          </IconButton>
        ) : null}
      </div>
    </article>
  )
}
