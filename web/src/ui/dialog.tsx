import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { rememberFocus } from '#web/lib/focus-nearby.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import './dialog.css'

const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Whether somebody has pressed a key or a pointer, or scrolled, in the dialog of an element since it was shown. What closes by itself stays open from then
 * on, so that nobody is interrupted while reading (WCAG 2.2.1).
 */
export const useTouched = (part: RefObject<HTMLElement | null>): boolean => {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const dialog = part.current?.closest('dialog')
    const touch = () => setTouched(true)
    for (const sign of SIGNS) dialog?.addEventListener(sign, touch, { passive: true })
    return () => {
      for (const sign of SIGNS) dialog?.removeEventListener(sign, touch)
    }
  }, [part])
  return touched
}

type Props = {
  /** Called on Escape, the close button and a click outside. The owner then stops rendering the dialog. */
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
