import Archive from 'lucide-react/icons/archive'
import Pencil from 'lucide-react/icons/pencil'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { sharePopup } from '#web/entities/popups/popups.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { GoalIntent } from './goal-intent.ts'

type Props = { goal: ShownGoal; onIntent: (intent: GoalIntent) => void }

/** Share, edit, set aside and delete, as far as the goal allows them. */
export const GoalTools = ({ goal, onIntent }: Props) => {
  const { title, permissions } = goal
  return (
    <div className="goal-tools">
      {permissions.canShare ? (
        <IconButton label={`Share ${title}`} onClick={() => sharePopup.open(goal)}>
          <Icon of={Share2} />
        </IconButton>
      ) : null}
      {permissions.canEdit ? (
        <IconButton label={`Edit ${title}`} onClick={() => onIntent('edit')}>
          <Icon of={Pencil} />
        </IconButton>
      ) : null}
      {permissions.canEdit ? (
        <IconButton label={`Set ${title} aside`} onClick={() => onIntent('set-aside')}>
          <Icon of={Archive} />
        </IconButton>
      ) : null}
      {permissions.canDelete ? (
        <IconButton label={`Delete ${title}`} onClick={() => onIntent('delete')}>
          <Icon of={Trash2} />
        </IconButton>
      ) : null}
    </div>
  )
}
