import { useEffect, useRef, useState } from 'react'

/**
 * Tracks a navigation to another site. `leaving` is null while there is none. `begin` gives null during one, so that a
 * second click starts nothing; its signal aborts when the component unmounts.
 */
export const useLeaving = <What>() => {
  const [leaving, setLeaving] = useState<What | null>(null)
  // State updates one render after the click; the ref updates at once.
  const underWay = useRef<AbortController | null>(null)

  const begin = (what: What): AbortSignal | null => {
    if (underWay.current !== null) return null
    underWay.current = new AbortController()
    setLeaving(what)
    return underWay.current.signal
  }
  const stay = () => {
    underWay.current = null
    setLeaving(null)
  }
  useEffect(() => {
    // 'Back' can restore the page from the back/forward cache with a button that is still busy.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      underWay.current = null
      setLeaving(null)
    }
    window.addEventListener('pageshow', shownAgain)
    return () => {
      window.removeEventListener('pageshow', shownAgain)
      underWay.current?.abort()
    }
  }, [])
  return { leaving, begin, stay }
}
