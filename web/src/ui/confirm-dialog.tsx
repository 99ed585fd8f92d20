import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** The thing itself, between two rules: what it is called and what there is to lose. */
  about?: ReactNode
  /** What will happen, and what is kept. */
  children: ReactNode
  /** The verb of the act, as on the button that led here. */
  confirm: string
  /** The verb while it is under way; the dialog stays until its owner closes it. */
  confirming?: string
  busy?: boolean
  /** Why it cannot be confirmed now. */
  waits?: string | null
  cancel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost. The way back comes first in reading order and takes the focus. */
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
