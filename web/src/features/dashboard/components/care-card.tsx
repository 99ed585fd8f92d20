import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { CalmText } from '#web/entities/goals/care/care.tsx'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { GoalIntent } from './goal-intent.ts'
import './goal-card.css'

type Props = { goal: ShownGoal; zone: string; onIntent: (intent: GoalIntent) => void }

/** The card of a goal in crisis: the calm text, then the person's own words, and nothing that counts or coaches (CARE-8). */
export const CareCard = ({ goal, zone, onIntent }: Props) => {
  const titleId = useId()
  const edit = () => onIntent('edit')
  return (
    <article className="goal" data-circle={circleAttribute(goal.circle_type)} aria-labelledby={titleId}>
      <div className="goal-top">{goal.circle_type === null ? null : <CircleTag circle={goal.circle_type} />}</div>
      <CalmText
        goal={goal}
        zone={zone}
        heading="h2"
        change={
          <Button variant="line" onClick={edit}>
            Change This Goal
          </Button>
        }
      />
      <p className="care-own">
        Your goal:{' '}
        <q id={titleId} dir="auto">
          {goal.title}
        </q>
      </p>
      <div className="goal-tools">
        {goal.permissions.canEdit ? (
          <IconButton label="Edit this goal" onClick={edit}>
            <Icon of={Pencil} />
          </IconButton>
        ) : null}
        {goal.permissions.canDelete ? (
          <IconButton label="Delete this goal" onClick={() => onIntent('delete')}>
            <Icon of={Trash2} />
          </IconButton>
        ) : null}
      </div>
    </article>
  )
}
