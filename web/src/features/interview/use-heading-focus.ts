import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the screen's heading when `key` changes, so that a screen reader starts there. */
export const useHeadingFocus = (key: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    // The router has already scrolled to the top, because a new step is a new address.
    heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
