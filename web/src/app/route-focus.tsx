import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading, screenHeading } from '#web/lib/focus-heading.ts'

/** Whether a field of the new screen, or a dialog, already has the focus. */
const isTaken = (): boolean => document.activeElement?.closest('#main, dialog[open]') != null

/** Input of the person ends the wait for a heading, so that the focus does not move under it. */
const ACTS = ['pointerdown', 'keydown'] as const

type Seen = { heading: HTMLHeadingElement; text: string | null }

/** Calls `found` with the heading of the next screen, now or when it is rendered; gives a function that stops waiting. */
const untilHeading = (before: Seen | null, found: (heading: HTMLHeadingElement) => void): (() => void) => {
  const look = () => {
    const heading = screenHeading()
    if (!heading || (heading === before?.heading && heading.textContent === before.text)) return
    stop()
    found(heading)
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    for (const act of ACTS) document.removeEventListener(act, stop)
  }
  for (const act of ACTS) document.addEventListener(act, stop)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  look()
  return stop
}

/**
 * After each change of the screen, moves the focus to its heading and announces its title. A hash or a parameter that does not
 * change the screen is ignored. The browser announces the first screen.
 */
export const RouteFocus = () => {
  const { pathname, search } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef<Seen | null>(null)
  const address = `${pathname}${search}`
  const last = useRef(address)
  useEffect(() => {
    const isFirst = last.current === address
    last.current = address
    return untilHeading(before.current, (heading) => {
      before.current = { heading, text: heading.textContent }
      if (isFirst) return
      setTitle(document.title)
      if (isTaken()) return
      // The router restores the scroll position.
      focusHeading()
    })
  }, [address])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
