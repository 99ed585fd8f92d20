import { Dialog } from '#web/ui/dialog.tsx'

const UpgradeDialog = ({ message, onClose }: { message: string | null; onClose: () => void }) => (
  <Dialog title="Upgrade" onClose={onClose}>
    {message === null ? null : <p>{message}</p>}
  </Dialog>
)

export default UpgradeDialog
