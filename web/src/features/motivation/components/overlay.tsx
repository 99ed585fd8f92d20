import type { OverlayMessage } from '#web/lib/popups.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const Overlay = ({ title, message, onClose }: OverlayMessage & { onClose: () => void }) => (
  <Dialog title={title} onClose={onClose}>
    <p>{message}</p>
  </Dialog>
)

export default Overlay
