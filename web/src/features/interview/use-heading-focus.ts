import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the screen's heading whenever `key` changes, so that a screen reader begins there. */
export const useHeadingFocus = (key: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    // The page stands at its top already: a new step is a new address.
    heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
