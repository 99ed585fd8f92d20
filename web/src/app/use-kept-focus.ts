import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { keepFocusNear } from '#web/lib/focus-nearby.ts'

/** After each press, also one by the keyboard: if it removes the control that has the focus, the focus moves to what is near (PAGE-31). */
export const useKeptFocus = (): void => {
  const stop = useRef(() => {})
  const { key } = useLocation()
  // A new screen chooses its own focus. A layout effect runs before the observer is told that the control is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each entry of the history.
  useLayoutEffect(() => stop.current(), [key])
  useEffect(() => {
    const watch = () => {
      stop.current()
      const control = document.activeElement
      // Dialogs and toasts restore the focus themselves.
      if (!control?.matches('button, input') || control.closest('dialog, [data-sonner-toaster]')) return
      stop.current = keepFocusNear(control)
    }
    // In the capture phase, before the press has an effect.
    document.addEventListener('click', watch, true)
    return () => {
      stop.current()
      document.removeEventListener('click', watch, true)
    }
  }, [])
}
