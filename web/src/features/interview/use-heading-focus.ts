import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the screen's heading when `key` changes, so that a screen reader starts there. `isTaken`: a control takes the focus instead. */
export const useHeadingFocus = (key: string, isTaken = false): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (isTaken) return
    // The router has already scrolled to the top, because a new step is a new address.
    heading.current?.focus({ preventScroll: true })
  }, [key, isTaken])
  return heading
}
