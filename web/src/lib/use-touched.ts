import { type RefObject, useEffect, useState } from 'react'

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
