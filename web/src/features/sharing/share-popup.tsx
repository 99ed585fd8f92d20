import type { ShownGoal } from '#web/lib/goals/unsynced-edits.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const SharePopup = ({ goal, onClose }: { goal: ShownGoal; onClose: () => void }) => (
  <Dialog title="Share" onClose={onClose}>
    <p>{goal.title}</p>
  </Dialog>
)

export default SharePopup
