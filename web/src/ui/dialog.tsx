import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import './dialog.css'

type Props = {
  /** Called when the person leaves: Escape, the close button, a click beside it. The owner then stops rendering it. */
  onClose: () => void
  title: ReactNode
  wide?: boolean
  children: ReactNode
}

/**
 * The browser's own modal dialog. Render it to open it; it holds the focus inside and gives it back to where it was.
 * `data-autofocus` on a control gives it the focus in place of the close button.
 * An answer that must not be lost belongs in the owner's state, not in here.
 */
export const Dialog = ({ onClose, title, wide = false, children }: Props) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser hands to onCancel.
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
