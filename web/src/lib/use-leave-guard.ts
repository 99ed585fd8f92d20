import { useEffect, useRef, useState } from 'react'

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The link of a click that opens another screen of the app in this tab. The browser asks before another site (`beforeunload`). */
const findLeavingLink = (event: MouseEvent, here: string): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || !isPlainClick(event) || link.target !== '' || link.origin !== window.location.origin) return null
  return link.getAttribute('href')?.startsWith('#') || link.pathname === here ? null : link
}

/**
 * Stops a link, Back and a closing tab while the screen at the path `here` has unsaved input. `leave` is what the person wanted and
 * does it; null while nothing was stopped. The app's router has no blockers (ADR 262).
 */
export const useLeaveGuard = (here: string, isUnsaved: boolean) => {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isAllowed = useRef(false)
  useEffect(() => {
    if (!isUnsaved) return
    isAllowed.current = false
    const readEntry = (): { state: unknown; url: string } => ({
      state: window.history.state,
      url: window.location.href,
    })
    let entry = readEntry()
    const stop = (event: Event, go: () => void) => {
      event.preventDefault()
      // Before the router's own listeners, which follow in the bubbling phase.
      event.stopImmediatePropagation()
      setLeave(() => () => {
        isAllowed.current = true
        setLeave(null)
        go()
      })
    }
    const onClick = (event: MouseEvent) => {
      const link = isAllowed.current ? null : findLeavingLink(event, here)
      if (link) stop(event, () => link.click())
    }
    const onPop = (event: PopStateEvent) => {
      if (isAllowed.current) return
      if (window.location.pathname === here) {
        // An anchor of the screen.
        entry = readEntry()
        return
      }
      // The address has changed already: put the screen's own entry back on top.
      window.history.pushState(entry.state, '', entry.url)
      stop(event, () => window.history.back())
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onPop, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onPop, true)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [here, isUnsaved])
  return { leave, stay: () => setLeave(null) }
}
