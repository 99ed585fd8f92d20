import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** What is affected: its name and what would be lost. */
  about?: ReactNode
  /** What happens, and what is kept. */
  children: ReactNode
  /** The verb of the action, as on the button that opened the dialog. */
  confirm: string
  /** The verb while the action runs; the dialog stays until its owner closes it. */
  confirming?: string
  busy?: boolean
  waits?: string | null
  cancel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation. Cancel comes first in reading order and gets the focus. */
export const ConfirmDialog = ({
  title,
  about,
  children,
  confirm,
  confirming = confirm,
  busy = false,
  waits = null,
  cancel = 'Cancel',
  onConfirm,
  onClose,
}: Props) => {
  const waitsId = useId()
  return (
    <Dialog title={title} onClose={onClose}>
      {about ? <div className="dialog-about">{about}</div> : null}
      <div className="dialog-words">{children}</div>
      {waits ? (
        <p className="dialog-words" id={waitsId} role="status">
          {waits}
        </p>
      ) : null}
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose} data-autofocus>
          {cancel}
        </Button>
        <Button
          variant="ink"
          inactive={busy || waits !== null}
          aria-describedby={waits ? waitsId : undefined}
          onClick={onConfirm}
        >
          {busy ? confirming : confirm}
        </Button>
      </div>
    </Dialog>
  )
}
