import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { rememberFocus } from '#web/lib/focus-nearby.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import './dialog.css'

const INTERACTIONS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Whether somebody has tapped, pressed a key or scrolled in the dialog that contains an element. A dialog that closes by itself stays open after
 * that, because its reader needs more time (WCAG 2.2.1).
 */
export const useInteracted = (element: RefObject<HTMLElement | null>): boolean => {
  const [interacted, setInteracted] = useState(false)
  useEffect(() => {
    const dialog = element.current?.closest('dialog')
    const interact = () => setInteracted(true)
    for (const type of INTERACTIONS) dialog?.addEventListener(type, interact, { passive: true })
    return () => {
      for (const type of INTERACTIONS) dialog?.removeEventListener(type, interact)
    }
  }, [element])
  return interacted
}

type Props = {
  /** Called on Escape, the close button and a press outside. The owner then stops rendering the dialog. */
  onClose: () => void
  title: ReactNode
  wide?: boolean
  children: ReactNode
}

/**
 * The browser's modal dialog. Render it to open it. It traps the focus and restores it on close, to what is near if its action
 * removed the control that opened it.
 * `data-autofocus` on a control gives it the initial focus instead of the close button.
 * Keep input that must survive a close in the owner's state.
 */
export const Dialog = ({ onClose, title, wide = false, children }: Props) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    const restoreFocus = rememberFocus()
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      restoreFocus()
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
      // A text selection that starts in a field and ends outside is a click on the dialog too. It must not lose the typed text.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose()
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
