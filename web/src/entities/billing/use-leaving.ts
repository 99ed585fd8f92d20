import { useEffect, useRef, useState } from 'react'

/**
 * What is under way while the browser leaves for another site: null while nothing is. `begin` gives null where something is
 * already, so that a second click starts nothing; its signal says that the person went elsewhere in the meantime.
 */
export const useLeaving = <What>() => {
  const [leaving, setLeaving] = useState<What | null>(null)
  // The button is drawn as busy a moment after the click; this notices at once.
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
    // 'Back' may bring the page as it was left: with a button that would wait for ever.
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
