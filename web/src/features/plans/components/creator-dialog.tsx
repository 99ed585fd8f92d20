import { Dialog } from '#web/ui/dialog.tsx'

const CreatorDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Who made Five Circles" onClose={onClose}>
    <p />
  </Dialog>
)

export default CreatorDialog
