import { useEffect } from 'react'
import { keepFocusNear } from '#web/lib/focus-nearby.ts'

/** After each press, also one by the keyboard: if it removes the control that has the focus, the focus moves to what is near (PAGE-31). */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let stop = () => {}
    const watch = () => {
      stop()
      const control = document.activeElement
      // A dialog gives the focus back itself, and a link leads to a screen that chooses its own.
      if (control?.matches('button, input') && !control.closest('dialog')) stop = keepFocusNear(control)
    }
    // In the capture phase, before the press has an effect.
    document.addEventListener('click', watch, true)
    return () => {
      stop()
      document.removeEventListener('click', watch, true)
    }
  }, [])
}
